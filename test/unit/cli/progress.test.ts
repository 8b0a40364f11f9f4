import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isColourful, print } from '../../../src/app/cli/io.ts';
import { reportError } from '../../../src/app/cli/program.ts';
import {
  countingProgress,
  countText,
  progressLine,
  showingProgress,
  withoutProgress,
} from '../../../src/app/cli/progress.ts';
import { CsError } from '../../../src/core/errors.ts';

/** What stands on a terminal that is written so: each line as it was last, without what was taken away. */
const screen: string[] = [];
const terminal = {
  isTTY: true,
  write: (text: string): boolean => {
    screen.push(text);
    return true;
  },
} as unknown as NodeJS.WriteStream;
const seen = (): string =>
  screen
    .join('')
    .split('\n')
    .map((line) => line.split('\r\u001b[K').at(-1))
    .join('\n');

beforeEach(() => {
  vi.useFakeTimers();
  screen.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => terminal.write(String(text)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sleep = (ms: number): Promise<void> => vi.advanceTimersByTimeAsync(ms).then(() => {});

it('says after a second that work goes on, and leaves nothing behind', async () => {
  await showingProgress('working', () => sleep(900), terminal);
  expect(screen).toEqual([]);
  const work = async (): Promise<void> => {
    await sleep(2_100);
    expect(seen()).toBe('working … 2 s');
    print('a result');
    expect(seen()).toBe('a result\n');
    await sleep(1_000);
    expect(seen()).toBe('a result\nworking … 3 s');
  };
  await showingProgress('working', work, terminal);
  expect(seen()).toBe('a result\n');
});

it('is quiet where there is no terminal, and while a question waits', async () => {
  const pipe = { ...terminal, isTTY: false } as NodeJS.WriteStream;
  await showingProgress('working', () => sleep(5_000), pipe);
  expect(screen).toEqual([]);
  const ask = async (): Promise<void> => {
    await withoutProgress(() => sleep(5_000));
    expect(screen).toEqual([]);
  };
  await showingProgress('working', ask, terminal);
});

it('lets a line that knows more tell it, and is not shown twice', async () => {
  const work = async (): Promise<void> => {
    const line = progressLine(terminal);
    line.show('3 of 10', 0.3);
    await showingProgress('inner', () => sleep(3_000), terminal);
    expect(seen()).toContain('3 of 10');
    line.clear();
    await sleep(1_000);
    expect(seen()).toBe('outer … 4 s');
  };
  await showingProgress('outer', work, terminal);
  expect(seen()).toBe('');
});

it.each([
  [{ done: 3, total: 10, elapsedMs: 200 }, 'x: 3 of 10'],
  [{ done: 1_200, total: 10_000, elapsedMs: 1_500 }, 'x: 1,200 of 10,000, 800/s, 11 s left'],
  [{ done: 100, total: 100_000, elapsedMs: 10_000 }, 'x: 100 of 100,000, 10/s, 167 min left'],
  [{ done: 12.34, total: 24, elapsedMs: 4_000, unit: ' MB' }, 'x: 12.3 of 24 MB, 3.1 MB/s, 4 s left'],
  [{ done: 0, total: 5, elapsedMs: 9_000 }, 'x: 0 of 5'],
  [{ done: 5, total: 5, elapsedMs: 9_000 }, 'x: 5 of 5'],
])('says how far work of %o has come', (work, text) => {
  expect(countText('x', work)).toBe(text);
});

it('counts each piece of work from its own beginning, and is gone where nothing is counted', () => {
  const shown: string[] = [];
  let nowMs = 0;
  const tell = countingProgress(
    {
      show: (text) => shown.push(typeof text === 'string' ? text : text()),
      clear: () => shown.push('-'),
      end: () => {},
    },
    () => nowMs,
  );
  tell('reading', 1, 4);
  nowMs = 2_000;
  tell('reading', 2, 4);
  tell('writing');
  tell('looking', 1, 2);
  nowMs = 3_000;
  tell('looking', 2, 2);
  expect(shown).toEqual([
    'reading: 1 of 4',
    'reading: 2 of 4, 1/s, 2 s left',
    '-',
    'looking: 1 of 2',
    'looking: 2 of 2',
    '-',
  ]);
});

it.each([
  [true, {}, true],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, { CI: 'true', FORCE_COLOR: '1' }, false],
])('colours are for a terminal whose user has not said no: %s %j', (isTTY, env, has) => {
  expect(isColourful(isTTY, env)).toBe(has);
});

afterEach(() => vi.restoreAllMocks());

it('tells what the system said no to as such, and not as a bug', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    mkdirSync('/dev/null/x');
  } catch (error) {
    expect(reportError(error)).toBe(1);
  }
  const told = write.mock.calls.map(([text]) => String(text)).join('');
  expect(told).toContain('/dev/null/x (mkdir): a part of the path is a file');
  expect(told).not.toContain('report it');
});

it('tells a person without what a terminal obeys, line for line', () => {
  let told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const error = new CsError('REMOTE_DENIED', "'origin\u001b]0;x\u0007' says no", {
    cause: new Error('remote: go\u001b[2J\nremote: away\u009b8m'),
    hint: 'ask\u001b[8m them',
  });
  expect(reportError(error)).toBe(1);
  expect(told).toBe("error: 'origin]0;x' says no\n  remote: go[2J\n  remote: away8m\n  ask[8m them\n");
});
