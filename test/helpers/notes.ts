import { encodeLine } from '../../src/core/note-line.ts';
import type { NoteStore, NotesRef } from '../../src/core/ports.ts';
import { headOf, wired } from './repo.ts';

/** Tells git's notes commands which ref. */
export const REF = '--ref=refs/notes/cs/learnings';

export const idOf = (number: number): string => number.toString(16).padStart(16, '0');

/** A memory line of its own for each number. */
export function line(number: number, summary = `lesson ${number}`): string {
  return encodeLine({
    v: 1,
    id: idOf(number),
    at: '2026-01-01T00:00:00.000Z',
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary,
    evidence: 'user-stated',
    tags: [],
    files: [],
  });
}

export function seen(number: number, session: string): string {
  return encodeLine({ v: 1, id: idOf(number), at: '2026-01-02T00:00:00.000Z', type: 'seen', session });
}

export async function storeOf(repository: string): Promise<NoteStore> {
  return (await wired(repository)).notes;
}

export const add = (notes: NoteStore, anchor: string, ...lines: string[]) =>
  notes.add([{ namespace: 'learnings', anchor, lines }]);

/** The ref of the learnings as it is now. */
export async function refOf(notes: NoteStore): Promise<NotesRef> {
  const ref = (await notes.refs()).find(({ namespace }) => namespace === 'learnings');
  if (ref === undefined) throw new Error('no notes ref');
  return ref;
}

export const head = headOf;
