import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addressOf } from '../../domain/trust.ts';
import type { TrustedAuthors } from '../../ports/code.ts';

/** A dotfile may be a link into somebody's collection: what it leads to is written, and it stays a link. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // not there yet
  }
}

/**
 * The authors whom the user trusts, in a text file of the user's own: one a line, `#` begins a comment. A file that cannot be
 * read trusts nobody. `alone`: changes it while no other process does; who only reads need not say how.
 */
export function createTrustedAuthors(
  file: string,
  alone: <T>(file: string, task: () => T) => T = (_file, task) => task(),
): TrustedAuthors {
  const lines = (): readonly string[] => {
    try {
      return readFileSync(file, 'utf8').split('\n');
    } catch {
      return [];
    }
  };
  const authorOf = (line: string): string => line.replace(/(?:^|\s)#.*$/, '').trim();
  const read = (): readonly string[] => lines().map(authorOf).filter(Boolean);
  const write = (kept: readonly string[]): void => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const target = targetOf(file);
    const temporary = `${target}.${process.pid}.tmp`;
    writeFileSync(temporary, `${kept.join('\n').replace(/\n+$/, '')}\n`, { mode: 0o600 });
    renameSync(temporary, target);
  };
  const isSame = (line: string, author: string): boolean =>
    authorOf(line) !== '' && addressOf(authorOf(line)) === addressOf(author);
  return {
    read,
    add: (author) => {
      if (lines().some((line) => isSame(line, author))) return false;
      return alone(file, () => {
        const now = lines();
        if (now.some((line) => isSame(line, author))) return false;
        write([...now.filter((line, index, all) => line !== '' || index < all.length - 1), author]);
        return true;
      });
    },
    remove: (author) => {
      if (!lines().some((line) => isSame(line, author))) return false;
      alone(file, () => write(lines().filter((line) => !isSame(line, author))));
      return true;
    },
  };
}
