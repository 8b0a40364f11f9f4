import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DamagedSegment } from './layout.ts';

/** Where the bytes of a segment are. */
export interface ByteSource {
  readonly bytes: number;
  /** In a buffer of their own, so that typed arrays over them are aligned, or at the beginning of `into`. Throws DamagedSegment past the end. */
  read(start: number, bytes: number, into?: Uint8Array): Uint8Array;
  close(): void;
}

function checkRange(start: number, bytes: number, total: number): void {
  const fits = Number.isInteger(start) && Number.isInteger(bytes) && start >= 0 && bytes >= 0;
  if (!fits || start + bytes > total) throw new DamagedSegment(`no ${bytes} bytes at ${start}`);
}

/** A file up to this size is read at once: that takes as long as three small reads. */
const SMALL_FILE_BYTES = 256 * 1024;

/**
 * Reads from a file at given places, so that one query over 100,000 memories touches a hundredth of it. Throws
 * what the system throws when it cannot be opened.
 */
export function fileSource(path: string): ByteSource {
  const descriptor = openSync(path, 'r');
  const total = fstatSync(descriptor).size;
  const source = descriptorSource(descriptor, total);
  if (total > SMALL_FILE_BYTES) return source;
  try {
    return memorySource(source.read(0, total));
  } finally {
    source.close();
  }
}

function descriptorSource(descriptor: number, total: number): ByteSource {
  return {
    bytes: total,
    read: (start, bytes, into = new Uint8Array(bytes)) => {
      checkRange(start, bytes, total);
      const view = into.subarray(0, bytes);
      let done = 0;
      while (done < bytes) {
        const got = readSync(descriptor, view, done, bytes - done, start + done);
        if (got === 0) throw new DamagedSegment('it became shorter');
        done += got;
      }
      return view;
    },
    close: () => closeSync(descriptor),
  };
}

/** Reads from memory. */
export function memorySource(image: Uint8Array): ByteSource {
  return {
    bytes: image.byteLength,
    read: (start, bytes, into = new Uint8Array(bytes)) => {
      checkRange(start, bytes, image.byteLength);
      into.set(image.subarray(start, start + bytes));
      return into.subarray(0, bytes);
    },
    close: () => undefined,
  };
}
