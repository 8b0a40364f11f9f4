import { ASKS_MEMORY } from './wordings/memory.ts';
import type { Wording } from './wordings/parts.ts';
import { GERMAN, SOME_TIME_AGO } from './wordings/some-time-ago.ts';
import { WHAT_WAS_DONE, WHAT_WE_DID } from './wordings/what-we-did.ts';
import { WHERE_WE_ARE } from './wordings/where-we-are.ts';

export type { Wording } from './wordings/parts.ts';

/** Wordings in which people ask about the past; the first that matches is the one taken out of the query. */
export const WORDINGS: readonly Wording[] = [
  ...WHAT_WE_DID,
  ...ASKS_MEMORY,
  ...WHERE_WE_ARE,
  ...SOME_TIME_AGO,
  ...WHAT_WAS_DONE,
  ...GERMAN,
];

/** Every word that some wording needs: what trigger-words.ts must know. */
export function neededWords(): readonly string[] {
  return WORDINGS.flatMap(({ needs }) => needs);
}
