import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { IndexHealth } from '../../core/background.ts';
import { attempt } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { bytesBelow, entryNames, removeQuietly } from '../../files/write.ts';
import type { ExactLookup } from '../exact.ts';
import { DamagedSegment, type KeyKind, keyOf, type SegmentContent } from './layout.ts';
import { fileSource } from './pages.ts';
import { holdersOf, type Layer, layerOf, openSegment, type Segment, sameRefs, sumOf } from './segment.ts';
import { writeSegment } from './segment-writer.ts';
import { liveMemoriesNamed, memoriesSaying } from './view.ts';

/** All memories but the latest. */
export const BASE_FILE = 'words-v1.bin';
/** What came after, up to a share of the base: a base of a million is not written anew for each thousand. Counts only with the base it lies on. */
export const MIDDLE_FILE = 'words-v1.middle.bin';
/** What came last, so that a flush need not write the others anew. Counts only with the file it lies on. */
export const DELTA_FILE = 'words-v1.delta.bin';
/** From the lowest up. */
export const INDEX_FILES = [BASE_FILE, MIDDLE_FILE, DELTA_FILE] as const;
export type IndexFile = (typeof INDEX_FILES)[number];

function openFile(path: string): Segment | undefined {
  let source: ReturnType<typeof fileSource> | undefined;
  try {
    source = fileSource(path);
    return openSegment(source);
  } catch {
    // Absent, unreadable, cut short, another version: all the same, for the notes have everything.
    source?.close();
    return undefined;
  }
}

/** The layers the files hold, by file; none when there is no base, or it is damaged or of another version. */
export function openIndexLayers(directory: string): ReadonlyMap<IndexFile, Layer> {
  const segments: { readonly name: IndexFile; readonly segment: Segment }[] = [];
  for (const name of INDEX_FILES) {
    const segment = openFile(join(directory, name));
    if (segment === undefined) {
      if (name === BASE_FILE) break;
      continue;
    }
    if (segment.below === (segments.at(-1)?.segment.stamp ?? 0)) segments.push({ name, segment });
    else segment.close();
  }
  const hidden = segments.at(-1)?.segment.hidden ?? [];
  return new Map(segments.map(({ name, segment }, place) => [name, layerOf(segment, hidden[place])]));
}

export const openIndexFiles = (directory: string): Layer[] => [...openIndexLayers(directory).values()];

/** The notes refs that the files tell of; undefined where there are none. */
export function indexedRefs(directory: string): readonly NotesRef[] | undefined {
  const layers = openIndexFiles(directory);
  for (const { segment } of layers) segment.close();
  return layers.at(-1)?.segment.refs;
}

/** Whether something that is no folder has the folder's name. */
export const isFile = (directory: string): boolean =>
  statSync(directory, { throwIfNoEntry: false })?.isFile() === true;

type AskedAt = Readonly<{ directory: string; refs: readonly NotesRef[]; nowMs: number }>;

/** Looks memories up in the index's files, a bucket and a list a key; never the notes. Writes nothing; damaged files go when it is closed. */
export function openExactLookup({ directory, refs, nowMs }: AskedAt): ExactLookup {
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
  const holders = (term: string): number =>
    orNothing(() => sumOf(layers, (layer) => holdersOf(layer, keyOf('term', term))), 0);
  const found = (kind: KeyKind, name: string, limit: number): readonly Memory[] =>
    orNothing(() => liveMemoriesNamed({ layers }, [kind], name, nowMs, limit), []);

  return {
    isCurrent: sameRefs(known, refs),
    memories: sumOf(layers, ({ segment }) => segment.memories),
    holders,
    withWords: (weights, bounds) =>
      orNothing(() => memoriesSaying({ layers }, weights, { nowMs, ...bounds }), []),
    withPath: (path, limit) => found('path', path, limit),
    withSignature: (signature, limit) => found('signature', signature, limit),
    close: () => {
      for (const { segment } of layers) segment.close();
      if (isDamaged) for (const name of INDEX_FILES) removeQuietly(join(directory, name)); // the notes have everything
    },
  };
}

/** Whether the files hold what the notes said at these refs. */
export const isIndexOf = (directory: string, refs: readonly NotesRef[]): boolean =>
  sameRefs(indexedRefs(directory) ?? [], refs);

/** How the words index in `directory` stands to these refs. Reads every record, since damage shows only where it is read; writes nothing. */
export function indexHealth(directory: string, refs: readonly NotesRef[]): IndexHealth {
  if (isFile(directory)) return { state: 'damaged', bytes: 0 };
  const bytes = bytesBelow(directory);
  const isThere = statSync(join(directory, BASE_FILE), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) {
    const left = entryNames(directory).filter((name) => name.startsWith('words-v1.')); // vectors are another matter
    return { state: 'none', bytes: sumOf(left, (name) => bytesBelow(join(directory, name))) };
  }
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
  return attempt(() => {
    for (const { segment } of layers) {
      for (let document = 0; document < segment.documents; document += 1) segment.record(document);
      for (const _ of segment.entries());
    }
    return true;
  }, false);
}

/** A writer that was killed leaves its file behind; no writer takes ten minutes. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;

/** The name of something that is being written, and goes. */
export const temporaryName = (what: string): string =>
  `words-v1.${what}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;

/** What is made of a segment in a file of its own; undefined, and no file, where it cannot be written. Throws only DamagedSegment, from `make`. */
function written<T>(
  directory: string,
  name: string,
  make: () => SegmentContent,
  isPacked: boolean,
  use: (file: string) => T,
): T | undefined {
  const temporary = join(directory, temporaryName(name));
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeLeftBehind(directory);
    writeFile(temporary, make, isPacked);
    return use(temporary);
  } catch (error) {
    removeQuietly(temporary);
    if (error instanceof DamagedSegment) throw error;
    // What could not be written costs the next process time, never this one its answer.
    return undefined;
  }
}

/** Puts a segment in a file's place at once; what lay on the old one goes. False where it cannot be written: recall works without. Throws only DamagedSegment, from `make`. */
export function writeIndexFile(directory: string, name: IndexFile, make: () => SegmentContent): boolean {
  const put = (temporary: string): boolean => putInPlace(directory, temporary, name) === undefined;
  return written(directory, name, make, true, put) ?? false;
}

/** A segment in a file that goes when it is closed, packed where it may become the base; undefined where none can be written. */
export function temporarySegment(
  directory: string,
  make: () => SegmentContent,
  isPacked: boolean,
): Segment | undefined {
  return written(directory, 'segment', make, isPacked, (temporary) => {
    const segment = openSegment(fileSource(temporary));
    const close = (): void => {
      segment.close();
      removeQuietly(temporary);
    };
    return { ...segment, close, keepAsBase: () => putInPlace(directory, temporary, BASE_FILE) };
  });
}

function putInPlace(directory: string, temporary: string, name: IndexFile): void {
  renameSync(temporary, join(directory, name));
  for (const above of INDEX_FILES.slice(INDEX_FILES.indexOf(name) + 1)) removeQuietly(join(directory, above));
}

function writeFile(path: string, make: () => SegmentContent, isPacked: boolean): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    const write = (bytes: Uint8Array): void => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    };
    writeSegment(make(), write, isPacked);
  } finally {
    closeSync(descriptor);
  }
}

function removeLeftBehind(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith('words-v1.') || !name.endsWith('.tmp')) continue;
    const path = join(directory, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > LEFT_BEHIND_AFTER_MS)
      rmSync(path, { force: true, recursive: true });
  }
}
