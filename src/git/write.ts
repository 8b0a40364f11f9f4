import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { NOTES_PREFIX } from '../core/memory.ts';
import { extendChain, partObject } from '../core/note.ts';
import type { WriteResult } from '../core/ports.ts';
import { pause } from '../core/time.ts';
import { isRunning } from '../files/lock.ts';
import { entryNames, removeQuietly } from '../files/write.ts';
import { notePlaces } from './note-tree.ts';
import type { ObjectReader } from './objects.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';
import { lockMetSince, type RefMove } from './refs.ts';

/** Nobody writes that long: what is older was left behind, also by a process whose number lives on as another. */
const STALE_MS = 30_000;
const MIN_PAUSE_MS = 4;
/** Who has waited long looks less often: 64 that look every 14 ms are 4,500 looks a second beside the one that writes. */
const MAX_PAUSE_MS = 100;

/**
 * Waits for our turn to write, for at most `maxWaitMs`, and gives what ends it. A queue, not a guard: the refs are moved
 * by compare-and-swap all the same, so who gets no turn (time is up, the folder is not there or cannot be written)
 * just tries. Without it 64 writers redo each other's work: of 64 that read the same commit one wins.
 */
export async function takeTurn(folder: string, maxWaitMs: number): Promise<() => void> {
  const path = join(folder, 'write.lock');
  const endsAt = performance.now() + maxWaitMs;
  let pauseMs = MIN_PAUSE_MS;
  do {
    const taken = tryTake(path);
    if (taken !== 'held') return taken;
    await pause(pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5);
  } while (performance.now() < endsAt);
  return () => {};
}

function tryTake(path: string): (() => void) | 'held' {
  try {
    // On a full disk the file is made and stays empty: then it goes again, since nobody knows whose it is.
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, String(process.pid));
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return () => rmSync(path, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return () => {};
    if (isStale(path)) rmSync(path, { force: true }); // two may do so at once: then two go on, and one of them wins
    return 'held';
  }
}

/** Not where it is gone in between. */
const isStale = (path: string): boolean =>
  attempt(() => {
    if (Math.abs(Date.now() - statSync(path).mtimeMs) > STALE_MS) return true; // a time to come is a clock that was wrong
    const pid = Number(readFileSync(path, 'utf8'));
    return pid > 0 && !isRunning(pid);
  }, false);

const MIN_RETRY_PAUSE_MS = 5;
const MAX_RETRY_PAUSE_MS = 200;

/** What was to be moved, and whether it was: `contended` where somebody else was first or is at it. */
export interface Tried {
  readonly moves: readonly RefMove[];
  readonly contended: boolean;
}

/**
 * Tries until the write goes through or `maxWaitMs` since `startedAt` are over, with a pause that doubles and is drawn by chance.
 * Throws REF_CONTENDED then, which names the lock that was in the way, where there was one, and nothing was written; and what `write` throws.
 */
export async function retryWrite(
  write: () => Promise<Tried>,
  { maxWaitMs, startedAt }: { readonly maxWaitMs: number; readonly startedAt: number },
): Promise<WriteResult> {
  for (let retries = 0; ; retries += 1) {
    const { moves, contended } = await write();
    if (!contended) {
      const refs = moves.map(({ ref, to }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    if (performance.now() - startedAt > maxWaitMs) {
      const message = `other writers moved the notes refs ${retries + 1} times in ${maxWaitMs} ms`;
      const hint = 'nothing was written; try again';
      throw lockMetSince(startedAt) ?? new CsError('REF_CONTENDED', message, { hint });
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
function identity(author: string | undefined): string {
  const parts = /^(.*)<([^<>]*)>\s*$/s.exec(author ?? '');
  const clean = (text: string): string => text.replace(/[<>\u0000-\u001f]/g, '').trim();
  const name = clean(parts?.[1] ?? '') || 'cs-memory';
  return `${name} <${clean(parts?.[2] ?? '') || 'cs-memory@localhost'}>`;
}

/**
 * A `git fast-import` stream, as bytes, that makes one commit per entry and prints their names, one a line, without moving
 * any ref: each commit is built on a branch that is reset to nothing before the stream ends, and fast-import
 * writes no ref for such a branch (seen with git 2.39; `reset` without `from` clears it). Fast-import makes
 * blobs, trees and commits of all refs in one process, where mktree and commit-tree would need three a ref. What is by nobody (`author`) is by
 * cs-memory itself: two clones that merge the same two commits make the same one.
 */
export function importStream(commits: readonly NotesCommit[], author?: string): Buffer {
  const committer = Buffer.from(identity(author)).toString('latin1');
  const parts = ['feature done\n'];
  commits.forEach(({ parents, changes, seconds, message }, index) => {
    const branch = `refs/cs-memory/unwritten-${index}`;
    parts.push(
      `commit ${branch}\nmark :${index + 1}\ncommitter ${committer} ${seconds} +0000\n`,
      data(message),
    );
    parents.forEach((parent, at) => {
      parts.push(`${at === 0 ? 'from' : 'merge'} ${parent}\n`);
    });
    for (const [path, what] of changes) parts.push(change(path, what));
    parts.push(`\nget-mark :${index + 1}\nreset ${branch}\n\n`);
  });
  parts.push('done\n');
  return Buffer.from(parts.join(''), 'latin1');
}

const ARGS = ['fast-import', '--quiet', '--done'];

/**
 * Runs a stream through `git fast-import` and gives the names it printed. Throws GIT_FAILED; then what git leaves behind on
 * a full disk is gone (half a pack that nobody would look at for weeks, and a crash report for each try).
 */
export async function fastImport(git: GitOptions, commonDir: string, stream: Buffer): Promise<string[]> {
  const { exitCode, stdout, stderr } = await runGit(ARGS, git, stream);
  if (exitCode === 0) return stdout.trim().split('\n');
  removeLeftOvers(commonDir, stderr);
  throw gitFailure(ARGS, `exit code ${exitCode}`, stderr);
}

/** Only what git itself named: others may be writing. Its crash report is in the git directory of the work tree. */
function removeLeftOvers(commonDir: string, stderr: string): void {
  const [report] = /\bfast_import_crash_\d+\b/.exec(stderr) ?? [];
  const packs = stderr.match(/\btmp_(?:pack|idx)_\w{6}\b/g) ?? [];
  const gitDirs = report === undefined ? [] : [commonDir, ...worktreeDirs(commonDir)];
  const files = [
    ...gitDirs.map((gitDir) => join(gitDir, report ?? '')),
    ...packs.map((pack) => join(commonDir, 'objects', 'pack', pack)),
  ];
  for (const file of files) removeQuietly(file); // a read-only repository keeps what it has
}

function worktreeDirs(commonDir: string): string[] {
  const folder = join(commonDir, 'worktrees');
  return entryNames(folder).map((name) => join(folder, name));
}

/**
 * The notes of one anchor's chain that change when the lines are added: path → new bytes, one character each, since a
 * line of somebody else's that is no UTF-8 must stay as it is. Of lines that are new only the last note is read; `lastKnown`: one that may be it,
 * undefined where the lines may be there.
 */
export async function changedParts(
  reader: ObjectReader,
  parent: string | undefined,
  anchor: string,
  lines: readonly string[],
  lastKnown: number | undefined,
): Promise<Map<string, { readonly part: number; readonly text: string }>> {
  const tree = parent === undefined ? undefined : `${parent}^{tree}`;
  const pathOf = async (part: number) => {
    const object = part === 0 ? anchor : partObject(anchor, part);
    return (await notePlaces(reader, tree, [object])).get(object) ?? { path: object };
  };
  const isThere = async (part: number): Promise<boolean> => (await pathOf(part)).blob !== undefined;
  const from = lastKnown !== undefined && lastKnown > 0 && (await isThere(lastKnown)) ? lastKnown : 0;
  const paths = new Map<number, string>();
  const blobs: string[] = [];
  for (let part = from; ; part += 1) {
    const { path, blob } = await pathOf(part);
    paths.set(part, path);
    if (blob === undefined) break;
    blobs.push(blob);
  }
  const read = lastKnown === undefined ? blobs : blobs.slice(-1);
  const first = from + blobs.length - read.length;
  const texts = await Promise.all(
    read.map(async (blob) => (await reader.get(blob))?.content.toString('latin1') ?? ''),
  );
  const changed = new Map<string, { readonly part: number; readonly text: string }>();
  const added = lines.map((line) => Buffer.from(line).toString('latin1'));
  for (const { part, text } of extendChain(anchor, texts, added, { encoding: 'latin1', first }))
    changed.set(paths.get(part) ?? (await pathOf(part)).path, { part, text });
  return changed;
}
