import { expect, test } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { createWordsIndex } from '../../src/adapters/index/words/words-index.ts';
import type { Learning } from '../../src/domain/learning.ts';
import { memoryId } from '../../src/domain/memory-id.ts';
import { encodeLine } from '../../src/domain/note-line.ts';
import { blockerOf } from '../../src/domain/pairing/blocker.ts';
import type { Settled } from '../../src/domain/pairing/settle.ts';
import type { FailedStep, PassedStep } from '../../src/domain/pairing/step.ts';
import { createSettleMemories } from '../../src/services/flush/settle-memories.ts';
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
  blocking: [],
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
const settle = (settled: Partial<Settled<Filtered>>, drafts: readonly Learning<Filtered>[] = []) => {
  const keyed = index();
  const ports = {
    index: keyed,
    keyed,
    notes: place.notes,
    repository: { author: async () => undefined },
    clock: () => NOW_MS,
  };
  return createSettleMemories(ports)({ ...NOTHING, ...settled }, drafts, []);
};
const one = async (id: string) => (await index().known([id])).get(id);

test.each([['E1'], [undefined]])(
  'a blocker is closed by the error it is a copy of (signature %s)',
  async (signature) => {
    const step = failed(signature);
    const twin = await addTo(step.learning);
    const blocker = await addTo(blockerOf(step));
    expect(await settle({ passed: [passed] })).toEqual([]);
    expect(await one(blocker)).toMatchObject({ supersededBy: twin });
  },
);

test.each([['E1'], [undefined]])(
  'a blocker is closed though its error was dropped at a review (signature %s)',
  async (signature) => {
    const step = failed(signature);
    const blocker = await addTo(blockerOf(step));
    expect(await settle({ passed: [passed] })).toEqual([]);
    expect(await one(blocker)).toMatchObject({ supersededBy: memoryId(step.learning) });
  },
);

test('a blocker that strikes again is open again, though it was closed by a clock that is ahead', async () => {
  const step = failed('E1');
  const blocker = await addTo(blockerOf(step));
  const by = 'f'.repeat(16);
  await add(encodeLine({ v: 1, id: blocker, at: timeOf(DAY_MS), type: 'supersedes', by }));
  expect((await one(blocker))?.supersededBy).toBe(by);
  expect(await settle({}, [blockerOf(step)])).toContain('npm test');
  expect((await one(blocker))?.supersededBy).toBeUndefined();
});

test('what was no lesson is forgotten, though a clock that is ahead has restored it', async () => {
  const step = failed('E1');
  const id = await addTo(step.learning);
  await add(encodeLine({ v: 1, id, at: timeOf(DAY_MS), type: 'restored' }));
  await settle({ mistaken: [step.learning] });
  expect(await one(id)).toMatchObject({ forgotten: true });
});
