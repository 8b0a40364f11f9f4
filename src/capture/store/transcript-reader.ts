import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ReadTranscript, TranscriptDelta } from '../model/ports.ts';

/**
 * So much is read at once at most: a turn of the sessions looked at is under 300 KB. Of more that is new, or of a transcript
 * not met before, the last of it: a session resumed with 200 MB behind it costs what a small one costs.
 */
export const MAX_READ_BYTES = 2 * 1024 * 1024;

const NEWLINE = 10;

/** Reads transcripts from files by byte offset. See the port for the promises. */
export function createTranscriptReader(maxBytes = MAX_READ_BYTES): ReadTranscript {
  return (file, from) => {
    const offset = from?.file === file ? from.offset : 0;
    const nothing: TranscriptDelta = { lines: [], mark: { file, offset }, bytesRead: 0 };
    let fd: number;
    try {
      fd = openSync(file, 'r');
    } catch {
      return nothing; // not made yet, or gone with its session
    }
    try {
      return readNew(fd, file, offset, maxBytes);
    } catch {
      return nothing; // a folder, a disk that fails
    } finally {
      closeSync(fd);
    }
  };
}

function readNew(fd: number, file: string, offset: number, maxBytes: number): TranscriptDelta {
  const { size } = fstatSync(fd);
  // A file that is shorter than it was is another one by the same name.
  const known = offset <= size ? offset : 0;
  const start = Math.max(known, size - maxBytes);
  const buffer = Buffer.allocUnsafe(size - start);
  const bytesRead = readFully(fd, buffer, start);
  const bytes = buffer.subarray(0, bytesRead);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  // One line that fills all there is room for would be read again and again: it is given up.
  const next = end === 0 && bytesRead >= maxBytes ? bytesRead : end;
  const text = bytes.toString('utf8', 0, end);
  const lines = text === '' ? [] : text.slice(0, -1).split('\n');
  return { lines, mark: { file, offset: start + next }, bytesRead };
}

function readFully(fd: number, buffer: Buffer, position: number): number {
  let filled = 0;
  while (filled < buffer.length) {
    const bytes = readSync(fd, buffer, filled, buffer.length - filled, position + filled);
    if (bytes === 0) break; // it was cut off in this very moment
    filled += bytes;
  }
  return filled;
}
