import type { Candidate } from './candidate.ts';
import { allNames } from './features.ts';

/** Candidates that speak of one thing, by their indexes. */
export interface Topic {
  /** The one that says it best. */
  readonly main: number;
  /** The others, the nearest to it first. */
  readonly others: readonly number[];
}

/** From this likeness on two blocks speak of one thing. */
const ALIKE = 0.3;
/** Words that say nothing of a topic. */
const COMMON = new Set(
  'the and for that this with from are was were has have had not but its it is be been being will would should could can may might into when which what where while then than also only now new use uses used using all any each both one two more most other some such there here they them their these those you your our'.split(
    ' ',
  ),
);

/** Groups candidates, of which `among` gives the indexes, the most worth first. Pure; time grows with the square of how many are worth something. */
export function topicsOf(
  candidates: readonly Candidate[],
  worth: readonly number[],
  among: readonly number[],
): readonly Topic[] {
  const terms = new Map(among.map((index) => [index, termsOf(candidates[index]?.text ?? '')]));
  const frequency = new Map<string, number>();
  for (const set of terms.values())
    for (const term of set) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weightOf = (term: string): number =>
    Math.log(1 + among.length / (frequency.get(term) ?? 1)) * (/[^a-z]/.test(term) ? 2 : 1);
  const order = [...among].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || b - a);
  const taken = new Set<number>();
  const topics: Topic[] = [];
  for (const main of order) {
    if (taken.has(main)) continue;
    taken.add(main);
    const own = terms.get(main) ?? new Set();
    const near = order
      .filter((index) => !taken.has(index))
      .map((index) => ({ index, likeness: likenessOf(own, terms.get(index) ?? new Set(), weightOf) }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness);
    for (const { index } of near) taken.add(index);
    topics.push(toldBest([main, ...near.map(({ index }) => index)], candidates, worth));
  }
  return topics;
}

/** What a commit or the end of a turn says of a thing was settled by then; what was said on the way may have been a guess. */
const SETTLED: Readonly<Partial<Record<Candidate['source'], number>>> = {
  commit: 0.08,
  last: 0.05,
  answer: -0.05,
};
/** One that is worth less than this share of the best does not speak for it. */
const MAY_SPEAK = 0.8;

/** Puts in front who is to speak for a topic: the most worth, and of about the same worth the later and more settled. */
function toldBest(
  members: readonly number[],
  candidates: readonly Candidate[],
  worth: readonly number[],
): Topic {
  const most = worth[members[0] ?? 0] ?? 0;
  const last = Math.max(1, ...candidates.map(({ message }) => message));
  const value = (index: number): number => {
    const { source = 'answer', message = 0 } = candidates[index] ?? {};
    return (worth[index] ?? 0) + (SETTLED[source] ?? 0) + (0.1 * message) / last;
  };
  const speakers = members.filter((index) => (worth[index] ?? 0) >= MAY_SPEAK * most);
  const main = speakers.reduce((best, index) => (value(index) > value(best) ? index : best), members[0] ?? 0);
  return { main, others: members.filter((index) => index !== main) };
}

/** Shared weight over the weight of the smaller: a short sentence repeats a long paragraph when the paragraph holds it. */
function likenessOf(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  const sum = (terms: Iterable<string>): number =>
    [...terms].reduce((total, term) => total + weightOf(term), 0);
  const shared = sum([...one].filter((term) => other.has(term)));
  return shared / Math.max(8, Math.sqrt(sum(one) * sum(other)));
}

/** The words of a text that tell what it is about, and its names. */
function termsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d_]{3,}/gu) ?? [];
  return new Set([...words.filter((word) => !COMMON.has(word)), ...allNames(text)]);
}
