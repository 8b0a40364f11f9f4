/** The words of a request itself, and those that only point at what was said elsewhere. */
const EMPTY = new Set(
  "a about again all also always and asap can claude.md could do don't down everything for forget from future good great i in into it just keep later let's make me memory mind next note notes now of ok okay on perfect please put remember right said save session sessions so store sure take thanks thank that the them then these things this those time to us we what will would write yes you your".split(
    ' ',
  ),
);

/**
 * Whether a request to remember says nothing by itself ("remember this", "put that into CLAUDE.md"): what it points at is in
 * another message, and kept as it stands it would tell the next session nothing. Pure.
 */
export function isBareRequest(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}.']+/u);
  return words.every((word) => EMPTY.has(word.replace(/^[.']+|[.']+$/g, '')) || !/[\p{L}\p{N}]/u.test(word));
}
