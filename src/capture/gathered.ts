import type { Memory } from '../core/memory.ts';
import { allNames, type Candidate, isAnswer, namesOf } from './blocks.ts';
import { type Edited, type GatherState, NOTHING_GATHERED } from './gather.ts';
import { worthOf } from './worth.ts';

/** A memory that this session's distilling wrote. */
export type Written = Pick<Memory, 'id' | 'ns' | 'summary'>;

/** What a session has said that may be worth remembering, and what was made of it so far. A part of its story's file; every text is filtered. */
export interface GatheredSession extends GatherState {
  readonly candidates: readonly Candidate[];
  readonly upTo: number;
  readonly written: readonly Written[];
}

export const NEW_GATHERING: GatheredSession = { ...NOTHING_GATHERED, candidates: [], upTo: 0, written: [] };

/** A file that is read and written at every turn holds so many at most; of more the least worth go. The longest of 33 sessions had 98. */
const MAX_CANDIDATES = 300;
const MAX_CHARS = 160_000;

/** The gathering with what a stretch added, and edited; what was said before in the same words is not said twice. Pure. */
export function withGathered(
  gathering: GatheredSession,
  added: readonly Candidate[],
  state: GatherState,
  edited: readonly Edited[] = [],
): GatheredSession {
  const known = new Map(gathering.candidates.map((candidate) => [keyOf(candidate), candidate]));
  for (const candidate of added) {
    const key = keyOf(candidate);
    // What closes a turn closes it, whenever it was said first, and stands where it was said last.
    if (candidate.source === 'last') known.delete(key);
    if (!known.has(key)) known.set(key, candidate);
  }
  const candidates = bounded([...known.values()]).map((one) =>
    isTouchedBy(one, edited) ? { ...one, isTouched: true as const } : one,
  );
  return { ...gathering, ...state, candidates };
}

function isTouchedBy(one: Candidate, edited: readonly Edited[]): boolean {
  const isOpen = isAnswer(one.source) && one.isTouched !== true;
  const later = isOpen ? edited.filter(({ message }) => message >= one.message) : [];
  return later.length > 0 && namesOf(one).some((name) => later.some(({ input }) => input.includes(name)));
}

/** The number of the last message that a look at the session takes in: all (`whole`), or those of the turns before the one at hand. Pure. */
export function distilledUntil({ candidates, turn, message, upTo }: GatheredSession, whole: boolean): number {
  const earlier = candidates.filter((candidate) => candidate.turn < turn);
  return whole ? message : Math.max(upTo, ...earlier.map((candidate) => candidate.message));
}

/** Whether such a look would find something new to read. */
export const hasUndistilled = (gathered: GatheredSession | undefined, whole: boolean): boolean =>
  gathered !== undefined && distilledUntil(gathered, whole) > gathered.upTo;

/** The words that the turn at hand was closed with; empty ones where they were too few to be kept (`Done.`), none where it broke off. Pure. */
export function closingWords(story: {
  readonly gathered?: GatheredSession;
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
}): readonly string[] {
  const { candidates, turn } = story.gathered ?? NEW_GATHERING;
  const words = candidates.flatMap((one) =>
    one.source === 'last' && one.turn === turn ? [`${one.about} ${one.text}`] : [],
  );
  return words.length === 0 && story.isAnswered && story.asked.length > 0 ? [''] : words;
}

const keyOf = ({ source, text }: Candidate): string => `${isAnswer(source) ? 'said' : source} ${text}`;

function bounded(candidates: readonly Candidate[]): readonly Candidate[] {
  const chars = candidates.reduce((sum, { text }) => sum + text.length, 0);
  if (candidates.length <= MAX_CANDIDATES && chars <= MAX_CHARS) return candidates;
  const order = candidates
    .map((candidate, index) => ({ index, size: candidate.text.length, worth: worthOf(candidate) }))
    .sort((a, b) => b.worth - a.worth);
  const kept = new Set<number>();
  let size = 0;
  // A quarter less than the bound, or every further message would weigh all of them again.
  for (const one of order) {
    if (kept.size >= MAX_CANDIDATES * 0.75 || size + one.size > MAX_CHARS * 0.75) break;
    kept.add(one.index);
    size += one.size;
  }
  return candidates.filter((_, index) => kept.has(index));
}

/** Candidates that speak of one thing, by their indexes. */
export type Topic = { readonly main: number; readonly others: readonly number[] };

const ALIKE = 0.3;
/** Groups the candidates `among`: of each the `tellers`' most worth speaks, a commit before a request that tells it again, and of `silent` none; `apart`: what is no part of its section. Pure; time grows with the square of how many there are. */
export function topicsOf(
  candidates: readonly Candidate[],
  worth: readonly number[],
  among: readonly number[],
  tellers: ReadonlySet<number> = new Set(among),
  apart: ReadonlySet<number> = new Set(),
) {
  const worthAt = (index: number): number => worth[index] ?? 0;
  const byWorth = (a: number, b: number): number => worthAt(b) - worthAt(a) || b - a;
  const topics: Topic[] = [];
  const silent: number[] = [];
  for (const members of groupsOf(candidates, [...among].sort(byWorth), apart)) {
    const speak = members.filter((index) => tellers.has(index)).sort(byWorth);
    const main = speak.find((index) => candidates[index]?.isRequest !== true) ?? speak[0];
    if (main === undefined) silent.push(...members);
    else topics.push({ main, others: members.filter((index) => index !== main) });
  }
  return { topics: topics.sort((a, b) => byWorth(a.main, b.main)), silent };
}

/** Of each group the most worth first, then the nearest to it. */
function groupsOf(candidates: readonly Candidate[], order: readonly number[], apart: ReadonlySet<number>) {
  const terms = new Map(order.map((index) => [index, termsOf(candidates[index]?.text ?? '')]));
  const frequency = new Map<string, number>();
  for (const set of terms.values())
    for (const term of set) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weightOf = (term: string): number =>
    Math.log(1 + order.length / (frequency.get(term) ?? 1)) * (/[^a-z]/.test(term) ? 2 : 1);
  const taken = new Set<number>();
  return order.flatMap((main) => {
    if (taken.has(main)) return [];
    taken.add(main);
    const own = terms.get(main) ?? new Set();
    const near = order
      .filter((index) => !taken.has(index))
      .map((index) => ({ index, likeness: likenessOf(own, terms.get(index) ?? new Set(), weightOf) }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ index }) => index);
    for (const index of near) taken.add(index);
    const sections = apart.has(main) ? [] : [main, ...near].map((index) => sectionOf(candidates[index]));
    const isBeside = (index: number): boolean => {
      const section = taken.has(index) || apart.has(index) ? undefined : sectionOf(candidates[index]);
      return section !== undefined && sections.includes(section);
    };
    const beside = order.filter(isBeside);
    for (const index of beside) taken.add(index);
    return [[main, ...near, ...beside]];
  });
}

/** What one commit says is one topic, however many points its list has, and so is what one message says under one heading. */
function sectionOf(candidate: Candidate | undefined): string | undefined {
  if (candidate?.source === 'commit') return `${candidate.message}`;
  return candidate?.about ? `${candidate.message} ${candidate.about}` : undefined;
}

/** Shared weight over the weight of the smaller: a short sentence repeats a long paragraph when the paragraph holds it. */
function likenessOf(one: Terms, other: Terms, weightOf: (term: string) => number): number {
  const sum = (terms: Iterable<string>): number =>
    [...terms].reduce((total, term) => total + weightOf(term), 0);
  const shared = sum([...one].filter((term) => other.has(term)));
  return shared / Math.max(8, Math.sqrt(sum(one) * sum(other)));
}

type Terms = ReadonlySet<string>;
function termsOf(text: string): Terms {
  const words = text.toLowerCase().match(/[\p{L}\d_]{3,}/gu) ?? [];
  return new Set([...words, ...allNames(text)]);
}
