import { columnOf, fuse } from './fuse.ts';
import { ALL_SCORERS } from './scorers.ts';
import { termFrequencies } from './telling-terms.ts';
import type { Candidate, SalienceContext, Salient, Scorer, ScorerName } from './types.ts';

/** All candidates by how salient they are. */
export interface Salience<T extends Candidate> {
  /** Best first. */
  readonly scored: readonly Salient<T>[];
  /** Scorers that failed, or had nothing to go by. */
  readonly leftOut: readonly ScorerName[];
}

/** Scores candidates against each other in a context, by all scorers that can say something. Pure; never throws. */
export function salienceOf<T extends Candidate>(
  memories: readonly T[],
  context: SalienceContext,
  scorers: readonly Scorer[] = ALL_SCORERS,
): Salience<T> {
  const known = { ...context, frequencies: context.frequencies ?? termFrequencies(memories) };
  const columns = scorers.flatMap((scorer) => columnOf(scorer, memories, known) ?? []);
  const names = new Set(columns.map(({ name }) => name));
  return {
    scored: fuse(memories, columns),
    leftOut: scorers.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}
