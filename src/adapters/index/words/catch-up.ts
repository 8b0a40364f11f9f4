import { documentOf } from '../../../domain/words/posting.ts';
import type { NoteStore, NotesRef } from '../../../ports.ts';
import { changesSince, linesOfNote, type RefChange, replacedNotes } from '../note-changes.ts';
import { buildContent, noteName } from './build.ts';
import { memorySource } from './byte-source.ts';
import { keyOf } from './checksum.ts';
import { encodeSegment } from './encode.ts';
import type { SegmentContent } from './layout.ts';
import type { StoredLine } from './record.ts';
import { openSegment, type Segment } from './segment.ts';
import { hide, type Layer, layerOf, linesAt, type View } from './view.ts';

/** A segment that lives in memory. */
export function segmentInMemory(content: SegmentContent): Segment {
  return openSegment(memorySource(Buffer.concat(encodeSegment(content))));
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
  const added = changes.flatMap((change) =>
    change.notes.flatMap((note) => linesOfNote(note, notes.originOf)),
  );
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
