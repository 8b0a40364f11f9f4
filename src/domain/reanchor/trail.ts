import type { Rewrite } from './mentions.ts';
import { EVIDENCE_OF_REWRITE, type RewriteEvidence } from './plan.ts';

/** Where a commit went, and how we know. */
export interface Step {
  readonly to: string;
  readonly why: RewriteEvidence;
}

/** Steps by the commit they start from. */
export type Steps = ReadonlyMap<string, readonly Step[]>;

/** Rewrites from several sources as steps. */
export function stepsOf(sources: readonly (readonly [RewriteEvidence, readonly Rewrite[]])[]): Steps {
  const steps = new Map<string, Step[]>();
  for (const [why, rewrites] of sources) {
    for (const [from, to] of rewrites) steps.set(from, [...(steps.get(from) ?? []), { to, why }]);
  }
  return steps;
}

export interface TrailInput {
  /** What was said of a commit. */
  readonly steps: Steps;
  /** What is surely the same commit, of one that is gone. */
  readonly sameAuthor: (commit: string) => readonly string[];
  readonly isGone: (commit: string) => boolean;
  /** It is here, and on a branch. */
  readonly isKept: (commit: string) => boolean;
}

const weaker = (a: RewriteEvidence, b: RewriteEvidence): RewriteEvidence =>
  EVIDENCE_OF_REWRITE.indexOf(a) > EVIDENCE_OF_REWRITE.indexOf(b) ? a : b;

/**
 * Where a commit is now, through as many rewrites as there were: only commits that a branch is on. Said steps and
 * those by author and date are followed alike, from every commit that is gone on the way. A chain is as strong as
 * its weakest step.
 */
export function followTrail(commit: string, input: TrailInput): Step[] {
  const found = new Map<string, RewriteEvidence>();
  const visited = new Set<string>();
  const visit = (from: string, strength: RewriteEvidence): void => {
    if (visited.has(from)) return;
    visited.add(from);
    const said = input.steps.get(from) ?? [];
    const alike = input.isGone(from) ? input.sameAuthor(from).map((to): Step => ({ to, why: 'author' })) : [];
    for (const { to, why } of [...said, ...alike]) {
      const reached = weaker(strength, why);
      if (to === commit) continue;
      if (input.isKept(to)) found.set(to, found.get(to) ?? reached);
      else visit(to, reached);
    }
  };
  visit(commit, 'told');
  return [...found].map(([to, why]) => ({ to, why }));
}
