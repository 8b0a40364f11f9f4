import { join } from 'node:path';
import { fieldsOf } from '../../core/basics.ts';
import { alone, readJsonFile, writeJsonFile } from '../../files/write.ts';
import type { ToldCounts } from '../model/exact.ts';
import { isWornOut, type ToldCount } from '../model/told.ts';

/** What was told longest ago goes first. */
const MAX_MEMORIES = 2_000;

function isCount(value: unknown): value is ToldCount {
  const count = value as Partial<ToldCount> | null;
  return Array.isArray(count?.idle) && Number.isSafeInteger(count.told) && Number.isSafeInteger(count.used);
}

/** The counts in `told.json` of a directory, mode 0600. A damaged file begins anew: then something is told that was not needed five times. */
export function createToldCounts(directory: string): ToldCounts {
  const file = join(directory, 'told.json');
  const read = (): ReadonlyMap<string, ToldCount> => {
    const counts = Object.entries(fieldsOf(readJsonFile(file)));
    return new Map(counts.filter((entry): entry is [string, ToldCount] => isCount(entry[1])));
  };
  return {
    read,
    idle: () => new Map([...read()].map(([id, { idle }]) => [id, idle.length])),
    wornOut: () => new Set([...read()].flatMap(([id, count]) => (isWornOut(count) ? [id] : []))),
    update: (change) =>
      alone(`${file}.lock`, () => {
        const before = read();
        const all = new Map(before);
        for (const [id, count] of change(before)) {
          all.delete(id);
          all.set(id, count);
        }
        writeJsonFile(file, Object.fromEntries([...all].slice(-MAX_MEMORIES)));
      }),
  };
}
