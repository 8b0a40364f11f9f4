// What a text is weighed by, where what it is worth is learned: its words, without what names something of one project.
import { onceAsked } from '../core/basics.ts';

/** Of a longer text the rest was pasted. */
const MAX_CHARS = 600;

const CODE = /`[^`]*`/g;
const URL = /https?:\/\/\S+/g;
const PATH = /(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g;
const FILE = /\b[\w-]+\.[a-z]{1,5}\b/g;
const NAME = /\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g;
/** What people shout is no name: "NEVER push to main". */
const SHOUTED =
  /\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g;
const NUMBER = /\b\d[\w.]*/g;
const PART = /§\w+|\p{L}+(?:['-]\p{L}+)*|[,:;—–]/gu;
const EASTERN = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const SIGNS = ',:;—–';
const WORDS_A_STEP = 5;
const MOST_STEPS = 6;

/** Names stand for what they are: which one it is tells nothing of another project. */
const withoutNames = (sentence: string): string =>
  (/[\p{Ll}\p{Lo}]/u.test(sentence) ? sentence : sentence.toLowerCase())
    .replaceAll('’', "'")
    .replace(CODE, ' §code ')
    .replace(URL, ' §url ')
    .replace(PATH, ' §path ')
    .replace(FILE, ' §file ')
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(NAME, ' §name ')
    .replace(NUMBER, ' §num ')
    .toLowerCase();

/** What is written without spaces, by its letters and the pairs of them. */
const inPairs = (run: string): readonly string[] => {
  const letters = [...run];
  return [...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`), ...letters];
};

/** What a text is weighed by: its words, the pairs of them, how it begins, how long it is, whether it asks. Each once. Pure, linear. */
export function featuresOf(text: string): readonly string[] {
  const parts = (withoutNames(text.slice(0, MAX_CHARS)).match(PART) ?? []).flatMap((part) =>
    EASTERN.test(part) ? inPairs(part) : part,
  );
  const words = parts.filter((part) => !SIGNS.includes(part));
  const names = words.filter((word) => word === '§name').length;
  return [
    ...new Set([
      ...parts,
      ...parts.slice(1).map((part, at) => `${parts[at]} ${part}`),
      `^${words[0] ?? ''}`,
      `^^${words.slice(0, 2).join(' ')}`,
      `length ${Math.min(MOST_STEPS, Math.floor(words.length / WORDS_A_STEP))}`,
      ...(/[?？]\W*$/.test(text) ? ['asks'] : []),
      ...(names > 0 ? ['a name'] : []),
      ...(names > 1 ? ['names'] : []),
    ]),
  ];
}

export type Weights = Pick<ReadonlyMap<string, number>, 'get'>;

/** For so many features the lines are searched as they stand: to read 9,000 of them takes as long as to look for 400. */
const FEW = 150;

/** Weights as they are kept, a hundredfold: a line for each feature, in the order of their characters, since few of the hooks that have them ask for them. */
export function weightsIn(lines: string): Weights {
  let asked = 0;
  const all = onceAsked(() => new Map(lines.split('\n').map(weightOf)));
  return {
    get: (feature) => {
      asked += 1;
      return asked > FEW ? all().get(feature) : found(lines, feature);
    },
  };
}

export function weightOf(line: string): [feature: string, weight: number] {
  const end = line.lastIndexOf(' ');
  return [line.slice(0, end), Number(line.slice(end))];
}

function found(lines: string, feature: string): number | undefined {
  for (let [from, to] = [0, lines.length]; from < to; ) {
    const middle = (from + to) >> 1;
    const begins = lines.lastIndexOf('\n', middle - 1) + 1;
    const end = lines.indexOf('\n', middle);
    const ends = end < 0 ? lines.length : end;
    const [name, weight] = weightOf(lines.slice(begins, ends));
    if (name === feature) return weight;
    if (name < feature) from = ends + 1;
    else to = begins;
  }
  return undefined;
}

/** What a text's words come to, a hundredfold: of many each counts less. Pure. */
export const sumOf = (features: readonly string[], weights: Weights): number =>
  features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0) /
  Math.sqrt(features.length || 1);
