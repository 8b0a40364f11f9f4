// What asks a model about a session, and tells what the rules made of it, is wired apart: no hook loads it.
import { join } from 'node:path';
import { createDistilByModel } from '../../capture/distil-by-model.ts';
import { filteredEvents } from '../../capture/distil-session.ts';
import { type Explanation, explain } from '../../capture/model/distil/distil.ts';
import { type DaySpent, type Ledger, NOTHING_SPENT, type SessionModel } from '../../capture/model/ports.ts';
import { INSIDE_VARIABLE } from '../../core/basics.ts';
import { isToldUnasked, type Memory, trustOf } from '../../core/memory.ts';
import { createClaudeModel } from '../../extras/distiller/claude.ts';
import { createSyncLock } from '../../files/lock.ts';
import { currentBranch } from '../../git/locate.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { distilNow, distilWaiting, jobRun } from './jobs.ts';
import type { Wired } from './services.ts';
import { ledgerOf, machineFolder } from './session.ts';
import { isFileIn, storiesOf } from './spool.ts';

/** A small model reads 8,000 tokens and writes 1,000 in well under a minute. */
const CALL_TIMEOUT_MS = 120_000;
/** A transcript is read from its end; sessions of a day have less. */
const MAX_TRANSCRIPT_BYTES = 32 * 1024 * 1024;

/** Has a model distil, on top of what `wire` gave; `model`: another than the settings name. */
export function wireModelDistil(wired: Wired, model = wired.config.distil.model) {
  const { home, config, filters, states, own, env, clock } = wired;
  const stories = storiesOf(home);
  const readTranscript = createTranscriptReader(MAX_TRANSCRIPT_BYTES);
  const { maxUsdPerDay, maxCallsPerDay } = config.distil;
  const distilling = async (spending = { ledger: ledgerOf(env), maxUsdPerDay, maxCallsPerDay }) =>
    createDistilByModel({
      ...spending,
      ...{ stories, filters, clock },
      model: await modelOf(wired, model),
      eventsOf: (session) => {
        const file = stories.read(session).mark?.file;
        return file === undefined ? [] : filteredEvents(readTranscript(file, undefined).lines, filters);
      },
      all: () => own.index.all(),
      ...(await whoseWord(wired)),
      anchor: own.anchor,
      forgetAll: own.forgetAll,
      notes: own.notes,
      repository: own.repository,
      saveIndex: () => own.index.save(),
      branch: currentBranch(home.place.gitDir),
      relativePath: wired.relativePath,
      isFile: isFileIn(home),
    });
  const lock = createSyncLock({ directory: machineFolder(env), name: 'distil' });
  const distil = async (session: string, signal: AbortSignal) => (await distilling())(session, signal);
  const how = { states, distil, clock, timeoutMs: CALL_TIMEOUT_MS };
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
      await (await distilling(granted))(session, AbortSignal.timeout(CALL_TIMEOUT_MS));
      return most;
    },
    /** The sessions that wait for it, in the background. Never throws. */
    auto: () => distilWaiting({ ...jobRun('distil', wired), lock }, how),
    /** One session, now; `busy`: another process of this machine is asking. Throws what the stores throw. */
    session: async (session: string) => {
      const release = lock();
      if (release === undefined) return 'busy';
      try {
        return await distilNow(how, session);
      } finally {
        release();
      }
    },
  };
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
  const gathered = session === undefined ? undefined : storiesOf(home).read(session).gathered;
  const { candidates = [], ...progress } = gathered ?? {};
  return explain(candidates, config.answers.threshold, progress, isTold);
}
