import { loadConfig } from '../../../../src/config.ts';

/** The trigger phrases of the user's and the repository's settings. Throws CONFIG_INVALID. */
export function ownTriggers(env: NodeJS.ProcessEnv, root: string | undefined): readonly string[] {
  return loadConfig(env, root).promptRecall.triggers;
}
