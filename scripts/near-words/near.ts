import { tokenize } from '../../src/recall/index/terms.ts';
import { addAt, dot, rowVectors, type Sparse } from './vectors.ts';

/** What fewer paragraphs or sources hold is somebody's habit. */
const LEAST = { paragraphs: 60, sources: 8 };
const MOST_WORDS = 16_000;
const PARAGRAPH = { least: 5, most: 300 };
/** Words so near count as each other's context, the farther the less. */
const WINDOW = 6;
/** Of a word with a greater share of all only the root of that is kept, by chance (Mikolov et al., 2013). */
const FREQUENT = 2e-4;
/** What one source says twice as often counts 1.7 times, or the largest source would be all that is learned. */
const OF_ONE_SOURCE = 0.75;
/** Rare contexts would tell too much (Levy, Goldberg and Dagan, 2015), and what is met less than twice tells nothing. */
const SMOOTHED = 0.75;
const LEAST_TOGETHER = 2;
const DIMENSIONS = 200;
/** What is near: this cosine at least, in hundredths, and so many words at most. */
const NEAR = { cosine: 50, words: 12 };
/** First names and the like, which texts of the trade have in thanks and examples. */
const PEOPLE = new Set('alex bob chri dan david isaac jon jose michael ralph smith tim tom'.split(' '));
const TRAILER = /^\s*(?:Signed-off|Co-authored|Change-Id|Reviewed|git-svn|Merge |\[dependabot|Bumps)/i;
const OTHER_LETTERS = /[^\u0000-\u024f\u2000-\u2bff]/;

/** The stems of each paragraph and list item of a text, without blocks of code, trailers of commits and other scripts. Pure. */
export function paragraphsOf(text: string): string[][] {
  const lines = text
    .replaceAll('\0', '\n\n')
    .replace(/```[\s\S]*?```/g, ' ')
    .split('\n');
  return lines
    .filter((line) => !TRAILER.test(line))
    .join('\n')
    .replace(/\n(?!\n|\s*[-*#|])/g, ' ')
    .split('\n')
    .filter((line) => !OTHER_LETTERS.test(line))
    .map((line) =>
      (line.match(/.{1,2000}/g) ?? []).flatMap(tokenize).filter((word) => /^[a-z]{2,24}$/.test(word)),
    )
    .filter(({ length }) => length >= PARAGRAPH.least)
    .map((words) => words.slice(0, PARAGRAPH.most));
}

/** How many of some lists hold each word. */
export function holders(lists: Iterable<Iterable<string>>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

const add = (a: number, b: number): number => a + b;

/** How often words stand together, row by row. */
function together(
  sources: readonly string[][][],
  words: readonly string[],
  random: () => number,
): Float32Array {
  const places = new Map(words.map((word, place) => [word, place]));
  const placed = sources.map((source) => source.map((all) => all.map((word) => places.get(word) ?? -1)));
  const times = new Float64Array(words.length);
  for (const word of placed.flat().flat()) if (word >= 0) addAt(times, word, 1);
  const frequent = FREQUENT * times.reduce(add, 0);
  const total = new Float32Array(words.length ** 2);
  const own = new Float32Array(words.length ** 2);
  for (const source of placed) {
    own.fill(0);
    for (const all of source) {
      const left = all.filter(
        (word) => word < 0 || random() <= Math.sqrt(frequent / (times[word] as number)),
      );
      for (const [at, word] of left.entries())
        for (const [apart, other] of left.slice(at + 1, at + 1 + WINDOW).entries()) {
          if (word < 0 || other < 0) continue;
          addAt(own, word * words.length + other, 1 / (1 + 0.2 * apart));
          addAt(own, other * words.length + word, 1 / (1 + 0.2 * apart));
        }
    }
    own.forEach((count, cell) => {
      if (count > 0) addAt(total, cell, count ** OF_ONE_SOURCE);
    });
  }
  return total;
}

/** What of it is more than chance. */
function information(counts: Float32Array, size: number): Sparse {
  const sums = Array.from({ length: size }, (_, row) =>
    counts.subarray(row * size, (row + 1) * size).reduce(add, 0),
  );
  const smoothed = sums.map((sum) => sum ** SMOOTHED);
  const share = smoothed.reduce(add, 0);
  const [rows, columns, values]: [number[], number[], number[]] = [[], [], []];
  counts.forEach((count, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const value = Math.log((count * share) / ((sums[row] as number) * (smoothed[column] as number)));
    if (count < LEAST_TOGETHER || value <= 0) return;
    rows.push(row);
    columns.push(column);
    values.push(value);
  });
  return { size, rows, columns, values };
}

/** The table of some sources' paragraphs: lines of `word others`, each with the first digit of its cosine, between line ends. `random`: as in `rowVectors`. */
export function nearTable(sources: readonly string[][][], random: () => number): string {
  const bySource = holders(sources.map((source) => source.flat()));
  const words = [...holders(sources.flat())]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_WORDS)
    .filter(([word, count]) => count >= LEAST.paragraphs && (bySource.get(word) ?? 0) >= LEAST.sources)
    .map(([word]) => word)
    .filter((word) => !PEOPLE.has(word));
  const vectors = rowVectors(information(together(sources, words, random), words.length), DIMENSIONS, random);
  const lines = vectors.map((own, row) => {
    const cosines = vectors.map((other) => Math.round(100 * dot(own, other)));
    const near = [...cosines.entries()].filter(([place, cosine]) => place !== row && cosine >= NEAR.cosine);
    const best = near.sort((a, b) => b[1] - a[1]).slice(0, NEAR.words);
    const told = best.map(([place, cosine]) => `${words[place]}${Math.min(9, Math.floor(cosine / 10))}`);
    return [words[row], ...told].join(' ');
  });
  return `\n${lines
    .filter((line) => line.includes(' '))
    .sort()
    .join('\n')}\n`;
}
