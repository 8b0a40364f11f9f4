// What scripts run at every prompt and before every step: whole processes over a small store, as multiples of `node -e 0`
// in the same run and a clean environment. Usage: npm run bench:cli [-- --rounds 100 --memories 50 --dist DIR]
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { git, median, run } from './measure.ts';
import { makeScratchStore } from './scratch-store.ts';
import { inputOf, printTable, type Row } from './whole-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    memories: { type: 'string', default: '50' },
    dist: { type: 'string', default: resolve(import.meta.dirname, '../plugins/cs/dist') },
  },
});
const [rounds, memories] = [Number(values.rounds), Number(values.memories)];
const cli = join(resolve(values.dist), 'cs-memory.mjs');
const FILE = 'src/payment/module1.ts';
const hook = join(resolve(values.dist), 'hook.cjs');

/** A row, and what is asked of it: the median or the 99th percentile of wall time over the baseline's median. */
type Budgeted = Omit<Row, 'budget'> & {
  readonly budget?: { readonly of: 'median' | 'p99'; readonly most: number };
};

interface Times {
  readonly wallMs: number[];
  cpuMs: number;
}

/** User and system time of all children that have ended, in milliseconds (proc(5): fields 16 and 17, 100 a second); NaN elsewhere. */
function childrenCpuMs(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return Number.NaN;
  }
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

function time(row: Budgeted, env: NodeJS.ProcessEnv, cwd: string, times: Times): void {
  const cpuMs = childrenCpuMs();
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(row.command, row.args, { cwd, env, input: inputOf(row) });
  times.wallMs.push(performance.now() - started);
  times.cpuMs += childrenCpuMs() - cpuMs;
  if (status !== 0) throw new Error(`${row.name} ended with ${status}: ${stderr}`);
  if (row.command === process.execPath && row.args[0] !== '-e' && stdout.length === 0)
    throw new Error(`${row.name} told nothing: that would be another figure`);
}

/** All rows in turn, so that a machine whose speed drifts drifts for all alike. One round is not counted. */
function timeAll(
  rows: readonly Budgeted[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  forget: () => void,
): Times[] {
  const all = rows.map((): Times => ({ wallMs: [], cpuMs: 0 }));
  for (let round = -1; round < rounds; round += 1)
    rows.forEach((row, at) => {
      forget();
      time(row, env, cwd, round < 0 ? { wallMs: [], cpuMs: 0 } : (all[at] as Times));
    });
  return all;
}

console.log(`making a repository with ${memories} memories …`);
const store = makeScratchStore(cli, memories, 1);
const { repository, env } = store;
try {
  mkdirSync(join(repository, 'src/payment'), { recursive: true });
  for (const name of ['module0.ts', 'module1.ts', 'module2.ts'])
    writeFileSync(join(repository, 'src/payment', name), 'a\n');
  git(repository, ['config', 'user.name', 'Bench'], env);
  git(repository, ['config', 'user.email', 'bench@example.com'], env);
  git(repository, ['add', '--all'], env);
  git(repository, ['commit', '-qm', 'files'], env);
  // Without an author nothing is told unasked.
  for (const words of ['stays free of imports', 'is generated', 'is read by two teams'])
    run(process.execPath, [cli, 'remember', '--file', FILE, `Module 1 ${words}`], repository, env);
  appendFileSync(join(repository, FILE), 'b\n');
  run(process.execPath, [cli, 'session', 'start', '--session-id', 'bench'], repository, env);
  run(process.execPath, [cli, 'recall', 'payment'], repository, env);
  const stateFile = join(repository, '.git/cs-memory/sessions/bench.json');
  const state = readFileSync(stateFile);
  const prompt = 'why did we pin the version for the npm payment E1001 error?';
  const payload = {
    session_id: 'bench',
    transcript_path: '',
    cwd: repository,
    hook_event_name: 'UserPromptSubmit',
    prompt,
  };
  const session = ['--session-id', 'bench'];
  const ours = (...args: string[]) => ({ command: process.execPath, args: [cli, ...args] });
  const brief = { of: 'median', most: 3 } as const;
  const rows: readonly Budgeted[] = [
    { name: 'node -e 0', command: process.execPath, args: ['-e', '0'] },
    {
      name: `a prompt's hook, ${rounds} in a row, ${memories} memories`,
      command: process.execPath,
      args: [hook, 'UserPromptSubmit'],
      input: `${JSON.stringify(payload)}\n`,
      budget: { of: 'p99', most: 6 },
    },
    {
      name: 'inject context, a prompt',
      ...ours('inject', 'context', ...session, '--query', prompt),
      budget: { of: 'p99', most: 6 },
    },
    {
      name: 'inject brief, a file',
      ...ours('inject', 'brief', ...session, '--file', FILE),
      budget: brief,
    },
    { name: 'inject brief, by git status', ...ours('inject', 'brief', ...session), budget: brief },
    { name: 'inject brief, no session', ...ours('inject', 'brief', '--file', FILE) },
    { name: 'the whole CLI: --version', ...ours('--version') },
  ];
  const all = timeAll(rows, env, repository, () => writeFileSync(stateFile, state));
  const [base] = all;
  const baseMs = median(base?.wallMs ?? []);
  printTable([
    ['', 'median ms', 'p99 ms', 'median ×', 'p99 ×', 'CPU ×', 'budget', ''],
    ...rows.map(({ name, budget }, at) => {
      const { wallMs = [], cpuMs = Number.NaN } = all[at] ?? {};
      const [middle, p99] = [median(wallMs), percentile(wallMs, 0.99)];
      const ratio = (budget?.of === 'p99' ? p99 : middle) / baseMs;
      return [
        name,
        middle.toFixed(1),
        p99.toFixed(1),
        (middle / baseMs).toFixed(2),
        (p99 / baseMs).toFixed(2),
        (cpuMs / (base?.cpuMs ?? Number.NaN)).toFixed(2),
        budget === undefined ? '' : `${budget.of} ≤ ${budget.most}`,
        budget === undefined ? '' : ratio <= budget.most ? 'holds' : 'MISSED',
      ];
    }),
  ]);
} finally {
  store.remove();
}
