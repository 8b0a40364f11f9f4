// What asks a model about a session, and tells what the rules made of it, is wired apart: no hook loads it.
import { join } from 'node:path';
import { createDistilByModel, type ModelDistilled } from '../../capture/distil-by-model.ts';
import { filteredEvents } from '../../capture/distil-session.ts';
import { type Explanation, explain } from '../../capture/model/distil/distil.ts';
import { type DaySpent, type Ledger, NOTHING_SPENT, type SessionModel } from '../../capture/model/ports.ts';
import { INSIDE_VARIABLE } from '../../core/basics.ts';
import { isToldUnasked, type Memory, trustOf } from '../../core/memory.ts';
import { createClaudeModel } from '../../extras/distiller/claude.ts';
import { createSyncLock } from '../../files/lock.ts';
import type { LogRecord } from '../../files/log.ts';
import { currentBranch } from '../../git/locate.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { waitsForModel } from './background.ts';
import { runJob } from './jobs.ts';
import type { Wired } from './services.ts';
import { ledgerOf, machineFolder } from './session.ts';
import { isFileIn, keptOf } from './spool.ts';

/** A small model reads 8,000 tokens and writes 1,000 in well under a minute. */
const CALL_TIMEOUT_MS = 120_000;
/** A transcript is read from its end; sessions of a day have less. */
const MAX_TRANSCRIPT_BYTES = 32 * 1024 * 1024;

/** Has a model distil, on top of what `wire` gave; `model`: another than the settings name. */
export function wireModelDistil(wired: Wired, model = wired.config.distil.model) {
  const { home, config, filters, own, env, clock, relativePath } = wired;
  const { anchor, forgetAll, notes, repository, index } = own;
  const { stories } = keptOf(home);
  const readTranscript = createTranscriptReader(MAX_TRANSCRIPT_BYTES);
  const { maxUsdPerDay, maxCallsPerDay } = config.distil;
  const ask = async (
    session: string,
    spending = { ledger: ledgerOf(env), maxUsdPerDay, maxCallsPerDay },
  ): Promise<ModelDistilled> => {
    const distil = createDistilByModel({
      ...{ ...spending, stories, filters, clock, anchor, forgetAll, notes, repository, relativePath },
      model: await modelOf(wired, model),
      eventsOf: (of) => {
        const file = stories.read(of).mark?.file;
        return file === undefined ? [] : filteredEvents(readTranscript(file, undefined).lines, filters);
      },
      ...(await whoseWord(wired)),
      all: () => index.all(),
      saveIndex: () => index.save(),
      branch: currentBranch(home.place.gitDir),
      isFile: isFileIn(home),
    });
    return distil(session, AbortSignal.timeout(CALL_TIMEOUT_MS));
  };
  const lock = createSyncLock({ directory: machineFolder(env), name: 'distil' });
  const distilNow = async (session: string) => withState(wired, session, await ask(session));
  return {
    /** What asking about a session would take at the most; undefined where there is nothing to ask. Asks nobody: the call is not granted. */
    estimate: async (session: string): Promise<DaySpent | undefined> => {
      let most: DaySpent | undefined;
      const book: Ledger['book'] = (_day, would) => {
        most = would;
        return false;
      };
      const ledger: Ledger = { ...ledgerOf(env), spentOn: () => NOTHING_SPENT, book };
      const granted = { ledger, maxUsdPerDay: Number.POSITIVE_INFINITY, maxCallsPerDay: 1 };
      await ask(session, granted);
      return most;
    },
    /** The sessions that wait for it, in the background. Never throws. */
    auto: () => runJob('distil', wired, (log) => distilWaiting(wired, distilNow, log), lock),
    /** One session, now; `busy`: another process of this machine is asking. Throws what the stores throw. */
    session: async (session: string) => {
      const release = lock();
      if (release === undefined) return 'busy';
      try {
        return await distilNow(session);
      } finally {
        release();
      }
    },
  };
}

/** The wait after each try without an answer; after the last the rules' result stands for good. */
const BACK_OFF_MS = [10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000] as const;

/** Behind any other outcome nobody will answer now. */
const GOES_ON: readonly ModelDistilled['outcome'][] = ['distilled', 'nothing', 'malformed'];

/** Has a model distil the sessions that wait, newest first. One is done when its memories are in the notes: a killed job is taken up again. */
async function distilWaiting(
  { states, clock }: Wired,
  distilNow: (session: string) => Promise<ModelDistilled>,
  log: (record: LogRecord) => void,
): Promise<ModelDistilled['outcome']> {
  const waiting = states
    .list()
    .map((session) => ({ session, state: states.read(session) }))
    .filter(({ state }) => waitsForModel(state, clock()))
    .sort((a, b) => ((a.state?.ended_at ?? '') < (b.state?.ended_at ?? '') ? 1 : -1));
  for (const { session } of waiting) {
    const distilled = await distilNow(session);
    log({ session, ...distilled });
    if (!GOES_ON.includes(distilled.outcome)) return distilled.outcome;
  }
  return 'distilled';
}

/** Writes down how a session stands. */
function withState({ states, clock }: Wired, session: string, distilled: ModelDistilled): ModelDistilled {
  const isDone = distilled.outcome === 'distilled' || distilled.outcome === 'nothing';
  states.update(session, ({ model_part: part, ...state }) => {
    const tries = (part?.tries ?? 0) + 1;
    const wait = BACK_OFF_MS[tries - 1];
    if (isDone || wait === undefined) return { ...state, model_done: true };
    return { ...state, model_part: { tries, next_at: new Date(clock() + wait).toISOString() } };
  });
  return distilled;
}

async function whoseWord({ trusting, own }: Wired) {
  const settings = await trusting.settings(true);
  const trust = (memory: Memory) => trustOf({ memory, scope: own.scope }, settings);
  return {
    isOwn: (memory: Memory) => trust(memory) === 'self',
    isTold: (memory: Memory) => isToldUnasked(trust(memory)),
  };
}

async function modelOf(
  { config, env }: Wired,
  kind: Wired['config']['distil']['model'],
): Promise<SessionModel> {
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
