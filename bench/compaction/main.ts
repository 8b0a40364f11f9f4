// What the salience of memories does: docs/explanation/capture.md. Usage: npm run bench:compaction -- <folder of measuring data>
// [--split dev]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../whole-process.ts';
import { hooksTable } from './hooks.ts';
import { keptTable } from './kept.ts';
import { neededTable } from './needed.ts';
import { type Pool, readPools } from './pools.ts';
import { readSessions, sessionsTable } from './sessions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string', default: 'dev' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('expected the folder of measuring data');

const file = join(folder, 'replay', `sessions.${values.split}.jsonl.gz`);
const sessions = existsSync(file) ? await readSessions(file) : [];

const [all, captured] = [false, true].map((capturedOnly) =>
  readPools(folder, values.split, capturedOnly),
) as [readonly Pool[], readonly Pool[]];
const tables = [
  sessionsTable(sessions),
  ...(['tuned', 'held'] as const).flatMap((half) => [
    keptTable(
      half,
      all.filter((pool) => pool.half === half),
    ),
    keptTable(
      `${half}, captured only`,
      captured.filter((pool) => pool.half === half),
    ),
  ]),
  neededTable(sessions),
  hooksTable(false),
];
for (const table of tables) {
  printTable(table);
  console.log('');
}
