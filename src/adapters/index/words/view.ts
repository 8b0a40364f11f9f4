import { foldMemory } from '../../../domain/fold.ts';
import type { Memory } from '../../../domain/memory.ts';
import { documentOf } from '../../../domain/words/posting.ts';
import type { NotesRef } from '../../../ports.ts';
import { keyOf } from './checksum.ts';
import { decodeRecord, type StoredLine } from './record.ts';
import type { Segment } from './segment.ts';

/** A segment, less the documents that a later one has anew. */
export interface Layer {
  readonly segment: Segment;
  /** 1 for a hidden document. */
  readonly hidden: Uint8Array;
  readonly hiddenCount: number;
}

/** The notes as of `refs`: what the base knew of them, and what has changed since. */
export interface View {
  readonly refs: readonly NotesRef[];
  readonly base: Layer;
  readonly overlay: Layer;
  /** Documents that the overlay replaces or adds. */
  readonly changed: number;
  /** A ref was read anew or is gone: what the base holds of it may never be asked for again. */
  readonly outdated: boolean;
}

/** Both layers. Every memory is visible in exactly one. */
export function layersOf(view: View): readonly Layer[] {
  return [view.base, view.overlay];
}

/** A segment with these documents hidden. */
export function layerOf(segment: Segment, documents: ReadonlySet<number> = new Set()): Layer {
  const hidden = new Uint8Array(segment.documents);
  for (const document of documents) hidden[document] = 1;
  return { segment, hidden, hiddenCount: documents.size };
}

/** The lines of one document. */
export function linesAt(segment: Segment, document: number): StoredLine[] {
  return decodeRecord(segment.record(document));
}

/** The memory of one document; undefined for an id whose memory line has not been seen. */
export function memoryAt(segment: Segment, document: number): Memory | undefined {
  return document < segment.memories ? foldMemory(linesAt(segment, document)) : undefined;
}

/** The visible ones of some documents, as memories. */
function memoriesWhere(view: View, documents: (segment: Segment) => Iterable<number>): Memory[] {
  const memories: Memory[] = [];
  for (const { segment, hidden } of layersOf(view)) {
    for (const document of documents(segment)) {
      const memory = hidden[document] === 1 ? undefined : memoryAt(segment, document);
      if (memory !== undefined) memories.push(memory);
    }
  }
  return memories;
}

function* upTo(count: number): Generator<number> {
  for (let document = 0; document < count; document += 1) yield document;
}

/** All memories, in whatever state. */
export function allMemories(view: View): Memory[] {
  return memoriesWhere(view, (segment) => upTo(segment.memories));
}

/** The memories among these ids that exist. */
export function knownMemories(view: View, ids: readonly string[]): Map<string, Memory> {
  const keys = [...new Set(ids)].map((id) => keyOf('id', id));
  const found = memoriesWhere(view, (segment) =>
    keys.flatMap((key) => [...segment.postings(key)].map(documentOf)),
  );
  return new Map(found.map((memory) => [memory.id, memory]));
}

/** The memories whose id begins so. */
export function memoriesWithPrefix(view: View, idPrefix: string): Memory[] {
  return memoriesWhere(view, (segment) => segment.withIdPrefix(idPrefix));
}
