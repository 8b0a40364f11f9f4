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
import type { NotesRef } from '../../core/ports.ts';
import { DamagedSegment, type SegmentContent } from './layout.ts';
import { BASE_FILE, INDEX_FILES, type IndexFile, removeQuietly } from './open-index.ts';
import { fileSource } from './pages.ts';
import { type Layer, openSegment, type Segment, sameRefs } from './segment.ts';
import { writeSegment } from './segment-writer.ts';

/** A writer that was killed leaves its file behind; no writer takes ten minutes. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;

/** The name of something that is being written, and goes. */
export const temporaryName = (what: string): string =>
  `words-v1.${what}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;

/**
 * Puts a segment in place of a file: written beside it and renamed, so that a reader sees the old one or the new
 * one; what lay on the old one goes. `make` is asked only when the directory can be written. False, and no error, where it cannot (a read-only
 * checkout, a full disk): recall works without the file. Throws only DamagedSegment, from `make`.
 */
export function writeIndexFile(directory: string, name: IndexFile, make: () => SegmentContent): boolean {
  const temporary = join(directory, temporaryName(name));
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeLeftBehind(directory);
    writeFile(temporary, make);
    putInPlace(directory, temporary, name);
    return true;
  } catch (error) {
    removeQuietly(temporary);
    if (error instanceof DamagedSegment) throw error;
    // What could not be written costs the next process time, never this one its answer.
    return false;
  }
}

interface TemporarySegment extends Segment {
  /** Makes the file that of the index, so that it stays. */
  keepAs(name: IndexFile): void;
}

/** A segment in a file that goes when it is closed, packed where it may become the index's; undefined where none can be written. */
export function temporarySegment(
  directory: string,
  make: () => SegmentContent,
  isPacked: boolean,
): TemporarySegment | undefined {
  const temporary = join(directory, temporaryName('segment'));
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFile(temporary, make, isPacked);
    const segment = openSegment(fileSource(temporary));
    const close = (): void => {
      segment.close();
      removeQuietly(temporary);
    };
    const keepAs = (name: IndexFile): void => putInPlace(directory, temporary, name);
    return { ...segment, close, keepAs };
  } catch (error) {
    removeQuietly(temporary);
    if (error instanceof DamagedSegment) throw error;
    return undefined;
  }
}

/** Puts what is in a temporary file already in place of the base, where that is all there is; false where not. */
export function keepIndexFile(name: IndexFile, layers: readonly Layer[], refs: readonly NotesRef[]): boolean {
  const [only] = layers;
  const segment = only?.segment;
  if (name !== BASE_FILE || layers.length !== 1 || segment === undefined || !isTemporary(segment))
    return false;
  if (only?.hidden.length !== 0 || !sameRefs(segment.refs, refs)) return false;
  segment.keepAs(name);
  return true;
}

const isTemporary = (segment: Segment): segment is TemporarySegment => 'keepAs' in segment;

function putInPlace(directory: string, temporary: string, name: IndexFile): void {
  renameSync(temporary, join(directory, name));
  for (const above of INDEX_FILES.slice(INDEX_FILES.indexOf(name) + 1)) removeQuietly(join(directory, above));
}

function writeFile(path: string, make: () => SegmentContent, isPacked = true): void {
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
