import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.2,
    pattern:
      /\b(?:simpl(?:er|est|e|icity|if(?:y|ies|ied))|clean(?:er|est)?|elegant\w*|tid(?:y|ier)|readab\w*|maintainab\w*|minimal(?:ism)?|concise|clear(?:er)?)\b/i,
  },
  {
    weight: 1.2,
    pattern:
      /\b(?:duplicat\w*|redundan\w*|dead code|boilerplate|over-?engineer\w*|over-?kill|complex(?:ity)?|convoluted|hack(?:y|s)?|spaghetti|magic (?:number|string)s?|tech(?:nical)? debt|unused|bloat\w*)\b/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:refactor\w*|extract(?:ed|ing)?|renam(?:e|ed|ing)|consisten\w*|inconsisten\w*|conventions?|naming|idiomatic|style|single source of truth|consolidat\w*|unif(?:y|ied))\b/i,
  },
  {
    weight: 0.6,
    pattern: /\b(?:lint\w*|format(?:ted|ter|ting)?|quality|polish\w*|coverage|docs?trings?|comments?)\b/i,
  },
];
/** A sentence of this many characters is said shortly, and says something. */
const SHORT = { from: 40, to: 140 } as const;
const WELL_PUT = 0.5;

/**
 * E6 Aesthetic: quality and simplicity: words for what is simple, clean, consistent or the opposite, and whether it is well put
 * itself: a whole, short sentence that names what it speaks of. With a model also nearness to sentences about quality.
 */
export const aesthetic: Score = (memory, context) => {
  const reading = readingOf(memory);
  const { length } = memory.summary;
  const { files, code } = reading.names;
  const isShort = length >= SHORT.from && length <= SHORT.to;
  const isWellPut = isShort && /[.!?]$/.test(memory.summary) && files.length + code.length > 0;
  const points = cuePoints(reading, CUES) + (isWellPut ? WELL_PUT : 0);
  return withPrototypes('aesthetic', saturate(points), memory, context);
};
