import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorTableName } from '../../src/extras/vectors/vector-table.ts';
import type { Embedder } from '../../src/recall/ports.ts';
import { median, msOf, type Scratch } from '../measure.ts';
import { wordsOf } from '../store/made-store.ts';
import { inputOf, type Row, timeRows } from '../whole-process.ts';
import { cacheHome, type MadeStore, ROOT, settingsFolders } from './stores.ts';

/** A question as somebody would put it: words that many memories have, and some that few have. */
export const QUESTION =
  'why does step 42 of the nightly build fail, cache of worker 7 has another version E1042';

/** What one row of the table says. */
export interface Latency {
  readonly name: string;
  readonly memories: number;
  readonly ms: number;
  readonly ratio: number;
  readonly peakMb?: number;
}

/** `node -e 0` first, then each way of asking, for one store whose index is there. */
export function coldRows(
  scratch: Scratch,
  store: MadeStore,
  embedder: Embedder | undefined,
  programs: string,
): Row[] {
  const settings = settingsFolders(scratch);
  const cache = cacheHome();
  const inSetting = (config: string, args: readonly string[]): Omit<Row, 'name'> => ({
    command: 'env',
    args: [
      `XDG_CONFIG_HOME=${config}`,
      ...(cache ? [`XDG_CACHE_HOME=${cache}`] : []),
      process.execPath,
      ...args,
    ],
    cwd: store.folder,
  });
  const recall = [join(programs, 'cs-memory.mjs'), 'recall', '--limit', '10', ...QUESTION.split(' ')];
  const hook = [join(programs, 'hook.cjs'), 'UserPromptSubmit'];
  const input = `${JSON.stringify({
    session_id: 'bench',
    cwd: store.folder,
    hook_event_name: 'UserPromptSubmit',
    prompt: `why did we decide that: ${QUESTION}?`,
  })}\n`;
  const rows: Row[] = [
    { name: 'node -e 0', ...inSetting(settings.words, ['-e', '0']) },
    { name: 'hook, words', ...inSetting(settings.words, hook), input, budget: 5 },
    { name: 'CLI, words', ...inSetting(settings.words, recall) },
  ];
  if (embedder === undefined) return rows;
  return [
    ...rows,
    { name: 'hook, blend', ...inSetting(settings.blend, hook), input, budget: 22 },
    { name: 'CLI, blend', ...inSetting(settings.blend, recall) },
    {
      name: 'bare LanceDB query',
      ...inSetting(settings.words, [
        bareQuery(scratch, store, vectorTableName(embedder), embedder.dimension),
      ]),
    },
  ];
}

/** A program that asks LanceDB for the ten nearest and does nothing else. */
function bareQuery({ folder }: Scratch, store: MadeStore, table: string, dimension: number): string {
  const file = join(folder, `bare-${store.memories}.cjs`);
  const lance = JSON.stringify(join(ROOT, 'node_modules/@lancedb/lancedb'));
  const database = JSON.stringify(join(store.indexFolder, 'lancedb'));
  writeFileSync(
    file,
    `require(${lance}).connect(${database}).then(async (database) => {
  const table = await database.openTable(${JSON.stringify(table)});
  const query = new Float32Array(${dimension}).fill(${1 / Math.sqrt(dimension)});
  await table.query().nearestTo(query).distanceType('dot').select(['id', '_distance']).limit(10).toArray();
});\n`,
  );
  return file;
}

/** Whole processes, in turn. */
export function coldLatency(
  scratch: Scratch,
  rows: readonly Row[],
  memories: number,
  rounds: number,
): Latency[] {
  return timeRows(rows, rounds, scratch.env).map(({ row, medianMs, ratio }) => ({
    name: row.name,
    memories,
    ms: medianMs,
    ratio,
    peakMb: peakOf(scratch, row),
  }));
}

const PROBE =
  "process.on('exit',()=>require('node:fs').writeSync(2,'\\npeak '+process.resourceUsage().maxRSS+'\\n'))";

/** Started by a shell: a process counts what the one that forked it had, and this one holds a model. */
function peakOf({ env, folder }: Scratch, row: Row): number {
  const { args, cwd } = row;
  const probe = join(folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const at = args.indexOf(process.execPath) + 1;
  const whole = [...args.slice(0, at), '--require', probe, ...args.slice(at)];
  const { stderr } = spawnSync('sh', ['-c', 'env "$@"; exit $?', 'sh', ...whole], {
    env,
    input: inputOf(row),
    encoding: 'utf8',
    ...(cwd === undefined ? {} : { cwd }),
  });
  return Number(/\npeak (\d+)/.exec(stderr)?.[1]) / 1024;
}

/** The hook with no index file at all: it reads the notes, and folds them. What is there is put back. */
export function scanLatency(
  scratch: Scratch,
  rows: readonly Row[],
  store: MadeStore,
  rounds: number,
): Latency[] {
  const aside = join(scratch.folder, 'aside');
  mkdirSync(aside, { recursive: true });
  const files = readdirSync(store.indexFolder).filter((name) => name.startsWith('words-'));
  for (const name of files) copyFileSync(join(store.indexFolder, name), join(aside, name));
  for (const name of files) rmSync(join(store.indexFolder, name));
  const some = rows.filter(({ name }) => name === 'node -e 0' || name === 'hook, words');
  const found = coldLatency(scratch, some, store.memories, rounds).slice(1);
  for (const name of files) copyFileSync(join(aside, name), join(store.indexFolder, name));
  return found.map((it) => ({ ...it, name: 'hook, scan (no index file)' }));
}

const WARM_QUESTIONS = 40;

/** The same index asked again and again in one process: words alone, and words with vectors, each question another. */
export async function warmLatency(
  store: MadeStore,
  embedder: Embedder | undefined,
): Promise<{ readonly words: number; readonly blend: number | undefined }> {
  const vectors = embedder === undefined ? undefined : store.vectors(embedder);
  const [words, blend]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_QUESTIONS; round += 1) {
    const question = `${QUESTION} ${wordsOf(round * 7)}`;
    const options = { limit: 50, nowMs: Date.now() };
    const byWords = await msOf(() => store.words.search(question, options));
    words.push(byWords);
    if (vectors === undefined || embedder === undefined) continue;
    const byMeaning = await msOf(async () => {
      const [query = new Float32Array()] = await embedder.embed([question], 'query');
      await vectors.nearest(query, options);
    });
    blend.push(byWords + byMeaning);
  }
  return { words: median(words), blend: blend.length === 0 ? undefined : median(blend) };
}
