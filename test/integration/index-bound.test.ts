import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Wired } from '../../src/app/wire/services.ts';
import { startSession } from '../../src/session/start-session.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const MANY_BYTES = 1024 * 1024;

async function learn({ own }: Wired, from: number, count: number): Promise<void> {
  const drafts = Array.from({ length: count }, (_, at) => ({
    ns: 'decisions',
    kind: 'decision',
    summary: `Number ${from + at} is settled for good`,
    evidence: 'user-stated' as const,
    tags: [],
    files: [],
    at: '2026-01-01T00:00:00.000Z',
  }));
  await own.anchor(drafts as never);
}

const bounded = (repository: string, maxNoteBytes: number, maxMemories = 1_000) =>
  wired(repository, { indexBound: { maxNoteBytes, maxMemories } });
const behind = expect.objectContaining({ code: 'INDEX_BEHIND' });
const file = (repository: string) => join(repository, '.git/cs-memory/index/words-v1.bin');

describe('an index with a bound', () => {
  it('is not built from more notes than that, and says so', async () => {
    const repository = makeRepository(folder());
    await learn(await wired(repository), 0, 20);
    const few = await bounded(repository, 500);
    await expect(few.index.all()).rejects.toEqual(behind);
    expect(few.isIndexLeftBehind()).toBe(true);
    await expect(few.stores.search('settled', { limit: 3, nowMs: 0 })).rejects.toEqual(behind);
    const enough = await bounded(repository, MANY_BYTES);
    expect(await enough.index.all()).toHaveLength(20);
    expect(enough.isIndexLeftBehind()).toBe(false);
  });

  it('does not catch up on more either, nor read all of the notes in place of what changed', async () => {
    const repository = makeRepository(folder());
    const all = await wired(repository);
    await learn(all, 0, 1);
    await all.index.save();
    await learn(all, 1, 20);
    const few = await bounded(repository, 500);
    await expect(few.index.all()).rejects.toEqual(behind);
    expect(few.isIndexLeftBehind()).toBe(true);
  });

  it('is not written anew where it holds more memories, and answers all the same', async () => {
    const repository = makeRepository(folder());
    await learn(await wired(repository), 0, 20);
    const few = await bounded(repository, MANY_BYTES, 10);
    await few.index.save();
    expect([existsSync(file(repository)), few.isIndexLeftBehind()]).toEqual([false, true]);
    expect(await few.index.all()).toHaveLength(20);
    await (await bounded(repository, MANY_BYTES, 20)).index.save();
    expect(existsSync(file(repository))).toBe(true);
  });

  it('lets a session begin that has nothing to be told yet', async () => {
    const repository = makeRepository(folder());
    await learn(await wired(repository), 0, 20);
    const few = await bounded(repository, 500);
    const start = await startSession(few, {
      session: 's1',
      keepsContext: false,
      limit: 5,
      tokens: 500,
      flushes: true,
    });
    expect(start).toEqual({ recalled: 0, isHandedOn: false, leftOvers: { written: 0, failed: 0, left: 0 } });
    expect(few.states.read('s1')?.self).toBeDefined();
  });

  it('tells what its files have, at a start and when asked, and is left to the background', async () => {
    const repository = makeRepository(folder());
    const all = await wired(repository);
    await learn(all, 0, 1);
    await all.index.save();
    await learn(all, 1, 20);
    const few = await bounded(repository, 500);
    const request = { session: 's1', keepsContext: false, limit: 5, tokens: 500, flushes: true };
    const start = await startSession(few, request);
    expect(start).toMatchObject({ recalled: 1, text: expect.stringContaining('Number 0 is settled') });
    expect(few.isIndexLeftBehind()).toBe(true);
    const asked = await (await bounded(repository, 500)).recall.ask({ text: 'settled for good' }, 9);
    expect(asked.map(({ memory }) => memory.summary)).toEqual(['Number 0 is settled for good']);
    await expect((await bounded(repository, 500)).index.all()).rejects.toEqual(behind);
  });
});
