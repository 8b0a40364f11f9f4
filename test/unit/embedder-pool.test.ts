import { describe, expect, it } from 'vitest';
import { pool } from '../../src/extras/vectors/npm.ts';

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
