// What syncs, takes memories out and in is wired apart: only commands and background jobs load it, so that no flush pays for it.
import { defined } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { networkGit } from '../../git/fetch.ts';
import { findHome } from '../../git/locate.ts';
import { createObjectReader } from '../../git/objects.ts';
import { openRewriteHook } from '../../share/rewrite-hook.ts';
import { allRemotes, findRemote, privateNamespaces, type Syncing } from '../../share/sync/stations.ts';
import { isTrusted, trustPushers } from '../../share/sync/sync.ts';
import { gitFolder } from './home.ts';
import type { Wired } from './services.ts';

/** How long other clones may win, or another sync here may take. */
const MAX_WAIT_MS = 60_000;

/** `dryRun`: nothing may be written, not even an object that a partial clone lacks. */
export type SyncSetting = Readonly<{ mayAsk?: boolean; dryRun?: boolean; maxWaitMs?: number }>;

/** What a sync of a place works with, and what ends its git. Throws USAGE outside of a repository: the per-user store is nobody else's. */
export function syncing(
  { home, own, filters, clock, trusting, config }: Wired,
  { mayAsk = false, dryRun = false, maxWaitMs = MAX_WAIT_MS }: SyncSetting = {},
): Syncing & { close(): void } {
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here, and your own store is never synced', {
      hint: 'change to a folder inside the repository',
    });
  // In a partial clone git may fetch a note that is missing here, as it would for the user.
  const git = dryRun ? own.git : networkGit(own.git, { mayAsk });
  const reader = createObjectReader(git);
  const isPrivate = privateNamespaces(config.sync.private);
  return {
    ...{ ...own, git, reader, filters, clock, isPrivate, mayAsk, maxWaitMs, close: reader.close },
    signs: config.sync.sign,
    trust: trusting.settings,
  };
}

/** The remotes of a repository by name; asks none of them. None outside of a repository. */
export async function trustedRemotesOf({
  own,
}: Wired): Promise<readonly { readonly name: string; readonly trusted: boolean }[]> {
  if (own.home.isUserStore) return [];
  const remotes = await allRemotes(own.git);
  return remotes.map((remote) => ({ name: remote.name, trusted: isTrusted(own, remote) }));
}

/** Whether to believe whoever may push to a remote. Gives whether that is news. Throws USAGE for one that is not there. */
export const trustRemote = async (wired: Wired, name: string, trusted: boolean): Promise<boolean> =>
  trustPushers(syncing(wired), await findRemote(wired.own, name), trusted);

/** The post-rewrite hook of the repository of a folder. Throws USAGE outside of any, and where hooks are tracked files. */
export async function wireRewriteHook(cwd: string, env: NodeJS.ProcessEnv) {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const { root, commonDir } = home.place;
  const git = { cwd: gitFolder({ cwd, env }, home), env };
  return openRewriteHook({ git, commonDir, ...defined({ root }) });
}
