import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unfetched } from '../../domain/unfetched.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';
import { chooseRemote, readRemoteSettings } from './remote-settings.ts';

const OURS = 'refs/notes/cs/';
/** Where a fetch of another's notes leaves them: ours, and what people configure. */
const THEIRS = /^refs\/(?:notes\/cs-remote\/([^/]+)|remotes\/([^/]+)\/notes\/cs)\/(.+)$/;
/** Committed files that nobody has who does not use cs-memory. */
const SIGNS = ['.cs-memory.json', '.claude/hooks/cs-memory-session-start.sh'];

export interface UnfetchedPlace {
  readonly git: GitOptions;
  readonly branch: string | undefined;
  /** The root of the work tree. */
  readonly root: string | undefined;
  /** Whether this clone has synced with any remote. */
  readonly hasSynced: boolean;
}

/**
 * What git here knows of a remote's notes that are in no ref of ours, or else that the work tree's files say that there should be some. Goes over no
 * network, so a plain clone without such files gives undefined. Throws GIT_FAILED.
 */
export async function knownUnfetched(place: UnfetchedPlace): Promise<Unfetched | undefined> {
  const args = ['for-each-ref', '--format=%(refname)', 'refs/notes', 'refs/remotes/*/notes/cs/**'];
  const refs = (await runGitOrThrow(args, place.git)).split('\n').filter(Boolean);
  const own = new Set(refs.filter((ref) => ref.startsWith(OURS)).map((ref) => ref.slice(OURS.length)));
  const theirs = refs.flatMap((ref) => {
    const [, tracked, configured, namespace = ''] = THEIRS.exec(ref) ?? [];
    const remote = tracked ?? configured;
    return remote === undefined || own.has(namespace) ? [] : [{ remote, namespace }];
  });
  const [first] = theirs;
  if (first !== undefined) return unfetchedOf(first.remote, theirs);
  if (own.size > 0 || place.hasSynced) return undefined;
  const { root } = place;
  const isUsed = root !== undefined && SIGNS.some((name) => existsSync(join(root, name)));
  return isUsed ? signsOf(place) : undefined;
}

function unfetchedOf(
  remote: string,
  theirs: readonly { readonly remote: string; readonly namespace: string }[],
): Unfetched {
  const namespaces = theirs.filter((one) => one.remote === remote).map(({ namespace }) => namespace);
  return { remote, namespaces: [...new Set(namespaces)].sort() };
}

/** Undefined where there is no remote to fetch from, or it takes a word to choose one. */
async function signsOf({ git, branch }: UnfetchedPlace): Promise<Unfetched | undefined> {
  const settings = await readRemoteSettings(git);
  try {
    return { remote: chooseRemote(settings, branch, undefined), namespaces: [] };
  } catch {
    return undefined;
  }
}

const TOLD = 'unfetched-told';

/** Whether the user was told already. One look at a file. */
export const wasTold = (directory: string): boolean => existsSync(join(directory, TOLD));

/** True once for a folder of ours: whoever gets it may tell the user. False where that cannot be noted. */
export function isFirstTelling(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(join(directory, TOLD), '', { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}
