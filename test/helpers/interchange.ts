import type { Wired } from '../../src/app/wire/services.ts';
import type { Scope } from '../../src/core/memory.ts';
import { type ExportRecord, exportMemories } from '../../src/share/export-memories.ts';
import { importAll } from '../../src/share/import-memories.ts';
import type { ImportRecord } from '../../src/share/import-records.ts';
import { wired } from './repo.ts';

/** A place with what takes memories out and in. */
export interface Place {
  readonly path: string;
  readonly wired: Wired;
  records(scope?: Scope): Promise<readonly ExportRecord[]>;
  /** Imports at once; what became of each record. */
  take(records: readonly unknown[]): Promise<readonly string[]>;
}

export async function placeAt(path: string, env: NodeJS.ProcessEnv = process.env): Promise<Place> {
  const everything = await wired(path, { env });
  const { own, user } = everything;
  return {
    path,
    wired: everything,
    records: async (scope = 'repository') =>
      (await exportMemories(scope === 'user' ? user : own, { namespaces: [], all: true })).records,
    take: async (records) => {
      // as it comes out of a file
      const read = records.map((record) => JSON.parse(JSON.stringify(record)) as ImportRecord);
      const became: string[] = [];
      for await (const told of importAll(everything, oneByOne(read)))
        for (const { entry } of told) became.push(entry.became);
      return became;
    },
  };
}

export async function* oneByOne<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
