import type { MemoryIndex, NoteStore, NotesRef } from '../../../ports.ts';
import { buildContent } from './build.ts';
import { DamagedSegment } from './byte-source.ts';
import { catchUp, segmentInMemory } from './catch-up.ts';
import { encodeSegment } from './encode.ts';
import { openIndexFile, writeIndexFile } from './index-file.ts';
import { mergeView } from './merge.ts';
import { searchView } from './search.ts';
import type { Segment } from './segment.ts';
import { allMemories, knownMemories, layerOf, memoriesWithPrefix, type View } from './view.ts';

/**
 * The file is left alone while less than this differs from it: rewriting it costs by the size of the store,
 * catching up by the size of the change.
 */
export const MAX_CHANGED_MEMORIES = 64;
export const MAX_CHANGED_SHARE = 0.1;

export interface WordsIndexOptions {
  /** Where the file goes; made when it is not there. */
  readonly directory: string;
  readonly notes: NoteStore;
}

/** The segment everything starts from, and whether the file holds it. */
interface Base {
  readonly segment: Segment;
  readonly inFile: boolean;
}

function worthWriting({ base, overlay, changed, outdated }: View): boolean {
  if (outdated) return true;
  const total = base.segment.documents + overlay.segment.documents;
  return changed > 0 && changed > Math.min(MAX_CHANGED_MEMORIES, total * MAX_CHANGED_SHARE);
}

function sameRefs(a: readonly NotesRef[], b: readonly NotesRef[]): boolean {
  const oids = new Map(a.map(({ namespace, oid }) => [namespace, oid]));
  return a.length === b.length && b.every(({ namespace, oid }) => oids.get(namespace) === oid);
}

/**
 * Recall by words: BM25 over the memories' fields, from one disposable file that is brought up to date from the
 * notes at every call. Every call asks `notes.refs()` once (calls made in the same turn share the answer); a
 * process that answers one question and ends may hand in a store that remembers its refs. Calls are worked off
 * one after the other. A damaged or missing file costs time, never an answer; only the notes' own errors are
 * thrown.
 */
export function createWordsIndex({ directory, notes }: WordsIndexOptions): MemoryIndex {
  let base: Base | undefined;
  let view: View | undefined;
  let fileIsDamaged = false;
  let sharedRefs: Promise<readonly NotesRef[]> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function refsNow(): Promise<readonly NotesRef[]> {
    if (sharedRefs === undefined) {
      sharedRefs = notes.refs();
      queueMicrotask(() => {
        sharedRefs = undefined;
      });
    }
    return sharedRefs;
  }

  function openBase(): Base {
    // Another process may have written a newer file; a base in memory is there because no file could be.
    if (base?.inFile) base.segment.close();
    else if (base !== undefined) return base;
    const segment = fileIsDamaged ? undefined : openIndexFile(directory);
    base = { segment: segment ?? segmentInMemory(buildContent([], [])), inFile: segment !== undefined };
    return base;
  }

  async function viewAt(refs: readonly NotesRef[]): Promise<View> {
    if (view !== undefined && sameRefs(view.refs, refs)) return view;
    view = undefined;
    const { segment } = openBase();
    const next = await catchUp(notes, segment, refs);
    view = segment.documents === 0 ? rebased(next.overlay.segment) : next;
    return view;
  }

  /** Takes a segment in memory as the new base. */
  function rebased(segment: Segment): View {
    base = { segment, inFile: false };
    const overlay = layerOf(segmentInMemory(buildContent([], [])));
    return { refs: segment.refs, base: layerOf(segment), overlay, changed: 0, outdated: false };
  }

  function distrustFile(): void {
    if (base?.inFile) base.segment.close();
    base = undefined;
    view = undefined;
    fileIsDamaged = true;
  }

  async function attempt<T>(refs: readonly NotesRef[], task: (view: View) => T): Promise<T> {
    try {
      return task(await viewAt(refs));
    } catch (error) {
      if (!(error instanceof DamagedSegment)) throw error;
      distrustFile();
      return task(await viewAt(refs));
    }
  }

  function run<T>(task: (view: View) => T): Promise<T> {
    const result = Promise.all([refsNow(), last]).then(([refs]) => attempt(refs, task));
    last = result.catch(() => undefined);
    return result;
  }

  function write(current: View): void {
    if (base?.inFile === false ? base.segment.documents === 0 : !worthWriting(current)) return;
    const content = mergeView(current);
    if (base?.inFile) base.segment.close();
    base = undefined;
    view = undefined;
    const written = writeIndexFile(directory, encodeSegment(content));
    if (written) fileIsDamaged = false;
    else view = rebased(segmentInMemory(content));
  }

  return {
    search: (query, { limit, nowMs }) => run((current) => searchView(current, query, limit, nowMs)),
    all: () => run(allMemories),
    known: (ids) => run((current) => knownMemories(current, ids)),
    find: (idPrefix) => run((current) => memoriesWithPrefix(current, idPrefix)),
    save: () => run(write),
  };
}
