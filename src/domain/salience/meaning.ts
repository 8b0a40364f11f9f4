import type { Candidate, SalienceContext, ScorerName } from './types.ts';

/** The dot product: the cosine, for vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < a.length; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0);
  return sum;
}

/** The greatest cosine with any of some vectors, held to 0…1; 0 where there are none. */
export const nearest = (vector: Float32Array, others: readonly Float32Array[]): number =>
  others.reduce((best, other) => Math.max(best, Math.min(1, cosine(vector, other))), 0);

/**
 * What words say of a memory (0…1), together with how near it is to the scorer's prototype sentences: half each. Without
 * vectors the words alone; undefined where there are vectors, but not of this memory: two measures make no order.
 */
export function withPrototypes(
  name: ScorerName,
  words: number,
  memory: Candidate,
  { vectors }: SalienceContext,
): number | undefined {
  const prototypes = vectors?.prototypes.get(name);
  if (vectors === undefined || prototypes === undefined) return words;
  const vector = vectors.memories.get(memory.id);
  if (vector === undefined) return undefined;
  const all = [...vectors.prototypes.values()].map((own) => nearest(vector, own));
  const usual = all.reduce((sum, one) => sum + one, 0) / all.length;
  return (words + Math.max(0, Math.min(1, 0.5 + nearest(vector, prototypes) - usual))) / 2;
}
