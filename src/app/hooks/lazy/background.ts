import { join } from 'node:path';
import { wireBackground } from '../../wire/background.ts';
import type { Wired } from '../../wire/services.ts';
import type { HookContext } from '../outcome.ts';

/** What a hook leaves to processes that outlive it, in the place that is wired. They run the CLI beside this bundle. */
export function inBackground({ cwd, env }: Pick<HookContext, 'cwd' | 'env'>, wired: Wired) {
  return wireBackground({ cwd, env, program: join(__dirname, 'cs-memory.mjs') }, wired);
}
