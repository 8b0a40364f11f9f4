import type { ObjectReader } from './object-reader.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** A notes commit whose signature git trusts, and what it adds to: nothing where `parent` is absent. */
export interface SignedCommit {
  readonly signer: string;
  readonly commit: string;
  readonly parent?: string;
}

/** Each signature is a process of git's, and whoever may push can push thousands: they are looked at for so long, the oldest first. */
const MAX_VERIFY_MS = 20_000;
const AT_ONCE = 25;

/**
 * The commits between two that are signed by a key that git trusts. What git was not asked about in time is nobody's word, and so is
 * what adds to something that is not here.
 */
export async function signedCommits(
  git: GitOptions,
  reader: ObjectReader,
  from: string | undefined,
  to: string,
): Promise<readonly SignedCommit[]> {
  const range = from === undefined ? `${to}\n` : `${to}\n^${from}\n`;
  const names = (await runGitOrThrow(['rev-list', '--reverse', '--stdin'], git, range))
    .split('\n')
    .filter(Boolean);
  const bearing = new Map<string, Commit>();
  for (const name of names) {
    const commit = await readCommit(reader, name);
    if (commit?.isSigned === true && (await addsSomething(reader, commit))) bearing.set(name, commit);
  }
  const signers = await signersOf(git, [...bearing.keys()]);
  return [...signers].map(([commit, signer]) => {
    const parent = bearing.get(commit)?.parent;
    return { signer, commit, ...(parent === undefined ? {} : { parent }) };
  });
}

interface Commit {
  readonly tree: string | undefined;
  readonly parent: string | undefined;
  readonly isSigned: boolean;
}

/** As it is written: git itself takes a commit for a first one where a shallow clone ends, and then it would seem to add all that it has. */
async function readCommit(reader: ObjectReader, name: string): Promise<Commit | undefined> {
  const object = await reader.get(name);
  if (object?.type !== 'commit') return undefined;
  const [head = ''] = object.content.toString('latin1').split('\n\n', 1);
  return {
    tree: /^tree (\S+)/m.exec(head)?.[1],
    parent: /^parent (\S+)/m.exec(head)?.[1],
    isSigned: /^gpgsig/m.test(head),
  };
}

/** A signature of a commit that adds nothing proves nothing, and thousands of those cost nothing to make. */
async function addsSomething(reader: ObjectReader, { tree, parent }: Commit): Promise<boolean> {
  if (parent === undefined) return true;
  const before = await readCommit(reader, parent);
  return before !== undefined && before.tree !== tree;
}

/** Who signed each of some commits, where git trusts the key. */
async function signersOf(git: GitOptions, commits: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const signers = new Map<string, string>();
  const endMs = performance.now() + MAX_VERIFY_MS;
  const args = [
    '-c',
    'log.showSignature=false',
    'log',
    '--no-walk=unsorted',
    '--format=%H %G? %GS',
    '--stdin',
  ];
  for (let at = 0; at < commits.length; at += AT_ONCE) {
    const timeoutMs = endMs - performance.now();
    if (timeoutMs <= 0) break;
    const some = commits.slice(at, at + AT_ONCE);
    const log = await runGitOrThrow(args, { ...git, timeoutMs }, `${some.join('\n')}\n`).catch(() => '');
    for (const line of log.split('\n')) {
      const [, commit, signer] = /^([0-9a-f]+) G (.+)$/.exec(line) ?? [];
      if (commit !== undefined && signer !== undefined) signers.set(commit, signer);
    }
  }
  return signers;
}
