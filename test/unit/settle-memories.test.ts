import { describe, expect, test } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { settleMemories } from '../../src/capture/drafts.ts';
import { openOf, type Settled } from '../../src/capture/open-failures.ts';
import { type FailedStep, type Learning, memoryId, type PassedStep } from '../../src/core/learning.ts';
import { encodeLine } from '../../src/core/note-line.ts';
import type { Anchored } from '../../src/memories/anchor.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { NOW_MS, usePlace } from './words/setup.ts';

const place = usePlace();
const timeOf = (ms: number): string => new Date(NOW_MS + ms).toISOString();
const DAY_MS = 86_400_000;

const failed = (signature?: string): FailedStep<Filtered> => ({
  type: 'failed',
  tool: 'Bash',
  command: 'npm test' as Filtered,
  fault: 'world',
  atMs: NOW_MS,
  fromMs: NOW_MS,
  learning: {
    ns: 'learnings' as Filtered,
    kind: 'error' as Filtered,
    summary: '`npm test` failed' as Filtered,
    body: 'While: npm test' as Filtered,
    evidence: 'tool-observed',
    tags: ['bash' as Filtered],
    files: [],
    at: timeOf(-DAY_MS),
    session: 's1' as Filtered,
    ...(signature === undefined ? {} : { signature: signature as Filtered }),
  },
});
const passed: PassedStep<Filtered> = {
  type: 'passed',
  tool: 'Bash',
  command: 'npm test' as Filtered,
  atMs: NOW_MS,
  fromMs: NOW_MS,
};
const NOTHING: Settled<Filtered> = {
  learnings: [],
  lessons: [],
  mistaken: [],
  open: [],
  waiting: [],
  passed: [],
};

const anchor = 'a'.repeat(40);
const add = (...lines: string[]) => place.notes.add([{ namespace: 'learnings', anchor, lines }]);
const addTo = async (learning: Learning<Filtered>): Promise<string> => {
  const { score: _score, ...content } = learning;
  const id = memoryId(learning);
  const line = encodeLine({ ...content, v: 1, id, type: 'memory', files: [] });
  await place.notes.add([{ namespace: learning.ns, anchor, lines: [line] }]);
  return id;
};

const index = () => createWordsIndex(place);
/** Settles, writes what is to be written, and gives what is waited for. */
const settle = async (
  settled: Partial<Settled<Filtered>>,
  drafts: readonly Learning<Filtered>[] = [],
  nowMs = NOW_MS,
  entries: readonly Anchored[] = [],
) => {
  const store = { index: index(), repository: { author: async () => undefined } };
  const found = await settleMemories(
    { own: store, clock: () => nowMs },
    { ...NOTHING, ...settled },
    drafts,
    entries,
  );
  if (found.additions.length > 0) await place.notes.add(found.additions);
  return found.open;
};
const one = async (id: string) => (await index().known([id])).get(id);

/** What the session learned in place of a failure. */
const fixOf = (step: FailedStep<Filtered>, kind = 'fix'): Learning<Filtered> => ({
  ...step.learning,
  kind: kind as Filtered,
  summary: `${step.learning.summary}; it works after \`npm ci\`` as Filtered,
  at: timeOf(0),
});

describe.each([['E1'], [undefined]])('an open failure (signature %s)', (signature) => {
  const step = failed(signature);

  test.each(['fix', 'workaround'])('gives its place to the %s that tells what helped', async (kind) => {
    const open = await addTo(openOf(step.learning));
    const lesson = fixOf(step, kind);
    const by = await addTo(lesson);
    expect(await settle({ passed: [passed] }, [lesson])).toEqual([]);
    expect(await one(open)).toMatchObject({ supersededBy: by, forgotten: false });
    expect(await one(by)).toMatchObject({ forgotten: false });
  });

  test('is forgotten where its command passed and nobody saw what helped', async () => {
    const open = await addTo(openOf(step.learning));
    expect(await settle({ passed: [passed] })).toEqual([]);
    const memory = await one(open);
    expect(memory).toMatchObject({ forgotten: true });
    expect(memory?.supersededBy).toBeUndefined();
  });

  test.each<[string, Partial<PassedStep<Filtered>>]>([
    ['another command', { command: 'npm run lint' as Filtered }],
    ['another tool', { tool: 'mcp__a__b' }],
    ['what passed before it failed', { atMs: NOW_MS - 2 * DAY_MS, fromMs: NOW_MS - 2 * DAY_MS }],
  ])('is not ended by %s, and is waited for', async (_what, more) => {
    const open = await addTo(openOf(step.learning));
    expect(await settle({ passed: [{ ...passed, ...more }] })).toEqual(['npm test']);
    const memory = await one(open);
    expect(memory).toMatchObject({ forgotten: false });
    expect(memory?.supersededBy).toBeUndefined();
  });

  test('that strikes again in the very session is open, though its command passed in it', async () => {
    const open = await addTo(openOf(step.learning));
    expect(await settle({ passed: [passed] }, [openOf(step.learning)])).toEqual(['npm test']);
    expect(await one(open)).toMatchObject({ forgotten: false });
  });

  test('is left alone once its week is over', async () => {
    const open = await addTo(openOf(step.learning));
    expect(await settle({ passed: [passed] }, [], NOW_MS + 7 * DAY_MS)).toEqual([]);
    expect(await one(open)).toMatchObject({ forgotten: false });
  });
});

test('a failure that is written as open is waited for, and one whose place a draft takes is not', async () => {
  const first = openOf(failed('E1').learning);
  const id = await addTo(first);
  const draft: Learning<Filtered> = { ...openOf(failed('E2').learning), body: 'While: go test' as Filtered };
  const entry: Anchored = { id: memoryId(draft), became: 'memory', cut: false, replaced: [id] };
  expect(await settle({ passed: [passed] }, [draft], NOW_MS, [entry])).toEqual(['go test']);
  expect(await one(id)).toMatchObject({ forgotten: false }); // what the flush writes of it is enough
  expect(await settle({}, [draft], NOW_MS, [{ ...entry, became: 'known' }])).toEqual([]);
});

test('an open failure does not give its place to the fix of another, nor to an error', async () => {
  const open = await addTo(openOf(failed('E1').learning));
  expect(await settle({}, [fixOf(failed('E2')), failed('E1').learning])).toEqual(['npm test']);
  expect((await one(open))?.supersededBy).toBeUndefined();
});

test('an open failure gives its place, though it got it back by a clock that is ahead', async () => {
  const step = failed('E1');
  const open = await addTo(openOf(step.learning));
  const by = 'f'.repeat(16);
  await add(encodeLine({ v: 1, id: open, at: timeOf(0), type: 'supersedes', by }));
  await add(encodeLine({ v: 1, id: open, at: timeOf(DAY_MS), type: 'supersedes' }));
  expect((await one(open))?.supersededBy).toBeUndefined();
  const lesson = fixOf(step);
  await settle({}, [lesson]);
  expect((await one(open))?.supersededBy).toBe(memoryId(lesson));
});

test('an open failure is forgotten, though a clock that is ahead has restored it', async () => {
  const open = await addTo(openOf(failed('E1').learning));
  await add(encodeLine({ v: 1, id: open, at: timeOf(DAY_MS), type: 'restored' }));
  await settle({ passed: [passed] });
  expect(await one(open)).toMatchObject({ forgotten: true });
});

test('the failures of the session that wait are waited for, beside those that are open', async () => {
  const other = { ...failed('E2'), command: 'go test' as Filtered };
  await addTo(openOf(failed('E1').learning));
  expect(await settle({ waiting: [other] })).toEqual(['*', 'go test', 'npm test']);
});

test.each([
  ['an error', (learning: Learning<Filtered>) => learning],
  ['open', openOf<Filtered>],
])(
  'what was no lesson is forgotten, written as %s, though a clock that is ahead has restored it',
  async (_as, as) => {
    const step = failed('E1');
    const id = await addTo(as(step.learning));
    await add(encodeLine({ v: 1, id, at: timeOf(DAY_MS), type: 'restored' }));
    await settle({ mistaken: [step.learning] });
    expect(await one(id)).toMatchObject({ forgotten: true });
  },
);

test('what was no lesson stays where another session met it too', async () => {
  const { learning } = failed('E1');
  const id = await addTo(openOf(learning));
  await add(encodeLine({ v: 1, id, at: timeOf(0), type: 'seen', session: 's2' }));
  await settle({ mistaken: [learning] });
  expect(await one(id)).toMatchObject({ forgotten: false, seenIn: ['s2'] });
});
