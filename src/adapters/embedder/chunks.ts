/** How much of a piece its successor repeats: a thought that is cut in two is whole in one of them. */
const OVERLAP = 1 / 8;

export interface Window {
  /** How many tokens a text has, without prefix and special tokens. */
  readonly count: (text: string) => number;
  /** So many a piece may have, at least 1. */
  readonly maxTokens: number;
}

/**
 * Cuts a text into pieces that each fit the window, in their order. Each begins and ends at a word, shares an eighth of
 * the window with its neighbour, and only a word that alone does not fit is cut itself. Every word is in some piece.
 * A text that fits is the only piece, as it is.
 */
export function cutIntoChunks(text: string, window: Window): readonly string[] {
  if (window.count(text) <= window.maxTokens) return [text];
  const words = (text.match(/\S+/g) ?? []).flatMap((word) => cutWord(word, window));
  const sizes = words.map((word) => Math.max(1, window.count(word)));
  const chunks: string[] = [];
  let start = 0;
  while (start < words.length) {
    const end = endOfChunk(words, sizes, start, window);
    chunks.push(words.slice(start, end).join(' '));
    if (end === words.length) break;
    start = Math.max(start + 1, startOfNext(sizes, end, window.maxTokens * OVERLAP));
    // Where the next word is so long that what is repeated leaves it no room, nothing is repeated.
    while (start < end && endOfChunk(words, sizes, start, window) <= end) start += 1;
  }
  return chunks;
}

/** Sizes of words add up to nearly the size of their text; where it is more, the last words wait for the next piece. */
function endOfChunk(
  words: readonly string[],
  sizes: readonly number[],
  start: number,
  { count, maxTokens }: Window,
): number {
  let end = start;
  for (let sum = 0; end < words.length; end += 1) {
    sum += sizes[end] ?? 0;
    if (sum > maxTokens) break;
  }
  end = Math.max(end, start + 1);
  while (end > start + 1 && count(words.slice(start, end).join(' ')) > maxTokens) end -= 1;
  return end;
}

function startOfNext(sizes: readonly number[], end: number, overlapTokens: number): number {
  let start = end;
  for (let sum = 0; start > 0; start -= 1) {
    sum += sizes[start - 1] ?? 0;
    if (sum > overlapTokens) break;
  }
  return start;
}

/** A word that fits is whole; another is halved, between characters, until all parts fit or are single characters. */
function cutWord(word: string, window: Window): readonly string[] {
  if (window.count(word) <= window.maxTokens) return [word];
  const characters = [...word];
  if (characters.length < 2) return [word];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].flatMap((part) =>
    cutWord(part.join(''), window),
  );
}
