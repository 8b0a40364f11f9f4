import { createHash } from 'node:crypto';
import type { Memory } from './memory.ts';

/** What an embedder is given of a memory: what it says, in its own words. Names and places are what words are for. */
export function passageOf({ summary, body }: Pick<Memory, 'summary' | 'body'>): string {
  if (body === undefined || body === '') return summary;
  return body.startsWith(summary) ? body : `${summary}\n${body}`;
}

/** Names a passage, so that a vector of another wording is recognised. 64 bits, as for an id. */
export function passageKey(passage: string): string {
  return createHash('sha256').update(passage).digest('hex').slice(0, 16);
}
