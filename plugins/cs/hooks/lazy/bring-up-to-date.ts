import { errorCode } from '../../../../src/domain/errors.ts';
import { QUICK_BOUND } from '../../../../src/domain/index-bound.ts';
import { type AskedGit, askGit } from '../../../../src/wire/asked-git.ts';
import { wire } from '../../../../src/wire.ts';
import type { HookContext } from '../outcome.ts';
import { inBackground } from './background.ts';
import { LOADERS } from './loaders.ts';

/**
 * Brings the index's files up to date with the notes, and notes who the user is, so that later looks need no git. Gives what
 * git said; undefined where the index lacks more than there is time for, which is left to the background.
 */
export async function bringUpToDate({ cwd, env, session }: HookContext): Promise<AskedGit | undefined> {
  const wired = await wire({ cwd, env, session, loaders: LOADERS, indexBound: QUICK_BOUND });
  try {
    const asked = await askGit(wired, session); // first: it is known then, too, where the index is not ready
    await wired.stores.save();
    return asked;
  } catch (error) {
    if (errorCode(error) !== 'INDEX_BEHIND') throw error;
    return undefined;
  } finally {
    wired.close();
    inBackground({ cwd, env }, wired).words();
  }
}
