// Choosing among rows: pure, and loaded by the page of a file as well as by the server.
import type { Graph, ListQuery, Page, Row, Span } from './shapes.ts';

const DAY_MS = 86_400_000;
const MAX_SPANS = 60;
const GRAPH_FILES = 24;
const GRAPH_MEMORIES = 36;

const fits = ({ ns, state = 'live', file, since, until }: ListQuery, row: Row): boolean =>
  (ns === undefined || row.ns === ns) &&
  (state === 'all' || row.state === state) &&
  (file === undefined || row.files.includes(file)) &&
  (since === undefined || row.at >= since) &&
  (until === undefined || row.at < until);

/** A page of the rows that fit, in the order they are in. */
export function pageOf(rows: readonly Row[], query: ListQuery, from: number, limit: number): Page {
  const found = rows.filter((row) => fits(query, row));
  return { total: found.length, from, rows: found.slice(from, from + limit) };
}

/** The live memories by the time of their first meeting, in at most sixty spans of days, weeks, or what it takes. */
export function spansOf(rows: readonly Row[]): readonly Span[] {
  const days = rows
    .filter(({ state }) => state === 'live')
    .map(({ at }) => Math.floor(Date.parse(at) / DAY_MS))
    .filter(Number.isFinite);
  if (days.length === 0) return [];
  const [first, last] = days.reduce(([low, high], day) => [Math.min(low, day), Math.max(high, day)], [
    Number.POSITIVE_INFINITY,
    0,
  ] as [number, number]);
  const step = [1, 7, 14, 28, 91, 365].find((size) => (last - first + 1) / size <= MAX_SPANS) ?? 3_650;
  const counts = new Array<number>(Math.floor((last - first) / step) + 1).fill(0);
  for (const day of days) {
    const place = Math.floor((day - first) / step);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const date = (place: number): string =>
    new Date((first + place * step) * DAY_MS).toISOString().slice(0, 10);
  return counts.map((value, place) => ({
    label: date(place),
    value,
    since: date(place),
    until: date(place + 1),
  }));
}

/** The files that most live memories speak of, the most first. */
export function filesOf(rows: readonly Row[]): readonly { readonly path: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { state, files } of rows)
    if (state === 'live') for (const path of files) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts]
    .map(([path, count]) => ({ path, count }))
    .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}

/**
 * Files and the live memories that speak of them: of those whose path has the word the best known, or around one file: its memories,
 * and the files that those speak of besides.
 */
export function graphOf(rows: readonly Row[], { word = '', file = '' }): Graph {
  const all = filesOf(rows);
  const live = rows.filter(({ state }) => state === 'live');
  const wanted = word.toLowerCase();
  if (file === '') {
    const files = all.filter(({ path }) => path.toLowerCase().includes(wanted)).slice(0, GRAPH_FILES);
    return linked(files, live);
  }
  const around = live.filter(({ files }) => files.includes(file)).slice(0, GRAPH_MEMORIES);
  const paths = new Set(around.flatMap(({ files }) => files));
  const others = all.filter(({ path }) => path !== file && paths.has(path)).slice(0, GRAPH_FILES - 1);
  const own = all.find(({ path }) => path === file) ?? { path: file, count: around.length };
  return linked([own, ...others], around);
}

/** Of each file the first memories in turn, so that one with many does not take all the room. */
function linked(files: Graph['files'], live: readonly Row[]): Graph {
  const each = Math.max(1, Math.floor(GRAPH_MEMORIES / Math.max(1, files.length)));
  const places = new Map(files.map(({ path }, place) => [path, place]));
  const endsOf = ({ files: paths }: Row): number[] => paths.flatMap((path) => places.get(path) ?? []);
  const taken = new Array<number>(files.length).fill(0);
  const memories: Row[] = [];
  for (const row of live) {
    const ends = endsOf(row);
    if (!ends.some((end) => (taken[end] ?? 0) < each)) continue;
    for (const end of ends) taken[end] = (taken[end] ?? 0) + 1;
    memories.push(row);
    if (memories.length >= GRAPH_MEMORIES) break;
  }
  // Beside its files, so that few lines cross.
  const middle = (row: Row): number => {
    const ends = endsOf(row);
    return ends.reduce((sum, end) => sum + end, 0) / Math.max(1, ends.length);
  };
  memories.sort((a, b) => middle(a) - middle(b));
  const links = memories.flatMap((row, at) => endsOf(row).map((end) => [end, at] as const));
  return { files, memories, links };
}
