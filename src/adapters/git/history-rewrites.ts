import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { parsePairs, parseReflog, type Rewrite } from '../../domain/reanchor/mentions.ts';
import { type GitOptions, runGit } from './process.ts';
import { rewrittenFile } from './rewrite-hook.ts';

export interface RewriteSources {
  readonly git: GitOptions;
  readonly commonDir: string;
}

/** The end of each reflog is read: 2,500 entries or so, some months of a busy branch. */
const MAX_REFLOG_BYTES = 512 * 1024;
const MAX_REFLOGS = 500;
const MAX_VISITED = 5_000;

/** What git and git-filter-repo wrote down of rewrites; nothing where there are no such files. */
export async function readRewrites({ git, commonDir }: RewriteSources) {
  const isReftable = existsSync(join(commonDir, 'reftable'));
  const logs = isReftable ? [await askReflogs(git)] : reflogFiles(commonDir).map(readEnd);
  const read = logs.map(parseReflog);
  return {
    amended: read.flatMap(({ amended }) => amended),
    visited: [...new Set(read.flatMap(({ visited }) => visited))].slice(-MAX_VISITED),
    told: readTold(commonDir),
  };
}

function reflogFiles(commonDir: string): string[] {
  const worktrees = join(commonDir, 'worktrees');
  const heads = [
    join(commonDir, 'logs', 'HEAD'),
    ...list(worktrees).map((name) => join(worktrees, name, 'logs', 'HEAD')),
  ];
  const branches = join(commonDir, 'logs', 'refs', 'heads');
  return [...heads, ...filesBelow(branches).slice(0, MAX_REFLOGS)].filter(existsSync);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // no other work trees, no reflogs
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  } catch {
    return [];
  }
}

function readEnd(file: string): string {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.min(size, MAX_REFLOG_BYTES));
    readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    const text = bytes.toString('utf8');
    return size > bytes.length ? text.slice(text.indexOf('\n') + 1) : text;
  } catch {
    return ''; // expired in this very moment
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * The reflogs of all refs by git, for a store whose files are not to be read (reftable), in the form the files have.
 * Git names each entry's new commit only; the old one is that of the entry before.
 */
export async function askReflogs(git: GitOptions): Promise<string> {
  const args = ['log', '--walk-reflogs', '--all', '--max-count=10000', '--format=%gD%x09%H%x09%gs'];
  const { stdout } = await runGit(args, git);
  const newer = new Map<string, { commit: string; what: string }>();
  const lines: string[] = [];
  for (const line of stdout.split('\n')) {
    const [selector = '', commit = '', what = ''] = line.split('\t');
    const ref = selector.replace(/@\{[^}]*\}$/, '');
    if (commit === '' || ref.startsWith('refs/notes/')) continue;
    const next = newer.get(ref);
    lines.push(next === undefined ? `${commit} ${commit} \t` : `${commit} ${next.commit} \t${next.what}`);
    newer.set(ref, { commit, what });
  }
  return lines.reverse().join('\n');
}

/** Git's post-rewrite hook, where the user has it; and git-filter-repo, which removes the old commits and leaves a map of them. */
function readTold(commonDir: string): Rewrite[] {
  return [...parsePairs(readEnd(rewrittenFile(commonDir))), ...readFilterMap(commonDir)];
}

function readFilterMap(commonDir: string): Rewrite[] {
  try {
    return parsePairs(readFileSync(join(commonDir, 'filter-repo', 'commit-map'), 'utf8'));
  } catch {
    return []; // it was not run here
  }
}
