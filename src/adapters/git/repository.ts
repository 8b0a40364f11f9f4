import { dirname } from 'node:path/posix';
import type { Repository } from '../../ports.ts';
import { currentBranch } from './locate.ts';
import type { ObjectReader } from './object-reader.ts';
import { FIXED_SETTINGS, gitEnvironment } from './process.ts';
import { parseTree } from './tree.ts';
import { uncommittedBlobs } from './work-tree.ts';

export interface RepositoryOptions {
  /** A directory of the work tree that exists. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly gitDir: string;
  readonly commonDir: string;
  /** The root of the work tree; absent in a bare repository. */
  readonly root?: string;
  readonly reader: ObjectReader;
  /** The author, where the session has found out already: it saves a process at every flush. */
  readonly knownAuthor?: string; // '' where it found out that git knows nobody
}

/** A status of a huge work tree is cut off here: the changed files only weigh what is recalled. */
const STATUS_TIMEOUT_MS = 3_000;

/**
 * simple-git refuses variables and settings that could make git start another program, unless told otherwise. The
 * variables are the user's own, whose git they serve every day; the settings and the arguments are constants of ours.
 */
const USERS_OWN_ENVIRONMENT = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeGitProxy: true,
  allowUnsafeHooksPath: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true,
} as const;

/** Asks git in its own words. Loaded only here: simple-git costs a third of a node start. */
async function ask(
  { cwd, env }: Pick<RepositoryOptions, 'cwd' | 'env'>,
  args: readonly string[],
): Promise<string | undefined> {
  const { simpleGit } = await import('simple-git');
  try {
    const environment = gitEnvironment(env);
    const git = simpleGit({
      baseDir: cwd,
      allowEnvironment: Object.keys(environment),
      config: [...FIXED_SETTINGS],
      timeout: { block: STATUS_TIMEOUT_MS },
      unsafe: USERS_OWN_ENVIRONMENT,
    });
    return await git.env(environment).raw(...args);
  } catch {
    return undefined; // no identity, no work tree, no answer in time: each caller says what that means
  }
}

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

/**
 * Whether a path can be in a commit. One with `.` or `..` in it never is, and git ends the whole process over
 * `HEAD:../a` (outside the repository) and, without a work tree, over `HEAD:./a`.
 */
function isInTree(path: string): boolean {
  return !path.split('/').some((part) => part === '.' || part === '..');
}

/** What git knows of one work tree; see the Repository port for the promises. */
export function createGitRepository(options: RepositoryOptions): Repository {
  const { reader } = options;
  let author: Promise<string | undefined> | undefined;

  const findAuthor = async (): Promise<string | undefined> => {
    const ident = await ask(options, ['var', 'GIT_AUTHOR_IDENT']); // "Name <email> 1700000000 +0000"
    return ident === undefined ? undefined : /^(.*<.*>) \d+ [+-]\d+\s*$/s.exec(ident)?.[1];
  };

  return {
    head: async () => {
      const commit = (await reader.get('HEAD^{commit}'))?.oid;
      const branch = currentBranch(options.gitDir);
      return { ...(commit === undefined ? {} : { commit }), ...(branch === undefined ? {} : { branch }) };
    },
    author: () => {
      author ??=
        options.knownAuthor === undefined ? findAuthor() : Promise.resolve(options.knownAuthor || undefined);
      return author;
    },
    changedFiles: async () =>
      parseStatus((await ask(options, ['--no-optional-locks', 'status', '--porcelain', '-z'])) ?? ''),
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
      return uncommittedBlobs({ root, env, commonDir }, inTree, committed, commit.length);
    },
  };
}
