// Where things are is found apart from the rest: what only looks something up loads nothing else.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { xdgFolder } from '../../core/environment.ts';
import { locateRepository, type RepositoryPlace, userStorePlace } from '../../git/locate.ts';
import { levelFiles, trustedAuthorsFile } from '../config/config.ts';

/** Where the memories of a session belong: the repository around its cwd, else the per-user store. */
export interface Home {
  readonly place: RepositoryPlace;
  readonly isUserStore: boolean;
  /** `<git common dir>/cs-memory`: spools, session states, index. Disposable but for what waits in the spools. */
  readonly directory: string;
}

/** Finds the home of a session without starting git. */
export function findHome(cwd: string, env: NodeJS.ProcessEnv): Home {
  const place = locateRepository(cwd, env);
  if (place === undefined) return userHome(env);
  const isUserStore = place.gitDir === userHome(env).place.gitDir; // somebody works inside of it
  return { place, isUserStore, directory: join(place.commonDir, 'cs-memory') };
}

/** The home of what is the user's own, and of sessions outside of any repository. */
export function userHome(env: NodeJS.ProcessEnv): Home {
  const dataHome = xdgFolder(env, 'XDG_DATA_HOME', env['HOME'] || homedir());
  const place = userStorePlace(dataHome);
  return { place, isUserStore: true, directory: join(place.commonDir, 'cs-memory') };
}

/**
 * Where git is started: at the root of the work tree. A folder below it may be made to look like a repository, by files that a clone brings, and
 * git would do what its settings say. Where GIT_DIR names the repository git looks for no other, and the name may start from `cwd`.
 */
export function gitFolder(
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  { place, isUserStore }: Home,
): string {
  const isNamed = Boolean(env['GIT_DIR']) && !isUserStore && existsSync(cwd);
  return isNamed ? cwd : (place.root ?? place.gitDir);
}

/**
 * A path as it is anchored: relative to the root of the work tree, with forward slashes; undefined for one outside of it. Root and
 * path may be spelled by different ways to the same folder (a link in the home of the user, /tmp on a Mac).
 */
export function relativeTo(root: string | undefined, cwd: string, path: string): string | undefined {
  if (root === undefined || path === '') return undefined;
  const whole = resolve(cwd, path);
  return (
    insideOf(root, whole) ?? insideOf(realFolder(root), join(realFolder(dirname(whole)), basename(whole)))
  );
}

function insideOf(root: string, path: string): string | undefined {
  const inside = relative(root, path).replaceAll('\\', '/');
  return inside === '' || inside.startsWith('../') || inside === '..' || isAbsolute(inside)
    ? undefined
    : inside;
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder; // not there
  }
}

// Who keeps things wired over several calls asks here whether what is read when they are wired is still the same.

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
