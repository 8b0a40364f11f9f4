import { oneLine } from '../excerpt.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';
import { tellingScore } from '../prose/telling.ts';
import { MAX_ANSWERS, NARRATES } from './talk.ts';

/** The newest says where the work is; what came before it is told in short. */
const NEWEST_CHARS = 1_600;
const OLDER_CHARS = 700;
const MAX_LINE_CHARS = 300;

/** A number of a list, a sign, one word: no sentence. */
const SAYS_SOMETHING = /\p{L}{2}.*\s.*\p{L}{2}/u;

/** A sentence that is told, with its place among those of its answer. */
interface Kept {
  readonly index: number;
  readonly text: string;
  readonly place: Sentence['place'];
}

const isLeadIn = (text: string): boolean => text.endsWith(':');

/** The sentences of an answer that fit, whole, in their order: how it ends and begins first, then what tells most. */
function gist(all: readonly Sentence[], maxChars: number): readonly Kept[] {
  const sentences = all.filter(({ text, place }) => place !== 'heading' && SAYS_SOMETHING.test(text));
  const weightOf = (sentence: Sentence, index: number): number =>
    tellingScore(sentence) + (index === sentences.length - 1 ? 6 : 0) + (index === 0 ? 5 : 0) - index / 1e4;
  const order = sentences
    .map((sentence, index) => ({ sentence, index, weight: weightOf(sentence, index) }))
    .sort((a, b) => b.weight - a.weight);
  const kept: Kept[] = [];
  let roomChars = maxChars;
  for (const { sentence, index } of order) {
    const text = oneLine(sentence.text, MAX_LINE_CHARS);
    if (text.length + 1 > roomChars) continue;
    roomChars -= text.length + 1;
    kept.push({ index, text, place: sentence.place });
  }
  const indexes = new Set(kept.map(({ index }) => index));
  // "It now does three things:" says nothing without them.
  return kept
    .filter(({ index, text }) => !isLeadIn(text) || indexes.has(index + 1) || maxChars === NEWEST_CHARS)
    .sort((a, b) => a.index - b.index);
}

/**
 * Filtered answers, the newest first, as lines: a sentence a line, the first of each answer with a dash, points of a list with a
 * dot. What a newer answer says in the same words is said once. Pure.
 */
export function reasoningLines(answers: readonly string[]): readonly string[] {
  const said = new Set<string>();
  return answers.slice(0, MAX_ANSWERS).flatMap((answer, index) => {
    const news = tellingOf(answer, index).filter(({ text }) => !said.has(text));
    const kept = gist(news, index === 0 ? NEWEST_CHARS : OLDER_CHARS);
    for (const { text } of kept) said.add(text);
    return kept.map(({ text, place }, at) => `${at === 0 ? '- ' : place === 'item' ? '  · ' : '  '}${text}`);
  });
}

/** In what was said before the newest, what was to be done right then is over; an answer of nothing else says what was gone through. */
function tellingOf(answer: string, index: number): readonly Sentence[] {
  const all = sentencesOf(answer);
  const telling = all.filter(({ text, place }) => place === 'item' || !NARRATES.test(text));
  return index === 0 || telling.length === 0 ? all : telling;
}
