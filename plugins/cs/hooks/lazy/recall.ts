import { errorCode, errorMessage } from '../../../../src/domain/errors.ts';
import { recallText } from '../../../../src/domain/recall-text.ts';
import type { RecallQuestion } from '../../../../src/domain/trigger.ts';
import { wire, wireSpool } from '../../../../src/wire.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** Other writers may hold the left-overs up for so long; then the session is told what is there without them. */
const LEFT_OVERS_WAIT_MS = 1_500;

/** What the client calls the ways a session starts. Only a resumed one still has its old contexts, replayed. */
const SOURCES = new Set(['startup', 'clear', 'compact', 'fork', 'resume']);

/** The start of a session: tells it what it should know, and the user, once, of settings that keep all off. */
export async function startSession(source: string, context: HookContext): Promise<Outcome> {
  return recallForStart(source, context).catch((error) => settingsOutcome(source, error));
}

/** A session that goes on (resumed, compacted) was told when it began. */
function settingsOutcome(source: string, error: unknown): Outcome {
  if (errorCode(error) !== 'CONFIG_INVALID' || source === 'resume' || source === 'compact') throw error;
  const message = errorMessage(error);
  const text = `cs-memory is off in this session: ${message}. \`cs-memory doctor\` tells more.`;
  return { type: 'notice', text, record: { failure: 'CONFIG_INVALID', message } };
}

async function recallForStart(source: string, { cwd, env, session }: HookContext): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, maxWaitMs: LEFT_OVERS_WAIT_MS };
  const spooling = await wireSpool(options);
  const { enabled, sessionMemory, flush } = spooling.config;
  if (!enabled || (!sessionMemory.enabled && !flush.enabled)) return SILENT;
  const wired = await wire(options, spooling);
  const { recalled, leftOvers } = await wired
    .startSession({
      session,
      keepsContext: !SOURCES.has(source) || source === 'resume',
      limit: sessionMemory.enabled ? sessionMemory.limit : 0,
      flushes: flush.enabled,
    })
    .finally(wired.close);
  const record = {
    source: SOURCES.has(source) ? source : 'other',
    recalled: recalled.length,
    left_overs: leftOvers.written,
    left_failed: leftOvers.failed,
  };
  const text = recallText('What was learned in this repository so far.', recalled, Date.now());
  return text === undefined ? { type: 'silent', record } : { type: 'context', text, record };
}

/** Answers a question about the past with the memories that fit, whether or not the session saw them before. */
export async function answerFromMemory(
  question: RecallQuestion,
  { cwd, env }: HookContext,
): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS };
  const spooling = await wireSpool(options);
  const { enabled, promptRecall } = spooling.config;
  if (!enabled || !promptRecall.enabled) return SILENT;
  const wired = await wire(options, spooling);
  const recalled = await wired.recall.answer(question, promptRecall.limit).finally(wired.close);
  const record = { recalled: recalled.length };
  const text = recallText('What fits this question.', recalled, Date.now());
  return text === undefined ? { type: 'silent', record } : { type: 'context', text, record };
}
