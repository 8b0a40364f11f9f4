import { writeRecovery } from '../../../../src/domain/handoff/recovery-text.ts';
import { QUICK_BOUND } from '../../../../src/domain/index-bound.ts';
import { storiesOf } from '../../../../src/wire/story.ts';
import { wire, wireSpool } from '../../../../src/wire.ts';
import type { HookContext, Outcome } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/**
 * Tells where the last session stopped. `here`: only before the first turn of this one, which after it means its own work. Undefined where there is no
 * handoff, or the session was told it.
 */
export async function resumeWork(
  asks: 'here' | 'before',
  { cwd, env, session }: HookContext,
): Promise<Outcome | undefined> {
  const options = { cwd, env, loaders: LOADERS, session, indexBound: QUICK_BOUND };
  const spooling = await wireSpool(options);
  const { enabled, promptRecall, handoff } = spooling.config;
  if (!enabled || !promptRecall.enabled || !handoff.enabled) return undefined;
  if (asks === 'here' && storiesOf(spooling.home).read(session).mark !== undefined) return undefined;
  const wired = await wire(options, spooling);
  const found = await wired.handoff.lastHandoff(session).finally(wired.close);
  if (found === undefined) return undefined;
  const { told_handoffs: told = [] } = wired.states.read(session) ?? {};
  if (told.includes(found.handoff.id)) return undefined;
  const { id } = found.handoff;
  wired.states.update(session, (state) => ({ ...state, told_handoffs: [...told, id] }));
  const { text } = writeRecovery({ ...found.handoff, isOwn: false }, '', [], { nowMs: Date.now() });
  return { type: 'context', text, record: { handoff: 'asked' } };
}
