// How long recall takes, from whole processes to single questions, and how fast an index is built (docs/explanation/measurements.md).
// Usage: npm run bench:latency [-- --sizes 1000,10000,100000 --rounds 15 --build 2000 --programs plugins/cs/dist]
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeScratch } from '../measure.ts';
import { printTable } from '../whole-process.ts';
import { type BuildFigure, textBuilds, vectorBuild } from './builds.ts';
import { coldLatency, coldRows, type Latency, scanLatency, warmLatency } from './queries.ts';
import { madeStore, madeUpEmbedder, ROOT, realEmbedder } from './stores.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '15' },
    build: { type: 'string', default: '2000' },
    programs: { type: 'string', default: join(ROOT, 'plugins/cs/dist') },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const programs = resolve(values.programs);
/** What it says of a scan is for a store of this size. */
const SCAN_SIZE = 10_000;

const scratch = makeScratch();
const embedder = realEmbedder();
if (embedder === undefined) console.error('no embedding model here (npm run model:use-lite): words only');
const cold: Latency[] = [];
const warm: { memories: number; words: number; blend: number | undefined }[] = [];
const builds: BuildFigure[] = [];
let share: number | undefined;
try {
  if (embedder !== undefined && Number(values.build) > 0) {
    const store = madeStore(scratch, Number(values.build));
    const built = await vectorBuild(store, embedder, 3);
    builds.push(built.embedder, built.index);
    share = built.share;
    store.close();
  }
  for (const memories of sizes) {
    console.error(`${memories} memories …`);
    const store = madeStore({ ...scratch, folder: join(scratch.folder, 'sizes') }, memories);
    builds.push(...(await textBuilds(store)));
    if (embedder !== undefined) await store.vectors(madeUpEmbedder(embedder)).update();
    const rows = coldRows(scratch, store, embedder, programs);
    cold.push(...coldLatency(scratch, rows, memories, rounds));
    if (memories === SCAN_SIZE) cold.push(...scanLatency(scratch, rows, store, Math.min(5, rounds)));
    warm.push({ memories, ...(await warmLatency(store, embedder)) });
    store.close();
  }
} finally {
  await embedder?.close();
  scratch.remove();
}

console.log('a whole process that recalls 10, × node -e 0 in the same round');
printTable([
  ['', 'memories', 'median ms', '× node -e 0', 'peak MB'],
  ...cold.map(({ name, memories, ms, ratio, peakMb }) => [
    name,
    String(memories),
    ms.toFixed(1),
    ratio.toFixed(2),
    peakMb?.toFixed(0) ?? '',
  ]),
]);
console.log('\nin a process that runs: candidates for a recall, median ms');
printTable([
  ['memories', 'words', 'words and vectors'],
  ...warm.map(({ memories, words, blend }) => [
    String(memories),
    words.toFixed(2),
    blend === undefined ? '' : blend.toFixed(1),
  ]),
]);
const [first, last] = [sizes[0], sizes.at(-1)];
const msOfHook = (memories: number | undefined): number =>
  cold.find((it) => it.memories === memories && it.name === 'hook, words')?.ratio ?? Number.NaN;
console.log(
  `\ngrowth of 'hook, words' from ${first} to ${last}: ${(msOfHook(last) / msOfHook(first)).toFixed(2)} (aim ≤ 2.5)`,
);
console.log('\nbuilding an index');
printTable([
  ['', 'memories', 'seconds', 'memories a second'],
  ...builds.map(({ name, memories, ms, perSecond }) => [
    name,
    String(memories),
    (ms / 1000).toFixed(2),
    perSecond.toFixed(0),
  ]),
]);
if (share !== undefined)
  console.log(`an index with vectors / the embedder alone: ${share.toFixed(2)} (aim ≥ 0.8)`);
