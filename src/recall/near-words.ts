import './index/stemmers.ts';
import { spoken } from '../core/languages.ts';
import type { QueryTerm } from '../core/ports.ts';
import { MAX_QUERY_TERMS, queryTerms } from './index/query.ts';
import tables from './near-words.json' with { type: 'json' };
import { isAskedWith } from './subject.ts';

/**
 * Words that stand where others do. `concepts`: what developers call one thing, the nearest words first, a line each, written from knowledge of how
 * they speak (scripts/near-words/concepts.txt). `near`: learned from texts of the trade: 1.4 million messages of commits, manuals and summaries of
 * packages of 98 sources. Of 5,100 English stems those whose contexts are alike (positive mutual information within 6 words, 200 singular vectors),
 * each with the first digit of its cosine, .5 at least and 12 at most; made by the forerunner of scripts/near-words, of which no run has been compared
 * with it yet. Lines of words, in which one is looked up as it is: none is parsed.
 */
const { near: learned } = tables;
const concepts: readonly string[] = tables.concepts.split('\n');

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** What a word of a concept counts for another one: so much, and less by its place in the line, but so much at least. */
const CONCEPT_SHARE = { most: 0.7, less: 0.05, least: 0.15 };
/** So many of a line surely mean the same; behind them stand what is more special, and the names of programs. */
const SURE_PLACES = 1;
/** What a word near another counts for it, times their cosine. */
const NEAR_SHARE = 0.35;
/** With a cosine of .5 a question about bananas is answered with Gemini. */
const SURE_COSINE = 0.7;

/** A word that another may stand for, what it then counts, and whether who speaks of it surely speaks of the other. */
type Near = readonly [word: string, share: number, isSure: boolean];
type NearTerm = QueryTerm & { readonly isSure: boolean };

/** What stands behind a word in a table. */
function rowOf(text: string, word: string): readonly string[] {
  const at = text.indexOf(`\n${word} `);
  return at < 0 ? [] : text.slice(at + word.length + 2, text.indexOf('\n', at + 1)).split(' ');
}

const wordsOf = (line: string): readonly string[] => line.split(' ').slice(1, -1);

/** What the words of a line of `concepts` count for the one at `place`, or for one in another language. */
const sharesOf = (line: string, place = 0): Near[] =>
  wordsOf(line).map((word, at) => {
    const { most, less, least } = CONCEPT_SHARE;
    const farther = Math.max(at, place);
    return [word, Math.max(least, most - less * farther), farther < SURE_PLACES];
  });

/** What a word of English is near to, in all its senses. */
function* nearEnglish(term: string): Generator<Near> {
  for (const line of concepts)
    if (line.includes(` ${term} `)) yield* sharesOf(line, wordsOf(line).indexOf(term));
  if (/^[a-z]+$/.test(term))
    for (const entry of rowOf(learned, term)) {
      const cosine = Number(entry.slice(-1)) / 10;
      yield [entry.slice(0, -1), NEAR_SHARE * (cosine + 0.05), cosine >= SURE_COSINE];
    }
}

/** The words of a question in other languages, each with what it is called in English. */
async function* translations(question: string): AsyncGenerator<readonly [word: string, Near[]]> {
  const said = spoken(question, 1); // English has said little of it
  const isCjk = CJK.test(question);
  if (said === undefined && !isCjk) return;
  const { translated, keyOf, languagesOf } = await import('./translated-tables.ts');
  const of = (language: keyof typeof translated.concepts, word: string) => {
    const lines = translated.concepts[language].split('\n');
    const found = concepts.flatMap((line, at) => {
      const own = lines[at] ?? '';
      return own.includes(` ${word} `) ? sharesOf(line, wordsOf(own).indexOf(word)) : [];
    });
    const more = rowOf(translated.learned[language], word).map(
      (term): Near => [term, CONCEPT_SHARE.most, true],
    );
    return [...found, ...more];
  };
  for (const stem of said?.stems ?? []) {
    const language = /[\u0400-\u04ff]/.test(stem) ? 'ru' : (said?.language ?? 'ru');
    yield [stem, of(language, keyOf(stem))];
  }
  if (!isCjk) return;
  for (const language of languagesOf(question)) {
    const { concepts: own, learned: more } = translated;
    const known = [
      ...own[language].split(/[ \n]+/),
      ...more[language].split('\n').map((line) => line.split(' ')[0] ?? ''),
    ];
    const words = [...new Set(known)].filter((word) => word !== '' && question.includes(word));
    // What is only a part of another word says less, and often something else.
    for (const word of words)
      if (!words.some((other) => other !== word && other.includes(word))) yield [word, of(language, word)];
  }
}

/** What stands where the words of a question do, or is what they are called in English, the nearest first. Loads the table of what the question is in. */
export async function nearTo(question: string): Promise<readonly NearTerm[]> {
  const own = queryTerms(question);
  // A query has room for so many words: near ones behind a pasted log would not be asked.
  const room = MAX_QUERY_TERMS - own.length;
  if (room <= 0) return [];
  const near = new Map<string, NearTerm>();
  const add = (insteadOf: string, weight: number, words: Iterable<Near>): void => {
    for (const [term, share, isSure] of words) {
      const key = `${insteadOf} ${term}`;
      if (term !== insteadOf && weight * share > (near.get(key)?.weight ?? 0))
        near.set(key, { term, weight: weight * share, insteadOf, isSure });
    }
  };
  const foreign = new Set<string>();
  for await (const [word, english] of translations(question)) {
    add(word, 1, english);
    if (english.length > 0) foreign.add(word); // what looks the same in English is another word
  }
  for (const { term, weight, insteadOf } of own)
    if (insteadOf === undefined && !foreign.has(term)) add(term, weight, nearEnglish(term));
  return [...near.values()].sort((a, b) => b.weight - a.weight).slice(0, room);
}

/** What surely means what a question is about: what it is called in English, and the nearest words; not how people ask. */
export const nearSubject = async (subject: string): Promise<readonly QueryTerm[]> =>
  (await nearTo(subject)).filter(
    ({ term, insteadOf = term, isSure }) => isSure && !isAskedWith(term) && !isAskedWith(insteadOf),
  );
