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

/** What was noted of a text: its own number, in the places of its threes. */
interface Noted {
  text: string;
  number: number;
  readonly places: Uint32Array;
}

/** A text and its small letters, at most one more: a text is asked about by every stage before the next one comes. */
const notes: readonly Noted[] = Array.from({ length: 3 }, () => ({
  text: '',
  number: 0,
  places: new Uint32Array(SIZE),
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
  const { places, number } = note;
  const { length } = text;
  let a = length > 0 ? text.charCodeAt(0) : 0;
  let b = length > 1 ? text.charCodeAt(1) : 0;
  for (let at = 2; at < length; at += 1) {
    const c = text.charCodeAt(at);
    places[placeOf(a, b, c)] = number;
    a = b;
    b = c;
  }
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

/**
 * Gives what names the rows of which a text holds some word, in their order. All first threes lie in one array: of a thousand words a text
 * without any costs one pass over it, and nothing is made.
 */
export function createHintTable(rows: readonly HintRow[]): (text: string) => readonly number[] {
  const hints = rows.flatMap(({ keywords }) => keywords.map(hintOf));
  const rowOf = rows.flatMap(({ keywords }, row) => keywords.map(() => row));
  const small = rowOf.map((row) => rows[row]?.flags?.includes('i') === true);
  const firsts = Int32Array.from(hints.map(({ places }) => places[0] ?? NO_PLACE));
  return (text) => {
    const lower = lowerCaseOf(text);
    const [noted, notedSmall] = [notedOf(text), notedOf(lower)];
    const [holds, holdsSmall] = [holdsIn(text), holdsIn(lower)];
    const found: number[] = [];
    for (let at = 0; at < firsts.length; at += 1) {
      const { places, number } = small[at] ? notedSmall : noted;
      const first = firsts[at] as number;
      if (first !== NO_PLACE && places[first] !== number) continue;
      const row = rowOf[at] as number;
      if (found.at(-1) !== row && (small[at] ? holdsSmall : holds)(hints[at] as Hint)) found.push(row);
    }
    return found;
  };
}

/** The first place of a word too short to have any. */
const NO_PLACE = -1;

let lowerOf = { text: '', lower: '' };

/** The small letters of a text; of the same text again without work. */
export function lowerCaseOf(text: string): string {
  if (lowerOf.text !== text) lowerOf = { text, lower: text.toLowerCase() };
  return lowerOf.lower;
}
