/** A square matrix of which only what is not 0 is kept: `values[i]` stands in row `rows[i]` and column `columns[i]`. */
export interface Sparse {
  readonly size: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** So often all are multiplied, and so many more than are wanted: then the last that are wanted are told from what is left out. */
const ROUNDS = 30;
const SPARE = 50;

export function addAt(numbers: Float32Array | Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Makes a vector 1 long, and says how long it was. */
function shorten(vector: Float64Array): number {
  const length = Math.sqrt(dot(vector, vector)) + 1e-30;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length;
  return length;
}

/** M·Mᵀ·x */
function squareTimes({ size, rows, columns, values }: Sparse, x: Float64Array): Float64Array {
  const [between, product] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < values.length; i++)
    addAt(between, columns[i] as number, (values[i] as number) * (x[rows[i] as number] as number));
  for (let i = 0; i < values.length; i++)
    addAt(product, rows[i] as number, (values[i] as number) * (between[columns[i] as number] as number));
  return product;
}

/**
 * For each row of a matrix its part in the left singular vectors of the `count` greatest singular values, each times the root of its value; 1 long. By
 * orthogonal iteration. `random`: 0 and more, less than 1.
 */
export function rowVectors(matrix: Sparse, count: number, random: () => number): readonly Float64Array[] {
  const { size } = matrix;
  const start = Array.from({ length: Math.min(size, count + SPARE) }, () => new Float64Array(size));
  let basis: readonly Float64Array[] = start.map((vector) => vector.map(() => random() - 0.5));
  let squares: readonly number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    basis = basis.map((vector) => squareTimes(matrix, vector));
    squares = basis.map((vector, at) => {
      for (const known of basis.slice(0, at)) {
        const shared = dot(vector, known);
        for (let i = 0; i < size; i++) addAt(vector, i, -shared * (known[i] as number));
      }
      return shorten(vector);
    });
  }
  const wanted = basis.slice(0, count);
  return Array.from({ length: size }, (_, row) => {
    const parts = Float64Array.from(
      wanted,
      (vector, at) => (vector[row] as number) * (squares[at] as number) ** 0.25,
    );
    shorten(parts);
    return parts;
  });
}
