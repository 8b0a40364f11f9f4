import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIntoChunks } from '../../src/extras/vectors/transformers.ts';

/** Three characters are a token: words are of several tokens, and a text has a little more than its words. */
const count = (text: string): number => Math.ceil([...text].length / 3);

const texts = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀', '.'), minLength: 1, maxLength: 30 }), {
    maxLength: 60,
  })
  .chain((words) => fc.constantFrom(' ', '\n\n', '\t ').map((space) => words.join(space)));
const windows = fc.integer({ min: 1, max: 40 });

const wordsOf = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

describe('a text that is cut', () => {
  it('has pieces that all fit the window', () => {
    fc.assert(
      fc.property(texts, windows, (text, maxTokens) => {
        for (const chunk of cutIntoChunks(text, { count, maxTokens }))
          expect(count(chunk)).toBeLessThanOrEqual(maxTokens);
      }),
    );
  });

  it('has every character in some piece, in their order', () => {
    // No character comes twice, so each tells where it belongs.
    const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });
    fc.assert(
      fc.property(lengths, windows, (wordLengths, maxTokens) => {
        let next = 0x4e00;
        const words = wordLengths.map((length) =>
          Array.from({ length }, () => String.fromCodePoint(next++)).join(''),
        );
        let seen = 0;
        for (const chunk of cutIntoChunks(words.join(' '), { count, maxTokens })) {
          const at = [...wordsOf(chunk).join('')].map(
            (character) => (character.codePointAt(0) ?? 0) - 0x4e00,
          );
          if (at.length === 0) continue;
          expect(at).toEqual(at.map((_, i) => (at[0] ?? 0) + i));
          expect(at[0]).toBeLessThanOrEqual(seen);
          expect(at.at(-1)).toBeGreaterThanOrEqual(seen);
          seen = (at.at(-1) ?? 0) + 1;
        }
        expect(seen).toBe(next - 0x4e00);
      }),
    );
  });

  it('has no piece that only repeats the one before', () => {
    const long = 'c'.repeat(28);
    expect(cutIntoChunks(`a b ${long}`, { count, maxTokens: 10 })).toEqual(['a b', long]);
  });

  it('is one piece, as it is, where it fits', () => {
    expect(cutIntoChunks('  two\n words ', { count, maxTokens: 20 })).toEqual(['  two\n words ']);
    expect(cutIntoChunks('', { count, maxTokens: 1 })).toEqual(['']);
  });

  it('repeats the end of a piece in the next one', () => {
    const text = Array.from({ length: 40 }, (_, i) => `w${i + 10}`).join(' ');
    const [first, second] = cutIntoChunks(text, { count: (part) => wordsOf(part).length, maxTokens: 16 });
    expect(wordsOf(first ?? '').slice(-2)).toEqual(wordsOf(second ?? '').slice(0, 2));
  });

  it('never halves a character', () => {
    for (const chunk of cutIntoChunks('😀'.repeat(50), { count, maxTokens: 3 }))
      expect(chunk).toMatch(/^(😀)+$/u);
  });
});
