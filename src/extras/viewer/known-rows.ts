import { newestFirst } from '../../domain/scope.ts';
import type { Wired } from '../../wire.ts';
import { rowOf } from './rows.ts';
import type { Row } from './shapes.ts';

/** So long rows are taken for what they were, without a look at git: a page asks for several things at once. */
const SURE_MS = 1_000;
/** Memories expire. */
const LONGEST_MS = 60_000;

/** All memories as rows, the newest first; read again where the notes have moved. */
export interface KnownRows {
  get(): Promise<readonly Row[]>;
  /** Something was changed here. */
  renew(): void;
}

export function createKnownRows(wired: () => Promise<Wired>, clock: () => number): KnownRows {
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
    get: async () => {
      if (known !== undefined && clock() - lookedMs < SURE_MS) return known.rows;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    renew: () => {
      known = undefined;
      lookedMs = 0;
    },
  };
}
