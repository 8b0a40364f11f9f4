// What the end of a turn and of a session do, for those who run their sessions by commands and not by hooks.
import type { Kept } from '../services/capture/keep-given.ts';
import type { FlushTotal } from '../services/flush/flush-queues.ts';
import { wireTurn } from '../wire/turn.ts';
import { wire, wireSpool, workplaces } from '../wire.ts';
import { setting } from './setting.ts';

/** What became of a text that was handed over; `off` where the settings keep nothing of answers. */
export type Given = Kept | 'off';

/** Why a text that was handed over is not kept, for people. */
export const WHY_NOT: Readonly<Record<Exclude<Given, 'queued'>, string>> = {
  waiting: 'it is already queued',
  empty: 'the text is empty or contains only secrets',
  ignored: 'it mentions an ignored file (capture.ignore)',
  off: 'learning from answers is switched off (answers.enabled)',
};

/** What the flushes of all places of a session came to. */
export type Flushed = Pick<FlushTotal, 'written' | 'seen' | 'unborn'>;

const NOTHING: Flushed = { written: 0, seen: 0, unborn: 0 };

/** Queues a text that was handed over. Throws CONFIG_INVALID, FILTER_BROKEN and IO_FAILED. */
export async function keepGiven(session: string, text: string): Promise<Given> {
  if (text.trim() === '') return 'empty';
  const options = { ...setting(), session };
  const spooling = await wireSpool(options);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled || !answers.enabled) return 'off';
  const turning = wireTurn(options, spooling);
  const kept = turning.keepGiven(text);
  if (progress.enabled) turning.gatherGoals({ ended: false });
  if (kept === 'queued') countQueue(session, spooling);
  return kept;
}

/** Keeps the session's state in step with its queue, as the hooks do. */
export function countQueue(
  session: string,
  { states, accumulator }: Pick<Awaited<ReturnType<typeof wireSpool>>, 'states' | 'accumulator'>,
): number {
  const queue = accumulator(session);
  const count = queue.count();
  states.update(session, (state) => ({
    ...state,
    memory_queue: { count, namespaces: queue.byNamespace() },
  }));
  return count;
}

/** Queues where the work of a session stands, before its end. */
export async function tellStory(session: string): Promise<void> {
  const options = { ...setting(), session };
  const spooling = await wireSpool(options);
  const { enabled, progress } = spooling.config;
  if (!enabled || !progress.enabled) return;
  const turning = wireTurn(options, spooling);
  turning.tellStory('');
  turning.gatherGoals({ ended: true });
}

/** Writes what the session has queued, wherever it worked. `ended`: it is over. Throws what the flush throws. */
export async function flushSession(
  session: string,
  when: { readonly ended?: boolean; readonly whole?: boolean } = {},
): Promise<Flushed> {
  const { env, ...here } = setting();
  let total = NOTHING;
  for (const cwd of workplaces({ cwd: here.cwd, env, session })) {
    const options = { ...here, env, cwd, session };
    const spooling = await wireSpool(options);
    if (!spooling.config.enabled || !spooling.config.flush.enabled) continue;
    const wired = await wire(options, spooling);
    const { written, seen, unborn } = await wired.flushQueues([session], when).finally(wired.close);
    total = { written: total.written + written, seen: total.seen + seen, unborn: total.unborn + unborn };
  }
  return total;
}

/** How many learnings of a session wait here. */
export async function waitingIn(session: string): Promise<number> {
  const { accumulator } = await wireSpool(setting());
  return accumulator(session).count();
}
