import type { Wired } from '../../app/wire/services.ts';
import { groupBy } from '../../core/basics.ts';
import {
  type Memory,
  newestFirst,
  type ScopedMemory,
  stateOf,
  type TrustSettings,
  trustOf,
} from '../../core/memory.ts';
import { printable } from '../../core/text.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Tellable } from '../../recall/recall-text.ts';
import { isForGood, isWornOut, NEVER_TOLD, type ToldCount } from '../../recall/told.ts';

/** A memory in a list, as it stands and fits where somebody looked. The page is given plain data, all of it printable; times are ISO 8601, UTC. */
export type Row = ReturnType<typeof rowOf> & { readonly freshness?: string; readonly score?: number };
export type RowState = ReturnType<typeof stateOf>;

export function rowOf({ memory, scope }: ScopedMemory, settings: TrustSettings, nowMs: number) {
  const { id, ns, kind, summary, at, lastSeenAt, author, evidence, files } = memory;
  return {
    ...{ id, ns, scope, evidence, at, seen: lastSeenAt, state: stateOf(memory, nowMs) },
    kind: printable(kind),
    summary: printable(summary),
    author: printable(author ?? ''),
    trust: trustOf({ memory, scope }, settings),
    files: files.map(({ path }) => printable(path)),
  };
}

/** All of a memory as it stands now. */
export function oneOf(
  recalled: Tellable,
  settings: TrustSettings,
  nowMs: number,
  count: ToldCount = NEVER_TOLD,
) {
  const { memory, freshness, ancestry = 'unknown', fileStates = [] } = recalled;
  return {
    ...rowOf(recalled, settings, nowMs),
    ...texts(memory),
    freshness,
    ancestry,
    commit: memory.anchor,
    tags: memory.tags.map(printable),
    fileStates: fileStates.map(({ path, ...state }) => ({ ...state, path: printable(path) })),
    metAgain: memory.seenIn.length,
    useful: memory.usefulCount,
    useless: memory.uselessCount,
    told: { sessions: count.told, used: count.used, wornOut: isWornOut(count) && !isForGood(memory) },
    /** The sessions that were told it and when, the newest last; only those whose states are kept. */
    tellings: [] as readonly { readonly session: string; readonly at: string; readonly asked: boolean }[],
  };
}

const TEXTS = [
  'body',
  'signature',
  'severity',
  'session',
  'branch',
  'expires',
  'origin',
  'supersededBy',
] as const;

function texts(memory: Memory): Partial<Record<(typeof TEXTS)[number], string>> {
  const found = TEXTS.flatMap((name) => {
    const value = memory[name];
    return value === undefined ? [] : [[name, printable(value)] as const];
  });
  return Object.fromEntries(found);
}

/** So long rows are taken for what they were, without a look at git: a page asks for several things at once. */
const SURE_MS = 1_000;
/** Memories expire. */
const LONGEST_MS = 60_000;

/** All memories as rows, the newest first. */
export async function allRows({ stores, trusting, clock }: Wired): Promise<readonly Row[]> {
  const all = await stores.all();
  const settings = await trusting.settings(all.length > 0);
  return [...all].sort(newestFirst).map((it) => rowOf(it, settings, clock()));
}

/** What a page is shown of, kept wired and read for as long as it is open: a search at each key cannot begin anew each time. */
export type Viewed = ReturnType<typeof keepViewed>;

export function keepViewed(open: () => Promise<Wired>) {
  let held: Promise<Wired> | undefined;
  let known: { readonly mark: string; readonly rows: readonly Row[]; readonly atMs: number } | undefined;
  let lookedMs = 0;
  let reading: Promise<readonly Row[]> | undefined;

  const wired = (): Promise<Wired> => {
    held ??= open().catch((error) => {
      held = undefined;
      throw error;
    });
    return held;
  };
  const read = async (): Promise<readonly Row[]> => {
    const now = await wired();
    const refs = [...(await now.notes.refs()), ...(await now.user.notes.refs().catch(() => []))];
    const mark = refs.map(({ oid }) => oid).join();
    lookedMs = Date.now();
    if (known?.mark === mark && lookedMs - known.atMs < LONGEST_MS) return known.rows;
    known = { mark, rows: await allRows(now), atMs: Date.now() };
    return known.rows;
  };

  return {
    wired,
    /** As `allRows`; read again where the notes have moved. */
    rows: async (): Promise<readonly Row[]> => {
      if (known !== undefined && Date.now() - lookedMs < SURE_MS) return known.rows;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** Something was changed: the rows are read again. */
    renewRows: (): void => {
      known = undefined;
      lookedMs = 0;
    },
    /** Ends it, and wires anew for the next question: what is read once, as whom the user trusts, has changed. */
    letGo: (): void => {
      void held?.then(
        ({ close }) => close(),
        () => {}, // who asked for it was told
      );
      held = undefined;
    },
    /** How what was done by a click is taken back, by name; each for as long as the page is open. */
    undos: new Map<string, () => Promise<string>>(),
  };
}

// Choosing among rows: pure, and loaded by the page of a file as well as by the server.

const MAX_SPANS = 60;
const GRAPH_FILES = 24;
const GRAPH_MEMORIES = 36;

export interface ListQuery {
  readonly ns?: string;
  readonly state?: RowState | 'all';
  readonly file?: string;
  /** ISO dates, `2026-01-31`: met first on or after the one, before the other. */
  readonly since?: string;
  readonly until?: string;
}

const fits = ({ ns, state = 'live', file, since, until }: ListQuery, row: Row): boolean =>
  (ns === undefined || row.ns === ns) &&
  (state === 'all' || row.state === state) &&
  (file === undefined || row.files.includes(file)) &&
  (since === undefined || row.at >= since) &&
  (until === undefined || row.at < until);

/** A page of the rows that fit, in the order they are in. */
export function pageOf(rows: readonly Row[], query: ListQuery, from: number, limit: number) {
  const found = rows.filter((row) => fits(query, row));
  return { total: found.length, from, rows: found.slice(from, from + limit) };
}

/** The live memories by the time of their first meeting, in at most sixty spans of days, weeks, or what it takes. */
export function spansOf(rows: readonly Row[]) {
  const days = rows
    .filter(({ state }) => state === 'live')
    .map(({ at }) => Math.floor(Date.parse(at) / DAY_MS))
    .filter(Number.isFinite);
  if (days.length === 0) return [];
  const first = days.reduce((low, day) => Math.min(low, day));
  const last = days.reduce((high, day) => Math.max(high, day));
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
export function filesOf(rows: readonly Row[]) {
  const paths = rows.flatMap(({ state, files }) => (state === 'live' ? files : []));
  return [...groupBy(paths, (path) => path)]
    .map(([path, all]) => ({ path, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}

/** Files and the live memories about them: by a word of the path the best known, or around one file, with what its memories name besides. */
export function graphOf(rows: readonly Row[], { word = '', file = '' }) {
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
function linked(files: ReturnType<typeof filesOf>, live: readonly Row[]) {
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
