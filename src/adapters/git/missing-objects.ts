import { networkGit } from './network.ts';
import { type GitOptions, runGit } from './process.ts';
import type { BringObjects } from './strict-reader.ts';

/** A person is waiting, for a few notes. */
const TIMEOUT_MS = 30_000;

/** What git does for an object that a partial clone lacks (promisor-remote.c), but for many objects at once. */
const FETCH = [
  '-c',
  'fetch.negotiationAlgorithm=noop',
  'fetch',
  '--quiet',
  '--refmap=',
  '--no-tags',
  '--no-prune',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-maintenance',
  '--filter=blob:none',
  '--stdin',
  '--',
];

/** Fetches by name what a partial clone has left on its remotes. Never throws: who needs the objects finds out. */
export function createBringObjects(git: GitOptions): BringObjects {
  return async (names) => {
    try {
      for (const remote of await promisorRemotes(git)) {
        const options = { ...networkGit(git, { mayAsk: false }), timeoutMs: TIMEOUT_MS };
        const { exitCode } = await runGit([...FETCH, remote], options, `${names.join('\n')}\n`);
        if (exitCode === 0) return;
      }
    } catch {
      // no git, or no answer in time: the objects are still missing
    }
  };
}

/** The remotes that a partial clone left objects on; none in a whole repository. */
async function promisorRemotes(git: GitOptions): Promise<readonly string[]> {
  const keys = '^(remote\\..*\\.promisor|extensions\\.partialclone)$';
  const { stdout } = await runGit(['config', '--null', '--get-regexp', keys], git);
  const names = stdout.split('\0').flatMap((entry) => {
    const [key = '', value = ''] = entry.split('\n');
    if (key === 'extensions.partialclone') return [value];
    return value === 'false' ? [] : (/^remote\.(.*)\.promisor$/s.exec(key)?.[1] ?? []);
  });
  return [...new Set(names)];
}
