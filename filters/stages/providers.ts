import { groupBy, onceAsked, onceEach } from '../../src/core/basics.ts';
import table from '../data/provider-shapes.json';
import { escaped, matchAt } from '../hints.ts';

/** How far a provider's name alone tells that a secret follows; the table has the providers of each apart. */
const DISTINCTNESS = [
  'distinct',
  /** It also stands beside hashes and ids that are no secret: a package, a host, a service in logs. */
  'known',
  /** An ordinary word, or one that stands everywhere: the most must be said between it and the value. */
  'ordinary',
] as const;

export type Distinctness = (typeof DISTINCTNESS)[number];

/** A provider by one of its names, with the shapes of what it gives out: values that only this name gives away. */
export interface Provider {
  /** Small letters and digits, no signs: `newrelic` is New Relic, `new-relic` and `NEW_RELIC`. */
  readonly word: string;
  readonly distinctness: Distinctness;
  /** In the notation of `patternOf`. */
  readonly shapes: readonly string[];
}

const readProvider = ([row, distinctness]: Row): Provider => {
  const [word = '', ...shapes] = row.split(' ');
  return { word, distinctness, shapes };
};

type Row = readonly [row: string, distinctness: Distinctness];

/**
 * A row of the table is a name and its shapes, with spaces between, for arrays would take half a millisecond longer
 * to load. The facts are the providers' documentation, and the public rules of gitleaks, kingfisher and noseyparker.
 */
const rows = (): readonly Row[] =>
  DISTINCTNESS.flatMap((distinctness) => table[distinctness].map((row): Row => [row, distinctness]));

export const readProviders = (): readonly Provider[] => rows().map(readProvider);

/** Three characters as a number below 2^15, by their five lower bits: those of a letter are the same in both cases. */
const keyOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31);

/** The rows by the first three characters of their names, read when a text holds those: to read them all takes two milliseconds. */
const rowsByBeginning = onceAsked(() => groupBy(rows(), ([row]) => keyOf(row, 0)));
const providersOf = onceEach((key: number) => (rowsByBeginning().get(key) ?? []).map(readProvider));

const BACKSLASH = 92;

const isCapital = (code: number): boolean => code >= 65 && code <= 90;
const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const WORD = /(?<![A-Za-z])[A-Za-z][A-Za-z0-9]{2,}/g;
const HUMP = /(?<=[a-z0-9])[A-Z]/g;
/** So far into a word its humps are looked at: base64 is nothing but humps. */
const MAX_HUMPED_LENGTH = 64;

/**
 * Tells of each provider's name that begins in `[from, to)`, with the offset behind it: at the beginning of a word, of
 * a hump (`myWistiaKey`), or behind an escape (`\n`). Names are compared without case and without single signs between
 * their letters. Linear: a word is looked at once.
 */
export function findProviders(text: string, from: number, to: number, found: Found): void {
  WORD.lastIndex = from;
  for (let word = WORD.exec(text); word !== null && word.index < to; word = WORD.exec(text)) {
    const { 0: letters, index: at } = word;
    lookUp(text, at, found);
    if (text.charCodeAt(at - 1) === BACKSLASH) lookUp(text, at + 1, found);
    if (letters.search(HUMP) < 0) continue;
    for (const { index } of letters.slice(0, MAX_HUMPED_LENGTH).matchAll(HUMP))
      lookUp(text, at + index, found);
  }
}

type Found = (provider: Provider, end: number) => void;

function lookUp(text: string, at: number, found: Found): void {
  for (const provider of providersOf(keyOf(text, at))) {
    const end = nameEnd(text, at, provider.word);
    if (end !== undefined && endsWord(text, end, provider.distinctness)) found(provider, end);
  }
}

/** The offset behind a name that stands at `at`, undefined where it does not. */
function nameEnd(text: string, at: number, word: string): number | undefined {
  let cursor = at;
  for (let letter = 0; letter < word.length; letter += 1) {
    const wanted = word.charCodeAt(letter);
    if (letter > 0 && (text.charCodeAt(cursor) | 32) !== wanted && joins(text, cursor)) cursor += 1;
    if ((text.charCodeAt(cursor) | 32) !== wanted) return undefined;
    cursor += 1;
  }
  return cursor;
}

/** A sign inside a name: `new_relic`, `data.gov`; a space where the next word is a name too: `Better Stack`. */
function joins(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return sign === '_' || sign === '-' || sign === '.' || (sign === ' ' && isCapital(text.charCodeAt(at + 1)));
}

/** Behind a name: no letter that goes on in the same word, unless with what names of credentials are made of. */
function endsWord(text: string, end: number, distinctness: Distinctness): boolean {
  const next = text.charCodeAt(end);
  if (isDigit(next)) return distinctness !== 'ordinary';
  if (!isSmall(next) && !(isCapital(next) && isCapital(text.charCodeAt(end - 1)))) return true;
  return matchAt('glued', text, end) !== null;
}

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

interface ShapePattern {
  /** Flags `gi`. Begins where no letter or digit stands before; what stands behind is the caller's to judge. */
  readonly pattern: RegExp;
  /** Characters of the longest match. */
  readonly maxLength: number;
  /** Whether values may go on behind the longest match. */
  readonly open: boolean;
}

/**
 * The pattern of a shape, made when first needed. A shape is a row of parts: the letter of an alphabet with a length (`h32`,
 * `n30,40`, `v99+`), literal text in quotes, a sign, or `u`: 8-4-4-4-12. `h` is hexadecimal, `d` digits, `n` letters and digits, `w`
 * those with `_` and `-`, `e` with `+=` too, `b` base64, `v` all of these with `.~:%`. Throws `RangeError` at what is no part.
 */
export const patternOf = onceEach((shape: string): ShapePattern => {
  if (shape.replace(PART, '') !== '')
    throw new RangeError('a shape has a part that the notation does not know');
  let maxLength = 0;
  let open = false;
  const source = shape.replace(
    PART,
    (sign: string, alphabet?: string, min = '', max = min, plus?: string, text = sign) => {
      if (alphabet === undefined) {
        maxLength += sign === 'u' ? UUID_LENGTH : text.length;
        return sign === 'u' ? UUID : escaped(text);
      }
      const most = Number(max) + (plus === undefined ? 0 : OPEN_LENGTH);
      maxLength += most;
      open ||= plus !== undefined;
      return `[${ALPHABETS[alphabet]}]{${min},${most}}`;
    },
  );
  const start = /^[ebv]\d/.test(shape) ? BEHIND_SIGN : BEHIND_WORD;
  return { pattern: new RegExp(start + source, 'gi'), maxLength, open };
});
