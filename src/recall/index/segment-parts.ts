import { documentOf } from '../../core/words/terms.ts';
import {
  BEGINNING_CHARS,
  BYTES_PER_ENTRY,
  type DictionaryEntry,
  type DocumentName,
  firstPlace,
  ID_ALPHABET,
  type Key,
  keyOf,
  type Places,
  placeNear,
} from './layout.ts';
import { doublesOf, PAGE_BYTES, type PagedReader, wordsOf } from './pages.ts';
import { openPostingList, type PostingList } from './posting-list.ts';
import { decodePostings } from './postings.ts';

/** Keys are below, and spread as hashes are. */
const KEYS = 2 ** 53;

/** Where the postings of a key are, and how many. */
type Found = Readonly<{ key: Key; start: number; bytes: number; count: number }>;

/** What stands in a segment by key. */
export function dictionaryReader({ read, ahead, forward }: PagedReader, places: Places) {
  const { entries, postings, fences } = places;
  const pages = fences.bytes / 16 - 1;
  /** The first key of a page of entries, and the first byte of its postings. */
  const fenceAt = (page: number): Float64Array => doublesOf(read(fences.start + page * 16, 16));
  const pageAt = (page: number, readPage = read) => {
    const start = page * PAGE_BYTES;
    const bytes = readPage(entries.start + start, Math.min(PAGE_BYTES, entries.bytes - start));
    const [keys, words] = [doublesOf(bytes), wordsOf(bytes)];
    const keyAt = (entry: number): Key => keys[entry * 2] as number;
    const at = (entry: number): Found => {
      const from = words[entry * 4 + 2] as number;
      const to = words[entry * 4 + 6] ?? (fenceAt(page + 1)[1] as number);
      const count = words[entry * 4 + 3] as number;
      return { key: keyAt(entry), start: postings.start + from, bytes: to - from, count };
    };
    return { count: bytes.length / BYTES_PER_ENTRY, keyAt, at };
  };
  const find = (key: Key): Found | undefined => {
    const behind = placeNear(
      Math.floor((key / KEYS) * pages),
      pages,
      (page) => (fenceAt(page)[0] as number) <= key,
    );
    if (behind === 0) return undefined;
    const page = pageAt(behind - 1);
    const entry = firstPlace(0, page.count, (at) => page.keyAt(at) < key);
    return entry < page.count && page.keyAt(entry) === key ? page.at(entry) : undefined;
  };
  return {
    /** The documents that a key names; none for a key that is not there. */
    named: (key: Key): Uint32Array => {
      const found = find(key);
      if (found === undefined) return new Uint32Array(0);
      return decodePostings(read(found.start, found.bytes), found.count).map(documentOf);
    },
    count: (key: Key): number => find(key)?.count ?? 0,
    /** The same, of which only what is asked for is read; undefined for a key that is not there. */
    list: (key: Key): PostingList | undefined => {
      const found = find(key);
      if (found === undefined) return undefined;
      const readOn = found.bytes <= PAGE_BYTES ? read : ahead();
      return openPostingList((at, bytes) => readOn(found.start + at, bytes), found.count);
    },
    /** All keys with their postings, by key. Postings hold until the next key is asked for. */
    *entries(): Iterable<DictionaryEntry> {
      let held = new Uint32Array(1024);
      const single = new Uint32Array(1);
      const [readPage, readForward] = [ahead(), forward()];
      for (let number = 0; number < pages; number += 1) {
        const page = pageAt(number, readPage);
        for (let entry = 0; entry < page.count; entry += 1) {
          const { key, start, bytes, count } = page.at(entry);
          if (held.length < count) held = new Uint32Array(count * 2);
          const into = count === 1 ? single : held;
          yield { key, postings: decodePostings(readForward(start, bytes), count, into) };
        }
      }
    },
  };
}

const NEWLINE = 10;

/** Of `["<id>","<time>"]`; a merge asks for every one, and nearly all are without an escape. */
function nameOf(text: string): DocumentName {
  const middle = text.includes('\\') ? -1 : text.indexOf('","');
  if (middle >= 0) return { id: text.slice(2, middle), at: text.slice(middle + 3, -2) };
  const [id, at] = JSON.parse(text) as [string, string];
  return { id, at };
}

/** The documents of a segment; `documents`: those that a key names. */
export function recordReader(
  { read, forward }: PagedReader,
  { records, starts }: Places,
  documents: (key: Key) => Uint32Array,
) {
  const readForward = forward();
  let last = -1;
  let held: Buffer = Buffer.alloc(0);
  const bytes = (document: number): Buffer => {
    if (document === last) return held;
    const [start = 0, end = 0] = doublesOf(read(starts.start + document * 8, 16));
    const readBytes = document === last + 1 ? readForward : read; // read in order, as a merge does: nobody comes back
    const found = readBytes(records.start + start, end - start);
    held = Buffer.from(found.buffer, found.byteOffset, found.length);
    last = document;
    return held;
  };
  const name = (document: number): DocumentName => {
    const text = bytes(document);
    return nameOf(text.toString('utf8', 0, text.indexOf(NEWLINE)));
  };
  const beginningWith = (prefix: string): readonly number[] => {
    const own = [...documents(keyOf('begins', prefix))];
    if (prefix.length === BEGINNING_CHARS) return own;
    return [...own, ...[...ID_ALPHABET].flatMap((next) => beginningWith(prefix + next))];
  };
  return {
    name,
    /** Its name and its lines, as they are kept. Holds until the next document is asked for. */
    bytes,
    /** A document's lines; see segment.ts. */
    record: (document: number): string => {
      const text = bytes(document);
      return text.toString('utf8', text.indexOf(NEWLINE) + 1);
    },
    withId: (id: string): number | undefined =>
      documents(keyOf('id', id)).find((document) => name(document).id === id),
    withIdPrefix: (prefix: string): readonly number[] =>
      beginningWith(prefix.slice(0, BEGINNING_CHARS)).filter((document) =>
        name(document).id.startsWith(prefix),
      ),
  };
}
