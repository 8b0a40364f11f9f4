import type { Memory } from '../../../domain/memory.ts';
import { type Turn, turnsOf, withBestTurns } from '../../../domain/ranking/conversation.ts';
import { proximityFactor, SHORT_CHARS, type Weighed } from '../../../domain/ranking/proximity.ts';
import { mannerFactor } from '../../../domain/words/manner.ts';
import { mentionFinder } from '../../../domain/words/mentions.ts';
import { type QueryTerm, standsFor } from '../../../domain/words/query-terms.ts';
import { foldAccents } from '../../../domain/words/tokenize.ts';
import type { Place } from './in-session.ts';
import type { Scored } from './score.ts';

/** What memories are read with: each is read from its file once. */
export type ReadMemory = (place: Place) => Memory | undefined;

/** All of a text that is looked at; longer ones are cut. A line of a note is no longer. */
const MAX_CHARS = 16_384;

const textOf = ({ summary, body }: Memory): string =>
  foldAccents((body === undefined ? summary : `${summary}\n${body}`).slice(0, MAX_CHARS));

/**
 * Scores the best memories anew by what their texts show and their counts of words do not: whether the words of the query
 * stand together (domain/ranking/proximity.ts), who says a turn of a conversation and whether it only asks (domain/words/manner.ts), and what
 * a conversation's best turn says (domain/ranking/conversation.ts).
 */
export function readClosely(
  scored: Scored,
  terms: readonly QueryTerm[],
  candidates: readonly Place[],
  read: ReadMemory,
): void {
  const find = mentionFinder(terms.map(({ term }) => term));
  const weighed: Weighed = { telling: scored.telling, standsFor: standsFor(terms) };
  const conversations: { readonly place: Place; readonly turns: readonly Turn[] }[] = [];
  for (const place of candidates) {
    const memory = read(place);
    if (memory === undefined) continue;
    const { sums, turns: said } = place.scored;
    if (said.has(place.document))
      sums[place.document] = (sums[place.document] ?? 0) * mannerFactor(memory, terms);
    const text = textOf(memory);
    if (text.length < SHORT_CHARS) continue;
    const mentions = find(text);
    sums[place.document] = (sums[place.document] ?? 0) * proximityFactor(mentions, weighed);
    const turns = turnsOf(text, mentions, terms.length);
    if (turns !== undefined) conversations.push({ place, turns });
  }
  if (conversations.length === 0) return;
  const wholes = conversations.map(({ place }) => place.scored.sums[place.document] ?? 0);
  const scores = withBestTurns(
    wholes,
    conversations.map(({ turns }) => turns),
    terms,
  );
  conversations.forEach(({ place }, number) => {
    place.scored.sums[place.document] = scores[number] ?? 0;
  });
}
