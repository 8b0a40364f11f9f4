import type { Pooling } from '../../domain/embedding-model.ts';

/** A model's answer for some texts, each number in the order of `dims`: texts, (tokens,) numbers. */
export interface Output {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}

/** One vector of length 1 for each text. `mask` has a 1 for each token that is no padding, in the order of the tokens. */
export function pool(output: Output, mask: ArrayLike<number | bigint>, pooling: Pooling): Float32Array[] {
  const [texts = 0] = output.dims;
  const dimension = output.dims.at(-1) ?? 0;
  // An answer of two dimensions has no tokens left to pool.
  const tokens = output.dims.length === 2 ? 1 : (output.dims[1] ?? 0);
  return Array.from({ length: texts }, (_, text) => {
    const used = output.dims.length === 2 ? [0] : tokensFor(pooling, mask, text * tokens, tokens);
    const vector = new Float32Array(dimension);
    for (const token of used) {
      const start = (text * tokens + token) * dimension;
      for (let i = 0; i < dimension; i += 1) vector[i] = (vector[i] ?? 0) + Number(output.data[start + i]);
    }
    return toUnitLength(vector);
  });
}

/** The tokens whose vectors count. Their sum points where their mean does. */
function tokensFor(
  pooling: Pooling,
  mask: ArrayLike<number | bigint>,
  start: number,
  tokens: number,
): number[] {
  const used: number[] = [];
  for (let token = 0; token < tokens; token += 1) if (Number(mask[start + token]) === 1) used.push(token);
  if (pooling === 'mean') return used;
  return used.slice(...(pooling === 'last' ? [-1] : [0, 1]));
}

/** A vector of zeros stays one. */
function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return vector.map((value) => value / length);
}
