import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLive, type Memory } from '../../src/core/memory.ts';
import type { ExactLookup } from '../../src/recall/exact.ts';
import { BASE_FILE, openExactLookup } from '../../src/recall/index/index-files.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { atMinute, COMMIT_A, eventLine, idOf, memoryLine, NOW_MS } from './memory-index-history.ts';
import { idsOf, useIndex } from './memory-index-setup.ts';

const { directory, notes, fresh, learn } = useIndex(createWordsIndex);

/** A look-up as a hook opens it. */
async function look(): Promise<ExactLookup> {
  return openExactLookup({ directory: directory(), refs: await notes().refs(), nowMs: NOW_MS });
}
const failure = (number: number, signature: string, path = 'src/a.ts') =>
  memoryLine(number, `lesson ${number}`, { signature, files: [{ path }] });

describe('an exact look-up', () => {
  it('gives live memories by signature, path and word, newest first', async () => {
    await learn(failure(1, 'E one'), failure(2, 'E two', 'src/b.ts'), failure(3, 'E one'));
    await fresh().save();
    const found = await look();
    expect(found).toMatchObject({ isCurrent: true, memories: 3 });
    expect(found.withSignature('E one', 5).map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
    expect(found.withSignature('E one', 1).map(({ id }) => id)).toEqual([idOf(3)]);
    expect(found.withSignature('E', 5)).toEqual([]);
    expect(idsOf(found.withPath('src/b.ts', 5))).toEqual([idOf(2)]);
    expect(found.holders('lesson')).toBe(3);
    const words = new Map([
      ['lesson', 0.5],
      ['2', 1],
    ]);
    expect(found.withWords(words, { least: 0.5, most: 2 }).map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
    expect(idsOf(found.withWords(words, { least: 1, most: 9 }))).toEqual([idOf(2)]);
    found.close();
  });

  it('knows when it is behind, and is not once that is mended', async () => {
    await learn(failure(1, 'E one'));
    expect((await look()).isCurrent).toBe(false);
    await fresh().save();
    await learn(failure(2, 'E two'));
    expect((await look()).isCurrent).toBe(false);
    await fresh().save();
    expect((await look()).isCurrent).toBe(true);
  });

  it('leaves out what is forgotten or over', async () => {
    await learn(failure(1, 'E one'), memoryLine(2, 'b', { signature: 'E one', expires: atMinute(0) }));
    await fresh().save();
    await learn(eventLine(1, 'forgotten'));
    await fresh().save();
    expect((await look()).withSignature('E one', 5)).toEqual([]);
  });

  it('is empty and current where there are no notes, and behind where the file is damaged', async () => {
    expect(await look()).toMatchObject({ isCurrent: true, memories: 0 });
    await learn(failure(1, 'E one'));
    mkdirSync(directory(), { recursive: true });
    writeFileSync(join(directory(), BASE_FILE), 'no index');
    const damaged = await look();
    expect(damaged.isCurrent).toBe(false);
    expect(damaged.withSignature('E one', 5)).toEqual([]);
  });

  it('finds damage in what it reads, and leaves nothing of it to the next', async () => {
    await learn(...Array.from({ length: 500 }, (_, number) => failure(number, 'E one')));
    await fresh().save();
    const file = join(directory(), BASE_FILE);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, 0, 2_048)); // as a file system leaves it that lost its power
    const damaged = await look();
    expect(damaged).toMatchObject({ isCurrent: true });
    expect(damaged.withSignature('E one', 5)).toEqual([]);
    damaged.close();
    expect((await look()).isCurrent).toBe(false);
    await fresh().save();
    expect((await look()).withSignature('E one', 5)).toHaveLength(5);
  });

  it('gives what a look at every memory gives, in base and delta alike', async () => {
    const arbitrary = fc.array(
      fc.tuple(fc.nat({ max: 6 }), fc.constantFrom('E one', 'E two'), fc.constantFrom('src/a.ts', 'b.ts')),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(arbitrary, { minLength: 1, maxLength: 4 }), async (batches) => {
        for (const [index, batch] of batches.entries()) {
          const lines = batch.map(([n, signature, path]) => failure(n, signature, path));
          await notes().add([
            {
              namespace: 'learnings',
              anchor: COMMIT_A,
              lines: index % 2 === 0 ? lines : [...lines, eventLine(1, 'forgotten')],
            },
          ]);
          await fresh().save();
        }
        const live = (await fresh().all()).filter((memory) => isLive(memory, NOW_MS));
        const where = (of: (memory: Memory) => boolean) => idsOf(live.filter(of));
        const found = await look();
        for (const signature of ['E one', 'E two'])
          expect(idsOf(found.withSignature(signature, 99))).toEqual(
            where((it) => it.signature === signature),
          );
        for (const path of ['src/a.ts', 'b.ts'])
          expect(idsOf(found.withPath(path, 99))).toEqual(
            where((it) => it.files.some((file) => file.path === path)),
          );
      }),
      { numRuns: 30 },
    );
  });
});
