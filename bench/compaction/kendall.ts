/** Kendall's tau-a of two orders of the same ids: 1 the same order, −1 the opposite, 0 nothing to do with each other. */
export function kendallTau(a: readonly string[], b: readonly string[]): number {
  const places = new Map(b.map((id, place) => [id, place]));
  let sum = 0;
  for (let first = 0; first < a.length; first += 1) {
    for (let second = first + 1; second < a.length; second += 1) {
      const [one, two] = [places.get(a[first] ?? '') ?? 0, places.get(a[second] ?? '') ?? 0];
      sum += Math.sign(two - one);
    }
  }
  const pairs = (a.length * (a.length - 1)) / 2;
  return pairs === 0 ? 1 : sum / pairs;
}
