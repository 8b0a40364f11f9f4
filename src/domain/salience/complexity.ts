import { tellsFix } from '../known-fix.ts';
import { holdersOf, readingOf } from './reading.ts';
import type { Candidate, Complexity } from './types.ts';

/** Of fewer memories nothing can be said: two are either alike or not. The work grows with the square: of more the latest are looked at. */
const [MIN_MEMORIES, MAX_MEMORIES] = [3, 400];
/** A tag or a word that more than a quarter of the memories have connects nothing; in a few memories, two always may. */
const seldom =
  (memories: number, holders: ReadonlyMap<string, number>) =>
  (name: string): boolean =>
    (holders.get(name) ?? 0) <= Math.max(2, memories / 4);
/** Two memories that share so many telling words speak of one thing. */
const SHARED_TERMS = 3;
/** Kinds that look back on the work; so does what tells a fix. */
const REFLECTING = new Set('correction cause decision convention preference'.split(' '));

/**
 * How the memories of a session hang together, C = I · R · D (docs/explanation/capture.md has the formulas); undefined for fewer than
 * three. Looks at the latest 400. Pure.
 */
export function complexityOf(memories: readonly Candidate[]): Complexity | undefined {
  if (memories.length < MIN_MEMORIES) return undefined;
  const looked = [...memories]
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : 0))
    .slice(0, MAX_MEMORIES);
  const count = looked.length;
  const { webs, nearest } = compared(looked);
  const connected = webs.map((web) => webs.filter((other) => other === web).length - 1);
  const integration = sum(connected) / (count * (count - 1));
  const reflecting = looked.filter((it) => it.ns === 'decisions' || REFLECTING.has(it.kind) || tellsFix(it));
  const reflection = reflecting.length / count;
  const differentiation = 1 - sum(nearest) / count;
  return { integration, reflection, differentiation, complexity: integration * reflection * differentiation };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** For each memory the web that it is in, directly or through others, and how much of the nearest other's words it has. */
function compared(memories: readonly Candidate[]): Readonly<Record<'webs' | 'nearest', readonly number[]>> {
  const marks = marksOf(memories);
  const terms = memories.map((memory) => readingOf(memory).terms);
  const telling = seldom(memories.length, holdersOf(terms));
  const webs = memories.map((_, place) => place);
  const nearest = memories.map(() => 0);
  const join = (from = 0, to = 0): void =>
    webs.forEach((web, place) => {
      if (web === from) webs[place] = to;
    });
  for (const [a, one] of terms.entries())
    for (const [b, two] of terms.entries()) {
      if (b >= a) break;
      const shared = [...one].filter((term) => two.has(term));
      const overlap = shared.length / Math.max(1, one.size + two.size - shared.length);
      nearest[a] = Math.max(nearest[a] ?? 0, overlap);
      nearest[b] = Math.max(nearest[b] ?? 0, overlap);
      if (webs[a] === webs[b]) continue;
      const isOne = marks[a]?.some((mark) => marks[b]?.includes(mark));
      if (isOne || shared.filter(telling).length >= SHARED_TERMS) join(webs[a], webs[b]);
    }
  return { webs, nearest };
}

/** What connects a memory by having it: its files, and its tags that few have. */
function marksOf(memories: readonly Candidate[]): readonly (readonly string[])[] {
  const tags = memories.map((memory) => new Set(memory.tags.map((tag) => tag.toLowerCase())));
  const connects = seldom(memories.length, holdersOf(tags));
  return memories.map(({ files }, place) => [
    ...files.map(({ path }) => `file ${path}`),
    ...[...(tags[place] ?? [])].filter(connects),
  ]);
}
