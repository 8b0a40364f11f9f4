import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { readAllStdin } from '../../../src/app/cli/io.ts';

it('gives all of stdin, with its byte order mark, and characters whole that came in two pieces', async () => {
  const bytes = Buffer.from('\ufeffnaïve\n');
  const pieces = [bytes.subarray(0, 6), bytes.subarray(6)];
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(pieces) as never);
  expect(await readAllStdin()).toBe('\ufeffnaïve\n');
  stdin.mockRestore();
});
