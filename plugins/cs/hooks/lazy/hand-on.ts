import { errorCode } from '../../../../src/domain/errors.ts';
import { LONG_BOUND, QUICK_BOUND } from '../../../../src/domain/index-bound.ts';
import type { HandoffResult } from '../../../../src/services/handoff/handoff.ts';
import { failureRecord, writeLog } from '../../../../src/wire/hot.ts';
import { wire, wireSpool } from '../../../../src/wire.ts';
import type { HookContext } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** Queues where the session's work stands. Undefined where the settings want none, and where they are wrong: then the flush meets that again, and says so. */
export async function handOn(
  transcript: string,
  { cwd, env, session }: HookContext,
  occasion: 'compaction' | 'end',
): Promise<{ readonly result: HandoffResult; readonly guides: boolean } | undefined> {
  try {
    const indexBound = occasion === 'end' ? QUICK_BOUND : LONG_BOUND;
    const options = { cwd, env, loaders: LOADERS, session, indexBound };
    const spooling = await wireSpool(options);
    const { enabled, handoff } = spooling.config;
    if (!enabled || !handoff.enabled) return undefined;
    const wired = await wire(options, spooling);
    const make = wired.handoff.makeHandoff(session, occasion);
    // Before a compaction that it was made at all is told, too.
    const isKeptEmpty = occasion === 'compaction';
    const result = await make({ transcript, occasion, isKeptEmpty }).finally(wired.close);
    return { result, guides: handoff.guideSummary };
  } catch (error) {
    if (errorCode(error) !== 'CONFIG_INVALID') writeLog(env, { event: 'handoff', ...failureRecord(error) });
    return undefined;
  }
}
