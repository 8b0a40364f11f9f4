import { expect, it } from 'vitest';
import { memorySource, readAhead } from '../../src/adapters/index/words/byte-source.ts';
import { createRandom } from '../helpers/random.ts';

const BYTES = 1_000_000;
const image = Uint8Array.from({ length: BYTES }, (_, at) => (at * 31 + (at >> 8)) & 0xff);

it('gives the very bytes, in whatever order they are asked for', () => {
  const random = createRandom(7);
  const [plain, ahead] = [memorySource(image), readAhead(memorySource(image))];
  let at = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const bytes = random.below(400);
    if (random.chance(0.05)) at = random.below(BYTES - 400);
    if (at + bytes > BYTES) at = 0;
    expect(Buffer.from(ahead.read(at, bytes)).equals(Buffer.from(plain.read(at, bytes)))).toBe(true);
    at += random.below(bytes + 1);
  }
});

it('reads few times what is gone through, and nothing past the end', () => {
  let reads = 0;
  const source = memorySource(image);
  const counting = {
    ...source,
    read: (start: number, bytes: number) => {
      reads += 1;
      return source.read(start, bytes);
    },
  };
  const ahead = readAhead(counting);
  for (let at = 0; at + 100 <= BYTES; at += 100) ahead.read(at, 100);
  expect(reads).toBeLessThan(10);
  expect(() => ahead.read(BYTES - 10, 20)).toThrow();
});
