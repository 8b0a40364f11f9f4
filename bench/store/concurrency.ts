import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface Outcome {
  /** Writes that their process said went well. */
  readonly claimed: number;
  readonly found: number;
  readonly seconds: number;
}

/** Runs many processes at once and adds up what they claim to have written. */
async function runAll(
  commands: readonly (readonly string[])[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const claims = commands.map(
    ([program = '', ...args]) =>
      new Promise<number>((resolve, reject) => {
        const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
        let stdout = '';
        child.stdout.on('data', (chunk: Buffer) => {
          stdout += chunk.toString();
        });
        child.on('error', reject);
        child.on('close', () => resolve(Number(stdout) || 0));
      }),
  );
  return (await Promise.all(claims)).reduce((sum, claim) => sum + claim, 0);
}

const linesIn = (repository: string, ref: string, env: NodeJS.ProcessEnv): string[] =>
  execFileSync('git', ['notes', `--ref=${ref}`, 'show', 'HEAD'], {
    cwd: repository,
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
    .split('\n')
    .filter((line) => line !== '');

async function timed(work: () => Promise<number>, found: () => number): Promise<Outcome> {
  const started = performance.now();
  const claimed = await work();
  return { claimed, found: found(), seconds: (performance.now() - started) / 1000 };
}

/** `processes` × `rounds` flushes into one ref by our own writer. */
export function flushTogether(
  repository: string,
  processes: number,
  rounds: number,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const writer = join(ROOT, 'bench/store/writer.ts');
  const commands = Array.from({ length: processes }, (_, n) => [
    tsx,
    writer,
    repository,
    String(n),
    String(rounds),
  ]);
  return timed(
    () => runAll(commands, ROOT, env),
    () => linesIn(repository, 'cs/learnings', env).filter((line) => line.includes('"type":"memory"')).length,
  );
}

/** The same by `git notes append`, each process counting the calls that ended with 0. */
export function appendTogether(
  repository: string,
  processes: number,
  rounds: number,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const script = `n=0; i=0; while [ $i -lt ${rounds} ]; do git notes --ref=appended append -m "writer $1 learned $i" >/dev/null 2>&1 && n=$((n+1)); i=$((i+1)); done; echo $n`;
  const commands = Array.from({ length: processes }, (_, n) => ['sh', '-c', script, 'sh', String(n)]);
  return timed(
    () => runAll(commands, repository, env),
    () => linesIn(repository, 'appended', env).filter((line) => line.startsWith('writer ')).length,
  );
}
