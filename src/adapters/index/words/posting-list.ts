import { documentOf, frequencyOf, posting } from '../../../domain/words/posting.ts';

/** The frequencies that most postings have: none, one mention in a body, one in a summary. Others take a byte of their own. */
const COMMON = [0, 2, 6] as const;
const OTHER = COMMON.length;
/** Five for a distance of 32 bits with its code, one for a frequency. */
const MAX_BYTES_EACH = 6;

/** Postings in the order of their documents as distances, in as many bytes as each needs. */
export function encodePostings(postings: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(postings.length * MAX_BYTES_EACH);
  let out = 0;
  let before = -1;
  for (let index = 0; index < postings.length; index += 1) {
    const value = postings[index] as number;
    const frequency = frequencyOf(value);
    const document = documentOf(value);
    const code = frequency === 2 ? 1 : frequency === 0 ? 0 : frequency === 6 ? 2 : OTHER;
    let rest = (document - before) * 4 + code;
    before = document;
    for (; rest > 127; rest >>>= 7) {
      bytes[out] = (rest & 127) | 128;
      out += 1;
    }
    bytes[out] = rest;
    out += 1;
    if (code === OTHER) {
      bytes[out] = frequency;
      out += 1;
    }
  }
  return bytes.slice(0, out);
}

/** The same back. One loop: it runs in a process that has just started. */
export function decodePostings(bytes: Uint8Array, count: number): Uint32Array {
  const postings = new Uint32Array(count);
  let at = 0;
  let document = -1;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at] as number;
    at += 1;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] as number;
      at += 1;
      value |= (byte & 127) << shift;
    }
    document += value >>> 2;
    const code = value & 3;
    let frequency = code === 1 ? 2 : code === 2 ? 6 : 0;
    if (code === 3) {
      frequency = bytes[at] as number;
      at += 1;
    }
    postings[index] = posting(document, frequency);
  }
  return postings;
}
