// Settings that are no plain JSON, or wrong, are read here: a file of its own in dist, since most are neither.

import { type ParseError, parseTree } from 'jsonc-parser/lib/esm/main.js';
import { attempt } from '../../core/basics.ts';
import { held, type JsonNode, plainValue, propertyOf } from '../../core/json-text.ts';

/** What JSON with comments and trailing commas says, or where it stops being that, from 1; undefined where it is nested without end. */
export function parseJsonc(
  text: string,
): { readonly value: unknown } | { readonly line: number; readonly column: number } | undefined {
  const faults: ParseError[] = [];
  const root = treeOf(text, faults);
  const [fault] = faults;
  if (fault === undefined) return root && attempt(() => ({ value: plainValue(root) }));
  const before = text.slice(0, fault.offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The line, from 1, on which a key or a list's item is, where it is spelled several times the last: that one holds. Undefined where it is not there. */
export function lineOf(text: string, path: readonly (string | number)[]): number | undefined {
  let at = treeOf(text);
  for (const segment of path) {
    const node = at?.type === 'property' ? held(at) : at;
    at = typeof segment === 'number' ? node?.children?.[segment] : propertyOf(node, segment);
  }
  return at && text.slice(0, at.offset).split('\n').length;
}

/** The tree, with every place that of the text: a byte order mark counts as a blank. Undefined for what is nested without end. */
const treeOf = (text: string, faults: ParseError[] = []): JsonNode | undefined =>
  attempt(() => parseTree(text.replace(/^\ufeff/, ' '), faults, { allowTrailingComma: true })) as JsonNode;

/** The name that was meant, as far as can be told: the one that takes the fewest letters to mend, at most a third of them. */
export function nearestName(slip: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, far: distance(slip.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.max(name.length, slip.length) / 3)))
    .sort((a, b) => a.far - b.far);
  return best?.name;
}

/** How many letters are to be put in, left out, changed or swapped with the next (Damerau and Levenshtein). */
function distance(from: string, to: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
