import type { Memory } from '../../core/memory.ts';
import type { QueryTerm } from '../../core/ports.ts';
import { mannerFactor, mentionFinder, standsFor } from './query.ts';
import type { Scored, ScoredLayer } from './score.ts';
import { foldAccents } from './terms.ts';
import { leadFactor, proximityFactor, SHORT_CHARS, type Weighed, WORDING, wordingOf } from './word-places.ts';

/** A visible, live memory. */
export type Place = Readonly<{ scored: ScoredLayer; document: number }>;

export const scoreOf = ({ scored, document }: Place): number => scored.sums.get(document) ?? 0;

/** How telling the words of a query are together, without those that only stand in the place of one. */
export const ofOwnWords = ({ telling }: Scored, terms: readonly QueryTerm[]): number =>
  terms.reduce((sum, { insteadOf }, word) => sum + (insteadOf === undefined ? (telling[word] ?? 0) : 0), 0);

export type ReadMemory = (place: Place) => Memory | undefined;
export type ReadText = (place: Place) => string | undefined;

/** All of a text that is looked at; longer ones are cut. A line of a note is no longer. */
const MAX_CHARS = 16_384;

/** What of a memory is looked at. Folding it costs more than looking: do it once a question. */
export const textOf = ({ summary, body }: Memory): string =>
  foldAccents((body === undefined ? summary : `${summary}\n${body}`).slice(0, MAX_CHARS));

/** Scores the best anew by what counts do not show: whether words stand together and first, and who says a turn. */
export function readClosely(
  scored: Scored,
  terms: readonly QueryTerm[],
  candidates: readonly Place[],
  { read, textAt }: { readonly read: ReadMemory; readonly textAt: ReadText },
): void {
  const mentionsIn = mentionFinder(terms.map(({ term }) => term));
  const weighed: Weighed = { telling: scored.telling, standsFor: standsFor(terms) };
  for (const place of candidates) {
    const memory = read(place);
    const text = textAt(place);
    if (memory === undefined || text === undefined) continue;
    const { sums, turns: said } = place.scored;
    const isSaid = said.has(place.document);
    if (isSaid) sums.set(place.document, scoreOf(place) * mannerFactor(memory, terms));
    if (isSaid && text.length < SHORT_CHARS) continue;
    const mentions = mentionsIn(text);
    // A turn begins with whoever says it, and with what it answers.
    if (!isSaid) sums.set(place.document, scoreOf(place) * leadFactor(mentions, weighed));
    if (text.length < SHORT_CHARS) continue;
    sums.set(place.document, scoreOf(place) * proximityFactor(mentions, weighed));
  }
}

/** Adds how alike some memories and the query are worded (word-places.ts); turns of a conversation aside, beside which it is worded, too. */
export function addWording(
  scored: Scored,
  query: string,
  terms: readonly QueryTerm[],
  candidates: readonly Place[],
  textAt: ReadText,
): void {
  const shareIn = wordingOf(foldAccents(query));
  const most = WORDING * ofOwnWords(scored, terms);
  for (const place of candidates) {
    const { sums, turns, worded } = place.scored;
    const text = turns.has(place.document) ? undefined : textAt(place);
    if (text === undefined) continue;
    const wording = most * shareIn(text);
    worded.set(place.document, wording);
    sums.set(place.document, scoreOf(place) + wording);
  }
}
