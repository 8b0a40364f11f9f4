import { posting } from '../../../domain/words/posting.ts';
import type { Key } from './checksum.ts';
import type { Dictionary } from './layout.ts';

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
  /** The lists, each in the order its postings were added. */
  finish(): Dictionary;
  /** What was added are frequencies, in runs; the number of a document is the place of its run. */
  finishRuns(runs: readonly Run[]): Dictionary;
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
  const sorted = (place: (next: Uint32Array, postings: Uint32Array) => void): Dictionary => {
    const starts = startsOf(lists, count, keys);
    const postings = new Uint32Array(count);
    place(starts.slice(), postings);
    return { high: high.slice(0, keys), low: low.slice(0, keys), starts, postings };
  };
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
    finish: () =>
      sorted((next, postings) => {
        for (let index = 0; index < count; index += 1) {
          const list = lists[index] as number;
          postings[next[list] as number] = values[index] as number;
          next[list] = (next[list] as number) + 1;
        }
      }),
    finishRuns: (runs) =>
      sorted((next, postings) => {
        runs.forEach(({ from, to }, document) => {
          for (let index = from; index < to; index += 1) {
            const list = lists[index] as number;
            postings[next[list] as number] = posting(document, values[index] as number);
            next[list] = (next[list] as number) + 1;
          }
        });
      }),
  };
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
