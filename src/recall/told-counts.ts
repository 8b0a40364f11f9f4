import { join } from 'node:path';
import { fieldsOf, hasShape } from '../core/basics.ts';
import { alone, readJsonFile, writeJsonFile } from '../files/write.ts';
import { isWornOut, type ToldCount } from './told.ts';

/** What was told longest ago goes first. */
const MAX_MEMORIES = 2_000;

const isCount = (value: unknown): value is ToldCount =>
  hasShape(value, { idle: 'list', told: 'number', used: 'number' });

export type ToldCounts = ReturnType<typeof createToldCounts>;

/** How often memories were told here, and what came of it, by their ids: `told.json` (mode 0600), which may be removed at any time, and begins anew where it is damaged. Looking never throws. */
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
