import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexHealth } from '../../core/background.ts';
import { isLive, type Memory } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { documentOf } from '../../core/words/terms.ts';
import type { ExactLookup } from '../model/exact.ts';
import { BASE_FILE, isFile, openIndexFiles, removeIndexFiles } from './index-file.ts';
import { compareNames, DamagedSegment, type KeyKind, keyOf } from './layout.ts';
import { type Layer, memoryAt, sameRefs } from './segment.ts';

export interface ExactLookupOptions {
  /** Where the files of the words index are. */
  readonly directory: string;
  /** The notes refs as they are now. */
  readonly refs: readonly NotesRef[];
  readonly nowMs: number;
}

/** Of a layer's documents those that are not replaced by a layer above. */
function visible({ segment, isHidden }: Layer, kind: KeyKind, name: string): number[] {
  const documents: number[] = [];
  for (const posting of segment.postings(keyOf(kind, name))) {
    const document = documentOf(posting);
    if (!isHidden(document) && document < segment.memories) documents.push(document);
  }
  return documents;
}

/** How many that are; of a layer with nothing hidden the list says it, however long it is. */
const visibleCount = (layer: Layer, kind: KeyKind, name: string): number =>
  layer.hidden.length === 0 && layer.segment.documents === layer.segment.memories
    ? layer.segment.count(keyOf(kind, name))
    : visible(layer, kind, name).length;

/**
 * Looks memories up in the files of the words index, as they are: reads a bucket and a posting list a key, and the
 * records of what it gives. Never the notes, and no file is written. Damaged files are as none, and removed when it is closed:
 * the next one finds that they are to be made anew, where this one found some only in what it read.
 */
export function openExactLookup({ directory, refs, nowMs }: ExactLookupOptions): ExactLookup {
  const layers = openIndexFiles(directory);
  const known = layers.at(-1)?.segment.refs ?? [];
  let isDamaged = false;

  const orNothing = <T>(look: () => T, nothing: T): T => {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof DamagedSegment)) throw error;
      isDamaged = true;
      return nothing;
    }
  };
  const holders = (kind: KeyKind, name: string): number =>
    orNothing(() => layers.reduce((sum, layer) => sum + visibleCount(layer, kind, name), 0), 0);
  const found = (kind: KeyKind, name: string, limit: number): readonly Memory[] =>
    orNothing(() => layers.flatMap((layer) => newest(layer, kind, name, limit, nowMs)), [])
      .sort(compareNames)
      .slice(0, limit);

  return {
    isCurrent: sameRefs(known, refs),
    memories: layers.reduce((sum, { segment }) => sum + segment.memories, 0),
    holders: (term) => holders('term', term),
    withTerm: (term, most) => (holders('term', term) > most ? [] : found('term', term, most)),
    withPath: (path, limit) => found('path', path, limit),
    withSignature: (signature, limit) => found('signature', signature, limit),
    close: () => {
      for (const { segment } of layers) segment.close();
      if (isDamaged) removeIndexFiles(directory);
    },
  };
}

/** Documents are numbered newest first, so the records of older ones need not be read. */
function newest(layer: Layer, kind: KeyKind, name: string, limit: number, nowMs: number): Memory[] {
  const memories: Memory[] = [];
  for (const document of visible(layer, kind, name)) {
    if (memories.length === limit) break;
    const memory = memoryAt(layer.segment, document);
    if (memory !== undefined && isLive(memory, nowMs)) memories.push(memory);
  }
  return memories;
}

/** Whether the files hold what the notes said at these refs. */
export function isIndexOf(directory: string, refs: readonly NotesRef[]): boolean {
  const lookup = openExactLookup({ directory, refs, nowMs: 0 });
  lookup.close();
  return lookup.isCurrent;
}

/** How the words index in `directory` stands to these refs. Reads every record, since damage shows only where it is read; writes nothing. */
export function indexHealth(directory: string, refs: readonly NotesRef[]): IndexHealth {
  if (isFile(directory)) return { state: 'damaged', bytes: 0 };
  const bytes = bytesIn(directory);
  const isThere = statSync(join(directory, BASE_FILE), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) return { state: 'none', bytes: bytesIn(directory, 'words-v1.') }; // what a build left; vectors are another matter
  const layers = openIndexFiles(directory);
  try {
    if (layers.length === 0 || !isReadable(layers)) return { state: 'damaged', bytes };
    const isCurrent = sameRefs(layers.at(-1)?.segment.refs ?? [], refs);
    return { state: isCurrent ? 'current' : 'behind', bytes };
  } finally {
    for (const { segment } of layers) segment.close();
  }
}

/** Reads all of it, a piece at a time: damage shows only where it is read. */
function isReadable(layers: readonly Layer[]): boolean {
  try {
    for (const { segment } of layers) {
      for (let document = 0; document < segment.documents; document += 1) segment.record(document);
      for (const _ of segment.entries());
    }
    return true;
  } catch {
    return false;
  }
}

function bytesIn(directory: string, beginning = ''): number {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith(beginning))
      .reduce((sum, name) => sum + lstatSync(join(directory, name)).size, 0);
  } catch {
    return 0; // there is none, or it is written in this very moment
  }
}
