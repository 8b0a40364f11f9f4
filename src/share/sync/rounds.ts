import { defined } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { notesRef } from '../../core/memory.ts';
import { pause } from '../../core/time.ts';
import { addedLines, moveNotes, signedCommit, unite } from '../notes-history.ts';
import { type PulledStation, pull } from './pull.ts';
import { type PushedStation, push, wouldPush } from './push.ts';
import { type NamespaceSync, NONE, plus } from './report.ts';
import { hasAgreed, type Rounds, survey, withoutEmpty } from './stations.ts';

const MIN_PAUSE_MS = 30;
const MAX_PAUSE_MS = 1_500;

/** Rounds of fetch, merge and push until nobody was in between. Throws REF_CONTENDED after `maxWaitMs` of lost races. */
export async function runRounds(
  rounds: Rounds,
): Promise<{ readonly namespaces: readonly NamespaceSync[]; readonly retries: number }> {
  const startedAt = performance.now();
  const known = new Map<string, NamespaceSync>();
  for (let retries = 0; ; retries += 1) {
    const { results, race } = await round(rounds, known);
    for (const result of results) known.set(result.ns, together(known.get(result.ns), result));
    if (!race) return { namespaces: [...known.values()], retries };
    const { maxWaitMs } = rounds.at;
    if (performance.now() - startedAt > maxWaitMs) {
      const message = `others moved the notes of '${rounds.remote.name}' ${retries + 1} times in ${maxWaitMs} ms`;
      throw new CsError('REF_CONTENDED', message, {
        hint: 'nothing is lost: what was fetched is merged here, and the next sync pushes the rest',
      });
    }
    rounds.progress('somebody else was faster; trying again');
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries + 1, 6)));
  }
}

/** `race`: somebody else was first, and another round is needed. */
async function round(rounds: Rounds, known: ReadonlyMap<string, NamespaceSync>) {
  const { at, remote, adopt, dryRun, progress } = rounds;
  progress(`asking ${remote.name} what it has`);
  const stations = await survey(at, remote, true);
  const isNews = stations.some(
    (station) => station.remote !== undefined && station.remote !== station.tracking,
  );
  if (isNews) progress('fetching and merging');
  const all = await pull(rounds, stations);
  if (all === 'again') return { results: [], race: true };
  const shared = new Set((await withoutEmpty(at, stations)).map(({ ns }) => ns));
  const pulled = all.filter(({ ns }) => shared.has(ns));
  const pushes = dryRun ? await wouldPush(rounds, pulled) : [];
  if (dryRun || !hasAgreed(at, remote)) return { results: joined(pulled, pushes), race: false };

  const refused = pulled.filter(({ ns }) => known.get(ns)?.problem?.kind === 'refused');
  const open = pulled.filter((station) => !refused.includes(station));
  if (open.some(({ local, theirs }) => local !== theirs)) progress('looking for secrets and pushing');
  const ready = at.signs ? await signAll(rounds, open) : open;
  const pushed = await push(rounds, ready);
  const replayed = adopt && (await replayPurged(rounds, pulled, pushed.results));
  const results = joined(pulled, pushed.results).map((it) => {
    const before = refused.some(({ ns }) => ns === it.ns) ? known.get(it.ns)?.problem : undefined;
    return before === undefined ? it : { ...it, problem: before };
  });
  return { results, race: pushed.race || replayed };
}

/** What is to be pushed, signed where all of it is this clone's own. Where somebody wrote in between, this round goes without. */
async function signAll({ at }: Rounds, pulled: readonly PulledStation[]) {
  return Promise.all(
    pulled.map(async (station) => {
      const { ns, local, theirs, problem } = station;
      if (problem !== undefined || local === undefined || local === theirs) return station;
      const ours = await addedLines(at.reader, theirs, local);
      if (ours.length === 0 || ours.some(({ raw }) => at.provenance.originOf(raw) !== undefined))
        return station;
      const to = await signedCommit(at.git, local, theirs);
      const moved = await moveNotes(at.git, [{ ref: notesRef(ns), from: local, to }]);
      return moved ? { ...station, local: to } : station;
    }),
  );
}

/** Puts what only we have on top of the remote's history, where our own would bring back what was purged there. */
async function replayPurged(
  { at }: Rounds,
  pulled: readonly PulledStation[],
  pushed: readonly PushedStation[],
): Promise<boolean> {
  const names = pushed.flatMap(({ ns, problem }) => (problem?.kind === 'purged-there' ? [ns] : []));
  const stations = pulled.filter(({ ns }) => names.includes(ns));
  if (stations.length === 0) return false;
  const unions = stations.map(
    ({ local = '', theirs }) => ({ kind: 'replay', ours: local, since: theirs, theirs }) as const,
  );
  const targets = await unite(at, unions);
  const moves = stations.map(({ ns, local: from }, index) => ({
    ref: notesRef(ns),
    from,
    to: targets[index],
  }));
  await moveNotes(at.git, moves);
  return true;
}

const joined = (stations: readonly PulledStation[], pushes: readonly PushedStation[]) =>
  stations.map(({ local: _local, theirs: _theirs, ...station }): NamespaceSync => {
    const pushing = pushes.find(({ ns }) => ns === station.ns);
    const { pushed = false, sent = NONE } = pushing ?? {};
    return defined({ ...station, pushed, sent, problem: station.problem ?? pushing?.problem });
  });

function together(before: NamespaceSync | undefined, now: NamespaceSync): NamespaceSync {
  if (before === undefined) return now;
  return {
    ...now,
    ...defined({ dropped: now.dropped ?? before.dropped, purged: now.purged ?? before.purged }),
    pulled: now.pulled === 'nothing' ? before.pulled : now.pulled,
    pushed: before.pushed || now.pushed,
    received: plus(before.received, now.received),
    sent: plus(before.sent, now.sent),
  };
}
