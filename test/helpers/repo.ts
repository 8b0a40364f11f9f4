import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import { afterAll, onTestFinished } from 'vitest';
import type { FilterStage } from '../../filters/engine.ts';
import type { Check } from '../../src/app/doctor/check.ts';
import { checkAll } from '../../src/app/wire/doctor.ts';
import { type Wired, wire } from '../../src/app/wire/services.ts';
import { type FilterLoaders, type Spooling, type WireOptions, wireSpool } from '../../src/app/wire/spool.ts';
import { refreshIndex } from './fresh-index.ts';
import { gitByShell } from './git-shell.ts';
import { onceARun } from './once-a-run.ts';
import { removeFolder } from './remove-folder.ts';

/** Gives temp folders, each an empty one of its own, that are removed after the test file. Call at its top. */
export function useFolders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) removeFolder(folder);
  });
  return () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-test-')));
    made.push(folder);
    return folder;
  };
}

export interface GitCall {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** After a commit or a fetch git would look whether to pack, which is one process more. */
const ALONE = ['-c', 'maintenance.auto=false'];

const gitBytes = (cwd: string, args: readonly string[], call: GitCall = {}): Buffer =>
  gitByShell([...ALONE, ...args], { cwd, input: call.input ?? '', env: { ...process.env, ...call.env } });

/** Runs git as a user would, and gives what it printed. Throws when git fails. */
export function git(cwd: string, args: readonly string[], call: GitCall = {}): string {
  return gitBytes(cwd, args, call).toString('utf8');
}

export const IDENTITY = { name: 'Ada Lovelace', email: 'ada@example.org' };

/** Makes a repository with an identity and no commit in `folder`. */
export function makeUnborn(folder: string, ...initArgs: readonly string[]): string {
  return copyPattern('unborn', folder, initArgs, makeUnbornAnew);
}

function makeUnbornAnew(folder: string, ...initArgs: readonly string[]): string {
  git(folder, ['init', '--quiet', '--initial-branch=main', ...initArgs, '.']);
  git(folder, ['config', 'user.name', IDENTITY.name]);
  git(folder, ['config', 'user.email', IDENTITY.email]);
  return folder;
}

/** Writes files and commits them all; gives the commit. */
export function commitFiles(repository: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text);
  git(repository, ['add', '--all']);
  git(repository, ['commit', '--quiet', '--allow-empty', '--message', 'a commit']);
  return headOf(repository);
}

/** Where the branch is a file of its own, as it is after a commit, git need not be asked. */
export function headOf(repository: string): string {
  const read = (name: string): string => readFileSync(join(repository, '.git', name), 'utf8').trim();
  try {
    return read(read('HEAD').replace(/^ref: /, ''));
  } catch {
    return git(repository, ['rev-parse', 'HEAD']).trim(); // another work tree
  }
}

/** Makes a repository with one commit in `folder`. */
export function makeRepository(folder: string, ...initArgs: readonly string[]): string {
  copyPattern('repository', folder, initArgs, (pattern) => {
    makeUnbornAnew(pattern, ...initArgs);
    commitFiles(pattern, { 'README.md': 'a repository\n' });
  });
  return refreshed(folder);
}

type MakeRepository = (folder: string, ...initArgs: readonly string[]) => unknown;

/** Six git processes take four times as long as a copy of what they made before. Where there is no pattern it is made anew. */
function copyPattern(
  kind: string,
  folder: string,
  initArgs: readonly string[],
  make: MakeRepository,
): string {
  const pattern = patternOf(kind, initArgs, make);
  if (pattern === undefined) make(folder, ...initArgs);
  else copyFolder(pattern, folder);
  return folder;
}

/** A work tree that is a copy, and known to its index as unchanged. */
export function refreshed(folder: string): string {
  if (!refreshIndex(folder)) git(folder, ['update-index', '--refresh']);
  return folder;
}

/** With all that is in it, as it is. */
export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/** What `make` makes, once in a run, to be copied; undefined where a test has git see other settings. */
export function patternOf(
  kind: string,
  initArgs: readonly string[],
  make: MakeRepository,
): string | undefined {
  const isOwn = Object.keys(process.env).some((name) => /^GIT_(?!CONFIG_NOSYSTEM$)/.test(name));
  const isPlain = !isOwn && initArgs.every((arg) => /^--[\w=-]+$/.test(arg));
  const hasSettings = existsSync(join(process.env['HOME'] ?? '', '.gitconfig'));
  if (!isPlain || hasSettings) return undefined;
  return onceARun([kind, ...initArgs].join(' '), (fresh) => {
    make(fresh, ...initArgs);
    const names = readdirSync(fresh, { recursive: true, encoding: 'utf8' });
    for (const name of names) if (name.endsWith('.sample')) rmSync(join(fresh, name)); // half of all files
  });
}

/** What git itself says of a ref's notes: annotated object → text. `where` is a work tree or a git directory. */
export function notesByGit(where: string, namespace = 'learnings'): Map<string, string> {
  const ref = `refs/notes/cs/${namespace}`;
  const pairs = git(where, ['notes', `--ref=${ref}`, 'list'])
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [string, string]);
  if (pairs.length === 0) return new Map();
  const input = pairs.map(([blob]) => `${blob}\n`).join('');
  const answer = gitBytes(where, ['cat-file', '--batch'], { input });
  const notes = new Map<string, string>();
  let at = 0;
  for (const [, object] of pairs) {
    const end = answer.indexOf(10, at);
    const bytes = Number(answer.toString('latin1', at, end).split(' ')[2]);
    notes.set(object, answer.toString('utf8', end + 1, end + 1 + bytes));
    at = end + 1 + bytes + 1;
  }
  return notes;
}

/** A line of a note, parsed, whatever it is. */
export type AnyLine = Readonly<Record<string, unknown>>;

/** All lines of a ref's notes as git gives them. Throws when one of them is no JSON: a half line. */
export function linesByGit(where: string, namespace = 'learnings'): AnyLine[] {
  return [...notesByGit(where, namespace).values()]
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AnyLine);
}

/** What `git fsck --strict` complains of. Dangling objects are no damage: a writer that lost a race leaves some. */
export function fsckComplaints(where: string): string[] {
  let output: string;
  try {
    output = git(where, ['fsck', '--strict', '--full', '--no-progress']);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    output = `error: git fsck failed\n${stdout}${stderr}`;
  }
  return output.split('\n').filter((line) => line !== '' && !/^(dangling|notice:)/.test(line));
}

export const LOADERS: FilterLoaders = { loadMinimatch: () => minimatch };

const torn: FilterStage = {
  name: 'torn',
  scan: (text) => {
    if (text.includes('ghp_')) throw new Error('torn');
    return [];
  },
};
/** With these a filter breaks on what looks like a token of GitHub's. */
export const TORN = { ...LOADERS, stages: { cleaning: [], scanning: [torn] } };

/** A place as a hook is given it, in this process. */
export const spooled = (cwd: string, more: Partial<WireOptions> = {}): Promise<Spooling> =>
  wireSpool({ cwd, env: process.env, loaders: LOADERS, ...more });

/** The product wired as the CLI wires it, in this process; closed when the test ends. */
export async function wired(cwd: string, more: Partial<WireOptions> = {}): Promise<Wired> {
  const everything = await wire({ cwd, env: process.env, loaders: LOADERS, ...more });
  onTestFinished(() => everything.close());
  return everything;
}

/** What doctor says of a place. */
export async function doctorOf(cwd: string, more: Partial<WireOptions> = {}): Promise<readonly Check[]> {
  return checkAll(await wired(cwd, more));
}

/** Puts a `git` first on the PATH that logs its commands, one a line, and then is git. */
export function countingGit(folder: string): { readonly path: string; readonly log: string } {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const log = join(folder, 'git-calls');
  const script = join(folder, 'git');
  writeFileSync(log, '');
  writeFileSync(script, `#!/bin/sh\necho "$*" >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(script, 0o755);
  return { path: `${folder}:${process.env['PATH']}`, log };
}
