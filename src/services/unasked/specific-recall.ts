import { isEpisode, type Memory } from '../../domain/memory.ts';
import type { SpecificNames, SpecificTerm } from '../../domain/specific-terms.ts';
import { type CountedTerm, judgeMatch, MAX_HOLDERS } from '../../domain/strong-match.ts';
import type { ExactLookup } from '../../ports/exact.ts';
import { LOOKED_AT, type Tellable, tellable, type UnaskedPorts, withFreshness } from './unasked.ts';

export interface SpecificRecallPorts extends UnaskedPorts {
  /** A path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
}

/** A memory that is meant by some of the names. */
export type SpecificHit = Tellable & { readonly why: readonly string[] };

/** The memories that names in a text mean so surely that they are told unasked, the surest first. */
export function createSpecificRecall(
  ports: SpecificRecallPorts,
): (names: SpecificNames, limit: number) => Promise<readonly SpecificHit[]> {
  const counted = (term: SpecificTerm): CountedTerm => ({
    ...term,
    holders: ports.lookups.reduce((sum, { lookup }) => sum + lookup.holders(term.term), 0),
  });
  /** A path as it is anchored: what a person writes may be absolute, or relative to where they are. */
  const located = (term: SpecificTerm): SpecificTerm => {
    const path = term.kind === 'path' ? ports.relativePath(term.text) : undefined;
    return path === undefined ? term : { ...term, text: path, term: path.toLowerCase() };
  };
  return async ({ terms, signatures }, limit) => {
    const known = terms.map(located).map(counted);
    const rare = known.filter(({ holders }) => holders > 0 && holders <= MAX_HOLDERS);
    const paths = known.filter(({ kind }) => kind === 'path');
    // What was done in other sessions is told to who asks for it.
    const isLesson = (memory: Memory): boolean => !isEpisode(memory);
    const look = (lookup: ExactLookup): readonly Memory[] => [
      ...signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
      ...paths.flatMap(({ text }) => lookup.withPath(text, LOOKED_AT)),
      ...rare.flatMap(({ term }) => lookup.withTerm(term, MAX_HOLDERS)),
    ];
    const candidates = tellable(ports, look, isLesson);
    const strong = candidates.flatMap((it) => {
      const { strong: isStrong, why } = judgeMatch(known, signatures, it.memory);
      return isStrong ? [{ ...it, why }] : [];
    });
    const best = strong.sort((a, b) => b.why.length - a.why.length).slice(0, limit);
    return withFreshness(ports, best);
  };
}
