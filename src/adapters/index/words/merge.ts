import { documentOf, frequencyOf, posting } from '../../../domain/words/posting.ts';
import type { NotesRef } from '../../../ports.ts';
import type { Key } from './checksum.ts';
import { compareNames, type Dictionary, type DocumentName, type SegmentContent } from './layout.ts';
import { createPostingsCollector, type PostingsCollector } from './postings.ts';
import type { Layer } from './view.ts';

/** A visible document, where it is and what it is called. */
interface Source {
  readonly layer: Layer;
  readonly document: number;
  readonly name: DocumentName;
}

/**
 * Makes one segment of some layers, without folding a memory or reading a word again. `below` names what the
 * lowest of them lay on, when that stays where it is.
 */
export function mergeLayers(
  layers: readonly Layer[],
  refs: readonly NotesRef[],
  below?: Layer,
): SegmentContent {
  const { memories, rest } = inOrder(layers);
  const sources = [...memories, ...rest];
  const values = (name: 'liveUntil' | 'resting' | 'lengths') => (source: Source) =>
    source.layer.segment[name]()[source.document] ?? 0;
  return {
    refs,
    ...(below === undefined ? {} : { below: { stamp: below.segment.stamp, hidden: below.hidden } }),
    memories: memories.length,
    names: sources.map(({ name }) => name),
    liveUntil: Float64Array.from(sources, values('liveUntil')),
    resting: Uint32Array.from(sources, values('resting')),
    lengths: Uint32Array.from(sources, values('lengths')),
    sessions: sessionsOf(sources),
    records: sources.map(({ layer, document }) => layer.segment.record(document)),
    dictionary: mergeDictionaries(layers, sources),
  };
}

function sessionsOf(sources: readonly Source[]): Uint32Array {
  const sessions = new Uint32Array(sources.length * 2);
  sources.forEach(({ layer, document }, number) => {
    sessions.set(layer.segment.sessions().subarray(document * 2, document * 2 + 2), number * 2);
  });
  return sessions;
}

function inOrder(layers: readonly Layer[]): { memories: Source[]; rest: Source[] } {
  const memories: Source[] = [];
  const rest: Source[] = [];
  for (const layer of layers) {
    layer.segment.names().forEach((name, document) => {
      if (layer.isHidden[document] === 1) return;
      (document < layer.segment.memories ? memories : rest).push({ layer, document, name });
    });
  }
  const byName = (a: Source, b: Source): number => compareNames(a.name, b.name);
  return { memories: memories.sort(byName), rest: rest.sort(byName) };
}

/** The key's 53 highest bits; among a million keys the chance that two are alike is 6 in 100,000. */
const mapKey = ({ high, low }: Key): number => high * 2 ** 21 + (low >>> 11);

/** The lowest layer comes last, because its keys, the most by far, then need not be remembered. */
function mergeDictionaries(layers: readonly Layer[], sources: readonly Source[]): Dictionary {
  const collector = createPostingsCollector();
  const lists = new Map<number, number>();
  for (const layer of layers.toReversed()) {
    const isLowest = layer === layers[0];
    const numbers = newNumbers(layer, sources);
    for (const { key, postings } of layer.segment.entries()) {
      const known = lists.get(mapKey(key));
      const list = addVisible(collector, key, known, layer, postings, numbers);
      if (!isLowest && known === undefined && list !== undefined) lists.set(mapKey(key), list);
    }
  }
  const dictionary = collector.finish();
  for (const list of lists.values()) {
    dictionary.postings.subarray(dictionary.starts[list], dictionary.starts[list + 1]).sort();
  }
  return dictionary;
}

/** Adds the postings of visible documents to a list; starts one when there is something to add. */
function addVisible(
  collector: PostingsCollector,
  key: Key,
  known: number | undefined,
  { isHidden }: Layer,
  postings: Uint32Array,
  numbers: Uint32Array,
): number | undefined {
  let list = known;
  for (let index = 0; index < postings.length; index += 1) {
    const value = postings[index] ?? 0;
    const document = documentOf(value);
    if (isHidden[document] === 1) continue;
    list ??= collector.list(key);
    collector.add(list, posting(numbers[document] ?? 0, frequencyOf(value)));
  }
  return list;
}

function newNumbers(layer: Layer, sources: readonly Source[]): Uint32Array {
  const numbers = new Uint32Array(layer.segment.documents);
  sources.forEach((source, number) => {
    if (source.layer === layer) numbers[source.document] = number;
  });
  return numbers;
}
