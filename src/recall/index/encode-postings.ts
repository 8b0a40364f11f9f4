import { FREQUENCY_BITS, FREQUENCY_MASK, posting } from '../../core/words/terms.ts';
import type { DictionaryEntry, Key } from './layout.ts';
import {
  BLOCK_PARTS,
  BLOCK_POSTINGS,
  blockBytes,
  blocksOf,
  type Saturation,
  TABLE_WORDS,
  tableBytesOf,
} from './postings.ts';
import { bytesOf, createColumn } from './segment-output.ts';

/** What was added from one place to another belongs to one document. */
export type Run = Readonly<{ from: number; to: number }>;

/** Gathers postings, by growing arrays and one counting sort: a list of arrays would be ten times the memory. */
export function createPostingsCollector() {
  const keys: Key[] = [];
  const lists = createColumn(Uint32Array);
  const values = createColumn(Uint32Array);
  let count = 0;
  return {
    /** Starts a posting list; the number is what `add` wants. */
    list: (key: Key): number => keys.push(key) - 1,
    add: (list: number, value: number): void => {
      lists.add(list);
      values.add(value);
      count += 1;
    },
    /** How many were added: where a run starts or ends. */
    count: (): number => count,
    /** What was added are frequencies, in runs; the number of a document is the place of its run. By key. */
    finishRuns: (runs: readonly Run[]): Iterable<DictionaryEntry> => {
      const [listAt, valueAt] = [lists.all(), values.all()];
      const starts = startsOf(listAt, keys.length);
      const next = starts.slice();
      const postings = new Uint32Array(count);
      runs.forEach(({ from, to }, document) => {
        for (let index = from; index < to; index += 1) {
          const list = listAt[index] as number;
          postings[next[list] as number] = posting(document, valueAt[index] as number);
          next[list] = (next[list] as number) + 1;
        }
      });
      return byKey(keys, starts, postings);
    },
  };
}

/** The lists by their keys. Each holds until the next one is asked for. */
function* byKey(
  keys: readonly Key[],
  starts: Uint32Array,
  postings: Uint32Array,
): Generator<DictionaryEntry> {
  const order = Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] as Key) - (keys[b] as Key));
  const single = new Uint32Array(1); // most lists: an array for each takes longer than all else
  for (const list of order) {
    const [start, end] = [starts[list] as number, starts[list + 1] as number];
    single[0] = postings[start] as number;
    yield { key: keys[list] as Key, postings: end - start === 1 ? single : postings.subarray(start, end) };
  }
}

/** Where the postings of each list begin, and where the last ones end. */
function startsOf(lists: Uint32Array, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (const list of lists) starts[list + 1] = (starts[list + 1] as number) + 1;
  for (let list = 0; list < keys; list += 1)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  return starts;
}

/** By what the impacts of a segment are taken. */
export interface Weights extends Saturation {
  readonly lengths: ArrayLike<number>;
}

/** The most that one of these postings says, in BLOCK_PARTS. */
function impactOf(
  postings: Uint32Array,
  from: number,
  to: number,
  { lengths, fixed, perUnit }: Weights,
): number {
  let most = 0;
  for (let index = from; index < to; index += 1) {
    const value = postings[index] as number;
    const frequency = value & FREQUENCY_MASK;
    const share = frequency / (frequency + fixed + perUnit * (lengths[value >>> FREQUENCY_BITS] as number));
    if (share > most) most = share;
  }
  return Math.ceil(most * BLOCK_PARTS);
}

let encoded = new Uint32Array(1024);
let halves = new Uint16Array(encoded.buffer);

/** Postings as they are kept, in whole words. Valid until the next call: a store has millions of lists. */
export function encodePostings(postings: Uint32Array, weights: Weights): Uint8Array {
  const { length } = postings;
  const blocks = blocksOf(length);
  const most = (tableBytesOf(length) + blocks * blockBytes(BLOCK_POSTINGS)) / 4;
  if (encoded.length < most) {
    encoded = new Uint32Array(most * 2);
    halves = new Uint16Array(encoded.buffer);
  }
  let end = tableBytesOf(length) / 4;
  for (let from = 0; from < length; from += BLOCK_POSTINGS) {
    const to = Math.min(from + BLOCK_POSTINGS, length);
    if (blocks > 1) {
      const entry = [postings[from] ?? 0, postings[to - 1] ?? 0, impactOf(postings, from, to, weights)];
      encoded.set(entry, (from / BLOCK_POSTINGS) * TABLE_WORDS);
    }
    let half = (end + to - from) * 2;
    for (let index = from; index < to; index += 1, end += 1, half += 1) {
      const value = postings[index] as number;
      encoded[end] = value;
      halves[half] = weights.lengths[value >>> FREQUENCY_BITS] as number;
    }
    if (half % 2 === 1) halves[half] = 0;
    end = Math.ceil(half / 2);
  }
  return bytesOf(encoded.subarray(0, end));
}
