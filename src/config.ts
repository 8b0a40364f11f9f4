import type { UserRule } from '../filters/user-rules.ts';
import { repositoryConfigFile, settingsFiles, userConfigFile } from './config-files.ts';
import type { FileSettings } from './config-schema.ts';
import type { EmbedderSettings } from './domain/embedding-model.ts';
import { isSwitchedOff, isSwitchedOn } from './domain/environment.ts';

/** Every setting with its value; docs/configuration.md says what each does. */
export interface Config {
  readonly enabled: boolean;
  readonly postToolCapture: {
    readonly enabled: boolean;
    readonly captureThreshold: number;
    readonly tools: readonly string[];
  };
  /** `tokens`: about so many at most, in each of the two. */
  readonly sessionMemory: { readonly enabled: boolean; readonly limit: number; readonly tokens: number };
  readonly promptRecall: {
    readonly enabled: boolean;
    readonly limit: number;
    readonly tokens: number;
    readonly triggers: readonly string[];
    /** Whether other prompts are told what a name in them surely means. */
    readonly specific: boolean;
  };
  /** What to know before a file is changed or a command run. */
  readonly editBrief: { readonly enabled: boolean; readonly tokens: number };
  /** What helped before, said when the same error strikes again. */
  readonly knownFix: { readonly enabled: boolean };
  /** Learning from the last message of a turn. */
  readonly answers: AnswerSettings;
  /** Learning from what the user states in a prompt. */
  readonly statements: { readonly enabled: boolean };
  /** One note a session of what was tried, decided, finished and left open. */
  readonly progress: { readonly enabled: boolean };
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
  };
  /** `auto`: after a flush, in the background. `private`: namespaces that are never pushed or fetched, besides `handoffs`. */
  readonly sync: { readonly auto: boolean; readonly private: readonly string[] };
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

/** What is kept of answers, and who says what they are worth; see docs/configuration.md. */
export interface AnswerSettings {
  readonly enabled: boolean;
  /** 0…1: the significance from which on an answer is kept. */
  readonly threshold: number;
  /** `anthropic`: a model is asked, in the background. */
  readonly evaluator: 'heuristic' | 'anthropic';
  readonly model: string;
  /** How often a model is asked in a session, and how many tokens that may take in all. */
  readonly maxCalls: number;
  readonly maxTokens: number;
}

/** Where the search index is kept; see docs/configuration.md. */
export interface IndexSettings {
  /** What answers by words. */
  readonly fullText: 'files' | 'lancedb';
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
  sessionMemory: { enabled: true, limit: 7, tokens: 1500 },
  promptRecall: { enabled: true, limit: 5, tokens: 1500, triggers: [], specific: true },
  editBrief: { enabled: true, tokens: 200 },
  knownFix: { enabled: true },
  answers: {
    enabled: true,
    threshold: 0.5,
    evaluator: 'heuristic',
    model: 'claude-haiku-4-5',
    maxCalls: 50,
    maxTokens: 100_000,
  },
  statements: { enabled: true },
  progress: { enabled: true },
  flush: { enabled: true },
  capture: { ignore: [], ignoreGitIgnored: false, maxQueued: 200, review: false },
  filters: { allow: { values: [], paths: [] }, rules: [], personalData: false },
  sync: { auto: false, private: [] },
  reanchor: { background: true },
  userScope: { enabled: true },
  trust: { self: [] },
  embedder: { kind: 'none' },
  index: { fullText: 'files' },
};

/** One level over another; a list replaces a list. */
function over<T>(below: T, above: object | undefined): T {
  const defined = Object.entries(above ?? {}).filter(([, value]) => value !== undefined);
  return { ...below, ...Object.fromEntries(defined) };
}

function merge(below: Config, above: FileSettings): Config {
  return {
    enabled: above.enabled ?? below.enabled,
    postToolCapture: over(below.postToolCapture, above.postToolCapture),
    sessionMemory: over(below.sessionMemory, above.sessionMemory),
    promptRecall: over(below.promptRecall, above.promptRecall),
    editBrief: over(below.editBrief, above.editBrief),
    knownFix: over(below.knownFix, above.knownFix),
    answers: over(below.answers, above.answers),
    statements: over(below.statements, above.statements),
    progress: over(below.progress, above.progress),
    flush: below.flush,
    capture: over(below.capture, above.capture),
    filters: over(below.filters, withAllow(above.filters)),
    sync: over(below.sync, above.sync),
    reanchor: over(below.reanchor, above.reanchor),
    userScope: over(below.userScope, above.userScope),
    trust: over(below.trust, above.trust),
    embedder: over(below.embedder, above.embedder),
    index: over(below.index, above.index),
  };
}

/** `allow` is a list of values, or both lists by name. */
function withAllow(filters: FileSettings['filters']): object | undefined {
  const { allow } = filters ?? {};
  if (allow === undefined) return filters;
  const { values = [], paths = [] } = Array.isArray(allow) ? { values: allow } : allow;
  return { ...filters, allow: { values, paths } };
}

/**
 * A repository's file comes with a clone, so it may make the memory quieter, never less careful: it cannot let
 * values or paths through the filters, switch on what the user switched off, have more captured, or more told; its
 * ignored paths and its rules come on top of the user's.
 */
function fromRepository(settings: FileSettings, user: Config): FileSettings {
  const { filters, trust: _trust, ...rest } = settings; // whom to trust is the user's to say
  const fewer = (mine: number, theirs: number | undefined): number => Math.min(mine, theirs ?? mine);
  const quieter = (mine: boolean, theirs: boolean | undefined): boolean => mine && theirs !== false;
  return {
    ...rest,
    enabled: quieter(user.enabled, rest.enabled),
    postToolCapture: {
      enabled: quieter(user.postToolCapture.enabled, rest.postToolCapture?.enabled),
      captureThreshold: Math.max(
        user.postToolCapture.captureThreshold,
        rest.postToolCapture?.captureThreshold ?? 0,
      ),
      tools: user.postToolCapture.tools.filter((tool) => rest.postToolCapture?.tools?.includes(tool) ?? true),
    },
    sessionMemory: {
      enabled: quieter(user.sessionMemory.enabled, rest.sessionMemory?.enabled),
      limit: fewer(user.sessionMemory.limit, rest.sessionMemory?.limit),
      tokens: fewer(user.sessionMemory.tokens, rest.sessionMemory?.tokens),
    },
    promptRecall: {
      enabled: quieter(user.promptRecall.enabled, rest.promptRecall?.enabled),
      limit: fewer(user.promptRecall.limit, rest.promptRecall?.limit),
      tokens: fewer(user.promptRecall.tokens, rest.promptRecall?.tokens),
      specific: quieter(user.promptRecall.specific, rest.promptRecall?.specific),
    },
    editBrief: {
      enabled: quieter(user.editBrief.enabled, rest.editBrief?.enabled),
      tokens: fewer(user.editBrief.tokens, rest.editBrief?.tokens),
    },
    knownFix: { enabled: quieter(user.knownFix.enabled, rest.knownFix?.enabled) },
    // Whom answers are sent to, and for how much, is the user's to say: a clone may only keep them here.
    answers: {
      enabled: quieter(user.answers.enabled, rest.answers?.enabled),
      threshold: Math.max(user.answers.threshold, rest.answers?.threshold ?? 0),
      evaluator: rest.answers?.evaluator === 'heuristic' ? 'heuristic' : user.answers.evaluator,
      maxCalls: fewer(user.answers.maxCalls, rest.answers?.maxCalls),
      maxTokens: fewer(user.answers.maxTokens, rest.answers?.maxTokens),
    },
    statements: { enabled: quieter(user.statements.enabled, rest.statements?.enabled) },
    progress: { enabled: quieter(user.progress.enabled, rest.progress?.enabled) },
    capture: {
      maxQueued: fewer(user.capture.maxQueued, rest.capture?.maxQueued),
      ignore: [...user.capture.ignore, ...(rest.capture?.ignore ?? [])],
      ignoreGitIgnored: user.capture.ignoreGitIgnored || rest.capture?.ignoreGitIgnored === true,
      review: user.capture.review || rest.capture?.review === true,
    },
    filters: {
      rules: [...user.filters.rules, ...(filters?.rules ?? [])],
      personalData: user.filters.personalData || filters?.personalData === true,
    },
    sync: {
      auto: quieter(user.sync.auto, rest.sync?.auto),
      private: [...user.sync.private, ...(rest.sync?.private ?? [])],
    },
    reanchor: { background: quieter(user.reanchor.background, rest.reanchor?.background) },
    userScope: { enabled: quieter(user.userScope.enabled, rest.userScope?.enabled) },
    // A model is code and data to be run: a clone may switch it off, and no more.
    embedder: rest.embedder?.kind === 'none' ? { kind: 'none' } : undefined,
    index: undefined, // where memories are sent to is the user's to say
  };
}

/** The one that can switch on, too: it shares, and so is off unless the user says otherwise. */
const SYNC_SWITCH = 'CS_SYNC_AUTO';

const INDEX_URI = 'CS_INDEX_URI';

/** The switch of each capability; the first switches all off. */
export const SWITCHES = {
  all: 'CS_MEMORY_ENABLED',
  toolCapture: 'CS_TOOL_CAPTURE_ENABLED',
  sessionMemory: 'CS_SESSION_MEMORY_ENABLED',
  promptRecall: 'CS_PROMPT_RECALL_ENABLED',
  editBrief: 'CS_EDIT_BRIEF_ENABLED',
  knownFix: 'CS_KNOWN_FIX_ENABLED',
  answers: 'CS_ANSWERS_ENABLED',
  statements: 'CS_STATEMENTS_ENABLED',
  progress: 'CS_PROGRESS_ENABLED',
  flush: 'CS_FLUSH_ENABLED',
  reanchor: 'CS_REANCHOR_ENABLED',
  userScope: 'CS_USER_SCOPE_ENABLED',
} as const;

function fromEnvironment(config: Config, env: NodeJS.ProcessEnv): Config {
  const on = (enabled: boolean, name: string): boolean => enabled && !isSwitchedOff(env, name);
  return {
    ...config,
    enabled: on(config.enabled, SWITCHES.all),
    postToolCapture: {
      ...config.postToolCapture,
      enabled: on(config.postToolCapture.enabled, SWITCHES.toolCapture),
    },
    sessionMemory: {
      ...config.sessionMemory,
      enabled: on(config.sessionMemory.enabled, SWITCHES.sessionMemory),
    },
    promptRecall: { ...config.promptRecall, enabled: on(config.promptRecall.enabled, SWITCHES.promptRecall) },
    editBrief: { ...config.editBrief, enabled: on(config.editBrief.enabled, SWITCHES.editBrief) },
    knownFix: { enabled: on(config.knownFix.enabled, SWITCHES.knownFix) },
    answers: { ...config.answers, enabled: on(config.answers.enabled, SWITCHES.answers) },
    statements: { enabled: on(config.statements.enabled, SWITCHES.statements) },
    progress: { enabled: on(config.progress.enabled, SWITCHES.progress) },
    flush: { enabled: on(config.flush.enabled, SWITCHES.flush) },
    reanchor: { background: on(config.reanchor.background, SWITCHES.reanchor) },
    userScope: { enabled: on(config.userScope.enabled, SWITCHES.userScope) },
    index: over(config.index, { uri: env[INDEX_URI] || undefined }),
    sync: { ...config.sync, auto: on(config.sync.auto || isSwitchedOn(env, SYNC_SWITCH), SYNC_SWITCH) },
  };
}

/**
 * The settings that hold in a work tree: defaults < user < repository < environment. Throws CONFIG_INVALID for a
 * file that does not parse or has an unknown key. The schema is loaded only where there is a file to check.
 */
export async function loadConfig(env: NodeJS.ProcessEnv, root: string | undefined): Promise<Config> {
  const files = settingsFiles(env, root);
  if (files.length === 0) return fromEnvironment(DEFAULT_CONFIG, env);
  const { readSettings } = await import('./config-schema.ts');
  const settings = async (file: string, isOfClone: boolean): Promise<FileSettings> =>
    files.includes(file) ? readSettings(file, { isOfClone }) : {};
  const user = merge(DEFAULT_CONFIG, await settings(userConfigFile(env), false));
  const repository = root === undefined ? {} : await settings(repositoryConfigFile(root), true);
  return fromEnvironment(merge(user, fromRepository(repository, user)), env);
}
