import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import {
  commitFiles,
  countingGit,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber, learning, queue, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();
const commitsOf = (repository: string, namespace = 'learnings'): number =>
  Number(git(repository, ['rev-list', '--count', `refs/notes/cs/${namespace}`]));
const flush = async (repository: string, ...sessions: string[]) =>
  flushQueues(await wired(repository), sessions.length === 0 ? undefined : sessions);

describe('a flush', () => {
  it('writes one commit per ref, whatever the number of learnings', async () => {
    const repository = makeRepository(folder());
    await queue(repository, 's1', 30, ['learnings', 'decisions', 'blockers']);
    expect(await flush(repository, 's1')).toMatchObject({ written: 30, seen: 0, failed: 0 });
    for (const ns of ['learnings', 'decisions', 'blockers']) {
      expect(commitsOf(repository, ns)).toBe(1);
      expect(linesByGit(repository, ns)).toHaveLength(10);
    }
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('writes what somebody stated with its tags, and in the place of what it takes back', async () => {
    const repository = makeRepository(folder());
    const { remember, accumulator } = await wired(repository);
    const [npm] = await remember([{ summary: 'We use npm.' }]);
    const summary = 'We use pnpm, not npm.';
    const stated = { summary, kind: 'correction', evidence: 'user-stated', tags: ['tools'] };
    accumulator('s1').add(learning('s1', '', stated as object));
    await flush(repository);
    const lines = linesByGit(repository, 'patterns');
    expect(lines).toContainEqual(expect.objectContaining({ summary, tags: ['tools'] }));
    expect(lines).toContainEqual(expect.objectContaining({ type: 'supersedes', id: npm?.id }));
  });

  it('attaches the learnings to HEAD as it is then, with files and blobs', async () => {
    const repository = makeRepository(folder());
    await queue(repository, 's1', 1);
    const accumulator = (await wired(repository)).accumulator('s1');
    accumulator.add(learning('s1', 'with files', { files: ['src.ts', 'absent.ts'] } as object));
    const commit = commitFiles(repository, { 'src.ts': 'code' });
    await flush(repository);
    expect([...notesByGit(repository).keys()]).toEqual([commit]);
    const blob = git(repository, ['rev-parse', 'HEAD:src.ts']).trim();
    const line = linesByGit(repository).find(({ files }) => files !== undefined);
    expect(line?.['files']).toEqual([{ path: 'absent.ts' }, { path: 'src.ts', blob }]);
    expect(line).toMatchObject({ author: 'Ada Lovelace <ada@example.org>', session: 's1' });
  });

  it.each([1, 50])('of %d learnings into one namespace starts at most three git processes', async (count) => {
    const repository = makeRepository(folder());
    const { path, log } = countingGit(folder());
    await createSession(repository, 's0').start();
    await queue(repository, 's0', 3);
    await createSession(repository, 's0').stop();
    await createSession(repository, 's1').start();
    await queue(repository, 's1', count);
    const result = await createSession(repository, 's1', { env: { PATH: path } }).stop();
    expect(result).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(3);
    expect(linesByGit(repository).filter(({ session }) => session === 's1')).toHaveLength(count);
  });

  it('of nothing writes nothing', async () => {
    const repository = makeRepository(folder());
    expect(await flush(repository)).toMatchObject({ written: 0, seen: 0 });
    expect((await createSession(repository, 's1').stop()).exitCode).toBe(0);
    expect(git(repository, ['for-each-ref', 'refs/notes'])).toBe('');
  });
});

describe('the same lesson', () => {
  it('met again by the same session adds nothing', async () => {
    const repository = makeRepository(folder());
    for (let round = 0; round < 3; round += 1) {
      await queue(repository, 's1', 5);
      await flush(repository, 's1');
    }
    expect(linesByGit(repository).map(({ type }) => type)).toEqual(Array(5).fill('memory'));
    expect(commitsOf(repository)).toBe(1);
  });

  it('met by a second session adds one line, however often that session meets it', async () => {
    const repository = makeRepository(folder());
    await queue(repository, 's1', 1);
    await flush(repository, 's1');
    for (let round = 0; round < 3; round += 1) {
      if (round === 2) commitFiles(repository, { more: 'work' });
      await queue(repository, 's2', 1);
      expect(await flush(repository, 's2')).toMatchObject({ written: 0, seen: round === 0 ? 1 : 0 });
    }
    const lines = linesByGit(repository);
    expect(lines.filter(({ type }) => type === 'memory')).toHaveLength(1);
    expect(lines.filter(({ type }) => type === 'seen')).toMatchObject([
      { session: 's2', id: lines[0]?.['id'] },
    ]);
    const [memory] = await (await wired(repository)).index.all();
    expect(memory).toMatchObject({ session: 's1', seenIn: ['s2'] });
  });

  it('is one memory when its wording differs and its error is the same', async () => {
    const repository = makeRepository(folder());
    const [one, two] = [createSession(repository, 's1'), createSession(repository, 's2')];
    await one.fail(errorNumber(1));
    await two.fail(`${errorNumber(1)}\nand some more at ${new Date(0).toISOString()}`);
    await one.stop();
    await two.stop();
    expect(
      linesByGit(repository)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['memory', 'seen']);
  });
});

describe('a failure that nothing helped against', () => {
  it('is written as open, for a week, and once, though the session ends', async () => {
    const repository = makeRepository(folder());
    const session = createSession(repository, 's1');
    await session.start();
    await session.fail(errorNumber(1));
    await session.stop();
    await session.end();
    const [line, ...more] = linesByGit(repository);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ type: 'memory', ns: 'learnings', kind: 'open', session: 's1' });
    const [at = Number.NaN, expires] = [line?.['at'], line?.['expires']].map((time) =>
      Date.parse(String(time)),
    );
    expect(expires).toBe(at + 7 * 86_400_000);
    expect(git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes'])).toBe(
      'refs/notes/cs/learnings\n',
    );
  });
});

describe('before the first commit', () => {
  it('the learnings wait, and land on it', async () => {
    const repository = makeUnborn(folder());
    const session = createSession(repository, 's1');
    await session.start();
    await session.fail(errorNumber(1));
    await session.stop();
    expect(spoolFiles(join(repository, '.git'))).not.toEqual([]);
    expect(git(repository, ['for-each-ref', 'refs/notes'])).toBe('');
    await session.fail(errorNumber(2));
    const commit = commitFiles(repository, { a: 'a' });
    await session.stop();
    expect([...notesByGit(repository).keys()]).toEqual([commit]);
    expect(linesByGit(repository)).toHaveLength(2);
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
  });
});

describe('a session that died', () => {
  it('is flushed by the next one to start, and only then', async () => {
    const repository = makeRepository(folder());
    const dead = createSession(repository, 'dead', { env: { CLAUDE_PID: '4194305' } });
    const alive = createSession(repository, 'alive', { env: { CLAUDE_PID: `${process.pid}` } });
    await dead.fail(errorNumber(1));
    await alive.fail(errorNumber(2));
    await createSession(repository, 'next').start();
    expect(linesByGit(repository)).toMatchObject([{ session: 'dead' }]);
    expect(spoolFiles(join(repository, '.git'))).toEqual(['alive.jsonl']);
  });

  it('is flushed when it is resumed', async () => {
    const repository = makeRepository(folder());
    await createSession(repository, 's1').fail(errorNumber(1));
    await createSession(repository, 's1').start('resume');
    expect(linesByGit(repository)).toHaveLength(1);
  });
});
