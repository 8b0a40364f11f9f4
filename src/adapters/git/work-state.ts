import type { ChangedFile } from '../../domain/handoff/types.ts';
import type { AskWorkState, WorkState } from '../../ports/handoff.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';

/** More is no list any more. */
const MAX_FILES = 200;

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
  const parts = [
    staged === '.' ? '' : `${WORDS[staged] ?? 'changed'}, staged`,
    unstaged === '.' ? '' : (WORDS[unstaged] ?? 'changed'),
  ];
  return parts.filter((part) => part !== '').join('; ');
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
export function parseWorkState(stdout: string): Omit<WorkState, 'commits'> {
  const records = stdout.split('\0');
  const header = (name: string): string | undefined =>
    records.find((record) => record.startsWith(`# ${name} `))?.slice(name.length + 3);
  const files: ChangedFile[] = [];
  for (let at = 0; at < records.length && files.length < MAX_FILES; at += 1) {
    const file = fileOf(records[at] ?? '');
    if (file !== undefined) files.push(file);
    if (records[at]?.startsWith('2 ')) at += 1; // the old name of a rename comes next
  }
  const branch = header('branch.head');
  const commit = header('branch.oid');
  const name = header('branch.upstream');
  const [, ahead, behind] = /^\+(\d+) -(\d+)$/.exec(header('branch.ab') ?? '') ?? [];
  return {
    ...(branch === undefined || branch === '(detached)' ? {} : { branch }),
    ...(commit === undefined || commit === '(initial)' ? {} : { commit }),
    ...(name === undefined || ahead === undefined
      ? {}
      : { upstream: { name, ahead: Number(ahead), behind: Number(behind) } }),
    files,
  };
}

/** So many of the last commits tell what was done. */
const MAX_COMMITS = 3;

/** How a work tree stands, by `git status` and `git log`. See the port for the promises. */
export function createAskWorkState(git: GitOptions): AskWorkState {
  const status = ['status', '--porcelain=v2', '--branch', '-z'];
  const log = ['log', `-${MAX_COMMITS}`, '--no-show-signature', '--format=%h %s'];
  return async (timeoutMs) => {
    const run = (args: readonly string[]) => runGit(args, { ...git, timeoutMs });
    const [stood, committed] = await Promise.all([run(status), run(log).catch(() => undefined)]);
    if (stood.exitCode !== 0) throw gitFailure(status, `exit code ${stood.exitCode}`, '');
    const commits = committed?.exitCode === 0 ? committed.stdout.split('\n').filter(Boolean) : [];
    return { ...parseWorkState(stood.stdout), commits };
  };
}
