import type { SettingKey, SettingValue } from './config-schema.ts';

/** What the variables of settings begin with that have no older name of their own. */
export const VARIABLE_PREFIX = 'CS_MEMORY_';

/** What a file that is not the user's own may do, in words: `off` and `on` cannot be switched back; `both`: its list and the user's; `to …`: this one value. */
export const RULES = {
  off: 'can only switch off',
  on: 'can only switch on',
  smaller: 'the smaller value wins',
  higher: 'the higher value wins',
  both: 'only those in both',
  added: 'added to yours',
  'to summary': 'can only set "summary"',
  'to none': 'can only set "none"',
  none: 'has no effect',
} as const;
export type RepositoryRule = keyof typeof RULES;

const TOOLS = ['Bash', 'PowerShell', 'Read', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep'];
const SWITCH = [true, 'off'] as const;
const OFF = [false, 'off'] as const;
const UNSET = [undefined, 'none'] as const;

/**
 * Every setting: its default, what a clone's file may do (make the memory quieter, never less careful), and its variable where that is older
 * than the rest: such a switch can only switch off, but for that of `sync.auto`, which shares. A key without a row does not compile.
 */
export const SETTINGS: {
  readonly [Key in SettingKey]: readonly [
    byDefault: SettingValue<Key>,
    rule: RepositoryRule,
    variable?: string,
  ];
} = {
  enabled: [true, 'off', 'CS_MEMORY_ENABLED'],
  'postToolCapture.enabled': [true, 'off', 'CS_TOOL_CAPTURE_ENABLED'],
  'postToolCapture.captureThreshold': [0.6, 'higher'],
  'postToolCapture.tools': [[...TOOLS, 'WebFetch', 'Agent', 'mcp__*'], 'both'],
  'sessionMemory.enabled': [true, 'off', 'CS_SESSION_MEMORY_ENABLED'],
  'sessionMemory.limit': [4, 'smaller'],
  'sessionMemory.tokens': [400, 'smaller'],
  'sessionMemory.hydrationLevel': ['summary', 'to summary'],
  'sessionMemory.notice': SWITCH,
  'promptRecall.enabled': [true, 'off', 'CS_PROMPT_RECALL_ENABLED'],
  'promptRecall.limit': [5, 'smaller'],
  'promptRecall.tokens': [1500, 'smaller'],
  'promptRecall.triggers': [[], 'none'],
  'promptRecall.specific': SWITCH,
  'promptRecall.activityShift': OFF,
  'editBrief.enabled': [true, 'off', 'CS_EDIT_BRIEF_ENABLED'],
  'editBrief.tokens': [200, 'smaller'],
  'knownFix.enabled': [true, 'off', 'CS_KNOWN_FIX_ENABLED'],
  'knownFix.tokens': [600, 'smaller'],
  'answers.enabled': [true, 'off', 'CS_ANSWERS_ENABLED'],
  'answers.threshold': [0.3, 'higher'],
  'distil.model': ['none', 'to none'],
  'distil.modelName': UNSET,
  'distil.maxUsdPerDay': [0.25, 'smaller'],
  'distil.maxCallsPerDay': [50, 'smaller'],
  'statements.enabled': [true, 'off', 'CS_STATEMENTS_ENABLED'],
  'subagents.merge': ['selective', 'none'], // whether more or less is kept by another strategy depends on what was learned
  'progress.enabled': [true, 'off', 'CS_PROGRESS_ENABLED'],
  'handoff.enabled': [true, 'off', 'CS_HANDOFF_ENABLED'],
  'handoff.command': UNSET,
  'handoff.commandTimeoutMs': [2_000, 'none'],
  'handoff.guideSummary': OFF,
  'flush.enabled': [true, 'off', 'CS_FLUSH_ENABLED'],
  'capture.ignore': [[], 'added'],
  'capture.ignoreGitIgnored': [false, 'on'],
  'capture.maxQueued': [200, 'smaller'],
  'capture.review': [false, 'on'],
  'filters.allow': [{ values: [], paths: [] }, 'none'],
  'filters.rules': [[], 'added'],
  'filters.personalData': [false, 'on'],
  'filters.secretPaths': [false, 'on'],
  'sync.auto': [false, 'off', 'CS_SYNC_AUTO'],
  'sync.private': [[], 'added'],
  'sync.sign': OFF,
  'sync.look': OFF,
  'reanchor.background': [true, 'off', 'CS_REANCHOR_ENABLED'],
  'userScope.enabled': [true, 'off', 'CS_USER_SCOPE_ENABLED'],
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
  'index.uri': [undefined, 'none', 'CS_INDEX_URI'],
  'index.name': UNSET,
};

/** One setting of settings, by its name with its section; undefined where it is not there. */
export function settingAt(settings: object, key: string): unknown {
  let value: unknown = settings;
  for (const name of key.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value;
}
