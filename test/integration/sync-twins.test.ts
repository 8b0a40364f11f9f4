import { expect, it } from 'vitest';
import { isLive } from '../../src/core/memory.ts';
import { git, useFolders } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';
import { makeShared, type Place, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
const FIRST = 'The tests need the variable TZ to be UTC';
const OTHER = 'The tests need the variable TZ to be UTC.';

/** What a session of a clone met. */
async function meets(
  { wired: { accumulator, flushQueues } }: Place,
  session: string,
  summary: string,
  at: string,
) {
  accumulator(session).add(learning(session, 1, { summary, body: summary, kind: 'insight', at }));
  await flushQueues([session]);
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
  const { forget, purge, index } = two.wired;
  const stays = (await index.all()).find(({ summary }) => summary === FIRST)?.id ?? '';
  await forget(stays, 'forgotten');
  const told = async () =>
    (await index.all()).filter((memory) => isLive(memory, Date.now())).map(({ summary }) => summary);
  expect(await told()).toEqual([]);
  await forget(stays, 'restored');
  expect(await told()).toEqual([FIRST]);
  await purge.purge(await purge.find([stays]));
  expect(await index.all()).toEqual([]);
});

it('the word of somebody whom nobody trusts stays beside the own', async () => {
  const [one, two] = await twoClones('mallory@else.where');
  await one.share();
  expect(await two.share()).toMatchObject({ twins: 0 });
  expect(await live(two)).toHaveLength(2);
});
