/** A part of a shape: so many characters of an alphabet, or a text as it stands. */
export type ShapePart =
  | {
      readonly alphabet: string;
      readonly min: number;
      /** Undefined: to the end of the run. */
      readonly max: number | undefined;
    }
  | { readonly text: string };

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

/** So much more than its lower bound is read of a part without an upper one: the rest belongs to it anyway. */
const OPEN_LENGTH = 64;

const PART = /([hdnwebv])(\d+)(?:,(\d+)|(\+))?|'([^']+)'|([-.:/])|(u)/y;

const UUID: readonly ShapePart[] = [8, 4, 4, 4, 12].flatMap((length, index) => [
  ...(index === 0 ? [] : [{ text: '-' }]),
  { alphabet: '0-9a-z', min: length, max: length },
]);

/** The parts of a shape in the table's notation. Throws `RangeError` at what is no part. */
export function partsOf(shape: string): readonly ShapePart[] {
  const parts: ShapePart[] = [];
  for (let at = 0; at < shape.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(shape);
    if (part === null) throw new RangeError('a shape has a part that the notation does not know');
    const [, alphabet, min, max, open, quoted, sign] = part;
    if (alphabet !== undefined) {
      const least = Number(min);
      const most = max === undefined ? least : Number(max);
      parts.push({ alphabet: ALPHABETS[alphabet] ?? '', min: least, max: open ? undefined : most });
    } else if (quoted !== undefined || sign !== undefined) parts.push({ text: quoted ?? sign ?? '' });
    else parts.push(...UUID);
  }
  return parts;
}

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

/** The pattern of a shape in the table's notation, made when first needed. */
export function patternOf(shape: string): ShapePattern {
  const known = compiled.get(shape);
  if (known !== undefined) return known;
  const parts = partsOf(shape);
  const made = {
    pattern: new RegExp(startOf(parts[0]) + parts.map(sourceOf).join(''), 'gi'),
    maxLength: parts.reduce((sum, part) => sum + longest(part), 0),
    open: parts.some((part) => 'max' in part && part.max === undefined),
  };
  compiled.set(shape, made);
  return made;
}

const longest = (part: ShapePart): number =>
  'text' in part ? part.text.length : (part.max ?? part.min + OPEN_LENGTH);

/**
 * An alphabet with signs could begin within the name that is assigned, and run on over the equals sign: it begins behind
 * a sign that is in none, or is glued to a credential word (`TOKEN-a1b2…`).
 */
const BEHIND_SIGN =
  '(?:(?<![\\w.+/~%-])|(?<=(?:private|secret|token|key|access)-)(?!(?:key|token|secret|id)[^0-9a-z]))(?=[0-9a-z])';
const BEHIND_WORD = '(?<![0-9a-z])';

const startOf = (part: ShapePart | undefined): string =>
  part !== undefined && 'alphabet' in part && part.alphabet.includes('=') ? BEHIND_SIGN : BEHIND_WORD;

function sourceOf(part: ShapePart): string {
  if ('text' in part) return part.text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const { alphabet, min } = part;
  const max = longest(part);
  return `[${alphabet}]{${min === max ? min : `${min},${max}`}}`;
}
