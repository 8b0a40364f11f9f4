import { spawn } from 'node:child_process';
import { git } from '../measure.ts';
import type { Bench, Figure } from './figures.ts';
import { makeStore, NOTES_REF } from './made-store.ts';
import type { Measured } from './programs.ts';

interface Outcome {
  /** Writes that their process said went well. */
  readonly claimed: number;
  readonly found: number;
  readonly seconds: number;
}

/**
 * Many processes that flush into one ref at once, beside as many that run `git notes append`. Lost is what a process
 * reported as written and the notes do not have. A flush that is refused, since others were first for too long, leaves its
 * learnings in the spool: `cs-memory session flush` (or the next session that starts) must bring all of them into the notes.
 */
export async function concurrencyRow(bench: Bench): Promise<readonly Figure[]> {
  const [processes, rounds] = bench.isQuick ? [8, 5] : [64, 20];
  const all = processes * rounds;
  const repository = makeStore(bench.folder, { commits: 1, notes: [] }, bench.env);
  const ours = await flushTogether(bench, repository, processes, rounds);
  bench.programs.run('flush', [repository], repository, bench.env);
  const landed = countOurs(repository, bench.env);
  const theirs = await appendTogether(bench, repository, processes, rounds);
  const name = `${processes} processes × ${rounds} flushes into one ref`;
  const row = { beside: 'git notes append', unit: '' } as const;
  const lost = ({ claimed, found }: Outcome): number => Math.max(0, claimed - found);
  return [
    {
      ...row,
      name: `${name}: lost of ${all}`,
      ours: lost(ours),
      base: lost(theirs),
      aim: '0',
      holds: lost(ours) === 0,
    },
    { ...row, name: 'refused, and told so', ours: all - ours.claimed, base: all - theirs.claimed },
    {
      ...row,
      name: 'in the notes, after one more flush',
      ours: landed,
      base: theirs.found,
      aim: `${all}`,
      holds: landed === all,
    },
    { ...row, name: 'time', unit: 's', ours: ours.seconds, base: theirs.seconds },
  ];
}

const countOurs = (repository: string, env: NodeJS.ProcessEnv): number =>
  countLines(repository, NOTES_REF, env, (line) => line.includes('"type":"memory"'));

function flushTogether(
  { programs, env }: Bench,
  repository: string,
  processes: number,
  rounds: number,
): Promise<Outcome> {
  const program = [process.execPath, ...programs.command('write'), repository];
  const commands = Array.from({ length: processes }, (_, n) => [...program, `writer${n}`, String(rounds)]);
  const claimOf = (stdout: string): number => (JSON.parse(stdout) as Measured).memories;
  return runTogether(commands, repository, env, claimOf, () => countOurs(repository, env));
}

/** Each process counts the calls that ended with 0. */
function appendTogether(
  { env }: Bench,
  repository: string,
  processes: number,
  rounds: number,
): Promise<Outcome> {
  const append = 'git notes --ref=appended append -m "writer $1 learned $i"';
  const script = `n=0; i=0; while [ $i -lt ${rounds} ]; do ${append} >/dev/null 2>&1 && n=$((n+1)); i=$((i+1)); done; echo $n`;
  const commands = Array.from({ length: processes }, (_, n) => ['sh', '-c', script, 'sh', String(n)]);
  return runTogether(commands, repository, env, Number, () =>
    countLines(repository, 'refs/notes/appended', env, (line) => line.startsWith('writer ')),
  );
}

async function runTogether(
  commands: readonly (readonly string[])[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  claimOf: (stdout: string) => number,
  found: () => number,
): Promise<Outcome> {
  const started = performance.now();
  const printed = await Promise.all(commands.map((command) => runOne(command, cwd, env)));
  const seconds = (performance.now() - started) / 1000;
  return { claimed: printed.reduce((sum, stdout) => sum + claimOf(stdout), 0), found: found(), seconds };
}

/** Runs one of many processes and gives what it printed. */
function runOne(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(stdout) : reject(new Error(`${args[0]} ended with ${code}`)),
    );
  });
}

/** Over all notes of the ref: one that grew too long goes on in another. */
function countLines(
  repository: string,
  ref: string,
  env: NodeJS.ProcessEnv,
  counts: (line: string) => boolean,
): number {
  const blobs = git(repository, ['ls-tree', '-r', '--object-only', ref], env);
  const texts = git(repository, ['cat-file', '--batch'], env, blobs);
  return new Set(texts.split('\n').filter(counts)).size;
}
