import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { checksum, FORMAT_VERSION, MAGIC } from '../../../src/recall/index/layout.ts';
import { FIELD_WEIGHTS, tokenize } from '../../../src/recall/index/terms.ts';
import { answers, learn, open, usePlace } from './setup.ts';

const place = usePlace();

/** The same file, whole, as another version of the format. */
function ofVersion(file: Buffer, version: number): Buffer {
  const length = file.readUInt32LE(file.length - 8);
  const header = file.toString('utf8', file.length - 8 - length, file.length - 8);
  const words = new Uint8Array(
    Buffer.from(header.replace(`"version":"${FORMAT_VERSION}/`, `"version":"${version}/`)),
  );
  const check = checksum(new Uint32Array(words.buffer), MAGIC);
  const end = Buffer.from(Uint32Array.of(length, check).buffer);
  return Buffer.concat([file.subarray(0, file.length - 8 - length), words, end]);
}

describe('a file that is not as it was written is no file', () => {
  let expected: unknown;

  beforeEach(async () => {
    await learn(place, 0, 30);
    await open(place).save();
    await learn(place, 30, 5);
    await open(place).save();
    expected = await answers(open(place));
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['foreign', () => Buffer.from('PK\u0003\u0004 something else entirely'.repeat(100))],
    ['cut short', (file: Buffer) => file.subarray(0, file.length - 8)],
    ['cut in the header', (file: Buffer) => file.subarray(0, 100)],
    ['longer', (file: Buffer) => Buffer.concat([file, Buffer.alloc(8)])],
    ['of another version', (file: Buffer) => ofVersion(file, FORMAT_VERSION - 1)],
  ])('%s', async (_, damage) => {
    for (const path of [place.base, place.delta]) {
      const file = readFileSync(path);
      writeFileSync(path, damage(file));
      expect(await answers(open(place))).toEqual(expected);
      writeFileSync(path, file);
    }
  });

  test('with a wrong byte anywhere', async () => {
    const files = [place.base, place.delta].map((path) => ({ path, bytes: readFileSync(path) }));
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (which, at, flip) => {
          const file = files[which];
          if (file === undefined) return;
          const bytes = Buffer.from(file.bytes);
          const offset = at % bytes.length;
          bytes[offset] = (bytes[offset] ?? 0) ^ flip;
          writeFileSync(file.path, bytes);
          expect(await answers(open(place))).toEqual(expected);
          writeFileSync(file.path, file.bytes);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('and a save puts a whole one in its place', async () => {
    const bytes = readFileSync(place.base);
    writeFileSync(place.base, bytes.fill(0, bytes.length / 2));
    const index = open(place);
    await answers(index);
    await index.save();
    const reads = place.notes.calls.read;
    expect(await answers(open(place))).toEqual(expected);
    expect(place.notes.calls.read).toBe(reads);
  });
});

test('the format version is raised when the words of a text or their weights change', () => {
  const sample = `Caches of readFileSync() in src/app/main.test.ts fail: ERR_MODULE_NOT_FOUND (TS2345), use --no-verify;
    déjà vu 接続エラー HTTP 404 v20.11.0 the user's tokens doesn't 9f86d081884c7d65 max_retry_count C:\\Users\\ann`;
  const words = createHash('sha256')
    .update(JSON.stringify([tokenize(sample), FIELD_WEIGHTS]))
    .digest('hex');
  // When this fails, the postings of existing files no longer fit: raise FORMAT_VERSION and pin the new pair.
  expect([FORMAT_VERSION, words.slice(0, 16)]).toEqual([23, '0957e94bc5a7bc1d']);
});
