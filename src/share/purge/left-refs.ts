import { addTo, reachedFrom } from '../../core/basics.ts';
import type { TellProgress } from '../../core/ports.ts';
import { type ObjectReader, parseTree } from '../../git/objects.ts';
import { type GitOptions, runGit } from '../../git/process.ts';

/** All that keeps an object: refs, HEADs, reflogs, the index. A partial clone lacks objects, which is no failure. */
const EVERYWHERE = ['--all', '--reflog'];
const NOTE_PATH = /^([0-9a-f]{40,64}) ([0-9a-f/]{40,})$/;
const NAMES_PER_CALL = 200;

/** What still reaches a note that should be gone: refs, reflogs (`HEAD@{…}`), `the index`. One walk over the objects, as long as a `git fsck --connectivity-only`. */
export async function placesThatHold(
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
  for (let start = 0; start < blobs.length; start += NAMES_PER_CALL) {
    const wanted = blobs.slice(start, start + NAMES_PER_CALL).map((oid) => `--find-object=${oid}`);
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
export async function doomedObjects(
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
