import { type Names, namesIn } from '../prose/names.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';
import { inverseFrequency } from '../words/bm25.ts';
import { tokenize } from '../words/tokenize.ts';
import type { Candidate, TermFrequencies } from './types.ts';

/** A memory as the scorers read it. */
export interface Reading {
  /** What it tells in its own words: the summary, and the body without the call and without what a tool printed. */
  readonly told: string;
  /** What a tool printed, quoted in the body; '' where nothing is. */
  readonly printed: string;
  /** Of `told`, the summary's first. */
  readonly sentences: readonly Sentence[];
  /** The sentences, a line each. */
  readonly lines: string;
  /** Its different words as an index knows them, of tags and files too. */
  readonly terms: ReadonlySet<string>;
  /** The files, the code and the tools that it names, in all of its text. */
  readonly names: Names;
}

const CALL_LINE = /^(?:While|Exit code): /;

const readings = new WeakMap<Candidate, Reading>();

/** Reads a memory; thirteen scorers ask, and it is read once. */
export function readingOf(memory: Candidate): Reading {
  const known = readings.get(memory);
  if (known !== undefined) return known;
  const made = read(memory);
  readings.set(memory, made);
  return made;
}

function read({ summary, body = '', tags, files }: Candidate): Reading {
  const lines = body.split('\n');
  const printed = lines.filter((line) => line.startsWith('>')).join('\n');
  const own = lines.filter((line) => !line.startsWith('>') && !CALL_LINE.test(line)).join('\n\n');
  const all = `${summary}\n${body}`;
  const sentences = [...sentencesOf(summary), ...sentencesOf(own)];
  return {
    told: `${summary}\n${own}`,
    printed,
    sentences,
    lines: sentences.map(({ text }) => text).join('\n'),
    terms: new Set(tokenize([all, ...tags, ...files.map(({ path }) => path)].join('\n'))),
    names: namesIn(all),
  };
}

const textTerms = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

/** The different words of each of the context's texts; asked for each memory, and made once. */
export function termsOfTexts(texts: readonly string[]): readonly ReadonlySet<string>[] {
  const known = textTerms.get(texts);
  if (known !== undefined) return known;
  const made = texts.map((text) => new Set(tokenize(text)));
  textTerms.set(texts, made);
  return made;
}

/** Counts the words of memories, each once a memory. */
export function termFrequencies(memories: readonly Candidate[]): TermFrequencies {
  const holders = new Map<string, number>();
  for (const memory of memories)
    for (const term of readingOf(memory).terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  return { memories: memories.length, holders };
}

/** How telling a word is among these memories (bm25.ts); without them every word tells alike. */
export function tellingOf(term: string, frequencies: TermFrequencies | undefined): number {
  if (frequencies === undefined) return 1;
  return inverseFrequency(frequencies.memories, frequencies.holders.get(term) ?? 0);
}

/** The words of a text by how telling they are, and the weight of those that count. */
interface TellingText {
  readonly frequencies: TermFrequencies | undefined;
  readonly weights: readonly (readonly [term: string, weight: number])[];
  readonly all: number;
}

const texts = new WeakMap<ReadonlySet<string>, TellingText>();

/** Asked for each memory, and made once. */
function tellingText(text: ReadonlySet<string>, frequencies: TermFrequencies | undefined): TellingText {
  const known = texts.get(text);
  if (known !== undefined && known.frequencies === frequencies) return known;
  const weights = [...text].map((term) => [term, tellingOf(term, frequencies)] as const);
  const best = weights.map(([, weight]) => weight).sort((a, b) => b - a);
  const all = best.slice(0, MOST_WORDS).reduce((sum, weight) => sum + weight, 0);
  const made = { frequencies, weights, all };
  texts.set(text, made);
  return made;
}

/** Of a longer text so many words, the most telling, are asked for: or no memory would ever come near to it. */
const MOST_WORDS = 12;

/**
 * How much of what a text says stands in a memory, 0…1: the telling weight of the words they share, by that of the text's
 * twelve most telling words.
 */
export function sharedTelling(
  text: ReadonlySet<string>,
  terms: ReadonlySet<string>,
  frequencies: TermFrequencies | undefined,
): number {
  const { weights, all } = tellingText(text, frequencies);
  const shared = weights.reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0);
  return all === 0 ? 0 : Math.min(1, shared / all);
}
