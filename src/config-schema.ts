import { lstatSync, readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import type { UserRule } from '../filters/user-rules.ts';
import { DTYPES, POOLINGS } from './domain/embedding-model.ts';
import { CsError } from './domain/errors.ts';
import { jsonFault } from './domain/json-fault.ts';

// The small build of zod brings no words for its errors.
z.config(english());

const globs = z.array(z.string());
/** An empty one would be in every text. */
const words = z.array(z.string().check(z.minLength(1)));

const ruleSchema = z.strictObject({
  name: z.string(),
  pattern: z.string(),
  flags: z.optional(z.string()),
  keywords: z.optional(z.readonly(words.check(z.minLength(1)))),
  group: z.optional(z.string()),
});

/** The settings of one file. A key that is not here is an error: a typing slip must not pass for a setting. */
const fileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  postToolCapture: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      captureThreshold: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      tools: z.optional(z.array(z.string())),
    }),
  ),
  sessionMemory: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_700))),
    }),
  ),
  promptRecall: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_700))),
      triggers: z.optional(z.array(z.string().check(z.minLength(2)))),
      specific: z.optional(z.boolean()),
    }),
  ),
  editBrief: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_000))),
    }),
  ),
  knownFix: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  answers: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      threshold: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      evaluator: z.optional(z.enum(['heuristic', 'anthropic'])),
      model: z.optional(z.string().check(z.regex(/^[\w.:/@-]{1,100}$/))),
      maxCalls: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
      maxTokens: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
    }),
  ),
  statements: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  progress: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  capture: z.optional(
    z.strictObject({
      ignore: z.optional(globs),
      ignoreGitIgnored: z.optional(z.boolean()),
      maxQueued: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
      review: z.optional(z.boolean()),
    }),
  ),
  sync: z.optional(
    z.strictObject({
      auto: z.optional(z.boolean()),
      private: z.optional(z.array(z.string().check(z.minLength(1)))),
    }),
  ),
  reanchor: z.optional(z.strictObject({ background: z.optional(z.boolean()) })),
  trust: z.optional(z.strictObject({ self: z.optional(words) })),
  userScope: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  embedder: z.optional(
    z.strictObject({
      kind: z.optional(z.enum(['none', 'transformers'])),
      model: z.optional(z.string().check(z.minLength(1))),
      revision: z.optional(z.string().check(z.regex(/^[\w.][\w./-]*$/))),
      dtype: z.optional(z.enum(DTYPES)),
      pooling: z.optional(z.enum(POOLINGS)),
      queryPrefix: z.optional(z.string()),
      passagePrefix: z.optional(z.string()),
      dimension: z.optional(z.int().check(z.minimum(1), z.maximum(8192))),
      maxTokens: z.optional(z.int().check(z.minimum(8), z.maximum(65_536))),
      directory: z.optional(z.string().check(z.minLength(1))),
    }),
  ),
  index: z.optional(
    z.strictObject({
      fullText: z.optional(z.enum(['files', 'lancedb'])),
      uri: z.optional(z.string().check(z.minLength(1))),
      name: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,99}$/))),
    }),
  ),
  filters: z.optional(
    z.strictObject({
      allow: z.optional(
        z.union([words, z.strictObject({ values: z.optional(words), paths: z.optional(globs) })]),
      ),
      rules: z.optional(z.array(ruleSchema)),
      personalData: z.optional(z.boolean()),
    }),
  ),
});

export type FileSettings = z.infer<typeof fileSchema>;

/** Far more than any settings are. */
const MAX_BYTES = 1_000_000;

/**
 * A clone's file may be a link to anything: to a device that never ends, or to a file of the user's, whose text an
 * error could then quote. The user's own may be a link to a file, as those who keep their settings elsewhere have it.
 */
function readText(file: string, isOfClone: boolean): string {
  const refuse = (what: string): never => {
    throw new CsError('CONFIG_INVALID', `${file} ${what}`, { hint: `mend or remove ${file}` });
  };
  const stat = isOfClone ? lstatSync(file) : statSync(file);
  if (stat.isSymbolicLink()) return refuse('is a symbolic link, which settings of a repository may not be');
  if (!stat.isFile()) return refuse('is no regular file');
  if (stat.size > MAX_BYTES) return refuse(`is larger than ${MAX_BYTES} bytes`);
  return readFileSync(file, 'utf8');
}

/** The words of zod name unknown keys. A clone's key is named where it is a plain word, as a slip is. */
function wordsOf(issue: z.core.$ZodIssue | undefined, isOfClone: boolean): string {
  if (issue === undefined) return 'not as expected';
  const isForeign =
    issue.code === 'unrecognized_keys' && !issue.keys.every((key) => /^[A-Za-z]{1,40}$/.test(key));
  return isOfClone && isForeign ? 'it has a key that is no setting' : issue.message;
}

/**
 * Reads and checks one settings file, its rules too; those of a file that came with a clone may take less time. Throws
 * CONFIG_INVALID, which names the file and the key, or line and column; also for a clone's file that is a link, for
 * what is no regular file, and for more than 1 MB. Of a clone's file nothing is quoted but plain names.
 */
export async function readSettings(
  file: string,
  { isOfClone = false }: { readonly isOfClone?: boolean } = {},
): Promise<FileSettings> {
  const text = readText(file, isOfClone);
  const hint = `mend or remove ${file}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // the parser's own message quotes the text, which may hold anything
    const fault = jsonFault(text);
    const cause = new Error(
      fault === undefined ? 'not to be read' : `line ${fault.line}, column ${fault.column}`,
    );
    throw new CsError('CONFIG_INVALID', `${file} is not JSON`, { hint, cause });
  }
  const parsed = fileSchema.safeParse(json);
  if (parsed.success) {
    await checkRules(file, parsed.data.filters?.rules ?? [], isOfClone);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the file';
  // zod's own words may quote the file, which may hold anything: for the terminal, not the log
  const cause = new Error(wordsOf(issue, isOfClone));
  throw new CsError('CONFIG_INVALID', `${file}: ${where} is not as expected`, { hint, cause });
}

/** The message has the rule's place and name and words of ours, never its pattern: that may be part of a secret. */
async function checkRules(file: string, rules: readonly UserRule[], isOfClone: boolean): Promise<void> {
  if (rules.length === 0) return;
  const { findBadRule, MAX_STEPS, MAX_STEPS_OF_A_CLONE } = await import(
    '../filters/rule-check/find-bad-rule.ts'
  );
  const bad = findBadRule(rules, isOfClone ? MAX_STEPS_OF_A_CLONE : MAX_STEPS);
  if (bad === undefined) return;
  const isNamed = bad.name !== undefined && (!isOfClone || /^[\w.-]{1,40}$/.test(bad.name));
  const name = isNamed ? ` (${bad.name})` : '';
  throw new CsError(
    'CONFIG_INVALID',
    `${file}: filters.rules.${bad.index}${name} cannot be used: ${bad.reason}`,
    {
      hint: `mend or remove the rule; docs/configuration.md says what a rule may be`,
    },
  );
}
