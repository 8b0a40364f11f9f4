import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL, embeddingModel, KNOWN_MODELS } from '../../src/core/embedding-models.ts';
import { pool } from '../../src/extras/vectors/open-model.ts';
import { cutIntoChunks, embedderId } from '../../src/extras/vectors/transformers.ts';

describe('the model that the settings mean', () => {
  it('is the default one, as the table has it', () => {
    const { dimension, pooling, model } = embeddingModel({});
    expect({ dimension, pooling, model }).toEqual({ dimension: 384, pooling: 'cls', model: DEFAULT_MODEL });
  });

  it('is the known one with what the settings say otherwise, whatever is undefined', () => {
    const found = embeddingModel({ model: 'Xenova/e5-small-v2', dtype: 'fp32', pooling: undefined });
    expect(found).toMatchObject({
      dtype: 'fp32',
      pooling: 'mean',
      queryPrefix: 'query: ',
      passagePrefix: 'passage: ',
    });
  });

  it('needs dimension and window where it is unknown', () => {
    expect(() => embeddingModel({ model: 'acme/embed', dimension: 256 })).toThrowError(
      expect.objectContaining({ code: 'CONFIG_INVALID' }),
    );
    expect(embeddingModel({ model: 'acme/embed', dimension: 256, maxTokens: 512 })).toMatchObject({
      pooling: 'mean',
      revision: 'main',
      queryPrefix: '',
    });
  });

  it('has another id as soon as its vectors would be others', () => {
    const base = embeddingModel({});
    const others = [
      ...KNOWN_MODELS,
      { ...base, dtype: 'fp32' as const },
      { ...base, pooling: 'mean' as const },
      { ...base, revision: 'abc' },
      { ...base, queryPrefix: '' },
      { ...base, passagePrefix: 'passage: ' },
      { ...base, maxTokens: 256 },
    ];
    expect(new Set(others.map(embedderId)).size).toBe(others.length);
    expect(embedderId({ ...base, model: '/one/place/my-model' })).toBe(
      embedderId({ ...base, model: '/other/my-model' }),
    );
  });
});

/** Two texts of three tokens, two numbers each; the second text's last token is padding, the third's first two are. */
const OUTPUT = { dims: [3, 3, 2], data: [3, 0, 0, 4, 0, 4, 0, 1, 0, 1, 9, 9, 9, 9, 9, 9, 8, 6] };
const MASK = [1n, 1n, 1n, 1n, 1n, 0n, 0n, 0n, 1n];
const rounded = (vectors: readonly Float32Array[]): number[][] =>
  vectors.map((vector) => [...vector].map((value) => Number(value.toFixed(3))));

describe('the vector of a text', () => {
  it('is the mean of its tokens, padding left out', () => {
    expect(rounded(pool(OUTPUT, MASK, 'mean'))).toEqual([
      [0.351, 0.936],
      [0, 1],
      [0.8, 0.6],
    ]);
  });

  it('is its first or last token, wherever the padding is', () => {
    expect(rounded(pool(OUTPUT, MASK, 'cls'))).toEqual([
      [1, 0],
      [0, 1],
      [0.8, 0.6],
    ]);
    expect(rounded(pool(OUTPUT, MASK, 'last'))).toEqual([
      [0, 1],
      [0, 1],
      [0.8, 0.6],
    ]);
  });

  it('is what the model gives, where it gives one for the text', () => {
    expect(rounded(pool({ dims: [2, 2], data: [3, 4, 0, 0] }, MASK, 'none'))).toEqual([
      [0.6, 0.8],
      [0, 0],
    ]);
  });
});

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
