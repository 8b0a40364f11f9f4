import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLive, type Memory } from '../../../src/core/memory.ts';
import { encodeLine, type MemoryLine } from '../../../src/core/note-line.ts';
import { createWordsIndex } from '../../../src/recall/index/words-index.ts';
import { restingWeight } from '../../../src/recall/portfolio.ts';
import { createMemoryNoteStore } from '../../helpers/memory-note-store.ts';
import { learn, NOW_MS, usePlace } from './setup.ts';

const place = usePlace();
const idOf = (number: number): string => number.toString(16).padStart(16, '0');
const timeOf = (minute: number): string => new Date(NOW_MS + minute * 60_000).toISOString();

const line = (number: number, more: Partial<MemoryLine> = {}): string =>
  encodeLine({
    v: 1,
    id: idOf(number),
    at: timeOf(-1000 + number),
    type: 'memory',
    ns: 'learnings',
    kind: 'insight',
    summary: `it is so ${number}`,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...more,
  });
const forgotten = (number: number): string =>
  encodeLine({ v: 1, id: idOf(number), at: timeOf(1), type: 'forgotten' });
const add = (...lines: string[]) =>
  place.notes.add([{ namespace: 'learnings', anchor: 'c'.repeat(40), lines }]);

/** What the definition says, by looking at every memory. */
function byDefinition(all: readonly Memory[]): string[] {
  return all
    .filter((memory) => isLive(memory, NOW_MS) && restingWeight(memory) > 0)
    .sort((a, b) => restingWeight(b) - restingWeight(a) || (a.at < b.at ? 1 : -1))
    .map(({ id }) => id);
}

test('the heaviest come first, in portions, from a file and from what came since', async () => {
  await learn(place, 1000, 200);
  await add(line(1, { evidence: 'user-stated' }), line(2), line(3, { expires: timeOf(-5) }));
  await createWordsIndex(place).save();
  await add(line(4, { evidence: 'test-verified' }), line(5, { ns: 'progress' }), line(6), forgotten(2));
  const index = createWordsIndex(place);
  const whole = byDefinition(await index.all());
  expect(whole.slice(0, 2)).toEqual([idOf(1), idOf(4)]);
  for (const gone of [2, 3, 5]) expect(whole).not.toContain(idOf(gone));
  const ids = async (from: number, limit: number) =>
    (await index.resting(NOW_MS, from, limit)).map(({ id }) => id);
  expect(new Set(await ids(0, 5000))).toEqual(new Set(whole));
  expect(await ids(0, 2)).toEqual(whole.slice(0, 2));
  const portions = [...(await ids(0, 100)), ...(await ids(100, 100)), ...(await ids(200, 5000))];
  expect(new Set(portions)).toEqual(new Set(whole));
  expect(portions).toHaveLength(whole.length);
});

test('one layer gives them in exactly the order of the definition', async () => {
  const evidence = fc.constantFrom<MemoryLine['evidence']>(
    'user-stated',
    'test-verified',
    'tool-observed',
    'model-inferred',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ evidence, kind: fc.constantFrom('insight', 'open', 'goal') }), { maxLength: 40 }),
      async (made) => {
        place.notes = createMemoryNoteStore();
        await add(...made.map((more, number) => line(number, more)));
        const index = createWordsIndex(place);
        const found = await index.resting(NOW_MS, 0, 100);
        expect(found.map(({ id }) => id)).toEqual(byDefinition(await index.all()));
      },
    ),
    { numRuns: 40 },
  );
});

test('of equal weight the newest come first, in whichever layer they are: as of an index made anew', async () => {
  const old = Array.from({ length: 400 }, (_, at) => line(2 * at + 100));
  await add(...old);
  await createWordsIndex(place).save();
  await add(line(950), line(501), line(1), line(701, { evidence: 'user-stated' }));
  const layered = createWordsIndex(place);
  const anew = createWordsIndex({ ...place, directory: `${place.directory}2` });
  for (const [from, limit] of [
    [0, 400],
    [0, 2],
    [1, 1],
    [200, 30],
    [390, 50],
  ] as const) {
    const found = await layered.resting(NOW_MS, from, limit);
    expect(found).toEqual(await anew.resting(NOW_MS, from, limit));
  }
  const [heaviest, newest] = await layered.resting(NOW_MS, 0, 400);
  expect([heaviest?.id, newest?.id]).toEqual([idOf(701), idOf(950)]);
});

test('of a time those come that were made in it or met last on a day of it, also where nothing speaks for them', async () => {
  const day = 24 * 60;
  const met = (number: number, minute: number): string =>
    encodeLine({ v: 1, id: idOf(number), at: timeOf(minute), type: 'seen', session: 'later' });
  const made = (number: number, minute: number, more: Partial<MemoryLine> = {}): string =>
    line(number, { at: timeOf(minute), ...more });
  await add(
    ...Array.from({ length: 300 }, (_, at) => made(100 + at, -30 * day - at)),
    made(1, -3 * day, { ns: 'progress', kind: 'done' }),
    made(2, -3 * day - 60),
    made(3, -5 * day),
    made(4, -day),
    made(5, -3 * day, { expires: timeOf(-5) }),
  );
  await createWordsIndex(place).save();
  await add(met(350, -3 * day + 30), made(6, -3 * day + 5));
  const within = { fromMs: NOW_MS - (3 * day + 90) * 60_000, untilMs: NOW_MS - 2 * day * 60_000 };
  for (const index of [
    createWordsIndex(place),
    createWordsIndex({ ...place, directory: `${place.directory}2` }),
  ])
    expect((await index.resting(NOW_MS, 0, 10, within)).map(({ id }) => id).sort()).toEqual(
      [1, 2, 6, 350].map(idOf),
    );
  expect(await createWordsIndex(place).resting(NOW_MS, 1, 2, within)).toHaveLength(2);
  expect(await createWordsIndex(place).resting(NOW_MS, 0, 999, {})).toHaveLength(305);
});

test('of each file the newest few live ones are given, each once', async () => {
  const files = [{ path: 'src/a.ts' }, { path: 'src/b.ts' }];
  await learn(place, 200, 50);
  await add(
    ...[1, 2, 3, 4].map((number) => line(number, { files })),
    line(5, { files, expires: timeOf(-5) }),
  );
  const index = createWordsIndex(place);
  const found = await index.atPaths(['src/b.ts', 'src/a.ts', 'src/none.ts'], { nowMs: NOW_MS, each: 3 });
  expect(found.map(({ id }) => id)).toEqual([4, 3, 2].map(idOf));
});

test('of a file those that were forgotten since the base was written take no place from the older ones', async () => {
  const files = [{ path: 'src/a.ts' }];
  await learn(place, 200, 50);
  await add(...[1, 2, 3, 4, 5, 6].map((number) => line(number, { files })));
  await createWordsIndex(place).save();
  await add(...[3, 4, 5, 6].map(forgotten));
  const found = await createWordsIndex(place).atPaths(['src/a.ts'], { nowMs: NOW_MS, each: 4 });
  expect(found.map(({ id }) => id)).toEqual([2, 1].map(idOf));
});

test('of a file that is in several layers the newest few of all are given', async () => {
  const files = [{ path: 'src/a.ts' }];
  await add(...[1, 2, 3].map((number) => line(number, { files })));
  await createWordsIndex(place).save();
  await add(...[4, 5, 6].map((number) => line(number, { files })));
  const found = await createWordsIndex(place).atPaths(['src/a.ts'], { nowMs: NOW_MS, each: 2 });
  expect(found.map(({ id }) => id)).toEqual([6, 5].map(idOf));
});

test('a word that nearly all hold finds them where nothing else is asked, and says nothing beside another', async () => {
  const count = 10_500;
  await add(
    ...Array.from({ length: count }, (_, number) =>
      line(number, {
        summary: number % 10 === 0 ? 'the cart' : `webpack builds it${number === 7 ? ' slowly' : ''}`,
      }),
    ),
  );
  const index = createWordsIndex(place);
  const found = async (query: string) =>
    (await index.search(query, { limit: 20, nowMs: NOW_MS })).map(({ memory }) => memory.id);
  expect(await found('webpack')).toHaveLength(20);
  expect(await found('webpack slowly')).toEqual([idOf(7)]);
});
