import { useEffect, useState } from 'preact/hooks';
import type { Act, Acted } from '../actions.ts';
import type { Figures, FileDiff, One, OpenWork, Overview } from '../api.ts';
import { graphOf, type ListQuery, pageOf, type Row } from '../rows.ts';
import type { Snapshot } from '../view.ts';

const MAX_FOUND = 100;

/** The answers of a file: without git at hand it finds by words alone, the rarer the more telling. */
function fileSource({ madeAt, overview, memories, open, figures }: Snapshot): Source {
  const texts = memories.map((one) =>
    [one.summary, one.body, one.tags.join(' '), one.files.join(' '), one.signature].join('\n').toLowerCase(),
  );
  const byId = new Map(memories.map((one) => [one.id, one]));
  const search = (query: string, ns: string): readonly Row[] => {
    const scores = new Map<One, number>();
    for (const word of new Set(query.toLowerCase().match(/[\p{L}\p{N}_]+/gu))) {
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

export function findSource(): Source {
  const data = document.getElementById('data')?.textContent;
  if (data) return fileSource(JSON.parse(data) as Snapshot);
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? '';
  return serverSource(csrf);
}

export type Asked<T> =
  | { readonly state: 'waiting'; readonly value?: T }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly why: string; readonly value?: T };

/** Asks again when what it depends on changes; an answer that comes late is dropped, the last one stands until then. */
export function useAnswer<T>(ask: () => Promise<T>, on: readonly unknown[]): Asked<T> {
  const [answer, setAnswer] = useState<Asked<T>>({ state: 'waiting' });
  useEffect(() => {
    let isOver = false;
    ask().then(
      (value) => {
        if (!isOver) setAnswer({ state: 'there', value });
      },
      (error: Error) => {
        if (!isOver) setAnswer({ state: 'failed', why: error.message });
      },
    );
    return () => {
      isOver = true;
    };
  }, on);
  return answer;
}

export const VIEWS = ['memories', 'files', 'open', 'figures'] as const;
export type View = (typeof VIEWS)[number];

/** Where the reader is: `#files/src/a.ts`. */
type Place = Readonly<{ view: View; of: string }>;

const placeNow = (): Place => {
  const [name = '', ...rest] = location.hash.slice(1).split('/');
  const view = VIEWS.find((it) => it === name) ?? 'memories';
  return { view, of: decodeURIComponent(rest.join('/')) };
};

export const hashOf = ({ view, of }: Place): string =>
  `#${view}${of === '' ? '' : `/${encodeURIComponent(of)}`}`;

/** The place by the address, so that going back is going back. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const follow = (): void => setPlace(placeNow());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [
    place,
    (next) => {
      location.hash = hashOf(next);
    },
  ];
}

/** Where the page has its answers from: the server that gave it out, or the file that it is in. */
export interface Source {
  overview(): Promise<Overview>;
  list(query: ListQuery, from: number, limit: number): Promise<ReturnType<typeof pageOf>>;
  /** The best first; `isAll` false: there may be more, for who asks for it. */
  search(
    words: string,
    ns: string,
    more: boolean,
  ): Promise<{ readonly rows: readonly Row[]; readonly isAll: boolean }>;
  one(id: string): Promise<One>;
  /** Absent where nothing but the file is at hand. */
  diff?(id: string): Promise<readonly FileDiff[]>;
  graph(word: string, file: string): Promise<ReturnType<typeof graphOf>>;
  open(): Promise<OpenWork>;
  figures(): Promise<Figures>;
  act?(act: Act): Promise<Acted>;
  /** ISO 8601, UTC: when the file was written. */
  readonly madeAt?: string;
}

/** Does what a click asks for; says how it ended, and how it is undone. Absent where nothing can be changed. */
export type ActOn = ((act: Act) => Promise<Acted | undefined>) | undefined;

/** What every view is given; `version` asks anew. */
export interface ViewProps {
  readonly source: Source;
  readonly act: ActOn;
  readonly version: number;
  readonly open: (id: string) => void;
  readonly openFile: (path: string) => void;
}
