import * as z from 'zod/mini';
import { DTYPES, type EmbedderSettings, POOLINGS } from '../../core/embedding-models.ts';
import { MERGE_STRATEGIES } from '../../session/subagent.ts';

export const POST_STEPS = ['flush-memory-queue', 'learn-from-answer', 'note-progress', 'sync'] as const;

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

const switched = z.boolean();
const share = z.number().check(z.minimum(0), z.maximum(1));
const text = z.string().check(z.minLength(1));
const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Settings that belong together. Each may be left out, and the section too; a key that is not there is an error. */
const section = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.optional(z.partial(z.strictObject(shape)));

const postToolCapture = section({ enabled: switched, captureThreshold: share, tools: z.array(z.string()) });

const sessionMemory = section({
  enabled: switched,
  limit: count(1, 50),
  tokens: count(50, 2_700),
  hydrationLevel: z.enum(['summary', 'full', 'files', 'SUMMARY', 'FULL', 'FILES']),
  notice: switched,
});

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
  enabled: z.optional(switched),
  postToolCapture,
  sessionMemory,
  promptRecall: section({
    enabled: switched,
    limit: count(1, 50),
    tokens: count(50, 2_700),
    triggers: z.array(z.string().check(z.minLength(2))),
    specific: switched,
    activityShift: switched,
  }),
  editBrief: section({ enabled: switched, tokens: count(50, 2_000) }),
  knownFix: section({ enabled: switched, tokens: count(50, 2_700) }),
  answers: section({ enabled: switched, threshold: share }),
  distil: section({
    model: z.enum(['none', 'claude', 'anthropic']),
    modelName: z.string().check(z.regex(/^[\w.:/@-]{1,100}$/)),
    maxUsdPerDay: z.number().check(z.minimum(0), z.maximum(100)),
    maxCallsPerDay: count(0, 1_000),
  }),
  statements: section({ enabled: switched }),
  subagents: section({ merge: z.enum(MERGE_STRATEGIES) }),
  progress: section({ enabled: switched }),
  handoff: section({
    enabled: switched,
    command: z.string().check(z.minLength(1), z.maxLength(1_000)),
    commandTimeoutMs: count(100, 5_000),
    guideSummary: switched,
  }),
  capture: section({
    ignore: globs,
    ignoreGitIgnored: switched,
    maxQueued: count(1, 10_000),
    review: switched,
  }),
  sync: section({ auto: switched, private: z.array(text), sign: switched, look: switched }),
  reanchor: section({ background: switched }),
  trust: section({ self: words }),
  userScope: section({ enabled: switched }),
  embedder: section({
    kind: z.enum(['none', 'transformers']),
    model: text,
    revision: z.string().check(z.regex(/^[\w.][\w./-]*$/)),
    dtype: z.enum(DTYPES),
    pooling: z.enum(POOLINGS),
    queryPrefix: z.string(),
    passagePrefix: z.string(),
    dimension: count(1, 8192),
    maxTokens: count(8, 65_536),
    directory: text,
  }),
  index: section({ uri: text, name: z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,99}$/)) }),
  filters: section({
    allow: z.union([words, z.strictObject({ values: z.optional(words), paths: z.optional(globs) })]),
    rules: z.array(ruleSchema),
    personalData: switched,
    secretPaths: switched,
  }),
  flush: section({ enabled: switched }),
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

export type WrittenSettings = z.infer<typeof fileSchema>;

/** The switch that each step is another name for: section and key. */
export const STEP_SWITCHES: Readonly<Record<(typeof POST_STEPS)[number], readonly [string, string]>> = {
  'flush-memory-queue': ['flush', 'enabled'],
  'learn-from-answer': ['answers', 'enabled'],
  'note-progress': ['progress', 'enabled'],
  sync: ['sync', 'auto'],
};

/** The settings of a file under the names that they have today, which win over the older ones beside them. */
export function byTodaysNames({ lifecycle, postSteps = [], ...settings }: WrittenSettings) {
  const steps: Record<string, object> = {};
  for (const step of [...(lifecycle?.commands?.['*']?.postSteps ?? []), ...postSteps]) {
    const { name, enabled = true } = typeof step === 'string' ? { name: step } : step;
    const [section, key] = STEP_SWITCHES[name];
    steps[section] = { [key]: enabled };
  }
  const { flush, answers, progress, sync } = settings;
  const { allow, ...filters } = settings.filters ?? {};
  const { values = [], paths = [] } = Array.isArray(allow) ? { values: allow } : (allow ?? {});
  const { hydrationLevel: level, ...sessionMemory } = {
    ...lifecycle?.sessionMemory,
    ...settings.sessionMemory,
  };
  // `files`, in any case, stands for `full`: what a file was like at its commit has no room at the start of a session.
  const hydrationLevel = level?.toLowerCase() === 'summary' ? ('summary' as const) : ('full' as const);
  return {
    ...settings,
    postToolCapture: { ...lifecycle?.postToolCapture, ...settings.postToolCapture },
    sessionMemory: { ...sessionMemory, ...(level && { hydrationLevel }) },
    filters: { ...filters, ...(allow && { allow: { values, paths } }) },
    flush: { ...steps['flush'], ...flush },
    answers: { ...steps['answers'], ...answers },
    progress: { ...steps['progress'], ...progress },
    sync: { ...steps['sync'], ...sync },
  };
}

export type FileSettings = ReturnType<typeof byTodaysNames>;

type Sections = { readonly [Name in keyof Omit<FileSettings, '$schema'>]-?: NonNullable<FileSettings[Name]> };
type Value<Written> = Written extends readonly (infer Item)[] ? readonly Item[] : Exclude<Written, undefined>;
/** What has no default. */
type Open = 'modelName' | 'command' | 'uri' | 'name';
type Whole<Section> = {
  readonly [Key in Exclude<keyof Section, Open>]-?: Value<Exclude<Section[Key], undefined>>;
} & { readonly [Key in Extract<keyof Section, Open>]?: Exclude<Section[Key], undefined> };

/** Every setting with its value, as the schema has it; config-describe.ts says what each does. */
export type Config = {
  readonly [Name in Exclude<keyof Sections, 'embedder'>]: Sections[Name] extends boolean
    ? boolean
    : Whole<Sections[Name]>;
} & { readonly embedder: EmbedderSettings };

/** The name of a setting, with its section: `sync.auto`. */
export type SettingKey = {
  [Section in keyof Config]: Config[Section] extends boolean
    ? Section
    : `${Section}.${keyof Config[Section] & string}`;
}[keyof Config];

export type SettingValue<Key extends SettingKey> =
  Key extends `${infer Section extends keyof Config}.${infer Name}`
    ? Config[Section][Name & keyof Config[Section]]
    : Config[Key & keyof Config];
