/** A line of a diff: '-' gone, '+' new, ' ' in both. */
type DiffLine = Readonly<{ sign: '-' | '+' | ' '; text: string }>;

const CONTEXT_LINES = 3;
/** Settings files have some hundreds of lines; a longer middle is shown as gone and new, whole. */
const MAX_CELLS = 4_000_000;

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function commonLength(a: readonly string[], b: readonly string[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** The lines of both texts in order, by their longest common subsequence. */
function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > MAX_CELLS) return [...signed('-', a), ...signed('+', b)];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const cell = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
  const lines: DiffLine[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      lines.push({ sign: ' ', text: left });
      [i, j] = [i + 1, j + 1];
    } else if (left !== undefined && (right === undefined || cell(i + 1, j) >= cell(i, j + 1))) {
      lines.push({ sign: '-', text: left });
      i += 1;
    } else {
      lines.push({ sign: '+', text: right ?? '' });
      j += 1;
    }
  }
  return lines;
}

const signed = (sign: DiffLine['sign'], lines: readonly string[]) => lines.map((text) => ({ sign, text }));

/** The hunks of a unified diff for `patch` and `git apply`, three lines around each, no head; none where the texts are the same. */
export function lineDiff(before: string, after: string): readonly string[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const head = commonLength(a, b);
  const tail = commonLength(a.slice(head).reverse(), b.slice(head).reverse());
  const changed = middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const lines = [...signed(' ', a.slice(0, head)), ...changed, ...signed(' ', a.slice(a.length - tail))];

  const shown = new Set<number>();
  for (const [at, { sign }] of lines.entries())
    if (sign !== ' ')
      for (let i = Math.max(0, at - CONTEXT_LINES); i <= at + CONTEXT_LINES; i += 1) shown.add(i);
  const told: string[] = [];
  let hunk: DiffLine[] = [];
  let [left, right] = [0, 0];
  for (const [at, line] of lines.entries()) {
    if (shown.has(at)) hunk.push(line);
    if (line.sign !== '+') left += 1;
    if (line.sign !== '-') right += 1;
    if (shown.has(at + 1) && at + 1 < lines.length) continue;
    if (hunk.length > 0) told.push(`@@ -${range(left, hunk, '+')} +${range(right, hunk, '-')} @@`);
    told.push(...hunk.flatMap(diffLines));
    hunk = [];
  }
  return told;
}

/** Where a hunk that ends at line `end` of one text begins there, and how many lines it has of it: all but those of `other`. */
function range(end: number, hunk: readonly DiffLine[], other: DiffLine['sign']): string {
  const count = hunk.filter(({ sign }) => sign !== other).length;
  return `${count === 0 ? end : end - count + 1}${count === 1 ? '' : `,${count}`}`;
}

const diffLines = ({ sign, text }: DiffLine): readonly string[] => [
  `${sign}${text.replace(/\r?\n$/, '')}`,
  ...(text.endsWith('\n') ? [] : ['\\ No newline at end of file']),
];
