import type { Memory } from '../../core/memory.ts';
import type { NotesRef, TimeSpan } from '../../core/ports.ts';
import { DAY_MS } from '../../core/time.ts';
import { BEGINNING_CHARS, compareNames, firstPlace, type KeyKind, keyOf } from './layout.ts';
import {
  compareDocuments,
  type Document,
  holdersOf,
  type Layer,
  memoryAt,
  type Segment,
  sumOf,
} from './segment.ts';
import { tokenize } from './terms.ts';

/** The notes as of `refs`, in segments that lie on each other. Every memory is visible in exactly one. */
export interface View {
  readonly refs: readonly NotesRef[];
  /** The lowest, and as a rule the largest, first. */
  readonly layers: readonly Layer[];
  /** A ref was read anew or is gone: what a file holds of it may never be asked for again. */
  readonly outdated: boolean;
}

function memoriesWhere(
  view: Pick<View, 'layers'>,
  documents: (segment: Segment, isHidden: Layer['isHidden']) => Iterable<number>,
): Memory[] {
  const memories: Memory[] = [];
  for (const { segment, isHidden } of view.layers) {
    for (const document of documents(segment, isHidden)) {
      const memory = isHidden(document) ? undefined : memoryAt(segment, document);
      if (memory !== undefined) memories.push(memory);
    }
  }
  return memories.sort(compareNames);
}

function* upTo(count: number): Generator<number> {
  for (let document = 0; document < count; document += 1) yield document;
}

/** All memories, in whatever state, newest first. */
export const allMemories = (view: View): Memory[] => memoriesWhere(view, (segment) => upTo(segment.memories));

/** The memories among these ids that exist. */
export function knownMemories(view: View, ids: readonly string[]): Map<string, Memory> {
  const once = [...new Set(ids)];
  const found = memoriesWhere(view, (segment) => once.flatMap((id) => segment.withId(id) ?? []));
  return new Map(found.map((memory) => [memory.id, memory]));
}

/** The memories that an exact key names, newest first. */
export function memoriesNamed(view: View, kind: KeyKind, name: string): Memory[] {
  const key = keyOf(kind, name);
  return memoriesWhere(view, (segment) => segment.documentsWith(key));
}

/** So many live memories of a key are read: anybody who may push can make more, and a hook reads them. */
const MAX_LIVE = 1000;

/** The live memories that exact keys of some kinds name, newest first; of more than are read the newest. */
export function liveMemoriesNamed(
  view: Pick<View, 'layers'>,
  kinds: readonly KeyKind[],
  name: string,
  nowMs: number,
  most = MAX_LIVE,
): Memory[] {
  const keys = kinds.map((kind) => keyOf(kind, name));
  const memories = memoriesWhere(view, (segment, isHidden) => {
    const lists = keys.map((key) => segment.documentsWith(key));
    const [only = []] = lists;
    const documents = lists.length === 1 ? only : [...new Set(lists.flat())].sort((a, b) => a - b);
    const live: number[] = []; // numbered newest first
    for (const document of documents) {
      if (live.length === most) break;
      if (!isHidden(document) && segment.isLive(document, nowMs)) live.push(document);
    }
    return live;
  });
  return memories.slice(0, most);
}

/** The live memories that hold words of at least so much weight together, those with the most first. Reads the records of these alone. */
export function memoriesSaying(
  { layers }: Pick<View, 'layers'>,
  weights: ReadonlyMap<string, number>,
  { nowMs, ...bounds }: { readonly nowMs: number; readonly least: number; readonly most: number },
): Memory[] {
  const found = layers.flatMap(({ segment, isHidden }) => {
    const sums = new Map<number, number>();
    for (const [word, weight] of weights)
      for (const document of segment.documentsWith(keyOf('term', word)))
        sums.set(document, (sums.get(document) ?? 0) + weight);
    return [...sums].flatMap(([document, weight]) =>
      weight < bounds.least || isHidden(document) || !segment.isLive(document, nowMs)
        ? []
        : [{ segment, document, weight }],
    );
  });
  return found
    .sort((a, b) => b.weight - a.weight || compareDocuments(a, b))
    .slice(0, bounds.most)
    .flatMap(({ segment, document }) => memoryAt(segment, document) ?? []);
}

/** A word that so many memories hold is not looked at beside a rarer one: each is a step. */
const MAX_HOLDERS = 5_000;

/** The live memories that hold at least half of what some words tell, the rarer a word the more: those that hold most first. */
export function memoriesHolding(
  view: View,
  words: readonly string[],
  { limit, nowMs }: { readonly limit: number; readonly nowMs: number },
): Memory[] {
  const all = sumOf(view.layers, ({ segment }) => segment.memories);
  const held = [...new Set(tokenize(words.join(' ')))]
    .map((term) => ({ term, holders: sumOf(view.layers, (layer) => holdersOf(layer, keyOf('term', term))) }))
    .filter(({ holders }) => holders > 0)
    .sort((a, b) => a.holders - b.holders);
  const asked = held.filter(({ holders }, at) => at === 0 || holders <= MAX_HOLDERS);
  const weights = new Map(asked.map(({ term, holders }) => [term, Math.log(1 + all / holders)]));
  const least = sumOf([...weights.values()], (weight) => weight) / 2;
  return memoriesSaying(view, weights, { nowMs, least, most: limit });
}

/** See the MemoryIndex port; the newer of two that weigh the same comes first. Reads the records of these alone. */
export function restingMemories(
  view: View,
  nowMs: number,
  from: number,
  limit: number,
  within?: TimeSpan,
): Memory[] {
  return view.layers
    .flatMap((layer) => {
      const among = within === undefined ? allOf(layer.segment) : madeOrMet(layer.segment, within, nowMs);
      return heaviest(layer, nowMs, among, from + limit);
    })
    .sort((a, b) => b.weight - a.weight || compareDocuments(a, b))
    .slice(from, from + limit)
    .flatMap(({ segment, document }) => memoryAt(segment, document) ?? []);
}

/** Documents from `first` to before `end`, and others beside them; those of at least `least` weight count. */
type Among = Readonly<{ first: number; end: number; others: readonly number[]; least: number }>;

const allOf = ({ memories }: Segment): Among => ({ first: 0, end: memories, others: [], least: 1 });

/** So many days are looked up of a longer time: what was met again, and made before it. */
const MAX_DAYS = 400;

/** Memories that were made in a time, and those that were met last on a day of it. */
function madeOrMet(segment: Segment, { fromMs = 0, untilMs }: TimeSpan, nowMs: number): Among {
  const endMs = Math.min(untilMs ?? Number.POSITIVE_INFINITY, nowMs + DAY_MS);
  const first = untilMs === undefined ? 0 : firstBefore(segment, new Date(untilMs).toISOString());
  const end = firstBefore(segment, new Date(fromMs).toISOString());
  const others = new Set<number>();
  for (let day = 0, ms = endMs; day <= MAX_DAYS && ms > fromMs - DAY_MS; day += 1, ms -= DAY_MS)
    for (const one of segment.documentsWith(keyOf('day', new Date(ms).toISOString().slice(0, 10))))
      others.add(one);
  return { first, end, others: [...others].filter((one) => one < first || one >= end), least: 0 };
}

/** The first document that was made before a time: they stand newest first. */
const firstBefore = (segment: Segment, at: string): number =>
  firstPlace(0, segment.memories, (document) => segment.name(document).at >= at);

/** More documents than a segment can hold. */
const DOCUMENTS = 2 ** 31;

/** The `limit` heaviest visible, live ones of some documents, the newer first of two that weigh the same. */
function heaviest({ segment, isHidden }: Layer, nowMs: number, among: Among, limit: number) {
  const { first, end, others, least } = among;
  const resting = segment.resting();
  const keys = new Float64Array(segment.memories);
  let count = 0;
  const weigh = (document: number): void => {
    const weight = resting[document] ?? 0;
    if (weight < least) return;
    keys[count] = document - weight * DOCUMENTS; // sorts the heaviest first, then the newest; exact below 2 ** 53
    count += 1;
  };
  for (let document = first; document < end; document += 1) weigh(document);
  for (const document of others) weigh(document);
  const found: (Document & { readonly weight: number })[] = [];
  for (const key of keys.subarray(0, count).sort()) {
    const weight = Math.ceil(-key / DOCUMENTS);
    const document = key + weight * DOCUMENTS;
    if (found.length === limit) break;
    if (!isHidden(document) && segment.isLive(document, nowMs)) found.push({ segment, document, weight });
  }
  return found;
}

/** Of the live memories anchored in each of these files the newest `each`, newest first. */
export function memoriesAtPaths(
  view: View,
  paths: readonly string[],
  { nowMs, each }: { readonly nowMs: number; readonly each: number },
): Memory[] {
  const found = paths.flatMap((path) => liveMemoriesNamed(view, ['path'], path, nowMs, each));
  return [...new Map(found.map((memory) => [memory.id, memory])).values()].sort(compareNames);
}

/** The memories whose id begins so, newest first. */
export function memoriesWithPrefix(view: View, idPrefix: string): Memory[] {
  const beginning = keyOf('beginning', idPrefix.slice(0, BEGINNING_CHARS));
  const isShort = idPrefix.length < BEGINNING_CHARS;
  return memoriesWhere(view, (segment) => {
    const some = isShort ? upTo(segment.memories) : segment.documentsWith(beginning);
    return [...some].filter((document) => segment.name(document).id.startsWith(idPrefix));
  });
}
