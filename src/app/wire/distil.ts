// What asks a model about a session, and tells what the rules made of it, is wired apart: no hook loads it.
import { join } from 'node:path';
import { type Explanation, explain } from '../../capture/distil.ts';
import { distilByModel, estimateFor, type ModelDistilled } from '../../capture/distil-by-model.ts';
import type { SessionModel } from '../../capture/ports.ts';
import { INSIDE_VARIABLE } from '../../core/basics.ts';
import { createClaudeModel } from '../../extras/distiller/claude.ts';
import { createSyncLock } from '../../files/lock.ts';
import type { LogRecord } from '../../files/log.ts';
import { waitsForModel } from './background.ts';
import { machineFolder } from './home.ts';
import { runJob } from './jobs.ts';
import { ledgerFile } from './overview.ts';
import type { Wired } from './services.ts';
import { keptOf } from './spool.ts';

/** A small model reads 8,000 tokens and writes 1,000 in well under a minute. */
const CALL_TIMEOUT_MS = 120_000;

type ModelKind = Wired['config']['distil']['model'];

/** One machine asks one model at a time. */
const lockOf = ({ env }: Wired) => createSyncLock({ directory: machineFolder(env), name: 'distil' });

/** Has a model distil the sessions that wait for it, in the background. Never throws. */
export const autoDistil = (wired: Wired) =>
  runJob('distil', wired, (log) => distilWaiting(wired, log), lockOf(wired));

/** Has a model distil one session, now; `busy`: another process of this machine is asking. Throws what the stores throw. */
export async function distilNow(wired: Wired, session: string, model: ModelKind) {
  const release = lockOf(wired)();
  if (release === undefined) return 'busy';
  try {
    return await distilOne(wired, session, model);
  } finally {
    release();
  }
}

/** What asking about a session would take at the most; undefined where there is nothing to ask. Asks nobody. */
export const estimate = async (wired: Wired, session: string, model: ModelKind) =>
  estimateFor(wired, session, await modelOf(wired, model));

/** Writes down how the session stands by then, too. */
async function distilOne(wired: Wired, session: string, kind: ModelKind): Promise<ModelDistilled> {
  const asking = { model: await modelOf(wired, kind), ledger: ledgerFile(wired.env) };
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const distilled = await distilByModel(wired, session, asking, signal);
  const isDone = distilled.outcome === 'distilled' || distilled.outcome === 'nothing';
  wired.states.update(session, ({ model_part: part }) => {
    const tries = (part?.tries ?? 0) + 1;
    const wait = BACK_OFF_MS[tries - 1];
    if (isDone || wait === undefined) return { model_done: true, model_part: undefined };
    return { model_part: { tries, next_at: new Date(wired.clock() + wait).toISOString() } };
  });
  return distilled;
}

/** The wait after each try without an answer; after the last the rules' result stands for good. */
const BACK_OFF_MS = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000] as const;

/** Behind any other outcome nobody will answer now. */
const GOES_ON: readonly ModelDistilled['outcome'][] = ['distilled', 'nothing', 'malformed'];

/** Has a model distil the sessions that wait, newest first. One is done when its memories are in the notes: a killed job is taken up again. */
async function distilWaiting(wired: Wired, log: (record: LogRecord) => void) {
  const { states, clock, config } = wired;
  const waiting = states
    .list()
    .map((session) => ({ session, state: states.read(session) }))
    .filter(({ state }) => waitsForModel(state, clock()))
    .sort((a, b) => ((a.state?.ended_at ?? '') < (b.state?.ended_at ?? '') ? 1 : -1));
  for (const { session } of waiting) {
    const distilled = await distilOne(wired, session, config.distil.model);
    log({ session, ...distilled });
    if (!GOES_ON.includes(distilled.outcome)) return distilled.outcome;
  }
  return 'distilled';
}

async function modelOf({ config, env }: Wired, kind: ModelKind): Promise<SessionModel> {
  const { modelName } = config.distil;
  if (kind === 'anthropic') {
    // The SDK is loaded for the first question: most commands ask none.
    const { createAnthropicModel } = await import('../../extras/distiller/anthropic.ts');
    return createAnthropicModel({ model: modelName ?? 'claude-haiku-4-5', env, timeoutMs: CALL_TIMEOUT_MS });
  }
  return createClaudeModel({
    program: 'claude',
    model: modelName ?? 'haiku',
    env: { ...env, [INSIDE_VARIABLE]: '1' },
    directory: join(machineFolder(env), 'empty'),
  });
}

/** What a session's sentences come to by the rules, and what of them was dropped. `isTold`: whether a memory says what the user stated. */
export function explainSession(
  { home, config }: Pick<Wired, 'home' | 'config'>,
  session: string | undefined,
  isTold?: (text: string) => boolean,
): Explanation {
  const gathered = session === undefined ? undefined : keptOf(home).stories.read(session).gathered;
  const { candidates = [], ...progress } = gathered ?? {};
  return explain(candidates, config.answers.threshold, progress, isTold);
}
