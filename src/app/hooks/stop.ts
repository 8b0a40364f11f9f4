import { type FlushTotal, type FlushWhen, flushedInAll, flushQueues } from '../../capture/flush.ts';
import { hasUndistilled } from '../../capture/gathered.ts';
import { noteAnswer } from '../../capture/story.ts';
import { LONG_BOUND, QUICK_BOUND } from '../../core/background.ts';
import { fieldsOf } from '../../core/basics.ts';
import { errorCode } from '../../core/errors.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { gatherGoals, noteAnswered } from '../../session/goals.ts';
import { storyOf } from '../../session/sessions.ts';
import { mergeCounts } from '../../session/subagent.ts';
import { startIndexing, startIndexingNew, startJob } from '../wire/background.ts';
import { wire } from '../wire/services.ts';
import { beganAt, keptOf, noteWorkplace, spoolOf, workplaces } from '../wire/spool.ts';
import { LOADERS, PROGRAM } from './loaders.ts';
import { type Handler, type HookContext, type Outcome, SILENT, textField, withMore } from './stdio.ts';

/** A turn ends: what its answer teaches is queued, and what waits goes into the notes. Never says anything, since the model would go on talking. */
export const stop: Handler = async (payload, context) => {
  const answer = textField(payload, 'last_assistant_message');
  const transcript = textField(payload, 'transcript_path');
  const running = runningAgents(payload['background_tasks']);
  const noted = await tried('answer', context, () => noteTurn(answer, transcript, context));
  const flushed = await flushSession(context, { maxWaitMs: 8_000, agents: { running } });
  return withMore(flushed, noted === undefined ? SILENT : { record: { answer: noted } });
};

function runningAgents(tasks: unknown): readonly string[] {
  const all = Array.isArray(tasks) ? tasks.map(fieldsOf) : [];
  return all.flatMap(({ id, status }) => (status === 'running' && typeof id === 'string' ? [id] : []));
}

/** Answer and transcript may be ''. Undefined where nothing was queued. */
async function noteTurn(answer: string, transcript: string, context: HookContext) {
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled) return undefined;
  const { session } = context;
  const began = beganAt(spooling);
  // Without an answer to assess, what the prompts stated is kept all the same.
  const noted = noteAnswer(storyOf(began, session), answers.enabled ? answer : '', transcript);
  if (progress.enabled) {
    if (!answers.enabled) noteAnswered(began, session, { hash: `unread-${began.clock()}`, finished: false });
    await tried('goals', context, async () => gatherGoals(began, session, { ended: false }));
  }
  if (noted === 'nothing') return undefined;
  noteWorkplace(spooling, session);
  return noted;
}

/** How a flush is bounded and what it ends. */
export interface BoundedFlush extends FlushWhen {
  /** How long other writers may win: less than the event's deadline, so that the log can say who was in the way. */
  readonly maxWaitMs: number;
}

/** Writes what this session has queued into the notes. Where the index lacks more than there is time for, nobody knows which lessons are known: then the queue waits for a process that builds it. */
export async function flushSession(context: HookContext, when: BoundedFlush): Promise<Outcome> {
  const totals: FlushTotal[] = [];
  // What a hook leaves behind is killed with it as long as it runs: so this is the last it does.
  const starts: (() => void)[] = [];
  let failure: { readonly error: unknown } | undefined;
  for (const cwd of workplaces(context)) {
    try {
      totals.push(...(await flushPlace(cwd, context, when, starts)));
    } catch (error) {
      failure = { error }; // the other places have their turn all the same; the runner logs the last failure
    }
  }
  for (const start of starts) start();
  if (failure !== undefined) throw failure.error;
  const { written, seen, stopped, retries, broken, merges } = flushedInAll(totals);
  if (written + seen + stopped + broken + merges.length === 0) return SILENT;
  const agents = merges.length === 0 ? {} : { agents: merges.length, ...mergeCounts(merges) };
  return { record: { written, seen, stopped, retries, ...(broken > 0 ? { broken } : {}), ...agents } };
}

/** Runs what comes before a flush: what fails there is logged, and leaves the flush its turn; wrong settings only there, where they are met again. */
export async function tried<T>(event: string, { env }: HookContext, run: () => Promise<T>) {
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== 'CONFIG_INVALID') writeLog(env, { event, ...failureRecord(error) });
    return undefined;
  }
}

/** Flushes the session's queue of one place, where something is to be done there; what is to be started for it is added. */
async function flushPlace(
  cwd: string,
  context: HookContext,
  { maxWaitMs, ended = false, whole = ended, agents }: BoundedFlush,
  starts: (() => void)[],
): Promise<readonly FlushTotal[]> {
  const { session } = context;
  const spooling = await spoolOf(context, LOADERS, cwd);
  const { config, home, accumulator, states } = spooling;
  if (!config.enabled || !config.flush.enabled) return [];
  const isSaid = () => hasUndistilled(keptOf(home).stories.read(session).gathered, whole);
  const waits = accumulator(session).waits() || (config.answers.enabled && isSaid());
  if (!waits && !(ended && states.read(session))) return [];
  const indexBound = ended ? QUICK_BOUND : LONG_BOUND; // SessionEnd has a second
  const wired = await wire({ ...spooling, session, maxWaitMs, indexBound });
  try {
    const total = await flushQueues(wired, [session], { ended, whole, agents });
    const isNew = total.written + total.seen > 0;
    const isBehind = wired.isIndexLeftBehind();
    starts.push(() => {
      if (isNew) startJob(wired, PROGRAM, 'sync');
      const isIndexing = isBehind ? startIndexing(wired, PROGRAM) : isNew && startIndexingNew(wired, PROGRAM);
      if (!isIndexing && isNew) startJob(wired, PROGRAM, 'reindex');
      if (ended) startJob(wired, PROGRAM, 'distil');
    });
    return [total];
  } catch (error) {
    if (errorCode(error) !== 'INDEX_BEHIND') throw error;
    starts.push(() => startIndexing(wired, PROGRAM, true));
    return [];
  } finally {
    wired.close();
  }
}
