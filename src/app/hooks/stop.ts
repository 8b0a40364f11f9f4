import { type Handler, textField } from './outcome.ts';

/** The answer is complete: what it teaches is queued, and what waits goes into the notes. Never says anything, since the model would go on talking. */
export const stop: Handler = async (payload, context) => {
  const { endTurn } = await import('./lazy/services.ts');
  const answer = textField(payload, 'last_assistant_message');
  return endTurn({ answer, transcript: textField(payload, 'transcript_path') }, context, {
    maxWaitMs: 8_000,
    agents: { running: runningAgents(payload['background_tasks']) },
  });
};

/** The subagents that go on in the background. */
function runningAgents(tasks: unknown): readonly string[] {
  if (!Array.isArray(tasks)) return [];
  const running = tasks.filter((task: { status?: unknown } | null) => task?.status === 'running');
  return running.flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? [id] : []));
}
