import { findBlocks } from '../blocks.ts';
import type { FilterStage } from '../types.ts';

/** The element that recalled memories are fenced with. */
export const RECALL_FENCE = 'cs-memory-recall';

/** What the client and we put into a conversation: said by no one, so never a lesson. */
const INJECTED = [RECALL_FENCE, 'system-reminder'];

/** Points at recalled memories and system reminders; they are taken out, or a memory would be learnt from itself. */
export const injectedTextStage: FilterStage = {
  name: 'injected-text',
  scan(text) {
    return INJECTED.filter((name) => text.includes(name)).flatMap((name) =>
      findBlocks(text, name).map((span) => ({ ...span, kind: 'injected-text', replacement: '' })),
    );
  },
};
