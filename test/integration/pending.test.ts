import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heldQueue } from '../../src/app/wire/spool.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { dropPending, findPending, listPending } from '../../src/memories/pending.ts';
import { startSession } from '../../src/session/start-session.ts';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, learning } from '../helpers/session.ts';

const folder = useFolders();
const SAID = 'the rocket launches at dawn from pad nine';

/** Every file that is kept beside the notes. */
const kept = (repository: string): string => {
  const directory = join(repository, '.git/cs-memory');
  if (!existsSync(directory)) return '';
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
};

/** Two sessions with something in their queues, one of a subagent, and something that is held for a review. */
async function place() {
  const repository = makeRepository(folder());
  const store = await wired(repository);
  store.accumulator('s1').add(learning('s1', 1, { summary: SAID, body: `because ${SAID}` } as object));
  store.accumulator('s1').add(learning('s1', 2, { at: '2026-01-03T00:00:00.000Z' }));
  store.accumulator('s2').add(learning('s2', 3, { agentId: 'a1' } as object));
  heldQueue(store.home).add(learning('s0', 4));
  const idOf = async (words: string): Promise<string> =>
    (await listPending(store.own)).find(({ summary }) => summary.includes(words))?.id ?? '';
  return { repository, store, idOf };
}

describe('what waits in queues', () => {
  it('is told with id, sentence, session and state, the newest first', async () => {
    const { store } = await place();
    const told = await listPending(store.own);
    expect(told[0]).toMatchObject({ summary: 'Learning 2 of s1', session: 's1', pending: 'waiting' });
    expect(told.map(({ summary, pending }) => [summary, pending])).toEqual(
      expect.arrayContaining([
        [SAID, 'waiting'],
        ['Learning 3 of s2', 'waiting'],
        ['Learning 4 of s0', 'held'],
      ]),
    );
    expect(told.every(({ id }) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
    expect(await listPending(store.own)).toEqual(told); // and waits on
  });

  it('has the id that its memory has then, and is told no more', async () => {
    const { repository, store, idOf } = await place();
    const id = await idOf(SAID);
    await flushQueues(store, ['s1']);
    expect(linesByGit(repository)).toContainEqual(expect.objectContaining({ id, type: 'memory' }));
    expect(await findPending(store.own, id)).toEqual([]);
  });

  it('is told too where it is a failure that was not worth a learning by itself', async () => {
    const repository = makeRepository(folder());
    const { accumulator, own } = await wired(repository);
    accumulator('s1').note({
      type: 'failed',
      atMs: 1,
      fromMs: 1,
      tool: 'Bash',
      command: 'npm test',
      learning: learning('s1', 1),
    } as never);
    expect(await listPending(own)).toMatchObject([{ summary: 'Learning 1 of s1', pending: 'open' }]);
  });
});

describe('a purge of what waits', () => {
  it.each([
    ['in the queue of a session', SAID],
    ['in that of a subagent', 'Learning 3'],
    ['for a review', 'Learning 4'],
  ])('%s leaves no byte of it, and all else', async (_where, words) => {
    const { repository, store, idOf } = await place();
    const others = (await listPending(store.own)).filter(({ summary }) => !summary.includes(words));
    expect(kept(repository)).toContain(words);
    const found = await store.findToPurge([(await idOf(words)).slice(0, 8)]);
    expect(await store.purge(found)).toMatchObject({ queued: 1, refs: [], objects: 0, leftIn: [] });
    expect(kept(repository)).not.toContain(words);
    expect(await listPending(store.own)).toEqual(others);
    await flushQueues(store, undefined, { ended: true });
    expect(JSON.stringify(linesByGit(repository))).not.toContain(words);
  });

  it('that a hook captured takes the failure along that waits for its fix', async () => {
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1');
    await session.fail(errorNumber(1));
    const { own, findToPurge, purge } = await wired(repository);
    const [one] = await listPending(own);
    await purge(await findToPurge([one?.id ?? '']));
    expect(kept(repository)).not.toContain('part1');
    await session.pass();
    await session.stop();
    expect(linesByGit(repository)).toEqual([]);
  });

  it('that a flush has in hand waits for it, and erases what it wrote', async () => {
    const { repository, store, idOf } = await place();
    const found = await store.findToPurge([await idOf(SAID)]);
    const sessions = join(repository, '.git/cs-memory/sessions');
    const since = Date.now().toString(36).padStart(9, '0');
    mkdirSync(join(sessions, 'taken'), { recursive: true });
    renameSync(join(sessions, 's1.jsonl'), join(sessions, `taken/s1.${since}-${process.ppid}-1.taken.jsonl`));
    const purging = store.purge(found);
    await flushQueues(store, ['s1']); // what that process does
    expect(await purging).toMatchObject({ refs: ['refs/notes/cs/learnings'], leftIn: [] });
    expect(kept(repository) + JSON.stringify(linesByGit(repository))).not.toContain(SAID);
  });

  it('by a beginning that several have takes none', async () => {
    const { store } = await place();
    await expect(store.findToPurge([''])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('what is dropped from a queue is written by no flush, and all else is', async () => {
  const { repository, store, idOf } = await place();
  const id = await idOf(SAID);
  expect(await dropPending(store.own, id)).toBe(true);
  await flushQueues(store, ['s1']);
  expect(await dropPending(store.own, id)).toBe(false);
  expect(linesByGit(repository).map(({ summary }) => summary)).toEqual(['Learning 2 of s1']);
});

it('what waits for no session is written by the next one, whose own goes on', async () => {
  const repository = makeRepository(folder());
  (await wired(repository)).accumulator('no-session').add(learning('no-session', 1));
  (await wired(repository)).accumulator('s2').add(learning('s2', 2));
  await startSession(await wired(repository), {
    session: 's1',
    keepsContext: false,
    limit: 0,
    tokens: 0,
    flushes: true,
  });
  expect(linesByGit(repository).map(({ summary }) => summary)).toEqual(['Learning 1 of no-session']);
});
