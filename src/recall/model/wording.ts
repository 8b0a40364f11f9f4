/** A word with its ending, or the end of one and the beginning of the next. Of 4, 5, 6 and 7 characters about the best on all tuned halves. */
const RUN = 5;
/** A sentence or two. Of 60 to 480 characters, and the whole text, about the best; none is much worse. */
const STRETCH_CHARS = 240;
/** What a memory worded as the question is gains, of all that the question's words can say. CoSQA: recall@10 .613 → .635, the other half .588 → .606; pylint, nothing tuned on it: .881 → .905. */
export const WORDING = 0.5;
/** What is asked stands at the beginning of a prompt; a pasted log is worded like itself only. */
const MAX_QUESTION_CHARS = 1_000;

/** Five bits a character: 0 a blank, then the letters, then digits, two to a number; other scripts share the numbers of the letters. */
const BITS = 5;
const CHAR_MASK = 2 ** BITS - 1;
const RUN_MASK = 2 ** (RUN * BITS) - 1;
const DIGITS_FROM = 27;

const isUpper = (unit: number): boolean => unit >= 65 && unit <= 90;
const isLower = (unit: number): boolean => unit >= 97 && unit <= 122;
/** Of Latin-1, or of the blocks of punctuation. */
const isSign = (unit: number): boolean => unit < 0xc0 || unit >> 7 === 0x40 || unit >> 6 === 0xc0;

function numberOf(unit: number): number {
  if (isLower(unit) || isUpper(unit)) return unit & CHAR_MASK;
  if (unit >= 48 && unit <= 57) return DIGITS_FROM + (unit % 5);
  return isSign(unit) ? 0 : 1 + (unit % CHAR_MASK);
}

const ofAscii = Uint8Array.from({ length: 128 }, (_, unit) => numberOf(unit));

/** The runs of a text, as they stand: what is neither letter nor digit is a blank, several are one, and one is between the humps of a name. */
function runsOf(text: string): Int32Array {
  const runs = new Int32Array(2 * text.length + 2);
  let run = 0; // a blank is in front
  let count = 1;
  let before = 0;
  for (let place = 0; place <= text.length; place += 1) {
    const unit = place < text.length ? text.charCodeAt(place) : 32;
    const number = unit < 128 ? (ofAscii[unit] as number) : numberOf(unit);
    const ends = number === 0 || (isUpper(unit) && isLower(before));
    if (ends && (run & CHAR_MASK) !== 0) {
      run = (run << BITS) & RUN_MASK;
      runs[count++] = run;
    }
    if (number !== 0) {
      run = ((run << BITS) | number) & RUN_MASK;
      runs[count++] = run;
    }
    before = unit;
  }
  return runs.subarray(RUN - 1, count);
}

/**
 * Gives what says how much of a question's wording a text has in one place: the most of the question's runs of characters that one stretch of it
 * holds, 0…1. Stems find a word in whatever form; this tells in which of those found it has its form, what it is a part of, and what joins it to the
 * next, small words included (P. McNamee and J. Mayfield, "Character N-Gram Tokenization for European Language Text Retrieval", 2004).
 */
export function wordingOf(question: string): (text: string) => number {
  const asked = new Map(
    [...new Set(runsOf(question.slice(0, MAX_QUESTION_CHARS)))].map((run, at) => [run, at]),
  );
  return (text) => {
    const runs = runsOf(text);
    const counts = new Uint16Array(asked.size);
    const found: number[] = [];
    const places: number[] = [];
    let first = 0;
    let held = 0;
    let most = 0;
    for (let place = 0; place < runs.length; place += 1) {
      const number = asked.get(runs[place] as number);
      if (number === undefined) continue;
      found.push(number);
      places.push(place);
      if (counts[number] === 0) held += 1;
      counts[number] = (counts[number] as number) + 1;
      for (; (places[first] as number) < place - STRETCH_CHARS; first += 1) {
        const left = found[first] as number;
        counts[left] = (counts[left] as number) - 1;
        if (counts[left] === 0) held -= 1;
      }
      if (held > most) most = held;
    }
    return most / Math.max(1, asked.size);
  };
}
