import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, INSIDE_VARIABLE, xdgFolder } from '../../core/basics.ts';
import { type RepositoryRule, SETTINGS, VARIABLE_PREFIX } from './config-defaults.ts';
import type { Config, FileSettings, SettingKey } from './config-schema.ts';

type Row = (typeof SETTINGS)[SettingKey];
type Sections = Record<string, Record<string, unknown> | undefined>;

/** Settings with, for each key, what a function gives, given what some settings say of it; a key is left out where that is undefined. */
function settingsBy(say: (row: Row, key: string, ...says: unknown[]) => unknown, ...of: object[]): Config {
  const config: Record<string, unknown> = {};
  for (const [key, row] of Object.entries(SETTINGS)) {
    const [section = '', name] = key.split('.');
    const parts = of.map((settings) => (settings as Sections)[section]);
    const value = say(row, key, ...parts.map((part) => (name === undefined ? part : part?.[name])));
    if (name === undefined) config[section] = value;
    else config[section] = { ...(config[section] as object), ...(value !== undefined && { [name]: value }) };
  }
  return config as unknown as Config;
}

/** What holds where nobody says otherwise. */
export const defaultConfig = (): Config => settingsBy(([byDefault]) => byDefault);

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
export function levelFiles(env: NodeJS.ProcessEnv, place: SettingsPlace = {}): readonly SettingsFile[] {
  const { root, commonDir } = place;
  const user: SettingsFile = { level: 'user', file: userConfigFile(env), isForeign: false };
  if (root === undefined) return [user];
  const repository: SettingsFile = { level: 'repository', file: repositoryConfigFile(root), isForeign: true };
  if (commonDir === undefined) return [user, repository];
  const local = localConfigFile(commonDir);
  return [user, repository, { level: 'local', file: local, isForeign: isOfSomebodyElse(local) }];
}

/** In a repository that several share, a local file may be another's, who is not to name commands for this user. */
function isOfSomebodyElse(file: string): boolean {
  if (!existsSync(file)) return false; // also where a part of its path is no folder
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat !== undefined && process.getuid !== undefined && stat.uid !== process.getuid();
}

/** Those that exist. A few look-ups, so that a hot path need not load the schema. */
export const settingsFiles = (env: NodeJS.ProcessEnv, place?: SettingsPlace): readonly SettingsFile[] =>
  levelFiles(env, place).filter(({ file }) => existsSync(file));

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

/** What holds with one more file over what is below; a file that is not the user's own can only make it quieter. */
export const withFile = (
  below: Config,
  settings: FileSettings,
  { isForeign }: Pick<SettingsFile, 'isForeign'>,
): Config =>
  settingsBy(
    ([, rule], _key, mine, theirs) => (isForeign ? ruled(rule, mine, theirs) : (theirs ?? mine)),
    below,
    settings,
  );

/** Whether a switch is off. Only `false` and `0` switch off, so that an odd value never does. */
export function isSwitchedOff(env: Environment, name: string): boolean {
  const value = env[name];
  return value !== undefined && (value === '0' || value.toLowerCase() === 'false');
}

function withSwitches(config: Config, env: NodeJS.ProcessEnv): Config {
  return settingsBy(([, , variable = ''], key, mine) => {
    if (key === 'index.uri') return env[variable] || mine;
    if (isSwitchedOff(env, variable)) return false;
    return key === 'sync.auto' && /^(?:1|true)$/i.test(env[variable] ?? '') ? true : mine;
  }, config);
}

/** With the environment over the files: a look at the names (0.06 ms of 65), a schema only where there is one. Throws CONFIG_INVALID. */
export async function withEnvironment(files: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  // The switch of all hooks is older than the rest, and read by itself.
  const isSetting = (name: string): boolean =>
    name.startsWith(VARIABLE_PREFIX) && name !== SETTINGS.enabled[2] && name !== INSIDE_VARIABLE;
  const variables = Object.entries(env).filter(([name, text = '']) => text !== '' && isSetting(name));
  if (variables.length === 0) return withSwitches(files, env);
  const { variableSettings } = await import('./config-json-schema.ts');
  const settings = variableSettings(Object.fromEntries(variables));
  return withSwitches(withFile(files, settings, { isForeign: false }), env);
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
