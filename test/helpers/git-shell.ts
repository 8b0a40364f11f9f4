// Starts git from a small shell, not from the tests' own process: to fork its hundreds of megabytes takes longer than most of what git is asked.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../src/core/basics.ts';

export interface GitRun {
  readonly cwd: string;
  readonly input?: string;
  /** All of the environment. */
  readonly env: NodeJS.ProcessEnv;
}

interface Shell {
  /** What it was started with: each call says what is different. */
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly toIt: number;
  readonly fromIt: number;
}

/** By its path: a test may have put another PATH in place, and who opens a pipe waits for its other end. */
export const SHELL = '/bin/sh';
/** Of each git that a shell starts: with glibc's own figures it asks the system for every large buffer anew, which is three quarters of what 10,000 commits take. */
export const OF_GIT = { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '268435456' };
const MAX_BYTES = 256 * 1024 * 1024;
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** Ends what a call prints, before its exit code: git prints no such thing. */
const END = `\n-- end ${process.pid} ${Math.random()} `;

/** Undefined outside a run of tests, and where there are no named pipes. It ends with this process, whose pipe it reads. */
function startShell(): Shell | undefined {
  const run = process.env['TEST_RUN_FOLDER'];
  if (run === undefined || !existsSync(SHELL)) return undefined;
  const folder = mkdtempSync(join(run, 'git-shell-'));
  const [calls, answers] = [join(folder, 'calls'), join(folder, 'answers')];
  if (attempt(() => execFileSync('mkfifo', [calls, answers], { stdio: 'ignore' })) === undefined)
    return undefined;
  const env = { ...process.env, ...OF_GIT };
  const words = ['-c', `exec ${SHELL} <"$1" >"$2"`, SHELL, calls, answers];
  spawn(SHELL, words, { env, cwd: run, stdio: 'ignore' }).unref();
  return { env, folder, toIt: openSync(calls, 'w'), fromIt: openSync(answers, 'r') };
}

let shell: { readonly started: Shell | undefined } | undefined;

/** Makes the shell's environment that of a call. `cd` has changed PWD, by which git tells paths. */
export function environment(wanted: NodeJS.ProcessEnv, has: NodeJS.ProcessEnv): string {
  const isOther = (name: string): boolean =>
    name === 'PWD' || (wanted[name] !== has[name] && !(name in OF_GIT));
  const names = [...new Set(['PWD', ...Object.keys(has), ...Object.keys(wanted)])];
  return names
    .filter((name) => /^[A-Za-z_]\w*$/.test(name) && isOther(name))
    .map((name) =>
      wanted[name] === undefined ? `unset ${name}; ` : `export ${name}=${quoted(wanted[name])}; `,
    )
    .join('');
}

/** What the call prints up to its end, and its exit code. */
function answerFrom({ fromIt }: Shell): { readonly stdout: Buffer; readonly status: number } {
  let bytes = Buffer.alloc(65_536);
  for (let length = 0; ; ) {
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(length)]);
    const more = readSync(fromIt, bytes, length, bytes.length - length, null);
    if (more === 0) throw new Error('the shell that starts git has ended');
    length += more;
    const begins = Math.max(0, length - END.length - '255\n'.length);
    const tail = bytes.toString('latin1', begins, length);
    const at = tail.lastIndexOf(END);
    const status = at < 0 ? '' : tail.slice(at + END.length);
    if (status.endsWith('\n')) return { stdout: bytes.subarray(0, begins + at), status: Number(status) };
  }
}

/** Runs git to its end, and gives what it printed, as it is. Throws as `execFileSync` does where it fails. */
export function gitByShell(args: readonly string[], { cwd, input = '', env }: GitRun): Buffer {
  shell ??= { started: startShell() };
  const { started } = shell;
  if (started === undefined)
    return execFileSync('git', args, { cwd, maxBuffer: MAX_BYTES, input, stdio: 'pipe', env });
  const [given, said] = [join(started.folder, 'in'), join(started.folder, 'err')];
  if (input !== '') writeFileSync(given, input);
  const words = ['git', ...args].map(quoted).join(' ');
  const call = `cd ${quoted(cwd)} && { ${environment(env, started.env)}exec ${words}; }`;
  const streams = `<${input === '' ? '/dev/null' : quoted(given)} 2>${quoted(said)}`;
  const bytes = Buffer.from(`(${call}) ${streams}; printf '${END.replace('\n', '\\n')}%s\\n' $?\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(started.toIt, bytes, at);
  const { stdout: answer, status } = answerFrom(started);
  if (status === 0) return answer;
  const [stdout, stderr] = [answer.toString('utf8'), readFileSync(said, 'utf8')];
  throw Object.assign(new Error(`Command failed: git ${args.join(' ')}\n${stderr}`), {
    status,
    stdout,
    stderr,
  });
}
