import type * as z from 'zod';
import { CsError } from '../domain/errors.ts';

/**
 * Arguments as a schema has them, with what it fills in. Throws USAGE, which names each that is off and what to give in its place, in
 * the words of the schema; never what was given.
 */
export function readArguments<Input extends z.ZodObject>(
  tool: string,
  schema: Input,
  given: unknown,
): z.output<Input> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => faultOf(issue, schema, given ?? {}));
  const names = Object.keys(schema.shape);
  throw new CsError('USAGE', `${tool}: ${[...new Set(faults)].join('\n')}`, {
    hint: names.length === 0 ? `${tool} takes no arguments` : `${tool} takes ${names.join(', ')}`,
  });
}

function faultOf(issue: z.core.$ZodIssue, schema: z.ZodObject, given: unknown): string {
  const [name] = issue.path;
  if (issue.code === 'unrecognized_keys') return `there is no argument ${issue.keys.map(quoted).join(', ')}.`;
  if (typeof name !== 'string') return `the arguments: ${issue.message}.`;
  const description = schema.shape[name]?.description;
  const isMissing = issue.code === 'invalid_type' && !Object.hasOwn(Object(given), name);
  const told = isMissing ? 'is missing' : `(${issue.message})`;
  return `${quoted(issue.path.join('.'))} ${told}.${description === undefined ? '' : ` Give: ${description}`}`;
}

const quoted = (name: string): string => `\`${name.slice(0, 100)}\``;
