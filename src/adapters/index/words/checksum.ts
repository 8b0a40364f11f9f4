/** A 64-bit name of something in the dictionary, as two unsigned 32-bit halves. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

/** What a dictionary entry is the posting list of. */
export type KeyKind = 'term' | 'note' | 'namespace' | 'signature' | 'path' | 'session' | 'successor' | 'open';

/**
 * The key of a word, a note, a namespace, an error's signature or an anchored file. The file holds no words, only keys: among a million of them
 * the chance that any two are alike is 3 in 100 million. Mixing as in cyrb53 (bryc, public domain).
 */
export function keyOf(kind: KeyKind, name: string): Key {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const text = `${kind}\u0000${name}`;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return { high: b >>> 0, low: a >>> 0 };
}

/**
 * A checksum against accidents (a torn write, a bad block), not against people: the file is the user's own. One
 * multiplication a word: it runs in a process that has just started, where nothing is compiled.
 */
export function checksum(words: Uint32Array, seed: number): number {
  const count = words.length;
  let sum = seed ^ count;
  for (let index = 0; index < count; index += 1) {
    sum = Math.imul(sum ^ (words[index] as number), 2654435761) ^ (sum >>> 15);
  }
  return sum >>> 0;
}
