import { defined } from '../../core/basics.ts';
import { failureRecord } from '../../files/log.ts';
import { guideText } from '../../session/handoff/sections.ts';
import { handOn, salientRecord, tellStory } from './session-end.ts';
import { type Handler, SILENT, textField, withMore } from './stdio.ts';
import { type BoundedFlush, flushSession, tried } from './stop.ts';

/** All that was said so far is distilled. */
const WHEN: BoundedFlush = { maxWaitMs: 6_000, whole: true, agents: { running: 'unknown' } };
/** When the flush has to be over, counted from the start of the process: the event's own deadline is 9 s. */
const FLUSH_ENDS_MS = 8_300;
/** A writer gets so long in any case. */
const LEAST_WAIT_MS = 500;

/** Before an automatic compaction: a handoff is queued, all that waits is written. Says nothing but, where wanted, what the summary must keep; a subagent hands nothing on. */
export const preCompact: Handler = async (payload, context) => {
  const transcript = textField(payload, 'transcript_path');
  const handed = context.agent === undefined ? await handOn(transcript, context, 'compaction') : undefined;
  if (handed === undefined) {
    const told = await tried('progress', context, () => tellStory(transcript, context, false));
    return withMore(await flushSession(context, WHEN), told === true ? { record: { progress: 1 } } : SILENT);
  }
  const { stored, handoff, failure } = handed.result;
  const leftMs = Math.max(LEAST_WAIT_MS, FLUSH_ENDS_MS - performance.now());
  const when = { ...WHEN, maxWaitMs: Math.min(WHEN.maxWaitMs, leftMs) };
  const flushed = await flushSession(context, when).catch((error) => ({ record: failureRecord(error) }));
  const failed = failure === undefined ? {} : failureRecord(failure);
  const record = { handoff: stored, ...salientRecord(handoff?.salient), ...failed, ...flushed.record };
  const guide = handed.guides ? guideText(handoff?.text ?? '') : undefined;
  return { ...defined({ plain: guide }), record };
};
