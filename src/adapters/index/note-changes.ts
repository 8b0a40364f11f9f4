import { errorCode } from '../../domain/errors.ts';
import { type Note, parseNote } from '../../domain/note.ts';
import type { OriginOf } from '../../domain/provenance.ts';
import type { NoteStore, NotesRef } from '../../ports.ts';
import { noteName } from './words/build.ts';
import type { StoredLine } from './words/record.ts';

/** What one ref's move means for what was known of it. */
export interface RefChange {
  readonly namespace: string;
  /** The notes as they are now; '' for one that is gone. */
  readonly notes: readonly Note[];
  /** The notes are all there are: everything known of the namespace goes. */
  readonly anew: boolean;
}

async function refChange(notes: NoteStore, from: NotesRef | undefined, to: NotesRef): Promise<RefChange> {
  const { namespace } = to;
  if (from !== undefined) {
    try {
      return { namespace, notes: await notes.changed(namespace, from.oid, to.oid), anew: false };
    } catch (error) {
      if (errorCode(error) === 'INDEX_BEHIND') throw error; // all of it would be more still
      // The old commit is not there any more (a purge, a fresh clone over an old cache): the whole ref is read.
    }
  }
  return { namespace, notes: await notes.read(to), anew: true };
}

/** Whether two states of the notes are the same, in whatever order their refs come. */
export function sameRefs(a: readonly NotesRef[], b: readonly NotesRef[]): boolean {
  const oids = new Map(a.map(({ namespace, oid }) => [namespace, oid]));
  return a.length === b.length && b.every(({ namespace, oid }) => oids.get(namespace) === oid);
}

/** What differs between two states of the notes. Reads of the notes only that. */
export async function changesSince(
  notes: NoteStore,
  from: readonly NotesRef[],
  to: readonly NotesRef[],
): Promise<RefChange[]> {
  const known = new Map(from.map((ref) => [ref.namespace, ref]));
  const moved = to.filter((ref) => known.get(ref.namespace)?.oid !== ref.oid);
  const current = new Set(to.map((ref) => ref.namespace));
  const gone = from.filter((ref) => !current.has(ref.namespace));
  return [
    ...(await Promise.all(moved.map((ref) => refChange(notes, known.get(ref.namespace), ref)))),
    ...gone.map(({ namespace }) => ({ namespace, notes: [], anew: true })),
  ];
}

/** The lines of a note that are about memories, with the namespace they stand in. */
export function linesOfNote(note: Note, originOf?: OriginOf): StoredLine[] {
  return parseNote(note, originOf).lines.map((line) => ({ ...line, namespace: note.namespace }));
}

/** Whether a line known before stands in a note that was read again. */
export function replacedNotes(changes: readonly RefChange[]): (line: StoredLine) => boolean {
  const namespaces = new Set(changes.filter(({ anew }) => anew).map(({ namespace }) => namespace));
  const names = new Set(
    changes.flatMap(({ namespace, notes }) => notes.map(({ object }) => noteName(namespace, object))),
  );
  return ({ namespace, object }) => namespaces.has(namespace) || names.has(noteName(namespace, object));
}
