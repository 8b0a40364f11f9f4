import type { RecallText } from '../../../../src/domain/recall-text.ts';
import { type ContextRequest, createInjectContext } from '../../../../src/services/unasked/inject-context.ts';
import { wire } from '../../../../src/wire.ts';
import type { HookContext } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** What `cs-memory inject context` tells: built into services.cjs, which is quicker to load than the whole CLI. Throws what recall throws. */
export async function injectContext(
  request: ContextRequest,
  { cwd, env }: Pick<HookContext, 'cwd' | 'env'>,
): Promise<RecallText | undefined> {
  const wired = await wire({ cwd, env, loaders: LOADERS, mayFetch: true });
  return createInjectContext(wired)(request).finally(wired.close);
}
