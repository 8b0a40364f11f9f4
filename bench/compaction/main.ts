// What the salience of memories does: docs/salience.md. Usage: npm run bench:compaction -- <folder of measuring data>
// [--split dev] [--model use-lite-en]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedder, withCache } from '../recall/cached-embedder.ts';
import { printTable } from '../whole-process.ts';
import { ablationTable } from './ablation.ts';
import { hooksTable } from './hooks.ts';
import { keptTable } from './kept.ts';
import { neededTable } from './needed.ts';
import { type Pool, readPools } from './pools.ts';
import { readSessions } from './sessions.ts';
import { sessionsTable } from './sessions-table.ts';
import { sizesTable } from './sizes.ts';
import { withVectors } from './vectors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string', default: 'dev' }, model: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('expected the folder of measuring data');

const root = join(import.meta.dirname, '../..');
const open = values.model === undefined ? undefined : openEmbedder(values.model, root);
const embedder = open === undefined ? undefined : withCache(open);
const how = embedder === undefined ? 'words' : 'with a model';

/** Below this an order has too few places to move in. */
const MIN_MEMORIES = 4;

const file = join(folder, 'replay', `sessions.${values.split}.jsonl.gz`);
const replayed = existsSync(file) ? await readSessions(file) : [];
const sessions = await Promise.all(replayed.map((session) => withVectors(session, embedder)));
const large = sessions.filter(({ memories }) => memories.length >= MIN_MEMORIES);

async function poolsOf(capturedOnly: boolean): Promise<readonly Pool[]> {
  const pools = readPools(folder as string, values.split, capturedOnly);
  const made: Pool[] = [];
  for (const pool of pools) {
    const memories = pool.memories.map(({ memory }) => memory);
    const { context } = await withVectors({ memories, context: pool.context }, embedder);
    made.push({ ...pool, context });
  }
  return made;
}

const [all, captured] = [await poolsOf(false), await poolsOf(true)];
const tables = [
  sessionsTable(sessions),
  ablationTable(`${large.length} real sessions of ${MIN_MEMORIES} or more, ${how}`, large),
  ablationTable(
    `pools, ${how}`,
    all.map(({ memories, context }) => ({ memories: memories.map(({ memory }) => memory), context })),
  ),
  ...(['tuned', 'held'] as const).flatMap((half) => [
    keptTable(
      `${half}, ${how}`,
      all.filter((pool) => pool.half === half),
    ),
    keptTable(
      `${half}, captured only, ${how}`,
      captured.filter((pool) => pool.half === half),
    ),
  ]),
  neededTable(replayed),
  await sizesTable(replayed, open),
  hooksTable(open !== undefined),
];
for (const table of tables) {
  printTable(table);
  console.log('');
}
await embedder?.close();
