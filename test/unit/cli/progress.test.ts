import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { print } from '../../../src/app/cli/io.ts';
import { progressLine, showingProgress, withoutProgress } from '../../../src/app/cli/progress.ts';

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
