import { findBlocks } from '../blocks.ts';
import type { FilterStage } from '../types.ts';

/** Points at what the user marked `<private>…</private>`, an unclosed mark to the end of the text. */
export const privateBlocksStage: FilterStage = {
  name: 'private-blocks',
  scan(text) {
    if (!text.includes('<')) return [];
    return findBlocks(text, 'private').map((span) => ({ ...span, kind: 'private' }));
  },
};
