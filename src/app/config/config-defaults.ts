import type { Config } from './config-repository.ts';

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
