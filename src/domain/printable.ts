/**
 * What may hide or command in a text that somebody else wrote: control characters but for line end and tab
 * (terminals obey them), direction marks and zero-width characters (they make a text look like another one).
 */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The text with nothing in it that a terminal or a reader could not see. Notes come from other people too. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, '');
}
