import type { NotesRef } from '../../core/ports.ts';
import {
  compareKeys,
  compareNames,
  type DictionaryEntry,
  type DocumentName,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import type { Layer } from './segment.ts';
import { documentOf, frequencyOf, posting } from './terms.ts';

const GONE = 0xffffffff;

/** One segment of some layers, without folding or reading words, holding a document and a word each. `below`: what stays beneath the lowest. */
export function mergeLayers(
  layers: readonly Layer[],
  refs: readonly NotesRef[],
  below: readonly Layer[] = [],
): SegmentContent {
  const numbers = layers.map(({ segment }) => new Uint32Array(segment.documents).fill(GONE));
  const top = below.at(-1);
  return {
    refs,
    ...(top === undefined
      ? {}
      : { below: { stamp: top.segment.stamp, hidden: below.map(({ hidden }) => [...hidden]) } }),
    documents: mergedDocuments(layers, numbers),
    dictionary: () => mergedDictionary(layers, numbers),
  };
}

interface Cursor {
  readonly layer: Layer;
  readonly numbers: Uint32Array;
  document: number;
  isMemory: boolean;
  name: DocumentName;
}

/** Gives the documents in their new order, and notes their new numbers as it goes. */
function* mergedDocuments(layers: readonly Layer[], numbers: readonly Uint32Array[]) {
  const cursors = layers.flatMap((layer, place): Cursor[] => {
    const own = numbers[place] as Uint32Array;
    const cursor = { layer, numbers: own, document: -1, isMemory: true, name: { id: '', at: '' } };
    return advance(cursor) ? [cursor] : [];
  });
  const sorted = inOrder(
    cursors,
    (a, b) => Number(b.isMemory) - Number(a.isMemory) || compareNames(a.name, b.name),
  );
  for (let next = 0, cursor = sorted.first(); cursor !== undefined; next += 1, cursor = sorted.first()) {
    cursor.numbers[cursor.document] = next;
    yield documentAt(cursor);
    if (advance(cursor)) sorted.settleFirst();
    else sorted.dropFirst();
  }
}

/** Moves to the next visible document; false where there is none. */
function advance(cursor: Cursor): boolean {
  const { isHidden, segment } = cursor.layer;
  do cursor.document += 1;
  while (cursor.document < segment.documents && isHidden(cursor.document));
  if (cursor.document >= segment.documents) return false;
  cursor.isMemory = cursor.document < segment.memories;
  cursor.name = segment.name(cursor.document);
  return true;
}

/** Each field spelled out: a million of them are made. */
function documentAt({ layer: { segment }, document, name: { id, at }, isMemory }: Cursor): SegmentDocument {
  const { liveUntil, length, manner, session } = segment.facts(document);
  const resting = segment.resting()[document] ?? 0;
  return { id, at, isMemory, liveUntil, length, manner, session, resting, bytes: segment.bytes(document) };
}

interface WordCursor {
  readonly entries: Iterator<DictionaryEntry>;
  readonly numbers: Uint32Array;
  entry: DictionaryEntry;
}

function* mergedDictionary(layers: readonly Layer[], numbers: readonly Uint32Array[]) {
  const cursors = layers.flatMap(({ segment }, place): WordCursor[] => {
    const entries = segment.entries()[Symbol.iterator]();
    const first = entries.next();
    return first.done === true
      ? []
      : [{ entries, numbers: numbers[place] as Uint32Array, entry: first.value }];
  });
  const sorted = inOrder(cursors, (a, b) => compareKeys(a.entry.key, b.entry.key));
  let held = new Uint32Array(1024);
  const single = new Uint32Array(1);
  for (let cursor = sorted.first(); cursor !== undefined; cursor = sorted.first()) {
    const { key } = cursor.entry;
    let lists = 0;
    let count = 0;
    for (let same: WordCursor | undefined = cursor; same !== undefined; same = sorted.first()) {
      const { postings } = same.entry;
      if (compareKeys(same.entry.key, key) !== 0) break;
      if (held.length < count + postings.length) held = enlarged(held, count + postings.length);
      count = addRenumbered(held, count, postings, same.numbers);
      lists += 1;
      const next = same.entries.next();
      if (next.done === true) sorted.dropFirst();
      else {
        same.entry = next.value;
        sorted.settleFirst();
      }
    }
    if (count === 0) continue;
    single[0] = held[0] as number;
    const postings = count === 1 ? single : held.subarray(0, count);
    yield { key, postings: lists === 1 ? postings : postings.sort() };
  }
}

function enlarged(held: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length * 2);
  larger.set(held);
  return larger;
}

/** Adds the postings of visible documents, by their new numbers; gives how many there are then. */
function addRenumbered(held: Uint32Array, from: number, postings: Uint32Array, numbers: Uint32Array): number {
  let count = from;
  for (let index = 0; index < postings.length; index += 1) {
    const value = postings[index] as number;
    const number = numbers[documentOf(value)] as number;
    if (number === GONE) continue;
    held[count] = posting(number, frequencyOf(value));
    count += 1;
  }
  return count;
}

/** The least item first; they are few, three as a rule. */
function inOrder<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number) {
  const sorted = [...items].sort(compare);
  return {
    first: (): Item | undefined => sorted[0],
    dropFirst: (): void => void sorted.shift(),
    /** The first was changed, and finds its place. */
    settleFirst: (): void => {
      for (let at = 1; at < sorted.length; at += 1) {
        const [before, next] = [sorted[at - 1] as Item, sorted[at] as Item];
        if (compare(before, next) <= 0) return;
        sorted[at - 1] = next;
        sorted[at] = before;
      }
    },
  };
}
