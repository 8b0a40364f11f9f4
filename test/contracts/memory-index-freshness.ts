import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NoteStore } from '../../src/core/ports.ts';
import { createMemoryNoteStore } from '../helpers/memory-note-store.ts';
import {
  answersOf,
  arbitraryStep,
  COMMIT_A,
  COMMIT_B,
  eventLine,
  idOf,
  memoryLine,
  type Step,
} from './memory-index-history.ts';
import { hitIds, idsOf, type MakeIndex, useIndex } from './memory-index-setup.ts';

/** Every answer is as of the notes at the time of the call. */
export function describeFreshness(name: string, makeIndex: MakeIndex): void {
  describe(`${name}, as of the call`, () => {
    const { directory, fresh, search, learn, notes } = useIndex(makeIndex);

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
      await notes().add([{ namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(2, 'cache two')] }]);
      await fresh().save();
      notes().put('learnings', COMMIT_B, '');
      const index = fresh();
      expect(idsOf(await index.all())).toEqual([idOf(1)]);
      expect(hitIds(await search(index, 'two'))).toEqual([]);
      expect((await index.known([idOf(2)])).size).toBe(0);
    });

    test('a ref that is gone takes its memories along', async () => {
      await learn(memoryLine(1, 'cache one'));
      await notes().add([{ namespace: 'decisions', anchor: COMMIT_A, lines: [memoryLine(2, 'cache two')] }]);
      await fresh().save();
      notes().removeRef('decisions');
      expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(1)]);
    });

    test('a rewritten history is read anew', async () => {
      await learn(memoryLine(1, 'cache one'), memoryLine(2, 'cache two'));
      await fresh().save();
      notes().put('learnings', COMMIT_A, `${memoryLine(2, 'cache two')}\n`);
      notes().forgetHistory();
      expect(hitIds(await search(fresh(), 'cache'))).toEqual([idOf(2)]);
    });

    test('reads the notes once, and after a save only what changed', async () => {
      await learn(...Array.from({ length: 20 }, (_, number) => memoryLine(number, `cache ${number}`)));
      await fresh().save();
      expect(notes().calls.read).toBe(1);
      await search(fresh(), 'cache');
      await notes().add([{ namespace: 'learnings', anchor: COMMIT_B, lines: [memoryLine(99, 'cache')] }]);
      await search(fresh(), 'cache');
      expect(notes().calls).toMatchObject({ read: 1, changed: 1 });
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
        ...notes(),
        refs: () => (fails ? Promise.reject(new Error('git is not there')) : notes().refs()),
      };
      const index = makeIndex({ directory: directory(), notes: failing });
      await expect(search(index, 'cache')).rejects.toThrow('git is not there');
      fails = false;
      expect(await search(index, 'cache')).toHaveLength(1);
    });

    test('catching up answers as a rebuild does', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 16 }), (steps) =>
          catchesUpLikeARebuild(makeIndex, steps),
        ),
        {
          numRuns: 100,
        },
      );
    });
  });
}

async function catchesUpLikeARebuild(makeIndex: MakeIndex, steps: readonly Step[]): Promise<void> {
  const store = createMemoryNoteStore();
  const root = mkdtempSync(join(tmpdir(), 'cs-memory-index-'));
  try {
    const longLived = makeIndex({ directory: join(root, 'one'), notes: store });
    for (const step of steps) await step(store, longLived);
    const reopened = makeIndex({ directory: join(root, 'one'), notes: store });
    const rebuilt = makeIndex({ directory: join(root, 'two'), notes: store });
    const expected = await answersOf(rebuilt);
    expect(await answersOf(longLived)).toEqual(expected);
    expect(await answersOf(reopened)).toEqual(expected);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
