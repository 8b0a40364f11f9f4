import { errorCode } from '../../core/errors.ts';
import type { Origin, OriginOf } from '../../core/memory.ts';
import { type Note, type PlacedLine, parseNote } from '../../core/note.ts';
import { decodeLine } from '../../core/note-line.ts';
import type { NoteStore, NotesRef } from '../../core/ports.ts';
import { type DocumentName, keyOf } from './layout.ts';

/** A line of a note, with the place it came from. */
export interface StoredLine extends PlacedLine {
  readonly namespace: string;
}

const placeOf = ({ namespace, object, anchor, origin }: StoredLine): string =>
  JSON.stringify(origin === undefined ? [namespace, object, anchor] : [namespace, object, anchor, origin]);

/**
 * A memory's lines as one text: for each its place and who vouches for it, or nothing where it is the place before, then the line as the
 * note has it. A note's line holds no line break, so that may divide.
 */
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
  let place = '';
  for (let index = 0; index + 1 < rows.length; index += 2) {
    place = rows[index] || place;
    const raw = rows[index + 1] ?? '';
    const line = decodeLine(raw);
    if (line === 'broken' || line === 'unknown' || line.type === 'part') continue;
    const [namespace, object, anchor, origin] = JSON.parse(place) as [string, string, string, Origin?];
    lines.push({ namespace, object, anchor, raw, line, ...(origin === undefined ? {} : { origin }) });
  }
  return lines;
}

/** Who hears of what differs between two states of the notes. */
export interface ChangeTaker {
  /** All that was known of a namespace goes: its notes follow anew, or it is gone. */
  anew(namespace: string): void;
  /** A note as it is now, '' for one that is gone. Where reading had to begin again, it comes twice. */
  note(note: Note): void;
}

/** Tells what differs between two states of the notes, note by note: a store may have more of them than fit into memory. */
export async function eachChange(
  notes: NoteStore,
  from: readonly NotesRef[],
  to: readonly NotesRef[],
  taker: ChangeTaker,
): Promise<void> {
  const known = new Map(from.map((ref) => [ref.namespace, ref]));
  for (const ref of to)
    if (known.get(ref.namespace)?.oid !== ref.oid) await tellRef(notes, known.get(ref.namespace), ref, taker);
  const current = new Set(to.map((ref) => ref.namespace));
  for (const { namespace } of from) if (!current.has(namespace)) taker.anew(namespace);
}

async function tellRef(
  notes: NoteStore,
  from: NotesRef | undefined,
  to: NotesRef,
  taker: ChangeTaker,
): Promise<void> {
  if (from !== undefined) {
    try {
      return await notes.each(to, from.oid, taker.note);
    } catch (error) {
      if (errorCode(error) === 'INDEX_BEHIND') throw error; // all of it would be more still
      // The old commit is not there any more (a purge, a fresh clone over an old cache): the whole ref is read.
    }
  }
  taker.anew(to.namespace);
  await notes.each(to, undefined, taker.note);
}

/** The lines of a note that are about memories, with the namespace they stand in. */
export function linesOfNote(note: Note, originOf?: OriginOf): StoredLine[] {
  return parseNote(note, originOf).lines.map((line) => ({ ...line, namespace: note.namespace }));
}

/**
 * An id as a number of 40 bits: the first characters, so that ids with a beginning stand together, then bits of a hash, so that one id is
 * found at once whatever the others are. A document's number fits beside it into 64 bits.
 */
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
/** Its document. */
export const entryDocument = (low: number): number => low & 0xffffff;
