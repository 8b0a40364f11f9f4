import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addTo, attempt, inParts, reachedFrom } from '../../core/basics.ts';
import { NOTES_PREFIX, TRACKING_PREFIX } from '../../core/memory.ts';
import type { TellProgress } from '../../core/ports.ts';
import { type ObjectReader, parseTree } from '../../git/objects.ts';
import { type GitOptions, listRefs, runGit, runGitOrThrow } from '../../git/process.ts';
import type { GitStore } from '../../git/repository.ts';
import { type RefMove, retryWrite, type Tried, takeTurn } from '../../git/write.ts';
import { dropFromPacks, rewriteHistory } from './rewrite-history.ts';

/** Any bytes as text, one character a byte: what is no UTF-8 comes out again as it went in. */
const asBytes = 'latin1';

/** A note without the lines of some memories, but for `purged` ones, which keep other clones from bringing it back. Undefined: nothing goes; empty: nothing else is left. */
function withoutMemories(note: Buffer, ids: ReadonlySet<string>): Buffer | undefined {
  const text = note.toString(asBytes);
  if (![...ids].some((id) => text.includes(id))) return undefined;
  const lines = text.split('\n');
  const left = lines.filter((line) => !speaksOf(line, ids));
  if (left.length === lines.length) return undefined;
  const rest = left.join('\n');
  return Buffer.from(/[^\t\n\v\f\r ]/.test(rest) ? rest : '', asBytes);
}

/** Whether a line is one of these memories' own. One that does not parse counts where it holds the id. */
function speaksOf(line: string, ids: ReadonlySet<string>): boolean {
  const named = [...ids].filter((id) => line.includes(id));
  const read = (): boolean => {
    const { id, type } = JSON.parse(line) as { id?: unknown; type?: unknown };
    return named.includes(String(id)) && type !== 'purged';
  };
  return named.length > 0 && attempt(read, true);
}

/** Who moves the refs meanwhile is no writer of ours: they wait for their turn. */
const MAX_WAIT_MS = 30 * 60_000;
/** Other writers have theirs for well under a second each. */
const MAX_TURN_MS = 20_000;
/** Reading and writing the history of 100,000 memories takes minutes on a slow disk. */
const LONG_MS = 30 * 60_000;

export type Erased = Awaited<ReturnType<typeof eraseNotes>>;

/** Rewrites our and fetched notes refs without some memories in one transaction, empties reflogs, removes objects. Throws REF_CONTENDED; then nothing was changed. */
export async function eraseNotes(
  { git: given, reader, home }: Pick<GitStore, 'git' | 'reader' | 'home'>,
  ids: readonly string[],
  tell?: TellProgress,
) {
  const git = { ...given, timeoutMs: LONG_MS };
  const { commonDir } = home.place;
  // Who writes at the same time has read the old notes, makes objects of them, and wins the refs more often than not.
  const endTurn = await takeTurn(join(commonDir, 'cs-memory'), MAX_TURN_MS);
  const place = { git, reader, objects: join(commonDir, 'objects') };
  return erase(place, new Set(ids), tell).finally(endTurn);
}

type Place = Readonly<{ git: GitOptions; reader: ObjectReader; objects: string }>;

async function erase({ git, reader, objects }: Place, ids: ReadonlySet<string>, tell?: TellProgress) {
  const all = (await listRefs(git, [NOTES_PREFIX, TRACKING_PREFIX])).map(({ ref }) => ref);
  tell?.('rewriting the history of the notes');
  let moves: readonly RefMove[] = [];
  const rewrite = async (): Promise<Tried> => {
    const tried = await rewriteHistory(git, all, (note) => withoutMemories(note, ids));
    moves = tried.moves;
    return tried;
  };
  await retryWrite(rewrite, { maxWaitMs: MAX_WAIT_MS, startedAt: performance.now() });
  // A reflog keeps the old history reachable. Only the notes refs' own are emptied.
  for (const ref of all)
    if ((await runGit(['reflog', 'exists', ref], git)).exitCode === 0)
      await runGitOrThrow(['reflog', 'expire', '--expire=all', '--expire-unreachable=all', ref], git);
  const holds = (note: Buffer): boolean => withoutMemories(note, ids) !== undefined;
  const doomed = await doomedObjects(git, reader, holds, tell);
  tell?.('removing objects');
  reader.close(); // it holds the packs open that are replaced now
  await dropObjects(git, objects, doomed);
  const found = await Promise.all([...doomed].map((oid) => reader.get(oid)));
  // An object store that this one borrows from, where it holds one of them.
  const alternates = (): string => readFileSync(join(objects, 'info', 'alternates'), 'utf8').trim();
  const isLent = found.some((object) => object !== undefined);
  const lenders = isLent ? attempt(alternates, 'the object store').split('\n') : [];
  // The notes refs whose history was rewritten; where the text still is: what the user made, or a store that this one borrows from.
  const leftIn: readonly string[] = [...lenders, ...(await placesThatHold(git, reader, holds))];
  return { refs: moves.map(({ ref }) => ref), objects: doomed.size, leftIn };
}

async function dropObjects(git: GitOptions, objects: string, doomed: ReadonlySet<string>): Promise<void> {
  if (doomed.size === 0) return;
  const files = [...doomed].map((oid) => join(objects, oid.slice(0, 2), oid.slice(2)));
  await dropFromPacks(git, objects, doomed);
  for (const file of files) rmSync(file, { force: true });
  const graphs = ['commit-graph', 'commit-graphs']
    .map((name) => join(objects, 'info', name))
    .filter(existsSync);
  for (const graph of graphs) rmSync(graph, { recursive: true, force: true });
  if (graphs.length > 0) await runGit(['commit-graph', 'write', '--reachable'], git);
}

/** All that keeps an object: refs, HEADs, reflogs, the index. A partial clone lacks objects, which is no failure. */
const EVERYWHERE = ['--all', '--reflog'];
const NOTE_PATH = /^([0-9a-f]{40,64}) ([0-9a-f/]{40,})$/;
const NAMES_PER_CALL = 200;

/** What still reaches a note that should be gone: refs, reflogs (`HEAD@{…}`), `the index`. One walk over the objects, as long as a `git fsck --connectivity-only`. */
async function placesThatHold(
  git: GitOptions,
  reader: ObjectReader,
  holds: (note: Buffer) => boolean,
): Promise<readonly string[]> {
  const held = await heldNotes(git, reader, holds);
  if (held.size === 0) return [];
  const tainted = await commitsAbove(git, await commitsWith(git, [...held]));
  const refs = await refsTo(git, tainted, held);
  const staged = (await linesOf(git, ['ls-files', '--stage'])).some((line) =>
    held.has(line.split(' ')[1] ?? ''),
  );
  return [...refs, ...(await reflogsTo(git, tainted, new Set(refs))), ...(staged ? ['the index'] : [])];
}

/** The lines a git command printed. What it could not read (a shallow or partial clone) it leaves out. */
async function linesOf(git: GitOptions, args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runGit(args, git);
  return stdout.split('\n').filter((line) => line !== '');
}

async function heldNotes(git: GitOptions, reader: ObjectReader, holds: (note: Buffer) => boolean) {
  const held = new Set<string>();
  const args = ['rev-list', '--objects', '--missing=allow-any', '--indexed-objects', ...EVERYWHERE];
  for (const line of await linesOf(git, args)) {
    const [, oid = '', path = ''] = NOTE_PATH.exec(line) ?? [];
    if (oid === '' || path.replaceAll('/', '').length !== oid.length) continue;
    const object = await reader.get(oid);
    if (object?.type === 'blob' && holds(object.content)) held.add(oid);
  }
  return held;
}

async function commitsWith(git: GitOptions, blobs: readonly string[]): Promise<ReadonlySet<string>> {
  const commits = new Set<string>();
  for (const some of inParts(blobs, NAMES_PER_CALL)) {
    const wanted = some.map((oid) => `--find-object=${oid}`);
    const args = ['log', '--format=%H', '--root', '-m', ...EVERYWHERE, ...wanted];
    for (const commit of await linesOf(git, args)) commits.add(commit);
  }
  return commits;
}

async function commitsAbove(git: GitOptions, commits: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const above = new Set(commits);
  const args = ['rev-list', '--parents', '--topo-order', '--reverse', ...EVERYWHERE];
  for (const line of await linesOf(git, args)) {
    const [commit = '', ...parents] = line.split(' ');
    if (parents.some((parent) => above.has(parent))) above.add(commit);
  }
  return above;
}

async function refsTo(git: GitOptions, tainted: ReadonlySet<string>, held: ReadonlySet<string>) {
  const found: string[] = [];
  const format = '--format=%(refname) %(objectname) %(objecttype) %(*objectname) %(*objecttype)';
  for (const line of await linesOf(git, ['for-each-ref', format])) {
    const [ref = '', oid = '', type = '', inner = '', innerType = ''] = line.split(' ');
    const commit = type === 'commit' ? oid : innerType === 'commit' ? inner : undefined;
    if (commit === undefined ? await reachesAny(git, oid, held) : tainted.has(commit)) found.push(ref);
  }
  const isDetached = (await runGit(['symbolic-ref', '--quiet', 'HEAD'], git)).exitCode !== 0;
  const [head = ''] = isDetached ? await linesOf(git, ['rev-parse', '--verify', '--quiet', 'HEAD']) : [];
  return tainted.has(head) ? ['HEAD', ...found] : found;
}

/** For the few tags of a tree, a blob or another tag. */
async function reachesAny(git: GitOptions, oid: string, held: ReadonlySet<string>): Promise<boolean> {
  const args = ['rev-list', '--objects', '--no-object-names', '--missing=allow-any', '--end-of-options', oid];
  return (await linesOf(git, args)).some((name) => held.has(name));
}

async function reflogsTo(git: GitOptions, tainted: ReadonlySet<string>, refs: ReadonlySet<string>) {
  const names = new Set<string>();
  for (const line of await linesOf(git, ['reflog', 'show', '--all', '--format=%H %gD'])) {
    const [commit = '', entry = ''] = line.split(' ');
    const name = entry.replace(/@\{.*$/, '');
    if (tainted.has(commit) && (name === 'HEAD' || !refs.has(name))) names.add(name);
  }
  return [...names].map((name) => `${name}@{…}`);
}

/** No note of ours is near this long, also after merges; longer blobs are not read. */
const MAX_NOTE_BLOB_BYTES = 16 * 1024 * 1024;

/** The unreachable blobs that hold one of the texts, and trees and commits above them, which git would count as damage. All else stays. */
async function doomedObjects(
  git: GitOptions,
  reader: ObjectReader,
  holds: (note: Buffer) => boolean,
  tell?: TellProgress,
): Promise<ReadonlySet<string>> {
  // Fsck counts as reached what a ref, a reflog or an index reaches. Its exit code tells of damage, not of success.
  const args = ['fsck', '--unreachable', '--connectivity-only', '--no-progress', '--no-dangling'];
  const { stdout } = await runGit(args, { ...git, timeoutMs: FSCK_TIMEOUT_MS });
  const found = [...stdout.matchAll(/^unreachable (blob|tree|commit) ([0-9a-f]+)$/gm)];
  const of = (type: string) => found.flatMap(([, is, oid = '']) => (is === type ? [oid] : []));
  const blobs = of('blob');
  const doomed = new Set<string>();
  for (const [at, oid] of blobs.entries()) {
    tell?.('looking at unreachable objects', at + 1, blobs.length);
    const blob = await reader.get(oid);
    if (blob !== undefined && blob.content.length <= MAX_NOTE_BLOB_BYTES && holds(blob.content))
      doomed.add(oid);
  }
  if (doomed.size === 0) return doomed;
  const containers = new Map<string, string[]>();
  for (const tree of of('tree'))
    for (const { oid } of parseTree((await reader.get(tree))?.content ?? Buffer.alloc(0), tree.length))
      addTo(containers, oid, [tree]);
  for (const commit of of('commit')) {
    const header = (await reader.get(commit))?.content.toString('latin1').split('\n\n')[0] ?? '';
    for (const [, part = ''] of header.matchAll(/^(?:tree|parent) ([0-9a-f]+)$/gm))
      addTo(containers, part, [commit]);
  }
  return reachedFrom(doomed, (part) => containers.get(part) ?? []);
}

const FSCK_TIMEOUT_MS = 30 * 60_000;
