import type { FilterStage, StageFinding } from '../types.ts';

/**
 * Bidirectional controls, zero-width characters, fillers that draw nothing, and the tag characters that smuggle
 * ASCII. Variation selectors stay: they choose how an emoji is drawn and hide nothing between two letters.
 */
const INVISIBLE =
  /(?:\u034f|\u115f|\u1160|\u17b4|\u17b5|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\udb40[\udc00-\udc7f])+/g;

/** Zero-width (non-)joiner: part of emoji and of Persian and Indic words. */
const JOINER = /^[\u200c\u200d]$/;

/** Points at characters that cannot be seen; they are taken out. */
export const invisibleCharactersStage: FilterStage = {
  name: 'invisible-characters',
  scan(text): readonly StageFinding[] {
    const findings: StageFinding[] = [];
    for (const { 0: found, index } of text.matchAll(INVISIBLE)) {
      if (JOINER.test(found) && isForeign(text, index - 1) && isForeign(text, index + 1)) continue;
      findings.push({
        kind: 'invisible-character',
        start: index,
        end: index + found.length,
        replacement: '',
      });
    }
    return findings;
  },
};

/** A joiner between two characters beyond ASCII is spelling; beside an ASCII one it can only hide something. */
function isForeign(text: string, index: number): boolean {
  return text.charCodeAt(index) > 0x7f;
}
