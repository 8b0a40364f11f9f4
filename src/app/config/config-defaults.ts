import type { Config } from './config-repository.ts';

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

export type { Config };

export const DEFAULT_CONFIG: Config = {
  enabled: true,
  postToolCapture: {
    enabled: true,
    captureThreshold: 0.6,
    tools: [
      'Bash',
      'PowerShell',
      'Read',
      'Write',
      'Edit',
      'MultiEdit',
      'NotebookEdit',
      'Glob',
      'Grep',
      'WebFetch',
      'Agent',
      'mcp__*',
    ],
  },
  sessionMemory: { enabled: true, limit: 4, tokens: 400, hydrationLevel: 'summary', notice: true },
  promptRecall: { enabled: true, limit: 5, tokens: 1500, triggers: [], specific: true, activityShift: false },
  editBrief: { enabled: true, tokens: 200 },
  knownFix: { enabled: true, tokens: 600 },
  answers: { enabled: true, threshold: 0.5 },
  distil: { model: 'none', maxUsdPerDay: 0.25, maxCallsPerDay: 50 },
  statements: { enabled: true },
  subagents: { merge: 'selective' },
  progress: { enabled: true },
  handoff: { enabled: true, commandTimeoutMs: 2_000, guideSummary: false },
  flush: { enabled: true },
  capture: { ignore: [], ignoreGitIgnored: false, maxQueued: 200, review: false },
  filters: { allow: { values: [], paths: [] }, rules: [], personalData: false, secretPaths: false },
  sync: { auto: false, private: [], sign: false, look: false },
  reanchor: { background: true },
  userScope: { enabled: true },
  trust: { self: [] },
  embedder: { kind: 'none' },
  index: {},
};
