import { beforeEach, describe, expect, test } from 'vitest';
import { partLine } from '../../src/git/note-tree.ts';
import { describeCounts } from './memory-index-counts.ts';
import { describeFreshness } from './memory-index-freshness.ts';
import { atMinute, COMMIT_A, COMMIT_B, eventLine, idOf, memoryLine } from './memory-index-history.ts';
import { hitIds, idsOf, type MakeIndex, useIndex } from './memory-index-setup.ts';

/** What every MemoryIndex promises, whatever it is made of. */
export function describeMemoryIndex(name: string, makeIndex: MakeIndex): void {
  describe(name, () => {
    const { fresh, search, learn, notes } = useIndex(makeIndex);

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
        await notes().add([
          { namespace: 'learnings', anchor: COMMIT_B, lines: [eventLine(1, 'seen', { session: 's2' })] },
        ]);
        const [memory] = await fresh().all();
        expect(memory).toMatchObject({ seenIn: ['s2'], lastSeenAt: atMinute(10_000), anchor: COMMIT_A });
      });

      test('reads a derived object as a part of its anchor', async () => {
        const derived = 'd'.repeat(40);
        notes().put(
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
        await notes().add([
          { namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(1, 'cache one')] },
        ]);
        const index = fresh();
        expect((await index.known([idOf(1)])).get(idOf(1))?.forgotten).toBe(true);
        expect(hitIds(await search(index, 'cache'))).toEqual([idOf(2)]);
      });

      test('skips lines that are broken or of a later version', async () => {
        const later = memoryLine(3, 'cache three').replace('"v":1', '"v":2');
        notes().put('learnings', COMMIT_A, `{broken cache\n${later}\n${memoryLine(1, 'cache')}\n`);
        expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(1)]);
      });
    });
  });

  describeFreshness(name, makeIndex);
  describeCounts(name, makeIndex);
}
