import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import type { UserRule } from '../filters/user-rules.ts';
import { CsError } from './domain/errors.ts';

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
    }),
  ),
  promptRecall: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
      triggers: z.optional(z.array(z.string().check(z.minLength(2)))),
    }),
  ),
  capture: z.optional(
    z.strictObject({
      ignore: z.optional(globs),
      ignoreGitIgnored: z.optional(z.boolean()),
      maxQueued: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
    }),
  ),
  sync: z.optional(z.strictObject({ private: z.optional(z.array(z.string().check(z.minLength(1)))) })),
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

/** Reads and checks one settings file, its rules too; those of a file that came with a clone may take less time. Throws CONFIG_INVALID, which names the file and the key. */
export async function readSettings(
  file: string,
  { isOfClone = false }: { readonly isOfClone?: boolean } = {},
): Promise<FileSettings> {
  const text = readFileSync(file, 'utf8');
  const hint = `mend or remove ${file}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    // the parser's message quotes the text, which may hold a value the filters let by: for the terminal, not the log
    throw new CsError('CONFIG_INVALID', `${file} is not JSON`, { hint, cause });
  }
  const parsed = fileSchema.safeParse(json);
  if (parsed.success) {
    await checkRules(file, parsed.data.filters?.rules ?? [], isOfClone);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.') || 'the file';
  // zod's own words may quote the file, which may hold anything: for the terminal, not the log
  const cause = new Error(issue?.message ?? 'not as expected');
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
  const name = bad.name === undefined ? '' : ` (${bad.name})`;
  throw new CsError(
    'CONFIG_INVALID',
    `${file}: filters.rules.${bad.index}${name} cannot be used: ${bad.reason}`,
    {
      hint: `mend or remove the rule; docs/configuration.md says what a rule may be`,
    },
  );
}
