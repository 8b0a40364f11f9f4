import { existsSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { xdgFolder } from '../domain/environment.ts';

/** A level of the settings that is a file; the stronger last. */
export const FILE_LEVELS = ['user', 'repository', 'local'] as const;
export type FileLevel = (typeof FILE_LEVELS)[number];

/** The repository whose settings hold: its work tree, and what its work trees share of the git directory. */
export interface SettingsPlace {
  readonly root?: string;
  readonly commonDir?: string;
}

/** A settings file that a level has, whether or not it is there. */
export interface SettingsFile {
  readonly level: FileLevel;
  readonly file: string;
  /** Whether it can only make things quieter: it came with a clone, or somebody else wrote it. */
  readonly isForeign: boolean;
}

/** Where a repository's settings are. */
export function repositoryConfigFile(root: string): string {
  return join(root, '.cs-memory.json');
}

/** Where the user's own settings are. */
export function userConfigFile(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_CONFIG_HOME'), 'cs-memory', 'config.json');
}

/** Where the user's own settings for one repository are: in its git directory, which no clone brings. */
export function localConfigFile(commonDir: string): string {
  return join(commonDir, 'cs-memory', 'config.json');
}

/** Where the user's list of trusted authors is. Not a setting: a command writes it. */
export function trustedAuthorsFile(env: NodeJS.ProcessEnv): string {
  return join(dirname(userConfigFile(env)), 'trusted-authors');
}

/**
 * The files of all levels, the stronger last. A folder of a clone can look like a bare repository, so there is a local
 * file only where there is a work tree, beside a `.git` that git itself never takes out of a commit.
 */
export function levelFiles(
  env: NodeJS.ProcessEnv,
  { root, commonDir }: SettingsPlace = {},
): readonly SettingsFile[] {
  const user: SettingsFile = { level: 'user', file: userConfigFile(env), isForeign: false };
  if (root === undefined) return [user];
  const repository: SettingsFile = {
    level: 'repository',
    file: repositoryConfigFile(root),
    isForeign: true,
  };
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
export function settingsFiles(env: NodeJS.ProcessEnv, place?: SettingsPlace): readonly SettingsFile[] {
  return levelFiles(env, place).filter(({ file }) => existsSync(file));
}
