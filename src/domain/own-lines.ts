/** A memory as it is told or listed, and as models repeat it: its id first, in brackets, bold, as code or bare, behind a list's sign. */
const ITEM = /^(?:[-*•+]\s+|\d{1,3}[.)]\s+)?(?:\*\*|__)?`?\[?[0-9a-f]{16}\]?`?(?:\*\*|__)?(?=[\s:]|$)/;
/** What stands above the memories, and the line with whose each is and what it rests on. */
const HEADING = /\bRecalled by cs-memory from\b/;
const LABEL =
  /^\([\w./-]+\/[\w-]+ · .*\bevidence (?:user-stated|test-verified|tool-observed|model-inferred)\b/;
const QUOTED = /^ {0,3}> ?/;

/**
 * A text without what it repeats of memories as they are told or listed: their lines, with what is indented below them. The
 * fence around recalled text is the filters' to see (filters/stages/injected-text.ts); this is for text that has lost it, since a
 * model that is asked what it remembers lists it, and a user pastes a list. Pure, linear.
 */
export function withoutOwnLines(text: string): string {
  let item: readonly number[] | undefined;
  const kept = text.split('\n').filter((line) => {
    const bare = line.replace(QUOTED, '');
    const told = bare.trim();
    const indents = [indentOf(line), indentOf(bare)];
    if (ITEM.test(told)) {
      item = indents;
      return false;
    }
    if (told !== '' && item?.some((indent, at) => (indents[at] ?? 0) > indent)) return false;
    item = undefined;
    return !HEADING.test(told) && !LABEL.test(told);
  });
  return kept.join('\n');
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
