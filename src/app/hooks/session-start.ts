import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Job, LONG_BOUND } from '../../core/background.ts';
import { attempt, defined } from '../../core/basics.ts';
import { errorCode, errorMessage } from '../../core/errors.ts';
import { count } from '../../core/text.ts';
import { DAY_MS } from '../../core/time.ts';
import { failureRecord } from '../../files/log.ts';
import { forgetShown } from '../../recall/shown-ledger.ts';
import { type SessionStart, startSession } from '../../session/start-session.ts';
import { startIndexing, startJob } from '../wire/background.ts';
import { unfetchedNotice, untrustedNotice } from '../wire/look.ts';
import { type Wired, wire } from '../wire/services.ts';
import { spoolOf } from '../wire/spool.ts';
import { LOADERS, PROGRAM } from './loaders.ts';
import { howItStands, ownCommand, unrecordedNotice } from './notices.ts';
import { salientRecord } from './session-end.ts';
import { type Handler, type HookContext, type Outcome, SILENT, textField } from './stdio.ts';

/** Other writers may hold the left-overs up for so long; then the session is told what is there without them. */
const LEFT_OVERS_WAIT_MS = 1_500;

/** What the client calls the ways a session starts. Only a resumed one still has its old contexts, replayed. */
const SOURCES = new Set(['startup', 'clear', 'compact', 'fork', 'resume']);

/** A session that goes on (resumed, compacted) was told when it began what is told once. */
const goesOn = (source: string): boolean => source === 'resume' || source === 'compact';

/** A session starts, is resumed, or has been compacted: what it should know is told to the model, and the user, once, of settings that keep all off. */
export const sessionStart: Handler = async (payload, context) => {
  const source = textField(payload, 'source');
  const transcript = textField(payload, 'transcript_path');
  return start(source, transcript, context).catch((error) => {
    if (errorCode(error) !== 'CONFIG_INVALID' || goesOn(source)) throw error;
    const message = errorMessage(error);
    const notice = `cs-memory is off in this session: ${message}. See \`${howItStands(context.env)}\`.`;
    return { notice, record: { failure: 'CONFIG_INVALID', message } };
  });
};

async function start(source: string, transcript: string, context: HookContext): Promise<Outcome> {
  const { session, agent } = context;
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, sessionMemory, handoff, flush } = spooling.config;
  if (!enabled) return SILENT;
  const keepsContext = !SOURCES.has(source) || source === 'resume';
  if (!sessionMemory.enabled && !flush.enabled) {
    if (!keepsContext) forgetShown(spooling.states, session);
    return SILENT;
  }
  const wired = await wire({ ...spooling, maxWaitMs: LEFT_OVERS_WAIT_MS, indexBound: LONG_BOUND });
  const recovers = sessionMemory.enabled && handoff.enabled && agent === undefined;
  const started = await startSession(wired, {
    session,
    keepsContext,
    limit: sessionMemory.enabled ? sessionMemory.limit : 0,
    tokens: sessionMemory.tokens,
    hydrationLevel: sessionMemory.hydrationLevel,
    flushes: flush.enabled,
    ...(recovers ? { source, transcript } : {}),
  }).finally(wired.close);
  await startInBackground(started, wired);
  const notice = await noticeOf(started, source, context, wired);
  return { ...defined({ context: started.text, notice }), record: recordOf(started, source) };
}

async function startInBackground({ leftOvers }: SessionStart, wired: Wired): Promise<void> {
  const start = (job: Job): boolean => startJob(wired, PROGRAM, job);
  // Vectors are not asked for before there are words: they would have all notes read here.
  const waitsForVectors = !wired.isIndexLeftBehind() && (await wired.vectors?.isBehind()) === true;
  // Nothing is waited for once the first has been started.
  start('reanchor');
  if (leftOvers.left > 0) start('flush');
  if (leftOvers.written > 0) start('sync');
  for (const job of ['distil', 'gc', 'look'] as const) start(job);
  if (!startIndexing(wired, PROGRAM) && waitsForVectors) start('reindex');
}

async function noticeOf(started: SessionStart, source: string, context: HookContext, wired: Wired) {
  if (started.unrecorded !== undefined) return unrecordedNotice(started.unrecorded, context);
  if (!wired.config.sessionMemory.notice || goesOn(source) || context.agent !== undefined) return undefined;
  const unfetched = await unfetchedNotice(wired);
  if (unfetched !== undefined) return unfetched;
  const more = ownCommand(context.env, { slash: 'memories', cli: 'list' });
  const told = started.text === undefined ? undefined : startNotice(started, more, Date.now());
  return [told, untrustedNotice(wired)].filter(Boolean).join('\n') || undefined;
}

const recordOf = (
  { recalled, isHandedOn, salient, leftOvers, unrecorded }: SessionStart,
  source: string,
) => ({
  source: SOURCES.has(source) ? source : 'other',
  // What scripts/build.ts calls the bundle that this is part of: doctor compares it with its own.
  build: attempt(() => readFileSync(join(__dirname, 'build.txt'), 'utf8').trim()),
  recalled,
  ...(isHandedOn ? { handoff: 'told', ...salientRecord(salient) } : {}),
  left_overs: leftOvers.written,
  left_failed: leftOvers.failed,
  ...(leftOvers.why === undefined ? {} : { message: leftOvers.why }),
  ...(unrecorded === undefined ? {} : failureRecord(unrecorded)),
});

/** What the model was told, and how to see it (`command`), for the user; undefined: nothing. Days in the user's own time zone. Pure. */
export function startNotice(
  { recalled, news, isHandedOn }: Pick<SessionStart, 'recalled' | 'news' | 'isHandedOn'>,
  command: string,
  nowMs: number,
): string | undefined {
  if (recalled === 0 && !isHandedOn) return undefined;
  const parts = [...(isHandedOn ? ['a handoff'] : []), ...(recalled > 0 ? [count(recalled, 'memory')] : [])];
  const fresh = news?.count ? `, ${news.count} new since ${dayText(news.since, nowMs)}` : '';
  return `cs-memory: gave the model ${parts.join(' and ')}${fresh} (${command})`;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayText(since: string, nowMs: number): string {
  const then = new Date(since);
  const [day, now] = [new Date(then).setHours(0, 0, 0, 0), new Date(nowMs).setHours(0, 0, 0, 0)];
  if (day === now) return 'your last session';
  const days = Math.round((now - day) / DAY_MS);
  if (days === 1) return 'yesterday';
  return days < 7 ? (DAYS[then.getDay()] ?? since) : since.slice(0, 10);
}
