import { reachedFrom } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import type { ObjectReader } from '../git/objects.ts';
import { type GitOptions, gitFailure, runGit, runGitOrThrow } from '../git/process.ts';
import { commitTimeMs, parseCommit, unquotePath } from '../share/reanchor/changes.ts';
import type { BlamedLines, CommitTitle } from './ports.ts';

const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) \d+ (\d+)(?: \d+)?$/;

/** Parses `git blame --porcelain`: a header a line, facts where a commit comes first, the line behind a tab. Neighbours become a range. */
function parseBlame(porcelain: string): readonly BlamedLines[] {
  const ranges: { start: number; end: number; commit: string; path: string }[] = [];
  const paths = new Map<string, string>();
  let commit = '';
  let number = 0;
  for (const line of porcelain.split('\n')) {
    const header = HEADER.exec(line);
    if (header !== null) [commit, number] = [header[1] ?? '', Number(header[2])];
    else if (line.startsWith('filename ')) paths.set(commit, unquotePath(line.slice('filename '.length)));
    else if (line.startsWith('\t')) {
      const last = ranges.at(-1);
      if (last?.commit === commit && last.end + 1 === number) last.end = number;
      else ranges.push({ start: number, end: number, commit, path: '' });
    }
  }
  return ranges.map(({ commit: name, ...range }) => ({
    ...range,
    path: paths.get(name) ?? '',
    ...(/^0+$/.test(name) ? {} : { commit: name }),
  }));
}

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
export const OBJECT_NAME = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Git as it takes paths that are relative to the root, and no patterns. */
export const inRoot = ({ git, root = git.cwd }: Omit<CodeCommitsOptions, 'reader'>): GitOptions => ({
  ...git,
  cwd: root,
  over: { ...git.over, GIT_LITERAL_PATHSPECS: '1' },
});

export type CodeCommits = ReturnType<typeof createCodeCommits>;

/** The commits that memories are on, and what they are about. Looks, and changes nothing. */
export function createCodeCommits(options: CodeCommitsOptions) {
  const { reader } = options;
  const git = { ...inRoot(options), timeoutMs: WALK_TIMEOUT_MS };
  /** A file of a commit (`HEAD:a.ts`) is a revision too, and none that has a history. */
  const isCommit = async (revision: string): Promise<boolean> => {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return (await runGit(args, git)).exitCode === 0;
  };
  return {
    /** Those of some commits that are here. */
    titles: (commits: Iterable<string>) => readTitles(reader, commits),
    /** The commits in the history of a revision, or in a range; undefined for what git does not understand. */
    within: async (revisions: string): Promise<ReadonlySet<string> | undefined> => {
      if (revisions === '..' || revisions.startsWith('-') || revisions.includes('\n')) return undefined;
      if (!RANGE.test(revisions) && !(await isCommit(revisions))) return undefined;
      const { stdout, exitCode } = await runGit(['rev-list', '--stdin'], git, `${revisions}\n`);
      return exitCode === 0 ? new Set(stdout.split('\n').filter(Boolean)) : undefined;
    },
    /** The commits in HEAD's history that changed a file or folder, and all that a file was called in them. */
    touching: (path: string) => commitsTouching(git, reader, path),
    /** Where the lines of a file come from; `lines` as git's own `-L` takes it. Throws USAGE with git's reason. */
    blame: (path: string, lines?: string) => blame(git, options.root === undefined, path, lines),
  };
}

async function readTitles(reader: ObjectReader, commits: Iterable<string>) {
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

/** `--follow` finds former names, but takes no folder. With `-z` commits and names end with NUL, a line end before names (git 2.39). */
async function commitsTouching(git: GitOptions, reader: ObjectReader, path: string) {
  const none: ReadonlySet<string> = new Set();
  if ((await reader.get('HEAD^{commit}')) === undefined) return { commits: none, names: none };
  const isFolder = path === '' || (await reader.get(`HEAD:${path}`))?.type === 'tree';
  const follow = isFolder ? [] : ['--follow', '--name-only'];
  const args = ['log', '-z', '--format=%H', ...follow, 'HEAD', '--', ...(path === '' ? [] : [path])];
  const stdout = await runGitOrThrow(args, git);
  const fields = stdout.split('\0').map((field) => field.replace(/^\n/, ''));
  const isCommit = (field: string): boolean => OBJECT_NAME.test(field);
  return {
    commits: new Set(fields.filter(isCommit)),
    names: new Set(fields.filter((field) => field !== '' && !isCommit(field))),
  };
}

async function blame(git: GitOptions, isBare: boolean, path: string, lines: string | undefined) {
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

/** A part of the history, with the files that each commit changed; merges change none. */
type Touches = ReturnType<typeof parseTouches>;

/** Parses `git log -z --format=%x01%H %P --name-only`: name and parents behind U+0001, then changed names, each with a NUL. */
export function parseTouches(text: string) {
  const parents = new Map<string, readonly string[]>();
  const files = new Map<string, ReadonlySet<string>>();
  for (const record of text.split('\u0001').slice(1)) {
    const [names = '', ...paths] = record.split('\0');
    const [commit = '', ...rest] = names.split(' ');
    parents.set(commit, rest.filter(Boolean));
    const changed = paths.map((path) => path.replace(/^\n/, '')).filter(Boolean);
    if (changed.length > 0) files.set(commit, new Set(changed));
  }
  return { parents, files };
}

const reached = ({ parents }: Touches, from: string): ReadonlySet<string> =>
  reachedFrom([from], (commit) => (parents.get(commit) ?? []).filter((parent) => parents.has(parent)));

/** Counts, for files and commits, the commits that `head` reaches and the commit does not, and that changed the file. */
export function createSinceCounter(touches: Touches, head: string): (commit: string, path: string) => number {
  const ofHead = [...reached(touches, head)].filter((commit) => touches.files.has(commit));
  const known = new Map<string, ReadonlySet<string>>();
  return (commit, path) => {
    const own = known.get(commit) ?? reached(touches, commit);
    known.set(commit, own);
    return ofHead.filter((other) => !own.has(other) && touches.files.get(other)?.has(path)).length;
  };
}
