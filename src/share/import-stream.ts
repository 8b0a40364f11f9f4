import type { TellProgress } from '../core/ports.ts';
import type { createImport, Imported } from './import-memories.ts';
import type { ImportRecord } from './import-records.ts';
import { createRun } from './met-memories.ts';

/** So many records are filtered, planned and written together: a million take no more memory than these. */
const RECORDS_AT_ONCE = 5_000;

export interface Told {
  readonly key: string | undefined;
  readonly entry: Imported;
}

/**
 * Imports records as they come, and tells what became of each, in their order. Up to RECORDS_AT_ONCE are one commit per notes ref, and nothing is
 * written when one of them is wrong; of more each so many are. Who runs it again imports nothing twice. Throws what `createImport` throws.
 */
export function createStreamedImport(
  plan: ReturnType<typeof createImport>,
  atOnce = RECORDS_AT_ONCE,
): (records: AsyncIterable<ImportRecord>, tell?: TellProgress) => AsyncGenerator<readonly Told[]> {
  return async function* imported(records, tell) {
    const run = createRun(true);
    for await (const part of partsOf(records, atOnce)) {
      const { entries, write } = await plan(part, run, tell);
      await write();
      yield entries.map((entry, place) => ({ key: part[place]?.key, entry }));
    }
    await run.end();
  };
}

async function* partsOf(records: AsyncIterable<ImportRecord>, atOnce: number) {
  let part: ImportRecord[] = [];
  for await (const record of records) {
    if (part.length === atOnce) {
      yield part;
      part = [];
    }
    part.push(record);
  }
  yield part;
}
