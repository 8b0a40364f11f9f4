import type { ObjectReader } from '../object-reader.ts';
import { type GitOptions, runGit } from '../process.ts';

/** All that keeps an object: refs, HEADs, reflogs, the index. A partial clone lacks objects, which is no failure. */
const EVERYWHERE = ['--all', '--reflog'];
const NOTE_PATH = /^([0-9a-f]{40,64}) ([0-9a-f/]{40,})$/;
/** So many names go into one command line. */
const NAMES_PER_CALL = 200;

/**
 * The refs (`refs/heads/bk`, `HEAD`), reflogs (`HEAD@{…}`) and the index (`the index`) that still reach a note which holds
 * what was to be gone. A note is known by its path, as git-notes(1) makes them. Of a repository without such a note
 * one walk over its objects is made, which takes as long as a `git fsck --connectivity-only`.
 */
export async function placesThatHold(
  git: GitOptions,
  reader: ObjectReader,
  holds: (note: Buffer) => boolean,
): Promise<readonly string[]> {
  const held = await heldNotes(git, reader, holds);
  if (held.size === 0) return [];
  const tainted = await commitsAbove(git, await commitsWith(git, [...held]));
  const refs = await refsTo(git, tainted, held);
  const staged = (await linesOf(git, ['ls-files', '--stage'])).some((line) => held.has(nameIn(line, 1)));
  return [...refs, ...(await reflogsTo(git, tainted, new Set(refs))), ...(staged ? ['the index'] : [])];
}

const nameIn = (line: string, column: number): string => line.split(' ')[column] ?? '';

/** The lines a git command printed. What it could not read (a shallow or partial clone) it leaves out. */
async function linesOf(git: GitOptions, args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runGit(args, git);
  return stdout.split('\n').filter((line) => line !== '');
}

async function heldNotes(
  git: GitOptions,
  reader: ObjectReader,
  holds: (note: Buffer) => boolean,
): Promise<ReadonlySet<string>> {
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

/** The commits that brought one of some blobs, or took it away. */
async function commitsWith(git: GitOptions, blobs: readonly string[]): Promise<ReadonlySet<string>> {
  const commits = new Set<string>();
  for (let start = 0; start < blobs.length; start += NAMES_PER_CALL) {
    const wanted = blobs.slice(start, start + NAMES_PER_CALL).map((oid) => `--find-object=${oid}`);
    const args = ['log', '--format=%H', '--root', '-m', ...EVERYWHERE, ...wanted];
    for (const commit of await linesOf(git, args)) commits.add(commit);
  }
  return commits;
}

/** These commits and all that have one of them in their history. */
async function commitsAbove(git: GitOptions, commits: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const above = new Set(commits);
  for (const line of await linesOf(git, [
    'rev-list',
    '--parents',
    '--topo-order',
    '--reverse',
    ...EVERYWHERE,
  ])) {
    const [commit = '', ...parents] = line.split(' ');
    if (parents.some((parent) => above.has(parent))) above.add(commit);
  }
  return above;
}

async function refsTo(
  git: GitOptions,
  tainted: ReadonlySet<string>,
  held: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const format = '--format=%(refname) %(objectname) %(objecttype) %(*objectname) %(*objecttype)';
  for (const line of await linesOf(git, ['for-each-ref', format])) {
    const [ref = '', oid = '', type = '', inner = '', innerType = ''] = line.split(' ');
    const isCommit = type === 'commit' || innerType === 'commit';
    const reaches = isCommit
      ? tainted.has(type === 'commit' ? oid : inner)
      : await reachesAny(git, oid, held);
    if (reaches) found.push(ref);
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

/** Reflogs that keep what their own ref does not. */
async function reflogsTo(
  git: GitOptions,
  tainted: ReadonlySet<string>,
  refs: ReadonlySet<string>,
): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const line of await linesOf(git, ['reflog', 'show', '--all', '--format=%H %gD'])) {
    const [commit = '', entry = ''] = line.split(' ');
    const name = entry.replace(/@\{.*$/, '');
    if (tainted.has(commit) && (name === 'HEAD' || !refs.has(name))) names.add(name);
  }
  return [...names].map((name) => `${name}@{…}`);
}
