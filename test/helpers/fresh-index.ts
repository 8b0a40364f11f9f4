import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of gitformat-index(5), version 2: what stands before its entries, and what of each stat(2) says. */
const HEADER_BYTES = 12;
const STAT_BYTES = 40;
const HASH_BYTES = { sha1: 20, sha256: 32 } as const;
/** A name that is as long, or longer, is told otherwise. */
const MAX_NAME_BYTES = 0xfff;

/** What stat(2) says of a file, as an index has it; the mode is left as git has written it. */
function statOf(path: string, mode: number): Buffer {
  const { ctimeNs, mtimeNs, dev, ino, uid, gid, size } = statSync(path, { bigint: true });
  const second = 1_000_000_000n;
  const times = [ctimeNs, mtimeNs].flatMap((ns) => [ns / second, ns % second]);
  const bytes = Buffer.alloc(STAT_BYTES);
  for (const [at, value] of [...times, dev, ino, BigInt(mode), uid, gid, size].entries())
    bytes.writeUInt32BE(Number(BigInt.asUintN(32, value)), at * 4);
  return bytes;
}

/**
 * What `git update-index --refresh` would do in a copy of a work tree whose files are as they were, without a process: the index is told where
 * the files are now. False where the index is none of the plain ones that this knows.
 */
export function refreshIndex(repository: string): boolean {
  const file = join(repository, '.git/index');
  if (!existsSync(file)) return true;
  const bytes = readFileSync(file);
  const isLong = /objectformat = sha256/i.test(readFileSync(join(repository, '.git/config'), 'utf8'));
  const hash = isLong ? 'sha256' : 'sha1';
  const hashBytes = HASH_BYTES[hash];
  if (bytes.readUInt32BE(4) !== 2) return false;
  let at = HEADER_BYTES;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const flagsAt = at + STAT_BYTES + hashBytes;
    const length = bytes.readUInt16BE(flagsAt) & MAX_NAME_BYTES;
    if (length === MAX_NAME_BYTES) return false;
    const path = bytes.toString('utf8', flagsAt + 2, flagsAt + 2 + length);
    statOf(join(repository, path), bytes.readUInt32BE(at + 24)).copy(bytes, at);
    at += (STAT_BYTES + hashBytes + 2 + length + 8) & ~7; // one to eight zeros, to a multiple of eight
  }
  const end = bytes.length - hashBytes;
  createHash(hash).update(bytes.subarray(0, end)).digest().copy(bytes, end);
  writeFileSync(file, bytes);
  return true;
}
