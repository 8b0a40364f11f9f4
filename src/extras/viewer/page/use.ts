import { useEffect, useState } from 'preact/hooks';
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
} from '../shapes.ts';

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
interface Place {
  readonly view: View;
  readonly of: string;
}

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

/** Does what a click asks for; says how it ended, and how it is undone. Absent where nothing can be changed. */
export type ActOn = ((act: Act) => Promise<Acted | undefined>) | undefined;
