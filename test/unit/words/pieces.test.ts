import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeLine } from '../../../src/core/note-line.ts';
import { createLineSpool } from '../../../src/recall/index/catch-up.ts';
import { encodePostings } from '../../../src/recall/index/encode-postings.ts';
import { checksum } from '../../../src/recall/index/layout.ts';
import { unpack, wordsOf } from '../../../src/recall/index/pages.ts';
import {
  blocksOf,
  decodePostings,
  openPostingList,
  saturationOf,
  TABLE_BYTES,
  tableOfOne,
} from '../../../src/recall/index/postings.ts';
import type { StoredLine } from '../../../src/recall/index/segment.ts';
import { pack, placesIn } from '../../../src/recall/index/segment-output.ts';
import { documentOf, frequencyOf, posting } from '../../../src/recall/index/terms.ts';

function unpacked(packed: Uint8Array, length: number, before = new Uint8Array(0)): Buffer {
  const bytes = Buffer.concat([before, Buffer.alloc(length)]);
  unpack(packed, bytes, before.length);
  return bytes.subarray(before.length);
}

const packed = (bytes: Uint8Array): Uint8Array => pack(bytes, 0, placesIn(new Uint8Array(0)));

describe('a record', () => {
  it('comes out as it went in, whatever repeats in it', () => {
    const text = fc.array(fc.constantFrom('a', 'abcd', 'cache of worker ', 'ü✓', '\n', '0123456789'), {
      maxLength: 400,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const bytes = Buffer.from(parts.join(''));
        expect(unpacked(packed(bytes), bytes.length).equals(bytes)).toBe(true);
      }),
    );
  });

  it('comes out as it went in behind what stood before it, and takes nothing for what that says', () => {
    const part = fc.constantFrom('a', 'cache of worker ', '{"type":"memory","ns":"learnings"}', '0123456789');
    const text = fc.array(part, { maxLength: 50 }).map((parts) => Buffer.from(parts.join('')));
    fc.assert(
      fc.property(text, text, (before, bytes) => {
        const packed = pack(Buffer.concat([before, bytes]), before.length, placesIn(before));
        expect(unpacked(packed, bytes.length, before).equals(bytes)).toBe(true);
        const again = pack(Buffer.concat([before, bytes]), before.length, placesIn(before)).slice();
        expect(unpacked(again, bytes.length, before).equals(bytes)).toBe(true); // nothing of the one before is taken for its own
      }),
    );
    const same = Buffer.from('{"type":"memory","ns":"learnings","kind":"error","evidence":"tool-observed"}');
    expect(pack(Buffer.concat([same, same]), same.length, placesIn(same)).length).toBeLessThan(16);
  });

  it('of what repeats itself is a fraction, and of what does not hardly more', () => {
    const same = Buffer.from('the cache of worker 7 has another version\n'.repeat(200));
    expect(packed(same).length).toBeLessThan(same.length / 20);
    const noise = Uint8Array.from({ length: 5000 }, (_, at) => Math.imul(at, 2654435761) >>> 13);
    expect(unpacked(packed(noise), noise.length).equals(Buffer.from(noise))).toBe(true);
    expect(packed(noise).length).toBeLessThan(noise.length * 1.13);
  });
});

describe('postings', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.nat({ max: 255 })), {
    maxLength: 600,
  });
  const near = fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom(0, 2, 6)), {
    maxLength: 600,
  });
  const listOf = (steps: readonly (readonly [number, number])[]): Uint32Array => {
    let document = -1;
    return Uint32Array.from(steps, ([gap, frequency]) => {
      document += gap;
      return posting(document, frequency);
    });
  };
  const lengthOf = (document: number): number =>
    document % 1000 < 900 ? document % 200 : (document * 31) % 60_000;
  const lengths = new Proxy([], {
    get: (_none, document) => lengthOf(Number(document)),
  }) as readonly number[];
  const weights = { lengths, ...saturationOf(100) };
  /** The table of a list that was encoded, and what reads behind it. */
  const written = (list: Uint32Array) => {
    const bytes = encodePostings(list, weights).slice();
    const tableBytes = blocksOf(list.length) * TABLE_BYTES;
    const read = (start: number, length: number) =>
      bytes.subarray(tableBytes + start, tableBytes + start + length);
    return { table: wordsOf(bytes.subarray(0, tableBytes)), read };
  };

  it('come out as they went in', () => {
    const one = posting(70_000, 9);
    expect([...decodePostings(tableOfOne(one), 1, () => new Uint8Array(0))]).toEqual([one]);
    fc.assert(
      fc.property(fc.oneof(gaps, near), (steps) => {
        const list = listOf(steps);
        const { table, read } = written(list);
        expect(decodePostings(table, list.length, read)).toEqual(list);
      }),
    );
  });

  it('are found by their documents, in whatever order, and none says more than its block', () => {
    fc.assert(
      fc.property(fc.oneof(gaps, near), fc.array(fc.nat()), (steps, asked) => {
        const postings = listOf(steps);
        if (postings.length === 0) return;
        const { table, read } = written(postings);
        const { length: count } = postings;
        const list = openPostingList(() => table, count, read);
        const known = new Map(Array.from(postings, (value) => [documentOf(value), frequencyOf(value)]));
        const last = documentOf(postings[count - 1] ?? 0);
        for (const document of [...asked.map((number) => number % (last + 2)), ...known.keys()])
          expect(list.frequencyIn(document)).toBe(known.get(document));
        let from = 0;
        for (let number = 0; number < list.blocks; number += 1) {
          const block = list.block(number);
          for (let place = 0; place < block.count; place += 1) {
            const document = block.first + (block.documents[place] ?? 0);
            const frequency = block.frequencies[place] ?? 0;
            expect(posting(document, frequency)).toBe(postings[from + place]);
            if (frequency === 0) continue;
            const share = frequency / (frequency + weights.fixed + weights.perUnit * lengthOf(document));
            expect(share).toBeLessThanOrEqual(list.impactOf(number));
          }
          from += block.count;
        }
        expect(from).toBe(count);
      }),
      { numRuns: 50 },
    );
  });
});

describe('lines on their way into an index', () => {
  const line = (number: number, text: string): StoredLine => {
    const of = {
      v: 1,
      id: (number % 4000).toString(16).padStart(16, '0'),
      at: new Date(number).toISOString(),
      type: 'seen',
      session: text,
    } as const;
    return {
      namespace: 'learnings',
      object: 'a'.repeat(40),
      anchor: 'a'.repeat(40),
      raw: encodeLine(of),
      line: of,
    };
  };

  it('that do not fit into memory come back from files, all of an id in one part, and the files go', () => {
    const root = mkdtempSync(join(tmpdir(), 'cs-memory-spool-'));
    try {
      const spool = createLineSpool(root);
      const long = 'x'.repeat(2_000);
      const lines = Array.from({ length: 14_000 }, (_, number) => line(number, `${long}${number}`));
      for (const each of lines) spool.add(each);
      expect(spool.isSplit()).toBe(true);
      const partOf = new Map<string, number>();
      const found: string[] = [];
      let part = 0;
      for (const some of spool.parts()) {
        for (const each of some) {
          expect(partOf.get(each.line.id) ?? part).toBe(part);
          partOf.set(each.line.id, part);
          found.push(each.raw);
        }
        part += 1;
      }
      expect(part).toBeGreaterThan(1);
      expect(found.sort()).toEqual(lines.map(({ raw }) => raw).sort());
      spool.close();
      expect(readdirSync(root)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('the checksum of a page', () => {
  const words = Uint32Array.from({ length: 2048 }, (_, index) => Math.imul(index + 7, 2654435761));
  const changed = (change: (copy: Uint32Array) => void): number => {
    const copy = words.slice();
    change(copy);
    return checksum(copy, 3);
  };

  it('tells when a bit is another, two words have changed places, or some were not written', () => {
    const was = checksum(words, 3);
    const at = fc.nat({ max: words.length - 1 });
    fc.assert(
      fc.property(at, fc.nat({ max: 31 }), at, (place, bit, other) => {
        const turned = changed((copy) => {
          copy[place] = (copy[place] ?? 0) ^ (1 << bit);
        });
        const swapped = changed((copy) => {
          [copy[place], copy[other]] = [copy[other] ?? 0, copy[place] ?? 0];
        });
        const lost = changed((copy) => copy.fill(0, place, place + 128));
        return turned !== was && lost !== was && (place === other || swapped !== was);
      }),
    );
    for (let place = 0; place + 32 < words.length; place += 1)
      expect(
        changed((copy) => {
          [copy[place], copy[place + 32]] = [copy[place + 32] ?? 0, copy[place] ?? 0];
        }),
      ).not.toBe(was);
  });

  it('is another for each bit of a page that is another', () => {
    const was = checksum(words, 3);
    const copy = words.slice();
    const missed: string[] = [];
    for (let place = 0; place < copy.length; place += 1)
      for (let bit = 0; bit < 32; bit += 1) {
        copy[place] = (words[place] ?? 0) ^ (1 << bit);
        if (checksum(copy, 3) === was) missed.push(`${place} ${bit}`);
        copy[place] = words[place] ?? 0;
      }
    expect(missed).toEqual([]);
  });

  it('is of its page, and of its length', () => {
    expect(checksum(words, 4)).not.toBe(checksum(words, 3));
    expect(checksum(words.subarray(0, 2047), 3)).not.toBe(checksum(words, 3));
  });
});
