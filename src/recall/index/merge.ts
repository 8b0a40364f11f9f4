import type { NotesRef } from '../../core/ports.ts';
import { documentOf, frequencyOf, posting } from '../../core/words/terms.ts';
import {
  compareNames,
  type DictionaryEntry,
  type DocumentName,
  firstPlace,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import type { Layer, Segment } from './segment.ts';

/** The number of a document that is hidden. */
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
      : { below: { stamp: top.segment.stamp, hidden: below.map(({ hidden }) => hidden) } }),
    documents: mergedDocuments(layers, numbers),
    dictionary: () => mergedDictionary(layers, numbers),
  };
}

interface Cursor {
  readonly layer: Layer;
  readonly numbers: Uint32Array;
  readonly columns: ReturnType<Segment['columns']>;
  document: number;
  name: DocumentName;
}

/** Gives the documents in their new order, and notes their new numbers as it goes. */
function* mergedDocuments(
  layers: readonly Layer[],
  numbers: readonly Uint32Array[],
): Generator<SegmentDocument> {
  let next = 0;
  const columns = layers.map(({ segment }) => segment.columns());
  for (const isMemory of [true, false]) {
    const cursors = layers.flatMap((layer, place): Cursor[] => {
      const from = isMemory ? 0 : layer.segment.memories;
      const until = isMemory ? layer.segment.memories : layer.segment.documents;
      const cursor = {
        layer,
        numbers: numbers[place] as Uint32Array,
        columns: columns[place] as Cursor['columns'],
        document: from - 1,
        name: { id: '', at: '' },
      };
      return advance(cursor, until) ? [cursor] : [];
    });
    const compare = (a: Cursor, b: Cursor): number => compareNames(a.name, b.name);
    cursors.sort(compare);
    for (let [cursor] = cursors; cursor !== undefined; [cursor] = cursors) {
      const { segment } = cursor.layer;
      cursor.numbers[cursor.document] = next;
      next += 1;
      yield documentAt(cursor, isMemory);
      settleFirst(cursors, compare, !advance(cursor, isMemory ? segment.memories : segment.documents));
    }
  }
}

/** Moves to the next visible document; false where there is none. */
function advance(cursor: Cursor, until: number): boolean {
  const { isHidden, segment } = cursor.layer;
  do cursor.document += 1;
  while (cursor.document < until && isHidden(cursor.document));
  if (cursor.document >= until) return false;
  cursor.name = segment.name(cursor.document);
  return true;
}

function documentAt({ layer, columns, document, name }: Cursor, isMemory: boolean): SegmentDocument {
  return {
    ...name,
    isMemory,
    liveUntil: columns.liveUntil[document] ?? 0,
    resting: columns.resting[document] ?? 0,
    length: columns.lengths[document] ?? 0,
    manner: columns.manners[document] ?? 0,
    session: columns.sessions[document] || undefined,
    bytes: layer.segment.bytes(document),
  };
}

interface WordCursor {
  readonly entries: Iterator<DictionaryEntry>;
  readonly numbers: Uint32Array;
  entry: DictionaryEntry;
}

function* mergedDictionary(
  layers: readonly Layer[],
  numbers: readonly Uint32Array[],
): Generator<DictionaryEntry> {
  const cursors = layers.flatMap(({ segment }, place): WordCursor[] => {
    const entries = segment.entries()[Symbol.iterator]();
    const first = entries.next();
    return first.done === true
      ? []
      : [{ entries, numbers: numbers[place] as Uint32Array, entry: first.value }];
  });
  const compare = (a: WordCursor, b: WordCursor): number => a.entry.key - b.entry.key;
  cursors.sort(compare);
  let held = new Uint32Array(1024);
  const single = new Uint32Array(1);
  for (let [cursor] = cursors; cursor !== undefined; [cursor] = cursors) {
    const { key } = cursor.entry;
    let lists = 0;
    let count = 0;
    for (let same: WordCursor | undefined = cursor; same?.entry.key === key; [same] = cursors) {
      const { postings } = same.entry;
      if (held.length < count + postings.length) held = enlarged(held, count + postings.length);
      count = addRenumbered(held, count, postings, same.numbers);
      lists += 1;
      const next = same.entries.next();
      if (next.done !== true) same.entry = next.value;
      settleFirst(cursors, compare, next.done === true);
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

/** The first of some items in order was changed, and finds its place; `isOver`: it goes. */
function settleFirst<Item>(items: Item[], compare: (a: Item, b: Item) => number, isOver: boolean): void {
  const first = items.shift();
  if (isOver || first === undefined) return;
  const place = firstPlace(0, items.length, (at) => compare(items[at] as Item, first) < 0);
  items.splice(place, 0, first);
}
