// Who keeps things wired over several calls asks here whether what is read when they are wired is still the same.
import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { levelFiles, trustedAuthorsFile } from '../config/config-files.ts';
import { xdgFolder } from '../domain/environment.ts';
import { findHome } from './home.ts';

/**
 * A word that changes with the repository around a folder, its branch, and the files that tell settings, whom the user trusts, and who
 * the user is to git. Ten look-ups, nothing is read.
 */
export function placeMark(cwd: string, env: NodeJS.ProcessEnv): string {
  const { place } = findHome(cwd, env);
  const home = env['HOME'] || homedir();
  const files = [
    ...levelFiles(env, place).map(({ file }) => file),
    trustedAuthorsFile(env),
    join(place.gitDir, 'HEAD'),
    join(place.commonDir, 'config'),
    join(place.gitDir, 'config.worktree'),
    join(home, '.gitconfig'),
    join(xdgFolder(env, 'XDG_CONFIG_HOME'), 'git', 'config'),
  ];
  return [place.gitDir, ...files.map(stateOf)].join('\n');
}

function stateOf(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return '-'; // not there
  }
}
