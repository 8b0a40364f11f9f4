import { errorCode } from '../../core/errors.ts';
import type { OriginOf } from '../../core/memory.ts';
import { type Note, parseNote } from '../../core/note.ts';
import type { NoteStore, NotesRef } from '../../core/ports.ts';
import type { StoredLine } from './segment.ts';

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

async function tellRef(notes: NoteStore, from: NotesRef | undefined, to: NotesRef, taker: ChangeTaker) {
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
