// What a remote itself says of its memories: over the network, so only where the user asks for it.
import { currentBranch } from '../adapters/git/locate.ts';
import { createNotesRemote } from '../adapters/git/notes-remote.ts';
import type { Unfetched } from '../domain/unfetched.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitOf } from './look.ts';

/** The namespaces that the remote has and this clone does not; undefined where there are none. Throws USAGE, REMOTE_UNREACHABLE and REMOTE_DENIED. */
export async function askRemote(
  options: Pick<WireOptions, 'cwd' | 'env'>,
  wired: Pick<Wired, 'home' | 'notes'>,
  mayAsk: boolean,
): Promise<Unfetched | undefined> {
  const { home } = wired;
  const remotes = createNotesRemote({
    git: gitOf(options, wired),
    branch: currentBranch(home.place.gitDir),
    mayAsk,
  });
  const remote = await remotes.find();
  const own = new Set((await wired.notes.refs()).map(({ namespace }) => namespace));
  const there = (await remotes.list(remote)).map(({ namespace }) => namespace);
  const namespaces = there.filter((namespace) => !own.has(namespace)).sort();
  return namespaces.length === 0 ? undefined : { remote: remote.name, namespaces };
}
