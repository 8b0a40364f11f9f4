// A file of its own in dist: only prompts of users who have phrases of their own are read with it.
import { loadConfig, type SettingsPlace } from '../../config/config.ts';

/** The trigger phrases of the user's settings. Throws CONFIG_INVALID. */
export async function ownTriggers(env: NodeJS.ProcessEnv, place: SettingsPlace): Promise<readonly string[]> {
  return (await loadConfig(env, place)).promptRecall.triggers;
}
