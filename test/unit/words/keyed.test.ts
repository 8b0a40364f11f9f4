import { expect, test } from 'vitest';
import { createWordsIndex } from '../../../src/adapters/index/words/words-index.ts';
import { encodeLine, type MemoryLine } from '../../../src/domain/note-line.ts';
import { learn, NOW_MS, usePlace } from './setup.ts';

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

test('those with a signature, and those that one took the place of, are found in whatever state', async () => {
  const index = await withChanges();
  expect(ids(await index.withSignature('E1'))).toEqual([2, 5].map(idOf));
  expect(await index.withSignature('E2')).toEqual([]);
  const once = await index.onceSupersededBy(idOf(5));
  expect(once.map(({ id, supersededBy, supersededAt }) => [id, supersededBy, supersededAt]).sort()).toEqual([
    [idOf(1), idOf(5), timeOf(2)],
    [idOf(4), undefined, timeOf(3)],
  ]);
});

test('a question by key reads the records of its answer, not those of the store', async () => {
  const index = await withChanges();
  await index.save();
  const decoded: string[] = [];
  const parse = JSON.parse;
  JSON.parse = (text: string, ...more) => {
    if (text.includes('"type":')) decoded.push(text);
    return parse(text, ...more);
  };
  try {
    await createWordsIndex(place).liveIn('blockers', NOW_MS);
  } finally {
    JSON.parse = parse;
  }
  expect(decoded.length).toBeGreaterThan(0);
  expect(decoded.length).toBeLessThan(20);
});
