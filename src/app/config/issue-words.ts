import type * as z from 'zod/mini';
import { count } from '../../core/text.ts';

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  string: 'a text, in quotes',
  array: 'a list, in [ ]',
  object: 'an object, in { }',
  record: 'an object, in { }',
};

/** Of what sizes are told: of a number the value itself. */
const SIZES: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };

/** What is wrong with a value, for people and models, behind its name: `is missing`, `must be at least 1`. Says nothing of what was given. Pure. */
export function issueWords(issue: z.core.$ZodIssue, given: unknown): string {
  if (issue.code === 'invalid_type') {
    const type = TYPES[issue.expected] ?? issue.expected;
    return valueAt(given, issue.path) === undefined ? 'is missing' : `must be ${type}`;
  }
  if (issue.code === 'invalid_value') {
    const [first, ...others] = issue.values.map((value) => JSON.stringify(value));
    return others.length === 0 ? `must be ${first}` : `must be one of ${[first, ...others].join(', ')}`;
  }
  if (issue.code === 'too_big') return bound(issue.origin, 'at most', issue.maximum);
  if (issue.code === 'too_small') return bound(issue.origin, 'at least', issue.minimum);
  return issue.code === 'invalid_format' ? 'does not have the right form' : 'is not as expected';
}

function bound(origin: string, least: string, size: unknown): string {
  const unit = SIZES[origin];
  return unit === undefined ? `must be ${least} ${size}` : `must have ${least} ${count(Number(size), unit)}`;
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    given,
  );
