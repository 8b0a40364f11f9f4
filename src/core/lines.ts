/** How much of each end of a long output is looked at: errors stand at the start or at the end. */
const END_CHARS = 8_192;

/**
 * The text itself, or the first and the last 8 KB of a longer one, cut at line ends (at white space where
 * there is no line end), so that no word and no secret is cut in two.
 */
export function windowOf(text: string): string {
  if (text.length <= 2 * END_CHARS) return text;
  return `${headOf(text, END_CHARS)}\n${tailOf(text, END_CHARS)}`;
}

/** The whole lines (else words) within the first `maxChars` characters. */
export function headOf(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const head = text.slice(0, maxChars);
  const lineEnd = head.lastIndexOf('\n');
  const end = lineEnd >= 0 ? lineEnd : head.search(/\s\S*$/);
  return head.slice(0, Math.max(end, 0));
}

/** The whole lines (else words) within the last `maxChars` characters. */
export function tailOf(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const tail = text.slice(-maxChars);
  const lineEnd = tail.indexOf('\n');
  const start = lineEnd >= 0 ? lineEnd : tail.search(/\s/);
  return start >= 0 ? tail.slice(start + 1) : '';
}

/**
 * At most `maxChars` characters, cut before a word, with an ellipsis for what is gone. A word that does not
 * fit is left out whole: half a credential is no longer found by a filter, and is still half a credential.
 */
export function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = text.slice(0, maxChars).search(/\s\S*$/);
  return `${text.slice(0, Math.max(end, 0)).trimEnd()}…`;
}

const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without terminal colours and control characters; a carriage return, which redraws a line, ends one. */
export function plainText(text: string): string {
  const uncoloured = text.includes('\u001b') ? text.replace(ESCAPE_SEQUENCE, '') : text;
  return uncoloured.replace(CONTROL, '').replace(/\r\n?/g, '\n');
}

/** One line of it: white space runs become one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
