import type { Evidence } from '../../../core/memory.ts';
import type { Candidate } from './blocks.ts';

/** Where a distilled memory belongs, and what proves it. */
export interface Place {
  readonly ns: string;
  readonly kind: string;
  readonly evidence: Evidence;
}

const DECIDED =
  /\b(?:decid\w+|decision|chose|chosen|opted|on purpose|deliberate\w*|intentional\w*|by design|instead of|rather than|trade-?off|we(?:'| a)re (?:going with|keeping)|stays?\b|kept\b)/i;
const WENT_WRONG =
  /\b(?:root cause|bugs?|fail(?:s|ed|ing|ure|ures)?|crash\w*|errors?|broke[n]?|breaks|the fix|regression|race|leak\w*|stale|never|wrong\w*)\b/i;
/**
 * What only the user can have said. A block of a prompt may be a pasted review (what is stated there is found by statements/), and into a file that
 * instructs agents the agent writes too.
 */
const USERS: ReadonlySet<Candidate['source']> = new Set(['refused', 'choice']);

/** The namespace, the kind and the evidence of a memory, by who said it and what it speaks of. Pure. */
export function placeOf(main: Candidate | undefined, text: string): Place {
  const evidence = main !== undefined && USERS.has(main.source) ? 'user-stated' : 'model-inferred';
  const decided = text.match(new RegExp(DECIDED, 'gi'))?.length ?? 0;
  const wrong = text.match(new RegExp(WENT_WRONG, 'gi'))?.length ?? 0;
  if (main?.source === 'choice' || (decided > 0 && decided >= wrong))
    return { ns: 'decisions', kind: 'decision', evidence };
  return { ns: 'learnings', kind: wrong > 0 ? 'cause' : 'insight', evidence };
}

/** How many days a memory of such a worth lives: 90 from .8, 30 from .5, else 7, in which it is told only when asked for (design §6). */
export function daysToLive(worth: number): number {
  if (worth >= 0.8) return 90;
  return worth >= 0.5 ? 30 : 7;
}
