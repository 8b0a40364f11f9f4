// What speaks to git and recalls: one file in dist, loaded by calls that have something to flush or to answer.

import { QUICK_BOUND } from '../../../core/background.ts';
import { errorCode } from '../../../core/errors.ts';
import type { RecallText } from '../../../recall/model/recall-text.ts';
import { type ContextRequest, createInjectContext } from '../../../recall/unasked/inject-context.ts';
import { writeRecovery } from '../../../session/model/handoff/recovery-text.ts';
import { wireBackground } from '../../wire/background.ts';
import { askGit } from '../../wire/exact.ts';
import type { AskedGit } from '../../wire/lookups.ts';
import { wire } from '../../wire/services.ts';
import { storiesOf } from '../../wire/session.ts';
import { wireSpool } from '../../wire/spool.ts';
import { wireQueueStatement } from '../../wire/turn.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS, PROGRAM } from './loaders.ts';

export { currentSession } from '../../wire/session.ts';
export { preCompact } from '../pre-compact.ts';
export { sessionEnd } from '../session-end.ts';
export { sessionStart } from '../session-start.ts';
export { stop } from '../stop.ts';
export { subagentStop } from '../subagent-stop.ts';
export { rememberStatement } from './remember-statement.ts';

/** What `cs-memory inject context` tells: built into services.cjs, which is quicker to load than the whole CLI. Throws what recall throws. */
export async function injectContext(
  request: ContextRequest,
  { cwd, env }: Pick<HookContext, 'cwd' | 'env'>,
): Promise<RecallText | undefined> {
  const wired = await wire({ cwd, env, loaders: LOADERS, mayFetch: true });
  return createInjectContext(wired)(request).finally(wired.close);
}

/** Leaves to the background what a question had no time to read. */
export async function indexInBackground({ cwd, env }: HookContext): Promise<void> {
  const wired = await wire({ cwd, env, loaders: LOADERS });
  wireBackground({ cwd, env, program: PROGRAM }, { ...wired, isIndexLeftBehind: () => true }).words();
  wired.close();
}

/** Queues what a prompt states; the Stop that follows writes it. Built into services.cjs: captures, which are many more, do not pay for it. */
export async function queueStatement(prompt: string, { cwd, env, session }: HookContext): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  if (!spooling.config.enabled || !spooling.config.statements.enabled) return SILENT;
  const queued = wireQueueStatement(options, spooling)(prompt);
  if (queued?.added !== true) return SILENT;
  spooling.noteWorkplace(session);
  return { type: 'silent', record: { stated: 1, waiting: queued.count } };
}

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
    wireBackground({ cwd, env, program: PROGRAM }, wired).words();
  }
}

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
