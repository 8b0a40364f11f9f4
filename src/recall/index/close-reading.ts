import { onceAsked } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import type { QueryTerm } from '../../core/ports.ts';
import { isDigit, isLower, isUpper, type Mention, mannerFactor, mentionFinder, standsFor } from './query.ts';
import type { Scored, ScoredLayer } from './score.ts';
import { foldAccents } from './terms.ts';

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

/** Adds how alike some memories and the query are worded (close-reading.ts); turns of a conversation aside, beside which it is worded, too. */
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

/** The words of a query as they are weighed: how telling each is, and the one in whose place it is looked for (itself as a rule). */
export type Weighed = Readonly<{ telling: ArrayLike<number>; standsFor: ArrayLike<number> }>;

/** A shorter text is about one thing. Of 0, 200, 300, 400 the one with which no tuned half loses. */
export const SHORT_CHARS = 300;
/** Some ten telling words. Of 100, 150 and 200, and .3 and .4, about the best on the tuned halves of eslint and LoCoMo sessions. */
export const WINDOW_CHARS = 100;
/** What a memory loses at most whose words of the query all stand far apart. */
export const DISPERSAL = 0.4;

/** The most that a stretch of WINDOW_CHARS says of the query, of all the text says, each word once by weight; 0…1, 1 for no longer texts. */
export function nearness(mentions: readonly Mention[], weighed: Weighed): number {
  const all = said(mentions, 0, Number.POSITIVE_INFINITY, weighed);
  if (all === 0) return 1;
  let most = 0;
  for (let from = 0; from < mentions.length && most < all; from += 1)
    most = Math.max(most, said(mentions, from, WINDOW_CHARS, weighed));
  return most / all;
}

/** How telling what is said from one mention on is, for so many characters; of words that stand for one the most telling. */
function said(mentions: readonly Mention[], from: number, chars: number, weighed: Weighed): number {
  const until = (mentions[from]?.at ?? 0) + chars;
  const known = new Map<number, number>();
  let sum = 0;
  for (let place = from; place < mentions.length; place += 1) {
    const { at, term } = mentions[place] as Mention;
    if (at >= until) break;
    const word = weighed.standsFor[term] ?? term;
    const before = known.get(word) ?? 0;
    const telling = weighed.telling[term] ?? 0;
    if (telling <= before) continue;
    known.set(word, telling);
    sum += telling - before;
  }
  return sum;
}

/** How near each other a long text has the words of a query (Tao and Zhai, 2007; Büttcher et al., 2006). Taken off: added instead, LoCoMo turns lose .02 of recall@5. */
export function proximityFactor(mentions: readonly Mention[], weighed: Weighed): number {
  return 1 - DISPERSAL * (1 - nearness(mentions, weighed));
}

/** What a text begins with is what it is about. Of 60, 100, 150, 200, 300 and 400 characters, and .1 to .4, about the best on questions that people asked. */
const LEAD_CHARS = 100;
/** What a memory loses at most whose words of the query stand all further on. */
const LEAD = 0.2;

/** What the score of a memory is multiplied with for how near its beginning the words of a query first stand, each once and by how telling it is. CoSQA: recall@5 .515 → .536. */
export function leadFactor(mentions: readonly Mention[], { telling, standsFor }: Weighed): number {
  const all = new Map<number, number>();
  const early = new Map<number, number>();
  const most = (of: Map<number, number>, word: number, worth: number) =>
    of.set(word, Math.max(of.get(word) ?? 0, worth));
  for (const { at, term } of mentions) {
    const word = standsFor[term] ?? term;
    const worth = telling[term] ?? 0;
    most(all, word, worth);
    most(early, word, worth * Math.max(0, 1 - at / LEAD_CHARS));
  }
  const sumOf = (of: Map<number, number>) => [...of.values()].reduce((sum, worth) => sum + worth, 0);
  return sumOf(all) === 0 ? 1 : 1 - LEAD * (1 - sumOf(early) / sumOf(all));
}

/** A word with its ending, or the end of one and the beginning of the next. Of 4, 5, 6 and 7 characters about the best on all tuned halves. */
const RUN = 5;
/** A sentence or two. Of 60 to 480 characters, and the whole text, about the best; none is much worse. */
const STRETCH_CHARS = 240;
/** What a memory worded as the question is gains, of all that the question's words can say. CoSQA: recall@10 .613 → .635, the other half .588 → .606; pylint, nothing tuned on it: .881 → .905. */
export const WORDING = 0.5;
/** What is asked stands at the beginning of a prompt; a pasted log is worded like itself only. */
const MAX_QUESTION_CHARS = 1_000;

/** Five bits a character: 0 a blank, then the letters, then digits, two to a number; other scripts share the numbers of the letters. */
const BITS = 5;
const CHAR_MASK = 2 ** BITS - 1;
const RUN_MASK = 2 ** (RUN * BITS) - 1;
const DIGITS_FROM = 27;

/** Of Latin-1, or of the blocks of punctuation. */
const isSign = (unit: number): boolean => unit < 0xc0 || unit >> 7 === 0x40 || unit >> 6 === 0xc0;

function numberOf(unit: number): number {
  if (isLower(unit) || isUpper(unit)) return unit & CHAR_MASK;
  if (isDigit(unit)) return DIGITS_FROM + (unit % 5);
  return isSign(unit) ? 0 : 1 + (unit % CHAR_MASK);
}

const ofAscii = onceAsked(() => Uint8Array.from({ length: 128 }, (_, unit) => numberOf(unit)));

/** The runs of a text, as they stand: what is neither letter nor digit is a blank, several are one, and one is between the humps of a name. */
function runsOf(text: string): Int32Array {
  const runs = new Int32Array(2 * text.length + 2);
  const numbers = ofAscii();
  let run = 0; // a blank is in front
  let count = 1;
  let before = 0;
  for (let place = 0; place <= text.length; place += 1) {
    const unit = place < text.length ? text.charCodeAt(place) : 32;
    const number = unit < 128 ? (numbers[unit] as number) : numberOf(unit);
    const ends = number === 0 || (isUpper(unit) && isLower(before));
    if (ends && (run & CHAR_MASK) !== 0) {
      run = (run << BITS) & RUN_MASK;
      runs[count++] = run;
    }
    if (number !== 0) {
      run = ((run << BITS) | number) & RUN_MASK;
      runs[count++] = run;
    }
    before = unit;
  }
  return runs.subarray(RUN - 1, count);
}

/** How much of a question's wording a text has in one place, 0…1: its runs of characters in one stretch tell a word's form (McNamee and Mayfield, "Character N-Gram Tokenization", 2004). */
export function wordingOf(question: string): (text: string) => number {
  const asked = new Map(
    [...new Set(runsOf(question.slice(0, MAX_QUESTION_CHARS)))].map((run, at) => [run, at]),
  );
  return (text) => {
    const runs = runsOf(text);
    const counts = new Uint16Array(asked.size);
    const found: number[] = [];
    const places: number[] = [];
    let first = 0;
    let held = 0;
    let most = 0;
    for (let place = 0; place < runs.length; place += 1) {
      const number = asked.get(runs[place] as number);
      if (number === undefined) continue;
      found.push(number);
      places.push(place);
      if (counts[number] === 0) held += 1;
      counts[number] = (counts[number] as number) + 1;
      for (; (places[first] as number) < place - STRETCH_CHARS; first += 1) {
        const left = found[first] as number;
        counts[left] = (counts[left] as number) - 1;
        if (counts[left] === 0) held -= 1;
      }
      if (held > most) most = held;
    }
    return most / Math.max(1, asked.size);
  };
}
