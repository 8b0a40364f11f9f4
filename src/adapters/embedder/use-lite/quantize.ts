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
