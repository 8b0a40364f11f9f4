import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { attempt } from '../../src/core/basics.ts';
import { isRunning } from '../../src/files/lock.ts';
import { removeFolder } from './remove-folder.ts';

// What many files of tests need alike is made once in a run, in a folder that they share: vitest runs the default export before them all.

const VARIABLE = 'TEST_RUN_FOLDER';
const PROJECT = resolve(import.meta.dirname, '../..');

/** Files in memory cost git less than half of the processor time of files on a disk. */
const MEMORY = '/dev/shm';
/** Much more than the 40 MB that all tests were seen to have at a time. */
const ROOM_BYTES = 3 * 2 ** 30;

const OWN = 'cs-memory-run-';

/** A run that was killed left its folder, which would take memory for good. */
function removeLeftOvers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(/^\d+(?=-)/.exec(name.startsWith(OWN) ? name.slice(OWN.length) : '')?.[0] ?? 0);
    if (pid > 0 && !isRunning(pid)) attempt(() => removeFolder(join(MEMORY, name))); // or another user's
  }
}

/** A new folder in memory, where there is room and programs may run (in a container there often is and they may not). */
function folderInMemory(): string | undefined {
  return attempt(() => {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < ROOM_BYTES) return undefined;
    removeLeftOvers();
    const folder = mkdtempSync(join(realpathSync(MEMORY), `${OWN}${process.pid}-`));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const mayRun = attempt(() => execFileSync(program)) !== undefined;
    rmSync(mayRun ? program : folder, { recursive: true });
    return mayRun ? folder : undefined;
  });
}

export default function setup(): () => void {
  const folder = folderInMemory() ?? realpathSync(mkdtempSync(join(tmpdir(), OWN)));
  process.env[VARIABLE] = folder;
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(folder, 0o711); // some tests are another user
  chmodSync(temporary, 0o1777);
  process.env['TMPDIR'] = temporary;
  return () => removeFolder(folder); // what a test left running may still write there
}

/** Whoever makes it may be on a busy machine. */
const MAX_WAIT_MS = 200_000;
const PAUSE_MS = 50;
const pauses = new Int32Array(new SharedArrayBuffer(4));

/**
 * A folder of that name that `make` has filled, by whichever file of tests asked first; it is to be copied, and never changed. Undefined where this is no
 * run of tests. Throws what `make` throws.
 */
export function onceARun(name: string, make: (folder: string) => void): string | undefined {
  const run = process.env[VARIABLE];
  if (run === undefined) return undefined;
  const folder = join(run, name);
  const done = `${folder}.done`;
  for (let waitedMs = 0; !existsSync(done); waitedMs += PAUSE_MS) {
    try {
      mkdirSync(folder);
    } catch {
      if (waitedMs > MAX_WAIT_MS) throw new Error(`nobody has made ${folder}`);
      Atomics.wait(pauses, 0, 0, PAUSE_MS); // another process makes it
      continue;
    }
    try {
      make(folder);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    writeFileSync(done, '');
  }
  return folder;
}

/** Builds the sources as `npm run build` would. */
export function builtSources(): string {
  const built = onceARun('built', (folder) => {
    const tsx = join(PROJECT, 'node_modules/.bin/tsx');
    execFileSync(tsx, [join(PROJECT, 'scripts/build.ts'), '--into', folder], { cwd: PROJECT, stdio: 'pipe' });
  });
  if (built === undefined) throw new Error('there is no run of tests to build for');
  return built;
}
