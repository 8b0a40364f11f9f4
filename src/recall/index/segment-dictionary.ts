import { onceAsked } from '../../core/lazy.ts';
import {
  COUNT_BITS,
  COUNT_MASK,
  type DictionaryEntry,
  type Key,
  type Places,
  WORDS_PER_ENTRY,
} from './layout.ts';
import { PAGE_BYTES, type PagedReader, type ReadBytes, wordsOf } from './pages.ts';
import { openPostingList, type PostingList } from './posting-list.ts';
import { decodePostings } from './postings.ts';

/** What stands in a segment by key. */
export interface SegmentDictionary {
  /** How many postings a key has. */
  count(key: Key): number;
  /** See postings.ts, by document; empty for a key that is not there. */
  postings(key: Key): Uint32Array;
  /** The same, of which only what is asked for is read; undefined for a key that is not there. */
  list(key: Key): PostingList | undefined;
  /** All keys with their postings, by key. Postings hold until the next key is asked for. */
  entries(): Iterable<DictionaryEntry>;
}

export function dictionaryReader(
  { read, ahead, forward }: PagedReader,
  places: Places,
  lengthOf: (document: number) => number,
): SegmentDictionary {
  const total = places.entries.bytes / 4;
  const perPage = PAGE_BYTES / 4;
  const fences = onceAsked(() => wordsOf(read(places.fences.start, places.fences.bytes)));
  const pageAt = (page: number, readPage = read): Uint32Array =>
    wordsOf(
      readPage(places.entries.start + page * PAGE_BYTES, Math.min(perPage, total - page * perPage) * 4),
    );
  const postingsAt = (
    entries: Uint32Array,
    place: number,
    end: number,
    readBytes: ReadBytes,
    into?: Uint32Array,
  ) => {
    const start = entries[place + 2] ?? 0;
    const bytes = readBytes(places.postings.start + start, end - start);
    return decodePostings(bytes, countAt(entries, place), into);
  };
  /** Where the postings of an entry end: where those of the next begin. */
  const endOf = (page: number, entries: Uint32Array, place: number, readPage = read): number => {
    const next = place + WORDS_PER_ENTRY;
    if (next < entries.length) return entries[next + 2] ?? 0;
    if ((page + 1) * perPage >= total) return places.postings.bytes;
    return pageAt(page + 1, readPage)[2] ?? 0;
  };
  const find = ({
    high,
    low,
  }: Key): readonly [page: number, entries: Uint32Array, place: number] | undefined => {
    for (let page = firstPage(fences(), high); page * perPage < total; page += 1) {
      const entries = pageAt(page);
      const place = placeIn(entries, high, low);
      if (place < entries.length)
        return entries[place] === high && entries[place + 1] === low ? [page, entries, place] : undefined;
    }
    return undefined;
  };
  return {
    count: (key) => {
      const found = find(key);
      return found === undefined ? 0 : countAt(found[1], found[2]);
    },
    postings: (key) => {
      const found = find(key);
      if (found === undefined) return new Uint32Array(0);
      const [page, entries, place] = found;
      return postingsAt(entries, place, endOf(page, entries, place), read);
    },
    list: (key) => {
      const found = find(key);
      if (found === undefined) return undefined;
      const [page, entries, place] = found;
      const start = places.postings.start + (entries[place + 2] ?? 0);
      const bytes = places.postings.start + endOf(page, entries, place) - start;
      const readOn = ahead();
      return openPostingList(
        (at, length) => readOn(start + at, length),
        { bytes, count: countAt(entries, place), impact: (entries[place + 3] ?? 0) >>> COUNT_BITS },
        lengthOf,
      );
    },
    *entries() {
      let held = new Uint32Array(1024);
      const readForward = forward();
      const readPage = ahead();
      for (let page = 0; page * perPage < total; page += 1) {
        const entries = pageAt(page, readPage);
        for (let place = 0; place < entries.length; place += WORDS_PER_ENTRY) {
          const count = countAt(entries, place);
          if (held.length < count) held = new Uint32Array(count * 2);
          const postings = postingsAt(
            entries,
            place,
            endOf(page, entries, place, readPage),
            readForward,
            held,
          );
          yield { key: { high: entries[place] ?? 0, low: entries[place + 1] ?? 0 }, postings };
        }
      }
    },
  };
}

/** How many postings an entry has. */
const countAt = (entries: Uint32Array, place: number): number => (entries[place + 3] ?? 0) & COUNT_MASK;

/** The last page that begins below a half key: what has the half itself may begin in it. */
function firstPage(fences: Uint32Array, half: number): number {
  let low = 0;
  let high = fences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fences[middle] as number) < half) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Where a key stands in a page, or would. */
function placeIn(entries: Uint32Array, keyHigh: number, keyLow: number): number {
  let low = 0;
  let high = entries.length / WORDS_PER_ENTRY;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = middle * WORDS_PER_ENTRY;
    const half = entries[at] as number;
    if (half < keyHigh || (half === keyHigh && (entries[at + 1] as number) < keyLow)) low = middle + 1;
    else high = middle;
  }
  return low * WORDS_PER_ENTRY;
}
