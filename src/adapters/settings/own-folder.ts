import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import type { OwnFolder } from '../../ports/uninstall.ts';

/** A folder of ours. Where somebody put a link in its place, the link goes, and what it leads to stays: it may be anything. */
export function createOwnFolder(path: string): OwnFolder {
  return {
    path,
    exists: existsSync(path),
    remove: (but = []) => {
      try {
        if (lstatSync(path).isSymbolicLink()) {
          if (but.length === 0) rmSync(path);
          return;
        }
        for (const name of readdirSync(path))
          if (!but.includes(name)) rmSync(join(path, name), { recursive: true, force: true });
        if (readdirSync(path).length === 0) rmdirSync(path);
      } catch (cause) {
        if (!existsSync(path)) return;
        throw new CsError('IO_FAILED', `${path} could not be removed`, { cause });
      }
    },
  };
}

/** How many files in the folders hold something that nobody has written into notes yet. */
export function filesThatWait(folders: readonly string[]): number {
  const waiting = folders.flatMap((folder) => {
    try {
      const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
      return files.filter((name) => statSync(join(folder, name)).size > 0);
    } catch {
      return []; // there is none
    }
  });
  return waiting.length;
}
