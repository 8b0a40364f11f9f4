import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import type { Learning } from '../../src/core/learning.ts';
import {
  commitFiles,
  countingGit,
  git,
  linesByGit,
  makeRepository,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, learning } from '../helpers/session.ts';

const folder = useFolders();

const told = (session: string, summary: string, more: Partial<Learning> = {}) =>
  learning(session, 0, { summary, body: '', kind: 'discovery', evidence: 'model-inferred', ...more });

/** Queues learnings for a session and flushes it. */
async function meet(repository: string, session: string, ...learnings: ReturnType<typeof told>[]) {
  const place = await wired(repository);
  const { accumulator } = place;
  for (const each of learnings) accumulator(session).add(each);
  return flushQueues(place, [session]);
}

const types = (repository: string): unknown[] =>
  linesByGit(repository)
    .map(({ type }) => type)
    .sort();
const live = async (repository: string) =>
  (await wired(repository)).recall.ask({ text: 'tests UTC module' }, 9);

const LESSON = 'The tests need TZ=UTC to pass on the build server';
const RESTATED = 'Tests need `TZ=UTC` to pass on the build server.';
const REWORDED = 'I saw that the tests need TZ=UTC to pass on the build server.';

describe('one lesson in other words', () => {
  it('met by another session is a seen line on the known memory', async () => {
    const repository = makeRepository(folder());
    await meet(repository, 's1', told('s1', LESSON));
    commitFiles(repository, { more: 'work' });
    expect(await meet(repository, 's2', told('s2', RESTATED))).toMatchObject({
      written: 0,
      seen: 1,
    });
    expect(types(repository)).toEqual(['memory', 'seen']);
    const [memory] = await (await wired(repository)).index.all();
    expect(memory).toMatchObject({ summary: LESSON, session: 's1', seenIn: ['s2'] });
  });

  it('met twice by one session is one memory, in one flush and in two', async () => {
    const repository = makeRepository(folder());
    const again = told('s1', RESTATED);
    expect(await meet(repository, 's1', told('s1', LESSON), again)).toMatchObject({ written: 1, seen: 0 });
    expect(await meet(repository, 's1', again)).toMatchObject({ written: 0, seen: 0 });
    expect(types(repository)).toEqual(['memory']);
  });

  it('stays apart where a name or a number differs', async () => {
    const repository = makeRepository(folder());
    const lesson = (name: string) => told('s1', `Tests fail: cannot find module './${name}' after a build`);
    expect(await meet(repository, 's1', ...['a', 'b', 'c'].map(lesson))).toMatchObject({ written: 3 });
    expect(await meet(repository, 's1', ...['a', 'd'].map(lesson))).toMatchObject({ written: 1 });
  });

  it('is found among many that share its words, with no more git processes than any flush', async () => {
    const repository = makeRepository(folder());
    const lesson = (session: string, at: number, end = '') =>
      told(session, `The tests need a server on port ${5000 + at}${end}`);
    const numbers = Array.from({ length: 60 }, (_, at) => at);
    await createSession(repository, 's2').start();
    await meet(repository, 's1', ...numbers.map((at) => lesson('s1', at)));
    const { accumulator } = await wired(repository);
    for (const at of numbers.slice(0, 40)) accumulator('s2').add(lesson('s2', at, '!'));
    const { path, log } = countingGit(folder());
    const place = await wired(repository, { session: 's2', env: { ...process.env, PATH: path } });
    expect(await flushQueues(place, ['s2'])).toMatchObject({ written: 0, seen: 40 });
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(3);
    expect(linesByGit(repository).filter(({ type }) => type === 'memory')).toHaveLength(60);
  });

  it('is not folded into the word of somebody the user does not know', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'user.email', 'eve@elsewhere.example']);
    await meet(repository, 's1', told('s1', LESSON));
    git(repository, ['config', 'user.email', 'ada@example.org']);
    expect(await meet(repository, 's2', told('s2', RESTATED))).toMatchObject({
      written: 1,
    });
  });
});

describe('a lesson told better', () => {
  const signature = "Cannot find module './a'" as never;
  const failed = told('s1', "npm test failed: Cannot find module './a'", { kind: 'error', signature });
  const fixed = told('s2', "npm test: Cannot find module './a' was fixed by npm run build", {
    kind: 'workaround',
    evidence: 'test-verified',
    signature,
  });

  it('takes the place of the known one, once, and later failures are meetings with it', async () => {
    const repository = makeRepository(folder());
    await meet(repository, 's1', failed);
    await meet(repository, 's2', fixed);
    await meet(repository, 's2', fixed);
    expect(types(repository)).toEqual(['memory', 'memory', 'supersedes']);
    await meet(repository, 's3', { ...failed, session: 's3' as never });
    await meet(repository, 's4', { ...failed, kind: 'warning' as never, session: 's4' as never });
    const all = await (await wired(repository)).index.all();
    const [better] = all.filter(({ supersededBy }) => supersededBy === undefined);
    expect(better).toMatchObject({ kind: 'workaround', seenIn: ['s3', 's4'] });
    expect(all.find(({ kind }) => kind === 'error')?.supersededBy).toBe(better?.id);
    expect((await live(repository)).map(({ memory }) => memory.id)).toEqual([better?.id]);
  });
});

describe('two clones', () => {
  it('that made a lesson each are told it once', async () => {
    const repository = makeRepository(folder());
    const clone = folder();
    git(repository, ['clone', '-q', '.', clone]);
    git(clone, ['config', 'user.name', 'Ada Lovelace']);
    git(clone, ['config', 'user.email', 'ada@example.org']);
    await meet(repository, 's1', told('s1', LESSON));
    await meet(clone, 's2', told('s2', REWORDED));
    git(repository, ['fetch', '-q', clone, 'refs/notes/cs/learnings:refs/notes/other']);
    git(repository, [
      'notes',
      '--ref=cs/learnings',
      'merge',
      '-q',
      '-s',
      'cat_sort_uniq',
      'refs/notes/other',
    ]);
    const found = await (await wired(repository)).recall.ask({ text: 'tests TZ=UTC build server' }, 5);
    expect(found).toHaveLength(1);
    expect(found[0]?.alike).toHaveLength(1);
    expect(await meet(repository, 's3', told('s3', `${LESSON}!`))).toMatchObject({ written: 0 });
  });
});
