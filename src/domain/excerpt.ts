const CUT_MARK = '…';

/** The longest beginning of `text` within `maxBytes` of UTF-8 that ends at a character boundary. */
export function cutBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  let end = Math.max(0, maxBytes);
  const bytes = Buffer.from(text);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1; // 10xxxxxx: in the middle of a character
  return bytes.toString('utf8', 0, end);
}

/** A redaction that a cut went through would look like text: it goes as a whole. */
const dropHalfRedaction = (text: string): string =>
  text.replace(/\[(?:R(?:E(?:D(?:A(?:C(?:T(?:E(?:D(?::[a-z0-9-]*)?)?)?)?)?)?)?)?)?$/, '');

/**
 * Cuts text to at most `maxBytes` of UTF-8, at the end of a line where there is one in the last half, else at a
 * character; what is cut off is marked. Give it filtered text: a cut before filtering could hide half a secret
 * from a rule.
 */
export function cutExcerpt(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const mark = `\n${CUT_MARK}`;
  const head = cutBytes(text, maxBytes - Buffer.byteLength(mark));
  const lineEnd = head.lastIndexOf('\n');
  return (lineEnd > head.length / 2 ? head.slice(0, lineEnd) : dropHalfRedaction(head)) + mark;
}

/** Makes one line of at most `maxChars` characters out of any text. */
export function oneLine(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line.slice(0, maxChars * 2 + 2)]; // one more than fits, also of characters of two code units
  return chars.length <= maxChars
    ? line
    : `${chars
        .slice(0, maxChars - 1)
        .join('')
        .trimEnd()}${CUT_MARK}`;
}
