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
import { DamagedSegment, fileSource } from './byte-source.ts';
import { openSegment, type Segment } from './segment.ts';
import { type Layer, layerOf } from './view.ts';

/** All memories but the latest. */
export const BASE_FILE = 'words-v1.bin';
/** What came after, so that a flush need not write the other file anew. Counts only with the base it lies on. */
export const DELTA_FILE = 'words-v1.delta.bin';

/** A writer that was killed leaves its file behind; no writer takes ten minutes. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;
/** Linux takes at most 1024 buffers in one write (IOV_MAX). */
const CHUNKS_PER_WRITE = 512;

function openFile(directory: string, name: string): Segment | undefined {
  let source: ReturnType<typeof fileSource> | undefined;
  try {
    source = fileSource(join(directory, name));
    return openSegment(source);
  } catch {
    // Absent, unreadable, cut short, another version: all the same, for the notes have everything.
    source?.close();
    return undefined;
  }
}

/** The layers the files hold; none when there is no file, or it is damaged or of another version. */
export function openIndexFiles(directory: string): Layer[] {
  const base = openFile(directory, BASE_FILE);
  if (base === undefined) return [];
  const delta = openFile(directory, DELTA_FILE);
  if (delta !== undefined && delta.below === base.stamp) {
    return [layerOf(base, delta.hidden()), layerOf(delta)];
  }
  delta?.close();
  return [layerOf(base)];
}

/**
 * Puts a segment in place of a file: written beside it and renamed, so that a reader sees the old one or the new
 * one. `make` is asked only when the directory can be written. False, and no error, where it cannot (a read-only
 * checkout, a full disk): recall works without the file. Throws only DamagedSegment, from `make`.
 */
export function writeIndexFile(
  directory: string,
  name: typeof BASE_FILE | typeof DELTA_FILE,
  make: () => readonly Uint8Array[],
): boolean {
  const temporary = join(directory, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeLeftBehind(directory);
    writeChunks(temporary, make);
    renameSync(temporary, join(directory, name));
    if (name === BASE_FILE) rmSync(join(directory, DELTA_FILE), { force: true });
    return true;
  } catch (error) {
    removeQuietly(temporary);
    if (error instanceof DamagedSegment) throw error;
    // What could not be written costs the next process time, never this one its answer.
    return false;
  }
}

/** Removes what `writeIndexFile` wrote: the notes have everything. No error where that cannot be. */
export function removeIndexFiles(directory: string): void {
  for (const name of [BASE_FILE, DELTA_FILE]) removeQuietly(join(directory, name));
}

/** Whether something that is no folder has the folder's name. */
export const isFile = (directory: string): boolean =>
  statSync(directory, { throwIfNoEntry: false })?.isFile() === true;

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It could not be made, so it is not there (the directory is a file, or the disk is read-only).
  }
}

function writeChunks(path: string, make: () => readonly Uint8Array[]): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    const filled = make().filter(({ length }) => length > 0);
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
    if (!name.startsWith('words-v1.') || !name.endsWith('.tmp')) continue;
    const path = join(directory, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > LEFT_BEHIND_AFTER_MS) rmSync(path, { force: true });
  }
}
