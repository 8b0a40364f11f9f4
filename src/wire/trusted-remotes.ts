// Which remotes there are, and whether whoever may push there is trusted: only the page lists them.
import { runGit } from '../adapters/git/process.ts';
import { createSyncStates } from '../adapters/sync/sync-states.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitOf } from './look.ts';
import { wireSync } from './sync.ts';

type Setting = Pick<WireOptions, 'cwd' | 'env'>;

/** The remotes of a repository by name; asks none of them. None outside of a repository. */
export async function trustedRemotesOf(
  options: Setting,
  wired: Wired,
): Promise<readonly { readonly name: string; readonly trusted: boolean }[]> {
  if (wired.home.isUserStore) return [];
  const { stdout, exitCode } = await runGit(['remote'], gitOf(options, wired));
  if (exitCode !== 0) return [];
  const states = createSyncStates(wired.home.directory);
  const { sync, close } = wireSync(wired, options);
  try {
    const names = stdout.split('\n').filter(Boolean);
    return await Promise.all(
      names.map(async (name) => ({ name, trusted: states.isTrusted(await sync.find(name)) })),
    );
  } finally {
    close();
  }
}

/** Whether to believe whoever may push to a remote. Throws USAGE for one that is not there. */
export async function trustRemote(
  options: Setting,
  wired: Wired,
  name: string,
  trusted: boolean,
): Promise<boolean> {
  const { sync, close } = wireSync(wired, options);
  try {
    return await sync.trust(await sync.find(name), trusted);
  } finally {
    close();
  }
}
