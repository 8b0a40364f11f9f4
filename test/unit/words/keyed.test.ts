import { expect, test } from 'vitest';
import type { Memory } from '../../../src/core/memory.ts';
import { encodeLine, type MemoryLine } from '../../../src/core/note-line.ts';
import { createWordsIndex } from '../../../src/recall/index/words-index.ts';
import { learn, NOW_MS, usePlace } from './setup.ts';

type KeyedIndex = ReturnType<typeof createWordsIndex>;

const place = usePlace();
const idOf = (number: number): string => number.toString(16).padStart(16, '0');
const timeOf = (minute: number): string => new Date(NOW_MS + minute * 60_000).toISOString();
const ids = (memories: readonly { id: string }[]): string[] => memories.map(({ id }) => id).sort();

const line = (number: number, more: Partial<MemoryLine> = {}): string =>
  encodeLine({
    v: 1,
    id: idOf(number),
    at: timeOf(-1000 + number),
    type: 'memory',
    ns: 'blockers',
    kind: 'blocker',
    summary: `it fails ${number}`,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...more,
  });
const closed = (number: number, minute: number, by?: string): string => {
  const event = { v: 1, id: idOf(number), at: timeOf(minute), type: 'supersedes' } as const;
  return encodeLine(by === undefined ? event : { ...event, by });
};
const add = (namespace: string, ...lines: string[]) =>
  place.notes.add([{ namespace, anchor: 'c'.repeat(40), lines }]);

/** A base file of many, and what came since in memory: what changed lies over what is in the file. */
async function withChanges() {
  await learn(place, 1000, 200);
  await add('blockers', line(1), line(2, { signature: 'E1' }), line(3, { expires: timeOf(5) }), line(4));
  await add('learnings', line(5, { ns: 'learnings', kind: 'error', signature: 'E1' }));
  await add('blockers', closed(4, 1, idOf(5)));
  const before = createWordsIndex(place);
  await before.save();
  await add('blockers', closed(1, 2, idOf(5)), closed(4, 3), line(6));
  return createWordsIndex(place);
}

test('the live memories of a namespace are those that all of them would give', async () => {
  const index = await withChanges();
  expect(ids(await index.liveIn('blockers', NOW_MS))).toEqual([2, 3, 4, 6].map(idOf));
  expect(ids(await index.liveIn('blockers', NOW_MS + 3_600_000))).toEqual([2, 4, 6].map(idOf));
  expect(await index.liveIn('decisions', NOW_MS)).toEqual([]);
  await index.save();
  expect(ids(await createWordsIndex(place).liveIn('blockers', NOW_MS))).toEqual([2, 3, 4, 6].map(idOf));
});

/** Failures that were open in several namespaces and states, and an error beside them. */
async function withOpenFailures() {
  await learn(place, 1000, 200);
  const open = { ns: 'learnings', kind: 'open' };
  await add('learnings', ...[11, 12, 13, 14].map((number) => line(number, { ...open, expires: timeOf(5) })));
  await add(
    'learnings',
    line(15, { ns: 'learnings', kind: 'error' }),
    line(16, { ...open, expires: timeOf(-1) }),
  );
  await add('team', line(17, { ns: 'team', kind: 'open' }));
  await add('learnings', closed(12, 1, idOf(15)));
  const before = createWordsIndex(place);
  await before.save();
  const gone = encodeLine({ v: 1, id: idOf(13), at: timeOf(2), type: 'forgotten' });
  await add('learnings', gone, closed(14, 1, idOf(15)), closed(12, 2), line(18, open));
  return createWordsIndex(place);
}

test('the open failures are the live ones of that kind, in whatever namespace', async () => {
  const index = await withOpenFailures();
  expect(ids(await index.openFailures(NOW_MS))).toEqual([11, 12, 17, 18].map(idOf));
  expect(ids(await index.openFailures(NOW_MS + 3_600_000))).toEqual([17, 18].map(idOf));
  await index.save();
  expect(ids(await createWordsIndex(place).openFailures(NOW_MS))).toEqual([11, 12, 17, 18].map(idOf));
});

test('there are none where nothing is open', async () => {
  const index = await withChanges();
  expect(await index.openFailures(NOW_MS)).toEqual([]);
});

test('those that one took the place of are found in whatever state', async () => {
  const index = await withChanges();
  const once = await index.onceSupersededBy(idOf(5));
  expect(once.map(({ id, supersededBy, supersededAt }) => [id, supersededBy, supersededAt]).sort()).toEqual([
    [idOf(1), idOf(5), timeOf(2)],
    [idOf(4), undefined, timeOf(3)],
  ]);
});

/** What a session made, and what it met, among what others did. */
async function withSessions() {
  await learn(place, 1000, 200);
  const met = (number: number, session: string): string =>
    encodeLine({ v: 1, id: idOf(number), at: timeOf(1), type: 'seen', session });
  await add('blockers', line(21, { session: 'ours' }), line(22, { session: 'theirs' }), line(23), line(24));
  const before = createWordsIndex(place);
  await before.save();
  await add(
    'blockers',
    met(22, 'ours'),
    met(23, 'theirs'),
    line(25, { session: 'ours', expires: timeOf(-1) }),
  );
  return createWordsIndex(place);
}

test('the memories of a session are the live ones that it made or met', async () => {
  const index = await withSessions();
  expect(ids(await index.ofSession('ours', NOW_MS))).toEqual([21, 22].map(idOf));
  expect(ids(await index.ofSession('theirs', NOW_MS))).toEqual([22, 23].map(idOf));
  await index.save();
  expect(ids(await createWordsIndex(place).ofSession('ours', NOW_MS))).toEqual([21, 22].map(idOf));
});

test('of more live ones than a hook has time for the newest are read', async () => {
  const open = { ns: 'learnings', kind: 'open' };
  const older = Array.from({ length: 900 }, (_, number) => line(number, open));
  await add('learnings', ...older);
  await createWordsIndex(place).save();
  await add('learnings', ...Array.from({ length: 300 }, (_, number) => line(900 + number, open)));
  const found = await createWordsIndex(place).openFailures(NOW_MS);
  expect(found).toHaveLength(1000);
  expect(found.at(0)?.id).toBe(idOf(1199));
  expect(found.at(-1)?.id).toBe(idOf(200));
});

test.each<[string, () => Promise<KeyedIndex>, (index: KeyedIndex) => Promise<readonly Memory[]>]>([
  ['of a namespace', withChanges, (index) => index.liveIn('blockers', NOW_MS)],
  ['of the open failures', withOpenFailures, (index) => index.openFailures(NOW_MS)],
  ['of a session', withSessions, (index) => index.ofSession('ours', NOW_MS)],
])(
  'a question by key, %s, reads the records of its answer, not those of the store',
  async (_what, make, ask) => {
    const index = await make();
    await index.save();
    const decoded: string[] = [];
    const parse = JSON.parse;
    JSON.parse = (text: string, ...more) => {
      if (text.includes('"type":')) decoded.push(text);
      return parse(text, ...more);
    };
    try {
      await ask(createWordsIndex(place));
    } finally {
      JSON.parse = parse;
    }
    expect(decoded.length).toBeGreaterThan(0);
    expect(decoded.length).toBeLessThan(20);
  },
);
