import { LINE_READERS } from '../../core/note-line.ts';
import type { NotesRef } from '../../core/ports.ts';

/** A 64-bit name of something in the dictionary, as two unsigned 32-bit halves. */
export type Key = Readonly<{ high: number; low: number }>;

export type KeyKind =
  | 'term'
  | 'id'
  | 'beginning'
  | 'note'
  | 'namespace'
  | 'signature'
  | 'path'
  | 'session'
  | 'met'
  | 'day'
  | 'successor'
  | 'open';

/** An id is found by so many of its first characters where its beginning is all that is known. */
export const BEGINNING_CHARS = 2;

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

/** Against accidents, not people: shifts of signed words alone, since in a fresh process nothing is compiled, a multiplication is a call and a large number an object. */
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

/** `csWD` as a number, which the checks of a header begin with. */
export const MAGIC = 0x63_73_57_44;
/** Raised whenever layout, tokenizer, field weights or resting weight change: an older file would not answer as a rebuild. */
export const FORMAT_VERSION = 23;
/** With the newest version of lines that is read: another program's file may lack lines, or have some that this does not know. */
export const formatVersion = (): string => `${FORMAT_VERSION}/${Math.max(...LINE_READERS.keys())}`;

/**
 * The parts of the file, each on a 32-byte boundary; then a checksum of each page of the bytes before (pages.ts), the header as JSON, its
 * length and its checksum. It is written from front to back, without ever holding more of it than a part of the numbers below.
 *
 * records      the documents' names and lines, each packed; see segment.ts and segment-output.ts
 * dictionary   what stands before each record when it is packed: the first of them; empty where none is
 * rows         8 u32 a document; see ROW
 * resting      u32 a document: what speaks for it at the start of any session (restingWeight), 0 for nothing
 * lengths      u16 a document: its weighted length
 * postings     see postings.ts; those of an entry by document
 * entries      4 u32 an entry, sorted by key: high, low, first byte of its postings, number of postings; of a single one itself, not its place
 * buckets      u32 for each so many bits that keys begin with, and one more: the first of their entries
 *
 * Documents are the ids in the order of `compareNames`: first those with a memory, newest first, so that of two
 * equal scores the lower document is the better hit.
 */
export type SectionName =
  | 'records'
  | 'dictionary'
  | 'rows'
  | 'resting'
  | 'lengths'
  | 'postings'
  | 'entries'
  | 'buckets';

export type Places = Readonly<Record<SectionName, Readonly<{ start: number; bytes: number }>>>;

export interface Header {
  readonly version: string;
  readonly refs: readonly NotesRef[];
  /** What names this segment among all others, and the segment it lies on; 0 for none. */
  readonly stamp: number;
  readonly below: number;
  /** Of each segment below, the lowest first, the documents that this one replaces. */
  readonly hidden: readonly (readonly number[])[];
  readonly documents: number;
  /** So many of them, the first ones, have a memory. */
  readonly memories: number;
  /** So many do not live for ever. */
  readonly mortals: number;
  readonly totalLength: number;
  readonly entries: number;
  /** Where the pages end, and their checks begin. */
  readonly dataBytes: number;
  readonly places: Places;
}

/** Where a row keeps its record's first byte, its length as it is kept and before it was packed, MANNER, the halves of the session's key (0 for none), and as f64 the time it expires (0: not live). */
export const ROW = { start: 0, stored: 1, length: 2, manner: 3, session: 4, liveUntil: 6, words: 8 } as const;

export const WORDS_PER_ENTRY = 4;
/** By how many first bits of their keys so many entries are found: some sixteen begin with the same. */
export const bucketBits = (entries: number): number => Math.max(0, Math.ceil(Math.log2(entries / 16)));
export const bucketOf = (high: number, bits: number): number => Math.floor(high / 2 ** (32 - bits));
export const DICTIONARY_BYTES = 2048;
export const MAX_LENGTH = 0xffff;

/** Bits of what a document is besides its words: it only asks; it begins with a label. */
export const MANNER = { question: 1, labelled: 2 } as const;

/** What the impacts of a segment's postings are taken by. */
export const averageLengthOf = (of: Pick<Header, 'totalLength' | 'memories'>): number =>
  of.memories === 0 ? 0 : of.totalLength / of.memories;

/** A document's id and, when there is a memory, the time it was made. */
export type DocumentName = Readonly<{ id: string; at: string }>;

/** Newest first, then by id. */
export function compareNames(a: DocumentName, b: DocumentName): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

export interface Facts {
  /** The time its memory expires, Infinity for never, 0 for not live. */
  readonly liveUntil: number;
  readonly length: number;
  readonly manner: number;
  readonly session: Key | undefined;
}

export interface SegmentDocument extends DocumentName, Facts {
  readonly isMemory: boolean;
  readonly resting: number;
  readonly bytes: Uint8Array;
}

export type DictionaryEntry = Readonly<{ key: Key; postings: Uint32Array }>;

/** All that a segment holds, in the order in which it is written: each document and each entry is asked for once, and forgotten. */
export interface SegmentContent {
  readonly refs: readonly NotesRef[];
  /** The segment that this one lies on, and which documents of each below it replaces, the lowest first; absent for one that stands alone. */
  readonly below?: { readonly stamp: number; readonly hidden: readonly (readonly number[])[] };
  /** In the order of their numbers: those with a memory first. */
  readonly documents: Iterable<SegmentDocument>;
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
