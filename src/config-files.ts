import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from './domain/environment.ts';

/** Where a repository's settings are. */
export function repositoryConfigFile(root: string): string {
  return join(root, '.cs-memory.json');
}

/** Where the user's own settings are. */
export function userConfigFile(env: NodeJS.ProcessEnv): string {
  const base = env['XDG_CONFIG_HOME'] || join(homeOf(env), '.config');
  return join(base, 'cs-memory', 'config.json');
}

/** The settings files that exist, the stronger last. Two look-ups, so that a hot path need not load the schema. */
export function settingsFiles(env: NodeJS.ProcessEnv, root: string | undefined): readonly string[] {
  const files = [userConfigFile(env), ...(root === undefined ? [] : [repositoryConfigFile(root)])];
  return files.filter((file) => existsSync(file));
}
