import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { attempt } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { isInTheWay, NOTES_FOLDER, namespaceOf, ODD_PREFIX, TRACKING_PREFIX } from '../core/memory.ts';
import type { StoreProblem } from '../core/ports.ts';
import { entryNames, removeQuietly } from '../files/write.ts';
import { formatRefs, type GitOptions, gitSettings, listRefs, runGit, runGitOrThrow } from './process.ts';

/** A git that is still running holds a lock for less than this, but for a huge `packed-refs`. */
export const OLD_LOCK_MS = 10_000;
/** Only what is older is surely left behind: a reference-transaction hook, or `pack-refs` of very many refs, has its lock for minutes. */
const DEAD_LOCK_MS = 10 * 60_000;
/** More than a flush of a few learnings writes. */
const PROBE_BYTES = 64 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not writable for you',
  EPERM: 'is not writable for you',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk where your quota is used up',
  ENOTDIR: 'is not a folder',
};

/** What keeps notes and queues from being written, by making a file in each folder that a flush writes to. Empty: nothing. */
export function storeProblems(commonDir: string, nowMs: number): readonly StoreProblem[] {
  const lost = 'until that is mended nothing that is learned is kept';
  const queue = folderProblem(commonDir, ['cs-memory', 'sessions'], lost);
  const what = queue.length > 0 ? 'nothing new is written' : 'what was learned waits in its queue';
  const refs = existsSync(join(commonDir, 'reftable')) ? ['reftable'] : ['refs', 'notes', 'cs'];
  const blocked = [['objects'], refs].flatMap((parts) =>
    folderProblem(commonDir, parts, `until that is mended ${what}`),
  );
  return [...blocked, ...queue, ...staleLocks(commonDir, nowMs)];
}

/** A folder that is not there yet is made by the first write: then its nearest parent counts. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function folderProblem(commonDir: string, parts: readonly string[], hint: string): StoreProblem[] {
  const folder = nearest(join(commonDir, ...parts));
  const probe = join(folder, `tmp_obj_cs-memory-${process.pid}.lock`);
  try {
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx' });
    return [];
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return [{ what: `${folder} ${REASONS[code] ?? `cannot be written (${code})`}`, hint }];
  } finally {
    removeQuietly(probe);
  }
}

/** Who has a lock, as far as its age tells. */
export function holderOf(ageMs: number): string {
  if (ageMs <= OLD_LOCK_MS) return 'another git process holds';
  return ageMs > DEAD_LOCK_MS ? 'a git that was killed left' : 'a git that is slow, or was killed, holds';
}

/** Locks that are old (one of the future is of a clock that was wrong): nobody else removes them, and no ref moves until somebody does. */
function staleLocks(commonDir: string, nowMs: number): StoreProblem[] {
  const files = ['packed-refs.lock', 'reftable/tables.list.lock', ...noteLocks(commonDir)];
  return files.flatMap((file) => {
    const path = join(commonDir, file);
    const ageMs = Math.abs(nowMs - attempt(() => statSync(path).mtimeMs, nowMs));
    if (ageMs <= OLD_LOCK_MS) return [];
    const what = `${holderOf(ageMs)} ${path}`;
    const hint = `rm '${path}'`;
    if (ageMs > DEAD_LOCK_MS) return [{ what, hint, lock: path }];
    return [{ what, hint: `if no git process is running here: ${hint}` }];
  });
}

/** Removes the locks that are so old that nobody can have them any more; gives how many. Throws what the system says. */
export function removeStaleLocks(commonDir: string, nowMs: number): number {
  const locks = staleLocks(commonDir, nowMs).flatMap(({ lock }) => lock ?? []);
  for (const lock of locks) rmSync(lock, { force: true });
  return locks.length;
}

/** What is in the folders of our refs, and of those that were fetched: their files, and locks. */
export function noteFiles(commonDir: string): string[] {
  return ['refs/notes/cs', 'refs/notes/cs-remote'].flatMap((folder) => {
    const list = () => readdirSync(join(commonDir, folder), { recursive: true, withFileTypes: true });
    const isFile = attempt(() => statSync(join(commonDir, folder)).isFile(), false);
    if (isFile) return [folder]; // a ref of somebody's, by the name of the folder
    const entries = attempt(list, []); // no note has been written, or fetched, yet
    return entries.flatMap((it) =>
      it.isFile() ? relative(commonDir, join(it.parentPath ?? it.path, it.name)) : [],
    );
  });
}

const noteLocks = (commonDir: string): string[] =>
  noteFiles(commonDir).filter((name) => name.endsWith('.lock'));

/** Has git tidy up where due, as flushes leave loose objects; by the user's settings and `pre-auto-gc`. Throws GIT_MISSING. */
export async function tidyWhenDue(git: GitOptions): Promise<void> {
  const users = { ...git, isUsers: true };
  const { stdout } = await runGit(['config', '--type=bool', 'maintenance.auto'], users);
  if (stdout.trim() === 'false') return;
  await runGit(['-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet'], users);
}

/** Whether there may be more loose objects than `gc.auto` allows by default, by one of 256 folders, as git itself guesses. False where nothing can be seen. */
export function hasManyLooseObjects(gitDir: string): boolean {
  return attempt(() => readdirSync(join(gitDir, 'objects/17')).length > DEFAULT_GC_AUTO / 256, false);
}

/** Git's own (git-config(1), gc.auto). */
const DEFAULT_GC_AUTO = 6_700;

/** What holds no notes though notes should be there: an object of another type, and what stands in the way of a namespace of ours. */
async function oddRefs(git: GitOptions, patterns: readonly string[]) {
  const rows = await formatRefs(git, '%(objecttype) %(objectname) %(refname)', patterns);
  return rows.flatMap((row) => {
    const [type = '', oid = '', ref = ''] = row.split(' ');
    const isOdd = type !== 'commit' || ref.startsWith(ODD_PREFIX) || isInTheWay(ref);
    return isOdd ? [{ type, oid, ref }] : [];
  });
}

/** Refs where our notes should be that hold something else, each with what it is: `refs/notes/cs/x (blob)`. Throws GIT_FAILED, for a damaged ref too. */
export async function oddNotesRefs(git: GitOptions): Promise<readonly string[]> {
  await listRefs(git, [TRACKING_PREFIX]); // throws where one of these is damaged
  const odd = await oddRefs(git, [NOTES_FOLDER, ODD_PREFIX]);
  return odd.map(({ type, ref }) => `${ref} (${type})`);
}

/** Moves what is odd of a ref of ours and of those below it to where nobody reads notes, so that notes can be written there; gives whether there was any. Throws GIT_FAILED. */
export async function setAside(git: GitOptions, notesRef: string): Promise<boolean> {
  const moves = (await oddRefs(git, [notesRef])).map(({ oid, ref }) => {
    // Others choose these names: two may differ in a dash alone, and one may be longer than a file's may be.
    const whole = (namespaceOf(ref) ?? 'cs').replaceAll('/', '-');
    const name = whole.slice(0, 40).replace(/[.-]+$/, '');
    const hash = createHash('sha256').update(ref).digest('hex').slice(0, 12);
    const aside = `${ODD_PREFIX}${name}-${hash}-${oid.slice(0, 12)}`;
    // What a symbolic ref leads to is the user's, and stays as it is.
    return `update ${aside} ${oid}\noption no-deref\ndelete ${ref} ${oid}\n`;
  });
  if (moves.length === 0) return false;
  const args = ['update-ref', '--stdin', '-m', 'cs-memory: it was in the way of notes'];
  await runGitOrThrow(args, git, moves.join(''));
  return true;
}

/** What `git fetch` of each remote fetches, and to where, as git's settings have it. Throws GIT_FAILED. */
export async function fetchRefspecs(git: GitOptions) {
  const settings = await gitSettings(git, '^remote\\..*\\.fetch$');
  const nameOf = (key: string): string => key.slice('remote.'.length, -'.fetch'.length);
  return settings.map(([key, refspec]) => ({ remote: nameOf(key), refspec }));
}

/** Signs an empty commit that no ref holds, with the key that git signs with. Throws GIT_FAILED with what git said where it cannot. */
export async function trySigning(git: GitOptions): Promise<void> {
  const tree = (await runGitOrThrow(['mktree'], git, '')).trim();
  const { exitCode, stderr } = await runGit(['commit-tree', '-S', tree, '-F', '-'], git, 'Try to sign\n');
  if (exitCode !== 0)
    throw new CsError('GIT_FAILED', `git cannot sign: ${stderr.trim().split('\n').at(-1) ?? ''}`, {
      hint: 'git config gpg.format ssh; git config user.signingkey ~/.ssh/id_ed25519.pub',
    });
}

/** Removes what a git that failed left behind, by what it printed: only what it named itself, others may be writing. Its crash report is in the git directory of the work tree. */
export function removeLeftOvers(commonDir: string, stderr: string): void {
  const [report] = /\bfast_import_crash_\d+\b/.exec(stderr) ?? [];
  const packs = stderr.match(/\btmp_(?:pack|idx)_\w{6}\b/g) ?? [];
  const trees = join(commonDir, 'worktrees');
  const gitDirs = [commonDir, ...entryNames(trees).map((name) => join(trees, name))];
  const files = [
    ...(report === undefined ? [] : gitDirs.map((gitDir) => join(gitDir, report))),
    ...packs.map((pack) => join(commonDir, 'objects', 'pack', pack)),
  ];
  for (const file of files) removeQuietly(file); // a read-only repository keeps what it has
}
