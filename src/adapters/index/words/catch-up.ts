import type { Note } from '../../../domain/note.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import type { NoteStore, NotesRef } from '../../../ports.ts';
import { type ChangeTaker, eachChange, linesOfNote, sameRefs } from '../note-changes.ts';
import { buildContent, noteName } from './build.ts';
import { memorySource } from './byte-source.ts';
import { keyOf } from './checksum.ts';
import { temporarySegment } from './index-file.ts';
import type { SegmentContent } from './layout.ts';
import { mergeLayers } from './merge.ts';
import { openSegment, type Segment } from './segment.ts';
import { writeSegment } from './segment-writer.ts';
import { createLineSpool, type LineSpool } from './spool.ts';
import { hide, type Layer, layerOf, linesAt, type View } from './view.ts';

/** A segment that lives in memory. */
export function segmentInMemory(content: SegmentContent): Segment {
  const parts: Uint8Array[] = [];
  writeSegment(content, (bytes) => void parts.push(bytes));
  return openSegment(memorySource(Buffer.concat(parts)));
}

/**
 * The notes as of `refs`, told by what was known of them and what changed since. Reads of the notes only what
 * differs, and of the layers only the memories that the difference touches. A memory touched is folded from all
 * its lines in a new layer on top, so that every answer is the one a rebuild would give. What does not fit into memory
 * is put down in `directory` on its way.
 */
export async function catchUp(
  notes: NoteStore,
  layers: readonly Layer[],
  refs: readonly NotesRef[],
  directory: string,
): Promise<View> {
  const known = layers.at(-1)?.segment.refs ?? [];
  if (sameRefs(known, refs)) return { refs, layers, outdated: false };
  const spool = createLineSpool(directory);
  try {
    const difference = createDifference(layers, spool, notes);
    await eachChange(notes, known, refs, difference.taker);
    const touched = difference.finish();
    const overlay = layerOf(segmentOf(spool, refs, directory));
    const namespaces = new Set(known.map((ref) => ref.namespace));
    return {
      refs,
      layers: [...layers.map((layer, index) => hide(layer, touched[index] ?? [])), overlay],
      outdated: difference.anew.some((namespace) => namespaces.has(namespace)),
    };
  } finally {
    spool.close();
  }
}

/** Puts new lines into the spool, and finds which documents of the layers they are about. */
function createDifference(layers: readonly Layer[], spool: LineSpool, { originOf }: NoteStore) {
  const touched = layers.map(() => new Set<number>());
  const anew: string[] = [];
  const replaced = new Set<string>();
  const touch = (documents: (segment: Segment) => Iterable<number>): void => {
    layers.forEach(({ segment, isHidden }, index) => {
      for (const document of documents(segment)) if (isHidden[document] !== 1) touched[index]?.add(document);
    });
  };
  const touchKey = (kind: 'note' | 'namespace', name: string): void =>
    touch((segment) => [...segment.postings(keyOf(kind, name))].map(documentOf));
  const note = (read: Note): void => {
    const lines = linesOfNote(read, originOf);
    for (const line of lines) spool.add(line);
    if (layers.length === 0) return;
    const name = noteName(read.namespace, read.object);
    if (!anew.includes(read.namespace)) touchKey('note', name);
    replaced.add(name);
    for (const id of new Set(lines.map(({ line }) => line.id)))
      touch((segment) => {
        const document = segment.withId(id);
        return document === undefined ? [] : [document];
      });
  };
  const taker: ChangeTaker = {
    note,
    anew: (namespace) => {
      anew.push(namespace);
      touchKey('namespace', namespace);
    },
  };
  /** The touched documents; what stays of their lines goes into the spool too. */
  const finish = (): readonly ReadonlySet<number>[] => {
    layers.forEach(({ segment }, index) => {
      for (const document of touched[index] ?? [])
        for (const line of linesAt(segment, document))
          if (!anew.includes(line.namespace) && !replaced.has(noteName(line.namespace, line.object)))
            spool.add(line);
    });
    return touched;
  };
  return { taker, finish, anew };
}

/** One segment of all lines. What came in several parts is merged out of segments that go again. */
function segmentOf(spool: LineSpool, refs: readonly NotesRef[], directory: string): Segment {
  const build = (content: () => SegmentContent, isLast: boolean): Segment =>
    temporarySegment(directory, content, isLast) ?? segmentInMemory(content());
  const segments: Segment[] = [];
  if (!spool.isSplit()) for (const lines of spool.parts()) return segmentInMemory(buildContent(lines, refs));
  try {
    for (const lines of spool.parts()) segments.push(build(() => buildContent(lines, refs), false));
    const layers = segments.map((segment) => layerOf(segment));
    return build(() => mergeLayers(layers, refs), true);
  } finally {
    for (const segment of segments) segment.close();
  }
}
