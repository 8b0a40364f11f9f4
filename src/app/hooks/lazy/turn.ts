import type { HookContext, Outcome } from '../outcome.ts';
import { type FlushWhen, flushSession, tried, withRecord } from './flush.ts';
import { handOn, salientRecord, tellStory } from './hand-on.ts';

/** A session ends, or is about to forget: where its work stands is queued, and all that waits is written. Says nothing. */
export async function endStretch(
  transcript: string,
  context: HookContext,
  when: FlushWhen,
): Promise<Outcome> {
  const told = await tried('progress', context, () =>
    tellStory(transcript, context, { ended: when.ended === true }),
  );
  const isOwnEnd = when.ended === true && context.agent === undefined;
  const handed = isOwnEnd ? await handOn(transcript, context, 'end') : undefined;
  const { stored, handoff } = handed?.result ?? {};
  return withRecord(await flushSession(context, when), {
    ...(told === true ? { progress: 1 } : {}),
    ...(stored === undefined ? {} : { handoff: stored, ...salientRecord(handoff?.salient) }),
  });
}
