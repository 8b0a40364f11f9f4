import { CsError } from '../../core/errors.ts';
import type { ObjectReader } from '../../git/objects.ts';
import { type GitOptions, gitFailure, runGit } from '../../git/process.ts';
import { commitTimeMs, parseCommit } from '../../share/model/reanchor/changes.ts';
import type { BlamedLines, CodeCommits, CommitTitle } from '../model/ports.ts';

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
    else if (line.startsWith('filename ')) paths.set(commit, unquoted(line.slice('filename '.length)));
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

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** A path as git quotes it (git-config(1), core.quotePath): octal bytes, and a backslash before what needs one. */
export function unquoted(path: string): string {
  if (!path.startsWith('"')) return path;
  const bytes = Buffer.from(path.slice(1, -1))
    .toString('latin1')
    .replace(/\\(?:([0-7]{3})|(.))/g, (_all, octal?: string, letter = '') =>
      octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
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

/** The commits as git tells them: see the CodeCommits port for the promises. */
export function createCodeCommits(options: CodeCommitsOptions): CodeCommits {
  const { reader } = options;
  const git = { ...inRoot(options), timeoutMs: WALK_TIMEOUT_MS };
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

/** `--follow` finds former names, but takes no folder. With `-z` commits and names end with NUL, a line end before names (git 2.39). */
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
