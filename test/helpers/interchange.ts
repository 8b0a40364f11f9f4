import { onTestFinished } from 'vitest';
import type { Wired } from '../../src/app/wire/services.ts';
import { wireInterchange } from '../../src/app/wire/share.ts';
import type { Scope } from '../../src/core/memory.ts';
import type { ExportRecord } from '../../src/share/export-memories.ts';
import type { ImportRecord } from '../../src/share/import-records.ts';
import { wired } from './repo.ts';

/** A place with what takes memories out and in. */
export interface Place extends ReturnType<typeof wireInterchange> {
  readonly path: string;
  readonly wired: Wired;
  records(scope?: Scope): Promise<readonly ExportRecord[]>;
  /** Imports at once; what became of each record. */
  take(records: readonly unknown[]): Promise<readonly string[]>;
}

export async function placeAt(path: string, env: NodeJS.ProcessEnv = process.env): Promise<Place> {
  const everything = await wired(path, { env });
  const interchange = wireInterchange(everything);
  onTestFinished(interchange.close);
  return {
    ...interchange,
    path,
    wired: everything,
    records: async (scope = 'repository') =>
      (await interchange.exportOf(scope, { namespaces: [], all: true })).records,
    take: async (records) => {
      // as it comes out of a file
      const read = records.map((record) => JSON.parse(JSON.stringify(record)) as ImportRecord);
      const became: string[] = [];
      for await (const told of interchange.importAll(oneByOne(read)))
        for (const { entry } of told) became.push(entry.became);
      return became;
    },
  };
}

export async function* oneByOne<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
