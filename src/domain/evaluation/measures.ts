/** How well an answer found what was wanted. */
export interface Found {
  /** The share of what was wanted among the first 5 and 10. */
  readonly recallAt5: number;
  readonly recallAt10: number;
  /** 1 / the place of the first that was wanted; 0 where none was found. */
  readonly reciprocalRank: number;
}

/** Measures one answer, best first, against the ids that were wanted. */
export function measure(answer: readonly string[], wanted: readonly string[]): Found {
  const relevant = new Set(wanted);
  const share = (most: number): number =>
    relevant.size === 0 ? 0 : answer.slice(0, most).filter((id) => relevant.has(id)).length / relevant.size;
  const first = answer.findIndex((id) => relevant.has(id));
  return {
    recallAt5: share(5),
    recallAt10: share(10),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The means over all answers. */
export function meanOf(answers: readonly Found[]): Found {
  return {
    recallAt5: mean(answers.map(({ recallAt5 }) => recallAt5)),
    recallAt10: mean(answers.map(({ recallAt10 }) => recallAt10)),
    reciprocalRank: mean(answers.map(({ reciprocalRank }) => reciprocalRank)),
  };
}

/** The value below which `share` (0…1) of the values lie; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
