import { type Note, parseNote } from '../../../domain/note.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import type { NoteStore, NotesRef } from '../../../ports.ts';
import { buildContent, noteName } from './build.ts';
import { memorySource } from './byte-source.ts';
import { keyOf } from './checksum.ts';
import { encodeSegment } from './encode.ts';
import type { SegmentContent } from './layout.ts';
import type { StoredLine } from './record.ts';
import { openSegment, type Segment } from './segment.ts';
import { layerOf, linesAt, type View } from './view.ts';

/** What one ref's move means for what was known of it. */
interface RefChange {
  readonly namespace: string;
  /** The notes as they are now; '' for one that is gone. */
  readonly notes: readonly Note[];
  /** The notes are all there are: everything known of the namespace goes. */
  readonly anew: boolean;
}

/** A segment that lives in memory. */
export function segmentInMemory(content: SegmentContent): Segment {
  return openSegment(memorySource(Buffer.concat(encodeSegment(content))));
}

async function refChange(notes: NoteStore, from: NotesRef | undefined, to: NotesRef): Promise<RefChange> {
  const { namespace } = to;
  if (from !== undefined) {
    try {
      return { namespace, notes: await notes.changed(namespace, from.oid, to.oid), anew: false };
    } catch {
      // The old commit is not there any more (a purge, a fresh clone over an old cache): the whole ref is read.
    }
  }
  return { namespace, notes: await notes.read(to), anew: true };
}

async function changesSince(
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

/**
 * The notes as of `refs`, told by a base and what changed since the base was made. Reads of the notes only what
 * differs, and of the base only the memories that the difference touches. A memory touched is folded from all
 * its lines and replaces the base's, so that the answer is the one a rebuild would give.
 */
export async function catchUp(notes: NoteStore, base: Segment, refs: readonly NotesRef[]): Promise<View> {
  const changes = await changesSince(notes, base.refs, refs);
  const added = changes.flatMap((change) => change.notes.flatMap(linesOfNote));
  const touched = touchedDocuments(base, changes, added);
  const replaced = replacedNotes(changes);
  const kept = [...touched].flatMap((document) => linesAt(base, document).filter((line) => !replaced(line)));
  const overlay = layerOf(segmentInMemory(buildContent([...kept, ...added], refs)));
  const known = new Set(base.refs.map((ref) => ref.namespace));
  return {
    refs,
    base: layerOf(base, touched),
    overlay,
    changed: Math.max(touched.size, overlay.segment.documents),
    outdated: changes.some(({ anew, namespace }) => anew && known.has(namespace)),
  };
}

function linesOfNote(note: Note): StoredLine[] {
  return parseNote(note).lines.map((line) => ({ ...line, namespace: note.namespace }));
}

/** The base's documents with a line in a replaced note, or with an id that a new line is about. */
function touchedDocuments(
  base: Segment,
  changes: readonly RefChange[],
  added: readonly StoredLine[],
): ReadonlySet<number> {
  const touched = new Set<number>();
  const touch = (kind: 'note' | 'namespace' | 'id', name: string): void => {
    for (const posting of base.postings(keyOf(kind, name))) touched.add(documentOf(posting));
  };
  if (base.documents === 0) return touched;
  for (const { namespace, notes, anew } of changes) {
    if (anew) touch('namespace', namespace);
    else for (const { object } of notes) touch('note', noteName(namespace, object));
  }
  for (const id of new Set(added.map(({ line }) => line.id))) touch('id', id);
  return touched;
}

/** Whether a line of the base stands in a note that was read again. */
function replacedNotes(changes: readonly RefChange[]): (line: StoredLine) => boolean {
  const namespaces = new Set(changes.filter(({ anew }) => anew).map(({ namespace }) => namespace));
  const names = new Set(
    changes.flatMap(({ namespace, notes }) => notes.map(({ object }) => noteName(namespace, object))),
  );
  return ({ namespace, object }) => namespaces.has(namespace) || names.has(noteName(namespace, object));
}
