// HEAD in a repository with reftable, read without a process.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';

const HEAD = 'HEAD';
const REF_BLOCK = 'r'.charCodeAt(0);
/** The list is read again when git has put tables together meanwhile. */
const MAX_TRIES = 3;
/** How many object names a ref record has, by its value type (Documentation/technical/reftable in git's sources), and the type that has none of these. */
const NAMES = [0, 1, 2];
const SYMBOLIC = 3;

/** A number as the format writes it: seven bits a byte, the highest first, each further byte one more. */
function readVarint(table: Buffer, at: number): { readonly value: number; readonly next: number } {
  let byte = table.readUInt8(at);
  let value = byte & 0x7f;
  let next = at + 1;
  while (byte & 0x80) {
    byte = table.readUInt8(next);
    value = (value + 1) * 128 + (byte & 0x7f);
    next += 1;
  }
  return { value, next };
}

type Found = string | 'gone' | undefined;

/** What a table says of HEAD: the ref it points to, `gone` where it is a commit or nothing, undefined for not a word. */
function headIn(table: Buffer): Found {
  if (table.toString('latin1', 0, 4) !== 'REFT') return undefined;
  const isSecond = table.readUInt8(4) === 2;
  const oidBytes = isSecond && table.toString('latin1', 24, 28) === 's256' ? 32 : 20;
  const blockSize = table.readUIntBE(5, 3);
  // The first block begins with the header, which its length counts; a block that is filled up has zeros behind it.
  for (let start = 0, at = isSecond ? 28 : 24; table[at] === REF_BLOCK; at = start) {
    const end = start + table.readUIntBE(at + 1, 3);
    const { found, isPast } = headInBlock(table, at + 4, end, oidBytes);
    if (isPast) return found;
    start = table[end] === 0 ? start + blockSize : end;
    if (start <= at) return undefined;
  }
  return undefined;
}

/** Looks through the records of a block, which end where its restart offsets begin. `isPast`: HEAD was met, or a later name. */
function headInBlock(table: Buffer, from: number, blockEnd: number, oidBytes: number) {
  const end = blockEnd - 2 - 3 * table.readUInt16BE(blockEnd - 2);
  let name = '';
  for (let at = from; at < end; ) {
    const prefix = readVarint(table, at);
    const suffix = readVarint(table, prefix.next);
    const type = suffix.value & 7;
    const nameEnd = suffix.next + (suffix.value >> 3);
    name = name.slice(0, prefix.value) + table.toString('utf8', suffix.next, nameEnd);
    if (name > HEAD) return { found: undefined, isPast: true };
    const value = readVarint(table, nameEnd).next;
    if (name === HEAD && type !== SYMBOLIC) return { found: 'gone', isPast: true };
    if (type === SYMBOLIC) {
      const target = readVarint(table, value);
      at = target.next + target.value;
      if (name === HEAD) return { found: table.toString('utf8', target.next, at), isPast: true };
    } else at = value + (NAMES[type] ?? Number.NaN) * oidBytes;
  }
  return { found: undefined, isPast: false };
}

/** HEAD's ref with reftable, without a process: the newest table that has HEAD counts. Undefined when detached, or not to be understood. */
export function reftableHead(gitDir: string): string | undefined {
  const folder = join(gitDir, 'reftable');
  const listed = (): string => attempt(() => readFileSync(join(folder, 'tables.list'), 'utf8'), '');
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const list = listed();
    for (const table of list.split('\n').filter(Boolean).reverse()) {
      // A table that cannot be read, or is of a later format, may hold anything: then nobody knows.
      const found: Found = attempt(() => headIn(readFileSync(join(folder, table))), 'gone');
      if (found === 'gone') break;
      if (found !== undefined) return found;
    }
    if (listed() === list) break; // else a table was compacted away in this moment
  }
  return undefined;
}
