import {
  COUNT_BITS,
  COUNT_MASK,
  type DictionaryEntry,
  firstPlace,
  type Key,
  type Places,
  placeNear,
  WORDS_PER_ENTRY,
} from './layout.ts';
import { PAGE_BYTES, type PagedReader, type ReadBytes, wordsOf } from './pages.ts';
import { openPostingList, type PostingList } from './posting-list.ts';
import { decodePostings } from './postings.ts';

/** What stands in a segment by key. */
export function dictionaryReader(
  { read, ahead, forward }: PagedReader,
  places: Places,
  lengthOf: (document: number) => number,
) {
  const total = places.entries.bytes / 4;
  const perPage = PAGE_BYTES / 4;
  const fenceAt = (page: number): number => wordsOf(read(places.fences.start + page * 4, 4))[0] as number;
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
  const pages = places.fences.bytes / 4;
  const find = (key: Key): readonly [page: number, entries: Uint32Array, place: number] | undefined => {
    const { high, low } = key;
    const guess = Math.floor((high / 2 ** 32) * pages); // keys are hashes
    const behind = placeNear(guess, pages, (page) => fenceAt(page) < high); // what has the half itself may begin in the page before
    for (let page = Math.max(0, behind - 1); page < pages; page += 1) {
      const entries = pageAt(page);
      const place = placeIn(entries, key);
      if (place < entries.length)
        return entries[place] === high && entries[place + 1] === low ? [page, entries, place] : undefined;
    }
    return undefined;
  };
  return {
    /** See postings.ts, by document; empty for a key that is not there. */
    postings: (key: Key): Uint32Array => {
      const found = find(key);
      if (found === undefined) return new Uint32Array(0);
      const [page, entries, place] = found;
      return postingsAt(entries, place, endOf(page, entries, place), read);
    },
    /** The same, of which only what is asked for is read; undefined for a key that is not there. */
    list: (key: Key): PostingList | undefined => {
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
    /** All keys with their postings, by key. Postings hold until the next key is asked for. */
    *entries(): Iterable<DictionaryEntry> {
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

/** Where a key stands in a page, or would. */
const placeIn = (entries: Uint32Array, { high, low }: Key): number =>
  WORDS_PER_ENTRY *
  firstPlace(0, entries.length / WORDS_PER_ENTRY, (entry) => {
    const half = entries[entry * WORDS_PER_ENTRY] as number;
    return half < high || (half === high && (entries[entry * WORDS_PER_ENTRY + 1] as number) < low);
  });
