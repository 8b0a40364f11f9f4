/**
 * A text of at most about `maxChars`: of a longer one its beginning and its end, in whole lines. Cut before the filters see
 * it, half a line could hide what a secret is.
 */
export function wholeEnds(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const half = maxChars / 2;
  const head = text.slice(0, half);
  const tail = text.slice(-half);
  return `${head.slice(0, head.lastIndexOf('\n') + 1)}\n${tail.slice(tail.indexOf('\n') + 1 || half)}`;
}
