import {
  ANYTHING,
  type CharSet,
  complement,
  contains,
  DIGITS,
  intersects,
  NOTHING,
  SPACES,
  union,
  WORD,
} from './char-set.ts';
import type { Cursor, PatternFlags } from './cursor.ts';

/** What one character of a text may be, known from two sides, since case and `\p{…}` are only known roughly. */
export interface Sides {
  /** At least all that matches. */
  readonly most: CharSet;
  /** Only what surely matches. */
  readonly least: CharSet;
}

/** A set that is known to the character. */
export const exactly = (set: CharSet): Sides => ({ most: set, least: set });

const CLASSES: Readonly<Record<string, CharSet>> = { d: DIGITS, w: WORD, s: SPACES };
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const BACKSPACE = 8;
const CASE_DISTANCE = 32;
const UPPER: CharSet = [[0x41, 0x5a]];
const LOWER: CharSet = [[0x61, 0x7a]];
const ASCII: CharSet = [[0, 0x7f]];
const BEYOND_ASCII = complement(ASCII);

/** Reads one character, or an escape that stands for one or for a class. Throws a Refusal. */
export function readChar(cursor: Cursor): Sides {
  const sides = readSingle(cursor);
  return { most: anyCase(sides.most, cursor.flags), least: sides.least };
}

/** Reads `[…]`. Throws a Refusal for a range that begins or ends with a class. */
export function readClass(cursor: Cursor): Sides {
  cursor.take('[');
  const isNegated = cursor.take('^');
  const items: Sides[] = [];
  while (!cursor.take(']')) items.push(readClassItem(cursor));
  const most = anyCase(union(...items.map((item) => item.most)), cursor.flags);
  const least = union(...items.map((item) => item.least));
  return isNegated ? { most: complement(least), least: complement(most) } : { most, least };
}

function readClassItem(cursor: Cursor): Sides {
  const from = readClassSingle(cursor);
  if (!cursor.sees('-') || cursor.look(1) === ']') return from;
  cursor.take('-');
  const [low, high] = [codeIn(from), codeIn(readClassSingle(cursor))];
  if (low === undefined || high === undefined) throw cursor.unknown('a range that ends with a class');
  return exactly([[low, high]]);
}

const readClassSingle = (cursor: Cursor): Sides =>
  cursor.take('\\b') ? exactly([[BACKSPACE, BACKSPACE]]) : readSingle(cursor);

/** The one character of a set; undefined where it has another number of them. */
function codeIn({ most }: Sides): number | undefined {
  const [range] = most;
  return most.length === 1 && range !== undefined && range[0] === range[1] ? range[0] : undefined;
}

function readSingle(cursor: Cursor): Sides {
  const character = cursor.look();
  if (character !== '\\') {
    cursor.take(character);
    return exactlyOne(character.codePointAt(0) ?? 0);
  }
  const letter = cursor.look(1);
  if (/[1-9k]/.test(letter)) throw cursor.unknown('a reference to a group');
  if (cursor.flags.unicode && cursor.takeMatch(/^\\p\{[^}]*\}/i)) return { most: ANYTHING, least: NOTHING };
  const set = CLASSES[letter.toLowerCase()];
  if (set === undefined) return exactlyOne(readCode(cursor));
  cursor.take(`\\${letter}`);
  return exactly(/[a-z]/.test(letter) ? set : complement(set));
}

const exactlyOne = (code: number): Sides => exactly([[code, code]]);

/** The code of a character that is written with a backslash. */
function readCode(cursor: Cursor): number {
  const { unicode } = cursor.flags;
  const hex = cursor.takeMatch(
    unicode
      ? /^\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i
      : /^\\(?:x([\da-f]{2})|u([\da-f]{4}))/i,
  );
  if (hex !== undefined) {
    const code = Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16);
    if (unicode && code >= 0xd800 && code <= 0xdfff) throw cursor.unknown('half of a character');
    return code;
  }
  const letter = cursor.look(1);
  const control = CONTROLS[letter];
  const isOctal = letter === '0' && /\d/.test(cursor.look(2));
  if (isOctal || (control === undefined && /[A-Za-z0-9]/.test(letter)))
    throw cursor.unknown('an escape that is not known');
  cursor.take(`\\${letter}`);
  return control ?? letter.codePointAt(0) ?? 0;
}

/** With the flag `i`: never too little, and roughly for what lies beyond ASCII. */
function anyCase(set: CharSet, { ignoreCase, unicode }: PatternFlags): CharSet {
  if (!ignoreCase) return set;
  // with `u` the letters k and s have relatives beyond ASCII
  const isWide = !contains(ASCII, set) || (unicode && intersects(set, [...UPPER, ...LOWER]));
  const swapped = [...shifted(set, UPPER, CASE_DISTANCE), ...shifted(set, LOWER, -CASE_DISTANCE)];
  return union(set, swapped, isWide ? BEYOND_ASCII : NOTHING);
}

/** What of the set lies within a range, moved by so much. */
function shifted(set: CharSet, [within]: CharSet, by: number): CharSet {
  if (within === undefined) return NOTHING;
  return set.flatMap(([from, to]): CharSet => {
    const [low, high] = [Math.max(from, within[0]), Math.min(to, within[1])];
    return low > high ? [] : [[low + by, high + by]];
  });
}
