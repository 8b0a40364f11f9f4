import { posting } from '../../core/words/terms.ts';
import type { DictionaryEntry, Key } from './layout.ts';

/** What was added from one place to another belongs to one document. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Gathers postings in any order and hands them out by key. */
export interface PostingsCollector {
  /** Starts a posting list; the number is what `add` wants. */
  list(key: Key): number;
  add(list: number, value: number): void;
  /** How many were added: where a run starts or ends. */
  count(): number;
  /** What was added are frequencies, in runs; the number of a document is the place of its run. By key. */
  finishRuns(runs: readonly Run[]): Iterable<DictionaryEntry>;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Growing arrays and one counting sort at the end: a list of arrays would be ten times the memory. */
export function createPostingsCollector(): PostingsCollector {
  let high = new Uint32Array(1024);
  let low = new Uint32Array(1024);
  let keys = 0;
  let lists = new Uint32Array(1024);
  let values = new Uint32Array(1024);
  let count = 0;
  return {
    list: (key) => {
      if (keys === high.length) {
        high = grown(high);
        low = grown(low);
      }
      high[keys] = key.high;
      low[keys] = key.low;
      keys += 1;
      return keys - 1;
    },
    add: (list, value) => {
      if (count === lists.length) {
        lists = grown(lists);
        values = grown(values);
      }
      lists[count] = list;
      values[count] = value;
      count += 1;
    },
    count: () => count,
    finishRuns: (runs) => {
      const starts = startsOf(lists, count, keys);
      const next = starts.slice();
      const postings = new Uint32Array(count);
      runs.forEach(({ from, to }, document) => {
        for (let index = from; index < to; index += 1) {
          const list = lists[index] as number;
          postings[next[list] as number] = posting(document, values[index] as number);
          next[list] = (next[list] as number) + 1;
        }
      });
      return byKey(high.subarray(0, keys), low.subarray(0, keys), starts, postings);
    },
  };
}

/** So many lists have numbers that fit beside a half key into what a float holds exactly. */
const MAX_LISTS = 2 ** 21;

/** The lists by their keys. */
function* byKey(
  high: Uint32Array,
  low: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
): Generator<DictionaryEntry> {
  if (high.length > MAX_LISTS)
    throw new RangeError(`expected at most ${MAX_LISTS} words, got ${high.length}`);
  const order = new Float64Array(high.length); // in loops: `from` with a function takes four times as long
  for (let list = 0; list < order.length; list += 1) order[list] = (high[list] as number) * MAX_LISTS + list;
  order.sort();
  const lists = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) lists[place] = (order[place] as number) % MAX_LISTS;
  for (let from = 0, to = 0; from < lists.length; from = to) {
    const half = high[lists[from] as number];
    for (to = from + 1; to < lists.length && high[lists[to] as number] === half; ) to += 1;
    const alike =
      to - from === 1
        ? lists.subarray(from, to)
        : lists.slice(from, to).sort((a, b) => (low[a] ?? 0) - (low[b] ?? 0));
    for (const list of alike) {
      const key = { high: high[list] ?? 0, low: low[list] ?? 0 };
      yield { key, postings: postings.subarray(starts[list], starts[list + 1]) };
    }
  }
}

/** Where each list starts, and where the last one ends. */
function startsOf(lists: Uint32Array, count: number, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (let index = 0; index < count; index += 1) {
    const after = (lists[index] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let list = 0; list < keys; list += 1)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  return starts;
}
