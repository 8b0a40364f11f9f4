import { wireSpool } from '../../wire/spool.ts';
import { wireTurn } from '../../wire/turn.ts';
import type { HookContext, Outcome } from '../outcome.ts';
import { type FlushWhen, flushSession, tried, withRecord } from './flush.ts';
import { handOn, salientRecord } from './hand-on.ts';
import { LOADERS } from './loaders.ts';

/** A session ends, or is about to forget: where its work stands is queued, and all that waits is written. Says nothing. */
export async function endStretch(
  transcript: string,
  context: HookContext,
  when: FlushWhen,
): Promise<Outcome> {
  const told = await tried('progress', context, () => tellStory(transcript, context, when));
  const isOwnEnd = when.ended === true && context.agent === undefined;
  const handed = isOwnEnd ? await handOn(transcript, context, 'end') : undefined;
  const { stored, handoff } = handed?.result ?? {};
  return withRecord(await flushSession(context, when), {
    ...(told === true ? { progress: 1 } : {}),
    ...(stored === undefined ? {} : { handoff: stored, ...salientRecord(handoff?.salient) }),
  });
}

async function tellStory(
  transcript: string,
  context: HookContext,
  { ended = false }: Pick<FlushWhen, 'ended'>,
): Promise<boolean> {
  const { cwd, env, session } = context;
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  const { enabled, progress } = spooling.config;
  if (!enabled) return false;
  const turning = wireTurn(options, spooling);
  if (ended) turning.markEnded();
  if (!progress.enabled) {
    turning.readRest(transcript); // what was said is distilled all the same
    return false;
  }
  const told = turning.tellStory(transcript);
  await tried('goals', context, async () => turning.gatherGoals({ ended: true }));
  return told;
}
