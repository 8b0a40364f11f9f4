import type { Evidence } from '../../../core/memory.ts';
import type { Candidate } from './blocks.ts';
import { worthOf } from './compose.ts';
import { featuresOf, sessionOf } from './features.ts';
import { type GatherState, NOTHING_GATHERED, type Progress } from './gather.ts';

/** A memory that this session's distilling wrote, as it is found again. */
export interface Written {
  readonly id: string;
  readonly ns: string;
  readonly summary: string;
}

/** What a session has said that may be worth remembering, and what was made of it so far. A part of its story's file; every text is filtered. */
export interface GatheredSession extends GatherState {
  readonly candidates: readonly Candidate[];
  /** The number of the last message that was distilled. */
  readonly upTo: number;
  /** The memories that stand for it in the notes. */
  readonly written: readonly Written[];
}

export const NEW_GATHERING: GatheredSession = {
  ...NOTHING_GATHERED,
  candidates: [],
  upTo: 0,
  written: [],
};

/** A file that is read and written at every turn holds so many at most; of more the least worth go. The longest of 33 sessions had 98. */
const MAX_CANDIDATES = 300;
const MAX_CHARS = 160_000;

/** The gathering with what a stretch added; what was said before in the same words is not said twice. Pure. */
export function withGathered(
  gathering: GatheredSession,
  added: readonly Candidate[],
  state: GatherState,
): GatheredSession {
  const known = new Map(gathering.candidates.map((candidate) => [keyOf(candidate), candidate]));
  for (const candidate of added) {
    const key = keyOf(candidate);
    // What closes a turn closes it, whenever it was said first, and stands where it was said last.
    if (candidate.source === 'last') known.delete(key);
    if (!known.has(key)) known.set(key, candidate);
  }
  return { ...gathering, ...state, candidates: bounded([...known.values()], state) };
}

/** The number of the last message that a look at the session takes in: all (`whole`), or those of the turns before the one at hand. Pure. */
export function distilledUntil({ candidates, turn, message, upTo }: GatheredSession, whole: boolean): number {
  if (whole) return message;
  return Math.max(
    upTo,
    ...candidates.flatMap((candidate) => (candidate.turn < turn ? [candidate.message] : [])),
  );
}

/** Whether such a look would find something new to read. */
export const hasUndistilled = (gathered: GatheredSession | undefined, whole: boolean): boolean =>
  gathered !== undefined && distilledUntil(gathered, whole) > gathered.upTo;

/** The words that the turn at hand was closed with. Pure. */
export const closingWords = ({ candidates, turn }: GatheredSession): readonly string[] =>
  candidates.flatMap((one) =>
    one.source === 'last' && one.turn === turn ? [`${one.about} ${one.text}`] : [],
  );

const isAssistants = ({ source }: Candidate): boolean => source === 'answer' || source === 'last';
const keyOf = (candidate: Candidate): string =>
  `${isAssistants(candidate) ? 'said' : candidate.source} ${candidate.text}`;

function bounded(candidates: readonly Candidate[], progress: Progress): readonly Candidate[] {
  const chars = candidates.reduce((sum, { text }) => sum + text.length, 0);
  if (candidates.length <= MAX_CANDIDATES && chars <= MAX_CHARS) return candidates;
  const session = sessionOf(candidates, progress);
  const order = candidates
    .map((candidate, index) => ({
      index,
      size: candidate.text.length,
      worth: worthOf(featuresOf(candidate, session)),
    }))
    .sort((a, b) => b.worth - a.worth);
  const kept = new Set<number>();
  let size = 0;
  // A quarter less than the bound, or every further message would weigh all of them again.
  for (const one of order) {
    if (kept.size >= MAX_CANDIDATES * 0.75 || size + one.size > MAX_CHARS * 0.75) break;
    kept.add(one.index);
    size += one.size;
  }
  return candidates.filter((_, index) => kept.has(index));
}

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
