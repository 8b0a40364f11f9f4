import { wireSpool } from '../wire/spool.ts';
import { wireTurn } from '../wire/turn.ts';
import { flushSession, tried, withRecord } from './lazy/flush.ts';
import { LOADERS } from './lazy/loaders.ts';
import { type Handler, type HookContext, textField } from './stdio.ts';

/** A turn ends: what its answer teaches is queued, and what waits goes into the notes. Never says anything, since the model would go on talking. */
export const stop: Handler = async (payload, context) => {
  const answer = textField(payload, 'last_assistant_message');
  const transcript = textField(payload, 'transcript_path');
  const running = runningAgents(payload['background_tasks']);
  const noted = await tried('answer', context, () => noteAnswer(answer, transcript, context));
  const flushed = await flushSession(context, { maxWaitMs: 8_000, agents: { running } });
  return withRecord(flushed, noted === undefined ? {} : { answer: noted });
};

function runningAgents(tasks: unknown): readonly string[] {
  if (!Array.isArray(tasks)) return [];
  const running = tasks.filter((task: { status?: unknown } | null) => task?.status === 'running');
  return running.flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? [id] : []));
}

/** Answer and transcript may be ''. Undefined where nothing was queued. */
async function noteAnswer(
  answer: string,
  transcript: string,
  context: HookContext,
): Promise<string | undefined> {
  const { cwd, env, session } = context;
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled) return undefined;
  const turning = wireTurn(options, spooling);
  // Without an answer to assess, what the prompts stated is kept all the same.
  const noted = turning.noteAnswer(answers.enabled ? answer : '', transcript);
  if (!answers.enabled) turning.noteUnread();
  if (progress.enabled) await tried('goals', context, async () => turning.gatherGoals({ ended: false }));
  if (noted === 'nothing') return undefined;
  spooling.noteWorkplace(session);
  return noted;
}
