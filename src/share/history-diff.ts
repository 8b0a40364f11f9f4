import { join } from 'node:path';
import { attempt, type Shape } from '../core/basics.ts';
import { readIfThere, readShaped, writeJsonFile } from '../files/write.ts';
import { asLines, type GitOptions, gitFailure, startGit } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { type Changes, createChangesParser } from './reanchor/changes.ts';

/** Only `within` some paths, and with the marks that `keep` wants, where given; until `signal` says stop. */
export interface DiffLimits {
  readonly within?: readonly string[];
  readonly keep?: (mark: number) => boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A diff of a commit against `base`, or nothing. Git keeps a base as the commit's only parent: asked twice, it needs one both times. */
export type DiffRequest = Readonly<{ commit: string; base?: string }>;

const ARGS =
  'diff-tree --stdin --always --root -r --raw --no-abbrev -p -U0 --no-renames --no-ext-diff --no-textconv --no-color --diff-algorithm=myers'.split(
    ' ',
  );

/** So much is read in about three seconds. */
const MAX_DIFF_BYTES = 256 * 1024 * 1024;
/** More paths than that cost git more than they save, and some systems' command lines end at 32 KB. */
const MAX_PATHS = 300;
const MAX_PATH_BYTES = 16 * 1024;

const NEWLINE = 10;

function pathArgs(paths: readonly string[] = []): string[] {
  const bytes = paths.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
  const isUsable = paths.length > 0 && paths.length <= MAX_PATHS && bytes <= MAX_PATH_BYTES;
  return isUsable ? ['--', ...paths] : [];
}

/** Where one object is missing git ends; it is started again behind the diff that needs it, at most so often. */
const MAX_RESTARTS = 20;

/** What diffs change, in the order asked; nothing is fetched. Undefined where parents or content are not here, at `signal`, after 256 MB. Throws GIT_MISSING. */
export async function readChanges(
  { git, home }: Pick<GitStore, 'git' | 'home'>,
  requests: readonly DiffRequest[],
  limits: DiffLimits = {},
): Promise<(Changes | undefined)[]> {
  const known = new Map<DiffRequest, Changes | undefined>();
  // The commits at the end of a shallow clone: their diff would be all there is.
  const shallow = new Set(readIfThere(join(home.place.commonDir, 'shallow')).split('\n'));
  let waiting = requests.filter(({ commit }) => !shallow.has(commit));
  for (let restarts = 0; waiting.length > 0 && restarts <= MAX_RESTARTS; restarts += 1) {
    const { read, isOver } = await readSome(git, waiting, limits);
    for (const [index, request] of waiting.slice(0, read.length).entries()) known.set(request, read[index]);
    waiting = isOver ? [] : waiting.slice(read.length + 1);
  }
  return requests.map((request) => known.get(request));
}

/** One process, to its end or until it is stopped. `isOver`: nothing more is to be asked. */
function readSome(
  git: GitOptions,
  requests: readonly DiffRequest[],
  { within, keep, signal }: DiffLimits,
): Promise<{ read: readonly Changes[]; isOver: boolean }> {
  const read: Changes[] = [];
  if (signal?.aborted) return Promise.resolve({ read, isOver: true });
  return new Promise((resolve, reject) => {
    // Git before 2.45 has no other way to be kept from asking a remote for what a partial clone lacks.
    const over = { GIT_ALLOW_PROTOCOL: 'none' };
    const child = startGit(['--literal-pathspecs', ...ARGS, ...pathArgs(within)], { ...git, over });
    const parser = createChangesParser((changes) => read.push(changes), keep);
    // Gives whole lines, without their ends, of what comes in pieces.
    let rest: Buffer = Buffer.alloc(0);
    const takeLines = (chunk: Buffer): void => {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        parser.line(bytes.subarray(start, end));
        start = end + 1;
      }
      rest = bytes.subarray(start);
    };
    let bytes = 0;
    let isStopped = false;
    const stop = (): void => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    signal?.addEventListener('abort', stop);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DIFF_BYTES) stop();
      else if (!isStopped) takeLines(chunk);
    });
    child.stderr.resume();
    child.stdin.on('error', () => {}); // the exit below tells
    child.on('error', (error) => reject(gitFailure(ARGS, error.message, '')));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (code === 0) parser.end(); // else the last diff may have been cut off
      resolve({ read, isOver: isStopped || code === 0 });
    });
    const asked = requests.map(({ commit, base }) => (base === undefined ? commit : `${commit} ${base}`));
    child.stdin.end(asLines(asked));
  });
}

/** What the last sweep over the history left for the next one. */
export interface SweepState {
  readonly tips: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
  /** Annotated commits that were gone then: only new commits can have taken them in. */
  readonly examined: readonly string[];
  /** Those of them with a memory that is on no other commit. */
  readonly open: readonly string[];
  /** Memories that speak of work that was not committed yet. */
  readonly pending: readonly string[];
  /** How many memories are on no commit of a branch. */
  readonly unresolved: number;
}

const FILE = 'reanchor-v1.json';

const SHAPE: Shape = {
  ...{ tips: 'texts', notes: 'object', examined: 'texts', open: 'texts', pending: 'texts' },
  unresolved: 'number',
};

/** Undefined before the first sweep, and of a damaged file: all is looked at then. */
export const readSweep = (directory: string): SweepState | undefined =>
  readShaped<SweepState>(join(directory, FILE), SHAPE);

/** Keeps it in a file of `directory`, which is made when it is not there: mode 0600, names and counts only. Never throws: what could not be written costs the next sweep time. */
export const writeSweep = (directory: string, state: SweepState): void =>
  attempt(() => writeJsonFile(join(directory, FILE), state));
