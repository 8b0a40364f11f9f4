import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, INSIDE_VARIABLE, xdgFolder } from '../../core/basics.ts';
import {
  fromRepository,
  INDEX_URI,
  SETTINGS,
  SWITCHES,
  SYNC_SWITCH,
  VARIABLE_PREFIX,
} from './config-defaults.ts';
import type { Config, FileSettings } from './config-schema.ts';

const defaultsOf = (rows: object): object =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const value = Array.isArray(row) ? row[0] : defaultsOf(row);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What holds where nobody says otherwise. */
export const defaultConfig = (): Config => defaultsOf(SETTINGS) as Config;

/** A level of the settings that is a file; the stronger last. */
const FILE_LEVELS = ['user', 'repository', 'local'] as const;
export type FileLevel = (typeof FILE_LEVELS)[number];

/** The repository whose settings hold: its work tree, and what its work trees share of the git directory. */
export type SettingsPlace = Readonly<{ root?: string; commonDir?: string }>;

export interface SettingsFile {
  readonly level: FileLevel;
  readonly file: string;
  /** Whether it can only make things quieter: it came with a clone, or somebody else wrote it. */
  readonly isForeign: boolean;
}

export const repositoryConfigFile = (root: string): string => join(root, '.cs-memory.json');

export const userConfigFile = (env: NodeJS.ProcessEnv): string =>
  join(xdgFolder(env, 'XDG_CONFIG_HOME'), 'cs-memory', 'config.json');

/** Where the user's own settings for one repository are: in its git directory, which no clone brings. */
export const localConfigFile = (commonDir: string): string => join(commonDir, 'cs-memory', 'config.json');

/** The files of all levels, the stronger last. A local one only beside a work tree's `.git`: a folder of a clone can look like a bare repository. */
export function levelFiles(
  env: NodeJS.ProcessEnv,
  { root, commonDir }: SettingsPlace = {},
): readonly SettingsFile[] {
  const user: SettingsFile = { level: 'user', file: userConfigFile(env), isForeign: false };
  if (root === undefined) return [user];
  const repository: SettingsFile = { level: 'repository', file: repositoryConfigFile(root), isForeign: true };
  if (commonDir === undefined) return [user, repository];
  const local = localConfigFile(commonDir);
  return [user, repository, { level: 'local', file: local, isForeign: isOfSomebodyElse(local) }];
}

/** The files that are the user's own, whether or not they are there. */
export const ownFiles = (env: NodeJS.ProcessEnv, place: SettingsPlace): readonly string[] =>
  levelFiles(env, place).flatMap(({ file, isForeign }) => (isForeign ? [] : file));

/** In a repository that several share, a local file may be another's, who is not to name commands for this user. */
function isOfSomebodyElse(file: string): boolean {
  if (!existsSync(file)) return false; // also where a part of its path is no folder
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat !== undefined && process.getuid !== undefined && stat.uid !== process.getuid();
}

/** Those that exist. A few look-ups, so that a hot path need not load the schema. */
export const settingsFiles = (env: NodeJS.ProcessEnv, place?: SettingsPlace): readonly SettingsFile[] =>
  levelFiles(env, place).filter(({ file }) => existsSync(file));

function over<T>(below: T, above: object | undefined): T {
  const defined = Object.entries(above ?? {}).filter(([, value]) => value !== undefined);
  return { ...below, ...Object.fromEntries(defined) };
}

function merge(below: Config, above: FileSettings): Config {
  const settings: Readonly<Record<string, unknown>> = { ...above, filters: withAllow(above.filters) };
  const merged = Object.entries(below).map(([name, mine]) => [
    name,
    typeof mine === 'object' ? over(mine, settings[name] as object | undefined) : (settings[name] ?? mine),
  ]);
  return Object.fromEntries(merged) as Config;
}

function withAllow(filters: FileSettings['filters']): object | undefined {
  const { allow } = filters ?? {};
  if (allow === undefined) return filters;
  const { values = [], paths = [] } = Array.isArray(allow) ? { values: allow } : allow;
  return { ...filters, allow: { values, paths } };
}

/** Whether a switch is off. Only `false` and `0` switch off, so that an odd value never does. */
export function isSwitchedOff(env: Environment, name: string): boolean {
  const value = env[name];
  return value !== undefined && (value === '0' || value.toLowerCase() === 'false');
}

/** Whether a switch is on. Only `true` and `1` switch on. */
export function isSwitchedOn(env: Environment, name: string): boolean {
  const value = env[name];
  return value !== undefined && (value === '1' || value.toLowerCase() === 'true');
}

function fromEnvironment(config: Config, env: NodeJS.ProcessEnv): Config {
  const auto = isSwitchedOff(env, SYNC_SWITCH) ? false : isSwitchedOn(env, SYNC_SWITCH) || undefined;
  const said = Object.entries(SWITCHES).filter(([, variable]) => isSwitchedOff(env, variable));
  const off = said.map(([key]) => {
    const [section = '', name] = key.split('.');
    return [section, name === undefined ? false : { [name]: false }];
  });
  const index = { uri: env[INDEX_URI] || undefined };
  return merge(config, { ...Object.fromEntries(off), sync: { auto }, index } as FileSettings);
}

/** What holds with one more file over what is below; a file that is not the user's own can only make it quieter. */
export function withFile(
  below: Config,
  settings: FileSettings,
  { isForeign }: Pick<SettingsFile, 'isForeign'>,
): Config {
  return merge(below, isForeign ? fromRepository(settings, below) : settings);
}

/** With the environment over the files: a look at the names (0.06 ms of 65), a schema only where there is one. Throws CONFIG_INVALID. */
export async function withEnvironment(files: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  // The switch of all hooks is older than the rest, and read by itself.
  const isSetting = (name: string): boolean =>
    name.startsWith(VARIABLE_PREFIX) && name !== SWITCHES.enabled && name !== INSIDE_VARIABLE;
  const variables = Object.entries(env).filter(([name, text = '']) => text !== '' && isSetting(name));
  if (variables.length === 0) return fromEnvironment(files, env);
  const { variableSettings } = await import('./config-variables.ts');
  return fromEnvironment(merge(files, variableSettings(Object.fromEntries(variables))), env);
}

/** What holds in a work tree: defaults < user < repository < local < environment; the schema is loaded only if needed. Throws CONFIG_INVALID. */
export async function loadConfig(env: NodeJS.ProcessEnv, place?: SettingsPlace): Promise<Config> {
  const files = settingsFiles(env, place);
  if (files.length === 0) return withEnvironment(defaultConfig(), env);
  const { readSettings } = await import('./config-read.ts');
  let config = defaultConfig();
  for (const at of files) config = withFile(config, await readSettings(at.file, at), at);
  return withEnvironment(config, env);
}
