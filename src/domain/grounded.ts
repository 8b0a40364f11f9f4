import { namesIn } from './prose/names.ts';

/** Words that every text has; a sentence may bring its own. */
const SHORT_WORD_CHARS = 4;
/** Other forms of a word begin alike: `swallows`, `swallowed`. */
const STEM_CHARS = 5;
/** So much of what a sentence says must be in its source. Judged: a summary in other words still shares its nouns. */
const MIN_SHARE = 0.6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const stemOf = (word: string): string => word.slice(0, STEM_CHARS);

/**
 * Whether a sentence says only what its source says: every name and every number in it stands there, and most of its
 * words. What a model made up fails here, and so does what it was told to say by something else. Pure, linear.
 */
export function isGrounded(sentence: string, source: string): boolean {
  const lower = source.toLowerCase();
  const { files, code } = namesIn(sentence);
  if (![...files, ...code].every((name) => lower.includes(name.toLowerCase()))) return false;
  const known = new Set(wordsOf(source));
  const words = wordsOf(sentence);
  if (!words.filter((word) => /\d/.test(word)).every((word) => known.has(word))) return false;
  const stems = new Set([...known].map(stemOf));
  const telling = words.filter((word) => word.length >= SHORT_WORD_CHARS);
  return (
    telling.length > 0 &&
    telling.filter((word) => stems.has(stemOf(word))).length >= telling.length * MIN_SHARE
  );
}
