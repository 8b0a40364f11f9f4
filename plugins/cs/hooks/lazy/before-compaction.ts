import { errorCode } from '../../../../src/domain/errors.ts';
import { guideText } from '../../../../src/domain/handoff/guide.ts';
import { LONG_BOUND } from '../../../../src/domain/index-bound.ts';
import type { HandoffResult } from '../../../../src/services/handoff/handoff.ts';
import { failureRecord, writeLog } from '../../../../src/wire/hot.ts';
import { wire, wireSpool } from '../../../../src/wire.ts';
import type { HookContext, Outcome } from '../outcome.ts';
import { type FlushWhen, flushSession } from './flush.ts';
import { LOADERS } from './loaders.ts';
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
  const handed = context.agent === undefined ? await handOn(transcript, context) : undefined;
  if (handed === undefined) return endStretch(transcript, context, when);
  const { result, guides } = handed;
  const leftMs = Math.max(LEAST_WAIT_MS, FLUSH_ENDS_MS - performance.now());
  const { salient } = result.handoff ?? {};
  const told = {
    handoff: result.stored,
    ...(salient === undefined ? {} : { salient: salient.memories.length, mode: salient.mode }),
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

/** Undefined where the settings want none, and where they are wrong: then the flush meets that again, and says so. */
async function handOn(
  transcript: string,
  context: HookContext,
): Promise<{ readonly result: HandoffResult; readonly guides: boolean } | undefined> {
  const { cwd, env, session } = context;
  try {
    const options = { cwd, env, loaders: LOADERS, session, indexBound: LONG_BOUND };
    const spooling = await wireSpool(options);
    const { enabled, handoff } = spooling.config;
    if (!enabled || !handoff.enabled) return undefined;
    const wired = await wire(options, spooling);
    const make = wired.handoff.makeHandoff(session);
    const result = await make({ transcript, occasion: 'compaction', isKeptEmpty: true }).finally(wired.close);
    return { result, guides: handoff.guideSummary };
  } catch (error) {
    if (errorCode(error) !== 'CONFIG_INVALID') writeLog(env, { event: 'handoff', ...failureRecord(error) });
    return undefined;
  }
}
