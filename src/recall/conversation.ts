import { K1, UNITS_PER_MENTION } from './index/query.ts';

/**
 * What neighbours' words count, since a text that only asks hands its words on to what answers it: before; before and a question; after; after, where it is itself one; further. Learned on five conversations
 * of LoCoMo: recall@5 of the others .553 → .671 with .4 on both sides, → .682 with questions.
 */
const SHARES = { before: 0.4, afterQuestion: 0.7, after: 0.4, answer: 0.2, further: 0.15 };
export const REACH = 2;

/** Length counts less than for a text by itself (index/query.ts): neighbours even it out. .5 against .75: recall@5 .703 → .712. */
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
const LABELLED = 0.5;

/** Whether what was said around may make a memory an answer: only in a conversation; notes are each about their own thing. */
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

/** BM25 of a memory with its share of its neighbours, in the unit of query.ts: mentions are added before they saturate, so that a neighbour that repeats counts little (scores instead: recall@5 .64, not .67). */
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
