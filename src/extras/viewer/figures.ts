import { wireOverview } from '../../app/wire/doctor.ts';
import { lastEvaluation } from '../../app/wire/evaluate.ts';
import { wireStorage } from '../../app/wire/look.ts';
import type { Wired } from '../../app/wire/services.ts';
import { ledgerOf } from '../../app/wire/session.ts';
import { trustedRemotesOf } from '../../app/wire/share.ts';
import { printable } from '../../core/text.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Place } from './place.ts';
import type { Figures } from './shapes.ts';

const COST_DAYS = 30;
const TOLD_DAYS = 7;
const MAX_FAULTS = 20;

const dayOf = (nowMs: number, ago: number): string =>
  new Date(nowMs - ago * DAY_MS).toISOString().slice(0, 10);

const daysBack = (nowMs: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => dayOf(nowMs, count - 1 - place));

/** What can be counted: what is kept, told and used, how good recall was, what a model cost, and what is on the disk. */
export async function createFigures(wired: Wired, place: Place): Promise<Figures> {
  const nowMs = place.clock();
  const overview = await wireOverview(place, wired)();
  const { self, trusted } = await wired.trusting.settings(true);
  const quality = lastEvaluation(wired.home);
  return {
    kinds: overview.kinds.map(({ kind, live, weeks }) => ({ label: printable(kind), value: live, weeks })),
    toldDays: daysBack(nowMs, TOLD_DAYS).map((label, at) => ({
      label,
      value: overview.recalled.days[at] ?? 0,
    })),
    told: toldOf(wired),
    marks: overview.useful,
    ...(quality === undefined ? {} : { quality }),
    cost: wired.config.distil.model === 'none' ? [] : costOf(place.env, nowMs),
    storage: await wireStorage(place, wired),
    faults: overview.failures.slice(0, MAX_FAULTS).map(({ event, failure, count, lastAt }) => ({
      ...{ count, at: lastAt },
      what: printable(`${event}: ${failure}`),
    })),
    trusted: {
      self: self.map(printable),
      authors: trusted.map(printable),
      remotes: await trustedRemotesOf(place, wired),
    },
  };
}

function toldOf({ toldCounts }: Wired): Figures['told'] {
  const counts = [...toldCounts.read().values()];
  return {
    memories: counts.length,
    sessions: counts.reduce((sum, { told }) => sum + told, 0),
    used: counts.reduce((sum, { used }) => sum + used, 0),
  };
}

function costOf(env: NodeJS.ProcessEnv, nowMs: number): Figures['cost'] {
  const ledger = ledgerOf(env);
  return daysBack(nowMs, COST_DAYS).map((label) => {
    const { usd, calls } = ledger.spentOn(label);
    // A ledger that cannot be read says that all is spent; that is no figure.
    return Number.isFinite(usd) && usd < 1e6 ? { label, value: usd, calls } : { label, value: 0, calls: 0 };
  });
}
