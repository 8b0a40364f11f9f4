import { afterEach, expect, it, vi } from 'vitest';
import { sayIfNothing } from '../../../src/app/cli/io.ts';

const isTTY = process.stderr.isTTY;
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

it.each([
  [true, 0, 1],
  [true, 3, 0],
  [false, 0, 0],
])('says nothing was found to a person only (terminal %s, found %d)', (terminal, found, times) => {
  process.stderr.isTTY = terminal;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  sayIfNothing(found);
  expect(write).toHaveBeenCalledTimes(times);
});
