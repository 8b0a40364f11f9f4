import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { namespaceOf } from '../core/memory.ts';
import { currentBranch } from '../git/locate.ts';
import { listRefs } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { hasSynced } from '../git/trust.ts';
import type { Unfetched } from './remote.ts';
import { chooseRemote, readRemoteSettings } from './remote-settings.ts';
import { readRemoteLook } from './sync-states.ts';

/** Where a fetch of another's notes leaves them: ours, and what people configure. */
const THEIRS = /^refs\/(?:notes\/cs-remote\/([^/]+)|remotes\/([^/]+)\/notes\/cs)\/(.+)$/;
/** Committed files that nobody has who does not use cs-memory. */
const SIGNS = ['.cs-memory.json', '.claude/hooks/cs-memory-session-start.sh'];

/** A remote's notes that git knows here and no ref of ours has, or else signs that there are some; undefined without either. No network. Throws GIT_FAILED. */
export async function knownUnfetched({
  git,
  home: { directory, place },
}: Pick<GitStore, 'git' | 'home'>): Promise<Unfetched | undefined> {
  const patterns = ['refs/notes', 'refs/remotes/*/notes/cs/**'];
  const refs = (await listRefs(git, patterns)).map(({ ref }) => ref);
  const own = new Set(refs.flatMap((ref) => namespaceOf(ref) ?? []));
  const theirs = refs.flatMap((ref) => {
    const [, tracked, configured, namespace = ''] = THEIRS.exec(ref) ?? [];
    const remote = tracked ?? configured;
    return remote === undefined || own.has(namespace) ? [] : [{ remote, namespace }];
  });
  const [first] = theirs;
  if (first !== undefined) {
    const own = theirs.filter(({ remote }) => remote === first.remote);
    return { remote: first.remote, namespaces: [...new Set(own.map(({ namespace }) => namespace))].sort() };
  }
  if (hasSynced(directory)) return undefined;
  const looked = readRemoteLook(directory); // what the remote said it has, if it was asked
  if (looked !== undefined) return looked;
  if (own.size > 0 || !saysItIsUsed(place.root)) return undefined;
  const settings = await readRemoteSettings(git);
  // Where there is no remote to fetch from, or it takes a word to choose one, nothing is said.
  return attempt(() => ({ remote: chooseRemote(settings, currentBranch(place.gitDir)), namespaces: [] }));
}

/** Whether the files of a work tree tell a clone that there should be memories. */
export const saysItIsUsed = (root: string | undefined): boolean =>
  root !== undefined && SIGNS.some((name) => existsSync(join(root, name)));

const TOLD = 'unfetched-told';

/** Whether the user was told already. One look at a file. */
export const wasTold = (directory: string): boolean => existsSync(join(directory, TOLD));

/** True once for a folder of ours: whoever gets it may tell the user. False where that cannot be noted. */
export const isFirstTelling = (directory: string): boolean =>
  attempt(() => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(join(directory, TOLD), '', { flag: 'wx', mode: 0o600 });
    return true;
  }, false);
