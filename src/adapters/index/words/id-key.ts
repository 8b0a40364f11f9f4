import { keyOf } from './checksum.ts';

/**
 * An id as a number of 40 bits: the first characters, so that ids with a beginning stand together, then bits of a hash, so that one id is
 * found at once whatever the others are. A document's number fits beside it into 64 bits.
 */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const CHARS = 3;
const HASHES = 2 ** 22;

/** The keys between which what is looked for is; none for what no id is like. */
export type KeyRange = readonly [least: number, most: number] | undefined;

function beginning(text: string, filler: number): number | undefined {
  let key = 0;
  for (let at = 0; at < CHARS; at += 1) {
    const code = at < text.length ? ALPHABET.indexOf(text.charAt(at)) : filler;
    if (code < 0) return undefined;
    key = key * 64 + code;
  }
  return key;
}

const keyOfId = (id: string): number => (beginning(id, 0) ?? 0) * HASHES + (keyOf('note', id).low % HASHES);

export function idRange(id: string): KeyRange {
  const key = keyOfId(id);
  return [key, key];
}

export function prefixRange(prefix: string): KeyRange {
  const least = beginning(prefix, 0);
  const most = beginning(prefix, 63);
  return least === undefined || most === undefined ? undefined : [least * HASHES, (most + 1) * HASHES - 1];
}

/** An id and its document in 64 bits. */
export function idEntry(id: string, document: number): bigint {
  return (BigInt(keyOfId(id)) << 24n) | BigInt(document);
}

/** The key of an entry that was read as two halves, the lower first. */
export const entryKey = (low: number, high: number): number => high * 256 + (low >>> 24);
/** Its document. */
export const entryDocument = (low: number): number => low & 0xffffff;
