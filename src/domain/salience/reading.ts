import { type Names, namesIn } from '../prose/names.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';
import { inverseFrequency } from '../words/bm25.ts';
import { tokenize } from '../words/tokenize.ts';
import type { Candidate } from './types.ts';

/** A memory as the scorers read it. */
export interface Reading {
  /** In its own words, without the call and what a tool printed; the summary's first. */
  readonly sentences: readonly Sentence[];
  /** Its different words as an index knows them, of tags and files too. */
  readonly terms: ReadonlySet<string>;
  /** The files, the code and the tools that it names, in all of its text. */
  readonly names: Names;
}

/** The call, and what it printed. */
const NOT_OWN = /^(?:>|While: |Exit code: ).*$/gm;

const readings = new WeakMap<Candidate, Reading>();

/** Reads a memory; thirteen scorers ask, and it is read once. */
export function readingOf(memory: Candidate): Reading {
  const { summary, body = '', tags, files } = memory;
  const all = `${summary}\n${body}`;
  const reading = readings.get(memory) ?? {
    sentences: [summary, body.replace(NOT_OWN, '').replaceAll('\n', '\n\n')].flatMap(sentencesOf),
    terms: new Set(tokenize([all, ...tags, ...files.map(({ path }) => path)].join('\n'))),
    names: namesIn(all),
  };
  readings.set(memory, reading);
  return reading;
}

/** In how many of the sets each word stands. */
export function holdersOf(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const set of sets) for (const term of set) holders.set(term, (holders.get(term) ?? 0) + 1);
  return holders;
}

/** The words of a text by how telling they are. */
export type TellingText = ReadonlyMap<string, number>;

/** Weighs the words of a text: the fewer of the memories hold one, the more it tells (bm25.ts); alike without memories. */
export function tellingText(text: string, memories = 0, holders = holdersOf([])): TellingText {
  return new Map(tokenize(text).map((term) => [term, inverseFrequency(memories, holders.get(term) ?? 0)]));
}

/**
 * How much of what a text says stands in a memory, 0…1: the weight of the words they share, by that of the text's twelve most
 * telling: of all words of a long text no memory would ever come near.
 */
export function sharedTelling(text: TellingText, terms: ReadonlySet<string>): number {
  const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);
  const most = sum([...text.values()].sort((a, b) => b - a).slice(0, 12));
  const shared = sum([...text].map(([term, weight]) => (terms.has(term) ? weight : 0)));
  return most === 0 ? 0 : Math.min(1, shared / most);
}
