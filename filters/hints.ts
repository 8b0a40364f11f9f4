// The named shapes that stages look for (data/shapes.json), and the quick look that tells which words a text does not hold. Hundreds are
// looked for in every text, and nearly every text holds none: one walk notes which three characters stand beside each other, and a word
// of which three do not is not there.
import table from './data/shapes.json';

/** A power of two; a text of 64 KB, one of English, has about 5,000 different threes. Pages that are touched are what it costs. */
const SIZE = 2 ** 14;
/** Of a long word so many threes are looked up: `includes` looks at the rest. */
const MOST_PLACES = 4;

const placeIn = (word: string, at: number): number =>
  (word.charCodeAt(at) * 961 + word.charCodeAt(at + 1) * 31 + word.charCodeAt(at + 2)) & (SIZE - 1);

/** So many places: those of threes, and behind them those of single characters, by which words are found that have no three. */
const PLACES = SIZE + 256;
/** What stands in the text that was noted last: a 1 in the places of that, and those places, each once. */
const noted = { places: new Uint8Array(PLACES), used: new Uint16Array(PLACES), count: 0 };
/** The characters of a text, of others than Latin ones the lower half: what is no word may look like one, and `includes` tells. */
let bytes = Buffer.alloc(2 ** 16);

function note(text: string): void {
  const { places, used } = noted;
  if (bytes.length < text.length) bytes = Buffer.alloc(text.length * 2);
  bytes.write(text, 'latin1');
  places.fill(0);
  let count = 0;
  let [a, b, c] = [0, 0, 0];
  // In one piece: of functions that are called for each character the machine code is made, which takes longer than a short text.
  for (let at = 0; at < text.length; at += 1, a = b, b = c) {
    c = bytes[at] as number;
    let place = SIZE + c;
    if (places[place] === 0) {
      places[place] = 1;
      used[count] = place;
      count += 1;
    }
    place = (a * 961 + b * 31 + c) & (SIZE - 1);
    if (at < 2 || places[place] === 1) continue;
    places[place] = 1;
    used[count] = place;
    count += 1;
  }
  noted.count = count;
}

const isNoted = (place: number): boolean => noted.places[place] === 1;

/** Some words, one of which a row of a table asks for; with `i` in its flags they are in small letters, and so are looked for. */
export interface HintRow {
  readonly keywords: readonly string[];
  readonly flags?: string;
}

/** Whether a text holds one of the words of a row. */
export function holdsSome(text: string, { keywords, flags }: HintRow): boolean {
  const read = flags?.includes('i') ? lowerCaseOf(text) : text;
  return keywords.some((word) => read.includes(word));
}

/** Words by the first of their places, in small letters. Numbers beside each other, for every hook makes them of a thousand words. */
const noWords = () => ({
  /** Place → the first of its words and one more, 0 for none. */
  heads: new Uint16Array(PLACES),
  words: [] as string[],
  /** Of each word: the next at its place and one more. */
  next: [] as number[],
  /** Of each word: its table, times so many rows as a table may have, and its row. */
  rows: [] as number[],
  /** The tables and rows whose words are looked for in the small letters of the text. */
  anyCase: new Set<number>(),
  /** Words of other letters, whose small ones may depend on what stands beside them: no text of ASCII has one. And nothing, which every text has. */
  others: [] as { readonly word: string; readonly row: number }[],
});
type ByFirst = ReturnType<typeof noWords>;

const MOST_ROWS = 2 ** 12;
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

function addWords(all: ByFirst, added: readonly HintRow[], table: number): void {
  if (added.length > MOST_ROWS) throw new Error(`a table has ${added.length} rows, more than ${MOST_ROWS}`);
  const { heads, words, next, rows, anyCase, others } = all;
  // Asked of all words at once: of a thousand one by one it would be half of what this takes.
  const whole = added.map(({ keywords }) => keywords.join('')).join('');
  const [ascii, isSmall] = [isAscii(whole), whole === whole.toLowerCase()];
  for (let at = 0; at < added.length; at += 1) {
    const { keywords, flags } = added[at] as HintRow;
    const row = table * MOST_ROWS + at;
    if (flags?.includes('i')) anyCase.add(row);
    for (const word of keywords) {
      if (word === '' || (!ascii && !isAscii(word))) {
        others.push({ word, row });
        continue;
      }
      const small = isSmall ? word : word.toLowerCase();
      const first = small.length > 2 ? placeIn(small, 0) : SIZE + small.charCodeAt(0);
      next.push(heads[first] as number);
      rows.push(row);
      heads[first] = words.push(word);
    }
  }
}

/** Whether a text that was noted may hold a word: it has all of its threes that are looked up, or its characters. */
function mayBeNoted(word: string): boolean {
  const small = word.toLowerCase();
  const most = Math.min(MOST_PLACES, small.length - 2);
  if (most <= 0) return Array.from(small).every((character) => isNoted(SIZE + character.charCodeAt(0)));
  for (let at = 0; at < most; at += 1) if (!isNoted(placeIn(small, at))) return false;
  return true;
}

/** Adds the rows whose words a text holds, each once. */
function addRows(found: readonly number[][], all: ByFirst, text: string): void {
  const { heads, words, next, rows, anyCase, others } = all;
  const lower = lowerCaseOf(text);
  note(lower);
  const look = (word: string, row: number): void => {
    const its = found[Math.floor(row / MOST_ROWS)] as number[];
    const inTable = row % MOST_ROWS;
    if (!its.includes(inTable) && (anyCase.has(row) ? lower : text).includes(word)) its.push(inTable);
  };
  const ascii = isAscii(text);
  for (const { word, row } of others) if (!ascii || word === '') look(word, row);
  for (let place = 0; place < noted.count; place += 1)
    for (let at = heads[noted.used[place] as number] as number; at !== 0; at = next[at - 1] as number) {
      const word = words[at - 1] as string;
      if (mayBeNoted(word)) look(word, rows[at - 1] as number);
    }
}

/** Takes a table, and gives what names its rows of which a text holds some word, in their order. */
export type AddTable = (rows: readonly HintRow[]) => (text: string) => readonly number[];

/**
 * Tables whose words are all looked for at once, when one of them is first asked about a text: the others have their answer then. What is looked
 * up are the threes of the text, not the words: a short text without any costs its own length. Adding a table costs nothing before a text comes.
 */
export function createHintTables(): AddTable {
  const all = noWords();
  const found: number[][] = [];
  const waiting: (readonly HintRow[])[] = [];
  let seen: string | undefined;
  return (rows) => {
    const table = found.push([]) - 1;
    waiting.push(rows);
    return (text) => {
      if (seen !== text || waiting.length > 0) {
        seen = undefined;
        const from = found.length - waiting.length;
        for (const [at, added] of waiting.splice(0).entries()) addWords(all, added, from + at);
        for (const its of found) if (its.length > 0) its.length = 0;
        addRows(found, all, text);
        for (const its of found) if (its.length > 1) its.sort((a, b) => a - b);
        seen = text;
      }
      return (found[table] as readonly number[]).slice();
    };
  };
}

let lowerOf = { text: '', lower: '' };

/** The small letters of a text; of the same text again without work. */
export function lowerCaseOf(text: string): string {
  if (lowerOf.text !== text) lowerOf = { text, lower: text.toLowerCase() };
  return lowerOf.lower;
}

export type Shape = keyof typeof table.shapes;
export type Fragments = Readonly<Record<string, string>>;

/** A source with its fragments in place. Throws for one that is not there: without it the pattern would be another one, and let secrets by. */
export const withFragments = (source: string, fragments: Fragments): string =>
  source.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const fragment = fragments[name];
    if (fragment === undefined) throw new Error(`there is no fragment ${name}`);
    return fragment;
  });

/** The source of a pattern that matches a text to the letter. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** At most so many characters in front of an offset. */
export const leadOf = (text: string, at: number, most: number): string =>
  text.slice(Math.max(0, at - most), at);

const made: Partial<Record<Shape, RegExp>> = {};

/** The pattern of a row of `data/shapes.json`, any of its alternatives; compiled when it is first asked for. */
export function shape(name: Shape): RegExp {
  made[name] ??= compiled(table.shapes[name]);
  return made[name];
}

const compiled = ({ any, flags }: { readonly any: readonly string[]; readonly flags?: string }): RegExp =>
  new RegExp(withFragments(any.join('|'), table.fragments), flags);

/** Whether a text has a shape: what a value, a name, or what stands beside one may look like. */
export const is = (name: Shape, text: string): boolean => shape(name).test(text);

/** What has a shape from an offset on: right there, where its flags say so. */
export function matchAt(name: Shape, text: string, at: number): RegExpExecArray | null {
  const pattern = shape(name);
  pattern.lastIndex = at;
  return pattern.exec(text);
}
