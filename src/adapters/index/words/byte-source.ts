import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The file is not what was written. Never leaves the adapter: it is taken as absent. */
export class DamagedSegment extends Error {
  constructor(what: string) {
    super(`the words index is damaged: ${what}`);
    this.name = 'DamagedSegment';
  }
}

/** Where the bytes of a segment are. */
export interface ByteSource {
  readonly bytes: number;
  /** A copy of its own, so that typed arrays over it are aligned. Throws DamagedSegment past the end. */
  read(start: number, bytes: number): ArrayBuffer;
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
    return memorySource(new Uint8Array(source.read(0, total)));
  } finally {
    source.close();
  }
}

function descriptorSource(descriptor: number, total: number): ByteSource {
  return {
    bytes: total,
    read: (start, bytes) => {
      checkRange(start, bytes, total);
      const view = new Uint8Array(bytes);
      let done = 0;
      while (done < bytes) {
        const got = readSync(descriptor, view, done, bytes - done, start + done);
        if (got === 0) throw new DamagedSegment('it became shorter');
        done += got;
      }
      return view.buffer;
    },
    close: () => closeSync(descriptor),
  };
}

/** Reads from memory. */
export function memorySource(image: Uint8Array): ByteSource {
  return {
    bytes: image.byteLength,
    read: (start, bytes) => {
      checkRange(start, bytes, image.byteLength);
      return new Uint8Array(image.subarray(start, start + bytes)).buffer;
    },
    close: () => undefined,
  };
}

/** So much is read at once where one read follows on another. */
const AHEAD_BYTES = 256 * 1024;

/**
 * A source that reads ahead as long as each read begins where the one before began or ended, or in between: whoever goes through all records would else read
 * the file in crumbs. Other reads go straight through. Throws what the source throws.
 */
export function readAhead(source: ByteSource): Pick<ByteSource, 'read'> {
  let block = new ArrayBuffer(0);
  let blockStart = 0;
  let [lastStart, lastEnd] = [-1, -1];
  return {
    read: (start, bytes) => {
      const follows = start >= lastStart && start <= lastEnd;
      [lastStart, lastEnd] = [start, start + bytes];
      const isHeld = start >= blockStart && start + bytes <= blockStart + block.byteLength;
      if (!isHeld && (!follows || bytes > AHEAD_BYTES)) return source.read(start, bytes);
      if (!isHeld) {
        block = source.read(start, Math.max(bytes, Math.min(AHEAD_BYTES, source.bytes - start)));
        blockStart = start;
      }
      return block.slice(start - blockStart, start - blockStart + bytes);
    },
  };
}
