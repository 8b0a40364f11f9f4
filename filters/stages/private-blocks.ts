import type { Span } from '../edits.ts';
import type { FilterStage } from '../types.ts';

/** A mark, also with attributes and in capitals; an empty element (`<Private />`) marks nothing. */
const TAG = /<(\/?)private(?:\s[^<>/]{0,200})?>/gi;
/** As people write it. Anything else may be an element of a document. */
const PLAIN = '<private>';

/** In front of a mark that counts even if it is never closed: nothing on its line, white space, another tag. */
const IN_THE_OPEN = /^$|[\s>]$/;
/** In front of one that is part of a type: `List<private>`, `Option::<private>`. */
const TYPE = /[\w$]$|::$/;

/**
 * Points at what the user marked `<private>…</private>`, an unclosed mark to the end of the text. Blocks nest. A mark
 * opens where a line begins, behind white space and behind `>`. Behind a quote, a bracket or another sign it may
 * be talk of the mark itself, so there it opens only if it is closed; behind a letter of ASCII, a digit, `$` or `::`
 * it is part of a type and opens nothing. `<Private>` and `<private reason="x">` may be elements of a document, so they too open only if
 * they are closed.
 */
export const privateBlocksStage: FilterStage = {
  name: 'private-blocks',
  scan(text) {
    if (!text.includes('<')) return [];
    return blocks(text).map((span) => ({ ...span, kind: 'private' }));
  },
};

/** Outermost blocks, sorted. */
function blocks(text: string): readonly Span[] {
  const open: { start: number; surely: boolean }[] = [];
  const found: Span[] = [];
  const add = (block: Span): void => {
    while ((found.at(-1)?.start ?? -1) > block.start) found.pop();
    found.push(block);
  };
  for (const { 0: tag, 1: closing, index } of text.matchAll(TAG)) {
    const before = text.slice(Math.max(0, index - 2), index);
    const mark = closing === '/' ? open.pop() : undefined;
    if (mark !== undefined) add({ start: mark.start, end: index + tag.length });
    // inside of a block a type counts too: one mark too many hides more, not less
    else if (closing === '' && (open.length > 0 || !TYPE.test(before)))
      open.push({ start: index, surely: tag === PLAIN && IN_THE_OPEN.test(before) });
  }
  const unclosed = open.find(({ surely }) => surely);
  if (unclosed !== undefined) add({ start: unclosed.start, end: text.length });
  return found;
}
