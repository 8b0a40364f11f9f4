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
export function parseWorkState(stdout: string): WorkState {
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

/** Git names its version in the first event of its trace (2.22 and later), which spares a process of its own. */
const VERSION = /"event":"version"[^\n]*"exe":"([^"]{1,60})"/;

/** How a work tree stands, by one `git status`. See the port for the promises. */
export function createAskWorkState(git: GitOptions): AskWorkState {
  return async (timeoutMs) => {
    const over = { ...git.over, GIT_TRACE2_EVENT: '2' };
    const args = ['status', '--porcelain=v2', '--branch', '-z'];
    const { stdout, stderr, exitCode } = await runGit(args, { ...git, over, timeoutMs });
    if (exitCode !== 0) throw gitFailure(args, `exit code ${exitCode}`, '');
    const [, gitVersion] = VERSION.exec(stderr) ?? [];
    return { ...(gitVersion === undefined ? {} : { gitVersion }), ...parseWorkState(stdout) };
  };
}
