import { ASKS_MEMORY } from './wordings/memory.ts';
import type { Wording } from './wordings/parts.ts';
import { WHERE_WE_ARE } from './wordings/where-we-are.ts';

export type { Wording } from './wordings/parts.ts';

/** Wordings in which people ask about the past that are more than their words (wordings/grammar.ts); the first that matches is the one taken out of the query. */
export const WORDINGS: readonly Wording[] = [...ASKS_MEMORY, ...WHERE_WE_ARE];

/** Every word that some wording needs: what trigger-words.ts must know. */
export function neededWords(): readonly string[] {
  return WORDINGS.flatMap(({ needs }) => needs);
}
