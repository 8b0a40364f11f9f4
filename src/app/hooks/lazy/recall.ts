import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONG_BOUND, QUICK_BOUND } from '../../../core/background.ts';
import { errorCode, errorMessage } from '../../../core/errors.ts';
import { startNotice } from '../../../core/start-notice.ts';
import { failureRecord } from '../../../files/log.ts';
import { writeRecall } from '../../../recall/model/recall-text.ts';
import type { RecallQuestion } from '../../../recall/model/trigger.ts';
import { forgetShown, noteShown } from '../../../recall/unasked/shown-ledger.ts';
import { unfetchedNotice } from '../../wire/look.ts';
import { wire } from '../../wire/services.ts';
import { wireSpool } from '../../wire/spool.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { inBackground } from './background.ts';
import { salientRecord } from './hand-on.ts';
import { LOADERS } from './loaders.ts';
import { ownCommand } from './own-command.ts';
import { unrecordedNotice } from './unkept.ts';

/** Other writers may hold the left-overs up for so long; then the session is told what is there without them. */
const LEFT_OVERS_WAIT_MS = 1_500;

/** An arm, or git, that has not answered a prompt by then is left out: the event's own deadline is 4 s. */
const ANSWER_DEADLINE_MS = 1_500;

/** What the client calls the ways a session starts. Only a resumed one still has its old contexts, replayed. */
const SOURCES = new Set(['startup', 'clear', 'compact', 'fork', 'resume']);

/** The start of a session: tells it what it should know, and the user, once, of settings that keep all off. */
export async function startSession(
  source: string,
  context: HookContext,
  transcript: string,
): Promise<Outcome> {
  return recallForStart(source, context, transcript).catch((error) =>
    settingsOutcome(source, error, context.env),
  );
}

/** A session that goes on (resumed, compacted) was told when it began. */
function settingsOutcome(source: string, error: unknown, env: NodeJS.ProcessEnv): Outcome {
  if (errorCode(error) !== 'CONFIG_INVALID' || source === 'resume' || source === 'compact') throw error;
  const message = errorMessage(error);
  const more = ownCommand(env, { slash: 'status', cli: 'doctor' });
  const text = `cs-memory is off in this session: ${message}. See \`${more}\`.`;
  return { type: 'notice', text, record: { failure: 'CONFIG_INVALID', message } };
}

async function recallForStart(
  source: string,
  { cwd, env, session, agent }: HookContext,
  transcript: string,
): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, maxWaitMs: LEFT_OVERS_WAIT_MS, indexBound: LONG_BOUND };
  const spooling = await wireSpool(options);
  const { enabled, sessionMemory, handoff, flush } = spooling.config;
  if (!enabled) return SILENT;
  const keepsContext = !SOURCES.has(source) || source === 'resume';
  if (!sessionMemory.enabled && !flush.enabled) {
    if (!keepsContext) forgetShown(spooling.states, session);
    return SILENT;
  }
  const wired = await wire(options, spooling);
  const recovers = sessionMemory.enabled && handoff.enabled && agent === undefined;
  const { text, recalled, news, isHandedOn, salient, leftOvers, unrecorded } = await wired
    .startSession({
      session,
      keepsContext,
      limit: sessionMemory.enabled ? sessionMemory.limit : 0,
      tokens: sessionMemory.tokens,
      hydrationLevel: sessionMemory.hydrationLevel,
      flushes: flush.enabled,
      ...(recovers ? { source, transcript } : {}),
    })
    .finally(wired.close);
  const background = inBackground({ cwd, env }, wired);
  // Vectors are not asked for before there are words: they would have all notes read here.
  const waitsForVectors = !wired.isIndexLeftBehind() && (await wired.vectors?.isBehind()) === true;
  // Nothing is waited for once the first has been started.
  await background.sweep();
  if (leftOvers.left > 0) background.flush();
  if (leftOvers.written > 0) background.sync();
  background.distil();
  background.tidy();
  if (!background.words() && waitsForVectors) background.reindex();
  const record = {
    source: SOURCES.has(source) ? source : 'other',
    build: buildName(),
    recalled,
    ...(isHandedOn ? { handoff: 'told', ...salientRecord(salient) } : {}),
    left_overs: leftOvers.written,
    left_failed: leftOvers.failed,
    ...(leftOvers.why === undefined ? {} : { message: leftOvers.why }),
    ...(unrecorded === undefined ? {} : failureRecord(unrecorded)),
  };
  // Once a session: one that goes on had its line when it began.
  const isNew = source !== 'resume' && source !== 'compact' && agent === undefined;
  const isHeard = sessionMemory.notice && isNew;
  const unwritable =
    unrecorded === undefined ? undefined : unrecordedNotice(unrecorded, { cwd, env, session });
  const ownNotice = unwritable ?? (isHeard ? await unfetchedNotice({ cwd, env }, wired) : undefined);
  if (text === undefined)
    return ownNotice === undefined ? { type: 'silent', record } : { type: 'notice', text: ownNotice, record };
  const more = ownCommand(env, { slash: 'memories', cli: 'list' });
  const memories = isHeard ? startNotice({ recalled, news, isHandedOn }, more, Date.now()) : undefined;
  const notice = ownNotice ?? memories;
  return { type: 'context', text, record, ...(notice === undefined ? {} : { notice }) };
}

/** What scripts/build.ts calls the bundle that this is part of: doctor compares it with its own. */
function buildName(): string | undefined {
  try {
    return readFileSync(join(__dirname, 'build.txt'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Answers a question about the past with the memories that fit, whether or not the session saw them before, but for a handoff that it was told; nothing of it is told unasked again. */
export async function answerFromMemory(
  question: RecallQuestion,
  { cwd, env, session }: HookContext,
): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, session, indexBound: QUICK_BOUND };
  const spooling = await wireSpool(options);
  const { enabled, promptRecall } = spooling.config;
  if (!enabled || !promptRecall.enabled) return SILENT;
  const wired = await wire(options, spooling);
  const without = new Set(wired.states.read(session)?.told_handoffs);
  const more = { deadlineMs: ANSWER_DEADLINE_MS, isQuick: true, fitsItself: true, without, notFrom: session };
  const recalled = await wired.recall
    .answer(question, promptRecall.limit, more)
    .catch((error: unknown) => {
      if (errorCode(error) !== 'INDEX_BEHIND') throw error;
      return [];
    })
    .finally(wired.close);
  inBackground({ cwd, env }, wired).words();
  const told = writeRecall('What fits this question.', recalled, {
    nowMs: Date.now(),
    maxTokens: promptRecall.tokens,
  });
  const record = { recalled: told?.shown.length ?? 0 };
  if (told === undefined) return { type: 'silent', record };
  const ids = told.shown.map(({ memory }) => memory.id);
  noteShown(wired.states, { session }, ids, { atMs: Date.now(), asked: true });
  return { type: 'context', text: told.text, record };
}
