import { join } from 'node:path';
import { fieldsOf } from '../core/basics.ts';
import { alone, readJsonFile, writeJsonFile } from '../files/write.ts';
import { isWornOut, type ToldCount } from './told.ts';

/** What was told longest ago goes first. */
const MAX_MEMORIES = 2_000;

function isCount(value: unknown): value is ToldCount {
  const count = value as Partial<ToldCount> | null;
  return Array.isArray(count?.idle) && Number.isSafeInteger(count.told) && Number.isSafeInteger(count.used);
}

export type ToldCounts = ReturnType<typeof createToldCounts>;

/**
 * How often memories were told here, and what came of it, by their ids: `told.json` of a directory, mode 0600, which may be removed at any
 * time. A damaged file begins anew: then something is told that was not needed five times. Looking never throws.
 */
export function createToldCounts(directory: string) {
  const file = join(directory, 'told.json');
  const read = (): ReadonlyMap<string, ToldCount> => {
    const counts = Object.entries(fieldsOf(readJsonFile(file)));
    return new Map(counts.filter((entry): entry is [string, ToldCount] => isCount(entry[1])));
  };
  return {
    read,
    /** In how many sessions each was told in vain since it was last of use. */
    idle: (): ReadonlyMap<string, number> => new Map([...read()].map(([id, { idle }]) => [id, idle.length])),
    /** The memories that are not told unasked any more. */
    wornOut: (): ReadonlySet<string> =>
      new Set([...read()].flatMap(([id, count]) => (isWornOut(count) ? [id] : []))),
    /** Puts what is made of those of before in their places. Of two at once one waits for the other. Throws what the file system throws. */
    update: (change: (before: ReadonlyMap<string, ToldCount>) => ReadonlyMap<string, ToldCount>): void =>
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
