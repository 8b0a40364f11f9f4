import { graphOf, pageOf } from '../select.ts';
import type { Acted, FileDiff, One, Row, Snapshot } from '../shapes.ts';
import type { Source } from './use.ts';

const MAX_FOUND = 100;
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The answers of a file: without git at hand it finds by words alone, the rarer the more telling. */
function fileSource({ madeAt, overview, memories, open, figures }: Snapshot): Source {
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

const said = async (response: Response): Promise<unknown> => {
  const value: unknown = await response.json().catch(() => ({}));
  if (response.ok) return value;
  const { error = `the server answered ${response.status}` } = value as { error?: string };
  throw new Error(error);
};

async function ask<T>(
  verb: string,
  words: Readonly<Record<string, string | number | undefined>>,
): Promise<T> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value !== undefined) query.set(name, String(value));
  const response = await fetch(`api/${verb}?${query}`).catch(() => {
    throw new Error('cs-memory view has ended: start it again');
  });
  return (await said(response)) as T;
}

function serverSource(csrf: string): Source {
  return {
    overview: () => ask('overview', {}),
    list: (query, from, limit) => ask('list', { ...query, from, limit }),
    search: (q, ns, more) => ask('search', { q, ns, ...(more ? { more: 1 } : {}) }),
    one: (id) => ask('one', { id }),
    diff: async (id) => (await ask<{ files: readonly FileDiff[] }>('diff', { id })).files,
    graph: (word, file) => ask('graph', { word, file }),
    open: () => ask('open', {}),
    figures: () => ask('figures', {}),
    act: async (act) => {
      const headers = { 'Content-Type': 'application/json', 'X-CS-Memory-CSRF': csrf };
      return (await said(
        await fetch('act', { method: 'POST', headers, body: JSON.stringify(act) }),
      )) as Acted;
    },
  };
}

/** The source of this page. */
export function findSource(): Source {
  const data = document.getElementById('data')?.textContent;
  if (data) return fileSource(JSON.parse(data) as Snapshot);
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? '';
  return serverSource(csrf);
}
