import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { extendChain, MAX_NOTE_BYTES, partObject } from '../../src/git/note-tree.ts';

const ANCHOR = 'a'.repeat(40);

/** The chain after the lines were added to it. */
function extended(texts: readonly string[], lines: readonly string[]): string[] {
  const after = [...texts];
  for (const { part, text } of extendChain(ANCHOR, texts, lines)) after[part] = text;
  return after;
}

/** What the chain says, without the lines that only link its parts. */
const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line !== '' && !line.includes('"type":"part"'));

const big = (number: number, bytes: number): string => `${number} `.padEnd(bytes, 'x');

describe('partObject', () => {
  it("is git's name for the blob that the rule describes", () => {
    const content = `cs-memory note part 1\nof ${ANCHOR}\n`;
    const blob = createHash('sha1').update(`blob ${content.length}\0${content}`).digest('hex');
    expect(partObject(ANCHOR, 1)).toBe(blob);
    expect(partObject(ANCHOR, 2)).not.toBe(blob);
  });

  it('has the length of the names of its repository', () => {
    expect(partObject('a'.repeat(64), 1)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('extendChain', () => {
  it('fills a note to its limit and then begins a part that names its anchor', () => {
    const lines = Array.from({ length: 40 }, (_, index) => big(index, 15_000));
    const texts = extended([], lines);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_NOTE_BYTES);
    expect(linesOf(texts).sort()).toEqual([...lines].sort());
    const second = parseNote({ namespace: 'n', object: partObject(ANCHOR, 1), text: texts[1] ?? '' });
    expect(second.anchor).toBe(ANCHOR);
  });

  it('loses nothing, adds nothing twice and moves no line, however often it is extended', () => {
    const batches = fc.array(fc.array(fc.nat({ max: 60 }), { maxLength: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(batches, (rounds) => {
        let texts: string[] = [];
        const all = new Set<string>();
        for (const round of rounds) {
          const lines = round.map((number) => big(number, 14_000 + number));
          const after = extended(texts, lines);
          for (const line of lines) all.add(line);
          texts.forEach((text, part) => {
            for (const line of text.split('\n')) expect(after[part]?.split('\n')).toContain(line);
          });
          texts = after;
        }
        expect(linesOf(texts).sort()).toEqual([...all].sort());
        for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_NOTE_BYTES);
      }),
      { numRuns: 30 },
    );
  });

  it('changes nothing when every line is there already, in whatever part', () => {
    const lines = Array.from({ length: 40 }, (_, index) => big(index, 15_000));
    expect(extendChain(ANCHOR, extended([], lines), lines)).toEqual([]);
  });

  it('leaves a note alone that somebody else filled beyond the limit', () => {
    const theirs = `${big(1, MAX_NOTE_BYTES + 10)}\n`;
    expect(extendChain(ANCHOR, [theirs], ['mine']).map(({ part }) => part)).toEqual([1]);
  });

  it('refuses a line that fits into no note', () => {
    expect(() => extendChain(ANCHOR, [], [big(1, MAX_NOTE_BYTES + 1)])).toThrow(RangeError);
  });
});
