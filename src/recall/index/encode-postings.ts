import { documentOf, FREQUENCY_BITS, FREQUENCY_MASK, posting } from '../../core/words/terms.ts';
import type { DictionaryEntry, Key } from './layout.ts';
import { wordsOf } from './pages.ts';
import {
  BLOCK_PARTS,
  BLOCK_POSTINGS,
  blockBytes,
  blocksOf,
  isRun,
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

/** Postings as they are kept, in whole words. Valid until the next call: a store has millions of lists. */
export function encodePostings(postings: Uint32Array, weights: Weights): Uint8Array {
  const { length } = postings;
  if (isRun(length)) return bytesOf(postings);
  const blocks = blocksOf(length);
  const most = tableBytesOf(length) + blocks * blockBytes(BLOCK_POSTINGS);
  if (encoded.length < most) encoded = new Uint8Array(most * 2);
  const table = wordsOf(encoded.subarray(0, tableBytesOf(length)));
  let end = table.byteLength;
  for (let block = 0; block < blocks; block += 1) {
    const some = postings.subarray(block * BLOCK_POSTINGS, (block + 1) * BLOCK_POSTINGS);
    table.set([some[0] ?? 0, some.at(-1) ?? 0, impactOf(some, weights)], block * TABLE_WORDS);
    encoded.set(bytesOf(some), end);
    const lengths = Uint16Array.from(some, (value) => weights.lengths[documentOf(value)] ?? 0);
    encoded.set(bytesOf(lengths), end + some.byteLength);
    end += blockBytes(some.length);
  }
  return encoded.subarray(0, end);
}
