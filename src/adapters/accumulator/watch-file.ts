import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionFileName } from './session-file-name.ts';

const watchFile = (directory: string, session: string): string =>
  join(directory, `${sessionFileName(session)}.open`);

/** Lines of families, an empty line, and the steps that earlier flushes left, a JSON line each. */
function read(directory: string, session: string): readonly [families: string, steps: string] {
  const file = watchFile(directory, session);
  if (!existsSync(file)) return ['', ''];
  try {
    const [families = '', steps = ''] = readFileSync(file, 'utf8').split('\n\n', 2);
    return [families, steps];
  } catch {
    return ['', '']; // removed in this very moment
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/**
 * The command families that an open failure of a session, or of the repository, waits for. The file is there only while
 * one is open, so that a quiet call pays one look at whether it exists. Never throws.
 */
export function readWatch(directory: string, session: string): readonly string[] {
  return linesOf(read(directory, session)[0]);
}

/** What earlier flushes left for later ones, as it was written; what does not parse is left out. */
export function readKept(directory: string, session: string): readonly unknown[] {
  return linesOf(read(directory, session)[1]).flatMap((line): unknown[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Watches for exactly these, and keeps exactly these steps; the file goes where there are neither. */
export function writeWatch(
  directory: string,
  session: string,
  families: readonly string[],
  kept: readonly unknown[],
): void {
  const file = watchFile(directory, session);
  if (families.length === 0 && kept.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  const steps = kept.map((step) => JSON.stringify(step));
  writeFileSync(temporary, [...new Set(families)].sort().concat('', steps, '').join('\n'), { mode: 0o600 });
  renameSync(temporary, file);
}
