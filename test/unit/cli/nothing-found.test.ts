import { afterEach, expect, it, vi } from 'vitest';
import { sayIfNothing } from '../../../src/app/cli/io.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [0, 1],
  [3, 0],
])('says on stderr that nothing was found (found %d)', (found, times) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  sayIfNothing(found, '; did you mean --ns learnings?');
  expect(write).toHaveBeenCalledTimes(times);
  if (times > 0) expect(write.mock.calls[0]?.[0]).toMatch(/nothing found; did you mean --ns learnings\?/);
});
