/**
 * Tells quickly that a text does not hold some words. Hundreds of words are looked for in every text, and nearly every text holds
 * none of them: one walk notes which three characters stand beside each other, and a word of which three do not is not there.
 */
export interface Hint {
  readonly word: string;
  /** Where its threes are noted; empty for a word too short to have any. */
  readonly places: readonly number[];
}

/** A power of two; a text of 64 KB has at most as many different threes, one of English about 5,000. */
const SIZE = 2 ** 16;
/** Of a long word so many threes are looked up: `includes` looks at the rest. */
const MOST_PLACES = 4;

const placeOf = (a: number, b: number, c: number): number => (a * 961 + b * 31 + c) & (SIZE - 1);

/** Prepares a word, once. Case counts. */
export function hintOf(word: string): Hint {
  const places: number[] = [];
  for (let at = 0; at < Math.min(MOST_PLACES, word.length - 2); at += 1)
    places.push(placeOf(word.charCodeAt(at), word.charCodeAt(at + 1), word.charCodeAt(at + 2)));
  return { word, places };
}

/** What was noted of a text: its own number, in the places of its threes, and which places those are. */
interface Noted {
  text: string;
  number: number;
  readonly places: Uint32Array;
  readonly used: Uint16Array;
  count: number;
}

/** A text and its small letters, at most one more: a text is asked about by every stage before the next one comes. */
const notes: readonly Noted[] = Array.from({ length: 3 }, () => ({
  text: '',
  number: 0,
  places: new Uint32Array(SIZE),
  used: new Uint16Array(SIZE),
  count: 0,
}));
let last = 0;
let numbers = 0;

function notedOf(text: string): Noted {
  const known = notes.find((note) => note.number > 0 && note.text === text);
  if (known !== undefined) return known;
  last = (last + 1) % notes.length;
  const note = notes[last] as Noted;
  numbers = (numbers + 1) >>> 0 || 1;
  note.text = text;
  note.number = numbers;
  const { places, used, number } = note;
  const { length } = text;
  let count = 0;
  let a = length > 0 ? text.charCodeAt(0) : 0;
  let b = length > 1 ? text.charCodeAt(1) : 0;
  for (let at = 2; at < length; at += 1) {
    const c = text.charCodeAt(at);
    const place = placeOf(a, b, c);
    if (places[place] !== number) {
      places[place] = number;
      used[count] = place;
      count += 1;
    }
    a = b;
    b = c;
  }
  note.count = count;
  return note;
}

/** What answers for one text. */
export type Holds = (hint: Hint) => boolean;

/** Whether a text holds a word: exactly what `includes` says. */
export function holdsIn(text: string): Holds {
  const { places, number } = notedOf(text);
  return ({ word, places: own }) => {
    for (let at = 0; at < own.length; at += 1) if (places[own[at] as number] !== number) return false;
    return text.includes(word);
  };
}

/** Some words, one of which a row of a table asks for; with `i` in its flags they are in small letters, and so are looked for. */
export interface HintRow {
  readonly keywords: readonly string[];
  readonly flags?: string;
}

/** As few as a table of a thousand words needs: each process makes its own. */
const HEADS = 2 ** 12;

/** The words of a table that are looked for in one case, by the places of their first threes. */
interface ByFirst {
  /** Place → the first of its words and one more, 0 for none. */
  readonly heads: Uint16Array;
  /** Word → the next at its place and one more. */
  readonly next: Uint16Array;
  /** Words too short to have a place. */
  readonly short: readonly number[];
}

function byFirst(words: readonly { readonly hint: Hint }[], isWanted: (at: number) => boolean): ByFirst {
  const heads = new Uint16Array(HEADS);
  const next = new Uint16Array(words.length);
  const short: number[] = [];
  words.forEach(({ hint }, at) => {
    if (!isWanted(at)) return;
    const first = hint.places[0];
    if (first === undefined) short.push(at);
    else {
      next[at] = heads[first % HEADS] as number;
      heads[first % HEADS] = at + 1;
    }
  });
  return { heads, next, short };
}

/** Adds the words that a text may hold. */
function addCandidates(found: number[], { heads, next, short }: ByFirst, { used, count }: Noted): void {
  for (const at of short) found.push(at);
  for (let place = 0; place < count; place += 1)
    for (let at = heads[(used[place] as number) % HEADS] as number; at !== 0; at = next[at - 1] as number)
      found.push(at - 1);
}

const ascending = (a: number, b: number): number => a - b;

/**
 * Gives what names the rows of which a text holds some word, in their order. Looked up are the threes of the text, not the words: of a thousand
 * words a short text without any costs its own length.
 */
export function createHintTable(rows: readonly HintRow[]): (text: string) => readonly number[] {
  const words = rows.flatMap(({ keywords, flags }, row) =>
    keywords.map((word) => ({ hint: hintOf(word), ignoresCase: flags?.includes('i') === true, row })),
  );
  const isSmall = (at: number): boolean => words[at]?.ignoresCase === true;
  const exact = byFirst(words, (at) => !isSmall(at));
  const small = byFirst(words, isSmall);
  return (text) => {
    const lower = lowerCaseOf(text);
    const [noted, notedSmall] = [notedOf(text), notedOf(lower)];
    const candidates: number[] = [];
    addCandidates(candidates, exact, noted);
    addCandidates(candidates, small, notedSmall);
    if (candidates.length === 0) return candidates;
    const [holds, holdsSmall] = [holdsIn(text), holdsIn(lower)];
    const found: number[] = [];
    for (const at of candidates.sort(ascending)) {
      const { hint, row, ignoresCase } = words[at] as (typeof words)[number];
      if (found.at(-1) !== row && (ignoresCase ? holdsSmall : holds)(hint)) found.push(row);
    }
    return found;
  };
}

let lowerOf = { text: '', lower: '' };

/** The small letters of a text; of the same text again without work. */
export function lowerCaseOf(text: string): string {
  if (lowerOf.text !== text) lowerOf = { text, lower: text.toLowerCase() };
  return lowerOf.lower;
}
