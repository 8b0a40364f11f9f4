import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { DTYPES, POOLINGS } from '../../core/embedding-model.ts';
import { MERGE_STRATEGIES } from '../../session/model/subagent.ts';

// The small build of zod brings no words for its errors.
z.config(english());

/** What runs when a turn ends, by name, as the older tool's settings have it. */
export const POST_STEPS = ['flush-memory-queue', 'learn-from-answer', 'note-progress', 'sync'] as const;

const globs = z.array(z.string());
/** An empty one would be in every text. */
const words = z.array(z.string().check(z.minLength(1)));

const modelName = z.string().check(z.regex(/^[\w.:/@-]{1,100}$/));

const ruleSchema = z.strictObject({
  name: z.string(),
  pattern: z.string(),
  flags: z.optional(z.string()),
  keywords: z.optional(z.readonly(words.check(z.minLength(1)))),
  group: z.optional(z.string()),
});

const postToolCapture = z.optional(
  z.strictObject({
    enabled: z.optional(z.boolean()),
    captureThreshold: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    tools: z.optional(z.array(z.string())),
  }),
);

const sessionMemory = z.optional(
  z.strictObject({
    enabled: z.optional(z.boolean()),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
    tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_700))),
    hydrationLevel: z.optional(z.enum(['summary', 'full', 'files', 'SUMMARY', 'FULL', 'FILES'])),
    notice: z.optional(z.boolean()),
  }),
);

const postSteps = z.optional(
  z.array(
    z.union([
      z.enum(POST_STEPS),
      z.strictObject({ name: z.enum(POST_STEPS), enabled: z.optional(z.boolean()) }),
    ]),
  ),
);

/** The settings of one file. A key that is not here is an error: a typing slip must not pass for a setting. */
export const fileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  postToolCapture,
  sessionMemory,
  promptRecall: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_700))),
      triggers: z.optional(z.array(z.string().check(z.minLength(2)))),
      specific: z.optional(z.boolean()),
      activityShift: z.optional(z.boolean()),
    }),
  ),
  editBrief: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_000))),
    }),
  ),
  knownFix: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      tokens: z.optional(z.int().check(z.minimum(50), z.maximum(2_700))),
    }),
  ),
  answers: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      threshold: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      // How a model was asked about each answer, before one was asked about each session.
      evaluator: z.optional(z.enum(['heuristic', 'anthropic'])),
      model: z.optional(modelName),
      maxCalls: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
      maxTokens: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
    }),
  ),
  distil: z.optional(
    z.strictObject({
      model: z.optional(z.enum(['none', 'claude', 'anthropic'])),
      modelName: z.optional(modelName),
      maxUsdPerDay: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
      maxCallsPerDay: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
    }),
  ),
  statements: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  subagents: z.optional(z.strictObject({ merge: z.optional(z.enum(MERGE_STRATEGIES)) })),
  progress: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  handoff: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      command: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
      commandTimeoutMs: z.optional(z.int().check(z.minimum(100), z.maximum(5_000))),
      guideSummary: z.optional(z.boolean()),
    }),
  ),
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
      sign: z.optional(z.boolean()),
      look: z.optional(z.boolean()),
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
      secretPaths: z.optional(z.boolean()),
    }),
  ),
  flush: z.optional(z.strictObject({ enabled: z.optional(z.boolean()) })),
  postSteps,
  // How the older tool of this name had it.
  lifecycle: z.optional(
    z.strictObject({
      postToolCapture,
      sessionMemory,
      commands: z.optional(z.strictObject({ '*': z.optional(z.strictObject({ postSteps })) })),
    }),
  ),
});

/** A file as it is written. */
export type WrittenSettings = z.infer<typeof fileSchema>;
