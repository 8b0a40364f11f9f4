import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtSources } from './once-a-run.ts';

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 25;

/** The command line of a process; '' where it has ended. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Those of these processes, of all where none are named, that have the words in their command line. */
function withWords(words: string, pids?: readonly string[]): readonly string[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(words));
  const asked = pids ?? readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return asked.filter((pid) => commandLine(pid).includes(words));
}

/** Waits until no process has these words in its command line. Throws when one has for a minute. */
export async function untilGone(words: string): Promise<void> {
  const givesUpAt = Date.now() + GIVE_UP_MS;
  // Those that are known are waited for; all are looked through once they have ended, for they may have started others.
  for (let known = withWords(words); known.length > 0; known = withWords(words))
    for (; known.length > 0; known = withWords(words, known)) {
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
