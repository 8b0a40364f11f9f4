import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Memory } from '../../src/domain/memory.ts';
import { partLine } from '../../src/domain/note.ts';
import { type EventLine, encodeLine, type MemoryLine } from '../../src/domain/note-line.ts';
import type { MemoryIndex, NoteStore, SearchHit } from '../../src/ports.ts';
import { createMemoryNoteStore, type MemoryNoteStore } from '../helpers/memory-note-store.ts';

export type MakeIndex = (options: { readonly directory: string; readonly notes: NoteStore }) => MemoryIndex;

const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');
const COMMIT_A = 'a'.repeat(40);
const COMMIT_B = 'b'.repeat(40);
const MINUTE_MS = 60_000;

const atMinute = (minute: number): string => new Date(NOW_MS - 1e9 + minute * MINUTE_MS).toISOString();
const idOf = (number: number): string => number.toString(16).padStart(16, '0');

function memoryLine(number: number, summary: string, more: Partial<MemoryLine> = {}): string {
  return encodeLine({
    v: 1,
    id: idOf(number),
    at: atMinute(number),
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...more,
  });
}

function eventLine(number: number, type: EventLine['type'], more: Partial<EventLine> = {}): string {
  return encodeLine({ v: 1, id: idOf(number), at: atMinute(10_000), type, ...more });
}

const idsOf = (memories: readonly Memory[]): string[] => memories.map(({ id }) => id).sort();
const hitIds = (hits: readonly SearchHit[]): string[] => hits.map(({ memory }) => memory.id);

/** What every MemoryIndex promises, whatever it is made of. */
export function describeMemoryIndex(name: string, makeIndex: MakeIndex): void {
  describe(name, () => {
    let directory: string;
    let notes: MemoryNoteStore;

    beforeEach(() => {
      directory = join(mkdtempSync(join(tmpdir(), 'cs-memory-index-')), 'index');
      notes = createMemoryNoteStore();
    });
    afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

    const fresh = (): MemoryIndex => makeIndex({ directory, notes });
    const search = (index: MemoryIndex, query: string, limit = 10): Promise<readonly SearchHit[]> =>
      index.search(query, { limit, nowMs: NOW_MS });
    const learn = (...lines: string[]) => notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines }]);

    describe('search', () => {
      test('finds the memory that the words speak of, first', async () => {
        await learn(
          memoryLine(1, 'The database pool must be closed before the tests end'),
          memoryLine(2, 'Run the linter with --fix before a commit'),
          memoryLine(3, 'The database migration needs an exclusive lock'),
        );
        const hits = await search(fresh(), 'closing the database pool');
        expect(hitIds(hits)[0]).toBe(idOf(1));
        expect(hits[0]?.memory.summary).toBe('The database pool must be closed before the tests end');
      });

      test('finds an error code, a file and a flag by their exact spelling', async () => {
        await learn(
          memoryLine(1, 'The import fails', { signature: 'ERR_MODULE_NOT_FOUND: left-pad' }),
          memoryLine(2, 'The retry is wrong', { files: [{ path: 'src/net/httpRetry.ts' }] }),
          memoryLine(3, 'Skip the hooks with --no-verify'),
        );
        const index = fresh();
        expect(hitIds(await search(index, 'ERR_MODULE_NOT_FOUND'))[0]).toBe(idOf(1));
        expect(hitIds(await search(index, 'src/net/httpRetry.ts'))[0]).toBe(idOf(2));
        expect(hitIds(await search(index, '--no-verify'))[0]).toBe(idOf(3));
      });

      test('finds nothing in an empty store', async () => {
        expect(await search(fresh(), 'anything')).toEqual([]);
      });

      test('gives at most as many as asked for, the best ones', async () => {
        await learn(
          ...Array.from({ length: 30 }, (_, number) => memoryLine(number, `lesson ${number} of the cache`)),
        );
        const index = fresh();
        const all = await search(index, 'cache lesson', 100);
        const few = await search(index, 'cache lesson', 3);
        expect(all).toHaveLength(30);
        expect(hitIds(few)).toEqual(hitIds(all).slice(0, 3));
      });

      test('puts the better score first, and of equal ones the newer, then the smaller id', async () => {
        await learn(
          memoryLine(5, 'cache words', { at: atMinute(1) }),
          memoryLine(4, 'cache words', { at: atMinute(1) }),
          memoryLine(6, 'cache words', { at: atMinute(2) }),
        );
        const hits = await search(fresh(), 'cache words');
        expect(new Set(hits.map(({ score }) => score)).size).toBe(1);
        expect(hitIds(hits)).toEqual([6, 4, 5].map(idOf));
      });

      test('gives live memories only', async () => {
        await learn(
          memoryLine(1, 'cache forgotten'),
          memoryLine(2, 'cache superseded'),
          memoryLine(3, 'cache expired', { expires: '2026-02-01T00:00:00.000Z' }),
          memoryLine(4, 'cache still good', { expires: '2026-04-01T00:00:00.000Z' }),
          memoryLine(5, 'cache restored'),
          eventLine(1, 'forgotten'),
          eventLine(2, 'supersedes', { by: idOf(4) }),
          eventLine(5, 'forgotten', { at: atMinute(100) }),
          eventLine(5, 'restored', { at: atMinute(200) }),
        );
        const index = fresh();
        expect(hitIds(await search(index, 'cache')).sort()).toEqual([4, 5].map(idOf));
        const later = await index.search('cache', {
          limit: 10,
          nowMs: Date.parse('2026-05-01T00:00:00.000Z'),
        });
        expect(hitIds(later)).toEqual([idOf(5)]);
      });
    });

    describe('all, known and find', () => {
      beforeEach(() =>
        learn(
          memoryLine(0x1a, 'one'),
          memoryLine(0x1b, 'two'),
          memoryLine(0x2c, 'three'),
          eventLine(0x1b, 'forgotten'),
        ),
      );

      test('all gives the forgotten ones too', async () => {
        const all = await fresh().all();
        expect(idsOf(all)).toEqual([0x1a, 0x1b, 0x2c].map(idOf));
        expect(all.filter(({ forgotten }) => forgotten).map(({ id }) => id)).toEqual([idOf(0x1b)]);
      });

      test('known gives those that exist, in whatever state', async () => {
        const known = await fresh().known([idOf(0x1b), idOf(0x99), idOf(0x2c), idOf(0x2c)]);
        expect([...known.keys()].sort()).toEqual([0x1b, 0x2c].map(idOf));
        expect(known.get(idOf(0x1b))?.forgotten).toBe(true);
      });

      test('find gives every memory whose id begins so', async () => {
        const index = fresh();
        expect(idsOf(await index.find('000000000000001'))).toEqual([0x1a, 0x1b].map(idOf));
        expect(idsOf(await index.find(idOf(0x2c)))).toEqual([idOf(0x2c)]);
        expect(await index.find('ffff')).toEqual([]);
      });
    });

    describe('the fold', () => {
      test('takes the lines of one memory from several notes', async () => {
        await learn(memoryLine(1, 'cache', { session: 's1' }));
        await notes.add([
          { namespace: 'learnings', anchor: COMMIT_B, lines: [eventLine(1, 'seen', { session: 's2' })] },
        ]);
        const [memory] = await fresh().all();
        expect(memory).toMatchObject({ seenIn: ['s2'], lastSeenAt: atMinute(10_000), anchor: COMMIT_A });
      });

      test('reads a derived object as a part of its anchor', async () => {
        const derived = 'd'.repeat(40);
        notes.put(
          'learnings',
          derived,
          `${[partLine(COMMIT_B, 2), memoryLine(1, 'cache')].sort().join('\n')}\n`,
        );
        expect((await fresh().all())[0]?.anchor).toBe(COMMIT_B);
      });

      test('keeps events until their memory line arrives', async () => {
        await learn(eventLine(1, 'forgotten'), memoryLine(2, 'cache two'));
        await fresh().save();
        expect(idsOf(await fresh().all())).toEqual([idOf(2)]);
        expect(await fresh().find(idOf(1))).toEqual([]);
        await notes.add([{ namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(1, 'cache one')] }]);
        const index = fresh();
        expect((await index.known([idOf(1)])).get(idOf(1))?.forgotten).toBe(true);
        expect(hitIds(await search(index, 'cache'))).toEqual([idOf(2)]);
      });

      test('skips lines that are broken or of a later version', async () => {
        const later = memoryLine(3, 'cache three').replace('"v":1', '"v":2');
        notes.put('learnings', COMMIT_A, `{broken cache\n${later}\n${memoryLine(1, 'cache')}\n`);
        expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(1)]);
      });
    });

    describe('as of the call', () => {
      test('the same index sees what was written since', async () => {
        await learn(memoryLine(1, 'cache one'));
        const index = fresh();
        expect(hitIds(await search(index, 'cache'))).toEqual([idOf(1)]);
        await learn(memoryLine(2, 'cache two'), eventLine(1, 'forgotten'));
        expect(hitIds(await search(index, 'cache'))).toEqual([idOf(2)]);
      });

      test('a new index sees it too, whether or not the old one was saved', async () => {
        await learn(memoryLine(1, 'cache one'));
        await fresh().save();
        await learn(memoryLine(2, 'cache two'));
        expect(hitIds(await search(fresh(), 'cache')).sort()).toEqual([1, 2].map(idOf));
      });

      test('a note that is gone takes its memories along', async () => {
        await learn(memoryLine(1, 'cache one'));
        await notes.add([{ namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(2, 'cache two')] }]);
        await fresh().save();
        notes.put('learnings', COMMIT_B, '');
        const index = fresh();
        expect(idsOf(await index.all())).toEqual([idOf(1)]);
        expect(hitIds(await search(index, 'two'))).toEqual([]);
        expect((await index.known([idOf(2)])).size).toBe(0);
      });

      test('a ref that is gone takes its memories along', async () => {
        await learn(memoryLine(1, 'cache one'));
        await notes.add([{ namespace: 'decisions', anchor: COMMIT_A, lines: [memoryLine(2, 'cache two')] }]);
        await fresh().save();
        notes.removeRef('decisions');
        expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(1)]);
      });

      test('a rewritten history is read anew', async () => {
        await learn(memoryLine(1, 'cache one'), memoryLine(2, 'cache two'));
        await fresh().save();
        notes.put('learnings', COMMIT_A, `${memoryLine(2, 'cache two')}\n`);
        notes.forgetHistory();
        expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(2)]);
      });

      test('reads the notes once, and after a save only what changed', async () => {
        await learn(...Array.from({ length: 20 }, (_, number) => memoryLine(number, `cache ${number}`)));
        await fresh().save();
        expect(notes.calls.read).toBe(1);
        await search(fresh(), 'cache');
        await notes.add([{ namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(99, 'cache')] }]);
        await search(fresh(), 'cache');
        expect(notes.calls).toMatchObject({ read: 1, changed: 1 });
      });

      test('calls at the same time do not disturb each other', async () => {
        await learn(memoryLine(1, 'cache one'), memoryLine(2, 'cache two'));
        const index = fresh();
        const [hits, all, , again] = await Promise.all([
          search(index, 'cache'),
          index.all(),
          index.save(),
          search(index, 'two'),
        ]);
        expect(hits).toHaveLength(2);
        expect(all).toHaveLength(2);
        expect(hitIds(again)).toEqual([idOf(2)]);
      });

      test('an error of the notes reaches the caller, and the next call works', async () => {
        await learn(memoryLine(1, 'cache'));
        let fails = true;
        const failing: NoteStore = {
          ...notes,
          refs: () => (fails ? Promise.reject(new Error('git is not there')) : notes.refs()),
        };
        const index = makeIndex({ directory, notes: failing });
        await expect(search(index, 'cache')).rejects.toThrow('git is not there');
        fails = false;
        expect(await search(index, 'cache')).toHaveLength(1);
      });
    });

    describe('whatever the history', () => {
      test('catching up answers as a rebuild does', async () => {
        await fc.assert(fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 12 }), catchesUpLikeARebuild), {
          numRuns: 60,
        });
      });
    });

    async function catchesUpLikeARebuild(steps: readonly Step[]): Promise<void> {
      const store = createMemoryNoteStore();
      const root = mkdtempSync(join(tmpdir(), 'cs-memory-index-'));
      try {
        const longLived = makeIndex({ directory: join(root, 'one'), notes: store });
        for (const step of steps) {
          await step(store);
          await longLived.save();
        }
        const reopened = makeIndex({ directory: join(root, 'one'), notes: store });
        const rebuilt = makeIndex({ directory: join(root, 'two'), notes: store });
        const expected = await answersOf(rebuilt);
        expect(await answersOf(longLived)).toEqual(expected);
        expect(await answersOf(reopened)).toEqual(expected);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }
  });
}

/** Everything an index can be asked for, with scores to 1e-6. */
async function answersOf(index: MemoryIndex): Promise<unknown> {
  const searches = ['cache', 'lock retry', 'cache pool retry src/a.ts', 'learnings'];
  const hits = await Promise.all(searches.map((query) => index.search(query, { limit: 5, nowMs: NOW_MS })));
  const byId = (a: Memory, b: Memory): number => (a.id < b.id ? -1 : 1);
  return {
    hits: hits.map((found) => found.map(({ memory, score }) => [memory, Math.round(score * 1e6)])),
    all: [...(await index.all())].sort(byId),
    known: [...(await index.known(Array.from({ length: 8 }, (_, number) => idOf(number)))).values()].sort(
      byId,
    ),
    found: [...(await index.find('00000000'))].sort(byId),
  };
}

type Step = (store: MemoryNoteStore) => unknown;

const arbitraryWords = fc
  .array(fc.constantFrom('cache', 'lock', 'pool', 'retry', 'ENOENT', 'src/a.ts'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));
const arbitraryNumber = fc.nat({ max: 7 });

const arbitraryLine = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(arbitraryNumber, arbitraryWords, arbitraryWords)
      .map(([number, summary, body]) => memoryLine(number, summary, { body })),
  },
  fc
    .tuple(arbitraryNumber, fc.constantFrom('seen', 'useful', 'forgotten', 'restored'), fc.nat({ max: 20 }))
    .map(([number, type, minute]) =>
      eventLine(number, type as EventLine['type'], { at: atMinute(minute), session: `s${minute}` }),
    ),
);
const arbitraryPlace = fc.record({
  namespace: fc.constantFrom('learnings', 'decisions'),
  object: fc.constantFrom(COMMIT_A, COMMIT_B, 'c'.repeat(40)),
});
const arbitraryLines = fc.array(arbitraryLine, { minLength: 1, maxLength: 6 });

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(arbitraryPlace, arbitraryLines).map(
      ([{ namespace, object }, lines]): Step =>
        (store) =>
          store.add([{ namespace, anchor: object, lines }]),
    ),
  },
  fc.tuple(arbitraryPlace, arbitraryLines, fc.boolean()).map(
    ([{ namespace, object }, lines, isPart]): Step =>
      (store) =>
        store.put(
          namespace,
          object,
          `${[...lines, ...(isPart ? [partLine(COMMIT_B, 2)] : [])].join('\n')}\n`,
        ),
  ),
  arbitraryPlace.map(
    ({ namespace, object }): Step =>
      (store) =>
        store.put(namespace, object, ''),
  ),
  arbitraryPlace.map(
    ({ namespace }): Step =>
      (store) =>
        store.removeRef(namespace),
  ),
  fc.constant<Step>((store) => store.forgetHistory()),
);
