import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { isInTheWay, NOTES_PREFIX } from '../core/memory.ts';
import { entriesOf } from './locate.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';
import { setAside } from './store-check.ts';

/** What git says of a lock that is there (lockfile.c, unable_to_lock_message). */
const LOCKED = /Unable to create '([^']+\.lock)': File exists/;

/** Git holds a ref's lock for milliseconds. One that is older was left behind by a git that was killed, or by a clock that was wrong. */
const DEAD_LOCK_MS = 3_000;
/** An old one may be a new one on a disk with a clock of its own: so it is looked at twice. */
const DEAD_PATIENCE_MS = 100;

interface Watched {
  readonly path: string;
  /** Tells it from a later lock of the same name. */
  readonly which: string;
  readonly sinceMs: number;
  readonly lastMs: number;
  readonly isDead: boolean;
}

/** Locks that were in the way, by their path. One that was given up once is not waited for again. */
const watched = new Map<string, Watched>();

/** Throws REF_CONTENDED, which names the lock, where git says in `stderr` that one is in the way that has been the same for `patienceMs`. */
function checkHeldLock(stderr: string, patienceMs: number): void {
  const path = LOCKED.exec(stderr)?.[1];
  const lock = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === undefined || lock === undefined) return;
  const which = `${lock.ino} ${lock.mtimeMs}`;
  const lastMs = performance.now();
  const before = watched.get(path);
  const sinceMs = before?.which === which ? before.sinceMs : lastMs;
  const isDead = Math.abs(Date.now() - lock.mtimeMs) > DEAD_LOCK_MS;
  const now: Watched = { path, which, sinceMs, lastMs, isDead };
  watched.set(path, now);
  if (lastMs - sinceMs >= Math.min(patienceMs, isDead ? DEAD_PATIENCE_MS : patienceMs)) throw held(now);
}

/** Why a write was given up that began at `startedMs` (performance.now()): a lock that was in its way. Undefined where none was. */
export function lockMetSince(startedMs: number): CsError | undefined {
  const lock = [...watched.values()].find(({ lastMs }) => lastMs >= startedMs);
  return lock === undefined ? undefined : held(lock);
}

function held({ path, isDead }: Watched): CsError {
  const who = isDead ? 'a git process that is gone left' : 'another git process holds';
  return new CsError('REF_CONTENDED', `${who} ${path}`, {
    hint: `nothing was written; if no git process is running here: rm '${path}'`,
  });
}

export interface RefMove {
  readonly ref: string;
  /** Undefined: the ref must not exist yet. */
  readonly from: string | undefined;
  readonly to: string;
}

/** What `git update-ref` says when another writer was first, or is writing at this moment (refs/files-backend.c). */
const CONTENTION =
  /but expected|reference already exists|unable to resolve reference|\.lock': File exists|reference is missing/;

/** A ref is a file, and a ref below it would need a folder of that name (refs.c). */
const NAME_TAKEN = /'([^']+)' exists; cannot create '([^']+)'/;

/** A lock that stays the same one for so long is not let go. A git that packs very many refs, or asks a server in a hook of its own, may take as long. */
const LOCK_PATIENCE_MS = 3_000;

function nameTaken(there: string, wanted: string): CsError {
  const short = (ref: string): string => ref.replace(/^refs\/notes\/cs\//, '');
  const message = `git cannot store '${short(wanted)}' next to '${short(there)}', which exists here`;
  return new CsError('GIT_FAILED', message, { hint: 'use another name, or rename the existing ref' });
}

/**
 * Moves all refs in one transaction: all or none. False when one of them was not where it should be, or somebody else is moving it. `why` is for
 * the reflog. What anybody may have pushed in the way of a namespace of ours is set aside first, and then it is false, too. Throws REF_CONTENDED, which names the lock, where tries of `patienceMs` have met the same one; GIT_FAILED for any other reason (a read-only repository, a full disk, `team/ops` beside `team`); then too, none has moved.
 */
export async function moveRefs(
  git: GitOptions,
  moves: readonly RefMove[],
  why = 'cs-memory: flush',
  patienceMs = LOCK_PATIENCE_MS,
): Promise<boolean> {
  const commands = moves.map(({ ref, from, to }) =>
    from === undefined ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${from}\n`,
  );
  const args = ['update-ref', '--stdin', '-m', why];
  let refused: unknown;
  for (let isSecond = false; ; isSecond = true) {
    const answer = await runGit(args, git, commands.join(''));
    if (answer.exitCode === 0) return true;
    if (CONTENTION.test(answer.stderr)) {
      checkHeldLock(answer.stderr, patienceMs);
      return false;
    }
    const [, there = '', wanted = ''] = NAME_TAKEN.exec(answer.stderr) ?? [];
    if (there === '') throw gitFailure(args, `exit code ${answer.exitCode}`, answer.stderr);
    if (isSecond || !isInTheWay(there)) throw refused ?? nameTaken(there, wanted);
    const all = there.startsWith(`${wanted}/`) ? wanted : there; // all that is below it at once
    // Where there is nothing to set aside, or that fails, another writer may have just done it: one more try shows, and then tells why.
    const isAside = await setAside(git, all).catch((error: unknown) => {
      refused = error;
      return false;
    });
    if (isAside) return false;
  }
}

const PLACES = ['refs/heads', 'refs/tags', 'refs/remotes', NOTES_PREFIX.replace(/\/$/, '')];
/** Git packs the refs of a repository with so many folders of them sooner or later. */
const MAX_FOLDERS = 1_000;

/** What tells a file from a later one of the same name: `none` where there is none. */
export const fileMark = (path: string): string =>
  attempt(() => {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  }, 'none');

/** Adds a folder and those below it; false when there are too many. */
function addFolders(directory: string, folders: string[]): boolean {
  folders.push(directory);
  if (folders.length > MAX_FOLDERS) return false;
  const below = entriesOf(directory).filter((entry) => entry.isDirectory());
  return below.every(({ name }) => addFolders(join(directory, name), folders));
}

/**
 * A mark that changes when a branch, a tag, one of our notes refs or the HEAD of a work tree moves: from the times of
 * git's own files and of the folders of refs, without a process: 0.7 ms among 500 loose branches, 8 ms among 5,000. (Git writes a ref anew and puts it in place of the
 * old one, which changes the folder.) It may change without such a move (refs are packed, or locked and let go), and is good on this
 * machine only. Undefined in a repository with too many folders of refs to look at.
 */
export function refsMark(commonDir: string): string | undefined {
  const paths = ['HEAD', 'packed-refs', 'reftable/tables.list'].map((name) => join(commonDir, name));
  for (const { name } of entriesOf(join(commonDir, 'worktrees'))) {
    const tree = join(commonDir, 'worktrees', name);
    paths.push(join(tree, 'HEAD'), join(tree, 'reftable/tables.list'));
  }
  const folders: string[] = [];
  if (!PLACES.every((place) => addFolders(join(commonDir, place), folders))) return undefined;
  const hash = createHash('sha256');
  for (const path of [...paths, ...folders].sort()) hash.update(`${path}\0${fileMark(path)}\n`);
  return hash.digest('hex');
}

/**
 * The first commit of HEAD's history, which every clone of a repository has in common; of several the smallest name.
 * Undefined without a commit, and in a shallow clone, which does not know.
 */
export async function firstCommit(options: GitOptions): Promise<string | undefined> {
  const { stdout, exitCode } = await runGit(['rev-parse', '--is-shallow-repository'], options);
  if (exitCode !== 0) throw new CsError('GIT_FAILED', 'git does not say whether the clone is shallow');
  if (stdout.trim() === 'true') return undefined;
  const roots = await runGit(['rev-list', '--max-parents=0', 'HEAD', '--'], options);
  if (roots.exitCode !== 0) return undefined; // an unborn branch
  return roots.stdout.split('\n').filter(Boolean).sort()[0];
}
