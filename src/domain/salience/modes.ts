import type { Candidate, Complexity, SalienceMode, Salient } from './types.ts';

/** What a mode keeps. */
export interface ModeLimits {
  readonly mode: SalienceMode;
  /** A memory with a lower score is not kept. */
  readonly threshold: number;
  /** At most so many are. */
  readonly cap: number;
}

/** The modes of issue 7, by the complexity below which each applies. */
const MODES: readonly (readonly [below: number, limits: ModeLimits])[] = [
  [0.3, { mode: 'minimal', threshold: 0.9, cap: 25 }],
  [0.6, { mode: 'standard', threshold: 0.7, cap: 50 }],
  [0.8, { mode: 'enhanced', threshold: 0.5, cap: 100 }],
  [Number.POSITIVE_INFINITY, { mode: 'maximum', threshold: 0.3, cap: 200 }],
];
const STANDARD: ModeLimits = { mode: 'standard', threshold: 0.7, cap: 50 };

/** What is kept of a session of this complexity; `standard` where there are too few memories to tell one. Pure. */
export function modeOf(complexity: Complexity | undefined): ModeLimits {
  const value = complexity?.complexity ?? Number.NaN;
  return MODES.find(([below]) => value < below)?.[1] ?? STANDARD;
}

/** What a mode keeps, by its name. */
export function limitsOf(mode: SalienceMode): ModeLimits {
  return MODES.find(([, limits]) => limits.mode === mode)?.[1] ?? STANDARD;
}

/**
 * So many are kept whatever they score. Measures that are not copies of each other never all agree: in recorded sessions the
 * best memory scores .5 to .85, so a threshold of .9, and often one of .7, would keep nothing of a session (docs/salience.md).
 */
export const KEPT_ALWAYS = 5;

/** What is kept of scored memories, best first: those that reach the threshold, at least the best five, at most the cap. Pure. */
export function keptOf<T extends Candidate>(
  scored: readonly Salient<T>[],
  { threshold, cap }: ModeLimits,
): readonly Salient<T>[] {
  const reaching = scored.filter(({ score }) => score >= threshold).length;
  return scored.slice(0, Math.min(cap, Math.max(reaching, KEPT_ALWAYS)));
}
