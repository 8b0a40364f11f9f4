import type { QueryTerm } from '../core/ports.ts';
import {
  inverseFrequency,
  isQuestion,
  K1,
  LABEL_FACTOR,
  labelTerms,
  type Mention,
  QUESTION_FACTOR,
  tellingOf,
  UNITS_PER_MENTION,
} from './index/query.ts';

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

/**
 * BM25 of a memory with its share of its neighbours, in `session`'s order, in the unit of query.ts. Mentions are added before they
 * saturate, so that a repeating neighbour counts little (scores added up instead: recall@5 .64, not .67).
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

/** A line of a text that tells what was said, one after the other. */
export interface Turn extends Said {
  /** The words of who says it. */
  readonly labels: readonly string[];
}

const MIN_TURNS = 3;

/** The turns of a text most of whose lines begin with a label; undefined otherwise. `mentions` in order; lengths in characters. */
export function turnsOf(
  text: string,
  mentions: readonly Mention[],
  words: number,
): readonly Turn[] | undefined {
  const lines = linesOf(text);
  const enough = LABELLED * lines.length;
  // The quick look spares most texts the close one: no label is without its colon.
  if (lines.length < MIN_TURNS || lines.filter(({ line }) => line.includes(':')).length < enough)
    return undefined;
  const labels = lines.map(({ line }) => labelTerms({ summary: line }));
  if (labels.filter(({ length }) => length > 0).length < enough) return undefined;
  let next = 0;
  return lines.map(({ line, end }, place) => {
    const frequencies = new Float64Array(words);
    for (; next < mentions.length && (mentions[next] as Mention).at < end; next += 1) {
      const { term } = mentions[next] as Mention;
      frequencies[term] = (frequencies[term] ?? 0) + UNITS_PER_MENTION;
    }
    const isAsked = isQuestion({ summary: line });
    return { frequencies, length: line.length, isQuestion: isAsked, labels: labels[place] ?? [] };
  });
}

/** The lines that are not blank, and where each ends. */
function linesOf(text: string): readonly { readonly line: string; readonly end: number }[] {
  let end = 0;
  return text.split('\n').flatMap((line) => {
    end += line.length + 1;
    return line.trim() === '' ? [] : [{ line, end }];
  });
}

/** How telling the words of a query are among the turns of some conversations: a name that all of them hold is not said in each turn. */
function tellingAmong(turns: readonly Turn[], terms: readonly QueryTerm[]): readonly number[] {
  const holders = terms.map(
    (_, term) => turns.filter(({ frequencies }) => (frequencies[term] ?? 0) > 0).length,
  );
  return tellingOf(
    terms,
    holders.map((held) => inverseFrequency(turns.length, held)),
  );
}

/** What the best turn of each conversation says of a query, together with what was said around it; in one unit for all. */
function bestTurns(conversations: readonly (readonly Turn[])[], terms: readonly QueryTerm[]): number[] {
  const turns = conversations.flat();
  const telling = tellingAmong(turns, terms);
  const averageLength = turns.reduce((sum, { length }) => sum + length, 0) / turns.length;
  const asked = new Set(terms.flatMap(({ term, insteadOf }) => (insteadOf === undefined ? [term] : [])));
  return conversations.map((own) => {
    const scores = own.map((turn, place) => {
      const from = Math.max(0, place - REACH);
      const around = own.slice(from, place + REACH + 1);
      const isLabelled = turn.labels.some((label) => asked.has(label));
      const manner = (isLabelled ? LABEL_FACTOR : 1) * (turn.isQuestion ? QUESTION_FACTOR : 1);
      return manner * scoreInSession(around, place - from, telling, averageLength);
    });
    return Math.max(...scores);
  });
}

/** What of the score of a conversation is that of its best turn. Of .2, .35 and .5 the best on the tuned half of LoCoMo sessions. */
const TURN_SHARE = 0.5;

/**
 * A conversation's score is its own (`scores`) with its best turn's, in their unit: in a long one an answer drowns (Callan, 1994). LoCoMo
 * sessions, tuned half, words and vectors: recall@5 .910 → .917, MRR .852 → .854.
 */
export function withBestTurns(
  scores: readonly number[],
  conversations: readonly (readonly Turn[])[],
  terms: readonly QueryTerm[],
): readonly number[] {
  const turns = bestTurns(conversations, terms);
  const best = Math.max(...turns);
  if (!(best > 0)) return scores;
  const unit = Math.max(...scores) / best;
  return scores.map((score, place) => (1 - TURN_SHARE) * score + TURN_SHARE * unit * (turns[place] ?? 0));
}
