import type { FilterPipeline } from '../../filters/pipeline.ts';
import { printTable } from '../whole-process.ts';

/** Tool output as it comes: a build that fails, with a hash, a path and one token in it. */
const LINES = [
  '> app@1.4.2 build /srv/app',
  '> tsc -p . && node scripts/bundle.mjs',
  'src/server/routes/users.ts(41,17): error TS2345: Argument of type "string" is not assignable to parameter.',
  'npm error code EBADENGINE',
  'npm error engine Unsupported engine for tool@2.1.0: wanted: {"node":">=22"} (current: {"node":"v20.1.0"})',
  'commit 3f2a9c81d4e5b6f7a8091b2c3d4e5f60718293a4 (HEAD -> main, origin/main)',
  '    at Object.<anonymous> (/srv/app/node_modules/pg/lib/client.js:132:14) { code: "ECONNREFUSED" }',
  `GITHUB_TOKEN=${'gh'}p_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`,
];

function textOf(bytes: number): string {
  const block = `${LINES.join('\n')}\n`;
  return block.repeat(Math.ceil(bytes / block.length)).slice(0, bytes);
}

function medianMs(work: () => void, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Keeps a result from being optimised away. */
let kept = 0;

/**
 * Times 1 KB and 10 MB after loading, beside one walk over the same text with a plain pattern (the baseline): the
 * ratio says what filtering costs on this machine, the two rates whether it grows with the text alone.
 */
export function printThroughput(filters: FilterPipeline): void {
  const rows = [
    { name: '1 KB', bytes: 1024, rounds: 400 },
    { name: '64 KB', bytes: 65_536, rounds: 20 },
    { name: '10 MB', bytes: 10_000_000, rounds: 1 },
  ].map(({ name, bytes, rounds }) => {
    const text = textOf(bytes);
    filters.filter(text.slice(0, 1024));
    const ms = medianMs(() => {
      const result = filters.filter(text);
      if (!result.ok) throw new Error(`the text was stopped by ${result.stage}: ${result.reason}`);
      kept += result.findings.length;
    }, rounds);
    const base = medianMs(() => {
      kept += text.match(/[\w-]+/g)?.length ?? 0;
    }, rounds);
    return [name, ms.toFixed(3), (bytes / 1e6 / (ms / 1e3)).toFixed(2), (ms / base).toFixed(1)];
  });
  console.log('');
  printTable([['filtering, after load', 'ms', 'MB/s', '× one walk of /[\\w-]+/g'], ...rows]);
  if (kept === 0) throw new Error('nothing was found: the filter did not run');
}
