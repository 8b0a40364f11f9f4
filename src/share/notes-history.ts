import { addTo, inParts } from '../core/basics.ts';
import { NOTES_PREFIX, type OriginOf } from '../core/memory.ts';
import { parseNote } from '../core/note.ts';
import type { NotesRef } from '../core/ports.ts';
import { noteLines, purgedLines } from '../git/note-documents.ts';
import { compareNotes, notePlaces } from '../git/note-tree.ts';
import { type ObjectReader, strictReader } from '../git/objects.ts';
import { asLines, type GitOptions, gitLines, listRefs, runGit, runGitOrThrow } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { importStream, moveRefs, type NotesCommit, type RefMove } from '../git/write.ts';
import { readFacts } from './history.ts';
import { mergeCommit, noteBytes, replayCommit } from './merge-refs.ts';
import { trackingRef } from './notes-remote.ts';
import type { AddedLine, NotesUnion } from './remote.ts';

/** The store whose notes refs point to commits here. Nothing goes over the network, but for what a partial clone lacks. */
type Store = Pick<GitStore, 'git' | 'reader'>;

/** A merge of two stores of 50,000 memories reads and writes for a while. */
const MERGE_TIMEOUT_MS = 600_000;

/** Where our refs are, and where the remote's were when they were fetched last. One git process. */
export async function localAndTracking(
  git: GitOptions,
  remote: string,
): Promise<readonly (readonly NotesRef[])[]> {
  const prefixes = [NOTES_PREFIX, trackingRef(remote, '')];
  const refs = await listRefs(git, prefixes);
  return prefixes.map((prefix) =>
    refs.flatMap(({ oid, ref }) =>
      ref.startsWith(prefix) ? [{ oid, namespace: ref.slice(prefix.length) }] : [],
    ),
  );
}

export const hasCommit = async (reader: ObjectReader, commit: string): Promise<boolean> =>
  (await reader.get(commit))?.type === 'commit';

/** Whether both are here, and the first is the second or in its history. */
export async function isWithin(
  { git, reader }: Store,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  if (ancestor === descendant) return (await reader.get(ancestor)) !== undefined;
  // 1: it is not; 128: one of them is not here
  const { exitCode } = await runGit(['merge-base', '--is-ancestor', ancestor, descendant], git);
  return exitCode === 0;
}

/** For each pair the commit with what both have, one of the two or new; undefined: nothing is left. No ref moves. Throws GIT_FAILED. */
export async function unite(
  store: Store,
  unions: readonly (NotesUnion | undefined)[],
): Promise<readonly (string | undefined)[]> {
  const plans = await Promise.all(unions.map((union) => union && planOf(store, union)));
  const commits = plans.filter((it): it is NotesCommit => typeof it === 'object');
  if (commits.length === 0) return plans as (string | undefined)[];
  const long = { ...store.git, timeoutMs: MERGE_TIMEOUT_MS };
  const made = await gitLines(['fast-import', '--quiet', '--done'], long, importStream(commits));
  return plans.map((it) => (typeof it === 'object' ? made.shift() : it));
}

async function planOf({ git, reader }: Store, union: NotesUnion): Promise<string | NotesCommit | undefined> {
  if (union.kind === 'replay') return (await replayCommit(reader, union)) ?? union.theirs;
  const { ours, theirs } = union;
  if (ours === theirs) return ours;
  const { stdout } = await runGit(['merge-base', '--all', ours, theirs], git);
  const bases = stdout.split('\n').filter(Boolean);
  if (bases.includes(ours)) return theirs;
  if (bases.includes(theirs)) return ours;
  return mergeCommit(reader, ours, theirs, bases);
}

/** Moves all these refs or none. False where one was not where it should be. */
export async function moveNotes(git: GitOptions, moves: readonly RefMove[]): Promise<boolean> {
  const all = moves.filter(({ from, to }) => from !== to);
  return all.length === 0 || moveRefs(git, all, 'cs-memory: sync');
}

/** Each signature is a process of git's, and whoever may push can push thousands: they are looked at for so long, the oldest first. */
const MAX_VERIFY_MS = 20_000;
const AT_ONCE = 25;

/** What commits between two add to their first parents, by signer, where git trusts the key (`%G?` is G). What was not looked at in time is nobody's word. */
export async function signedLines({ git, reader }: Store, from: string | undefined, to: string) {
  const args = ['rev-list', '--reverse', '--stdin'];
  const names = await gitLines(args, git, rangeOf(from, to));
  const commits = [...(await readFacts(reader, names)).values()].filter(({ isSigned }) => isSigned);
  // As it is written: git itself takes a commit for a first one where a shallow clone ends, and then it would seem to add all that it has.
  const parents = commits.flatMap(({ parent }) => parent || []);
  const before = await readFacts(reader, parents);
  // A signature of a commit that adds nothing proves nothing, and thousands of those cost nothing to make.
  const bearing = commits.filter(({ parent, tree }) => {
    const first = before.get(parent);
    return parent === '' || (first !== undefined && first.tree !== tree);
  });
  const all: { readonly signer: string; readonly raws: readonly string[] }[] = [];
  const first = new Map(bearing.map(({ oid, parent }) => [oid, parent || undefined]));
  for (const [oid, signer] of await signersOf(git, [...first.keys()])) {
    const lines = await addedLines(reader, first.get(oid), oid);
    all.push({ signer, raws: lines.map(({ raw }) => raw) });
  }
  return all;
}

async function signersOf(git: GitOptions, commits: readonly string[]) {
  const signers = new Map<string, string>();
  const endMs = performance.now() + MAX_VERIFY_MS;
  const args = '-c log.showSignature=false log --no-walk=unsorted --stdin'.split(' ');
  args.push('--format=%H %G? %GS');
  for (const some of inParts(commits, AT_ONCE)) {
    const timeoutMs = endMs - performance.now();
    if (timeoutMs <= 0) break;
    for (const line of await gitLines(args, { ...git, timeoutMs }, asLines(some)).catch(() => [])) {
      const [, commit, signer] = /^([0-9a-f]+) G (.+)$/.exec(line) ?? [];
      if (commit !== undefined && signer !== undefined) signers.set(commit, signer);
    }
  }
  return signers;
}

const rangeOf = (from: string | undefined, to: string): string =>
  from === undefined ? `${to}\n` : `${to}\n^${from}\n`;

/** What a push would send: as `addedLines`, for every version of a note between two commits. A purge that is only claimed (`originOf`) ends nothing. */
export async function unsharedLines(
  { git, reader }: Store,
  from: string | undefined,
  to: string,
  originOf: OriginOf,
): Promise<readonly AddedLine[]> {
  const strict = strictReader(reader);
  const args = ['rev-list', '--objects', '--filter=object:type=blob', '--stdin'];
  const versions = new Map<string, string[]>();
  for (const line of await gitLines(args, git, rangeOf(from, to))) {
    const [oid = '', ...path] = line.split(' ');
    // A text that was taken out again in a later version goes with the history all the same. Without a path: the commit that was asked for.
    if (path.join('') !== '') addTo(versions, path.join(' ').replaceAll('/', ''), [oid]);
  }
  const there = await notePlaces(strict, from && `${from}^{tree}`, [...versions.keys()]);
  const found = await Promise.all(
    [...versions].map(async ([object, oids]) => {
      const before = await noteBytes(strict, there.get(object)?.blob);
      const texts = await Promise.all(oids.map((oid) => noteBytes(strict, oid)));
      // What is in the tree without being a note counts whole.
      return newLines(before, [...new Set(texts.flatMap(noteLines))], originOf);
    }),
  );
  return once(found.flat());
}

/** The lines of notes that differ, without those that `from` has in the same note. */
export async function addedLines(
  loose: ObjectReader,
  from: string | undefined,
  to: string,
): Promise<readonly AddedLine[]> {
  const reader = strictReader(loose);
  const differing = await compareNotes(reader, from && `${from}^{tree}`, `${to}^{tree}`);
  const added = await Promise.all(
    differing.map(async ({ object, from: old, to: now }) => {
      const [before, after] = await Promise.all([noteBytes(reader, old), noteBytes(reader, now)]);
      const { anchor } = parseNote({ namespace: '', object, text: after });
      return newLines(before, noteLines(after)).map((line) => ({ ...line, anchor }));
    }),
  );
  return once(added.flat());
}

/** `local`, signed as what it adds to `theirs`, its first parent; the second is what was written here, step by step. No ref moves. Throws GIT_FAILED where git cannot sign. */
export async function signedCommit(
  git: GitOptions,
  local: string,
  theirs: string | undefined,
): Promise<string> {
  const make = (args: readonly string[], message: string): Promise<string> =>
    runGitOrThrow(['commit-tree', ...args, '-F', '-'], git, message).then((out) => out.trim());
  // Where the remote has nothing, a commit without notes.
  const first = theirs ?? (await make([(await runGitOrThrow(['mktree'], git, '')).trim()], 'No notes yet\n'));
  return make(['-S', `${local}^{tree}`, '-p', first, '-p', local], 'Notes signed by cs-memory\n');
}

/** Lines as text, without those of the note they would come to, each with what a purge there says of it. */
function newLines(before: string, lines: readonly string[], originOf?: OriginOf): AddedLine[] {
  const known = noteLines(before);
  const present = new Set(known);
  const fresh = lines.filter((line) => !present.has(line));
  const ended = endedBy(known, fresh, originOf);
  return fresh.map((line) => ({ raw: textOf(line), purged: ended.has(line) }));
}

/** The lines that purges among `known` have ended. A purge that is only claimed ends what is only claimed, too. */
function endedBy(known: readonly string[], fresh: readonly string[], originOf: OriginOf | undefined) {
  const ended = purgedLines(fresh, known);
  if (ended.size === 0 || originOf === undefined) return ended;
  const isProven = (line: string): boolean => originOf(textOf(line)) !== 'claimed';
  const proven = known.filter((line) => !line.includes('"purged"') || isProven(line));
  const byProven = purgedLines(fresh, proven);
  return new Set([...ended].filter((line) => byProven.has(line) || !isProven(line)));
}

const textOf = (line: string): string => Buffer.from(line, 'latin1').toString('utf8');

function once(lines: readonly AddedLine[]): readonly AddedLine[] {
  const byText = new Map<string, AddedLine>();
  for (const line of lines) if (line.purged || !byText.has(line.raw)) byText.set(line.raw, line);
  return [...byText.values()];
}
