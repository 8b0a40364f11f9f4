import type { NotesRef } from '../../core/ports.ts';

/** A 64-bit name of something in the dictionary, as two unsigned 32-bit halves. */
export type Key = Readonly<{ high: number; low: number }>;

/** What a dictionary entry is the posting list of. */
export type KeyKind =
  | 'term'
  | 'note'
  | 'namespace'
  | 'signature'
  | 'path'
  | 'session'
  | 'met'
  | 'day'
  | 'successor'
  | 'open';

/** The key of a name; the file holds only keys: among a million any two are alike with 3 in 100 million. Mixed as cyrb53 (bryc, public domain). */
export function keyOf(kind: KeyKind, name: string): Key {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const text = `${kind}\u0000${name}`;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return { high: b >>> 0, low: a >>> 0 };
}

/**
 * Against accidents, not people: two sums that turn, by shifts of signed words alone, since nothing is compiled in a fresh process, where a
 * multiplication is a call and a large number an object.
 */
export function checksum(words: Uint32Array, seed: number): number {
  const signed = new Int32Array(words.buffer, words.byteOffset, words.length);
  let sum = seed ^ signed.length;
  let sums = 0;
  for (let index = 0, count = signed.length; index < count; index += 1) {
    sum = ((sum << 5) | (sum >>> 27)) ^ (signed[index] as number);
    sums = ((sums << 7) | (sums >>> 25)) ^ sum ^ (sums & (sum << 9)); // `&`: what only turns cancels out in the end
  }
  // A bit that is another changes few bits of either: mixed first, they cannot cancel out (the last steps of MurmurHash3, A. Appleby).
  let mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b) + Math.imul(sums ^ (sums >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** `csWORDS` as a number: a file without it is none of ours, nor is one of a machine of the other byte order. */
export const MAGIC = 0x63_73_57_4f_52_44;
/** Raised whenever layout, tokenizer, field weights or resting weight change: an older file would not answer as a rebuild. */
export const FORMAT_VERSION = 23;

/**
 * The parts of the file, each on an 8-byte boundary, in whatever order they were written; then a checksum of each page of the bytes before
 * (pages.ts), and the footer. It is written from front to back, without ever holding more of it than a part of the
 * numbers below.
 *
 * records      the documents' names and lines, each packed; see segment.ts and segment-output.ts
 * dictionary   what stands before each record when it is packed: the first of them; empty where none is
 * starts       2 u32 a document and one more: its record's first byte, its length before it was packed; one of that length is not packed
 * liveUntil    f64 a document: the time its memory expires, Infinity for never, 0 for not live
 * resting      u32 a document: what speaks for it at the start of any session (restingWeight), 0 for nothing
 * lengths      u16 a document: its weighted length
 * manners      u8 a document: MANNER
 * sessions     2 u32 a document: the key of its session (high, low), 0 and 0 for none
 * ids          u64 a document, sorted: the key of its id, and the document; see idEntry
 * postings     see postings.ts; those of an entry by document
 * entries      4 u32 an entry, sorted by key: high, low, first byte of its postings, number of postings; of a single one itself, not its place. From the beginning of a page on
 * fences       u32 a page of entries: the high half of its first key
 * refs         JSON, the notes refs it tells of, as they were
 * hidden       u32: for each segment below how many of its documents this one replaces, then which
 *
 * Documents are the ids in the order of `compareNames`: first those with a memory, newest first, so that of two
 * equal scores the lower document is the better hit.
 */
export const SECTIONS = [
  'records',
  'dictionary',
  'starts',
  'liveUntil',
  'resting',
  'lengths',
  'manners',
  'sessions',
  'ids',
  'postings',
  'entries',
  'fences',
  'refs',
  'hidden',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export type Place = Readonly<{ start: number; bytes: number }>;
export type Places = Readonly<Record<SectionName, Place>>;

/** The footer is f64 throughout: magic, version, counts, then start and bytes of each section, its own check. */
export const FOOTER_FIELDS = 64;
export const FOOTER_BYTES = FOOTER_FIELDS * 8;
export const FIRST_SECTION_FIELD = 12;
export const FOOTER_CHECK_FIELD = FOOTER_FIELDS - 1;

/**
 * Where the footer keeps counts (`mortals`: not live for ever), its stamp, that of what it lies on, and the newest version of lines read:
 * another program's may lack lines, or have some that this does not know.
 */
export const FIELD = {
  magic: 0,
  version: 1,
  dataBytes: 2,
  documents: 3,
  memories: 4,
  totalLength: 5,
  stamp: 6,
  below: 7,
  reads: 8,
  mortals: 9,
} as const;

export const WORDS_PER_ENTRY = 4;
export const DICTIONARY_BYTES = 2048;
export const MAX_LENGTH = 0xffff;

/** Bits of what a document is besides its words: it only asks; it begins with a label; it is not live, or will not be for ever. */
export const MANNER = { question: 1, labelled: 2, mortal: 4 } as const;

/** What the impacts of a segment's postings are taken by. */
export const averageLengthOf = ({
  totalLength,
  memories,
}: {
  readonly totalLength: number;
  readonly memories: number;
}): number => (memories === 0 ? 0 : totalLength / memories);

/** A document's id and, when there is a memory, the time it was made. */
export type DocumentName = Readonly<{ id: string; at: string }>;

/** Newest first, then by id. */
export function compareNames(a: DocumentName, b: DocumentName): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A document as a segment keeps it, but for its words. */
export interface SegmentDocument extends DocumentName {
  readonly isMemory: boolean;
  readonly liveUntil: number;
  readonly resting: number;
  readonly length: number;
  readonly manner: number;
  /** The key of its session. */
  readonly session: Key | undefined;
  /** Its name and its lines; see segment.ts. */
  readonly bytes: Uint8Array;
}

/** A key and its postings, by document. */
export type DictionaryEntry = Readonly<{ key: Key; postings: Uint32Array }>;

/** All that a segment holds, in the order in which it is written: each document and each entry is asked for once, and forgotten. */
export interface SegmentContent {
  readonly refs: readonly NotesRef[];
  /** The segment that this one lies on, and which documents of each below it replaces, the lowest first; absent for one that stands alone. */
  readonly below?: { readonly stamp: number; readonly hidden: readonly Uint32Array[] };
  /** In the order of their numbers: those with a memory first. */
  readonly documents: Iterable<SegmentDocument>;
  /** By key. Asked for when all documents were. */
  readonly dictionary: () => Iterable<DictionaryEntry>;
}

/** Which of two keys stands before the other. */
export const compareKeys = (a: Key, b: Key): number => a.high - b.high || a.low - b.low;

/** The file is not what was written. Never leaves the adapter: it is taken as absent. */
export class DamagedSegment extends Error {
  constructor(what: string) {
    super(`the words index is damaged: ${what}`);
    this.name = 'DamagedSegment';
  }
}

/** The first place from `from` to before `until` of which `isBelow` does not hold; `until` where it holds of all. It holds of none behind that. */
export function firstPlace(from: number, until: number, isBelow: (place: number) => boolean): number {
  let [low, high] = [from, until];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places before `count`, from a guess outwards: what is spread as hashes are is no further off than the root of their number. */
export function placeNear(guess: number, count: number, isBelow: (place: number) => boolean): number {
  let [from, until] = [guess, guess];
  for (let step = 1; from > 0 && !isBelow(from - 1); step *= 2) from = Math.max(0, from - step);
  for (let step = 1; until < count && isBelow(until); step *= 2) until = Math.min(count, until + step);
  return firstPlace(from, until, isBelow);
}

/** An id as 40 bits: first characters, so that beginnings stand together, then a hash; with a document's number it fits into 64. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const CHARS = 3;
const HASHES = 2 ** 22;

/** The keys between which what is looked for is; none for what no id is like. */
export type KeyRange = readonly [least: number, most: number] | undefined;

function beginning(text: string, filler: number): number | undefined {
  let key = 0;
  for (let at = 0; at < CHARS; at += 1) {
    const code = at < text.length ? ALPHABET.indexOf(text.charAt(at)) : filler;
    if (code < 0) return undefined;
    key = key * 64 + code;
  }
  return key;
}

const keyOfId = (id: string): number => (beginning(id, 0) ?? 0) * HASHES + (keyOf('note', id).low % HASHES);

export function idRange(id: string): KeyRange {
  const key = keyOfId(id);
  return [key, key];
}

export function prefixRange(prefix: string): KeyRange {
  const least = beginning(prefix, 0);
  const most = beginning(prefix, 63);
  return least === undefined || most === undefined ? undefined : [least * HASHES, (most + 1) * HASHES - 1];
}

/** An id and its document in 64 bits, as two halves, the lower first. */
export function idEntry(id: string, document: number): readonly [low: number, high: number] {
  const key = keyOfId(id);
  return [(key % 256) * 2 ** 24 + document, Math.floor(key / 256)];
}

/** The key of an entry that was read as two halves, the lower first. */
export const entryKey = (low: number, high: number): number => high * 256 + (low >>> 24);
export const entryDocument = (low: number): number => low & 0xffffff;
