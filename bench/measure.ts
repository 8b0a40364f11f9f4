/** The middle one; NaN of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long some work takes, in milliseconds. */
export async function msOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Several measurements of two works, each value taken right after the other's. */
export interface Pair {
  readonly ours: readonly number[];
  readonly base: readonly number[];
}

/**
 * Measures two works in turn (A B, B A, A B, …), so that a machine whose speed drifts drifts for both alike. Each work is
 * told the round, and gives what it measured.
 */
export async function inTurn(
  rounds: number,
  ours: (round: number) => number | Promise<number>,
  base: (round: number) => number | Promise<number>,
): Promise<Pair> {
  const pair = { ours: [] as number[], base: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pair.ours.push(await ours(round));
    pair.base.push(await base(round));
    if (round % 2 === 1) pair.ours.push(await ours(round));
  }
  return pair;
}
