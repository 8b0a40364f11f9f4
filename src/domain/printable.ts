/**
 * What may hide or command in a text that somebody else wrote: control characters but for line end and tab
 * (terminals obey them), and format characters: direction marks, zero-width and tag characters, which make a text
 * look like another one or carry words that only a model reads. The joiners of emoji and of some scripts stay.
 */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu;

/** The text with nothing in it that a terminal or a reader could not see. Notes come from other people too. */
export function printable(text: string): string {
  return text.replace(INVISIBLE, '');
}
