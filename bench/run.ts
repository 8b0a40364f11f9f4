import { spawnSync } from 'node:child_process';

/** Runs a program to its end and gives what it printed. Throws where it ends with anything but 0. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${error ?? stderr}`);
}

/** Runs git likewise. */
export const git = (
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): string => run('git', args, cwd, env, input);

/** How long git takes when nobody reads what it prints, in milliseconds from outside: the least that its work costs. */
export function gitMs(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
): number {
  const started = performance.now();
  const { status, stderr } = spawnSync('git', args, { cwd, env, input, stdio: ['pipe', 'ignore', 'pipe'] });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${stderr}`);
  return ms;
}
