import './stemmers.ts';
import { foldMemory } from '../../core/fold.ts';
import { liveUntilMs, type Memory, OPEN } from '../../core/memory.ts';
import { boundedLines } from '../../core/note.ts';
import type { NotesRef } from '../../core/ports.ts';
import { isQuestion, labelTerms } from '../../core/words/query.ts';
import { posting, type WeightedTerms, weightedTerms } from '../../core/words/terms.ts';
import { restingWeight } from '../model/portfolio.ts';
import {
  compareNames,
  type DictionaryEntry,
  type Key,
  type KeyKind,
  keyOf,
  MANNER,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import { documentBytes, encodeRecord, type StoredLine } from './record.ts';

/** What was added from one place to another belongs to one document. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Gathers postings in any order and hands them out by key. */
export interface PostingsCollector {
  /** Starts a posting list; the number is what `add` wants. */
  list(key: Key): number;
  add(list: number, value: number): void;
  /** How many were added: where a run starts or ends. */
  count(): number;
  /** What was added are frequencies, in runs; the number of a document is the place of its run. By key. */
  finishRuns(runs: readonly Run[]): Iterable<DictionaryEntry>;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Growing arrays and one counting sort at the end: a list of arrays would be ten times the memory. */
function createPostingsCollector(): PostingsCollector {
  let high = new Uint32Array(1024);
  let low = new Uint32Array(1024);
  let keys = 0;
  let lists = new Uint32Array(1024);
  let values = new Uint32Array(1024);
  let count = 0;
  return {
    list: (key) => {
      if (keys === high.length) {
        high = grown(high);
        low = grown(low);
      }
      high[keys] = key.high;
      low[keys] = key.low;
      keys += 1;
      return keys - 1;
    },
    add: (list, value) => {
      if (count === lists.length) {
        lists = grown(lists);
        values = grown(values);
      }
      lists[count] = list;
      values[count] = value;
      count += 1;
    },
    count: () => count,
    finishRuns: (runs) => {
      const starts = startsOf(lists, count, keys);
      const next = starts.slice();
      const postings = new Uint32Array(count);
      runs.forEach(({ from, to }, document) => {
        for (let index = from; index < to; index += 1) {
          const list = lists[index] as number;
          postings[next[list] as number] = posting(document, values[index] as number);
          next[list] = (next[list] as number) + 1;
        }
      });
      return byKey(high.subarray(0, keys), low.subarray(0, keys), starts, postings);
    },
  };
}

/** So many lists have numbers that fit beside a half key into what a float holds exactly. */
const MAX_LISTS = 2 ** 21;

/** The lists by their keys. */
function* byKey(
  high: Uint32Array,
  low: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
): Generator<DictionaryEntry> {
  if (high.length > MAX_LISTS)
    throw new RangeError(`expected at most ${MAX_LISTS} words, got ${high.length}`);
  const order = new Float64Array(high.length); // in loops: `from` with a function takes four times as long
  for (let list = 0; list < order.length; list += 1) order[list] = (high[list] as number) * MAX_LISTS + list;
  order.sort();
  const lists = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) lists[place] = (order[place] as number) % MAX_LISTS;
  for (let from = 0, to = 0; from < lists.length; from = to) {
    const half = high[lists[from] as number];
    for (to = from + 1; to < lists.length && high[lists[to] as number] === half; ) to += 1;
    const alike =
      to - from === 1
        ? lists.subarray(from, to)
        : lists.slice(from, to).sort((a, b) => (low[a] ?? 0) - (low[b] ?? 0));
    for (const list of alike) {
      const key = { high: high[list] ?? 0, low: low[list] ?? 0 };
      yield { key, postings: postings.subarray(starts[list], starts[list + 1]) };
    }
  }
}

/** Where each list starts, and where the last one ends. */
function startsOf(lists: Uint32Array, count: number, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (let index = 0; index < count; index += 1) {
    const after = (lists[index] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let list = 0; list < keys; list += 1)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  return starts;
}

/** A document, and where its postings are: 100,000 memories are not held at once. */
interface Draft extends SegmentDocument, Run {}

/** The name of a note in the dictionary. */
export function noteName(namespace: string, object: string): string {
  return `${namespace}\u0000${object}`;
}

function byId(lines: Iterable<StoredLine>): Map<string, StoredLine[]> {
  const found = new Map<string, StoredLine[]>();
  for (const entry of lines) {
    const known = found.get(entry.line.id);
    if (known === undefined) found.set(entry.line.id, [entry]);
    else known.push(entry);
  }
  return found;
}

/** Names what is posted: each name of a kind has one list. */
function createNamedPostings() {
  const collector = createPostingsCollector();
  const lists: Record<KeyKind, Map<string, number>> = {
    term: new Map(),
    note: new Map(),
    namespace: new Map(),
    signature: new Map(),
    path: new Map(),
    session: new Map(),
    met: new Map(),
    day: new Map(),
    successor: new Map(),
    open: new Map(),
  };
  return {
    ...collector,
    addNamed: (kind: KeyKind, name: string, frequency: number): void => {
      let list = lists[kind].get(name);
      if (list === undefined) {
        list = collector.list(keyOf(kind, name));
        lists[kind].set(name, list);
      }
      collector.add(list, frequency);
    },
  };
}

type NamedPostings = ReturnType<typeof createNamedPostings>;

/** The places of some lines, each once. Most memories are one line. */
function addPlaces(postings: NamedPostings, lines: readonly StoredLine[]): void {
  const [first] = lines;
  if (first !== undefined && lines.length === 1) {
    postings.addNamed('note', noteName(first.namespace, first.object), 0);
    postings.addNamed('namespace', first.namespace, 0);
    return;
  }
  for (const name of new Set(lines.map((line) => noteName(line.namespace, line.object))))
    postings.addNamed('note', name, 0);
  for (const name of new Set(lines.map((line) => line.namespace))) postings.addNamed('namespace', name, 0);
}

/** Exact keys, for whoever has an error or a file at hand and no time to rank (exact-lookup.ts). */
function addExactKeys(postings: NamedPostings, { kind, signature, files }: Memory): void {
  if (kind === OPEN) postings.addNamed('open', '', 0);
  if (signature !== undefined) postings.addNamed('signature', signature, 0);
  for (const path of new Set(files.map((file) => file.path))) postings.addNamed('path', path, 0);
}

/** Those that took its place at some time: when one of them goes, it may come back. */
function addSuccessors(postings: NamedPostings, lines: readonly StoredLine[]): void {
  if (lines.length < 2) return;
  const ids = lines.flatMap(({ line }) => (line.type === 'supersedes' ? (line.by ?? []) : []));
  for (const id of new Set(ids)) postings.addNamed('successor', id, 0);
}

/** What a document is besides its words; see MANNER. */
function mannerOf(memory: Memory): number {
  return (
    (isQuestion(memory) ? MANNER.question : 0) |
    (labelTerms(memory).length > 0 ? MANNER.labelled : 0) |
    (liveUntilMs(memory) === Number.POSITIVE_INFINITY ? 0 : MANNER.mortal)
  );
}

function draftOf(postings: NamedPostings, id: string, all: readonly StoredLine[]): Draft {
  const lines = boundedLines(all.length > 1 ? once(all) : all);
  const memory = foldMemory(lines);
  const from = postings.count();
  addPlaces(postings, lines);
  addSuccessors(postings, lines);
  if (memory !== undefined) {
    addExactKeys(postings, memory);
    if (memory.session !== undefined) postings.addNamed('session', memory.session, 0);
    for (const session of memory.seenIn) postings.addNamed('met', session, 0);
    if (memory.lastSeenAt !== memory.at) postings.addNamed('day', memory.lastSeenAt.slice(0, 10), 0);
  }
  const { frequencies, length } = memory === undefined ? NO_WORDS : weightedTerms(memory);
  for (const [term, frequency] of frequencies) postings.addNamed('term', term, frequency);
  return {
    id,
    at: memory?.at ?? '',
    from,
    to: postings.count(),
    isMemory: memory !== undefined,
    liveUntil: memory === undefined ? 0 : liveUntilMs(memory),
    resting: memory === undefined ? 0 : restingWeight(memory),
    length,
    manner: memory === undefined ? MANNER.mortal : mannerOf(memory),
    session: memory?.session === undefined ? undefined : keyOf('session', memory.session),
    bytes: documentBytes({ id, at: memory?.at ?? '' }, encodeRecord(lines)),
  };
}

const NO_WORDS: WeightedTerms = { frequencies: new Map(), length: 0 };

/** A note that was read twice says nothing twice. */
function once(lines: readonly StoredLine[]): StoredLine[] {
  return [...new Map(lines.map((line) => [`${line.namespace}\n${line.object}\n${line.raw}`, line])).values()];
}

/** Folds lines into memories and indexes their words, and the notes and namespaces they came from. */
export function buildContent(lines: Iterable<StoredLine>, refs: readonly NotesRef[]): SegmentContent {
  const postings = createNamedPostings();
  const drafts: Draft[] = [];
  for (const [id, own] of byId(lines)) drafts.push(draftOf(postings, id, own));
  drafts.sort((a, b) => Number(b.isMemory) - Number(a.isMemory) || compareNames(a, b));
  return { refs, documents: drafts, dictionary: () => postings.finishRuns(drafts) };
}
