import type { Config } from './config-defaults.ts';
import type { FileSettings } from './config-old-names.ts';

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
  sync: { auto: 'off', private: 'added', sign: 'off' },
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
