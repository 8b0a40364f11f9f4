// What a store costs as it grows: building its index, and a question through the hook (docs/explanation/measurements.md).
// Usage: npm run bench:scale [-- --sizes 10000,100000,1000000 --rounds 15 --programs plugins/cs/dist --keep DIR], or with --import 100000 what that
// costs. Stores are made in DIR, where they stay, and are there the next time.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandsFor } from '../../test/helpers/bundle.ts';
import { QUESTION } from '../latency/queries.ts';
import { makeScratch } from '../measure.ts';
import { peakMemoryMb, printTable, type Row, timeRows } from '../whole-process.ts';
import { makeBigStore } from './big-store.ts';
import { measureImport } from './import.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '15' },
    programs: { type: 'string', default: 'plugins/cs/dist' },
    import: { type: 'string' },
    keep: { type: 'string' },
  },
});
const programs = resolve(values.programs);
const scratch = makeScratch();

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'plugins/cs/dist');

/** A prompt of a session that was told nothing yet, one that was is not told again, as the client starts it. */
function questionIn(folder: string): Row {
  const [hook] = commandsFor(ROOT, 'UserPromptSubmit', '');
  if (hook === undefined) throw new Error('hooks.json has nothing for UserPromptSubmit');
  let session = Date.now(); // of a store that is kept others asked before
  const input = (): string => {
    session += 1;
    const prompt = `why did we decide that: ${QUESTION}?`;
    const fields = {
      session_id: `scale-${session}`,
      cwd: folder,
      hook_event_name: 'UserPromptSubmit',
      prompt,
    };
    return `${JSON.stringify(fields)}\n`;
  };
  const args = hook.args.map((arg) => arg.replace(DIST, programs));
  return { name: `hook ${folder}`, command: hook.command, args, input, cwd: folder, tells: true };
}

/** Builds the index as a command does, twice: once for its time, once for its memory. */
function reindex(folder: string): { readonly seconds: number; readonly peakMb: number } {
  const row: Row = {
    name: 'reindex',
    command: process.execPath,
    args: [join(programs, 'cs-memory.mjs'), 'maintain', 'reindex'],
    cwd: folder,
  };
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(row.command, row.args, {
    cwd: folder,
    env: scratch.env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`reindex ended with ${status}: ${stderr}`);
  const seconds = (performance.now() - startedMs) / 1000;
  return { seconds, peakMb: peakIn(row) };
}

function peakIn(row: Row): number {
  const before = process.cwd();
  process.chdir(row.cwd ?? before);
  try {
    return peakMemoryMb(row, scratch.env, scratch.folder);
  } finally {
    process.chdir(before);
  }
}

const indexMb = (folder: string): number => {
  const index = join(folder, '.git/cs-memory/index');
  return readdirSync(index).reduce((sum, name) => sum + statSync(join(index, name)).size, 0) / 1e6;
};

const rows: string[][] = [];
try {
  for (const memories of (values.import ?? '').split(',').filter(Boolean).map(Number)) {
    const folder = join(scratch.folder, `import-${memories}`);
    const program = join(programs, 'cs-memory.mjs');
    const { cpuSeconds, peakMb } = measureImport(folder, memories, program, scratch.env);
    console.log(`import of ${memories}: ${cpuSeconds.toFixed(1)} s of CPU, ${peakMb.toFixed(0)} MB`);
  }
  const sizes = values.import === undefined ? values.sizes.split(',') : [];
  for (const memories of sizes.map(Number)) {
    const folder = join(resolve(values.keep ?? scratch.folder), `store-${memories}`);
    const isMade = existsSync(folder);
    const madeMs = isMade ? Number.NaN : await makeBigStore(folder, memories, scratch.env);
    const { seconds, peakMb } = reindex(folder);
    const plain: Row = { name: 'node -e 0', command: process.execPath, args: ['-e', '0'] };
    const [, asked] = timeRows([plain, questionIn(folder)], Number(values.rounds), scratch.env);
    rows.push([
      String(memories),
      (madeMs / 1000).toFixed(1),
      seconds.toFixed(1),
      peakMb.toFixed(0),
      indexMb(folder).toFixed(1),
      (asked?.medianMs ?? Number.NaN).toFixed(0),
      (asked?.ratio ?? Number.NaN).toFixed(2),
    ]);
  }
} finally {
  scratch.remove();
}
if (values.import === undefined)
  printTable([
    ['memories', 'fast-import s', 'reindex s', 'peak MB', 'index MB', 'hook ms', '× node -e 0'],
    ...rows,
  ]);
