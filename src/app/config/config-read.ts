import { lstatSync, readFileSync, statSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { UserRule } from '../../../filters/pattern-rule.ts';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { count } from '../../core/text.ts';
import { byTodaysNames, type FileSettings, fileSchema, type WrittenSettings } from './config-schema.ts';

/** A key of a clone's file is named where it is a plain word, as a slip is: it may be anything. */
const PLAIN_KEY = /^[A-Za-z]{1,40}$/;

/** What is wrong, in words for the terminal: a key that is no setting with the one that was meant. */
async function wordsOf(issue: z.core.$ZodIssue | undefined, given: unknown, isForeign: boolean) {
  if (issue === undefined) return 'not as expected';
  if (issue.code !== 'unrecognized_keys') {
    const name = issue.path.at(-1) ?? 'it';
    return `${typeof name === 'number' ? `entry ${name + 1}` : String(name)} ${issueWords(issue, given)}`;
  }
  const [key = ''] = issue.keys;
  if (isForeign && !issue.keys.every((name) => PLAIN_KEY.test(name))) return 'it has an unknown key';
  const { meantKey } = await import('./config-json-schema.ts');
  const nearest = meantKey(issue.path, key);
  return `there is no setting "${key}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`;
}

/** Of a file that is not the user's own: it is no link, nothing of it is quoted but plain names, and its rules may take less time. */
type ReadOptions = Readonly<{ isForeign?: boolean }>;

/** Reads and checks a settings file, its rules too. Throws CONFIG_INVALID with file, key and line; also for no regular file, and above 1 MB. */
export const readSettings = async (file: string, options: ReadOptions = {}): Promise<FileSettings> =>
  byTodaysNames(await checkSettings(file, readText(file, options.isForeign === true), options));

/** The settings in the text of a file, as they are written there. Throws as `readSettings` does. */
export async function checkSettings(
  file: string,
  text: string,
  { isForeign = false }: ReadOptions = {},
): Promise<WrittenSettings> {
  const given = await settingsJson(file, text);
  const parsed = fileSchema.safeParse(given);
  if (parsed.success) {
    await checkRules(file, parsed.data.filters?.rules ?? [], isForeign);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const { lineOf } = await import('./config-jsonc.ts');
  const path = (issue?.path ?? []).map((key) => (typeof key === 'symbol' ? String(key) : key));
  const slips = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const line = lineOf(text, [...path, ...slips]);
  const where = path.join('.') || 'the file';
  const at = line === undefined ? '' : ` (line ${line})`;
  // the name of a key may be anything: for the terminal, not the log
  const cause = new Error(await wordsOf(issue, given, isForeign));
  throw invalid(file, `: ${where} is not as expected${at}`, cause);
}

const invalid = (file: string, what: string, cause?: Error): CsError =>
  new CsError('CONFIG_INVALID', `${file}${what}`, { hint: `fix or remove ${file}`, cause });

/** The message has the rule's place and name and words of ours, never its pattern: that may be part of a secret. */
async function checkRules(file: string, rules: readonly UserRule[], isForeign: boolean): Promise<void> {
  if (rules.length === 0) return;
  const { findBadRule, MAX_STEPS, MAX_STEPS_OF_A_CLONE } = await import(
    '../../../filters/rule-check/find-bad-rule.ts'
  );
  const bad = findBadRule(rules, isForeign ? MAX_STEPS_OF_A_CLONE : MAX_STEPS);
  if (bad === undefined) return;
  const isNamed = bad.name !== undefined && (!isForeign || /^[\w.-]{1,40}$/.test(bad.name));
  const name = isNamed ? ` (${bad.name})` : '';
  const rule = `filters.rules.${bad.index}${name}`;
  throw new CsError('CONFIG_INVALID', `${file}: ${rule} cannot be used: ${bad.reason}`, {
    hint: 'fix or remove the rule; see docs/how-to/secrets.md',
  });
}

const MAX_BYTES = 1_000_000;

/** A clone's file is no link: it may lead to a device, or to a file of the user's, whose text an error could quote. Throws CONFIG_INVALID. */
export function readText(file: string, isForeign: boolean): string {
  const stat = isForeign ? lstatSync(file) : statSync(file);
  if (stat.isSymbolicLink())
    throw invalid(file, ' is a symbolic link, which is not allowed for the settings of a repository');
  if (!stat.isFile()) throw invalid(file, ' is not a regular file');
  if (stat.size > MAX_BYTES) throw invalid(file, ` is larger than ${MAX_BYTES} bytes`);
  return readFileSync(file, 'utf8');
}

/** The value of JSON, which may have comments and trailing commas. Throws CONFIG_INVALID with line and column. */
async function settingsJson(file: string, text: string): Promise<unknown> {
  const read = attempt(() => ({ value: JSON.parse(text) as unknown })); // else it has comments, or is wrong
  if (read !== undefined) return read.value;
  const { parseJsonc } = await import('./config-jsonc.ts');
  const parsed = parseJsonc(text);
  if (parsed !== undefined && 'value' in parsed) return parsed.value;
  // the parser's own message quotes the text, which may hold anything
  const cause = new Error(parsed ? `line ${parsed.line}, column ${parsed.column}` : 'not to be read');
  throw invalid(file, ' is not JSON', cause);
}

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
    let value = given as Readonly<Record<PropertyKey, unknown>> | undefined | null;
    for (const key of issue.path) value = value?.[key] as typeof value;
    return value === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
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
