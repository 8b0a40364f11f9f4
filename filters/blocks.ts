import type { Span } from './edits.ts';

/** No real opening tag is longer; prose that only mentions `<private` has its next `>` far off. */
const MAX_TAG_LENGTH = 400;

/**
 * Where `<name …>…</name>` blocks stand, outermost ones, sorted. Blocks nest; one that is never closed reaches to
 * the end of the text. A closing tag without an opening one is no block. Case does not count.
 */
export function findBlocks(text: string, name: string): readonly Span[] {
  const tags = new RegExp(`<(/?)${name}(?:\\s[^<>]{0,${MAX_TAG_LENGTH}})?(/?)>`, 'gi');
  const blocks: Span[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closing, 2: selfClosing, index } of text.matchAll(tags)) {
    if (closing === '/') {
      if (depth === 1) blocks.push({ start, end: index + tag.length });
      depth = Math.max(0, depth - 1);
    } else if (selfClosing === '' && !tag.endsWith('/>')) {
      if (depth === 0) start = index;
      depth += 1;
    }
  }
  if (depth > 0) blocks.push({ start, end: text.length });
  return blocks;
}
