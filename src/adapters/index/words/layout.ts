import type { NotesRef } from '../../../ports.ts';

/** `csWORDS` as a number: a file without it is none of ours, nor is one of a machine of the other byte order. */
export const MAGIC = 0x63_73_57_4f_52_44;
/**
 * Raised whenever the layout, the tokenizer, the field weights or the resting weight change: an older file would
 * not answer as a rebuild would.
 */
export const FORMAT_VERSION = 8;

/**
 * The parts of the file, in this order, each on an 8-byte boundary. `whole` sections are read and checked as one
 * piece; of the others only the pieces a query needs are read, each checked by itself.
 *
 * refs             JSON, the notes refs it tells of, as they were
 * hidden           u32 each: the documents of the segment below that this one replaces
 * liveUntil        f64 a document: the time its memory expires, Infinity for never, 0 for not live
 * resting          u32 a document: what speaks for it at the start of any session (restingWeight), 0 for nothing
 * lengths          u32 a document: its weighted length
 * sessions         2 u32 a document: the key of its session (high, low), 0 and 0 for none
 * names            JSON lines a document: [id, at]
 * recordTable      2 u32 a document and one more: its start in 8-byte units from that of `records`, its check
 * bucketTable      2 u32 a bucket and one more: its first entry, its check
 * entries          5 u32 an entry: key (high, low), first posting, number of postings, check
 * postings         u32 each, see domain/words/posting.ts; those of an entry by document
 * records          a document's lines, see record.ts
 *
 * Documents are the ids in the order of `compareNames`: first those with a memory, newest first, so that of two
 * equal scores the lower document is the better hit.
 */
export const SECTIONS = [
  'refs',
  'hidden',
  'liveUntil',
  'resting',
  'lengths',
  'sessions',
  'names',
  'recordTable',
  'bucketTable',
  'entries',
  'postings',
  'records',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The header is f64 throughout: magic, version, counts, then start, bytes and check of each section, its own check. */
export const HEADER_FIELDS = 64;
export const HEADER_BYTES = HEADER_FIELDS * 8;
export const FIRST_SECTION_FIELD = 10;
export const HEADER_CHECK_FIELD = HEADER_FIELDS - 1;

/**
 * Where the header keeps its counts, its own stamp, that of the segment it lies on, and the newest version of note lines that was read: one made by
 * a program that reads others lacks lines that this one knows, or has what it does not.
 */
export const FIELD = {
  magic: 0,
  version: 1,
  fileBytes: 2,
  documents: 3,
  memories: 4,
  totalLength: 5,
  buckets: 6,
  stamp: 7,
  below: 8,
  reads: 9,
} as const;

export const WORDS_PER_ENTRY = 5;
/** Few enough that a bucket is one small read, many enough that the table of buckets stays a tenth of the entries. */
const ENTRIES_PER_BUCKET = 8;

/** The number of buckets for so many entries: a power of two, so that the top bits of a key name its bucket. */
export function bucketCount(entries: number): number {
  return 2 ** Math.max(1, Math.ceil(Math.log2(Math.max(1, entries / ENTRIES_PER_BUCKET))));
}

/** The bucket of a key, by its high half. */
export function bucketOf(high: number, buckets: number): number {
  return Math.floor((high / 2 ** 32) * buckets);
}

/** A document's id and, when there is a memory, the time it was made. */
export interface DocumentName {
  readonly id: string;
  readonly at: string;
}

/** Newest first, then by id. */
export function compareNames(a: DocumentName, b: DocumentName): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** All that a segment holds, before it is laid out in bytes. */
export interface SegmentContent {
  readonly refs: readonly NotesRef[];
  /** What this segment lies on, and which documents of it this one replaces; absent for one that stands alone. */
  readonly below?: { readonly stamp: number; readonly hidden: Uint32Array };
  /** Documents from 0 to this have a memory; the rest are ids whose memory line has not been seen. */
  readonly memories: number;
  readonly names: readonly DocumentName[];
  readonly liveUntil: Float64Array;
  readonly resting: Uint32Array;
  readonly lengths: Uint32Array;
  readonly sessions: Uint32Array;
  /** Padded with zeros to 8 bytes. */
  readonly records: readonly Uint8Array[];
  readonly dictionary: Dictionary;
}

/** Keys with their posting lists: that of key `k` is `postings` from `starts[k]` to `starts[k + 1]`, by document. */
export interface Dictionary {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
}
