import { statSync } from 'node:fs';
import { CsError } from '../core/errors.ts';
import { isInTheWay, NOTES_PREFIX } from '../core/memory.ts';
import type { WriteResult } from '../core/ports.ts';
import { pause } from '../core/time.ts';
import { createSyncLock } from '../files/lock.ts';
import { brokenRef, type GitOptions, gitFailure, runGit } from './process.ts';
import { holderOf, OLD_LOCK_MS, removeLeftOvers, setAside } from './store-check.ts';

const STALE_MS = 30_000;
const MIN_PAUSE_MS = 4;
/** Who has waited long looks less often: 64 that look every 14 ms are 4,500 looks a second beside the one that writes. */
const MAX_PAUSE_MS = 100;

/** Takes a lock that others let go of soon; undefined where they have not after `maxWaitMs`. `onWait` is told once. */
export async function waitFor(
  which: Parameters<typeof createSyncLock>[0],
  maxWaitMs: number,
  onWait = (): void => {},
) {
  const lock = createSyncLock(which);
  const endsAt = performance.now() + maxWaitMs;
  for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)) {
    const letGo = lock();
    if (letGo !== undefined || performance.now() >= endsAt) return letGo;
    if (pauseMs === MIN_PAUSE_MS) onWait();
    await pause(pauseMs * (0.5 + Math.random()));
  }
}

/** Our turn to write, waited for at most `maxWaitMs`, and what ends it. A queue, not a guard: without one, 64 writers redo each other's work. */
export async function takeTurn(folder: string, maxWaitMs: number): Promise<() => void> {
  const turn = waitFor({ directory: folder, name: 'write', maxAgeMs: STALE_MS }, maxWaitMs);
  return (await turn.catch(() => undefined)) ?? (() => {});
}

/** What git says of a lock that is there (lockfile.c, unable_to_lock_message). */
const LOCKED = /Unable to create '([^']+\.lock)': File exists/;

/** An old one may be a new one on a disk with a clock of its own: so it is looked at twice. */
const OLD_PATIENCE_MS = 100;

interface Watched {
  readonly path: string;
  /** Tells it from a later lock of the same name. */
  readonly which: string;
  readonly sinceMs: number;
  readonly lastMs: number;
  readonly ageMs: number;
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
  const ageMs = Math.abs(Date.now() - lock.mtimeMs);
  const now: Watched = { path, which, sinceMs, lastMs, ageMs };
  watched.set(path, now);
  if (lastMs - sinceMs >= Math.min(patienceMs, ageMs > OLD_LOCK_MS ? OLD_PATIENCE_MS : patienceMs))
    throw held(now);
}

function held({ path, ageMs }: Watched): CsError {
  return new CsError('REF_CONTENDED', `${holderOf(ageMs)} ${path}`, {
    hint: `nothing was written; if no git process is running here: rm '${path}'`,
  });
}

export interface RefMove {
  readonly ref: string;
  /** Undefined: the ref must not exist yet. */
  readonly from: string | undefined;
  /** Undefined: it shall not exist any more. */
  readonly to: string | undefined;
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

/** Moves all refs or none. False: one was not where it should be, is being moved, or had something in its way, now aside. Throws REF_CONTENDED for a lock that stays `patienceMs`, GIT_FAILED. */
export async function moveRefs(
  git: GitOptions,
  moves: readonly RefMove[],
  why = 'cs-memory: flush',
  patienceMs = LOCK_PATIENCE_MS,
): Promise<boolean> {
  const commands = moves.map(({ ref, from, to }) => {
    if (to === undefined) return `delete ${ref} ${from}\n`;
    return from === undefined ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${from}\n`;
  });
  const args = ['update-ref', '--stdin', '-m', why];
  let refused: unknown;
  for (let isSecond = false; ; isSecond = true) {
    const answer = await runGit(args, git, commands.join(''));
    if (answer.exitCode === 0) return true;
    const [, broken] = /resolve reference '([^']+)': reference broken/.exec(answer.stderr) ?? [];
    if (broken !== undefined) {
      if (isSecond) throw brokenRef(broken);
      continue; // one that another process removes at this moment looks broken, too
    }
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

const MIN_RETRY_PAUSE_MS = 5;
const MAX_RETRY_PAUSE_MS = 200;

/** What was to be moved, and whether it was: `contended` where somebody else was first or is at it. */
export type Tried = Readonly<{ moves: readonly RefMove[]; contended: boolean }>;

/** Tries until a write goes through, with doubling, random pauses. Throws REF_CONTENDED, with a lock in the way, after `maxWaitMs`; then nothing was written. */
export async function retryWrite(
  write: () => Promise<Tried>,
  { maxWaitMs, startedAt }: { readonly maxWaitMs: number; readonly startedAt: number },
): Promise<WriteResult> {
  for (let retries = 0; ; retries += 1) {
    const { moves, contended } = await write();
    if (!contended) {
      const refs = moves.map(({ ref, to = '' }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    if (performance.now() - startedAt > maxWaitMs) {
      const message = `other writers moved the notes refs ${retries + 1} times in ${maxWaitMs} ms`;
      const hint = 'nothing was written; try again';
      const lock = [...watched.values()].find(({ lastMs }) => lastMs >= startedAt); // one that was in its way
      throw lock ? held(lock) : new CsError('REF_CONTENDED', message, { hint });
    }
    await pause(Math.random() * Math.min(MAX_RETRY_PAUSE_MS, MIN_RETRY_PAUSE_MS * 2 ** Math.min(retries, 6)));
  }
}

/** What becomes of one path of a notes tree: a blob that is there, a text (bytes, one character each), or nothing. */
export type TreeChange = { readonly blob: string } | { readonly bytes: string } | 'gone';

export interface NotesCommit {
  /** Of the first the tree is taken that the changes are made to; none for a commit without history. */
  readonly parents: readonly string[];
  readonly changes: ReadonlyMap<string, TreeChange>;
  /** Since 1970. */
  readonly seconds: number;
  readonly message: string;
}

const data = (bytes: string): string => `data ${bytes.length}\n${bytes}\n`;

function change(path: string, what: TreeChange): string {
  if (what === 'gone') return `D ${path}\n`;
  return 'blob' in what ? `M 100644 ${what.blob} ${path}\n` : `M 100644 inline ${path}\n${data(what.bytes)}`;
}

/** Git refuses a name with these, and an unnamed or unset one: a memory is written whatever the user is called. */
function identity(author = ''): string {
  const [, name = '', address = ''] = /^(.*)<([^<>]*)>\s*$/s.exec(author) ?? [];
  const clean = (text: string): string => text.replace(/[<>\u0000-\u001f]/g, '').trim();
  return `${clean(name) || 'cs-memory'} <${clean(address) || 'cs-memory@localhost'}>`;
}

/** A `git fast-import` stream that makes a commit per entry, prints their names and moves no ref (git 2.39 needs the resets). By nobody is by cs-memory: two clones make the same merge. */
export function importStream(commits: readonly NotesCommit[], author?: string): Buffer {
  const committer = Buffer.from(identity(author)).toString('latin1');
  const parts = ['feature done\n'];
  commits.forEach(({ parents, changes, seconds, message }, index) => {
    const branch = `refs/cs-memory/unwritten-${index}`;
    const committed = `commit ${branch}\nmark :${index + 1}\ncommitter ${committer} ${seconds} +0000\n`;
    parts.push(committed, data(message));
    for (const [at, parent] of parents.entries()) parts.push(`${at === 0 ? 'from' : 'merge'} ${parent}\n`);
    for (const [path, what] of changes) parts.push(change(path, what));
    parts.push(`\nget-mark :${index + 1}\nreset ${branch}\n\n`);
  });
  parts.push('done\n');
  return Buffer.from(parts.join(''), 'latin1');
}

const ARGS = ['fast-import', '--quiet', '--done'];

/** Gives the names that `git fast-import` printed. Throws GIT_FAILED, and removes what git leaves on a full disk (half a pack, reports). */
export async function fastImport(git: GitOptions, commonDir: string, stream: Buffer): Promise<string[]> {
  const { exitCode, stdout, stderr } = await runGit(ARGS, git, stream);
  if (exitCode === 0) return stdout.trim().split('\n');
  removeLeftOvers(commonDir, stderr);
  throw gitFailure(ARGS, `exit code ${exitCode}`, stderr);
}
