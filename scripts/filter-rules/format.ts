import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Characters that values are made of, by the letter of `patternOf` in filters/stages/providers.ts; the narrowest first. */
const ALPHABETS = {
  d: /[0-9]/,
  h: /[0-9a-f]/i,
  n: /[0-9a-z]/i,
  w: /[\w-]/,
  e: /[\w+=-]/,
  b: /[0-9a-z+/=]/i,
  v: /[\w.+/=~:%-]/,
} as const;

type Alphabet = keyof typeof ALPHABETS;

/** The same as sources of classes, where case counts. */
const CLASSES: Readonly<Record<Alphabet, string>> = {
  d: '\\d',
  h: '[0-9a-fA-F]',
  n: '[A-Za-z0-9]',
  w: '[\\w-]',
  e: '[\\w+=-]',
  b: '[A-Za-z0-9+/=]',
  v: '[\\w.+/=~:%-]',
};

/** Text that is always there, or so many characters of a set and its alphabet; without an upper bound `max` is infinite. */
export type Part =
  | { readonly text: string }
  | { readonly alphabet: Alphabet; readonly set: string; readonly min: number; readonly max: number };

/** A format: its parts in their order. */
export type Format = readonly Part[];

/** More alternatives than this are no format but a list of words. */
const MAX_FORMATS = 12;
const MAX_TURNS = 4;

/** A pattern says more than that parts follow each other. */
class NoFormat extends Error {}

/**
 * The formats of the value that a published pattern captures, or of all it matches where it captures nothing. Empty for one
 * that says more than a row of parts can. Takes the syntax of Go as well as that of JavaScript.
 */
export function formatsOf(pattern: string): readonly Format[] {
  const source = pattern
    .replace(/\(\?P</g, '(?<')
    .replace(/\(\?-?[imsU]+\)/g, '')
    .replace(/\(\?-?[imsU]+:/g, '(?:')
    .replace(/\[:alnum:\]/g, 'A-Za-z0-9')
    .replace(/\\z/g, '$');
  try {
    const root = new RegExpParser().parsePattern(source);
    return either(valueIn(root.alternatives)?.alternatives ?? root.alternatives).map(joined);
  } catch (error) {
    if (error instanceof NoFormat || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The first group that captures. */
function valueIn(alternatives: readonly AST.Alternative[]): AST.CapturingGroup | undefined {
  for (const node of alternatives.flatMap(({ elements }) => elements)) {
    if (node.type === 'CapturingGroup') return node;
    const inner = node.type === 'Quantifier' ? node.element : node;
    const found =
      inner.type === 'Group' || inner.type === 'CapturingGroup'
        ? valueIn([...inner.alternatives])
        : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const either = (alternatives: readonly AST.Alternative[]): readonly Format[] =>
  limited(alternatives.flatMap(({ elements }) => elements.map(expand).reduce(product, [[]])));

const product = (before: readonly Format[], behind: readonly Format[]): readonly Format[] =>
  limited(before.flatMap((first) => behind.map((second) => [...first, ...second])));

function limited(formats: readonly Format[]): readonly Format[] {
  if (formats.length > MAX_FORMATS) throw new NoFormat();
  return formats;
}

function expand(node: AST.Element): readonly Format[] {
  switch (node.type) {
    case 'Assertion':
      return [[]];
    case 'Character':
      return [[{ text: String.fromCodePoint(node.value) }]];
    case 'CharacterClass':
    case 'CharacterSet':
      return [[{ alphabet: alphabetOf(node.raw), set: node.raw, min: 1, max: 1 }]];
    case 'Group':
    case 'CapturingGroup':
      return either(node.alternatives);
    case 'Quantifier':
      return repeated(node);
    default:
      throw new NoFormat();
  }
}

function repeated({ element, min, max }: AST.Quantifier): readonly Format[] {
  if (element.type === 'CharacterClass' || element.type === 'CharacterSet')
    return [[{ alphabet: alphabetOf(element.raw), set: element.raw, min, max }]];
  if (max > MAX_TURNS) throw new NoFormat();
  const turns = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return turns.flatMap((count) => Array.from({ length: count }, () => expand(element)).reduce(product, [[]]));
}

const PRINTED = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** The narrowest alphabet with all characters of a set. */
function alphabetOf(set: string): Alphabet {
  const members = new RegExp(set);
  const all = PRINTED.filter((character) => members.test(character));
  const names = Object.keys(ALPHABETS) as Alphabet[];
  const found = names.find((name) => all.every((character) => ALPHABETS[name].test(character)));
  if (found === undefined || all.length === 0) throw new NoFormat();
  return found;
}

/** Neighbours of one kind as one part. */
function joined(format: Format): Format {
  const parts: Part[] = [];
  for (const part of format) {
    const last = parts.at(-1);
    if (last !== undefined && 'text' in last && 'text' in part)
      parts[parts.length - 1] = { text: last.text + part.text };
    else if (
      last !== undefined &&
      'alphabet' in last &&
      'alphabet' in part &&
      last.alphabet === part.alphabet
    )
      parts[parts.length - 1] = {
        ...last,
        set: `${last.set}|${part.set}`,
        min: last.min + part.min,
        max: last.max + part.max,
      };
    else parts.push(part);
  }
  return parts;
}

/** How many characters a value has at least. */
export const leastLength = (format: Format): number =>
  format.reduce((sum, part) => sum + ('text' in part ? part.text.length : part.min), 0);

/** The format in the notation of filters/data/provider-shapes.json; undefined where that has no word for it. */
export function shapeOf(format: Format): string | undefined {
  if (format.some((part) => 'text' in part && /['\s]/.test(part.text))) return undefined;
  return format
    .map((part) => {
      if ('text' in part) return /^[-.:/]$/.test(part.text) ? part.text : `'${part.text}'`;
      const { alphabet, min, max } = part;
      return `${alphabet}${min}${max === Number.POSITIVE_INFINITY ? '+' : max > min ? `,${max}` : ''}`;
    })
    .join('')
    .replace(/[hn]8-[hn]4-[hn]4-[hn]4-[hn]12/g, 'u');
}

/** A length without an upper bound, as the rows of filters/data/token-prefixes.json have it. */
const MOST = 255;

/** The format as the source of a pattern in which case counts. */
export const sourceOf = (format: Format): string =>
  format
    .map((part) => {
      if ('text' in part) return part.text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      const { alphabet, min, max } = part;
      const count = max === min ? `${min}` : `${min},${Number.isFinite(max) ? max : Math.max(MOST, min)}`;
      return `${CLASSES[alphabet]}{${count}}`;
    })
    .join('');

/** Letters and digits in no order that any rule takes for an example's. */
const DRAWN = 'q8Lm2Zx9Rt4Wp7Vc3Bn6Yd1Gh5Jf0KsAkEuTeDzHgMr';
/** So long is what has no upper bound. */
const ORDINARY = 20;

/** Values of a format, the same in every run: some of the least length, some of the most. */
export const examplesOf = (format: Format): readonly string[] =>
  [0, 11, 23].flatMap((seed) =>
    [false, true].map((most) => format.map((part) => exampleOf(part, seed, most)).join('')),
  );

function exampleOf(part: Part, seed: number, most: boolean): string {
  if ('text' in part) return part.text;
  const { min, max, set } = part;
  const members = new RegExp(set);
  const letters = [...DRAWN, ...PRINTED].filter((letter) => members.test(letter)).slice(0, DRAWN.length);
  const length =
    max === Number.POSITIVE_INFINITY ? Math.max(min, ORDINARY) : most ? Math.min(max, min + 8) : min;
  return Array.from({ length }, (_, at) => letters[(seed + at * 7) % letters.length] ?? '').join('');
}
