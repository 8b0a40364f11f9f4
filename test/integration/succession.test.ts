import { describe, expect, it } from 'vitest';
import { isLive } from '../../src/domain/memory.ts';
import { encodeLine } from '../../src/domain/note-line.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

const live = async (repository: string): Promise<string[]> => {
  const { index, close } = await wired(repository);
  const all = await index.all();
  close();
  return all
    .filter((memory) => isLive(memory, Date.now()))
    .map(({ summary }) => summary)
    .sort();
};

/** Memories of which each takes the place of the one before, at `at`. */
async function chain(summaries: readonly string[], at = new Date(Date.now() - 60_000).toISOString()) {
  const repository = makeRepository(folder());
  const store = await wired(repository);
  const ids: string[] = [];
  for (const summary of summaries) ids.push((await store.remember([{ summary }]))[0]?.id ?? '');
  const { commit: anchor = '' } = await store.repository.head();
  const lines = ids.slice(1).flatMap((by, before) => {
    const id = ids[before] ?? '';
    return encodeLine({ v: 1, id, at, type: 'supersedes', by });
  });
  await store.notes.add([{ namespace: 'learnings', anchor, lines }]);
  store.close();
  const once = async <T>(task: (store: Awaited<ReturnType<typeof wired>>) => Promise<T>): Promise<T> => {
    const process = await wired(repository);
    const result = await task(process);
    process.close();
    return result;
  };
  return {
    repository,
    forget: (at: number) => once(({ forget }) => forget(ids[at] ?? '', 'forgotten')),
    restore: (at: number) => once(({ forget }) => forget(ids[at] ?? '', 'restored')),
    purge: (...places: readonly number[]) =>
      once(async ({ purge }) => purge.purge(await purge.find(places.map((at) => ids[at] ?? '')))),
  };
}

describe('a memory whose place another took', () => {
  it('has it again while that one is forgotten', async () => {
    const { repository, forget, restore } = await chain(['old', 'new']);
    expect(await live(repository)).toEqual(['new']);
    await forget(1);
    expect(await live(repository)).toEqual(['old']);
    await restore(1);
    expect(await live(repository)).toEqual(['new']);
    await forget(1);
    expect(await live(repository)).toEqual(['old']);
  });

  it('has it again when the line that took it is of a clock that is ahead', async () => {
    const { repository, forget, restore } = await chain(['old', 'new'], '2090-01-01T00:00:00.000Z');
    await forget(1);
    expect(await live(repository)).toEqual(['old']);
    await restore(1);
    expect(await live(repository)).toEqual(['new']);
  });

  it('stays forgotten where it was', async () => {
    const { repository, forget } = await chain(['old', 'new']);
    await forget(0);
    await forget(1);
    expect(await live(repository)).toEqual([]);
  });

  it('has it again when that one is purged, and not when both are', async () => {
    const one = await chain(['old', 'new']);
    await one.purge(1);
    expect(await live(one.repository)).toEqual(['old']);
    const both = await chain(['old', 'new', 'other']);
    await both.purge(0, 1);
    expect(await live(both.repository)).toEqual(['other']);
  });

  it('leaves it to the third where the second goes', async () => {
    const { repository, forget, restore } = await chain(['old', 'new', 'newest']);
    await forget(1);
    expect(await live(repository)).toEqual(['newest']);
    await forget(2);
    expect(await live(repository)).toEqual(['old']);
    await restore(2);
    expect(await live(repository)).toEqual(['newest']);
    const purged = await chain(['old', 'new', 'newest']);
    await purged.purge(1, 2);
    expect(await live(purged.repository)).toEqual(['old']);
  });
});
