/** The alphabets of the notation, as the inside of a character class; case never counts. */
const ALPHABETS: Readonly<Record<string, string>> = {
  h: '0-9a-f',
  d: '0-9',
  n: '0-9a-z',
  w: '\\w-',
  e: '\\w+=-',
  b: '0-9a-z+/=',
  v: '\\w.+/=~:%-',
};

const PART = /([hdnwebv])(\d+)(?:,(\d+)|(\+))?|'([^']+)'|[-.:/u]/g;
const UUID = '[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}';
const UUID_LENGTH = 36;
/** So much more than its lower bound is read of a part without an upper one: the rest belongs to it anyway. */
const OPEN_LENGTH = 64;

/**
 * An alphabet with signs could begin within the name that is assigned, and run on over the equals sign: it begins behind
 * a sign that is in none, or is glued to a credential word (`TOKEN-a1b2…`).
 */
const BEHIND_SIGN =
  '(?:(?<![\\w.+/~%-])|(?<=(?:private|secret|token|key|access)-)(?!(?:key|token|secret|id)[^0-9a-z]))(?=[0-9a-z])';
const BEHIND_WORD = '(?<![0-9a-z])';

/** A shape that can be looked for. */
export interface ShapePattern {
  /** Flags `gi`. Begins where no letter or digit stands before; what stands behind is the caller's to judge. */
  readonly pattern: RegExp;
  /** Characters of the longest match. */
  readonly maxLength: number;
  /** Whether values may go on behind the longest match. */
  readonly open: boolean;
}

const compiled = new Map<string, ShapePattern>();

/**
 * The pattern of a shape, made when first needed. A shape is a row of parts: the letter of an alphabet with a length (`h32`,
 * `n30,40`, `v99+`), literal text in quotes, a sign, or `u`: 8-4-4-4-12. `h` is hexadecimal, `d` digits, `n` letters and digits, `w`
 * those with `_` and `-`, `e` with `+=` too, `b` base64, `v` all of these with `.~:%`. Throws `RangeError` at what is no part.
 */
export function patternOf(shape: string): ShapePattern {
  const known = compiled.get(shape);
  if (known !== undefined) return known;
  if (shape.replace(PART, '') !== '')
    throw new RangeError('a shape has a part that the notation does not know');
  let maxLength = 0;
  let open = false;
  const source = shape.replace(
    PART,
    (sign: string, alphabet?: string, min = '', max = min, plus?: string, text = sign) => {
      if (alphabet === undefined) {
        maxLength += sign === 'u' ? UUID_LENGTH : text.length;
        return sign === 'u' ? UUID : text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      }
      const most = Number(max) + (plus === undefined ? 0 : OPEN_LENGTH);
      maxLength += most;
      open ||= plus !== undefined;
      return `[${ALPHABETS[alphabet]}]{${min},${most}}`;
    },
  );
  const start = /^[ebv]\d/.test(shape) ? BEHIND_SIGN : BEHIND_WORD;
  const made = { pattern: new RegExp(start + source, 'gi'), maxLength, open };
  compiled.set(shape, made);
  return made;
}
