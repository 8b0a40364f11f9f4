import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writevSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileSource } from './byte-source.ts';
import { openSegment, type Segment } from './segment.ts';

/** The index's only file; it may be removed at any time. */
export const INDEX_FILE = 'words-v1.bin';

/** A writer that was killed leaves its file behind; no writer takes a minute. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;
/** Linux takes at most 1024 buffers in one write (IOV_MAX). */
const CHUNKS_PER_WRITE = 512;

/** The segment in the file; undefined when there is none, or it is damaged or of another version. */
export function openIndexFile(directory: string): Segment | undefined {
  let source: ReturnType<typeof fileSource> | undefined;
  try {
    source = fileSource(join(directory, INDEX_FILE));
    return openSegment(source);
  } catch {
    // Absent, unreadable, cut short, another version: all the same, for the notes have everything.
    source?.close();
    return undefined;
  }
}

/**
 * Puts a segment in place of the file: written beside it and renamed, so that a reader sees the old one or the
 * new one. False, and no error, where it cannot be written (a read-only checkout): recall works without it.
 */
export function writeIndexFile(directory: string, chunks: readonly Uint8Array[]): boolean {
  const temporary = join(directory, `${INDEX_FILE}.${process.pid}.${Date.now().toString(36)}.tmp`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeLeftBehind(directory);
    writeChunks(temporary, chunks);
    renameSync(temporary, join(directory, INDEX_FILE));
    return true;
  } catch {
    // A read-only or full disk costs the next process time, never this one its answer.
    rmSync(temporary, { force: true });
    return false;
  }
}

function writeChunks(path: string, chunks: readonly Uint8Array[]): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    const filled = chunks.filter(({ length }) => length > 0);
    for (let index = 0; index < filled.length; index += CHUNKS_PER_WRITE) {
      writevSync(descriptor, filled.slice(index, index + CHUNKS_PER_WRITE));
    }
    const bytes = filled.reduce((sum, { length }) => sum + length, 0);
    if (fstatSync(descriptor).size !== bytes) throw new Error(`expected ${bytes} bytes to be written`);
  } finally {
    closeSync(descriptor);
  }
}

function removeLeftBehind(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(`${INDEX_FILE}.`) || !name.endsWith('.tmp')) continue;
    const path = join(directory, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > LEFT_BEHIND_AFTER_MS) rmSync(path, { force: true });
  }
}
