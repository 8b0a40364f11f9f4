import { errorCode, errorMessage } from '../../../../src/domain/errors.ts';
import { recallText } from '../../../../src/domain/recall-text.ts';
import { type Wired, wire, wireSpool } from '../../../../src/wire.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { flushLeftOvers } from './flush.ts';
import { LOADERS } from './loaders.ts';

/** Sources after which the model's context holds nothing of what was shown before. */
const EMPTY_CONTEXT = new Set(['startup', 'clear', 'compact', 'fork']);

/** Other writers may hold the left-overs up for so long; then the session is told what is there without them. */
const LEFT_OVERS_WAIT_MS = 1_500;

/** What the user is told, once a session, when a settings file keeps everything from running. */
function settingsNotice(error: unknown): Outcome {
  if (errorCode(error) !== 'CONFIG_INVALID') throw error;
  const text = `cs-memory is off in this session: ${errorMessage(error)}. \`cs-memory doctor\` tells more.`;
  return { type: 'notice', text, record: { failure: 'CONFIG_INVALID', message: errorMessage(error) } };
}

/**
 * The start of a session, also after compaction and resume: flushes what crashed sessions left, then tells the
 * session what it should know. After `resume` the client replays the old contexts, so only what is new is said.
 */
export async function startSession(source: string, context: HookContext): Promise<Outcome> {
  return recallForStart(source, context).catch(settingsNotice);
}

async function recallForStart(source: string, context: HookContext): Promise<Outcome> {
  const { config } = await wireSpool({ cwd: context.cwd, env: context.env, loaders: LOADERS });
  if (!config.enabled || (!config.sessionMemory.enabled && !config.flush.enabled)) return SILENT;
  const wired = await wire({
    cwd: context.cwd,
    env: context.env,
    loaders: LOADERS,
    maxWaitMs: LEFT_OVERS_WAIT_MS,
  });
  try {
    const author = await wired.repository.author();
    const shown = EMPTY_CONTEXT.has(source) ? [] : (wired.states.read(context.session)?.shown ?? []);
    const left = config.flush.enabled
      ? await flushLeftOvers(wired, context.session)
      : { written: 0, failed: 0 };
    wired.prune();
    const recalled = config.sessionMemory.enabled
      ? await wired.recall.forSession(config.sessionMemory.limit, new Set(shown))
      : [];
    // What came by a fetch, or by hand, is indexed here once, and not again at every prompt that asks.
    await wired.index.save();
    noteSession(wired, context.session, author, [...shown, ...recalled.map(({ memory }) => memory.id)]);
    const known = EMPTY_CONTEXT.has(source) || source === 'resume' ? source : 'other';
    const record = {
      source: known,
      recalled: recalled.length,
      left_overs: left.written,
      left_failed: left.failed,
    };
    const text = recallText('What was learned in this repository so far.', recalled, Date.now());
    return text === undefined ? { type: 'silent', record } : { type: 'context', text, record };
  } finally {
    wired.close();
  }
}

/** Records the session, its client, its author and what it was shown. */
function noteSession(
  wired: Wired,
  session: string,
  author: string | undefined,
  shown: readonly string[],
): void {
  wired.states.begin(session, (state) => ({ ...state, shown, author: author ?? '' }));
}

/** Answers a question about the past with the memories that fit, whether or not the session saw them before. */
export async function answerFromMemory(query: string, context: HookContext): Promise<Outcome> {
  const { config } = await wireSpool({ cwd: context.cwd, env: context.env, loaders: LOADERS });
  if (!config.enabled || !config.promptRecall.enabled) return SILENT;
  const wired = await wire({ cwd: context.cwd, env: context.env, loaders: LOADERS });
  try {
    const recalled = await wired.recall.byWords(query, wired.config.promptRecall.limit);
    const record = { recalled: recalled.length };
    const text = recallText('What fits this question.', recalled, Date.now());
    return text === undefined ? { type: 'silent', record } : { type: 'context', text, record };
  } finally {
    wired.close();
  }
}
