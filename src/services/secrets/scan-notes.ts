import { createHash } from 'node:crypto';
import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { NoteArchive, NoteStore, NotesRef } from '../../ports.ts';
import { filterOrThrow } from './filter-text.ts';
import { findingsInLine, findingsInText, type LineFinding } from './line-findings.ts';

/** Something in a note that the filters would not let by today. Never its value. */
export interface NoteFinding extends LineFinding {
  readonly namespace: string;
  /** The memory; absent for a line that names none. */
  readonly id?: string;
  /** Whether it is in the note as it is now; else only in what the note was. */
  readonly current: boolean;
  /** How often, in different lines or places. */
  readonly count: number;
}

export interface NotesScan {
  readonly findings: readonly NoteFinding[];
  /** Different lines that were looked at. */
  readonly lines: number;
  /** Notes that could not be read, because their objects are missing here. */
  readonly unreadable: number;
}

export interface ScanNotesPorts {
  readonly notes: NoteStore;
  readonly archive: NoteArchive;
  readonly filters: FilterPipeline;
}

/**
 * Whether every text that a notes ref reaches, today's and what notes said before,
 * passes the filters as they are now. Whoever has the ref can read all of it. Throws what the store throws.
 */
export function createScanNotes(ports: ScanNotesPorts): (ref: NotesRef) => Promise<NotesScan> {
  return async (ref) => {
    const { notes, archive, filters } = ports;
    const namespace = filterOrThrow(filters, ref.namespace);
    const tally = createTally(namespace);
    if (namespace !== ref.namespace) tally.add(findingsInText(filters, 'ns', ref.namespace), undefined, true);
    let unreadable = 0;
    const look = (text: string, current: boolean): void => {
      for (const line of text.split('\n')) {
        if (line.trim() === '' || tally.knows(line)) continue;
        const { id, findings } = findingsInLine(filters, line);
        tally.add(findings, id, current);
      }
    };
    await notes.each(ref, undefined, (note) => look(note.text, true));
    for await (const text of archive.texts(ref.oid)) {
      if (text === undefined) unreadable += 1;
      else look(text, false);
    }
    return { findings: tally.findings(), lines: tally.lines(), unreadable };
  };
}

/** Collects findings, equal ones in one, and remembers which lines were looked at (by hash: a store has many). */
function createTally(namespace: string) {
  const seen = new Set<string>();
  const found = new Map<string, NoteFinding>();
  return {
    knows: (line: string): boolean => {
      const before = seen.size;
      seen.add(createHash('sha1').update(line).digest('base64'));
      return seen.size === before;
    },
    add: (findings: readonly LineFinding[], id: string | undefined, current: boolean): void => {
      for (const { field, kind, effect } of findings) {
        const key = JSON.stringify([id, field, kind, effect, current]);
        const count = (found.get(key)?.count ?? 0) + 1;
        found.set(key, {
          namespace,
          ...(id === undefined ? {} : { id }),
          field,
          kind,
          effect,
          current,
          count,
        });
      }
    },
    findings: () => [...found.values()],
    lines: () => seen.size,
  };
}
