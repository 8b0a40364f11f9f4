import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CsError } from '../../core/errors.ts';
import { findHome } from '../wire/home.ts';

export interface PlaceOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly repo: string | undefined;
  /** The client's folders as `file:` URIs; undefined where it does not tell any. Rejects where it does not answer. */
  readonly askRoots: () => Promise<readonly string[] | undefined>;
}

/**
 * The folder that a call is about: what the user named, else the client's `CLAUDE_PROJECT_DIR`, else by the client's roots (the folder
 * where the server was started, if it is in one of them, or the first that is in a repository), else where the server was started. The roots
 * are asked for once, until `forget`. Throws USAGE for a folder that is not there, IO_FAILED where the client should know and does not answer.
 */
export function createPlace(options: PlaceOptions): { folder(): Promise<string>; forget(): void } {
  const { env, cwd, repo, askRoots } = options;
  const named = repo ?? (env['CLAUDE_PROJECT_DIR'] || undefined);
  let asked: Promise<string> | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  const ask = async (): Promise<string> => {
    try {
      return choose((await askRoots()) ?? [], cwd, env);
    } catch (cause) {
      forget(); // next time it may answer
      throw new CsError('IO_FAILED', 'the client did not say which folders are open', {
        hint: 'try again; or name the repository where the server is declared: `--repo DIR`',
        cause,
      });
    }
  };
  return {
    forget,
    folder: async () => {
      if (named === undefined) {
        asked ??= ask();
        return asked;
      }
      const folder = resolve(cwd, named);
      if (repo !== undefined && (repo === '' || !isFolder(folder))) throw noFolder(repo);
      return folder;
    },
  };
}

const noFolder = (repo: string): CsError =>
  new CsError('USAGE', `--repo: there is no folder '${repo}'`, {
    hint: 'it stands where the client declares this server; some clients leave variables in it as they are',
  });

function choose(roots: readonly string[], cwd: string, env: NodeJS.ProcessEnv): string {
  const folders = roots.flatMap(folderOf).filter(isFolder);
  if (folders.some((folder) => isInside(folder, cwd))) return cwd;
  return folders.find((folder) => !findHome(folder, env).isUserStore) ?? folders[0] ?? cwd;
}

/** A root that is no path on this machine counts for nothing. */
function folderOf(uri: string): string[] {
  try {
    return [fileURLToPath(uri)];
  } catch {
    return [];
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !/^\.\.(?:[/]|$)/.test(way) && !isAbsolute(way);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
