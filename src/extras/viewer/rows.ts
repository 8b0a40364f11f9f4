import type { Wired } from '../../app/wire/services.ts';
import {
  isLive,
  type Memory,
  newestFirst,
  type ScopedMemory,
  type TrustSettings,
  trustOf,
} from '../../core/memory.ts';
import { printable } from '../../core/text.ts';
import type { Tellable } from '../../recall/model/recall-text.ts';
import { isWornOut, NEVER_TOLD, type ToldCount } from '../../recall/model/told.ts';
import type { One, Row, RowState } from './shapes.ts';

export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: () => number;
}

/** A memory as a row of a list. */
export function rowOf({ memory, scope }: ScopedMemory, settings: TrustSettings, nowMs: number): Row {
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

function stateOf(memory: Memory, nowMs: number): RowState {
  if (memory.forgotten) return 'forgotten';
  if (memory.supersededBy !== undefined) return 'superseded';
  return isLive(memory, nowMs) ? 'live' : 'expired';
}

/** All of a memory as it stands now. */
export function oneOf(
  recalled: Tellable,
  settings: TrustSettings,
  nowMs: number,
  count: ToldCount = NEVER_TOLD,
): One {
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
    told: { sessions: count.told, used: count.used, wornOut: isWornOut(count) },
    tellings: [],
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

export type KnownRows = ReturnType<typeof createKnownRows>;

/** All memories as rows, the newest first; read again where the notes have moved. */
export function createKnownRows(wired: () => Promise<Wired>, clock: () => number) {
  let known: { readonly mark: string; readonly rows: readonly Row[]; readonly atMs: number } | undefined;
  let lookedMs = 0;
  let reading: Promise<readonly Row[]> | undefined;

  const read = async (): Promise<readonly Row[]> => {
    const { stores, trusting, notes, user } = await wired();
    const refs = [...(await notes.refs()), ...(await user.notes.refs().catch(() => []))];
    const mark = refs.map(({ oid }) => oid).join();
    lookedMs = clock();
    if (known?.mark === mark && clock() - known.atMs < LONGEST_MS) return known.rows;
    const all = await stores.all();
    const settings = await trusting.settings(all.length > 0);
    const rows = [...all].sort(newestFirst).map((it) => rowOf(it, settings, clock()));
    known = { mark, rows, atMs: clock() };
    return rows;
  };

  return {
    get: async (): Promise<readonly Row[]> => {
      if (known !== undefined && clock() - lookedMs < SURE_MS) return known.rows;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    renew: (): void => {
      known = undefined;
      lookedMs = 0;
    },
  };
}
