import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loggedFailures } from '../helpers/hook.ts';
import { fsckComplaints, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, learning, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();
const WRITERS = 16;
const EACH = 20;

it('sixteen sessions that stop at the same moment lose none of their learnings', async () => {
  const repository = makeRepository(folder());
  const gitDir = join(repository, '.git');
  const { accumulator } = await wired(repository);
  const sessions = Array.from({ length: WRITERS }, (_, number) => `writer${number}`);
  for (const session of sessions) {
    for (let number = 0; number < EACH; number += 1) accumulator(session).add(learning(session, number));
  }
  const stop = (session: string) => createSession(repository, session).stop();
  const results = await Promise.all(sessions.map(stop));
  expect(results).toEqual(sessions.map(() => ({ exitCode: 0, stdout: '', stderr: '' })));
  // On a busy machine a turn may not come in the time that a Stop has: that session says so, and has it all in its queue.
  const waiting = spoolFiles(gitDir);
  const late = sessions.filter((session) => waiting.some((file) => file.startsWith(`${session}.`)));
  const failures = loggedFailures();
  expect(failures.filter((failure) => !/^Stop: (?:REF_CONTENDED|DEADLINE)$/.test(failure))).toEqual([]);
  expect(failures.length).toBeGreaterThanOrEqual(late.length);
  for (const session of late) await stop(session);
  const lines = linesByGit(repository);
  const expected = sessions.flatMap((session) =>
    Array.from({ length: EACH }, (_, number) => `Learning ${number} of ${session}`),
  );
  expect(lines.map(({ summary }) => summary).sort()).toEqual(expected.sort());
  expect(new Set(lines.map(({ id }) => id)).size).toBe(WRITERS * EACH);
  expect(spoolFiles(gitDir)).toEqual([]);
  expect(git(repository, ['rev-list', '--count', 'refs/notes/cs/learnings']).trim()).toBe(`${WRITERS}`);
  expect(fsckComplaints(repository)).toEqual([]);
});

it('one session whose tools fail at the same time, while it stops, loses none of its learnings', async () => {
  const repository = makeRepository(folder());
  const session = createSession(repository, 's1');
  await session.start();
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  await Promise.all(
    numbers.flatMap((number) => [
      session.fail(errorNumber(number)),
      ...(number % 4 === 0 ? [session.stop()] : []),
    ]),
  );
  await session.stop();
  const found = linesByGit(repository).map(({ signature }) => signature);
  expect([...new Set(found)].sort()).toEqual(
    numbers.map((number) => `Error: Cannot find module './part${number}.js'`).sort(),
  );
  expect(found).toHaveLength(numbers.length);
  expect(fsckComplaints(repository)).toEqual([]);
});
