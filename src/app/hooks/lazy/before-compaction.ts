import { failureRecord } from '../../../files/log.ts';
import { guideText } from '../../../session/model/handoff/sections.ts';
import type { HookContext, Outcome } from '../outcome.ts';
import { type FlushWhen, flushSession } from './flush.ts';
import { handOn, salientRecord } from './hand-on.ts';
import { endStretch } from './turn.ts';

/** When the flush has to be over, counted from the start of the process: the event's own deadline is 9 s. */
const FLUSH_ENDS_MS = 8_300;
/** A writer gets so long in any case. */
const LEAST_WAIT_MS = 500;

/**
 * The context is about to be compacted: a handoff is queued, and all that waits is written. Says nothing but, where the user wants
 * it, what the summary must keep. A subagent's own compaction hands nothing on: its session goes on knowing all.
 */
export async function beforeCompaction(
  transcript: string,
  context: HookContext,
  when: FlushWhen,
): Promise<Outcome> {
  const handed = context.agent === undefined ? await handOn(transcript, context, 'compaction') : undefined;
  if (handed === undefined) return endStretch(transcript, context, when);
  const { result, guides } = handed;
  const leftMs = Math.max(LEAST_WAIT_MS, FLUSH_ENDS_MS - performance.now());
  const told = {
    handoff: result.stored,
    ...salientRecord(result.handoff?.salient),
    ...(result.failure === undefined ? {} : failureRecord(result.failure)),
  };
  const flushed = await flushSession(context, {
    ...when,
    maxWaitMs: Math.min(when.maxWaitMs, leftMs),
  }).catch((error: unknown): Outcome => ({ type: 'silent', record: failureRecord(error) }));
  const record = { ...told, ...flushed.record };
  const guide = guides ? guideText(result.handoff?.text ?? '') : undefined;
  return guide === undefined ? { type: 'silent', record } : { type: 'plain', text: guide, record };
}
