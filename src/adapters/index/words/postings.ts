import type { Key } from './checksum.ts';
import type { Dictionary } from './layout.ts';

/** Gathers postings in any order and hands them out by key. */
export interface PostingsCollector {
  /** Starts a posting list; the number is what `add` wants. */
  list(key: Key): number;
  add(list: number, posting: number): void;
  finish(): Dictionary;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Two growing arrays and one counting sort at the end: a list of arrays would be ten times the memory. */
export function createPostingsCollector(): PostingsCollector {
  const keys: Key[] = [];
  let lists = new Uint32Array(1024);
  let values = new Uint32Array(1024);
  let count = 0;
  return {
    list: (key) => keys.push(key) - 1,
    add: (list, value) => {
      if (count === lists.length) {
        lists = grown(lists);
        values = grown(values);
      }
      lists[count] = list;
      values[count] = value;
      count += 1;
    },
    finish: () => sortByList(keys, lists.subarray(0, count), values.subarray(0, count)),
  };
}

function sortByList(keys: readonly Key[], lists: Uint32Array, values: Uint32Array): Dictionary {
  const starts = new Uint32Array(keys.length + 1);
  for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  for (let list = 0; list < keys.length; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const next = starts.slice();
  const postings = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const list = lists[index] ?? 0;
    const place = next[list] ?? 0;
    postings[place] = values[index] ?? 0;
    next[list] = place + 1;
  }
  return {
    high: Uint32Array.from(keys, ({ high }) => high),
    low: Uint32Array.from(keys, ({ low }) => low),
    starts,
    postings,
  };
}
