import type { UserRule } from '../../../filters/user-rules.ts';
import type { EmbedderSettings } from '../../core/embedding-model.ts';
import type { MergeStrategy } from '../../session/model/subagent.ts';

/** Every setting with its value; docs/reference/settings.md says what each does. */
export interface Config {
  readonly enabled: boolean;
  readonly postToolCapture: {
    readonly enabled: boolean;
    readonly captureThreshold: number;
    readonly tools: readonly string[];
  };
  /** `tokens`: about so many at most, in each of the two. `hydrationLevel`: how much of each memory there. */
  readonly sessionMemory: {
    readonly enabled: boolean;
    readonly limit: number;
    readonly tokens: number;
    readonly hydrationLevel: 'summary' | 'full';
    /** Whether the user sees one line of what a session was told. */
    readonly notice: boolean;
  };
  readonly promptRecall: {
    readonly enabled: boolean;
    readonly limit: number;
    readonly tokens: number;
    readonly triggers: readonly string[];
    /** Whether other prompts are told what a name in them surely means. */
    readonly specific: boolean;
    /** Whether a prompt that asks for something far from what the session is about is said to. */
    readonly activityShift: boolean;
  };
  /** What to know before a file is changed or a command run. */
  readonly editBrief: { readonly enabled: boolean; readonly tokens: number };
  /** What helped before, said when the same error strikes again. */
  readonly knownFix: { readonly enabled: boolean; readonly tokens: number };
  /** Learning from the last message of a turn. */
  readonly answers: AnswerSettings;
  readonly distil: DistilSettings;
  /** Learning from what the user states in a prompt. */
  readonly statements: { readonly enabled: boolean };
  /** What a session takes over of what its subagents learned. */
  readonly subagents: { readonly merge: MergeStrategy };
  /** One note a session of what was tried, decided, finished and left open. */
  readonly progress: { readonly enabled: boolean };
  readonly handoff: HandoffSettings;
  readonly flush: { readonly enabled: boolean };
  readonly capture: {
    readonly ignore: readonly string[];
    readonly ignoreGitIgnored: boolean;
    readonly maxQueued: number;
    /** Whether what hooks capture waits for `cs-memory review`. */
    readonly review: boolean;
  };
  readonly filters: {
    readonly allow: { readonly values: readonly string[]; readonly paths: readonly string[] };
    readonly rules: readonly UserRule[];
    readonly personalData: boolean;
    readonly secretPaths: boolean;
  };
  /** `auto`: after a flush, in the background. `private`: namespaces that are never pushed or fetched, besides `handoffs`. `sign`: what is pushed is signed with the user's key. `look`: the remote of a new clone is asked once whether it has memories. */
  readonly sync: {
    readonly auto: boolean;
    readonly private: readonly string[];
    readonly sign: boolean;
    readonly look: boolean;
  };
  /** `background`: memories follow rewritten commits by themselves, after the start of a session. */
  readonly reanchor: { readonly background: boolean };
  /** `self`: further addresses of the user's own, besides what git says. */
  readonly trust: { readonly self: readonly string[] };
  /** Whether the user's own memories are known in repositories. */
  readonly userScope: { readonly enabled: boolean };
  /** What makes vectors; what is not set is as the table of known models has it. */
  readonly embedder: EmbedderSettings;
  readonly index: IndexSettings;
}

/** Whether a model distils sessions when they are over, and what it may cost; see docs/explanation/capture.md. */
export interface DistilSettings {
  /** `claude`: the client itself, with the user's own login; `anthropic`: the API, with a key. */
  readonly model: 'none' | 'claude' | 'anthropic';
  /** Which one of theirs; absent: a small one. */
  readonly modelName?: string;
  /** US dollars, of all repositories on this machine. */
  readonly maxUsdPerDay: number;
  readonly maxCallsPerDay: number;
}

/** What is kept of answers; see docs/reference/settings.md. */
export interface AnswerSettings {
  readonly enabled: boolean;
  /** 0…1: the significance from which on an answer is kept. */
  readonly threshold: number;
}

/** What a session hands on when its context is compacted; see docs/explanation/capture.md. */
export interface HandoffSettings {
  readonly enabled: boolean;
  /** Printed into it: a command of the user's own, by `sh`. */
  readonly command?: string;
  readonly commandTimeoutMs: number;
  /** Whether giving the summariser of an automatic compaction a short list of what must survive. */
  readonly guideSummary: boolean;
}

/** Where the search index is kept; see docs/reference/settings.md. */
export interface IndexSettings {
  /** A place that several clones share; absent: in the repository's own folder. */
  readonly uri?: string;
  /** What this repository is called there; absent: after its first commit. */
  readonly name?: string;
}

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
