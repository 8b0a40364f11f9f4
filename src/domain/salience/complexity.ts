import { tellsFix } from '../known-fix.ts';
import { createLikeness } from '../near-duplicate.ts';
import { readingOf } from './reading.ts';
import type { Candidate, Complexity } from './types.ts';

/** Of fewer memories nothing can be said: two are either alike or not. */
export const MIN_MEMORIES = 3;
/** The work grows with the square: of more the latest are looked at. */
export const MAX_MEMORIES = 400;
/** A tag or a word that more than this share of the memories have connects nothing; in a few memories, two always may. */
const COMMON_SHARE = 0.25;
const ALWAYS_MAY = 2;
/** Two memories that share so many telling words speak of one thing. */
const SHARED_TERMS = 3;
/** Two that share half of their words are asked whether they are one lesson. */
const MAYBE_SAME = 0.5;
const REFLECTING = new Set([
  'correction',
  'cause',
  'decision',
  'convention',
  'preference',
  'fix',
  'workaround',
  'solution',
  'resolution',
]);

/**
 * How the memories of a session hang together, C = I · R · D (docs/salience.md has the formulas); undefined for fewer than
 * three. Looks at the latest 400. Pure.
 */
export function complexityOf(memories: readonly Candidate[]): Complexity | undefined {
  if (memories.length < MIN_MEMORIES) return undefined;
  const looked = [...memories]
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : 0))
    .slice(0, MAX_MEMORIES);
  const pairs = pairsOf(looked);
  const integration = connectedShare(looked, pairs);
  const reflection = looked.filter(isReflection).length / looked.length;
  const differentiation = meanDistance(looked, pairs);
  return { integration, reflection, differentiation, complexity: integration * reflection * differentiation };
}

/** Whether a memory looks back on the work: a correction, a cause, a decision, what helped. By its kind, else by its text. */
export function isReflection(memory: Candidate): boolean {
  return memory.ns === 'decisions' || REFLECTING.has(memory.kind) || tellsFix(memory);
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Two memories, by their places. */
interface Pair {
  readonly a: number;
  readonly b: number;
  /** Shared telling words. */
  readonly terms: number;
  /** Shared words by all words of both (Jaccard). */
  readonly overlap: number;
}

function pairsOf(memories: readonly Candidate[]): readonly Pair[] {
  const terms = memories.map((memory) => readingOf(memory).terms);
  const holders = new Map<string, number>();
  for (const set of terms) for (const term of set) holders.set(term, (holders.get(term) ?? 0) + 1);
  const mostHolders = Math.max(ALWAYS_MAY, COMMON_SHARE * memories.length);
  const pairs: Pair[] = [];
  for (let a = 0; a < terms.length; a += 1) {
    for (let b = a + 1; b < terms.length; b += 1) {
      const [one, two] = [terms[a] ?? NO_TERMS, terms[b] ?? NO_TERMS];
      let shared = 0;
      let telling = 0;
      for (const term of one) {
        if (!two.has(term)) continue;
        shared += 1;
        if ((holders.get(term) ?? 0) <= mostHolders) telling += 1;
      }
      const all = one.size + two.size - shared;
      pairs.push({ a, b, terms: telling, overlap: all === 0 ? 0 : shared / all });
    }
  }
  return pairs;
}

/** The share of all pairs that hang together, directly or through others: one web is 1, all alone is 0. */
function connectedShare(memories: readonly Candidate[], pairs: readonly Pair[]): number {
  const webs = createWebs(memories.length);
  for (const members of sharedBy(memories)) for (const member of members) webs.join(members[0] ?? 0, member);
  for (const { a, b, terms } of pairs) if (terms >= SHARED_TERMS) webs.join(a, b);
  const connected = webs.sizes().reduce((sum, size) => sum + size * (size - 1), 0);
  return connected / (memories.length * (memories.length - 1));
}

/** The memories of each file and of each tag that connects. */
function sharedBy(memories: readonly Candidate[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  const add = (name: string, place: number): void =>
    void groups.set(name, [...(groups.get(name) ?? []), place]);
  memories.forEach(({ files, tags }, place) => {
    for (const path of new Set(files.map((file) => file.path))) add(`file ${path}`, place);
    for (const tag of new Set(tags.map((one) => one.toLowerCase()))) add(`tag ${tag}`, place);
  });
  const mostHolders = Math.max(ALWAYS_MAY, COMMON_SHARE * memories.length);
  return [...groups]
    .filter(([name, { length }]) => name.startsWith('file ') || length <= mostHolders)
    .map(([, members]) => members);
}

/** Disjoint sets of the numbers below `count`. */
function createWebs(count: number): { join(a: number, b: number): void; sizes(): readonly number[] } {
  const parents = Array.from({ length: count }, (_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[place] = root;
    return root;
  };
  return {
    join: (a, b) => {
      parents[rootOf(a)] = rootOf(b);
    },
    sizes: () => {
      const sizes = new Map<number, number>();
      for (let place = 0; place < count; place += 1)
        sizes.set(rootOf(place), (sizes.get(rootOf(place)) ?? 0) + 1);
      return [...sizes.values()];
    },
  };
}

/** 1 less the mean, over all memories, of how much the nearest other says the same. */
function meanDistance(memories: readonly Candidate[], pairs: readonly Pair[]): number {
  const nearest = new Array<number>(memories.length).fill(0);
  const likeness = createLikeness();
  const areOne = (one: Candidate, two: Candidate): boolean =>
    likeness(one, two) !== 'other' || likeness(two, one) !== 'other'; // one may say all that the other does, and more
  for (const { a, b, overlap } of pairs) {
    const [one, two] = [memories[a], memories[b]];
    if (one === undefined || two === undefined) continue;
    const same = overlap >= MAYBE_SAME && areOne(one, two) ? 1 : overlap;
    nearest[a] = Math.max(nearest[a] ?? 0, same);
    nearest[b] = Math.max(nearest[b] ?? 0, same);
  }
  return 1 - nearest.reduce((sum, one) => sum + one, 0) / memories.length;
}
