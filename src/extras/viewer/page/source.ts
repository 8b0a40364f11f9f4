import type {
  Act,
  Acted,
  Figures,
  FileDiff,
  Found,
  Graph,
  ListQuery,
  One,
  OpenWork,
  Overview,
  Page,
  Snapshot,
} from '../shapes.ts';
import { fileSource } from './file-source.ts';

/** Where the page has its answers from: the server that gave it out, or the file that it is in. */
export interface Source {
  overview(): Promise<Overview>;
  list(query: ListQuery, from: number, limit: number): Promise<Page>;
  search(words: string, ns: string, more: boolean): Promise<Found>;
  one(id: string): Promise<One>;
  /** Absent where nothing but the file is at hand. */
  diff?(id: string): Promise<readonly FileDiff[]>;
  graph(word: string, file: string): Promise<Graph>;
  open(): Promise<OpenWork>;
  figures(): Promise<Figures>;
  act?(act: Act): Promise<Acted>;
  /** ISO 8601, UTC: when the file was written. */
  readonly madeAt?: string;
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
