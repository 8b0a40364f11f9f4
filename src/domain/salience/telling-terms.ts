import { inverseFrequency } from '../words/bm25.ts';
import { readingOf } from './reading.ts';
import type { Candidate, TermFrequencies } from './types.ts';

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
