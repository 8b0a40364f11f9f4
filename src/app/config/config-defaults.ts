import type { Config, FileSettings } from './config-schema.ts';

/** The one that can switch on, too: it shares, and so is off unless the user says otherwise. */
export const SYNC_SWITCH = 'CS_SYNC_AUTO';

export const INDEX_URI = 'CS_INDEX_URI';

/** The variables that are older than the rest, by their settings: each can only switch off. */
export const SWITCHES = {
  enabled: 'CS_MEMORY_ENABLED',
  'postToolCapture.enabled': 'CS_TOOL_CAPTURE_ENABLED',
  'sessionMemory.enabled': 'CS_SESSION_MEMORY_ENABLED',
  'promptRecall.enabled': 'CS_PROMPT_RECALL_ENABLED',
  'editBrief.enabled': 'CS_EDIT_BRIEF_ENABLED',
  'knownFix.enabled': 'CS_KNOWN_FIX_ENABLED',
  'answers.enabled': 'CS_ANSWERS_ENABLED',
  'statements.enabled': 'CS_STATEMENTS_ENABLED',
  'progress.enabled': 'CS_PROGRESS_ENABLED',
  'handoff.enabled': 'CS_HANDOFF_ENABLED',
  'flush.enabled': 'CS_FLUSH_ENABLED',
  'reanchor.background': 'CS_REANCHOR_ENABLED',
  'userScope.enabled': 'CS_USER_SCOPE_ENABLED',
} as const;

/** What the variables of settings begin with that have no older name of their own. */
export const VARIABLE_PREFIX = 'CS_MEMORY_';

/**
 * What a file that is not the user's own may do: switch `off` or `on` and not back; the `smaller` or `higher` number counts; `both`:
 * only what is in both lists; `added`: its list comes on top; `to …`: set this one value; `none`: no effect.
 */
export type RepositoryRule =
  | 'off'
  | 'on'
  | 'smaller'
  | 'higher'
  | 'both'
  | 'added'
  | `to ${'summary' | 'none'}`
  | 'none';

type Row<Value> = readonly [byDefault: Value, rule: RepositoryRule];
type Rows = {
  readonly [Section in keyof Config]: Config[Section] extends boolean
    ? Row<boolean>
    : { readonly [Key in keyof Config[Section]]-?: Row<Config[Section][Key]> };
};

const TOOLS = ['Bash', 'PowerShell', 'Read', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep'];
const SWITCH = [true, 'off'] as const;
const OFF = [false, 'off'] as const;
const UNSET = [undefined, 'none'] as const;

/** Every setting: its default, and what a clone's file may do: make the memory quieter, never less careful. A key without a row does not compile. */
export const SETTINGS: Rows = {
  enabled: SWITCH,
  postToolCapture: {
    enabled: SWITCH,
    captureThreshold: [0.6, 'higher'],
    tools: [[...TOOLS, 'WebFetch', 'Agent', 'mcp__*'], 'both'],
  },
  sessionMemory: {
    enabled: SWITCH,
    limit: [4, 'smaller'],
    tokens: [400, 'smaller'],
    hydrationLevel: ['summary', 'to summary'],
    notice: SWITCH,
  },
  promptRecall: {
    enabled: SWITCH,
    limit: [5, 'smaller'],
    tokens: [1500, 'smaller'],
    triggers: [[], 'none'],
    specific: SWITCH,
    activityShift: OFF,
  },
  editBrief: { enabled: SWITCH, tokens: [200, 'smaller'] },
  knownFix: { enabled: SWITCH, tokens: [600, 'smaller'] },
  answers: { enabled: SWITCH, threshold: [0.3, 'higher'] },
  distil: {
    model: ['none', 'to none'],
    modelName: UNSET,
    maxUsdPerDay: [0.25, 'smaller'],
    maxCallsPerDay: [50, 'smaller'],
  },
  statements: { enabled: SWITCH },
  subagents: { merge: ['selective', 'none'] }, // whether more or less is kept by another strategy depends on what was learned
  progress: { enabled: SWITCH },
  handoff: { enabled: SWITCH, command: UNSET, commandTimeoutMs: [2_000, 'none'], guideSummary: OFF },
  flush: { enabled: SWITCH },
  capture: {
    ignore: [[], 'added'],
    ignoreGitIgnored: [false, 'on'],
    maxQueued: [200, 'smaller'],
    review: [false, 'on'],
  },
  filters: {
    allow: [{ values: [], paths: [] }, 'none'],
    rules: [[], 'added'],
    personalData: [false, 'on'],
    secretPaths: [false, 'on'],
  },
  sync: { auto: OFF, private: [[], 'added'], sign: OFF, look: OFF },
  reanchor: { background: SWITCH },
  userScope: { enabled: SWITCH },
  trust: { self: [[], 'none'] },
  // A model is code and data to be run: a clone may switch it off, and no more.
  embedder: {
    ...{ kind: ['none', 'to none'], model: UNSET, revision: UNSET, dtype: UNSET, pooling: UNSET },
    ...{ queryPrefix: UNSET, passagePrefix: UNSET, dimension: UNSET, maxTokens: UNSET, directory: UNSET },
  },
  index: { uri: UNSET, name: UNSET },
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
  const allowed = (rows: object, mine: unknown, theirs: unknown): unknown => {
    if (Array.isArray(rows)) return ruled(rows[1] as RepositoryRule, mine, theirs);
    if (theirs === undefined) return undefined;
    const [own, all] = [mine, theirs] as readonly Readonly<Record<string, unknown>>[];
    return Object.fromEntries(
      Object.entries<object>(rows as Record<string, object>).map(([key, row]) => [
        key,
        allowed(row, own?.[key], all?.[key]),
      ]),
    );
  };
  return allowed(SETTINGS, below, settings) as FileSettings;
}
