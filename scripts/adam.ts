/**
 * Weights that a slope leads to in some steps, the whole batch at each, by Adam (Kingma and Ba, 2015, with their β and ε). `slopeOf` gives the slope of
 * the cost at some weights, what holds them close to nothing included.
 */
export function adam(
  count: number,
  { steps, rate }: { readonly steps: number; readonly rate: number },
  slopeOf: (weights: Float64Array) => Float64Array,
): Float64Array {
  const [weights, mean, square] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count),
  ] as const;
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeOf(weights);
    for (let at = 0; at < count; at += 1) {
      const g = slope[at] ?? 0;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * g;
      const v = 0.999 * (square[at] ?? 0) + 0.001 * g * g;
      mean[at] = m;
      square[at] = v;
      weights[at] =
        (weights[at] ?? 0) - (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return weights;
}
