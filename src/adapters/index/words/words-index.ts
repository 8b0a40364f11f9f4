import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyedMemories, MemoryIndex } from '../../../ports/recall.ts';
import type { NoteStore, NotesRef } from '../../../ports.ts';
import { sameRefs } from '../note-changes.ts';
import { DamagedSegment } from './byte-source.ts';
import { catchUp } from './catch-up.ts';
import { encodeSegment } from './encode.ts';
import { BASE_FILE, DELTA_FILE, isFile, openIndexFiles, writeIndexFile } from './index-file.ts';
import { mergeLayers } from './merge.ts';
import { countWords } from './score.ts';
import { searchView } from './search.ts';
import {
  allMemories,
  knownMemories,
  type Layer,
  memoriesAtPaths,
  memoriesNamed,
  memoriesWithPrefix,
  restingMemories,
  type View,
} from './view.ts';

/**
 * The base file is written anew once the delta replaces or adds more memories than a tenth of the base, but at
 * least MIN (rewriting a small base is as cheap as a delta) and at most MAX.
 */
export const MAX_DELTA_SHARE = 0.1;
export const MIN_DELTA_MEMORIES = 64;
export const MAX_DELTA_MEMORIES = 1000;

export interface WordsIndexOptions {
  /** Where the files go; made when it is not there. */
  readonly directory: string;
  readonly notes: NoteStore;
  /** A base file of more memories is not written anew: then `onLeftBehind` is told, and what is in the files stays. */
  readonly maxRewritten?: number;
  readonly onLeftBehind?: () => void;
}

/** What everything starts from, and whether the files hold it. */
interface Base {
  readonly layers: readonly Layer[];
  readonly inFiles: boolean;
}

/** Whether what lies above the lowest layer is small enough to be written beside it. */
function fitsDelta({ layers, outdated }: View): boolean {
  const [lowest, ...above] = layers;
  if (lowest === undefined || outdated) return false;
  const share = lowest.segment.documents * MAX_DELTA_SHARE;
  const most = Math.min(MAX_DELTA_MEMORIES, Math.max(MIN_DELTA_MEMORIES, share));
  const added = above.reduce((sum, layer) => sum + layer.segment.documents - layer.hidden.length, 0);
  return Math.max(added, lowest.hidden.length) <= most;
}

const visibleMemories = ({ layers }: View): number =>
  layers.reduce((sum, { segment, hidden }) => sum + segment.memories - hidden.length, 0);

/** The bytes of the base file that holds all of a view. */
function baseChunks({ layers, refs }: View): readonly Uint8Array[] {
  const [lowest] = layers;
  if (layers.length === 1 && lowest?.hidden.length === 0 && sameRefs(lowest.segment.refs, refs)) {
    return [lowest.segment.image()];
  }
  return encodeSegment(mergeLayers(layers, refs));
}

/**
 * Recall by words: BM25 over the memories' fields, from disposable files that are brought up to date from the
 * notes at every call. Every call asks `notes.refs()` once (calls made in the same turn share the answer); a
 * process that answers one question and ends may hand in a store that remembers its refs. Calls are worked off
 * one after the other. A damaged or missing file costs time, never an answer; only the notes' own errors are
 * thrown.
 */
export function createWordsIndex(options: WordsIndexOptions): MemoryIndex & KeyedMemories {
  const { directory, notes, maxRewritten = Number.POSITIVE_INFINITY } = options;
  let base: Base | undefined;
  let view: View | undefined;
  let filesAreDamaged = false;
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

  function letGo(): void {
    if (base?.inFiles) for (const { segment } of base.layers) segment.close();
    base = undefined;
    view = undefined;
  }

  function openBase(): Base {
    // Another process may have written newer files; a base in memory is there because no file could be.
    if (base?.inFiles) letGo();
    if (base !== undefined) return base;
    const layers = filesAreDamaged ? [] : openIndexFiles(directory);
    return { layers, inFiles: layers.length > 0 };
  }

  async function viewAt(refs: readonly NotesRef[]): Promise<View> {
    if (view !== undefined && sameRefs(view.refs, refs)) return view;
    view = undefined;
    const opened = openBase();
    base = opened;
    view = await catchUp(notes, opened.layers, refs);
    if (opened.layers.length === 0) base = { layers: view.layers, inFiles: false };
    return view;
  }

  async function attempt<T>(refs: readonly NotesRef[], task: (view: View) => T): Promise<T> {
    try {
      return task(await viewAt(refs));
    } catch (error) {
      if (!(error instanceof DamagedSegment)) throw error;
      letGo();
      filesAreDamaged = true;
      return task(await viewAt(refs));
    }
  }

  function run<T>(task: (view: View) => T): Promise<T> {
    const result = Promise.all([refsNow(), last]).then(([refs]) => attempt(refs, task));
    last = result.catch(() => undefined);
    return result;
  }

  function write(current: View): void {
    if (base === undefined || current.layers.length === 0) return;
    const { layers, inFiles } = base;
    const [lowest, ...above] = current.layers;
    if (inFiles && layers.length === current.layers.length) return;
    const isDelta = inFiles && fitsDelta(current);
    if (!isDelta && visibleMemories(current) > maxRewritten) {
      options.onLeftBehind?.();
      return;
    }
    const written = isDelta
      ? writeIndexFile(directory, DELTA_FILE, () => encodeSegment(mergeLayers(above, current.refs, lowest)))
      : writeIndexFile(directory, BASE_FILE, () => baseChunks(current));
    if (!written) return;
    filesAreDamaged = false;
    letGo();
  }

  return {
    search: (query, options) => run((current) => searchView(current, query, options)),
    counts: (query) => run((current) => countWords(current, query)),
    all: () => run(allMemories),
    known: (ids) => run((current) => knownMemories(current, ids)),
    liveIn: (namespace, nowMs) => run((current) => memoriesNamed(current, 'namespace', namespace, nowMs)),
    openFailures: (nowMs) => run((current) => memoriesNamed(current, 'open', '', nowMs)),
    withSignature: (signature) => run((current) => memoriesNamed(current, 'signature', signature)),
    onceSupersededBy: (id) => run((current) => memoriesNamed(current, 'successor', id)),
    resting: (nowMs, from, limit) => run((current) => restingMemories(current, nowMs, from, limit)),
    atPaths: (paths, how) => run((current) => memoriesAtPaths(current, paths, how)),
    find: (idPrefix) => run((current) => memoriesWithPrefix(current, idPrefix)),
    save: () => run(write),
    drop: () => {
      last = last.then(() => {
        letGo();
        if (isFile(directory)) rmSync(directory); // in the folder's place: it would keep every index from being written
        for (const file of [BASE_FILE, DELTA_FILE]) rmSync(join(directory, file), { force: true });
      });
      return last as Promise<void>;
    },
  };
}
