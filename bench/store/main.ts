// What the git store holds and costs, beside what git itself does with the same in the same run (docs/explanation/measurements.md).
// Usage: npm run bench:store [-- --quick] [--only <row>]… [--rounds 5] [--json]
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeScratch } from '../measure.ts';
import { printTable } from '../whole-process.ts';
import { concurrencyRow } from './concurrency.ts';
import { type Bench, type Figure, tableOf } from './figures.ts';
import { flushRow } from './flush.ts';
import { mergeRow } from './merge.ts';
import { buildPrograms } from './programs.ts';
import { purgeRow } from './purge.ts';
import { readFoldRow } from './read-fold.ts';
import { syncRow } from './sync.ts';

const ROWS: Readonly<Record<string, (bench: Bench) => Promise<readonly Figure[]>>> = {
  concurrency: concurrencyRow,
  flush: flushRow,
  'read-fold': readFoldRow,
  sync: syncRow,
  merge: mergeRow,
  purge: purgeRow,
};

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: Object.keys(ROWS) },
    rounds: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const unknown = values.only.filter((name) => !(name in ROWS));
if (unknown.length > 0)
  throw new Error(`no row ${unknown.join(', ')}; there are ${Object.keys(ROWS).join(', ')}`);

const scratch = makeScratch();
try {
  const programs = await buildPrograms(join(scratch.folder, 'programs'));
  const figures: Figure[] = [];
  for (const name of values.only) {
    console.error(`${name} …`);
    const folder = join(scratch.folder, name);
    mkdirSync(folder);
    const rounds = Number(values.rounds ?? (values.quick ? 3 : 5));
    const measured = await ROWS[name]?.({ ...scratch, folder, programs, isQuick: values.quick, rounds });
    figures.push(...(measured ?? []));
    rmSync(folder, { recursive: true, force: true });
  }
  if (values.json) console.log(JSON.stringify(figures, undefined, 2));
  else printTable(tableOf(figures));
} finally {
  scratch.remove();
}
