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

/** How many times the text changes between letters in lower case, in upper case, digits and others. */
function classChanges(value: string): number {
  let changes = 0;
  for (let index = 1; index < value.length; index += 1) {
    if (classOf(value.charCodeAt(index)) !== classOf(value.charCodeAt(index - 1))) changes += 1;
  }
  return changes;
}

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 0;
  if (code >= 65 && code <= 90) return 1;
  return code >= 48 && code <= 57 ? 2 : 3;
}

/**
 * Whether a value looks drawn at random: letters and digits mixed (or letters of both cases that change often),
 * and enough different characters for its length. Names made of words (`accessTokenProvider`,
 * `user_password_2`) change class seldom; random base62 does so at more than half of its places, hex at half.
 */
export function looksRandom(value: string, minLength: number): boolean {
  if (value.length < minLength) return false;
  const letters = /[A-Za-z]/.test(value);
  const digits = /[0-9]/.test(value);
  if (!letters || entropy(value) < Math.min(3, Math.log2(value.length) - 1)) return false;
  const rate = classChanges(value) / (value.length - 1);
  return digits
    ? rate >= 0.18
    : value.length >= 16 && rate >= 0.35 && /[a-z]/.test(value) && /[A-Z]/.test(value);
}
