import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import { encodeLine, type MemoryLine, NOTE_VERSION } from '../../core/note-line.ts';
import type { MemoryIndex, NoteStore, NotesRef } from '../../core/ports.ts';
import { buildContent } from './build.ts';
import { catchUp, segmentInMemory } from './catch-up.ts';
import {
  BASE_FILE,
  DELTA_FILE,
  INDEX_FILES,
  type IndexFile,
  isFile,
  MIDDLE_FILE,
  openIndexLayers,
  writeIndexFile,
} from './index-files.ts';
import { DamagedSegment, type KeyKind } from './layout.ts';
import { mergeLayers } from './merge.ts';
import { countWords } from './score.ts';
import { searchView } from './search.ts';
import { type Layer, layerOf, type StoredLine, sameRefs, sumOf } from './segment.ts';
import {
  allMemories,
  knownMemories,
  liveMemoriesNamed,
  memoriesAtPaths,
  memoriesHolding,
  memoriesNamed,
  memoriesWithPrefix,
  restingMemories,
  type View,
} from './view.ts';

/** New memories go into the delta up to a tenth of the base (MIN to MAX), then into the middle up to a tenth, then into a new base. */
export const MAX_SHARE = 0.1;
export const MIN_DELTA_MEMORIES = 64;
export const MAX_DELTA_MEMORIES = 1000;

export interface WordsIndexOptions {
  readonly directory: string;
  readonly notes: NoteStore;
  /** A base file of more memories is not written anew: then `onLeftBehind` is told, and what is in the files stays. */
  readonly maxRewritten?: number | undefined;
  readonly onLeftBehind?: () => void;
}

/** What everything starts from: what the files hold, or what stands for them where there are none. */
type Base = Readonly<{ layers: readonly Layer[]; files: readonly IndexFile[] }>;

const visible = ({ segment, hidden }: Layer): number => segment.documents - hidden.length;

type Plan = Readonly<{ name: IndexFile; from: number }>;

/** Into which file what is new goes: the highest that has room for it and for what it holds already. */
function planOf({ layers, outdated }: View, files: readonly IndexFile[]): Plan {
  const [lowest] = layers;
  if (lowest === undefined || outdated || files.length === 0) return { name: BASE_FILE, from: 0 };
  const fits = (from: number, most: number): boolean =>
    sumOf(layers.slice(from), visible) <= most &&
    sumOf(layers.slice(0, from), ({ hidden }) => hidden.length) <= most;
  const share = lowest.segment.documents * MAX_SHARE;
  const delta = files.includes(DELTA_FILE) ? files.length - 1 : files.length;
  if (fits(delta, Math.min(MAX_DELTA_MEMORIES, Math.max(MIN_DELTA_MEMORIES, share))))
    return { name: DELTA_FILE, from: delta };
  return fits(1, share) ? { name: MIDDLE_FILE, from: 1 } : { name: BASE_FILE, from: 0 };
}

/** BM25 over fields, from disposable files brought up to date by one `notes.refs()` a turn; calls come one after the other. A damaged file costs time, never an answer. */
export function createWordsIndex(options: WordsIndexOptions): MemoryIndex {
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
    for (const { segment } of view?.layers ?? base?.layers ?? []) segment.close();
    base = undefined;
    view = undefined;
  }

  function openBase(): Base {
    // Another process may have written newer files; a base in memory is there because no file could be.
    if (base !== undefined && base.files.length > 0) letGo();
    if (base !== undefined) return base;
    const found = filesAreDamaged ? new Map<IndexFile, Layer>() : openIndexLayers(directory);
    return { layers: [...found.values()], files: [...found.keys()] };
  }

  async function viewAt(refs: readonly NotesRef[]): Promise<View> {
    if (view !== undefined && sameRefs(view.refs, refs)) return view;
    const opened = openBase();
    for (const { segment } of view?.layers ?? [])
      if (opened.files.length === 0 && opened.layers.every((layer) => layer.segment !== segment))
        segment.close();
    view = undefined;
    base = opened;
    const isCurrent = sameRefs(opened.layers.at(-1)?.segment.refs ?? [], refs);
    view = isCurrent
      ? { refs, layers: opened.layers, outdated: false }
      : await catchUp(notes, opened.layers, refs, directory);
    if (opened.layers.length === 0) base = { layers: view.layers, files: [] };
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
    const { layers, files } = base;
    if (files.length > 0 && layers.length === current.layers.length) return;
    const { name, from } = planOf(current, files);
    const taken = current.layers.slice(from);
    if (name !== DELTA_FILE && sumOf(taken, visible) > maxRewritten) {
      options.onLeftBehind?.();
      return;
    }
    const below = current.layers.slice(0, from);
    const keepAsBase = name === BASE_FILE && taken.length === 1 ? taken[0]?.segment.keepAsBase : undefined;
    keepAsBase?.();
    if (!keepAsBase && !writeIndexFile(directory, name, () => mergeLayers(taken, current.refs, below)))
      return;
    filesAreDamaged = false;
    letGo();
  }

  const asked =
    <Given extends readonly unknown[], T>(look: (view: View, ...given: Given) => T) =>
    (...given: Given): Promise<T> =>
      run((current) => look(current, ...given));
  const live = (...kinds: readonly KeyKind[]) =>
    asked((current, name: string, nowMs: number) => liveMemoriesNamed(current, kinds, name, nowMs));

  return {
    search: asked(searchView),
    counts: asked(countWords),
    all: asked(allMemories),
    known: asked(knownMemories),
    pinned: asked((current) => (ids) => knownMemories(current, ids)),
    liveIn: live('namespace'),
    withSignature: live('signature'),
    holding: asked(memoriesHolding),
    openFailures: (nowMs) => live('open')('', nowMs),
    ofSession: live('session', 'met'),
    onceSupersededBy: asked((current, id) => memoriesNamed(current, 'successor', id)),
    resting: asked(restingMemories),
    atPaths: asked(memoriesAtPaths),
    find: asked(memoriesWithPrefix),
    save: () => run(write),
    drop: () => {
      last = last.then(() => {
        letGo();
        if (isFile(directory)) rmSync(directory); // in the folder's place: it would keep every index from being written
        for (const file of INDEX_FILES) rmSync(join(directory, file), { force: true });
      });
      return last as Promise<void>;
    },
  };
}

function storedLine(memory: Memory): StoredLine {
  const { id, at, ns, kind, summary, body, evidence, tags, files, signature, session } = memory;
  const line: MemoryLine = {
    ...{ v: NOTE_VERSION, id, at, type: 'memory', ns, kind, summary, evidence, tags, files },
    ...defined({ body, signature, session }),
  };
  return { namespace: ns, object: memory.anchor, anchor: memory.anchor, raw: encodeLine(line), line };
}

/** The words index over some memories, without notes and files: what it finds, and in which order, is what recall finds. */
export function createWordsIndexOf(memories: readonly Memory[]): Pick<MemoryIndex, 'search'> {
  const segment = segmentInMemory(buildContent(memories.map(storedLine), []));
  const view: View = { refs: [], layers: [layerOf(segment)], outdated: false };
  return { search: async (query, options) => searchView(view, query, options) };
}
