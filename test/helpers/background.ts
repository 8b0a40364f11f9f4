import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtSources } from './once-a-run.ts';

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 25;

/** The command lines of all processes that run. */
function commandLines(): string[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axo', 'args'], { encoding: 'utf8' }).split('\n');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return ''; // it has ended in between
      }
    });
}

/** Waits until no process has these words in its command line. Throws when one has for a minute. */
export async function untilGone(words: string): Promise<void> {
  const givesUpAt = Date.now() + GIVE_UP_MS;
  while (commandLines().some((line) => line.includes(words))) {
    if (Date.now() > givesUpAt) throw new Error(`still there after ${GIVE_UP_MS} ms: ${words}`);
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
}

/** The bundles as the sources have them, in a folder of their own; a copy for each file of tests. Call at its top. */
export function useBuiltSources(): () => string {
  let temp = '';
  beforeAll(() => {
    temp = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-built-')));
    cpSync(builtSources(), temp, { recursive: true });
  });
  afterAll(() => rmSync(temp, { recursive: true, force: true }));
  return () => temp;
}
