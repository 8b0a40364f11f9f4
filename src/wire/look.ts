// Looking at memories beside the code is wired apart from the rest: only commands that people run need it.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createCodeCommits } from '../adapters/git/code-commits.ts';
import { createObjectReader } from '../adapters/git/object-reader.ts';
import { openPager, type Pager } from '../adapters/git/pager.ts';
import { type GitOptions, runGit } from '../adapters/git/process.ts';
import { withoutRepository } from '../adapters/git/user-store.ts';
import type { CodeCommits } from '../ports/code.ts';
import { createBlame } from '../services/recall/blame-memories.ts';
import { createLog } from '../services/recall/log-memories.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitFolder } from './home.ts';

/** How git is run for this place. */
export function gitOf(options: Pick<WireOptions, 'cwd' | 'env'>, { home }: Pick<Wired, 'home'>): GitOptions {
  return {
    cwd: gitFolder(options, home),
    env: home.isUserStore ? withoutRepository(options.env) : options.env,
  };
}

/** The commits of this place, and what ends the git process behind them. */
export function wireCommits(options: WireOptions, wired: Wired): { commits: CodeCommits; close(): void } {
  const git = gitOf(options, wired);
  const reader = createObjectReader(git);
  const { root } = wired.home.place;
  const commits = createCodeCommits({ git, reader, ...(root === undefined ? {} : { root }) });
  return { commits, close: reader.close };
}

export interface Looking {
  readonly log: ReturnType<typeof createLog>;
  readonly blame: ReturnType<typeof createBlame>;
  close(): void;
}

/** What shows memories beside the code, on top of what `wire` gave for the same options. */
export function wireLook(options: WireOptions, wired: Wired): Looking {
  const { commits, close } = wireCommits(options, wired);
  const { root } = wired.home.place;
  // Without a work tree a path is as the commits have it.
  const base = root ?? options.cwd;
  const relativePath = (path: string): string | undefined =>
    wired.relativePath(path) ??
    (relative(base, resolve(options.cwd, path)) === '' ? '' : barePath(path, root));
  const pathExists = (path: string): boolean =>
    root !== undefined && relativePath(path) !== undefined && existsSync(resolve(options.cwd, path));
  const { index } = wired;
  const clock = options.clock ?? Date.now;
  return {
    log: createLog({ index, commits, clock, relativePath, pathExists }),
    blame: createBlame({ index, commits, clock, relativePath }),
    close,
  };
}

const barePath = (path: string, root: string | undefined): string | undefined =>
  root === undefined && path !== '' && !path.startsWith('/') && !path.startsWith('..') ? path : undefined;

/** The address of the remote that the branch follows, else of origin, with what git puts in place of it; '' where there is none. Asks no remote. */
export async function remoteAddress(options: WireOptions, wired: Wired): Promise<string> {
  const { stdout, exitCode } = await runGit(['ls-remote', '--get-url'], gitOf(options, wired));
  return exitCode === 0 ? stdout.trim() : '';
}

/** Git's pager, running; undefined where the user wants none. */
export function wirePager(options: WireOptions): Promise<Pager | undefined> {
  const cwd = existsSync(options.cwd) ? options.cwd : '/';
  return openPager({ cwd, env: options.env });
}
