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
