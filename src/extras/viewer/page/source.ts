import type { Acted, FileDiff, Snapshot } from '../shapes.ts';
import { fileSource } from './file-source.ts';
import type { Source } from './types.ts';

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
