import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { xdgFolder } from './domain/environment.ts';

/** Where a repository's settings are. */
export function repositoryConfigFile(root: string): string {
  return join(root, '.cs-memory.json');
}

/** Where the user's own settings are. */
export function userConfigFile(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_CONFIG_HOME'), 'cs-memory', 'config.json');
}

/** Where the user's list of trusted authors is. Not a setting: a command writes it. */
export function trustedAuthorsFile(env: NodeJS.ProcessEnv): string {
  return join(dirname(userConfigFile(env)), 'trusted-authors');
}

/** The settings files that exist, the stronger last. Two look-ups, so that a hot path need not load the schema. */
export function settingsFiles(env: NodeJS.ProcessEnv, root: string | undefined): readonly string[] {
  const files = [userConfigFile(env), ...(root === undefined ? [] : [repositoryConfigFile(root)])];
  return files.filter((file) => existsSync(file));
}
