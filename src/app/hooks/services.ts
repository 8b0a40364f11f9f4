// What speaks to git and recalls: one file in dist, loaded by calls that have something to flush or to answer.
import { queueStatement } from '../../capture/note-statement.ts';
import type { Resume } from '../../capture/prompt-hints.ts';
import { type RememberedStatement, rememberStatement } from '../../capture/remember-statement.ts';
import { QUICK_BOUND } from '../../core/background.ts';
import { errorCode } from '../../core/errors.ts';
import { inert } from '../../core/inert.ts';
import { isToldUnasked, type Memory, trustOf } from '../../core/memory.ts';
import { shortLine } from '../../core/text.ts';
import { failureRecord } from '../../files/log.ts';
import { type ContextRequest, contextFor } from '../../recall/inject-context.ts';
import { writeRecall } from '../../recall/recall-text.ts';
import { withShown } from '../../recall/shown-ledger.ts';
import { roleOf } from '../../session/context.ts';
import { namesAll, onlyAsks } from '../../session/handoff/as-now.ts';
import { others } from '../../session/handoff/newest-handoff.ts';
import { lastHandoff } from '../../session/handoff/recover.ts';
import { writeRecovery } from '../../session/handoff/recovery-text.ts';
import { latestFirst, overAt, type SessionState } from '../../session/ports.ts';
import { isIdle } from '../../session/story-events.ts';
import { startIndexing, startJob } from '../wire/background.ts';
import { type AskedGit, askGit } from '../wire/exact.ts';
import { type Wired, wire } from '../wire/services.ts';
import { keptOf, noteWorkplace, spoolOf } from '../wire/spool.ts';
import { LOADERS, PROGRAM } from './loaders.ts';
import { noticeOf, troubleNotice } from './notices.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

export { currentSession } from '../wire/home.ts';
export { preCompact } from './pre-compact.ts';
export { sessionEnd } from './session-end.ts';
export { sessionStart } from './session-start.ts';
export { stop } from './stop.ts';
export { subagentStop } from './subagent-stop.ts';

/** What `cs-memory inject context` tells of no prompt, and `inject brief` of a description: built into services.cjs, which is quicker to load than the whole CLI. Throws what recall throws. */
export async function injectContext(request: ContextRequest, { cwd, env }: Pick<HookContext, 'cwd' | 'env'>) {
  const wired = await wire({ cwd, env, loaders: LOADERS, mayFetch: true });
  return contextFor(wired, request).finally(wired.close);
}

/** Leaves to the background what a question had no time to read. */
export async function indexInBackground(context: HookContext): Promise<void> {
  const wired = await wire(await spoolOf(context, LOADERS));
  startIndexing(wired, PROGRAM, true);
  wired.close();
}

/** Queues what a prompt states; the Stop that follows writes it. Built into services.cjs: captures, which are many more, do not pay for it. */
export async function keepForStop(prompt: string, context: HookContext): Promise<Outcome> {
  const spooling = await spoolOf(context, LOADERS);
  if (!spooling.config.enabled || !spooling.config.statements.enabled) return SILENT;
  const added = queueStatement(spooling, context.session, prompt).filter((one) => one.added);
  const last = added.at(-1);
  if (last === undefined) return SILENT;
  noteWorkplace(spooling, context.session);
  return { record: { stated: added.length, waiting: last.count } };
}

/** Brings the index up to date and notes who the user is, so that later looks need no git. Undefined where there is no time: a job does it. */
export async function bringUpToDate(context: HookContext): Promise<AskedGit | undefined> {
  const { session } = context;
  const wired = await wire({ ...(await spoolOf(context, LOADERS)), session, indexBound: QUICK_BOUND });
  try {
    const asked = await askGit(wired, session); // first: it is known then, too, where the index is not ready
    await wired.stores.save();
    return asked;
  } catch (error) {
    if (errorCode(error) !== 'INDEX_BEHIND') throw error;
    return undefined;
  } finally {
    wired.close();
    startIndexing(wired, PROGRAM);
  }
}

/** Tells where the last session stopped; `here`: only before this one has work of its own. Undefined where nothing is known, or a handoff was told already: another would speak against it. */
export async function resumeWork(asks: Resume, context: HookContext): Promise<Outcome | undefined> {
  const { session } = context;
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, promptRecall, handoff } = spooling.config;
  if (!enabled || !promptRecall.enabled || !handoff.enabled) return undefined;
  const { stories, handoffs } = keptOf(spooling.home);
  const story = stories.read(session);
  const name = typeof asks === 'string' ? undefined : asks.name;
  if (name === undefined ? asks === 'here' && !isIdle(story) : namesAll(story.asked.join('\n'), name))
    return undefined;
  // One that has a handoff of its own was resumed, or compacted: it knows where it was, and no other is the last.
  const isKnown = handoffs.read(session) !== undefined;
  const { told_handoffs = [] } = spooling.states.read(session) ?? {};
  if (name === undefined && (isKnown || told_handoffs.length > 0)) return undefined;
  const wired = await wire({ ...spooling, session, indexBound: QUICK_BOUND });
  const work = await lastWork(wired, session, name).finally(wired.close);
  if (work === undefined || told_handoffs.includes(work.id)) return undefined;
  const { id, text } = work;
  const isShown = (state: SessionState) => ({ ...withShown(state, { session }, [id]), told_handoffs: [id] });
  if (session !== '') wired.states.update(session, isShown);
  return { context: text, memories: [id], record: { handoff: work.handoff } };
}

/** Other writers may hold this up for so long; then it waits in the queue. The event's own deadline is 4 s. */
const MAX_WAIT_MS = 1_500;

/** Writes what the user wants remembered into the notes, and tells the user, not the model; also that it could not be kept, each time. */
export const keepAtOnce = (prompt: string, context: HookContext): Promise<Outcome> =>
  kept(prompt, context).catch((error) => {
    if (errorCode(error) === 'CONFIG_INVALID') throw error; // told when the session starts
    const notice = troubleNotice('this was not remembered', error, context.env);
    return { notice, record: { stated: 0, ...failureRecord(error) } };
  });

async function kept(prompt: string, context: HookContext): Promise<Outcome> {
  const { env, session } = context;
  const spooling = await spoolOf(context, LOADERS);
  if (!spooling.config.enabled || !spooling.config.statements.enabled) return SILENT;
  const wired = await wire({ ...spooling, session, maxWaitMs: MAX_WAIT_MS, indexBound: QUICK_BOUND });
  const remembered = await rememberStatement(wired, session, prompt).finally(wired.close);
  startIndexing(wired, PROGRAM);
  // No later flush may find anything that is new.
  if (remembered.some((it) => (it.state === 'remembered' ? it.scope !== 'user' : it.state === 'forgotten')))
    startJob(wired, PROGRAM, 'sync');
  if (remembered.length === 0) return SILENT;
  if (remembered.some(({ state }) => state === 'waits')) noteWorkplace(spooling, session);
  const failures = remembered.flatMap((one) => ('why' in one ? [one.why] : []));
  // Before the first commit nothing has failed.
  const isUnborn = errorCode(failures[0]) === 'NO_COMMIT';
  const why = failures.length === 0 ? {} : isUnborn ? { error: 'NO_COMMIT' } : failureRecord(failures[0]);
  const stated = remembered.filter(({ state }) => STATES_SOMETHING.has(state)).length;
  return { notice: noticeOf(remembered, env), record: { stated, ...why } };
}

const STATES_SOMETHING: ReadonlySet<RememberedStatement['state']> = new Set(['remembered', 'known', 'waits']);

const PROGRESS_TOKENS = 800;
/** So many of the sessions of this clone are asked, the last first, before anybody else's. */
const MAX_OVER = 10;
const MAX_NAME_CHARS = 60;

/** What the last session that is over noted of its progress: one of this clone and of the same role, else the last of somebody whom the user trusts. */
async function progressBefore({ own, states, began, trusting }: Wired, session: string) {
  const nowMs = Date.now();
  const role = roleOf(began);
  const settings = await trusting.settings(true);
  // Trust first: what anybody may push must not hide what may be told.
  const mayTell = (memory: Memory): boolean =>
    memory.kind === 'progress' && isToldUnasked(trustOf({ memory, scope: 'repository' }, settings));
  const newestOf = (memories: readonly Memory[], isWanted: (of: string) => boolean): Memory | undefined => {
    const told = memories.filter(mayTell).sort((a, b) => (a.at < b.at ? 1 : -1));
    return told.find(({ session: of = session }) => of !== session && isWanted(of));
  };
  const isOver = (state: SessionState): boolean =>
    overAt(state) !== undefined || states.isDead(state.session_id);
  const over = others({ states }, session)
    .filter((state) => state.role === role && isOver(state))
    .filter(({ session_id: id }) => !onlyAsks(began.handoffs.read(id)?.text ?? ''));
  for (const [at, { session_id: id }] of over.sort(latestFirst).slice(0, MAX_OVER).entries()) {
    const memory = newestOf(await own.index.ofSession(id, nowMs), (of) => of === id);
    if (memory !== undefined)
      return { memory, title: `What ${at === 0 ? 'the last' : 'an earlier'} session was at.` };
  }
  if (role !== undefined) return undefined;
  const live = await own.index.liveIn('progress', nowMs);
  const memory = newestOf(live, (of) => states.read(of) === undefined);
  if (memory === undefined) return undefined;
  const name = (memory.author ?? '').replace(/ *<[^<>]*>$/, '');
  const whose = inert(shortLine(name, MAX_NAME_CHARS)) || 'somebody';
  return { memory, title: `What the last session of ${whose} was at; of this clone none is known.` };
}

/** The handoff of the last session, else its progress, as it is to be told; undefined where neither is known. Throws what git throws. */
async function lastWork(wired: Wired, session: string, name: string | undefined) {
  const nowMs = Date.now();
  const found = await lastHandoff(wired.began, session, name);
  if (found !== undefined) {
    const { handoff, session: _of, isPointer: _is, ...known } = found;
    const { text } = writeRecovery({ ...handoff, ...known, isOwn: false }, '', [], { nowMs });
    return { id: handoff.id, text, handoff: 'asked' };
  }
  const progress = name === undefined ? await progressBefore(wired, session) : undefined;
  if (progress === undefined) return undefined;
  const { id } = progress.memory;
  const recalled = await wired.recall.byIds([id]);
  const told = writeRecall(progress.title, recalled, { nowMs, maxTokens: PROGRESS_TOKENS });
  return told && { id, text: told.text, handoff: 'progress' };
}
