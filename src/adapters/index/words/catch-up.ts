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
import { hide, type Layer, layerOf, linesAt, type View } from './view.ts';

/** What one ref's move means for what was known of it. */
interface RefChange {
  readonly namespace: string;
  /** The notes as they are now; '' for one that is gone. */
  readonly notes: readonly Note[];
  /** The notes are all there are: everything known of the namespace goes. */
  readonly anew: boolean;
}

/** A segment that lives in memory. */
function segmentInMemory(content: SegmentContent): Segment {
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
 * The notes as of `refs`, told by what was known of them and what changed since. Reads of the notes only what
 * differs, and of the layers only the memories that the difference touches. A memory touched is folded from all
 * its lines in a new layer on top, so that every answer is the one a rebuild would give.
 */
export async function catchUp(
  notes: NoteStore,
  layers: readonly Layer[],
  refs: readonly NotesRef[],
): Promise<View> {
  const known = layers.at(-1)?.segment.refs ?? [];
  const changes = await changesSince(notes, known, refs);
  if (changes.length === 0) return { refs, layers, outdated: false };
  const added = changes.flatMap((change) => change.notes.flatMap(linesOfNote));
  const replaced = replacedNotes(changes);
  const touched = layers.map((layer) => touchedDocuments(layer, changes, added));
  const kept = layers.flatMap(({ segment }, index) =>
    [...(touched[index] ?? [])].flatMap((document) =>
      linesAt(segment, document).filter((line) => !replaced(line)),
    ),
  );
  const overlay = layerOf(segmentInMemory(buildContent(concatenated(kept, added), refs)));
  const namespaces = new Set(known.map((ref) => ref.namespace));
  return {
    refs,
    layers: [...layers.map((layer, index) => hide(layer, touched[index] ?? [])), overlay],
    outdated: changes.some(({ anew, namespace }) => anew && namespaces.has(namespace)),
  };
}

function* concatenated<T>(...lists: readonly (readonly T[])[]): Generator<T> {
  for (const list of lists) yield* list;
}

function linesOfNote(note: Note): StoredLine[] {
  return parseNote(note).lines.map((line) => ({ ...line, namespace: note.namespace }));
}

/** A layer's visible documents with a line in a replaced note, or with an id that a new line is about. */
function touchedDocuments(
  { segment, isHidden }: Layer,
  changes: readonly RefChange[],
  added: readonly StoredLine[],
): ReadonlySet<number> {
  const touched = new Set<number>();
  const touch = (kind: 'note' | 'namespace' | 'id', name: string): void => {
    for (const posting of segment.postings(keyOf(kind, name))) {
      const document = documentOf(posting);
      if (isHidden[document] !== 1) touched.add(document);
    }
  };
  for (const { namespace, notes, anew } of changes) {
    if (anew) touch('namespace', namespace);
    else for (const { object } of notes) touch('note', noteName(namespace, object));
  }
  for (const id of new Set(added.map(({ line }) => line.id))) touch('id', id);
  return touched;
}

/** Whether a line known before stands in a note that was read again. */
function replacedNotes(changes: readonly RefChange[]): (line: StoredLine) => boolean {
  const namespaces = new Set(changes.filter(({ anew }) => anew).map(({ namespace }) => namespace));
  const names = new Set(
    changes.flatMap(({ namespace, notes }) => notes.map(({ object }) => noteName(namespace, object))),
  );
  return ({ namespace, object }) => namespaces.has(namespace) || names.has(noteName(namespace, object));
}
