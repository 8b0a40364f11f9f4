import { beforeAll, describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { isLive } from '../../src/core/memory.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { fsckComplaints, git, linesByGit, notesByGit, useFolders } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';
import { makeShared, notesOid, type Place, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** Remembers and syncs, `rounds` times, in a process of its own. */
const WORKER = `
  import { wire } from './src/app/wire/services.ts';
  import { syncing } from './src/app/wire/jobs.ts';
  import { findRemote } from './src/share/sync/stations.ts';
  import { agree, runSync } from './src/share/sync/sync.ts';
  const [path, name, rounds] = process.argv.slice(2);
  const loaders = { loadMinimatch: () => { throw new Error('not asked for'); } };
  async function work() {
    for (let round = 0; round < Number(rounds); round += 1) {
      const wired = await wire({ cwd: path, env: process.env, loaders });
      const at = syncing(wired);
      await wired.remember([{ summary: name + ' in round ' + round }, { summary: 'met by all in round ' + round }]);
      await wired.remember([{ namespace: 'decisions', summary: name + ' decided in round ' + round }]);
      const remote = await findRemote(at);
      agree(at, remote);
      const report = await runSync(at, remote);
      for (const { problem } of report.namespaces) if (problem) throw new Error(JSON.stringify(problem));
      at.close();
      wired.close();
    }
  }
  void work();
`;

let worker: string;
beforeAll(async () => {
  worker = await bundleScript(folder(), WORKER);
});

describe.each([
  [2, 2],
  [5, 1],
])('%d clones that remember and sync at the same time, %d times each', (count, rounds) => {
  it('end equal, byte for byte, and have lost nothing', async () => {
    const shared = makeShared(folder());
    const names = Array.from({ length: count }, (_, number) => `clone${number}`);
    const paths = names.map(shared.clone);
    await Promise.all(
      names.map((name, index) => runScript(worker, paths[index] ?? '', name, String(rounds))),
    );

    for (const path of paths) await (await placeIn(path)).share();
    for (const namespace of ['learnings', 'decisions']) {
      const commits = [shared.remote, ...paths].map((path) => notesOid(path, namespace));
      expect(new Set(commits).size).toBe(1);
    }
    const all = Array.from({ length: rounds }, (_, round) => round);
    const said = new Set(linesByGit(shared.remote).map(({ summary }) => summary));
    const wanted = all.flatMap((round) => [
      `met by all in round ${round}`,
      ...names.map((name) => `${name} in round ${round}`),
    ]);
    expect([...said].sort()).toEqual(wanted.sort());
    expect(linesByGit(shared.remote, 'decisions')).toHaveLength(count * rounds);
    const first = await (await placeIn(paths[0] ?? '')).wired.index.all();
    expect(first).toHaveLength(rounds * (2 * count + 1));
    expect(notesByGit(paths[0] ?? '')).toEqual(notesByGit(shared.remote));
    for (const path of [shared.remote, ...paths]) expect(fsckComplaints(path)).toEqual([]);
  });
});

describe('a sync of 2,000 memories where 10 are new', () => {
  it('transfers what is new, not the store', async () => {
    const shared = makeShared(folder());
    const [a, b] = [shared.clone('a'), shared.clone('b')];
    const anchors = makeNotes(a, 2_000);
    git(a, ['push', '--quiet', 'origin', 'refs/notes/cs/learnings']);
    git(b, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    const placeA = await placeIn(a);
    const additions = anchors.slice(0, 10).map((anchor, number) => ({
      namespace: 'learnings',
      anchor,
      lines: [memoryLine(20_000 + number)],
    }));
    await placeA.wired.notes.add(additions);
    await placeA.share();
    const placeB = await placeIn(b);
    await placeB.wired.notes.add([
      { namespace: 'learnings', anchor: anchors[11] ?? '', lines: [memoryLine(30_000)] },
    ]);

    const before = objectCount(b);
    const report = await placeB.share();
    expect(report.namespaces[0]).toMatchObject({
      pulled: 'merged',
      received: { memories: 10 },
      sent: { memories: 1 },
    });
    // at most a commit, a root, and for each of the ten a note and the directory it is in; the same once more for the merge
    expect(objectCount(b) - before).toBeLessThanOrEqual(2 + 20 + 2 + 11);
    expect(linesByGit(shared.remote)).toHaveLength(2_011);
  });
});

const memoryLine = (number: number): string =>
  `{"v":1,"id":"${number.toString(16).padStart(16, '0')}","at":"2026-01-01T00:00:00.000Z","type":"memory","ns":"learnings","kind":"note","summary":"lesson ${number}","evidence":"user-stated"}`;

/** A ref with as many notes, in git's fan-out, each on a name of its own; gives the names. */
function makeNotes(repository: string, count: number): string[] {
  const names = Array.from({ length: count }, (_, number) =>
    `${((number * 37) % 256).toString(16).padStart(2, '0')}${number.toString(16).padStart(6, '0')}`.padEnd(
      40,
      'e',
    ),
  );
  const notes = names.map((name, number) => {
    const line = `${memoryLine(number)}\n`;
    return `M 100644 inline ${name.slice(0, 2)}/${name.slice(2)}\ndata ${line.length}\n${line}\n`;
  });
  const head = 'commit refs/notes/cs/learnings\ncommitter A <a@example.org> 1700000000 +0000\ndata 0\n';
  git(repository, ['fast-import', '--quiet'], { input: `${head}${notes.join('')}` });
  return names;
}

function objectCount(repository: string): number {
  const counts = git(repository, ['count-objects', '-v']);
  return [...counts.matchAll(/^(?:count|in-pack): (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
}

const FIRST = 'The tests need the variable TZ to be UTC';
const OTHER = 'The tests need the variable TZ to be UTC.';

/** What a session of a clone met. */
async function meets({ wired: place }: Place, session: string, summary: string, at: string) {
  place.accumulator(session).add(learning(session, 1, { summary, body: summary, kind: 'insight', at }));
  await flushQueues(place, [session]);
}

const live = async ({ wired: { index } }: Place): Promise<string[]> =>
  (await index.all()).filter(({ supersededBy }) => supersededBy === undefined).map(({ summary }) => summary);

/** Two clones of one person, each with its word of the same lesson. */
async function twoClones(email: string) {
  const shared = makeShared(folder());
  const [one, two] = [shared.clone('one'), shared.clone('two')];
  git(two, ['config', 'user.email', email]);
  const places = [await placeIn(one), await placeIn(two)] as const;
  if (email === 'one@example.org')
    for (const { sync } of places) await sync.trust(await sync.find('origin'), true);
  await meets(places[0], 's1', FIRST, '2026-01-02T03:04:05.000Z');
  await meets(places[1], 's2', OTHER, '2026-01-03T03:04:05.000Z');
  return places;
}

it('a lesson that two clones met in other words is one memory after both have synced', async () => {
  const [one, two] = await twoClones('one@example.org');
  await one.share();
  expect(await two.share()).toMatchObject({ twins: 1 });
  await one.share();
  for (const place of [one, two]) {
    expect(await live(place)).toEqual([FIRST]);
    const [memory] = (await place.wired.index.all()).filter(({ summary }) => summary === FIRST);
    expect(memory).toMatchObject({ seenIn: ['s2'] });
  }
  expect(git(one.path, ['rev-parse', 'refs/notes/cs/learnings'])).toBe(
    git(two.path, ['rev-parse', 'refs/notes/cs/learnings']),
  );
});

it('is forgotten, comes back and is erased as one', async () => {
  const [one, two] = await twoClones('one@example.org');
  await one.share();
  await two.share();
  const { forget, findToPurge, purge, index } = two.wired;
  const stays = (await index.all()).find(({ summary }) => summary === FIRST)?.id ?? '';
  await forget(stays, 'forgotten');
  const told = async () =>
    (await index.all()).filter((memory) => isLive(memory, Date.now())).map(({ summary }) => summary);
  expect(await told()).toEqual([]);
  await forget(stays, 'restored');
  expect(await told()).toEqual([FIRST]);
  await purge(await findToPurge([stays]));
  expect(await index.all()).toEqual([]);
});

it('the word of somebody whom nobody trusts stays beside the own', async () => {
  const [one, two] = await twoClones('mallory@else.where');
  await one.share();
  expect(await two.share()).toMatchObject({ twins: 0 });
  expect(await live(two)).toHaveLength(2);
});
