import { networkGit } from './network.ts';
import { type GitOptions, runGit, runGitOrThrow } from './process.ts';

/** Brings the notes of a commit here that a partial clone has left on its remote. False where some are still missing. */
export type BringNotes = (notesCommit: string) => Promise<boolean>;

/** A person is waiting. */
const TIMEOUT_MS = 60_000;

/** What git does for an object that a partial clone lacks (promisor-remote.c), but for all of them at once. The filter keeps away what no name asks for. */
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

/**
 * Fetches missing notes by name, round by round until none is missing or a round brings nothing new: where trees are missing (a clone
 * with `tree:0`) nobody knows what is below them before they are here. Never throws: who needs the notes finds out.
 */
export function createBringNotes(git: GitOptions): BringNotes {
  return async (notesCommit) => {
    try {
      let before = '';
      for (;;) {
        const names = await missingIn(git, notesCommit);
        if (names.length === 0) return true;
        if (names.join() === before || !(await fetchFromAny(git, names))) return false;
        before = names.join();
      }
    } catch {
      return false; // no git, or no answer in time
    }
  };
}

/** The trees and notes that are not here. Trees that are missing hide what is below them. */
async function missingIn(git: GitOptions, notesCommit: string): Promise<readonly string[]> {
  const args = ['rev-list', '--objects', '--no-walk', '--missing=print', '--stdin'];
  const stdout = await runGitOrThrow(args, git, `${notesCommit}\n`);
  return [...stdout.matchAll(/^\?([0-9a-f]{40,64})/gm)].map(([, name = '']) => name);
}

async function fetchFromAny(git: GitOptions, names: readonly string[]): Promise<boolean> {
  const options = { ...networkGit(git, { mayAsk: false }), timeoutMs: TIMEOUT_MS };
  for (const remote of await promisorRemotes(git)) {
    const { exitCode } = await runGit([...FETCH, remote], options, `${names.join('\n')}\n`);
    if (exitCode === 0) return true;
  }
  return false;
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
