/** One case of a regression. */
export interface Row {
  readonly values: readonly number[];
  readonly target: number;
  /** How much it counts beside the others. */
  readonly weight: number;
}

/** A linear model: `base` and the sum of the values times their weights. */
export interface LinearModel {
  readonly base: number;
  readonly weights: readonly number[];
}

/** Least squares with `shrink` times the sum of the squared weights added; the base is not shrunk. Every row has as many values. */
export function ridge(rows: readonly Row[], shrink: number): LinearModel {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (value: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + row.weight * value(row), 0) / total;
  const size = rows[0]?.values.length ?? 0;
  const means = Array.from({ length: size }, (_, i) => meanOf(({ values }) => values[i] ?? 0));
  const target = meanOf((row) => row.target);
  const off = ({ values }: Row, i: number): number => (values[i] ?? 0) - (means[i] ?? 0);
  const sumOf = (value: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + row.weight * value(row), 0);
  const matrix = means.map((_, i) => [
    ...means.map((_, j) => sumOf((row) => off(row, i) * off(row, j)) + (i === j ? shrink : 0)),
    sumOf((row) => off(row, i) * (row.target - target)),
  ]);
  const weights = solved(matrix);
  return { weights, base: target - weights.reduce((sum, weight, i) => sum + weight * (means[i] ?? 0), 0) };
}

/** Solves a positive definite system, the right side as last column, by elimination. */
function solved(matrix: number[][]): number[] {
  for (const [i, pivot] of matrix.entries()) {
    for (const row of matrix.slice(i + 1)) {
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j < pivot.length; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  const found: number[] = Array.from({ length: matrix.length }, () => 0);
  for (let i = matrix.length - 1; i >= 0; i -= 1) {
    const row = matrix[i] ?? [];
    const rest = found.reduce((sum, value, j) => (j > i ? sum + value * (row[j] ?? 0) : sum), 0);
    found[i] = ((row[matrix.length] ?? 0) - rest) / (row[i] ?? 1);
  }
  return found;
}

/** What a model says of some values. */
export const predicted = ({ base, weights }: LinearModel, values: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), base);
