import { spawn } from 'node:child_process';
import { attempt, defined } from '../core/basics.ts';
import { joined } from '../core/text.ts';
import { backgroundEnvironment } from '../files/background.ts';
import { type GitOptions, gitFailure, runGit } from '../git/process.ts';
import type { ChangedFile, CommandReport, WorkState } from './handoff/types.ts';

/** More is no list any more. */
export const MAX_FILES = 200;

const WORDS: Readonly<Record<string, string>> = {
  M: 'modified',
  T: 'type changed',
  A: 'added',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
};

/** The two letters of porcelain v2: what is staged, and what is not. */
function stateText([staged = '.', unstaged = '.']: string): string {
  const word = (letter: string): string => (letter === '.' ? '' : (WORDS[letter] ?? 'changed'));
  return joined([word(staged) && `${word(staged)}, staged`, word(unstaged)], '; ');
}

/** How many fields stand before the path, by the kind of the entry (git-status(1), porcelain format version 2). */
const FIELDS_BEFORE_PATH: Readonly<Record<string, number>> = { '1': 8, '2': 9, u: 10, '?': 1 };

function fileOf(record: string): ChangedFile | undefined {
  const kind = record.charAt(0);
  const fields = FIELDS_BEFORE_PATH[kind];
  if (fields === undefined || record.charAt(1) !== ' ') return undefined;
  const path = record.split(' ').slice(fields).join(' ');
  if (kind === '?') return { path, state: 'not tracked' };
  return { path, state: kind === 'u' ? 'in conflict' : stateText(record.slice(2, 4)) };
}

/** What `git status --porcelain=v2 --branch -z` printed. Pure. */
function parseWorkState(stdout: string): Omit<WorkState, 'commits'> {
  const records = stdout.split('\0');
  const header = (name: string): string | undefined =>
    records.find((record) => record.startsWith(`# ${name} `))?.slice(name.length + 3);
  const files: ChangedFile[] = [];
  for (let at = 0; at < records.length && files.length < MAX_FILES; at += 1) {
    const file = fileOf(records[at] ?? '');
    if (file !== undefined) files.push(file);
    if (records[at]?.startsWith('2 ')) at += 1; // the old name of a rename comes next
  }
  const unless = (none: string, value: string | undefined) => (value === none ? undefined : value);
  const name = header('branch.upstream');
  const [, ahead, behind] = /^\+(\d+) -(\d+)$/.exec(header('branch.ab') ?? '') ?? [];
  const isFollowing = name !== undefined && ahead !== undefined;
  return defined({
    branch: unless('(detached)', header('branch.head')),
    commit: unless('(initial)', header('branch.oid')),
    upstream: isFollowing ? { name, ahead: Number(ahead), behind: Number(behind) } : undefined,
    files,
  });
}

const MAX_COMMITS = 3;

/** How a work tree stands, by `git status` and `git log`: two processes beside each other. Throws GIT_FAILED where it does not answer in time. */
export async function askWorkState(git: GitOptions, timeoutMs: number): Promise<WorkState> {
  const status = ['status', '--porcelain=v2', '--branch', '-z'];
  const log = ['log', `-${MAX_COMMITS}`, '--no-show-signature', '--format=%h %s'];
  const run = (args: readonly string[]) => runGit(args, { ...git, timeoutMs });
  const [stood, committed] = await Promise.all([run(status), run(log).catch(() => undefined)]);
  if (stood.exitCode !== 0) throw gitFailure(status, `exit code ${stood.exitCode}`, '');
  const commits = committed?.exitCode === 0 ? committed.stdout.split('\n').filter(Boolean) : [];
  return { ...parseWorkState(stood.stdout), commits };
}

/** More is no list that anybody reads: then the command is ended. */
const MAX_BYTES = 16 * 1024;
/** Whose tasks a tracker is to list. */
const PASSED = ['AGENT_ROLE'];

/**
 * Runs a command (as a shell takes it; only the user's own settings may name one) by `sh`, without terminal and stdin; stderr goes nowhere, and
 * of `env` only what node, git and a network need is passed on: no API key. At the time-out or enough output it is killed with its children.
 * Never throws: what went wrong is in the report.
 */
export const askCommand = (
  command: string,
  { cwd, env }: Readonly<{ cwd: string; env: NodeJS.ProcessEnv }>,
  timeoutMs: number,
): Promise<CommandReport> =>
  new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: backgroundEnvironment(env, true, PASSED),
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = (problem?: string, isCut = false): void => {
      clearTimeout(timer);
      child.stdout.destroy(); // a process that has left its group still holds our pipe: it is let go of
      child.unref();
      const { pid } = child;
      if (pid !== undefined) attempt(() => process.kill(-pid, 'SIGKILL')); // all of it may have ended
      const text = Buffer.concat(chunks).toString('utf8', 0, MAX_BYTES);
      // Half a line could hide from the filters what a secret is: it goes.
      const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
      resolve({ lines: whole.split('\n').filter((line) => line.trim() !== ''), ...defined({ problem }) });
    };
    const timer = setTimeout(() => end(`had not ended after ${timeoutMs} ms`, true), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_BYTES) end('printed more than is kept', true);
    });
    child.on('error', () => end('could not be started'));
    child.on('close', (code) => end(code === 0 ? undefined : `failed with ${code ?? 'a signal'}`));
  });
