import type { TaskCall } from '../../../../src/domain/goals/task-call.ts';
import { wireNoteGoals } from '../../../../src/wire/goals.ts';
import { wireSpool } from '../../../../src/wire/spool.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** Notes what a call of a task tool says, filtered. Built into capture.cjs. */
export async function noteTasks(call: TaskCall, { cwd, env, session }: HookContext): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  const { enabled, progress } = spooling.config;
  if (enabled && progress.enabled) wireNoteGoals(options, spooling).call(call);
  return SILENT;
}
