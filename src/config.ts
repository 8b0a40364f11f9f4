import type { UserRule } from '../filters/user-rules.ts';
import { repositoryConfigFile, settingsFiles, userConfigFile } from './config-files.ts';
import type { FileSettings } from './config-schema.ts';
import { isSwitchedOff } from './domain/environment.ts';

/** Every setting with its value; docs/configuration.md says what each does. */
export interface Config {
  readonly enabled: boolean;
  readonly postToolCapture: {
    readonly enabled: boolean;
    readonly captureThreshold: number;
    readonly tools: readonly string[];
  };
  readonly sessionMemory: { readonly enabled: boolean; readonly limit: number };
  readonly promptRecall: {
    readonly enabled: boolean;
    readonly limit: number;
    readonly triggers: readonly string[];
  };
  readonly flush: { readonly enabled: boolean };
  readonly capture: {
    readonly ignore: readonly string[];
    readonly ignoreGitIgnored: boolean;
    readonly maxQueued: number;
  };
  readonly filters: {
    readonly allow: { readonly values: readonly string[]; readonly paths: readonly string[] };
    readonly rules: readonly UserRule[];
    readonly personalData: boolean;
  };
  /** `private`: namespaces that are never pushed or fetched, besides `handoffs`. */
  readonly sync: { readonly private: readonly string[] };
}

export const DEFAULT_CONFIG: Config = {
  enabled: true,
  postToolCapture: {
    enabled: true,
    captureThreshold: 0.6,
    tools: ['Bash', 'Read', 'Write', 'Edit', 'WebFetch', 'Agent'],
  },
  sessionMemory: { enabled: true, limit: 7 },
  promptRecall: { enabled: true, limit: 5, triggers: [] },
  flush: { enabled: true },
  capture: { ignore: [], ignoreGitIgnored: false, maxQueued: 200 },
  filters: { allow: { values: [], paths: [] }, rules: [], personalData: false },
  sync: { private: [] },
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
    flush: below.flush,
    capture: over(below.capture, above.capture),
    filters: over(below.filters, withAllow(above.filters)),
    sync: over(below.sync, above.sync),
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
  const { filters, ...rest } = settings;
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
    },
    promptRecall: {
      enabled: quieter(user.promptRecall.enabled, rest.promptRecall?.enabled),
      limit: fewer(user.promptRecall.limit, rest.promptRecall?.limit),
    },
    capture: {
      maxQueued: fewer(user.capture.maxQueued, rest.capture?.maxQueued),
      ignore: [...user.capture.ignore, ...(rest.capture?.ignore ?? [])],
      ignoreGitIgnored: user.capture.ignoreGitIgnored || rest.capture?.ignoreGitIgnored === true,
    },
    filters: {
      rules: [...user.filters.rules, ...(filters?.rules ?? [])],
      personalData: user.filters.personalData || filters?.personalData === true,
    },
    sync: { private: [...user.sync.private, ...(rest.sync?.private ?? [])] },
  };
}

/** The switch of each capability; the first switches all off. */
export const SWITCHES = {
  all: 'CS_MEMORY_ENABLED',
  toolCapture: 'CS_TOOL_CAPTURE_ENABLED',
  sessionMemory: 'CS_SESSION_MEMORY_ENABLED',
  promptRecall: 'CS_PROMPT_RECALL_ENABLED',
  flush: 'CS_FLUSH_ENABLED',
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
    flush: { enabled: on(config.flush.enabled, SWITCHES.flush) },
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
