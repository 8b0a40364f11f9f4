import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWired } from '../../../src/app/mcp/calls.ts';
import type { Wired } from '../../../src/app/wire/services.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Counts what is wired, and which of them is closed. */
function keeping() {
  const closed: string[] = [];
  let count = 0;
  let mark = 'a';
  const kept = keepWired({
    wire: async (folder) => {
      const name = `${folder} ${++count}`;
      return { logDirectory: name, close: () => closed.push(name) } as unknown as Wired;
    },
    markOf: () => mark,
  });
  const name = (folder: string) => kept.withWired(folder, async ({ logDirectory }) => logDirectory);
  const setMark = (to: string): void => {
    mark = to;
  };
  return { ...kept, closed, name, setMark };
}

it('wires once for calls that follow each other, and lets go after five seconds', async () => {
  const { name, closed } = keeping();
  expect(await Promise.all([name('x'), name('x')])).toEqual(['x 1', 'x 1']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await name('x'), closed]).toEqual(['x 1', []]);
  await vi.advanceTimersByTimeAsync(4_000); // idle for less, but found out longer ago
  expect([await name('x'), closed]).toEqual(['x 2', ['x 1']]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(closed).toEqual(['x 1', 'x 2']);
});

it('wires anew for another folder, after a change, and after a failure', async () => {
  const { name, closed, setMark, withWired } = keeping();
  await name('x');
  expect(await name('y')).toBe('y 2');
  setMark('b');
  expect(await name('y')).toBe('y 3');
  const fails = withWired('y', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await name('y')).toBe('y 4');
  expect(closed).toEqual(['x 1', 'y 2', 'y 3']);
});

it('closes nothing that somebody uses', async () => {
  const { name, closed, setMark, withWired } = keeping();
  let end = (): void => {};
  const slow = withWired(
    'x',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(0);
  setMark('b');
  expect([await name('x'), closed]).toEqual(['x 2', []]);
  end();
  await slow;
  expect(closed).toEqual(['x 1']);
});
