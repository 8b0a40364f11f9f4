import { expect, it } from 'vitest';
import { contextOf, type HookResult } from '../helpers/hook.ts';
import { makeRepository } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { folder, makeSession } = useToldSessions();

const noticeOf = ({ stdout }: HookResult): unknown => stdout && JSON.parse(stdout).systemMessage;
/** What a session's memories of these namespaces say. */
const kept = ({ memories }: ReturnType<typeof makeSession>): unknown[] =>
  ['learnings', 'patterns', 'decisions'].flatMap((ns) => memories(ns).map(({ summary }) => summary));

it('a prompt that asks and states is answered, and what it asks to remember is kept at once', async () => {
  const repository = makeRepository(folder());
  await makeSession(repository, {}, 's0').prompt(
    'Remember that we store times in UTC because two regions share the table.',
  );
  const session = makeSession(repository);
  const outcome = await session.prompt(
    'Remember that the staging database is reset every Monday. And why did we decide to store times in UTC?',
  );
  expect(contextOf(outcome)).toContain('two regions share the table');
  expect(noticeOf(outcome)).toMatch(
    /^cs-memory: remembered: “The staging database is reset every Monday\.” \([0-9a-f]{8}; `[^`]+` undoes this\)\.$/,
  );
  expect(kept(session)).toContain('The staging database is reset every Monday.');
});

it('what is to hold from now on is kept, though the same sentence goes on with the work', async () => {
  const session = makeSession();
  await session.prompt('Continue where we left off, and from now on always run the tests before committing.');
  await session.stop('Done.');
  expect(kept(session)).toEqual(['From now on always run the tests before committing.']);
});

it('what only asks states nothing', async () => {
  const session = makeSession();
  for (const text of [
    'I forgot why we decided to always use redis.',
    'We decided to never use memcached. I forgot why. Do you remember?',
  ])
    expect(noticeOf(await session.prompt(text))).toBeFalsy();
  await session.stop('Done.');
  expect(kept(session)).toEqual([]);
});

it('a question is not answered with a handoff in which somebody asked the same', async () => {
  const repository = makeRepository(folder());
  const former = makeSession(repository, {}, 's0');
  former.settings({ progress: { enabled: false } });
  await former.prompt('Why did we decide to drop rows in the exporter? Please look and mend it.');
  former.run('npm test -- exporter', true);
  former.say('The exporter drops rows. Next I will look at the exporter.');
  await former.compact();
  expect(former.memories('handoffs')).toHaveLength(1);
  await former.end();
  const session = makeSession(repository);
  expect(contextOf(await session.prompt('Why did we decide to drop rows in the exporter?'))).toBeUndefined();
  expect(contextOf(await session.prompt('What did we do today?')) ?? '').not.toContain('Handoff');
  // Where it stood is another question.
  expect(contextOf(await session.prompt('Where were we?'))).toContain('npm test -- exporter');
});

it('who asks to remember something in another language is heard at once', async () => {
  const outcome = await makeSession().prompt('N’oublie pas que la base de test est vidée chaque lundi.');
  expect(noticeOf(outcome)).toContain('remembered: “La base de test est vidée chaque lundi.”');
});
