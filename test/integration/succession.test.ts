import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { memoryId } from '../../src/core/learning.ts';
import { isLive } from '../../src/core/memory.ts';
import { encodeLine } from '../../src/core/note-line.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

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
async function chain(
  summaries: readonly string[],
  at = new Date(Date.now() - 60_000).toISOString(),
  ns = 'learnings',
) {
  const repository = makeRepository(folder());
  const store = await wired(repository);
  const ids: string[] = [];
  for (const summary of summaries)
    ids.push((await store.remember([{ summary, namespace: ns }]))[0]?.id ?? '');
  const { commit: anchor = '' } = await store.repository.head();
  const lines = ids.slice(1).flatMap((by, before) => {
    const id = ids[before] ?? '';
    return encodeLine({ v: 1, id, at, type: 'supersedes', by });
  });
  await store.notes.add([{ namespace: ns, anchor, lines }]);
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
      once(async ({ findToPurge, purge }) => purge(await findToPurge(places.map((at) => ids[at] ?? '')))),
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

  it.each(['progress', 'handoffs'])('has it no more where it told how far the work was (%s)', async (ns) => {
    const { repository, forget, restore, purge } = await chain(
      ['route is open', 'route is there'],
      undefined,
      ns,
    );
    expect(await live(repository)).toEqual(['route is there']);
    await forget(1);
    expect(await live(repository)).toEqual([]);
    await restore(1);
    expect(await live(repository)).toEqual(['route is there']);
    await purge(1);
    expect(await live(repository)).toEqual([]);
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

describe('what a session tells in one place', () => {
  /** Tells each in turn, in the place of the one before, and gives what stands in the end. */
  async function tellInTurn(summaries: readonly string[]): Promise<string[]> {
    const repository = makeRepository(folder());
    let former: string | undefined;
    for (const [number, summary] of summaries.entries()) {
      const at = new Date(Date.UTC(2026, 0, 2) + number * 1_000).toISOString();
      const more = former === undefined ? {} : { supersedes: [former] };
      const told = learning('s1', 0, {
        ns: 'progress',
        kind: 'progress',
        key: 'session s1',
        summary,
        at,
        ...more,
      });
      former = memoryId(told);
      const store = await wired(repository);
      store.accumulator('s1').add(told);
      await flushQueues(store, ['s1']);
      store.close();
    }
    return live(repository);
  }

  it('stands when it is again what it was before', async () => {
    expect(await tellInTurn(['not answered', 'answered', 'not answered'])).toEqual(['not answered']);
    expect(await tellInTurn(['one', 'two', 'one', 'two'])).toEqual(['two']);
    expect(await tellInTurn(['1', '2', '3', '4', '5', '6', '7', '1'])).toEqual(['1']);
  });

  it('stays in the past when it is written a second time', async () => {
    const repository = makeRepository(folder());
    const tell = (summary: string, second: number, supersedes: readonly string[]) =>
      learning('s1', 0, { summary, at: `2026-01-02T03:04:0${second}.000Z`, key: 'session s1', supersedes });
    const one = tell('one', 1, []);
    const two = tell('two', 2, [memoryId(one)]);
    const all = [one, two, tell('three', 3, [memoryId(two)])];
    for (let time = 0; time < 2; time += 1) {
      const store = await wired(repository);
      for (const each of all) store.accumulator('s1').add(each);
      await flushQueues(store, ['s1']);
      store.close();
    }
    expect(await live(repository)).toEqual(['three']);
  });
});
