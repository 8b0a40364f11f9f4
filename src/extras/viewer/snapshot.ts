import type { Wired } from '../../app/wire/services.ts';
import { goalOfSummary } from '../../session/model/goals/tell.ts';
import { privateNamespaces } from '../../share/sync/stations.ts';
import { openWork, overviewOf } from './api.ts';
import { createFigures } from './figures.ts';
import type { Place } from './place.ts';
import { oneOf } from './rows.ts';
import type { Figures, One, OpenWork, Row, Snapshot } from './shapes.ts';

const CHUNK = 200;

/**
 * What a file to send tells: the newest live memories that sync would share, with how they stand. Not in it: the user's own memories and private namespaces,
 * what waits for a review, the contents of files, and what is of the machine and not of the repository (cost, log, whom the user trusts).
 */
export async function takeSnapshot(
  wired: Wired,
  rows: readonly Row[],
  place: Place,
  limit: number,
): Promise<Snapshot> {
  const { config } = wired;
  const isPrivate = privateNamespaces(config.sync.private);
  const isShared = ({ scope, ns, state }: Row): boolean =>
    state === 'live' && scope === 'repository' && !isPrivate(ns);
  const shared = rows.filter(isShared).slice(0, limit);
  return {
    madeAt: new Date(place.clock()).toISOString(),
    overview: overviewOf(wired, shared, false),
    memories: await onesOf(shared, wired, place),
    open: ofNotes(await openWork(wired, shared, place), shared),
    figures: ofRepository(await createFigures(wired, place)),
  };
}

async function onesOf(rows: readonly Row[], wired: Wired, { clock }: Place): Promise<readonly One[]> {
  const settings = await wired.trusting.settings(rows.length > 0);
  const counts = wired.toldCounts.read();
  const ones: One[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const ids = rows.slice(at, at + CHUNK).map(({ id }) => id);
    const standing = new Map((await wired.recall.byIds(ids)).map((it) => [it.memory.id, it]));
    // What a person is not told unasked is in the file all the same, without a look at how it stands.
    for (const hit of await wired.stores.known(ids)) {
      const recalled = standing.get(hit.memory.id) ?? { ...hit, freshness: 'unknown' as const };
      ones.push(oneOf(recalled, settings, clock(), counts.get(hit.memory.id)));
    }
  }
  const order = new Map(rows.map(({ id }, place) => [id, place]));
  return ones.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Only what stands in notes that are shared: goals as their memories tell them, nothing that waits for a review. */
const ofNotes = (open: OpenWork, rows: readonly Row[]): OpenWork => ({
  ...open,
  held: [],
  goals: rows
    .filter(({ ns, kind }) => ns === 'progress' && kind === 'goal')
    .map(({ summary, seen }) => ({
      ...{ title: summary, state: 'active', ...goalOfSummary(summary) },
      ...{ since: seen, session: '', isStep: false },
    }))
    .filter(({ state }) => state !== 'completed' && state !== 'abandoned'),
});

const ofRepository = ({ kinds, told, marks, quality, storage }: Figures): Figures => ({
  ...{ kinds, told, marks, storage: storage.slice(0, 2) },
  ...(quality === undefined ? {} : { quality }),
  toldDays: [],
  cost: [],
  faults: [],
  trusted: { self: [], authors: [], remotes: [] },
});
