import * as fs from 'node:fs';
import { dirname as folderOf, join, relative } from 'node:path';
import { dirname } from 'node:path/posix';
import { attempt, defined, onceAsked } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import type { MemoryIndex, NoteStore, Repository } from '../core/ports.ts';
import type { gitSays } from './ask.ts';
import { currentBranch, hasUserStore, type RepositoryPlace, readHead } from './locate.ts';
import {
  blobName,
  type ConversionOptions,
  createConversionCheck,
  type ObjectReader,
  parseTree,
} from './objects.ts';
import { asLines, type GitOptions, runGit, runGitOrThrow } from './process.ts';

/** A store as verbs are given it: where it is, how git is asked there, and what is made of its notes. */
export interface GitStore {
  readonly home: { readonly directory: string; readonly place: RepositoryPlace };
  readonly git: GitOptions;
  readonly reader: ObjectReader;
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
}

/** A larger file is taken for what the commit has: 8 MiB are hashed in 20 ms, and a Stop has twelve seconds for all. */
const MAX_BYTES = 8 * 1024 * 1024;

const CARRIAGE_RETURN = 13;

/** A file's content to git: of a link where it points. Undefined: no file, too large, or behind a link that leads out. */
function contentOf(root: string, name: string): Buffer | undefined {
  const path = join(root, name);
  // Gone, or not ours to read: the commit's content stands.
  return attempt(() => {
    if (relative(fs.realpathSync(root), fs.realpathSync(folderOf(path))).startsWith('..')) return undefined;
    const stat = fs.lstatSync(path);
    if (stat.isSymbolicLink()) return Buffer.from(fs.readlinkSync(path));
    return stat.isFile() && stat.size <= MAX_BYTES ? fs.readFileSync(path) : undefined;
  });
}

/** `git hash-object` for some paths, filters and all; nothing where it fails. It takes them from the root. */
async function askGit({ root, env }: ConversionOptions, paths: readonly string[]) {
  if (paths.length === 0) return new Map<string, string>();
  const answer = await runGit(['hash-object', '--stdin-paths'], { cwd: root, env }, asLines(paths));
  const names = answer.stdout.trim().split('\n');
  return new Map(names.length === paths.length ? names.map((name, index) => [paths[index] ?? '', name]) : []);
}

export interface RepositoryOptions extends RepositoryPlace {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly reader: ObjectReader;
  /** The author, where the session has found out already: it saves a process at every flush. */
  readonly knownAuthor?: string | undefined; // '' where it found out that git knows nobody
  /** Filters the author, who goes into notes and session states. */
  readonly clean?: ((author: string) => string) | undefined;
  /** HEAD is looked up once: for one question. */
  readonly isBrief?: boolean;
}

const ask = async (...given: Parameters<typeof gitSays>): Promise<string | undefined> =>
  (await import('./ask.ts')).gitSays(...given);

/** The paths of `git status --porcelain -z`: two status letters, a space, the path; a rename names the old one next. */
function parseStatus(text: string): string[] {
  const paths: string[] = [];
  const fields = text.split('\0');
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index] ?? '';
    if (field.length > 3) paths.push(field.slice(3));
    if (/^[RC]/.test(field)) index += 1;
  }
  return paths;
}

/** Whether a path can be in a commit: git ends the whole process over `HEAD:../a` and, without a work tree, `HEAD:./a`. */
const isInTree = (path: string): boolean => !path.split('/').some((part) => part === '.' || part === '..');

/** A command line is not without end, and no sentence names more. */
const MAX_NAMES = 200;

/** What git knows of one work tree; see the Repository port for the promises. */
export function createGitRepository(options: RepositoryOptions): Repository {
  const { reader, clean = (author: string) => author } = options;
  const author = onceAsked(async (): Promise<string | undefined> => {
    if (options.knownAuthor !== undefined) return options.knownAuthor || undefined;
    const ident = await ask(options, ['var', 'GIT_AUTHOR_IDENT']); // "Name <email> 1700000000 +0000"
    return ident === undefined ? undefined : /^(.*<.*>) \d+ [+-]\d+\s*$/s.exec(ident)?.[1];
  });
  const head: Repository['head'] = async () => {
    const commit = readHead(options.gitDir, options.commonDir) ?? (await reader.get('HEAD^{commit}'))?.oid;
    return defined({ commit, branch: currentBranch(options.gitDir) });
  };

  return {
    head: options.isBrief === true ? onceAsked(head) : head,
    author: async () => {
      const found = await author();
      return found && clean(found);
    },
    changedFiles: async () =>
      parseStatus((await ask(options, ['--no-optional-locks', 'status', '--porcelain', '-z'])) ?? ''),
    named: async (names) => {
      const plain = names.filter((name) => !/[*?[\\]/.test(name)); // others would be patterns
      if (plain.length === 0) return new Map();
      const specs = plain.slice(0, MAX_NAMES).map((name) => `:(top,glob)**/${name}`);
      const listed = await ask(options, ['ls-files', '-z', '--full-name', '--', ...specs]);
      const paths = [...new Set((listed ?? '').split('\0'))];
      return new Map(
        plain.flatMap((name) => {
          const [path, ...others] = paths.filter((it) => `/${it}`.endsWith(`/${name}`));
          return path === undefined || others.length > 0 ? [] : [[name, path]];
        }),
      );
    },
    blobs: async (commit, paths) => {
      const found = new Map<string, string>();
      const folders = new Set(paths.filter(isInTree).map((path) => dirname(path)));
      for (const folder of folders) {
        const tree = await reader.get(`${commit}:${folder === '.' ? '' : folder}`);
        if (tree?.type !== 'tree') continue;
        for (const { name, oid, isTree } of parseTree(tree.content, tree.oid.length)) {
          const path = folder === '.' ? name : `${folder}/${name}`;
          if (!isTree && paths.includes(path)) found.set(path, oid);
        }
      }
      return found;
    },
    uncommitted: async (commit, paths, committed) => {
      const { root, env, commonDir } = options;
      if (root === undefined) return new Map();
      const inTree = paths.filter((path) => isInTree(path) && !path.startsWith('/'));
      // Hashed here: a process more at every flush would be a third more. Git is asked where line ends or a filter may matter.
      const tree = { root, env, commonDir };
      const found = new Map<string, string>();
      const doubtful: string[] = [];
      const mayBeConverted = onceAsked(() => createConversionCheck(tree));
      for (const path of inTree) {
        const content = contentOf(root, path);
        if (content === undefined) continue;
        const name = blobName(content, commit.length);
        const before = committed.get(path);
        if (name === before) continue;
        const hasReturns = content.includes(CARRIAGE_RETURN);
        const plain = () => Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
        if (hasReturns && before === blobName(plain(), commit.length)) continue;
        const canBeAsked = !/^"|[\n\r]/.test(path);
        if (canBeAsked && (hasReturns || mayBeConverted()(path))) doubtful.push(path);
        else found.set(path, name);
      }
      for (const [path, name] of await askGit(tree, doubtful))
        if (name !== committed.get(path)) found.set(path, name);
      return found;
    },
  };
}

/** Who the user is to git here: the author, and every address in the settings; one process. Empty where git does not say. */
export async function readIdentities(git: GitOptions): Promise<readonly string[]> {
  const { stdout } = await runGit(['var', '-l'], git).catch(() => ({ stdout: '' }));
  const found = [...stdout.matchAll(/^(?:GIT_AUTHOR_IDENT=(.*>) \d+ [+-]\d+|user\.email=(.+))$/gm)];
  const of = (group: number): string[] => found.flatMap((match) => match[group] ?? []);
  return [...new Set([...of(1), ...of(2)])];
}

/** Whether notes may have come from elsewhere: the clone knows a remote. Read from git's file: not worth a process. */
export function knowsRemote(commonDir: string): boolean {
  return attempt(
    () => /^\s*\[\s*(?:remote\s|include)/im.test(fs.readFileSync(join(commonDir, 'config'), 'utf8')),
    true,
  ); // nobody can tell
}

/** For memories of no repository: empty, rootless, the same for everyone, so that two machines' stores can be merged. */
export const ROOT_COMMIT =
  'commit refs/heads/main\ncommitter cs-memory <cs-memory@localhost> 0 +0000\ndata 35\nAnchor of memories of no repository\n';

/** Makes the user's bare repository and its one commit, 0700, aside and then moved, since git fails where two do it at once. All make the same. */
export async function ensureUserStore(place: RepositoryPlace, env: NodeJS.ProcessEnv): Promise<void> {
  if (hasUserStore(place)) return;
  fs.mkdirSync(place.gitDir, { recursive: true, mode: 0o700 });
  const aside = fs.mkdtempSync(`${place.gitDir}.new-`);
  try {
    // The same store on every machine, whatever format of repositories the user prefers.
    const format = { GIT_DEFAULT_HASH: 'sha1', GIT_DEFAULT_REF_FORMAT: 'files' };
    const git: GitOptions = { cwd: aside, env: withoutRepository(env), over: format };
    await runGitOrThrow(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.'], git);
    await runGitOrThrow(['fast-import', '--quiet', '--force'], git, ROOT_COMMIT);
    // The refs last: they are what shows that the store is whole.
    const names = fs.readdirSync(aside).filter((name) => name !== 'refs');
    for (const name of [...names, 'refs']) {
      // The folder itself may be there before: it also holds the queues of sessions that captured something.
      const to = join(place.gitDir, name);
      try {
        fs.renameSync(join(aside, name), to);
      } catch (error) {
        if (!fs.existsSync(to)) throw error; // else another process was first, with the same
      }
    }
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

/** The environment without what would point git at another repository. */
export function withoutRepository(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const gone = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !gone.includes(name)));
}

/** The first commit of HEAD's history, the same in every clone; of several the smallest. Undefined without a commit, and if shallow. */
export async function firstCommit(options: GitOptions): Promise<string | undefined> {
  const { stdout, exitCode } = await runGit(['rev-parse', '--is-shallow-repository'], options);
  if (exitCode !== 0) throw new CsError('GIT_FAILED', 'git does not say whether the clone is shallow');
  if (stdout.trim() === 'true') return undefined;
  const roots = await runGit(['rev-list', '--max-parents=0', 'HEAD', '--'], options);
  if (roots.exitCode !== 0) return undefined; // an unborn branch
  return roots.stdout.split('\n').filter(Boolean).sort()[0];
}
