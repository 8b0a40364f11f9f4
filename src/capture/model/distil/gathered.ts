import type { Candidate } from './blocks.ts';
import { type GatherState, NOTHING_GATHERED } from './gather.ts';
import { worthOf } from './worth.ts';

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
  return { ...gathering, ...state, candidates: bounded([...known.values()]) };
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

/** The words that the turn at hand was closed with; empty ones where they were too few to be kept (`Done.`), none where it broke off. Pure. */
export function closingWords(story: {
  readonly gathered?: GatheredSession;
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
}): readonly string[] {
  const { candidates, turn } = story.gathered ?? NEW_GATHERING;
  const words = candidates.flatMap((one) =>
    one.source === 'last' && one.turn === turn ? [`${one.about} ${one.text}`] : [],
  );
  return words.length === 0 && story.isAnswered && story.asked.length > 0 ? [''] : words;
}

const isAssistants = ({ source }: Candidate): boolean => source === 'answer' || source === 'last';
const keyOf = (candidate: Candidate): string =>
  `${isAssistants(candidate) ? 'said' : candidate.source} ${candidate.text}`;

function bounded(candidates: readonly Candidate[]): readonly Candidate[] {
  const chars = candidates.reduce((sum, { text }) => sum + text.length, 0);
  if (candidates.length <= MAX_CANDIDATES && chars <= MAX_CHARS) return candidates;
  const order = candidates
    .map((candidate, index) => ({ index, size: candidate.text.length, worth: worthOf(candidate) }))
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
