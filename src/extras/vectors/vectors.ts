import type { Table } from '@lancedb/lancedb';
import { isLive, type Memory } from '../../core/memory.ts';
import type { SearchHit } from '../../core/ports.ts';
import { compareNames } from '../../recall/index/layout.ts';
import { sameRefs } from '../../recall/index/segment.ts';
import { passageKey, passageOf, type VectorKeeper } from '../../recall/ports.ts';
import { createDatabase, ownPlace, TableFailure } from './database.ts';
import {
  createSilence,
  NO_SILENCE,
  VECTOR_STATE_FILE,
  type VectorPlace,
  vectorStateFile,
} from './vector-state.ts';
import { cosinesOf, type NearRow, nearestRows, removeRows, vectorTableName } from './vector-table.ts';
import { updateVectors } from './vector-update.ts';

/** Long memories have several chunks, and some rows are of memories that are gone: so many more are asked for. */
const ROWS_PER_HIT = 2;
const ROWS_BESIDE = 16;

const byCosine = (a: SearchHit, b: SearchHit): number =>
  b.score - a.score || compareNames(a.memory, b.memory);

/** The nearest chunk of each memory, of those whose passage is still what the vector was made from. */
function bestOf(rows: readonly NearRow[], known: ReadonlyMap<string, Memory>): Map<string, number> {
  const best = new Map<string, number>();
  for (const { id, passage, cosine } of rows) {
    const memory = known.get(id);
    if (memory === undefined || passageKey(passageOf(memory)) !== passage) continue;
    best.set(id, Math.max(cosine, best.get(id) ?? -1));
  }
  return best;
}

/** Vectors in LanceDB, a row a chunk. Readers see a table as they opened it; a damaged one is empty until the next update. Nothing is loaded before the first question. */
export function createLanceIndex(of: VectorPlace): VectorKeeper {
  const { directory, notes, embedder, memories } = of;
  const place = of.place ?? ownPlace(directory);
  const database = createDatabase(place, of.packagesFrom);
  const isFar = place.uri.startsWith('s3:');
  const silence = isFar ? createSilence(`${directory}/asked`, place.uri, of.clock) : NO_SILENCE;
  const table = vectorTableName(embedder);
  const file = vectorStateFile(`${directory}/${VECTOR_STATE_FILE}`);
  const context = { ...of, database, table, file };

  /** What cannot be read is damaged; what cannot be reached is told. */
  const reading = async <T>(task: (opened: Table) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await silence.heeded(async () => {
        const opened = await database.open(table);
        return opened === undefined ? otherwise : await task(opened);
      });
    } catch (error) {
      if (!(error instanceof TableFailure)) throw error;
      file.write({ table, refs: [], writes: 0, tidiedAt: 0, isDamaged: true });
      return otherwise;
    }
  };

  return {
    nearest: (query, { limit, nowMs }) =>
      reading(async (opened) => {
        for (let rows = limit * ROWS_PER_HIT + ROWS_BESIDE; ; rows *= 4) {
          const near = await database.run(() => nearestRows(opened, query, rows));
          const known = await memories.known([...new Set(near.map(({ id }) => id))]);
          const hits = [...bestOf(near, known)].flatMap(([id, score]): SearchHit[] => {
            const memory = known.get(id);
            return memory !== undefined && isLive(memory, nowMs) ? [{ memory, score }] : [];
          });
          if (hits.length >= limit || near.length < rows) return hits.sort(byCosine).slice(0, limit);
        }
      }, []),
    similarities: (query, ids) =>
      reading(async (opened) => {
        const rows = await database.run(() => cosinesOf(opened, query, ids));
        return bestOf(rows, await memories.known([...new Set(rows.map(({ id }) => id))]));
      }, new Map()),
    isCurrent: async () => {
      const state = file.read(table);
      if (state === undefined || state.isDamaged === true) return false;
      return sameRefs(state.refs, await notes.refs());
    },
    update: async (how = {}) => {
      const updated = await updateVectors(context, how);
      if (!updated.isBusy) silence.end();
      return updated;
    },
    drop: async (ids) => {
      file.remove();
      if (!database.place.isShared) return database.wipe(table);
      const opened = ids === undefined ? undefined : await database.open(table);
      if (opened !== undefined && ids !== undefined) await database.run(() => removeRows(opened, ids));
    },
  };
}
