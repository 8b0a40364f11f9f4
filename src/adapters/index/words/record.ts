import type { PlacedLine } from '../../../domain/note.ts';
import { decodeLine } from '../../../domain/note-line.ts';
import type { Origin } from '../../../domain/provenance.ts';
import type { DocumentName } from './layout.ts';

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
