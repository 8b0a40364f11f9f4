import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import type { SetupRecord, SetupRecords } from '../../ports/install.ts';

interface Kept {
  readonly path: string;
  readonly record: SetupRecord;
}

/** The records in a folder of the user's, one file for each settings file. One that is damaged counts as none. */
export function createSetupRecords(directory: string): SetupRecords {
  const fileOf = (path: string): string =>
    join(directory, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`);
  return {
    get: (path) => {
      const kept = readKept(fileOf(path));
      return kept?.path === path ? kept.record : undefined;
    },
    put: (path, record) => {
      const file = fileOf(path);
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ path, record })}\n`, { mode: 0o600 });
        renameSync(`${file}.${process.pid}`, file);
      } catch (cause) {
        throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
      }
    },
    remove: (path) => {
      rmSync(fileOf(path), { force: true });
      removeEmpty(directory);
      removeEmpty(dirname(directory)); // the log may be in there
    },
    paths: () =>
      filesIn(directory)
        .flatMap((name) => readKept(join(directory, name))?.path ?? [])
        .filter((path) => existsSync(path))
        .sort(),
  };
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // something is in it, or it is not there
  }
}

function filesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.json'));
  } catch {
    return []; // nothing was set up yet
  }
}

function readKept(file: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept> | null;
    const isWhole = typeof kept?.path === 'string' && kept.record?.version === 1;
    return isWhole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
