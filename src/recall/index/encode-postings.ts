import type { DictionaryEntry, Key } from './layout.ts';
import {
  BLOCK_PARTS,
  BLOCK_POSTINGS,
  blocksOf,
  type Saturation,
  TABLE_BYTES,
  TABLE_WORDS,
  WITH_FREQUENCIES,
} from './postings.ts';
import { createColumn } from './segment-output.ts';
import { documentOf, FREQUENCY_BITS, FREQUENCY_MASK, frequencyOf, posting } from './terms.ts';

/** What was added from one place to another belongs to one document. */
export type Run = Readonly<{ from: number; to: number }>;

/** Gathers postings, by growing columns and one counting sort: a list of arrays would be ten times the memory. */
export function createPostingsCollector() {
  const [high, low] = [createColumn(Uint32Array), createColumn(Uint32Array)];
  const [lists, values] = [createColumn(Uint32Array), createColumn(Uint32Array)];
  return {
    list: (key: Key): number => {
      high.add(key.high);
      return low.add(key.low) - 1;
    },
    add: (list: number, value: number): void => {
      lists.add(list);
      values.add(value);
    },
    count: lists.count,
    /** What was added are frequencies, in runs; the number of a document is the place of its run. By key. */
    finishRuns: (runs: readonly Run[]): Iterable<DictionaryEntry> => {
      const [ofLists, frequencies, keys] = [lists.all(), values.all(), high.all()];
      const starts = startsOf(ofLists, keys.length);
      const next = starts.slice();
      const postings = new Uint32Array(ofLists.length);
      runs.forEach(({ from, to }, document) => {
        for (let index = from; index < to; index += 1) {
          const list = ofLists[index] as number;
          postings[next[list] as number] = posting(document, frequencies[index] as number);
          next[list] = (next[list] as number) + 1;
        }
      });
      return byKey(keys, low.all(), starts, postings);
    },
  };
}

/** So many lists have numbers that fit beside a half key into what a float holds exactly. */
const MAX_LISTS = 2 ** 21;

/** The lists by their keys. Each holds until the next one is asked for. */
function* byKey(high: Uint32Array, low: Uint32Array, starts: Uint32Array, postings: Uint32Array) {
  if (high.length > MAX_LISTS)
    throw new RangeError(`expected at most ${MAX_LISTS} words, got ${high.length}`);
  const order = new Float64Array(high.length); // in loops: `from` with a function takes four times as long
  for (let list = 0; list < order.length; list += 1) order[list] = (high[list] as number) * MAX_LISTS + list;
  order.sort();
  const lists = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) lists[place] = (order[place] as number) % MAX_LISTS;
  const single = new Uint32Array(1); // most lists: an array for each takes longer than all else
  for (let from = 0, to = 0; from < lists.length; from = to) {
    const half = high[lists[from] as number];
    for (to = from + 1; to < lists.length && high[lists[to] as number] === half; ) to += 1;
    if (to - from > 1) lists.subarray(from, to).sort((a, b) => (low[a] ?? 0) - (low[b] ?? 0));
    for (let place = from; place < to; place += 1) {
      const list = lists[place] as number;
      const [start, end] = [starts[list] as number, starts[list + 1] as number];
      single[0] = postings[start] as number;
      const key = { high: high[list] ?? 0, low: low[list] ?? 0 };
      yield { key, postings: end - start === 1 ? single : postings.subarray(start, end) };
    }
  }
}

function startsOf(lists: Uint32Array, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (let index = 0; index < lists.length; index += 1) {
    const after = (lists[index] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let list = 0; list < keys; list += 1)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  return starts;
}

/** Four for a document, one for a frequency, and what brings a block to a 4-byte boundary. */
const MAX_BLOCK_BYTES = BLOCK_POSTINGS * 5 + 3;

export type Weights = Saturation & Readonly<{ lengths: ArrayLike<number> }>;

/** The most that one of these postings says, in so many parts. */
function impactOf(postings: Uint32Array, { lengths, fixed, perUnit }: Weights): number {
  let most = 0;
  for (let index = 0; index < postings.length; index += 1) {
    const value = postings[index] as number;
    const frequency = value & FREQUENCY_MASK;
    const share = frequency / (frequency + fixed + perUnit * (lengths[value >>> FREQUENCY_BITS] as number));
    if (share > most) most = share;
  }
  return Math.ceil(most * BLOCK_PARTS);
}

let encoded = new Uint8Array(4096);
let encodedHalves = new Uint16Array(encoded.buffer);
let encodedWords = new Uint32Array(encoded.buffer);

function makeRoomFor(most: number): void {
  if (encoded.length >= most) return;
  encoded = new Uint8Array(Math.ceil(most / 2) * 4);
  encodedHalves = new Uint16Array(encoded.buffer);
  encodedWords = new Uint32Array(encoded.buffer);
}

/** Postings as they are kept, from a 4-byte boundary on. Valid until the next call: a store has many lists. */
export function encodePostings(postings: Uint32Array, weights: Weights): Uint8Array {
  const { length } = postings;
  const blocks = blocksOf(length);
  makeRoomFor(blocks * (TABLE_BYTES + MAX_BLOCK_BYTES));
  const tableBytes = blocks * TABLE_BYTES;
  let end = tableBytes;
  for (let block = 0; block < blocks; block += 1) {
    const from = block * BLOCK_POSTINGS;
    const some = postings.subarray(from, Math.min(from + BLOCK_POSTINGS, length));
    end = encodeBlock(some, weights, block * TABLE_WORDS, end);
    encodedWords[block * TABLE_WORDS + 2] = end - tableBytes;
  }
  return encoded.subarray(0, end);
}

/** Puts down the columns of a block, and what the table says of it; gives where the next one goes. A column is left out where the table says all of it. */
function encodeBlock(postings: Uint32Array, weights: Weights, entry: number, start: number): number {
  const first = documentOf(postings[0] as number);
  const last = documentOf(postings[postings.length - 1] as number);
  const frequency = frequencyOf(postings[0] as number);
  const isOne = postings.every((value) => frequencyOf(value) === frequency);
  const width = last - first === postings.length - 1 ? 0 : last - first < 2 ** 16 ? 2 : 4;
  encodedWords[entry] = posting(first, width | (isOne ? 0 : WITH_FREQUENCIES));
  encodedWords[entry + 1] = posting(last, frequency);
  encodedWords[entry + 3] = impactOf(postings, weights);
  const documents = width === 4 ? encodedWords : encodedHalves;
  for (let index = 0; width > 0 && index < postings.length; index += 1)
    documents[start / width + index] = documentOf(postings[index] as number) - first;
  let next = start + postings.length * width;
  for (let index = 0; !isOne && index < postings.length; index += 1, next += 1)
    encoded[next] = frequencyOf(postings[index] as number);
  for (; next % 4 > 0; next += 1) encoded[next] = 0;
  return next;
}
