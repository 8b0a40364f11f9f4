import { isSwitchedOff, isSwitchedOn } from '../domain/environment.ts';
import { type Config, DEFAULT_CONFIG } from './config-defaults.ts';
import { type SettingsFile, type SettingsPlace, settingsFiles } from './config-files.ts';
import type { FileSettings } from './config-old-names.ts';
import { fromRepository } from './config-repository.ts';
import { hasSettingVariables, INDEX_URI, SWITCHES, SYNC_SWITCH } from './config-variable-names.ts';

export type { Config } from './config-defaults.ts';

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
    distil: over(below.distil, above.distil),
    statements: over(below.statements, above.statements),
    subagents: over(below.subagents, above.subagents),
    progress: over(below.progress, above.progress),
    handoff: over(below.handoff, above.handoff),
    flush: over(below.flush, above.flush),
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

/** What holds with the switches of the environment over the rest. */
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
    knownFix: { ...config.knownFix, enabled: on(config.knownFix.enabled, SWITCHES.knownFix) },
    answers: { ...config.answers, enabled: on(config.answers.enabled, SWITCHES.answers) },
    statements: { enabled: on(config.statements.enabled, SWITCHES.statements) },
    progress: { enabled: on(config.progress.enabled, SWITCHES.progress) },
    handoff: { ...config.handoff, enabled: on(config.handoff.enabled, SWITCHES.handoff) },
    flush: { enabled: on(config.flush.enabled, SWITCHES.flush) },
    reanchor: { background: on(config.reanchor.background, SWITCHES.reanchor) },
    userScope: { enabled: on(config.userScope.enabled, SWITCHES.userScope) },
    index: over(config.index, { uri: env[INDEX_URI] || undefined }),
    sync: { ...config.sync, auto: on(config.sync.auto || isSwitchedOn(env, SYNC_SWITCH), SYNC_SWITCH) },
  };
}

/** What holds with one more file over what is below; a file that is not the user's own can only make it quieter. */
export function withFile(
  below: Config,
  settings: FileSettings,
  { isForeign }: Pick<SettingsFile, 'isForeign'>,
): Config {
  return merge(below, isForeign ? fromRepository(settings, below) : settings);
}

/** What holds with the settings of the environment over the files, the switches last. Throws CONFIG_INVALID. */
export async function withEnvironment(files: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  if (!hasSettingVariables(env)) return fromEnvironment(files, env);
  const { variableSettings } = await import('./config-variables.ts');
  return fromEnvironment(merge(files, variableSettings(env)), env);
}

/**
 * The settings that hold in a work tree: defaults < user < repository < local < environment. Throws CONFIG_INVALID for a
 * file that does not parse or has an unknown key, and for a variable that is not as expected. The schema is loaded only where there is
 * something to check.
 */
export async function loadConfig(env: NodeJS.ProcessEnv, place?: SettingsPlace): Promise<Config> {
  const files = settingsFiles(env, place);
  if (files.length === 0) return withEnvironment(DEFAULT_CONFIG, env);
  const { readSettings } = await import('./config-read.ts');
  let config = DEFAULT_CONFIG;
  for (const at of files) config = withFile(config, await readSettings(at.file, at), at);
  return withEnvironment(config, env);
}
