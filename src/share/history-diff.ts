import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, groupBy, inParts, type Shape } from '../core/basics.ts';
import { readIfThere, readShaped, writeJsonFile } from '../files/write.ts';
import { promisorRemotes } from '../git/fetch.ts';
import {
  asLines,
  type GitOptions,
  gitFailure,
  gitSettings,
  listRefs,
  runGit,
  startGit,
} from '../git/process.ts';
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

export type Content = Readonly<{ path: string; blob: string }>;

export type Bringer = Readonly<{ oid: string; committedAtS: number; isMerge: boolean }>;

/** The commits that `tips` reach and `known` do not, until `signal` says stop. */
type Reach = Readonly<{ tips: readonly string[]; known: readonly string[]; signal: AbortSignal | undefined }>;

export const contentKey = ({ path, blob }: Content): string => `${blob} ${path}`;

/** Git is given so many names of content at once: some systems' command lines end at 32 KB. */
const MAX_AT_ONCE = 400;
/** So few paths spare git time. It asks each file of a folder about each path: with more, all that commits change is read sooner. */
const FEW_PATHS = 20;
/** For all of it: some hundred thousand commits. */
const TIMEOUT_MS = 20_000;

// Not what a user's settings would make of it: one path followed over renames, a first commit without what it brings.
const LOG = '--literal-pathspecs -c log.follow=false -c log.showRoot=true log --no-show-signature -z'.split(
  ' ',
);
const HOW = '--ignore-missing --stdin --full-history --date-order -m --raw --no-abbrev --no-renames'.split(
  ' ',
);

/** The first commit, by parents and then time, that gives each path its content; what was not read in time is left out. */
export async function readFirsts(
  git: GitOptions,
  contents: readonly Content[],
  { tips, known, signal }: Reach,
): Promise<ReadonlyMap<string, Bringer>> {
  const firsts = new Map<string, Bringer>();
  const endMs = performance.now() + TIMEOUT_MS;
  for (const some of inParts(contents, MAX_AT_ONCE)) {
    if (signal?.aborted) break;
    const blobs = new Set(some.map(({ blob }) => `--find-object=${blob}`));
    const paths = new Set(some.map(({ path }) => path));
    const within = paths.size <= FEW_PATHS ? ['--', ...paths] : [];
    const input = asLines([...tips, ...known.map((tip) => `^${tip}`), ...within]);
    const options = { ...git, signal, timeoutMs: Math.max(1, endMs - performance.now()) };
    const args = [...LOG, ...HOW, '--format=%H %ct %P', ...blobs];
    const answer = await runGit(args, options, input).catch(() => undefined);
    if (answer?.exitCode !== 0) break;
    takeFirsts(firsts, answer.stdout, new Set(some.map(contentKey)));
  }
  return firsts;
}

/** Takes in what `git log -z --raw` printed, the newest first: `<commit> <seconds> <parent>…`, and `:<modes> <old> <new> <status>` before each path. */
function takeFirsts(firsts: Map<string, Bringer>, text: string, wanted: ReadonlySet<string>): void {
  let at: Bringer | undefined;
  let blob: string | undefined;
  for (const part of text.split('\0')) {
    if (blob !== undefined) {
      const key = contentKey({ path: part, blob });
      if (at !== undefined && wanted.has(key)) firsts.set(key, at);
      blob = undefined;
    } else if (part.trimStart().startsWith(':')) {
      blob = part.split(' ')[3];
    } else if (part !== '') {
      const [oid = '', seconds, ...parents] = part.trim().split(' ');
      at = { oid, committedAtS: Number(seconds), isMerge: parents.length > 1 };
    }
  }
}

/** Whether a commit that is not here is on no remote's branch: the clone is whole and has fetched all branches. Throws GIT_FAILED. */
export async function seesAllBranches({ git, home }: Pick<GitStore, 'git' | 'home'>): Promise<boolean> {
  if (existsSync(join(home.place.commonDir, 'shallow')) || (await promisorRemotes(git)).length > 0)
    return false;
  const settings = await gitSettings(git, '^remote\\..*\\.(url|fetch)$');
  const byRemote = groupBy(settings, ([key]) => key.slice(0, key.lastIndexOf('.')));
  for (const own of byRemote.values()) {
    const specs = own.flatMap(([key, value]) => (key.endsWith('.fetch') ? [value] : []));
    const [, to] =
      specs.map((spec) => /^\+?refs\/(?:heads\/)?\*:(refs\/.*)\*$/.exec(spec)).find(Boolean) ?? [];
    if (to === undefined || specs.some((spec) => spec.startsWith('^'))) return false;
    const refs = await listRefs(git, [to.replace(/\/$/, '')]);
    if (!refs.some(({ ref }) => !/^(notes|tags)\//.test(ref.slice(to.length)))) return false;
  }
  return true;
}
