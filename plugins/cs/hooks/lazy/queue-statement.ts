import { wireSpool } from '../../../../src/wire/spool.ts';
import { wireQueueStatement } from '../../../../src/wire/statement.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS } from './loaders.ts';

/** Queues what a prompt states; the Stop that follows writes it. Built into services.cjs: captures, which are many more, do not pay for it. */
export async function queueStatement(prompt: string, { cwd, env, session }: HookContext): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  if (!spooling.config.enabled || !spooling.config.statements.enabled) return SILENT;
  const queued = wireQueueStatement(options, spooling)(prompt);
  if (queued?.added !== true) return SILENT;
  spooling.noteWorkplace(session);
  return { type: 'silent', record: { stated: 1, waiting: queued.count } };
}
