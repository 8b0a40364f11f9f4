import { createRequire } from 'node:module';
import { join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import type { Pooling } from '../../core/embedding-models.ts';
import { CsError, errorCode } from '../../core/errors.ts';

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

const TRANSFORMERS = '@huggingface/transformers';

export type Transformers = typeof import('@huggingface/transformers');

/**
 * Loads the package from the first of the folders whose `node_modules` (or a parent's) has it. It is required, not
 * imported: only so can it be looked for in folders that are known at run time. Throws EMBEDDER_UNAVAILABLE where none
 * has it, or where its native parts do not run on this machine.
 */
export function loadTransformers(folders: readonly string[]): Transformers {
  for (const folder of folders) {
    const load = createRequire(join(folder, 'package.json'));
    const file = attempt(() => load.resolve(TRANSFORMERS));
    if (file === undefined) continue;
    try {
      return load(file) as Transformers;
    } catch (cause) {
      throw new CsError('EMBEDDER_UNAVAILABLE', `${TRANSFORMERS} in ${folder} cannot be loaded`, {
        cause,
        hint: 'cs-memory setup --semantic reinstalls it',
      });
    }
  }
  throw new CsError('EMBEDDER_UNAVAILABLE', `the package ${TRANSFORMERS} is not installed`, {
    hint: 'cs-memory setup --semantic installs it after asking; without it, recall goes by words alone',
  });
}

/** Our own errors as they are; any other as EMBEDDER_UNAVAILABLE with these words. */
export function unavailable(cause: unknown, message: string, hint: string): CsError {
  return errorCode(cause) === undefined
    ? new CsError('EMBEDDER_UNAVAILABLE', message, { cause, hint })
    : (cause as CsError);
}
