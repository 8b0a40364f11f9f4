import type { NotesRef } from '../../../ports.ts';
import type { Key } from './checksum.ts';

/** `csWORDS` as a number: a file without it is none of ours, nor is one of a machine of the other byte order. */
export const MAGIC = 0x63_73_57_4f_52_44;
/**
 * Raised whenever the layout, the tokenizer, the field weights or the resting weight change: an older file would
 * not answer as a rebuild would.
 */
export const FORMAT_VERSION = 10;

/**
 * The parts of the file, each on an 8-byte boundary, in whatever order they were written; then a checksum of each page of the bytes before
 * (pages.ts), then the footer. It is written from front to back, without ever holding more of it than a part of the numbers below.
 *
 * records      the documents' names and lines in blocks of BLOCK_DOCUMENTS, packed; see record.ts and pack.ts
 * blocks       2 u32 a block and one more: its first byte, its length before it was packed; one of that length is not packed
 * refs         JSON, the notes refs it tells of, as they were
 * hidden       u32: for each segment below how many of its documents this one replaces, then which
 * liveUntil    f64 a document: the time its memory expires, Infinity for never, 0 for not live
 * resting      u32 a document: what speaks for it at the start of any session (restingWeight), 0 for nothing
 * lengths      u16 a document: its weighted length
 * manners      u8 a document: MANNER
 * sessions     2 u32 a document: the key of its session (high, low), 0 and 0 for none
 * ids          u64 a document, sorted: the key of its id, and the document; see id-key.ts
 * postings     see posting-list.ts; those of an entry by document
 * entries      4 u32 an entry, sorted by key: high, low, first byte of its postings, number of postings. From the beginning of a page on
 * fences       u32 a page of entries: the high half of its first key
 *
 * Documents are the ids in the order of `compareNames`: first those with a memory, newest first, so that of two
 * equal scores the lower document is the better hit.
 */
export const SECTIONS = [
  'records',
  'blocks',
  'refs',
  'hidden',
  'liveUntil',
  'resting',
  'lengths',
  'manners',
  'sessions',
  'ids',
  'postings',
  'entries',
  'fences',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The footer is f64 throughout: magic, version, counts, then start and bytes of each section, its own check. */
export const FOOTER_FIELDS = 64;
export const FOOTER_BYTES = FOOTER_FIELDS * 8;
export const FIRST_SECTION_FIELD = 12;
export const FOOTER_CHECK_FIELD = FOOTER_FIELDS - 1;

/**
 * Where the footer keeps its counts, its own stamp, that of the segment it lies on, and the newest version of note lines that was read: one made by
 * a program that reads others lacks lines that this one knows, or has what it does not.
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
  checksCheck: 9,
} as const;

export const WORDS_PER_ENTRY = 4;
export const BLOCK_DOCUMENTS = 16;
export const MAX_LENGTH = 0xffff;

/** Bits of what a document is besides its words: it only asks; it begins with a label. */
export const MANNER = { question: 1, labelled: 2 } as const;

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

/** A document as a segment keeps it, but for its words. */
export interface SegmentDocument extends DocumentName {
  readonly isMemory: boolean;
  readonly liveUntil: number;
  readonly resting: number;
  readonly length: number;
  readonly manner: number;
  /** The key of its session. */
  readonly session: Key | undefined;
  /** Its name and its lines; see record.ts. */
  readonly bytes: Uint8Array;
}

/** A key and its postings, by document. */
export interface DictionaryEntry {
  readonly key: Key;
  readonly postings: Uint32Array;
}

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
