import { foldMemory } from '../../core/fold.ts';
import type { Memory, Origin } from '../../core/memory.ts';
import type { PlacedLine } from '../../core/note.ts';
import { decodeLine } from '../../core/note-line.ts';
import type { NotesRef } from '../../core/ports.ts';
import {
  averageLengthOf,
  checksum,
  compareNames,
  DamagedSegment,
  type DocumentName,
  formatVersion,
  type Header,
  type Key,
  keyOf,
  MAGIC,
} from './layout.ts';
import { type ByteSource, pagedReader, wordsOf } from './pages.ts';
import { type PostingList, placeIn } from './postings.ts';
import { dictionaryReader, documentReader } from './segment-parts.ts';

export type Segment = ReturnType<typeof openSegment> & {
  /** Makes the temporary file that it is in that of the base, where it stands on no other. */
  readonly keepAsBase?: () => void;
};

/** Opens a segment; this, and every verb of it, throws DamagedSegment where the bytes are not what was written, or not of this version. */
export function openSegment(source: ByteSource) {
  const header = readHeader(source);
  const pages = pagedReader(source, header.dataBytes);
  const documents = documentReader(pages, header);
  const dictionary = dictionaryReader(pages, header);
  return {
    ...header,
    averageLength: averageLengthOf(header),
    ...documents,
    ...dictionary,
    withId: (id: string): number | undefined =>
      dictionary.documentsWith(keyOf('id', id)).find((document) => documents.name(document).id === id),
    close: source.close,
  };
}

const END_BYTES = 8;

function readHeader(source: ByteSource): Header {
  const [bytes = 0, check] = wordsOf(source.read(source.bytes - END_BYTES, END_BYTES));
  const words = wordsOf(source.read(source.bytes - END_BYTES - bytes, bytes));
  if (checksum(words, MAGIC) !== check) throw new DamagedSegment('header');
  const header = JSON.parse(Buffer.from(words.buffer).toString('utf8')) as Header;
  if (header.version !== formatVersion()) throw new DamagedSegment('another format');
  return header;
}

/** A segment, less the documents that one above it has anew. */
export interface Layer {
  readonly segment: Segment;
  readonly hidden: Uint32Array;
  isHidden(document: number): boolean;
}

/** A segment with these documents hidden. */
export function layerOf(segment: Segment, documents: Iterable<number> = []): Layer {
  const hidden = Uint32Array.from(new Set(documents)).sort();
  return {
    segment,
    hidden,
    isHidden: (document) => hidden.length > 0 && hidden[placeIn(hidden, document)] === document,
  };
}

/** How many visible documents hold a word; `list`: those of the segment that do. */
export function holdersIn({ hidden, isHidden }: Layer, list: PostingList | undefined): number {
  if (list === undefined || hidden.length === 0) return list?.count ?? 0;
  if (list.count > hidden.length)
    return list.count - hidden.filter((document) => list.frequencyIn(document) !== undefined).length;
  let visible = 0;
  for (let number = 0; number < list.blocks; number += 1) {
    const { count, first, documents } = list.block(number);
    for (let at = 0; at < count; at += 1) if (!isHidden(first + (documents[at] as number))) visible += 1;
  }
  return visible;
}

/** How many visible documents hold what has a key. */
export const holdersOf = (layer: Layer, key: Key): number => holdersIn(layer, layer.segment.list(key));

export const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Whether two states of the notes are the same, in whatever order their refs come. */
export function sameRefs(a: readonly NotesRef[], b: readonly NotesRef[]): boolean {
  const oids = new Map(a.map(({ namespace, oid }) => [namespace, oid]));
  return a.length === b.length && b.every(({ namespace, oid }) => oids.get(namespace) === oid);
}

/** The lines of one document. */
export function linesAt(segment: Segment, document: number): StoredLine[] {
  return decodeRecord(segment.record(document));
}

/** The memory of one document; undefined for an id whose memory line has not been seen. */
export function memoryAt(segment: Segment, document: number): Memory | undefined {
  return document < segment.memories ? foldMemory(linesAt(segment, document)) : undefined;
}

/** A line of a note, with the place it came from. */
export interface StoredLine extends PlacedLine {
  readonly namespace: string;
}

/** Where a line stands, and who vouches for it, as one text. */
export const placeOf = ({ namespace, object, anchor, origin }: Omit<StoredLine, 'line'>): string =>
  JSON.stringify(origin === undefined ? [namespace, object, anchor] : [namespace, object, anchor, origin]);

/** A memory's lines as one text, each behind its place and who vouches, or nothing for the same place; line breaks divide. */
export function encodeRecord(lines: readonly StoredLine[]): string {
  const rows: string[] = [];
  let before = '';
  for (const line of lines) {
    const place = placeOf(line);
    rows.push(place === before ? '' : place, line.raw);
    before = place;
  }
  return rows.join('\n');
}

/** A document as a segment keeps it: its name, then its record. */
export function documentBytes({ id, at }: DocumentName, record: string): Uint8Array {
  return Buffer.from(`${JSON.stringify([id, at])}\n${record}`);
}

/** The lines of a record. A line that no longer decodes is left out, as the fold would leave it out. */
export function decodeRecord(record: string): StoredLine[] {
  const rows = record.split('\n');
  const lines: StoredLine[] = [];
  let place: readonly [string, string, string, Origin?] = ['', '', ''];
  for (let index = 0; index + 1 < rows.length; index += 2) {
    const said = rows[index];
    if (said) place = JSON.parse(said); // most lines stand where the one before does
    const raw = rows[index + 1] ?? '';
    const line = decodeLine(raw);
    if (line === 'broken' || line === 'unknown' || line.type === 'part') continue;
    const [namespace, object, anchor, origin] = place;
    lines.push({ namespace, object, anchor, raw, line, ...(origin === undefined ? {} : { origin }) });
  }
  return lines;
}

/** The newer first; a name is read only where they are of two layers. */
export const compareDocuments = (a: Document, b: Document): number =>
  a.segment === b.segment
    ? a.document - b.document
    : compareNames(a.segment.name(a.document), b.segment.name(b.document));

export type Document = Readonly<{ segment: Segment; document: number }>;
