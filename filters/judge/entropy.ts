import { lettersLookRandom, readsAsWords } from './words.ts';

/**
 * Shannon entropy in bits per character, 0 for the empty text. Random base64 of 40 characters has about 4.8,
 * random hex 3.7, an English phrase 3.5 to 4: length and character classes must be judged with it.
 */
export function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) {
    const share = count / value.length;
    bits -= share * Math.log2(share);
  }
  return bits;
}

/** How often a letter stands beside a digit, or a small letter beside a capital. */
function classChanges(value: string): number {
  let changes = 0;
  for (let index = 1; index < value.length; index += 1) {
    const here = classOf(value.charCodeAt(index));
    const before = classOf(value.charCodeAt(index - 1));
    if (here !== before && here !== OTHER && before !== OTHER) changes += 1;
  }
  return changes;
}

const OTHER = 3;

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 0;
  if (code >= 65 && code <= 90) return 1;
  return code >= 48 && code <= 57 ? 2 : OTHER;
}

/**
 * Whether a value looks drawn at random: enough different characters for its length, not made of words, and letters
 * and digits that alternate, or capitals and small letters that do, or letters that make no words.
 * `accessTokenProvider2` and `user_password_2` do not: names change class once a word, random base62 at every second
 * place. `minLength` is in characters; a value without a letter never looks random. Missed of 5,000 drawn values each:
 * base62 of 16 characters 0.04 %, base36 0.3 %, hex 3 %, small letters 3 %; of 20 characters 0, 0.1, 0.5 and 1 %.
 */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength || !/[A-Za-z]/.test(value)) return false;
  if (entropy(value) < Math.min(2.75, Math.log2(value.length) - 1) || readsAsWords(value)) return false;
  if (value.length >= 14 && lettersLookRandom(value)) return true;
  const changes = classChanges(value);
  const rate = changes / (value.length - 1);
  if (/[0-9]/.test(value)) return rate >= 0.18 || (value.length >= 12 && changes >= 3);
  return value.length >= 16 && rate >= 0.35;
}
