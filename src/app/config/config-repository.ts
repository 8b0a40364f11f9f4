import type { EmbedderSettings } from '../../core/embedding-models.ts';
import type { POST_STEPS, WrittenSettings } from './config-schema.ts';

/** The switch that each step is another name for: section and key. */
export const STEP_SWITCHES: Readonly<Record<(typeof POST_STEPS)[number], readonly [string, string]>> = {
  'flush-memory-queue': ['flush', 'enabled'],
  'learn-from-answer': ['answers', 'enabled'],
  'note-progress': ['progress', 'enabled'],
  sync: ['sync', 'auto'],
};

type Step = NonNullable<WrittenSettings['postSteps']>[number];

function sectionsOf(steps: readonly Step[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    steps.map((step) => {
      const { name, enabled = true } = typeof step === 'string' ? { name: step } : step;
      const [section, key] = STEP_SWITCHES[name];
      return [section, { [key]: enabled }];
    }),
  );
}

/** `files`, in any case, stands for `full`: what a file was like at its commit has no room at the start of a session. */
function levelOf(level: string | undefined): { readonly hydrationLevel?: 'summary' | 'full' } {
  if (level === undefined) return {};
  return { hydrationLevel: level.toLowerCase() === 'summary' ? 'summary' : 'full' };
}

/** The settings of a file under the names that they have today, which win over the older ones beside them. */
export function byTodaysNames({ lifecycle, postSteps = [], ...settings }: WrittenSettings) {
  const steps = sectionsOf([...(lifecycle?.commands?.['*']?.postSteps ?? []), ...postSteps]);
  const { flush, progress, sync } = settings;
  const { evaluator, model, maxCalls: _calls, maxTokens: _tokens, ...answers } = settings.answers ?? {};
  const { hydrationLevel, ...sessionMemory } = { ...lifecycle?.sessionMemory, ...settings.sessionMemory };
  return {
    ...settings,
    postToolCapture: { ...lifecycle?.postToolCapture, ...settings.postToolCapture },
    sessionMemory: { ...sessionMemory, ...levelOf(hydrationLevel) },
    flush: { ...steps['flush'], ...flush },
    answers: { ...steps['answers'], ...answers },
    distil: {
      ...(evaluator === undefined
        ? {}
        : { model: evaluator === 'anthropic' ? evaluator : ('none' as const) }),
      ...(model === undefined ? {} : { modelName: model }),
      ...settings.distil,
    },
    progress: { ...steps['progress'], ...progress },
    sync: { ...steps['sync'], ...sync },
  };
}

export type FileSettings = ReturnType<typeof byTodaysNames>;

type Sections = { readonly [Name in keyof Omit<FileSettings, '$schema'>]-?: NonNullable<FileSettings[Name]> };
type Value<Written> = Written extends readonly (infer Item)[] ? readonly Item[] : Written;
/** A section with a value for every setting, but for those that have no default. */
type Whole<Section, Open extends keyof Section = never> = {
  readonly [Key in Exclude<keyof Section, Open>]-?: Value<Exclude<Section[Key], undefined>>;
} & { readonly [Key in Open]?: Exclude<Section[Key], undefined> };

interface Special {
  readonly distil: Whole<Sections['distil'], 'modelName'>;
  readonly handoff: Whole<Sections['handoff'], 'command'>;
  readonly filters: Whole<Omit<Sections['filters'], 'allow'>> & {
    readonly allow: { readonly values: readonly string[]; readonly paths: readonly string[] };
  };
  readonly embedder: EmbedderSettings;
  readonly index: Whole<Sections['index'], 'uri' | 'name'>;
}

/** Every setting with its value, as the schema has it; config-describe.ts says what each does. */
export type Config = {
  readonly [Name in Exclude<keyof Sections, keyof Special>]: Sections[Name] extends boolean
    ? boolean
    : Whole<Sections[Name]>;
} & Special;

/**
 * What a file that is not the user's own may do with a key. `off`, `on`: switch so, and not back; `smaller`, `higher`: the quieter number
 * counts; `both`: only what is in both lists; `added`: its list comes on top; `to …`: set this one value; `none`:
 * nothing, it has no effect.
 */
export type RepositoryRule =
  | 'off'
  | 'on'
  | 'smaller'
  | 'higher'
  | 'both'
  | 'added'
  | 'to summary'
  | 'to none'
  | 'none';

type RulesOf<Section> = { readonly [Key in keyof Section]-?: RepositoryRule };
type AllRules = {
  readonly [Section in keyof Config]: Config[Section] extends boolean
    ? RepositoryRule
    : RulesOf<Config[Section]>;
};

/**
 * A repository's file comes with a clone, so it may make the memory quieter, never less careful: it cannot let values or paths through
 * the filters, name a command to run or a model to ask, say whom to trust or where memories are sent, switch on what the user
 * switched off, have more captured, or more told. A key without a rule does not compile.
 */
export const REPOSITORY_RULES: AllRules = {
  enabled: 'off',
  postToolCapture: { enabled: 'off', captureThreshold: 'higher', tools: 'both' },
  sessionMemory: {
    enabled: 'off',
    limit: 'smaller',
    tokens: 'smaller',
    hydrationLevel: 'to summary',
    notice: 'off',
  },
  promptRecall: {
    enabled: 'off',
    limit: 'smaller',
    tokens: 'smaller',
    triggers: 'none',
    specific: 'off',
    activityShift: 'off',
  },
  editBrief: { enabled: 'off', tokens: 'smaller' },
  knownFix: { enabled: 'off', tokens: 'smaller' },
  answers: {
    enabled: 'off',
    threshold: 'higher',
  },
  distil: { model: 'to none', modelName: 'none', maxUsdPerDay: 'smaller', maxCallsPerDay: 'smaller' },
  statements: { enabled: 'off' },
  subagents: { merge: 'none' }, // whether more or less is kept by another strategy depends on what was learned
  progress: { enabled: 'off' },
  handoff: { enabled: 'off', command: 'none', commandTimeoutMs: 'none', guideSummary: 'off' },
  flush: { enabled: 'off' },
  capture: { ignore: 'added', ignoreGitIgnored: 'on', maxQueued: 'smaller', review: 'on' },
  filters: { allow: 'none', rules: 'added', personalData: 'on', secretPaths: 'on' },
  sync: { auto: 'off', private: 'added', sign: 'off', look: 'off' },
  reanchor: { background: 'off' },
  userScope: { enabled: 'off' },
  trust: { self: 'none' },
  // A model is code and data to be run: a clone may switch it off, and no more.
  embedder: {
    kind: 'to none',
    model: 'none',
    revision: 'none',
    dtype: 'none',
    pooling: 'none',
    queryPrefix: 'none',
    passagePrefix: 'none',
    dimension: 'none',
    maxTokens: 'none',
    directory: 'none',
  },
  index: { uri: 'none', name: 'none' },
};

/** What holds of one key with the user's value and that of the repository's file, both as the schema has them. */
function ruled(rule: RepositoryRule, mine: unknown, theirs: unknown): unknown {
  if (theirs === undefined || rule === 'none') return mine;
  if (rule === 'off') return mine === true && theirs === true;
  if (rule === 'on') return mine === true || theirs === true;
  if (rule === 'smaller') return Math.min(Number(mine), Number(theirs));
  if (rule === 'higher') return Math.max(Number(mine), Number(theirs));
  if (rule.startsWith('to ')) return theirs === rule.slice(3) ? theirs : mine;
  const [own, others] = [mine as readonly unknown[], theirs as readonly unknown[]];
  return rule === 'added' ? [...own, ...others] : own.filter((item) => others.includes(item));
}

/** The settings of a file that is not the user's own, as far as they may have an effect over what holds below. */
export function fromRepository(settings: FileSettings, below: Config): FileSettings {
  const section = (rules: RepositoryRule | object, mine: unknown, theirs: unknown): unknown => {
    if (typeof rules === 'string') return ruled(rules, mine, theirs);
    const all = theirs as Readonly<Record<string, unknown>> | undefined;
    if (all === undefined) return undefined;
    const own = mine as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(rules).map(([key, rule]) => [key, ruled(rule, own[key], all[key])]),
    );
  };
  const names = Object.keys(REPOSITORY_RULES) as (keyof AllRules)[];
  return Object.fromEntries(
    names.map((name) => [name, section(REPOSITORY_RULES[name], below[name], settings[name])]),
  ) as FileSettings;
}
