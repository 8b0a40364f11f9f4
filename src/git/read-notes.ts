import { once } from 'node:events';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import type { Note } from '../core/note.ts';
import { entryNames } from '../files/write.ts';
import { createAnswerParser } from './objects.ts';
import { endOf, type GitOptions, missingObject, startGit } from './process.ts';

/** A line of `ls-tree -z`: mode, type, name of the blob, path with as many levels of directories as there may be. */
const NOTE = /^\d+ blob ([0-9a-f]+)\t((?:[0-9a-f]{2}\/)*[0-9a-f]+)$/;

/**
 * Every note of a commit by `ls-tree` and one `cat-file`; a million pass in the memory of some thousand and their names. Throws GIT_FAILED
 * for a missing object; what `take` throws ends both. `commonDir`: the packs in whose order to read; absent: the tree's. `onListed`: how
 * many there are, again and again before one is read; what it throws ends the reading.
 */
export async function readNotes(
  options: GitOptions,
  commit: string,
  take: (note: Omit<Note, 'namespace'>) => void,
  { commonDir, onListed }: { readonly commonDir?: string; readonly onListed?: (count: number) => void } = {},
): Promise<void> {
  const { count, bytes, blobs, objects } = await namesOf(options, commit, onListed);
  const nameAt = (names: Buffer, number: number): string =>
    names.toString('hex', number * bytes, (number + 1) * bytes);
  const order = commonDir === undefined ? undefined : inPackOrder(commonDir, blobs, bytes);
  const numberAt = (place: number): number => (order === undefined ? place : (order[place] as number));
  const printed = startGit(['cat-file', '--batch', '--buffer'], options);
  let next = 0;
  let refused: unknown;
  const parse = createAnswerParser((answer) => {
    if (next >= count) return;
    const number = numberAt(next);
    next += 1;
    if (answer === undefined) throw missingObject(nameAt(blobs, number));
    take({ object: nameAt(objects, number), text: answer.content.toString('utf8') });
  });
  printed.stdout.on('data', (chunk: Buffer) => {
    if (refused !== undefined) return;
    try {
      parse(chunk);
    } catch (error) {
      refused = error;
      printed.kill();
    }
  });
  const failure = failureOf(endOf(printed, ['cat-file'], options.cwd));
  printed.stdin.on('error', () => {}); // how it ended tells why
  for (let place = 0; place < count && printed.stdin.writable; place += NAMES_AT_ONCE) {
    let asked = '';
    for (let at = place; at < Math.min(count, place + NAMES_AT_ONCE); at += 1)
      asked += `${nameAt(blobs, numberAt(at))}\n`;
    if (printed.stdin.write(asked)) continue;
    // One that has ended takes no more: what refused a note, or how it ended, tells why.
    await Promise.race([once(printed.stdin, 'drain'), failure]).catch(() => {});
  }
  printed.stdin.end();
  const why = await failure;
  if (refused !== undefined) throw refused;
  if (why !== undefined) throw why;
}

const NAMES_AT_ONCE = 1024;

/** The names of the notes of a commit and of their blobs, as bytes one behind the other. */
async function namesOf(options: GitOptions, commit: string, onListed?: (count: number) => void) {
  const listed = startGit(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit], options);
  const failure = failureOf(endOf(listed, ['ls-tree'], options.cwd));
  listed.stdin.end();
  const bytes = commit.length === 64 ? 32 : 20;
  let blobs: Buffer = Buffer.alloc(bytes * 256);
  let objects: Buffer = Buffer.alloc(bytes * 256);
  let count = 0;
  try {
    let held = '';
    listed.stdout.setEncoding('latin1');
    for await (const chunk of listed.stdout) {
      const rows = `${held}${chunk}`.split('\0');
      held = rows.pop() ?? '';
      for (const row of rows) {
        const [, blob = '', path = ''] = NOTE.exec(row) ?? [];
        const object = path.replaceAll('/', '');
        if (object.length !== 2 * bytes) continue;
        if ((count + 1) * bytes > blobs.length) [blobs, objects] = [doubled(blobs), doubled(objects)];
        blobs.write(blob, count * bytes, 'hex');
        objects.write(object, count * bytes, 'hex');
        count += 1;
      }
      onListed?.(count);
    }
  } catch (error) {
    listed.kill();
    throw error;
  }
  const why = await failure;
  if (why !== undefined) throw why;
  const all = count * bytes;
  return { count, bytes, blobs: blobs.subarray(0, all), objects: objects.subarray(0, all) } as const;
}

const doubled = (buffer: Buffer): Buffer => Buffer.concat([buffer], buffer.length * 2);

const failureOf = (ended: Promise<void>): Promise<Error | undefined> =>
  ended.then(
    () => undefined,
    (error: Error) => error,
  );

const FANOUT_AT = 8;
const FANOUT = 256;
/** A pack's index of version 2, from its first four bytes (gitformat-pack). */
const MAGIC = 0xff744f63;
/** Of an offset of more than 31 bits the table has a place in another one: who is so far behind comes last. */
const FAR = 0x80000000;

/** So finely places are told apart, and so many names: both together fit a float. 34 GB of packs, 16 million names. */
const GRAIN_BYTES = 64;
const MAX_NAMES = 2 ** 24;
const LAST = 2 ** 29 - 1;

/**
 * The numbers of some objects (`names`: bytes one behind the other) in the order of their packs, others last: takes git a tenth of the
 * time (100,000 notes of a million memories: 1.7 s, not 16.7). Only an order. Never throws.
 */
export function inPackOrder(commonDir: string, names: Uint8Array, bytes: 20 | 32): Uint32Array {
  const count = names.length / bytes;
  if (count > MAX_NAMES) return Uint32Array.from({ length: count }, (_, number) => number);
  const places = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const buckets = byFirstByte(names, bytes, count);
  let before = 0;
  const folder = join(commonDir, 'objects', 'pack');
  const files = entryNames(folder).filter((name) => name.endsWith('.idx'));
  for (const pack of files.map((name) => join(folder, name.slice(0, -'.idx'.length)))) {
    // It may be gone in between (git repacks), or of another version.
    attempt(() => {
      findIn(`${pack}.idx`, names, bytes, buckets, (number, offset) => {
        if (places[number] === Number.POSITIVE_INFINITY) places[number] = before + offset;
      });
      before += statSync(`${pack}.pack`).size;
    });
  }
  const keys = places.map(
    (place, number) => Math.min(LAST, Math.floor(place / GRAIN_BYTES)) * MAX_NAMES + number,
  );
  return Uint32Array.from(keys.sort(), (key) => key % MAX_NAMES);
}

/** The numbers of the names that begin with each byte. */
function byFirstByte(names: Uint8Array, bytes: number, count: number): readonly (readonly number[])[] {
  const buckets = Array.from({ length: FANOUT }, (): number[] => []);
  for (let number = 0; number < count; number += 1) buckets[names[number * bytes] as number]?.push(number);
  return buckets;
}

/** Tells where the wanted objects of one pack stand: of its index it reads what begins as they do, a part at a time. */
function findIn(
  file: string,
  names: Uint8Array,
  bytes: number,
  buckets: readonly (readonly number[])[],
  tell: (number: number, offset: number) => void,
): void {
  const descriptor = openSync(file, 'r');
  const read = (at: number, length: number): Buffer => {
    const piece = Buffer.alloc(length);
    readSync(descriptor, piece, 0, length, at);
    return piece;
  };
  try {
    const head = read(0, FANOUT_AT + FANOUT * 4);
    if (head.readUInt32BE(0) !== MAGIC || head.readUInt32BE(4) !== 2) return;
    const ends = Array.from({ length: FANOUT }, (_, first) => head.readUInt32BE(FANOUT_AT + first * 4));
    const total = ends[FANOUT - 1] ?? 0;
    const offsetsAt = head.length + total * (bytes + 4);
    buckets.forEach((wanted, first) => {
      const from = ends[first - 1] ?? 0;
      const length = (ends[first] ?? 0) - from;
      if (wanted.length === 0 || length === 0) return;
      const there = read(head.length + from * bytes, length * bytes);
      const offsets = read(offsetsAt + from * 4, length * 4);
      for (const number of wanted) {
        const place = placeOf(there, names.subarray(number * bytes, (number + 1) * bytes), bytes);
        if (place !== undefined) tell(number, Math.min(offsets.readUInt32BE(place * 4), FAR));
      }
    });
  } finally {
    closeSync(descriptor);
  }
}

/** Where a name stands among sorted ones. */
function placeOf(sorted: Buffer, name: Uint8Array, bytes: number): number | undefined {
  let low = 0;
  let high = sorted.length / bytes - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const at = middle * bytes;
    const side = sorted.compare(name, 0, bytes, at, at + bytes);
    if (side === 0) return middle;
    if (side < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
