import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isColourful, print } from '../../../src/app/cli/io.ts';
import { reportError } from '../../../src/app/cli/program.ts';
import {
  countingProgress,
  countText,
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
    const tell = countingProgress(terminal);
    tell('reading', 3, 10);
    await showingProgress('inner', () => sleep(3_000), terminal);
    expect(seen()).toBe('[#######.................]  reading: 3 of 10');
    tell('reading');
    await sleep(1_000);
    expect(seen()).toBe('outer … 4 s');
  };
  await showingProgress('outer', work, terminal);
  expect(seen()).toBe('');
});

it.each([
  [3, 10, 200, 'x: 3 of 10'],
  [1_200, 10_000, 1_500, 'x: 1,200 of 10,000, 800/s, 11 s left'],
  [100, 100_000, 10_000, 'x: 100 of 100,000, 10/s, 167 min left'],
  [12.34, 24, 4_000, 'x: 12.3 of 24, 3.1/s, 4 s left'],
  [0, 5, 9_000, 'x: 0 of 5'],
  [5, 5, 9_000, 'x: 5 of 5'],
  [7, undefined, 9_000, 'x: 7'],
])('says how far %d of %s after %d ms is', (done, total, elapsedMs, text) => {
  expect(countText('x', done, total, elapsedMs)).toBe(text);
});

it('counts each piece of work from its own beginning, and is gone where nothing is counted', () => {
  let nowMs = 0;
  const tell = countingProgress(terminal, () => nowMs);
  const told = (...given: Parameters<typeof tell>): string => {
    tell(...given);
    nowMs += 1_000;
    return seen().replace(/^\[.*\] {2}/, '');
  };
  expect(told('reading', 1, 4)).toBe('reading: 1 of 4');
  expect(told('reading', 2, 4)).toBe('reading: 2 of 4, 2/s, 1 s left');
  expect(told('writing')).toBe('');
  expect(told('looking', 1, 2)).toBe('looking: 1 of 2');
  expect(told('looking', 2, 2)).toBe('');
  expect(told('files', 7)).toBe('files: 7');
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
