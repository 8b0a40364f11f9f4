import { queueStory, readRest } from '../../capture/story.ts';
import { LONG_BOUND, QUICK_BOUND } from '../../core/background.ts';
import { gatherGoals } from '../../session/goals.ts';
import { makeHandoff } from '../../session/handoff/handoff.ts';
import type { StoredHandoff } from '../../session/handoff/types.ts';
import { markEnded, storyOf } from '../../session/sessions.ts';
import { wire } from '../wire/services.ts';
import { beganAt, spoolOf } from '../wire/spool.ts';
import { LOADERS } from './loaders.ts';
import { type Handler, type HookContext, textField, withMore } from './stdio.ts';
import { flushSession, tried } from './stop.ts';

/** The session ends: where its work stands, and what waits, goes into the notes, if there is time; if not, the next SessionStart does it. Says nothing. */
export const sessionEnd: Handler = async (payload, context) => {
  const transcript = textField(payload, 'transcript_path');
  const told = await tried('progress', context, () => tellStory(transcript, context, true));
  const handed = context.agent === undefined ? await handOn(transcript, context, 'end') : undefined;
  const { stored, handoff } = handed?.result ?? {};
  const record = {
    ...(told === true ? { progress: 1 } : {}),
    ...(stored === undefined ? {} : { handoff: stored, ...salientRecord(handoff?.salient) }),
  };
  return withMore(await flushSession(context, { maxWaitMs: 600, ended: true }), { record });
};

/** Queues where the session's work stands. Undefined where the settings want none, and where they are wrong: then the flush meets that again, and says so. */
export const handOn = (transcript: string, context: HookContext, occasion: 'compaction' | 'end') =>
  tried('handoff', context, async () => {
    const { session } = context;
    const spooling = await spoolOf(context, LOADERS);
    const { enabled, handoff } = spooling.config;
    if (!enabled || !handoff.enabled) return undefined;
    const indexBound = occasion === 'end' ? QUICK_BOUND : LONG_BOUND;
    const wired = await wire({ ...spooling, session, indexBound });
    const request = { session, transcript, when: occasion, occasion };
    const result = await makeHandoff(wired.began, request).finally(wired.close);
    return { result, guides: handoff.guideSummary };
  });

/** How the memories of a handoff were chosen, for the log: how many, by which mode, and C = I · R · D, which decides on it (docs/explanation/capture.md). */
export function salientRecord(salient: StoredHandoff['salient']): Readonly<Record<string, string | number>> {
  if (salient === undefined) return {};
  const { mode, complexity, memories } = salient;
  const c = complexity === undefined ? {} : { complexity: Math.round(complexity.complexity * 1e4) / 1e4 };
  return { salient: memories.length, mode, ...c };
}

/** Queues what was done and said up to here. Gives whether there was something to tell of it. */
export async function tellStory(transcript: string, context: HookContext, ended: boolean): Promise<boolean> {
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, progress } = spooling.config;
  if (!enabled) return false;
  const { session } = context;
  const began = beganAt(spooling);
  if (ended) markEnded(began, session);
  const story = storyOf(began, session);
  if (!progress.enabled) readRest(story, transcript); // what was said is distilled all the same
  if (!progress.enabled) return false;
  const told = queueStory(story, transcript);
  await tried('goals', context, async () => gatherGoals(began, session, { ended: true }));
  return told;
}
