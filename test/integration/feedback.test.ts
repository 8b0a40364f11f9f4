import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import type { Wired } from '../../src/app/wire/services.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import type { Learning, Step } from '../../src/core/learning.ts';
import { noteFixes } from '../../src/recall/shown-ledger.ts';
import { commitFiles, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();
const marks = (repository: string) =>
  linesByGit(repository).filter(({ type }) => type === 'useful' || type === 'useless');

async function remembered(repository: string, summary = 'The tests need TZ=UTC'): Promise<string> {
  const [entry] = await (await wired(repository)).remember([{ summary }]);
  return entry?.id ?? '';
}

describe('a mark', () => {
  it('counts once for each author and once for each session, in whatever process and on whatever commit', async () => {
    const repository = makeRepository(folder());
    const id = await remembered(repository);
    const say = async (options?: { session: string }) =>
      (await wired(repository)).mark(id.slice(0, 6), 'useful', options);
    expect(await say()).toMatchObject({ changed: true, memory: { usefulCount: 1 } });
    commitFiles(repository, { more: 'work' });
    expect(await say()).toMatchObject({ changed: false, memory: { usefulCount: 1 } });
    for (const changed of [true, false])
      expect(await say({ session: 's1' })).toMatchObject({ changed, memory: { usefulCount: 2 } });
    git(repository, ['config', 'user.email', 'grace@example.org']);
    expect(await say()).toMatchObject({ changed: true, memory: { usefulCount: 3 } });
    expect(await (await wired(repository)).mark(id, 'useless')).toMatchObject({
      changed: true,
      memory: { usefulCount: 2, uselessCount: 1 },
    });
    expect(marks(repository)).toHaveLength(4);
    // Who changes their mind again is believed again.
    expect(await say()).toMatchObject({ changed: true, memory: { usefulCount: 3, uselessCount: 0 } });
    expect(await say()).toMatchObject({ changed: false });
  });

  it('of one that is in both stores is made in both', async () => {
    const repository = makeRepository(folder());
    const home = folder();
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home };
    const both = await wired(repository, { env });
    const [entry] = await both.own.remember([{ summary: 'Short commit messages' }]);
    await both.user.remember([{ summary: 'Short commit messages' }]);
    await both.mark(entry?.id ?? '', 'useful');
    for (const store of [both.own, both.user])
      expect(await store.index.all()).toMatchObject([{ usefulCount: 1 }]);
  });

  it('makes the memory come sooner or later', async () => {
    const repository = makeRepository(folder());
    const first = await remembered(repository, 'The build server needs the cache folder for tests');
    const second = await remembered(repository, 'The build server needs the queue worker for tests');
    const best = async () => {
      const found = await (await wired(repository)).recall.ask({ text: 'build server tests' }, 2);
      return found[0]?.memory.id;
    };
    const everything = await wired(repository);
    for (const session of ['a', 'b', 'c']) await everything.mark(second, 'useful', { session });
    expect(await best()).toBe(second);
    for (const session of 'defghijk') await everything.mark(second, 'useless', { session });
    expect(await best()).toBe(first);
  });

  it('of nothing is an error', async () => {
    const repository = makeRepository(folder());
    await expect((await wired(repository)).mark('abcd', 'useful')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

const SIGNATURE = "Error: Cannot find module './a'";
const START_MS = Date.UTC(2026, 0, 1);

const failure = (session: string) =>
  learning(session, 0, {
    kind: 'error',
    summary: `npm test failed: ${SIGNATURE}`,
    body: 'While: npm test',
    tags: ['bash', 'npm'],
    signature: SIGNATURE,
    score: 0.8,
  });

function step(session: string, type: 'failed' | 'passed', seconds: number): Step<Filtered> {
  const atMs = START_MS + seconds * 1000;
  const call = { tool: 'Bash', command: 'npm test' as Filtered, atMs, fromMs: atMs - 500 };
  return type === 'passed'
    ? { type, ...call }
    : { type, ...call, fault: 'world', learning: failure(session) as Learning<Filtered> };
}

/** A repository that knows a fix of the error, and a session that met it and was told. */
async function toldSession(session: string): Promise<{ repository: string; id: string; all: Wired }> {
  const repository = makeRepository(folder());
  const all = await wired(repository);
  const fix = { ...failure('s0'), kind: 'fix' as Filtered, body: 'Fix: ran `npm run build`' as Filtered };
  const result = await all.own.anchor([fix]);
  const id = result.state === 'written' ? (result.entries[0]?.id ?? '') : '';
  all.accumulator(session).note(step(session, 'failed', 10));
  noteFixes(
    all.states,
    { session },
    [SIGNATURE],
    [{ id, signature: SIGNATURE, summary: '' }],
    START_MS + 10_500,
  );
  return { repository, id, all };
}

const READER = { session: 's1' };

describe('a fix that a session was told', () => {
  it('is useful where the next go passed, once, however often it is flushed', async () => {
    const { repository, id, all } = await toldSession('s1');
    await flushQueues(all, ['s1']);
    expect(marks(repository)).toEqual([]);
    all.accumulator('s1').note(step('s1', 'passed', 30));
    for (let round = 0; round < 2; round += 1) await flushQueues(all, ['s1'], { ended: round === 1 });
    expect(marks(repository)).toMatchObject([{ type: 'useful', id, session: 's1' }]);
    expect(all.states.read('s1')?.told_fixes).toEqual([]);
  });

  it('is useless where its error struck twice more and the session ended so', async () => {
    const { repository, id, all } = await toldSession('s1');
    for (const seconds of [20, 30]) {
      all.accumulator('s1').note(step('s1', 'failed', seconds));
      noteFixes(all.states, READER, [SIGNATURE], [], START_MS + seconds * 1000);
    }
    await flushQueues(all, ['s1']);
    expect(marks(repository)).toEqual([]);
    await flushQueues(all, ['s1'], { ended: true });
    expect(marks(repository)).toMatchObject([{ type: 'useless', id, session: 's1' }]);
  });

  it('is neither where another error struck, or it passed only later', async () => {
    const { repository, all } = await toldSession('s1');
    noteFixes(all.states, READER, ['Error: another one'], [], START_MS + 15_000);
    expect(all.states.read('s1')?.told_fixes).toMatchObject([{ again: 0 }]);
    all.accumulator('s1').note(step('s1', 'failed', 20));
    noteFixes(all.states, READER, [SIGNATURE], [], START_MS + 20_500);
    all.accumulator('s1').note(step('s1', 'passed', 30));
    await flushQueues(all, ['s1'], { ended: true });
    expect(marks(repository)).toEqual([]);
    expect(all.states.read('s1')?.told_fixes).toEqual([]);
  });
});
