import { basename, dirname } from 'node:path/posix';
import { type Names, namesIn, type Sentence, sentencesOf } from '../capture/prose.ts';
import { jaccard, reachedFrom } from '../core/basics.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import type { Memory, MemoryContent } from '../core/memory.ts';
import { tellsFix } from '../core/near-duplicate.ts';
import { inverseFrequency } from '../recall/index/query.ts';
import { tokenize } from '../recall/index/terms.ts';

/** What scorers look at of a memory. A `Memory` is one; of a learning `candidateOf` makes one. */
export type Candidate = MemoryContent &
  Pick<Memory, 'id' | 'at' | 'lastSeenAt' | 'files'> &
  Partial<Pick<Memory, 'session' | 'seenIn'>>;

/** A learning that is not in a note yet, as scorers see it; its id is the one that its memory will have. */
export function candidateOf<L extends Learning>(learning: L): Candidate & { readonly learning: L } {
  const files = learning.files.map((path) => ({ path }));
  return { ...learning, id: memoryId(learning), lastSeenAt: learning.at, files, learning };
}

/** What a session is at: its goals, the one that counts most first, the files in work, and what was said lately, the oldest first. */
export type ParentContext = Readonly<Record<'goals' | 'files' | 'recent', readonly string[]>>;

/** Where a session stands: what its memories are salient for. */
export interface SalienceContext extends ParentContext {
  readonly nowMs: number;
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
export function sharedTelling(text: TellingText, { terms }: Reading): number {
  const most = sum([...text.values()].sort((a, b) => b - a).slice(0, 12));
  const shared = sum([...text].map(([term, weight]) => (terms.has(term) ? weight : 0)));
  return most === 0 ? 0 : Math.min(1, shared / most);
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The share of a goal's telling words that stand in a memory, of the goal that it serves most; each next one counts nine tenths. */
export const serving = (memory: Candidate, goals: readonly TellingText[]): number =>
  Math.max(0, ...goals.map((goal, place) => 0.9 ** place * sharedTelling(goal, readingOf(memory))));

/** How near a memory is to the files in work, 0…1: anchored to one, naming one (answers do so by its last part), beside one. Pure. */
export function inWork(memory: Candidate, work: readonly string[]): number {
  if (memory.files.some(({ path }) => work.includes(path))) return 1;
  const names = new Set(work.map((path) => basename(path)));
  if (readingOf(memory).names.files.some((name) => names.has(basename(name)))) return 0.8;
  const folders = new Set(work.filter((path) => path.includes('/')).map((path) => dirname(path)));
  return memory.files.some(({ path }) => folders.has(dirname(path))) ? 0.5 : 0;
}

/** How the memories of a session hang together: each 0…1, and `complexity` is the product of the other three. */
export type Complexity = Readonly<
  Record<'integration' | 'reflection' | 'differentiation' | 'complexity', number>
>;

/** Of fewer memories nothing can be said: two are either alike or not. The work grows with the square: of more some are looked at. */
const [MIN_MEMORIES, MAX_MEMORIES] = [3, 200];
const SHARED_TERMS = 3;
/** Kinds that look back on the work; so does what tells a fix. */
const REFLECTING = new Set('correction cause decision convention preference'.split(' '));

/** C = I · R · D: the share of pairs in one web of files, tags and telling words; of what looks back; of words that no other has. Undefined for fewer than three. Pure. */
export function complexityOf(all: readonly Candidate[]): Complexity | undefined {
  if (all.length < MIN_MEMORIES) return undefined;
  const memories = all.slice(0, MAX_MEMORIES);
  const count = memories.length;
  const marks = memories.map(
    ({ files, tags }) => new Set([...files.map(({ path }) => path), ...tags.map((tag) => tag.toLowerCase())]),
  );
  const terms = memories.map((memory) => readingOf(memory).terms);
  const places = memories.map((_, place) => place);
  const shared = (sets: readonly ReadonlySet<string>[], a: number, b: number): readonly string[] =>
    [...(sets[a] ?? [])].filter((name) => sets[b]?.has(name));
  // What more than a quarter of the memories have connects nothing; in a few memories, two always may.
  const [markHolders, termHolders] = [holdersOf(marks), holdersOf(terms)];
  const seldom = (holders: ReadonlyMap<string, number>) => (name: string) =>
    (holders.get(name) ?? 0) <= Math.max(2, count / 4);
  const isNear = (a: number, b: number): boolean =>
    shared(marks, a, b).some(seldom(markHolders)) ||
    shared(terms, a, b).filter(seldom(termHolders)).length >= SHARED_TERMS;
  const near = places.map((a) => places.filter((b) => isNear(a, b)));
  const web = places.map((a) => reachedFrom([a], (b) => near[b] ?? []).size - 1);
  const nearest = terms.map((one) =>
    Math.max(...terms.map((other) => (one === other ? 0 : jaccard(one, other)))),
  );
  const integration = sum(web) / (count * (count - 1));
  const looksBack = (it: Candidate): boolean =>
    it.ns === 'decisions' || REFLECTING.has(it.kind) || tellsFix(it);
  const reflection = memories.filter(looksBack).length / count;
  const differentiation = 1 - sum(nearest) / count;
  return { integration, reflection, differentiation, complexity: integration * reflection * differentiation };
}
