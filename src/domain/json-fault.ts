/** A mark, a string, and a number or a word; JSON's own blanks in front (RFC 8259). */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\]:,])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])|$)/uy;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

/** Where a text stops being JSON, as line and column from 1; undefined where it is JSON. Says nothing of what stands there. */
export function jsonFault(text: string): { readonly line: number; readonly column: number } | undefined {
  const at = faultOffset(text);
  if (at === undefined) return undefined;
  const before = text.slice(0, at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function faultOffset(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let at = 0; ; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return at;
    const [whole, mark, word] = match;
    const isEnd = whole.trimStart() === '';
    if (isEnd) return expected === ', or end' && open.length === 0 ? undefined : at;
    const next = step(expected, mark, word !== undefined, open);
    if (next === undefined) return at;
    expected = next;
  }
}

/** What is expected behind a token; undefined where the token does not fit. Keeps book of what is open. */
function step(
  expected: Expected,
  mark: string | undefined,
  isString: boolean,
  open: string[],
): Expected | undefined {
  const inside = open.at(-1);
  if ((mark === ']' && expected === 'value or ]') || (mark === '}' && expected === 'key or }')) {
    open.pop();
    return ', or end';
  }
  if (expected === 'key' || expected === 'key or }') return isString ? ':' : undefined;
  if (expected === ':') return mark === ':' ? 'value' : undefined;
  if (expected === ', or end') {
    if (mark === ',' && inside !== undefined) return inside === '{' ? 'key' : 'value';
    if ((mark === '}' && inside === '{') || (mark === ']' && inside === '[')) {
      open.pop();
      return ', or end';
    }
    return undefined;
  }
  if (mark === undefined) return ', or end';
  if (mark !== '{' && mark !== '[') return undefined;
  open.push(mark);
  return mark === '{' ? 'key or }' : 'value or ]';
}
