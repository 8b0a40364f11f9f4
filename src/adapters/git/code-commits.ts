import { CsError } from '../../domain/errors.ts';
import { commitTimeMs, parseCommit } from '../../domain/reanchor/commit.ts';
import type { BlamedLines, CodeCommits, CommitTitle } from '../../ports/code.ts';
import { parseBlame } from './blame.ts';
import type { ObjectReader } from './object-reader.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';

export interface CodeCommitsOptions {
  readonly git: GitOptions;
  /** The root of the work tree; absent in a bare repository. */
  readonly root?: string;
  readonly reader: ObjectReader;
}

/** A history of 100,000 commits is walked for a while, and a blame of an old file too. */
const WALK_TIMEOUT_MS = 5 * 60_000;
/** `a..b`, `a...b`, `a^!`, `a^@`, `a^-`, `^a`: more than one commit, so nothing that `--verify` takes. */
const RANGE = /\.\.|\^[!@-]|^\^/;
const OBJECT_NAME = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The commits as git tells them: see the CodeCommits port for the promises. */
export function createCodeCommits(options: CodeCommitsOptions): CodeCommits {
  const { reader } = options;
  // Paths are relative to the root, and are no patterns.
  const git: GitOptions = {
    ...options.git,
    cwd: options.root ?? options.git.cwd,
    timeoutMs: WALK_TIMEOUT_MS,
    over: { ...options.git.over, GIT_LITERAL_PATHSPECS: '1' },
  };
  /** A file of a commit (`HEAD:a.ts`) is a revision too, and none that has a history. */
  const isCommit = async (revision: string): Promise<boolean> => {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return (await runGit(args, git)).exitCode === 0;
  };
  return {
    titles: (commits) => readTitles(reader, commits),
    within: async (revisions) => {
      if (revisions === '..' || revisions.startsWith('-') || revisions.includes('\n')) return undefined;
      if (!RANGE.test(revisions) && !(await isCommit(revisions))) return undefined;
      const { stdout, exitCode } = await runGit(['rev-list', '--stdin'], git, `${revisions}\n`);
      return exitCode === 0 ? new Set(stdout.split('\n').filter(Boolean)) : undefined;
    },
    touching: (path) => commitsTouching(git, reader, path),
    blame: (path, lines) => blame(git, options.root === undefined, path, lines),
  };
}

async function readTitles(
  reader: ObjectReader,
  commits: Iterable<string>,
): Promise<Map<string, CommitTitle>> {
  const names = [...new Set(commits)].filter((name) => OBJECT_NAME.test(name));
  const titles = await Promise.all(
    names.map(async (oid): Promise<CommitTitle | undefined> => {
      const object = await reader.get(oid);
      if (object?.type !== 'commit') return undefined;
      const { author, authoredAtS, subject } = parseCommit(oid, object.content.toString('utf8'));
      const at = new Date(commitTimeMs(authoredAtS)).toISOString();
      return { oid, author: author.replace(/ -?\d+ [+-]\d+$/, ''), at, subject };
    }),
  );
  return new Map(titles.flatMap((title) => (title === undefined ? [] : [[title.oid, title]])));
}

/**
 * `--follow` finds what a file was called before, and takes no folder. With `-z` each commit and each name ends with a
 * NUL, and a line end stands before the names (seen with git 2.39).
 */
async function commitsTouching(
  git: GitOptions,
  reader: ObjectReader,
  path: string,
): ReturnType<CodeCommits['touching']> {
  if ((await reader.get('HEAD^{commit}')) === undefined) return { commits: new Set(), names: new Set() };
  const isFolder = path === '' || (await reader.get(`HEAD:${path}`))?.type === 'tree';
  const follow = isFolder ? [] : ['--follow', '--name-only'];
  const args = ['log', '-z', '--format=%H', ...follow, 'HEAD', '--', ...(path === '' ? [] : [path])];
  const { stdout, stderr, exitCode } = await runGit(args, git);
  if (exitCode !== 0) throw gitFailure(args, `exit code ${exitCode}`, stderr);
  const fields = stdout.split('\0').map((field) => field.replace(/^\n/, ''));
  const isCommit = (field: string): boolean => OBJECT_NAME.test(field);
  return {
    commits: new Set(fields.filter(isCommit)),
    names: new Set(fields.filter((field) => field !== '' && !isCommit(field))),
  };
}

async function blame(
  git: GitOptions,
  isBare: boolean,
  path: string,
  lines: string | undefined,
): Promise<readonly BlamedLines[]> {
  const range = lines === undefined ? [] : [`-L${lines}`];
  const args = ['blame', '--porcelain', ...range, ...(isBare ? ['HEAD'] : []), '--', path];
  const { stdout, stderr, exitCode } = await runGit(args, git);
  if (exitCode === 0) return parseBlame(stdout);
  // 129: git shows how it is used, and does not say what was off
  const reason =
    exitCode === 129 ? `'${lines}' is not a valid range of lines` : /^fatal: (.*)$/m.exec(stderr)?.[1];
  if (reason === undefined) throw gitFailure(args, `exit code ${exitCode}`, stderr);
  throw new CsError('USAGE', `git cannot blame '${path}': ${reason}`);
}
