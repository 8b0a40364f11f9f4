// Whether a remote has memories that this clone never took in.
import { knowsRemote } from '../adapters/git/identities.ts';
import { currentBranch } from '../adapters/git/locate.ts';
import { isFirstTelling, knownUnfetched, wasTold } from '../adapters/git/unfetched.ts';
import { hasSynced } from '../adapters/sync/sync-states.ts';
import { type Unfetched, unfetchedText } from '../domain/unfetched.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitOf } from './look.ts';

type Here = Pick<Wired, 'home' | 'notes'>;

/** By what is known on this machine; undefined where nothing is known, and outside of repositories. Throws GIT_FAILED. */
export async function unfetched(
  options: Pick<WireOptions, 'cwd' | 'env'>,
  wired: Here,
): Promise<Unfetched | undefined> {
  const { home } = wired;
  if (home.isUserStore) return undefined;
  return knownUnfetched({
    git: gitOf(options, wired),
    branch: currentBranch(home.place.gitDir),
    root: home.place.root,
    hasSynced: hasSynced(home.directory),
  });
}

/** One line for the user, once for a clone, and only while it has no memories of its own. Never throws. */
export async function unfetchedNotice(
  options: Pick<WireOptions, 'cwd' | 'env'>,
  wired: Here,
): Promise<string | undefined> {
  try {
    const { place, directory } = wired.home;
    if (!knowsRemote(place.commonDir) || wasTold(directory) || (await wired.notes.refs()).length > 0)
      return undefined;
    const found = await unfetched(options, wired);
    if (found === undefined || !isFirstTelling(directory)) return undefined;
    return `cs-memory: ${unfetchedText(found)}`;
  } catch {
    return undefined; // where git cannot list refs the start of the session failed for it too, and its record says so
  }
}
