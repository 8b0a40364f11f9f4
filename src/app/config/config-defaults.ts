import type { SettingKey, SettingValue } from './config-schema.ts';

/** The variables that are older than the rest, by their settings: each can only switch off, but for that of `sync.auto`, which shares and is off unless the user says otherwise. */
export const SWITCHES: Partial<Readonly<Record<SettingKey, string>>> = {
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
  'sync.auto': 'CS_SYNC_AUTO',
};

export const INDEX_URI = 'CS_INDEX_URI';

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

const TOOLS = ['Bash', 'PowerShell', 'Read', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep'];
const SWITCH = [true, 'off'] as const;
const OFF = [false, 'off'] as const;
const UNSET = [undefined, 'none'] as const;

/** Every setting: its default, and what a clone's file may do: make the memory quieter, never less careful. A key without a row does not compile. */
export const SETTINGS: {
  readonly [Key in SettingKey]: readonly [byDefault: SettingValue<Key>, rule: RepositoryRule];
} = {
  enabled: SWITCH,
  'postToolCapture.enabled': SWITCH,
  'postToolCapture.captureThreshold': [0.6, 'higher'],
  'postToolCapture.tools': [[...TOOLS, 'WebFetch', 'Agent', 'mcp__*'], 'both'],
  'sessionMemory.enabled': SWITCH,
  'sessionMemory.limit': [4, 'smaller'],
  'sessionMemory.tokens': [400, 'smaller'],
  'sessionMemory.hydrationLevel': ['summary', 'to summary'],
  'sessionMemory.notice': SWITCH,
  'promptRecall.enabled': SWITCH,
  'promptRecall.limit': [5, 'smaller'],
  'promptRecall.tokens': [1500, 'smaller'],
  'promptRecall.triggers': [[], 'none'],
  'promptRecall.specific': SWITCH,
  'promptRecall.activityShift': OFF,
  'editBrief.enabled': SWITCH,
  'editBrief.tokens': [200, 'smaller'],
  'knownFix.enabled': SWITCH,
  'knownFix.tokens': [600, 'smaller'],
  'answers.enabled': SWITCH,
  'answers.threshold': [0.3, 'higher'],
  'distil.model': ['none', 'to none'],
  'distil.modelName': UNSET,
  'distil.maxUsdPerDay': [0.25, 'smaller'],
  'distil.maxCallsPerDay': [50, 'smaller'],
  'statements.enabled': SWITCH,
  'subagents.merge': ['selective', 'none'], // whether more or less is kept by another strategy depends on what was learned
  'progress.enabled': SWITCH,
  'handoff.enabled': SWITCH,
  'handoff.command': UNSET,
  'handoff.commandTimeoutMs': [2_000, 'none'],
  'handoff.guideSummary': OFF,
  'flush.enabled': SWITCH,
  'capture.ignore': [[], 'added'],
  'capture.ignoreGitIgnored': [false, 'on'],
  'capture.maxQueued': [200, 'smaller'],
  'capture.review': [false, 'on'],
  'filters.allow': [{ values: [], paths: [] }, 'none'],
  'filters.rules': [[], 'added'],
  'filters.personalData': [false, 'on'],
  'filters.secretPaths': [false, 'on'],
  'sync.auto': OFF,
  'sync.private': [[], 'added'],
  'sync.sign': OFF,
  'sync.look': OFF,
  'reanchor.background': SWITCH,
  'userScope.enabled': SWITCH,
  'trust.self': [[], 'none'],
  // A model is code and data to be run: a clone may switch it off, and no more.
  'embedder.kind': ['none', 'to none'],
  'embedder.model': UNSET,
  'embedder.revision': UNSET,
  'embedder.dtype': UNSET,
  'embedder.pooling': UNSET,
  'embedder.queryPrefix': UNSET,
  'embedder.passagePrefix': UNSET,
  'embedder.dimension': UNSET,
  'embedder.maxTokens': UNSET,
  'embedder.directory': UNSET,
  'index.uri': UNSET,
  'index.name': UNSET,
};

/** One setting of settings, by its name with its section; undefined where it is not there. */
export function settingAt(settings: object, key: string): unknown {
  let value: unknown = settings;
  for (const name of key.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value;
}
