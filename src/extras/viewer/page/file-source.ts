import { graphOf, pageOf } from '../select.ts';
import type { One, Row, Snapshot } from '../shapes.ts';
import type { Source } from './types.ts';

const MAX_FOUND = 100;
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The answers of a file: without git at hand it finds by words alone, the rarer the more telling. */
export function fileSource({ madeAt, overview, memories, open, figures }: Snapshot): Source {
  const texts = memories.map((one) =>
    [one.summary, one.body, one.tags.join(' '), one.files.join(' '), one.signature].join('\n').toLowerCase(),
  );
  const byId = new Map(memories.map((one) => [one.id, one]));
  const search = (query: string, ns: string): readonly Row[] => {
    const scores = new Map<One, number>();
    for (const word of new Set(wordsIn(query))) {
      const holders = memories.filter((_, place) => texts[place]?.includes(word));
      const telling = Math.log(1 + memories.length / (1 + holders.length));
      for (const one of holders) scores.set(one, (scores.get(one) ?? 0) + telling);
    }
    return [...scores]
      .filter(([one]) => ns === '' || one.ns === ns)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_FOUND)
      .map(([one]) => one);
  };
  return {
    madeAt,
    overview: async () => overview,
    list: async (query, from, limit) => pageOf(memories, query, from, limit),
    search: async (words, ns) => ({ rows: search(words, ns), isAll: true }),
    one: async (id) => {
      const one = byId.get(id);
      if (one === undefined) throw new Error('that memory is not in this file');
      return one;
    },
    graph: async (word, file) => graphOf(memories, { word, file }),
    open: async () => open,
    figures: async () => figures,
  };
}
