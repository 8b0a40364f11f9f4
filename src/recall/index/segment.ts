import { onceAsked } from '../../core/basics.ts';
import { foldMemory } from '../../core/fold.ts';
import type { Memory, Origin } from '../../core/memory.ts';
import type { PlacedLine } from '../../core/note.ts';
import { decodeLine, LINE_READERS } from '../../core/note-line.ts';
import type { NotesRef } from '../../core/ports.ts';
import {
  averageLengthOf,
  checksum,
  compareNames,
  DamagedSegment,
  type DocumentName,
  FIELD,
  FIRST_SECTION_FIELD,
  FOOTER_BYTES,
  FOOTER_CHECK_FIELD,
  FORMAT_VERSION,
  type Key,
  MAGIC,
  MANNER,
  type Place,
  type Places,
  SECTIONS,
  type SectionName,
} from './layout.ts';
import { type ByteSource, evenBytes, PAGE_BYTES, pagedReader, wordsOf } from './pages.ts';
import type { PostingList } from './posting-list.ts';
import { placeIn } from './postings.ts';
import { dictionaryReader, recordReader } from './segment-parts.ts';
import { documentOf } from './terms.ts';

/** The memories of some notes, ready to be asked. */
export type Segment = ReturnType<typeof openSegment>;

/** Opens a segment; this, and every verb of it, throws DamagedSegment where the bytes are not what was written, or not of this version. */
export function openSegment(source: ByteSource) {
  const footer = readFooter(source);
  const field = (name: keyof typeof FIELD): number => footer[FIELD[name]] ?? 0;
  const pages = pagedReader(source, field('dataBytes'), checksIn(source, footer));
  const { read } = pages;
  const places = placesOf(footer);
  const counts = { memories: field('memories'), totalLength: field('totalLength') };
  const whole = (name: SectionName): Uint8Array => read(places[name].start, places[name].bytes);
  const lengths = onceAsked(() => halvesOf(whole('lengths')));
  const liveUntil = (document: number): number =>
    doublesOf(read(places.liveUntil.start + document * 8, 8))[0] ?? 0;
  const resting = onceAsked(() => wordsOf(whole('resting')));
  const manner = (document: number): number => read(places.manners.start + document, 1)[0] ?? 0;
  return {
    refs: JSON.parse(Buffer.from(whole('refs')).toString('utf8')) as readonly NotesRef[],
    /** What names this segment among all others, and the segment it lies on; 0 for none. */
    stamp: field('stamp'),
    below: field('below'),
    documents: field('documents'),
    ...counts, // documents below the number of memories have one
    averageLength: averageLengthOf(counts),
    /** Of each segment below, the lowest first, the documents that this one replaces. */
    hidden: (): readonly Uint32Array[] => hiddenOf(wordsOf(whole('hidden'))),
    /** Whether a document lives longer than a time; reads an eighth of the pages, for nearly all live for ever. */
    isLive: (document: number, atMs: number): boolean =>
      field('mortals') === 0 || (manner(document) & MANNER.mortal) === 0 || liveUntil(document) > atMs,
    /** What is known of all documents beside their words, for whoever reads every one; of the sessions the halves of their keys. */
    columns: () => ({
      liveUntil: doublesOf(whole('liveUntil')),
      resting: resting(),
      lengths: lengths(),
      manners: whole('manners'),
      sessions: wordsOf(whole('sessions')),
    }),
    /** What speaks for each document at the start of any session; see restingWeight. */
    resting,
    lengths,
    manner,
    /** The key of a document's session; undefined for none. */
    session: (document: number): Key | undefined => {
      const [high = 0, low = 0] = wordsOf(read(places.sessions.start + document * 8, 8));
      return high === 0 && low === 0 ? undefined : { high, low };
    },
    ...recordReader(pages, places, field('documents')),
    ...dictionaryReader(pages, places),
    close: source.close,
  };
}

const doublesOf = (bytes: Uint8Array): Float64Array =>
  new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
const halvesOf = (bytes: Uint8Array): Uint16Array =>
  new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);

function readFooter(source: ByteSource): Float64Array {
  const bytes = source.read(source.bytes - FOOTER_BYTES, FOOTER_BYTES);
  const footer = new Float64Array(bytes.buffer, bytes.byteOffset, FOOTER_BYTES / 8);
  if (footer[FIELD.magic] !== MAGIC || footer[FIELD.version] !== FORMAT_VERSION) {
    throw new DamagedSegment('another format');
  }
  if (footer[FIELD.reads] !== newestRead()) throw new DamagedSegment('made by one that reads other lines');
  const check = checksum(wordsOf(bytes.subarray(0, FOOTER_CHECK_FIELD * 8)), MAGIC);
  if (footer[FOOTER_CHECK_FIELD] !== check) throw new DamagedSegment('footer');
  return footer;
}

/** So many checks are read at once: a question reads pages of all parts of a file. */
const CHECKS_AT_ONCE = 1024;

/** The checks of the pages. One that is damaged itself does not fit its page, which is all that it would be asked for. */
function checksIn(source: ByteSource, footer: Float64Array): (page: number) => number {
  const total = footer[FIELD.dataBytes] ?? 0;
  const pages = Math.ceil(total / PAGE_BYTES);
  if (total + evenBytes(pages) + FOOTER_BYTES !== source.bytes) throw new DamagedSegment('another size');
  const known = new Map<number, Uint32Array>();
  const read = (some: number): Uint32Array => {
    const from = some * CHECKS_AT_ONCE;
    const checks = wordsOf(source.read(total + from * 4, Math.min(CHECKS_AT_ONCE, pages - from) * 4));
    known.set(some, checks);
    return checks;
  };
  return (page) => {
    const some = Math.floor(page / CHECKS_AT_ONCE);
    return (known.get(some) ?? read(some))[page % CHECKS_AT_ONCE] as number;
  };
}

function placesOf(footer: Float64Array): Places {
  const entries = SECTIONS.map((name, index): [SectionName, Place] => {
    const [start = 0, bytes = 0] = footer.subarray(FIRST_SECTION_FIELD + index * 2);
    return [name, { start, bytes }];
  });
  return Object.fromEntries(entries) as Places;
}

function hiddenOf(words: Uint32Array): Uint32Array[] {
  const hidden: Uint32Array[] = [];
  for (let at = 0; at < words.length; ) {
    const count = words[at] ?? 0;
    hidden.push(words.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return hidden;
}

/** A segment, less the documents that one above it has anew. */
export interface Layer {
  readonly segment: Segment;
  /** The documents that are hidden, ascending. */
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

/** The layer with these documents hidden too. */
export function hide({ segment, hidden }: Layer, documents: Iterable<number>): Layer {
  return layerOf(segment, [...hidden, ...documents]);
}

/** How many visible documents hold a word; `list`: those of the segment that do. */
export function holdersIn({ hidden, isHidden }: Layer, list: PostingList | undefined): number {
  if (list === undefined) return 0;
  if (list.count > hidden.length)
    return list.count - hidden.filter((document) => list.frequencyIn(document) !== undefined).length;
  let count = 0;
  for (let block = 0; block < list.blocks; block += 1)
    for (const posting of list.postings(block)) if (!isHidden(documentOf(posting))) count += 1;
  return count;
}

/** How many visible documents hold what has a key; where nothing is hidden its list is not opened. */
export const holdersOf = (layer: Layer, key: Key): number =>
  layer.hidden.length === 0 ? layer.segment.count(key) : holdersIn(layer, layer.segment.list(key));

export const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Whether two states of the notes are the same, in whatever order their refs come. */
export function sameRefs(a: readonly NotesRef[], b: readonly NotesRef[]): boolean {
  const oids = new Map(a.map(({ namespace, oid }) => [namespace, oid]));
  return a.length === b.length && b.every(({ namespace, oid }) => oids.get(namespace) === oid);
}

/** The newest version that is read: an index knows of lines up to this one. */
export const newestRead = (): number => Math.max(...LINE_READERS.keys());

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
