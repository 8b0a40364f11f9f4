import { documentOf, frequencyOf, posting } from '../../../domain/words/posting.ts';
import type { Key } from './checksum.ts';
import { compareNames, type Dictionary, type DocumentName, type SegmentContent } from './layout.ts';
import { createPostingsCollector } from './postings.ts';
import { type Layer, layersOf, type View } from './view.ts';

/** A visible document, where it is and what it is called. */
interface Source {
  readonly layer: Layer;
  readonly document: number;
  readonly name: DocumentName;
}

/** Makes one segment of a view, without folding a memory or reading a word again. */
export function mergeView(view: View): SegmentContent {
  const layers = layersOf(view);
  const { memories, rest } = inOrder(layers);
  const sources = [...memories, ...rest];
  const values = (name: 'liveUntil' | 'lengths') => (source: Source) =>
    source.layer.segment[name]()[source.document] ?? 0;
  return {
    refs: view.refs,
    memories: memories.length,
    names: sources.map(({ name }) => name),
    liveUntil: Float64Array.from(sources, values('liveUntil')),
    lengths: Uint32Array.from(sources, values('lengths')),
    records: sources.map(({ layer, document }) => layer.segment.record(document)),
    dictionary: mergeDictionaries(layers, sources),
  };
}

function inOrder(layers: readonly Layer[]): { memories: Source[]; rest: Source[] } {
  const memories: Source[] = [];
  const rest: Source[] = [];
  for (const layer of layers) {
    layer.segment.names().forEach((name, document) => {
      if (layer.hidden[document] === 1) return;
      (document < layer.segment.memories ? memories : rest).push({ layer, document, name });
    });
  }
  const byName = (a: Source, b: Source): number => compareNames(a.name, b.name);
  return { memories: memories.sort(byName), rest: rest.sort(byName) };
}

/** The key's 53 highest bits; among a million keys the chance that two are alike is 6 in 100,000. */
const mapKey = ({ high, low }: Key): number => high * 2 ** 21 + (low >>> 11);

function mergeDictionaries(layers: readonly Layer[], sources: readonly Source[]): Dictionary {
  const collector = createPostingsCollector();
  const lists = new Map<number, number>();
  for (const layer of layers) {
    const numbers = newNumbers(layer, sources);
    for (const { key, postings } of layer.segment.entries()) {
      let list = lists.get(mapKey(key));
      for (const entry of postings) {
        const document = documentOf(entry);
        if (layer.hidden[document] === 1) continue;
        list ??= collector.list(key);
        collector.add(list, posting(numbers[document] ?? 0, frequencyOf(entry)));
      }
      if (list !== undefined) lists.set(mapKey(key), list);
    }
  }
  return collector.finish();
}

function newNumbers(layer: Layer, sources: readonly Source[]): Uint32Array {
  const numbers = new Uint32Array(layer.segment.documents);
  sources.forEach((source, number) => {
    if (source.layer === layer) numbers[source.document] = number;
  });
  return numbers;
}
