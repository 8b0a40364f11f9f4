import { type Names, namesIn, type Sentence, sentencesOf } from '../capture/prose.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import type { Memory, MemoryContent } from '../core/memory.ts';
import { tellsFix } from '../core/near-duplicate.ts';
import { inverseFrequency } from '../recall/index/query.ts';
import { tokenize } from '../recall/index/terms.ts';

/** What scorers look at of a memory. A `Memory` is one; of a learning `candidateOf` makes one. */
export type Candidate = MemoryContent &
  Pick<Memory, 'id' | 'at' | 'lastSeenAt' | 'files'> &
  Partial<
    Pick<Memory, 'session' | 'agent' | 'branch' | 'expires' | 'seenIn' | 'usefulCount' | 'uselessCount'>
  >;

/** A learning that is not in a note yet, as scorers see it; its id is the one that its memory will have. */
export function candidateOf<L extends Learning>(learning: L): Candidate & { readonly learning: L } {
  const files = learning.files.map((path) => ({ path }));
  return { ...learning, id: memoryId(learning), lastSeenAt: learning.at, files, learning };
}

/** Where the session stands: what its memories are salient for. */
export interface SalienceContext {
  readonly nowMs: number;
  readonly goals: readonly string[];
  readonly branch?: string | undefined;
  /** The session that asks; a memory of it is nearer than one of another. */
  readonly session?: string | undefined;
  /** Files in work, relative to the root of the work tree. */
  readonly files: readonly string[];
  /** The folder the session works in, relative to the root of the work tree; '' or absent for the root. */
  readonly cwd?: string | undefined;
  readonly recent: readonly string[];
}

/** What the session that sent a subagent is at. */
export type ParentContext = Pick<SalienceContext, 'goals' | 'files' | 'recent'>;

/** A memory with what the scorers say of it together. */
export interface Salient<T extends Candidate = Candidate> {
  readonly memory: T;
  /** 0…1: 1 is first in all scorers, 0 last in all. */
  readonly score: number;
}

/** How the memories of a session hang together: each 0…1, and `complexity` is the product of the other three. */
export interface Complexity {
  readonly integration: number;
  readonly reflection: number;
  readonly differentiation: number;
  readonly complexity: number;
}

export interface Reading {
  /** In its own words, without the call and what a tool printed; the summary's first. */
  readonly sentences: readonly Sentence[];
  /** Its different words as an index knows them, of tags and files too. */
  readonly terms: ReadonlySet<string>;
  /** The files, the code and the tools that it names, in all of its text. */
  readonly names: Names;
}

const NOT_OWN = /^(?:>|While: |Exit code: ).*$/gm;

const readings = new WeakMap<Candidate, Reading>();

/** Reads a memory; thirteen scorers ask, and it is read once. */
export function readingOf(memory: Candidate): Reading {
  const { summary, body = '', tags, files } = memory;
  const all = `${summary}\n${body}`;
  const reading = readings.get(memory) ?? {
    sentences: [summary, body.replace(NOT_OWN, '').replaceAll('\n', '\n\n')].flatMap(sentencesOf),
    terms: new Set(tokenize([all, ...tags, ...files.map(({ path }) => path)].join('\n'))),
    names: namesIn(all),
  };
  readings.set(memory, reading);
  return reading;
}

/** In how many of the sets each word stands. */
export function holdersOf(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const set of sets) for (const term of set) holders.set(term, (holders.get(term) ?? 0) + 1);
  return holders;
}

/** The words of a text by how telling they are. */
export type TellingText = ReadonlyMap<string, number>;

/** Weighs the words of a text: the fewer of the memories hold one, the more it tells (index/query.ts); alike without memories. */
export const tellingText = (text: string, memories = 0, holders = holdersOf([])): TellingText =>
  new Map(tokenize(text).map((term) => [term, inverseFrequency(memories, holders.get(term) ?? 0)]));

/** How much of a text stands in a memory, 0…1, by its twelve most telling words: of a long text's all no memory would come near. */
export function sharedTelling(text: TellingText, terms: ReadonlySet<string>): number {
  const most = sum([...text.values()].sort((a, b) => b - a).slice(0, 12));
  const shared = sum([...text].map(([term, weight]) => (terms.has(term) ? weight : 0)));
  return most === 0 ? 0 : Math.min(1, shared / most);
}

/** Of fewer memories nothing can be said: two are either alike or not. The work grows with the square: of more the latest are looked at. */
const [MIN_MEMORIES, MAX_MEMORIES] = [3, 400];
/** A tag or a word that more than a quarter of the memories have connects nothing; in a few memories, two always may. */
const seldom =
  (memories: number, holders: ReadonlyMap<string, number>) =>
  (name: string): boolean =>
    (holders.get(name) ?? 0) <= Math.max(2, memories / 4);
const SHARED_TERMS = 3;
/** Kinds that look back on the work; so does what tells a fix. */
const REFLECTING = new Set('correction cause decision convention preference'.split(' '));

/** C = I · R · D (docs/explanation/capture.md), of the latest 400; undefined for fewer than three. Pure. */
export function complexityOf(memories: readonly Candidate[]): Complexity | undefined {
  if (memories.length < MIN_MEMORIES) return undefined;
  const latest = ({ lastSeenAt: a }: Candidate, { lastSeenAt: b }: Candidate) => (a < b ? 1 : a > b ? -1 : 0);
  const looked = memories.toSorted(latest).slice(0, MAX_MEMORIES);
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
  const tags = memories.map((memory) => new Set(memory.tags.map((tag) => tag.toLowerCase())));
  const connects = seldom(memories.length, holdersOf(tags));
  const marks = memories.map(({ files }, place) => [
    ...files.map(({ path }) => `file ${path}`),
    ...[...(tags[place] ?? [])].filter(connects),
  ]);
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
