import { loadConfig } from '../../../../src/config.ts';

/** The trigger phrases of the user's and the repository's settings. Throws CONFIG_INVALID. */
export async function ownTriggers(
  env: NodeJS.ProcessEnv,
  root: string | undefined,
): Promise<readonly string[]> {
  return (await loadConfig(env, root)).promptRecall.triggers;
}
