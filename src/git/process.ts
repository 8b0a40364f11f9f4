import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { attempt, INSIDE_VARIABLE } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';

/** What is thrown for an object that should be here and is not; `cause`: what git said. */
export function missingObject(name: string, cause?: Error): CsError {
  return new CsError('GIT_FAILED', `this repository lacks the object ${name}`, {
    hint: 'a partial clone leaves notes on its remote: run `cs-memory list` while the remote can be reached; `git fsck` shows whether this clone is damaged',
    cause,
  });
}

export interface GitOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Variables on top of ours; fetch.ts says what a command that speaks to a remote needs. */
  readonly over?: NodeJS.ProcessEnv;
  /** In a session of its own: nothing can ask at a terminal, and a time-out ends all; an ssh left behind would hold our pipes open. */
  readonly detached?: boolean;
  /** As the user runs it: by the user's own settings and hooks. */
  readonly isUsers?: boolean;
}

export type GitAnswer = Readonly<{ stdout: string; stderr: string; exitCode: number }>;

const DEFAULT_TIMEOUT_MS = 30_000;

/** For every git we start: no hook of the user's (2.54 takes some from settings, too), no passphrase, no gc behind our back, no prompt. */
export const FIXED_SETTINGS = [
  'core.hooksPath=/dev/null',
  'hook.reference-transaction.enabled=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'commit.gpgSign=false',
];

/** The environment for git: no prompt, no lock for a mere look, no fetch of what a partial clone lacks, plain English. */
export function gitEnvironment(env: NodeJS.ProcessEnv, over: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
    [INSIDE_VARIABLE]: '1',
    ...over,
  };
}

export type GitProcess = ChildProcessWithoutNullStreams;

/** Who is told of each git that has ended: a command with `--verbose`. Nobody else. */
let watcher: ((command: string, ms: number, exit: number) => void) | undefined;

/** From now on `tell` hears of each git that ends: its command's name, how long it ran, its exit code (-1: a signal). */
export function watchGit(tell: NonNullable<typeof watcher>): void {
  watcher = tell;
}

export function startGit(args: readonly string[], options: GitOptions): GitProcess {
  const settings = options.isUsers ? [] : FIXED_SETTINGS.flatMap((setting) => ['-c', setting]);
  const startedMs = performance.now();
  const child = spawn('git', [...settings, ...args], {
    cwd: options.cwd,
    env: gitEnvironment(options.env, options.over),
    detached: options.detached ?? false,
  });
  const tell = watcher;
  const command = args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? 'git'; // behind options of git's own, which may hold a path
  if (tell !== undefined)
    child.on('close', (code) => tell(command, performance.now() - startedMs, code ?? -1));
  return child;
}

/** Ends git, with all it started where it has a session of its own, and lets go of its pipes. */
function kill(child: GitProcess, { detached }: GitOptions): void {
  const isGroup = detached && child.pid !== undefined;
  attempt(() => (isGroup ? process.kill(-child.pid, 'SIGKILL') : child.kill('SIGKILL'))); // it may have ended in this very moment
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
}

/** What a git that could not start (in `cwd`) or died becomes. Its text goes into `cause`, never a log. ENOENT may mean the folder. */
export function gitFailure(args: readonly string[], why: string, stderr: string, cwd?: string): CsError {
  const missing = why.includes('ENOENT');
  const cause = new Error(stderr.trim() || why);
  if (missing && cwd !== undefined && !existsSync(cwd))
    return new CsError('GIT_FAILED', 'there is no repository here', {
      hint: 'change to a folder inside the repository',
      cause: new Error(`no folder ${cwd}`),
    });
  if (missing)
    return new CsError('GIT_MISSING', 'git could not be started', {
      hint: 'install git, or put it on the PATH',
      cause,
    });
  const [, lacking] =
    /could not (?:fetch|read) ([0-9a-f]{40,64})(?: from promisor remote|$)/im.exec(stderr) ?? [];
  if (lacking !== undefined) return missingObject(lacking, cause); // a partial clone has it on its remote only
  if (/dubious ownership/.test(stderr)) {
    const [advice = 'git config --global --add safe.directory <path>'] =
      /git config --global --add safe\.directory .+/.exec(stderr) ?? [];
    const message = 'git refuses this repository because it belongs to another user';
    return new CsError('GIT_FAILED', message, { hint: `where you trust it: ${advice}`, cause });
  }
  return new CsError('GIT_FAILED', `git ${args[0] ?? ''} failed: ${why}`, { cause });
}

/** Names as git takes them on stdin. */
export const asLines = (names: Iterable<string>): string => [...names].map((name) => `${name}\n`).join('');

/** Runs a git command to its end. Any exit code is an answer; throws GIT_MISSING, and GIT_FAILED after `timeoutMs`. */
export function runGit(
  args: readonly string[],
  options: GitOptions,
  input: string | Buffer = '',
): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = startGit(args, options);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const stop = (why: string): void => {
      kill(child, options);
      reject(gitFailure(args, why, ''));
    };
    const timer = setTimeout(() => stop(`no answer after ${timeoutMs} ms`), timeoutMs);
    options.signal?.addEventListener('abort', () => stop('it was stopped'), { once: true });
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => {}); // git may end before it has read all; its exit code tells the story
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(gitFailure(args, error.message, '', options.cwd));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      const [stdout = '', stderr = ''] = [out, err].map((chunks) => Buffer.concat(chunks).toString('utf8'));
      resolve({ stdout, stderr, exitCode: code ?? -1 });
    });
    child.stdin.end(input);
  });
}

/** Like `runGit`, and throws GIT_FAILED on any exit code but 0. */
export async function runGitOrThrow(
  args: readonly string[],
  options: GitOptions,
  input: string | Buffer = '',
): Promise<string> {
  const answer = await runGit(args, options, input);
  if (answer.exitCode !== 0) throw gitFailure(args, `exit code ${answer.exitCode}`, answer.stderr);
  return answer.stdout;
}

/** The lines that a git command prints, without empty ones. Throws as `runGitOrThrow`. */
export async function gitLines(args: readonly string[], options: GitOptions, input: string | Buffer = '') {
  return (await runGitOrThrow(args, options, input)).split('\n').filter(Boolean);
}

/** How a git ended that was started with these arguments: throws GIT_FAILED on any exit code but 0, and GIT_MISSING. */
export function endOf(child: GitProcess, args: readonly string[]): Promise<void> {
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(gitFailure(args, error.message, stderr)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(gitFailure(args, `exit code ${code ?? -1}`, stderr)),
    );
  });
}

/** The settings whose keys fit a pattern, each with its value (`true` where it has none). Throws GIT_FAILED. */
export async function gitSettings(git: GitOptions, pattern: string) {
  const args = ['config', '-z', '--get-regexp', pattern];
  const { stdout, stderr, exitCode } = await runGit(args, git);
  if (exitCode > 1) throw gitFailure(args, `exit code ${exitCode}`, stderr); // 1: there is none
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((entry): readonly [key: string, value: string] => {
      const end = entry.indexOf('\n');
      return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}

/** What `git --version` prints. Throws GIT_MISSING. */
export const gitVersion = (git: GitOptions): Promise<string> => runGitOrThrow(['--version'], git);

/** Shows a text by git's pager until the reader has left; undefined where that is `cat` or nothing. */
export async function openPager(options: GitOptions) {
  const { stdout, exitCode } = await runGit(['var', 'GIT_PAGER'], options);
  const command = stdout.trim();
  if (exitCode !== 0 || command === '' || command === 'cat') return undefined;
  return {
    show: (text: string): Promise<void> =>
      new Promise((resolve) => {
        // By the shell, on our own terminal, with git's settings where the user has none (PAGER_ENV in git's Makefile).
        const env = { LESS: 'FRX', LV: '-c', ...options.env };
        const child = spawn('sh', ['-c', command], {
          cwd: options.cwd,
          env,
          stdio: ['pipe', 'inherit', 'inherit'],
        });
        const stay = (): void => {}; // Ctrl-C is for the pager; we end when it does
        process.on('SIGINT', stay);
        const end = (): void => {
          process.off('SIGINT', stay);
          resolve();
        };
        child.on('error', end);
        child.on('close', end);
        child.stdin.on('error', () => {}); // the reader has left before the end
        child.stdin.end(text);
      }),
  };
}

/** What is thrown for a ref of ours whose file says nothing that git can read, as after a power cut. */
export function brokenRef(ref: string): CsError {
  const message = `the file of ${ref} is damaged, so git cannot tell which notes it had`;
  return new CsError('GIT_FAILED', message, {
    hint: '`cs-memory doctor --fix` brings back the newest state that is known here',
  });
}

/** A ref of ours, or one that was fetched, and not what only begins alike: `refs/notes/csharp`. */
const BROKEN = /ignoring broken ref (refs\/notes\/cs(?:-remote)?(?:\/\S+)?)$/m;

/** Each ref by git's patterns as a line of a format. Throws GIT_FAILED, also for a broken one of ours: git passes over it, and over all it holds. */
export async function formatRefs(git: GitOptions, format: string, patterns: readonly string[]) {
  const args = ['for-each-ref', `--format=${format}`, '--', ...patterns];
  for (let isSecond = false; ; isSecond = true) {
    const { stdout, stderr, exitCode } = await runGit(args, git);
    if (exitCode !== 0) throw gitFailure(args, `exit code ${exitCode}`, stderr);
    const [, broken] = BROKEN.exec(stderr) ?? [];
    if (broken === undefined) return stdout.split('\n').filter(Boolean);
    // One that another process removes at this moment looks broken, too.
    if (isSecond) throw brokenRef(broken);
  }
}

/** The refs below some prefixes, or by git's patterns, with what each names, which need not be here: no object is looked at. Throws GIT_FAILED. */
export async function listRefs(git: GitOptions, patterns: readonly string[]) {
  const rows = await formatRefs(git, '%(objectname) %(refname)', patterns);
  return rows.map((row) => {
    const [oid = '', ref = ''] = row.split(' ');
    return { oid, ref };
  });
}
