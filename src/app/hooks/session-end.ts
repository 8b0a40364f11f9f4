import { flushSession, handOn, salientRecord, tellStory, tried, withRecord } from './lazy/flush.ts';
import { type Handler, textField } from './stdio.ts';

/** The session ends: where its work stands, and what waits, goes into the notes, if there is time; if not, the next SessionStart does it. Says nothing. */
export const sessionEnd: Handler = async (payload, context) => {
  const transcript = textField(payload, 'transcript_path');
  const told = await tried('progress', context, () => tellStory(transcript, context, { ended: true }));
  const handed = context.agent === undefined ? await handOn(transcript, context, 'end') : undefined;
  const { stored, handoff } = handed?.result ?? {};
  return withRecord(await flushSession(context, { maxWaitMs: 600, ended: true }), {
    ...(told === true ? { progress: 1 } : {}),
    ...(stored === undefined ? {} : { handoff: stored, ...salientRecord(handoff?.salient) }),
  });
};
