import { type Handler, textField } from './outcome.ts';

/**
 * The context is about to be compacted: where the work stands, and what waits, goes into the notes. hooks.json asks for automatic compaction
 * only: at a manual one the client tells the model that a PreCompact hook ran, whatever the hook does, and
 * SessionStart, which follows, makes the handoff then, and flushes all the same.
 */
export const preCompact: Handler = async (payload, context) => {
  const { beforeCompaction } = await import('./lazy/services.ts');
  return beforeCompaction(textField(payload, 'transcript_path'), context, {
    maxWaitMs: 6_000,
    whole: true,
    agents: { running: 'unknown' },
  });
};
