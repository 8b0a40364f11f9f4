import { K1, UNITS_PER_MENTION } from '../words/bm25.ts';

/** A text that only asks hands its words on to what answers it. */
interface Shares {
  readonly before: number;
  readonly afterQuestion: number;
  readonly after: number;
  readonly answer: number;
  readonly further: number;
}

/**
 * What the words of a neighbour count for a memory of the same session: of the one before it; of the one before it that
 * is a question; of the one after it; of the one after it, where it is itself a question; of those one further. Learned on
 * five conversations of LoCoMo: recall@5 of the other five .553 → .671 with .4 on both sides, → .682 with questions.
 */
const SHARES: Shares = { before: 0.4, afterQuestion: 0.7, after: 0.4, answer: 0.2, further: 0.15 };
export const REACH = 2;

/** Length counts less than for a text by itself (bm25.ts): neighbours even it out. .5 against .75: recall@5 .703 → .712. */
const B = 0.5;

/** What a memory of a session says of the words of a query. */
export interface Said {
  /** The weighted mentions of each word of the query. */
  readonly frequencies: ArrayLike<number>;
  readonly length: number;
  readonly isQuestion: boolean;
  /** Whether it says who speaks, as a turn of a conversation does. */
  readonly isLabelled?: boolean;
}

/** Of some turns at least so many say who speaks, where they are of a conversation. */
export const LABELLED = 0.5;

/**
 * Whether a memory may be what is asked for by what was said around it: only in a conversation, where what answers need not repeat
 * the question. Of other sessions the memories are notes, each about a thing of its own.
 */
export function isTurn(session: readonly Said[], place: number): boolean {
  if (session[place]?.isLabelled !== true) return false;
  return session.filter(({ isLabelled }) => isLabelled === true).length >= LABELLED * session.length;
}

function shareOf(session: readonly Said[], place: number, distance: number): number {
  if (distance === 0) return 1;
  if (distance === -1) return session[place - 1]?.isQuestion ? SHARES.afterQuestion : SHARES.before;
  if (distance === 1) return session[place]?.isQuestion ? SHARES.answer : SHARES.after;
  return SHARES.further;
}

/**
 * BM25 of a memory of a session together with its share of what was said just before and after. `session`: the memories
 * of the session in the order they were made; `telling`: how telling each word of the query is. Frequencies and lengths
 * in the unit of bm25.ts. It adds mentions before they saturate: a neighbour that repeats what the memory says itself
 * counts little, one that says the missing word counts much (scores added up instead: recall@5 .64, not .67).
 */
export function scoreInSession(
  session: readonly Said[],
  place: number,
  telling: ArrayLike<number>,
  averageLength: number,
): number {
  const mentions = new Float64Array(telling.length);
  let length = 0;
  let shares = 0;
  for (let distance = -REACH; distance <= REACH; distance += 1) {
    const said = session[place + distance];
    if (said === undefined) continue;
    const share = shareOf(session, place, distance);
    shares += share;
    length += share * said.length;
    for (let word = 0; word < mentions.length; word += 1) {
      mentions[word] = (mentions[word] ?? 0) + share * (said.frequencies[word] ?? 0);
    }
  }
  const held = UNITS_PER_MENTION * K1 * (1 - B + (B * length) / shares / averageLength);
  return mentions.reduce(
    (sum, count, word) => sum + ((telling[word] ?? 0) * (K1 + 1) * count) / (count + held),
    0,
  );
}
