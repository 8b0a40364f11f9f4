import { join } from 'node:path';
import { git, gitMs, inTurn, median } from '../measure.ts';
import { type Bench, type Figure, timesFigure } from './figures.ts';
import { makeStore, NOTES_REF } from './made-store.ts';
import { createWireCounter, type Traffic } from './wire-counter.ts';

const NEW = 10;

/**
 * A sync that takes in ten new memories, each in another note, beside a plain `git fetch` of the same ref in a clone that
 * stands where ours does. Bytes are those of git's protocol, both directions, counted between the two sides (wire-counter.ts).
 * The time of ours has the look for secrets and the index in it.
 */
export async function syncRow(bench: Bench): Promise<readonly Figure[]> {
  const count = bench.isQuick ? 1000 : 10_000;
  const { ours, plain, publish, env, take } = makeClones(bench, count);
  const traffic: { ours: Traffic[]; base: Traffic[] } = { ours: [], base: [] };
  let published = -1;
  const publishOnce = (round: number): void => {
    if (round > published) publish(round);
    published = Math.max(round, published);
    take();
  };
  const times = await inTurn(
    bench.rounds,
    (round) => {
      publishOnce(round);
      const { ms, memories } = bench.programs.run('sync', [ours], ours, env);
      if (memories !== NEW) throw new Error(`${memories} of ${NEW} new memories came`);
      traffic.ours.push(take());
      return ms;
    },
    (round) => {
      publishOnce(round);
      const ms = gitMs(plain, ['fetch', '--quiet', 'origin', `${NOTES_REF}:${NOTES_REF}`], env);
      traffic.base.push(take());
      return ms;
    },
  );
  const beside = 'git fetch of the ref';
  const middle = (of: (traffic: Traffic) => number) => {
    const [own, base] = [median(traffic.ours.map(of)), median(traffic.base.map(of))];
    return { ours: own, base, ratio: own / base, beside };
  };
  return [
    {
      ...middle(({ sentBytes, receivedBytes }) => sentBytes + receivedBytes),
      name: `sync of ${count} memories, ${NEW} of them new: over the wire`,
      unit: 'bytes',
    },
    { ...middle(({ connections }) => connections), name: 'connections', unit: '' },
    timesFigure('time', beside, times),
  ];
}

/** A remote, a clone that publishes ten memories a round, and two that are in step with it. */
function makeClones(bench: Bench, count: number) {
  const counter = createWireCounter(bench.folder);
  const env = { ...bench.env, ...counter.env };
  const plan = { commits: count, notes: [{ count, flushes: 100 }] };
  const writer = makeStore(join(bench.folder, 'writer'), plan, bench.env);
  const remote = join(bench.folder, 'remote.git');
  git(bench.folder, ['clone', '--quiet', '--mirror', writer, remote], bench.env);
  const clone = (name: string): string => {
    const folder = join(bench.folder, name);
    git(bench.folder, ['clone', '--quiet', `counted:${remote}`, folder], env);
    git(folder, ['fetch', '--quiet', 'origin', `${NOTES_REF}:${NOTES_REF}`], env);
    return folder;
  };
  const [ours, plain] = [clone('ours'), clone('plain')];
  bench.programs.run('sync', [ours], ours, env); // from here on the index and what was agreed are there
  const publish = (round: number): void => {
    const first = String(count + round * NEW);
    bench.programs.run('add', [writer, first, String(NEW)], writer, bench.env);
    git(writer, ['push', '--quiet', remote, NOTES_REF], bench.env);
  };
  return { ours, plain, publish, env, take: counter.take };
}
