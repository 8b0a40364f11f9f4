import { describe, expect, it } from 'vitest';
import { printedBy } from '../helpers/cli.ts';
import { contextOf, type HookResult } from '../helpers/hook.ts';
import { makeRepository, wired } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { folder, dist, makeSession } = useToldSessions();

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

it('a decision takes the place of the one that it drops', async () => {
  const session = makeSession();
  await session.prompt('We decided to store the queue in Redis because it survives restarts.');
  await session.stop('Fine.');
  const dropped = await session.prompt(
    'Hm, no: we will not use Redis after all. We decided on Postgres with SKIP LOCKED, because ops does not want another service.',
  );
  expect(noticeOf(dropped)).toMatch(/that takes the place of “We decided to store the queue in Redis/);
  await session.stop('Fine.');
  await session.end();
  const next = makeSession(session.repository, {}, 's2');
  const notice = noticeOf(
    await next.prompt('Forget Redis. We decided to use NATS instead of Postgres for the queue.'),
  );
  expect(notice).toMatch(/that takes the place of “We decided on Postgres/);
  expect(notice).not.toContain('store the queue in Redis');
});

it('what stands behind something private is heard', async () => {
  const outcome = await makeSession().prompt(
    '<private>the merger with Globex closes in May</private> remember that the release is in June',
  );
  expect(noticeOf(outcome)).toContain('remembered: “The release is in June.”');
});

it('rules of a session are there when it has ended', async () => {
  const session = makeSession();
  for (const text of [
    "In this repo we don't use mocks for the database.",
    "that's wrong, the tests live in spec/ and not in test/",
    'btw the reason for 20 is that RDS allows 100 connections and we run 5 pods',
  ]) {
    await session.prompt(text);
    await session.stop('Fine.');
  }
  await session.end();
  expect(kept(session)).toHaveLength(3);
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

it('a note of progress answers no question by what was asked, and is told once a session', async () => {
  const repository = makeRepository(folder());
  for (const id of ['s1', 's2']) {
    const former = makeSession(repository, {}, id);
    former.settings({ handoff: { enabled: false } });
    await former.start();
    await former.prompt('is the request limit raised everywhere?');
    await former.prompt('Why did we raise the request limit?');
    await former.prompt('run the api tests');
    former.run('npm test', true);
    former.run('npm run build', true);
    await former.stop('Both fail.');
    await former.end();
  }
  const session = makeSession(repository, {}, 's3');
  expect(session.memories('progress').map(({ summary }) => summary)).toContainEqual(
    expect.stringContaining('Work on “run the api tests”'),
  );
  expect(contextOf(await session.prompt('Why did we raise the request limit?'))).toBeUndefined();
  const told = contextOf(await session.prompt('what happened with the api tests last time?')) ?? '';
  expect(told.match(/^- \*\*\[/gm)).toHaveLength(1);
  expect(contextOf(await session.prompt('what happened with the api tests last time?'))).toBeUndefined();
});

describe('what was stated', () => {
  const RULES = [
    'Remember: we never use pytest here, only unittest, because the CI image has no pip.',
    'Remember that deploys run on Tuesdays.',
  ];
  const taught = async () => {
    const repository = makeRepository(folder());
    const former = makeSession(repository, {}, 's1');
    for (const rule of RULES) await former.prompt(rule);
    const { remember } = await wired(repository);
    await remember([
      { summary: 'raise the request limit to 10, the vendor allows no more', evidence: 'tool-observed' },
    ]);
    return makeSession(repository, {}, 's2');
  };

  it('is listed to who asks for it, also what the start has told', async () => {
    const session = await taught();
    expect(contextOf(await session.start())).toContain('only unittest');
    for (const ask of [
      'what have I asked you to remember?',
      'What do you remember about this project?',
      'what are our rules here?',
      'was sind unsere Regeln hier?',
      'list our conventions',
      'quelles sont nos règles ?',
      'what should I know before I start?',
    ]) {
      const told = contextOf(await session.prompt(ask)) ?? '';
      expect(told, ask).toContain('only unittest');
      expect(told, ask).toContain('on Tuesdays');
      expect(told, ask).not.toContain('request limit');
    }
  });

  it('is all that is known where nothing was', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    await remember([{ summary: 'the api tests need redis', kind: 'note', evidence: 'tool-observed' }]);
    const session = makeSession(repository, {}, 's2');
    const told = contextOf(await session.prompt('what do you remember about this project?')) ?? '';
    expect(told).toContain('What fits this question.');
    expect(told).toContain('need redis');
  });

  it('answers a short question on how things are done here', async () => {
    const session = await taught();
    for (const [ask, answer] of [
      ["why don't we use pytest here?", 'only unittest'],
      ['when do we deploy?', 'on Tuesdays'],
      ['what do I have to know before I deploy?', 'on Tuesdays'],
      ['why is the request limit 10?', 'the vendor allows'],
    ] as const)
      expect(contextOf(await session.prompt(ask)) ?? '', ask).toContain(answer);
    expect(contextOf(await session.prompt('what time zone do we use here?'))).toBeUndefined();
  });
});

it.each([
  'what are our rules?',
  'why did we choose Kafka?',
  'when do we deploy?',
  'what is connectPool for?',
  'please deploy with kafka.ts',
  'add a retry button',
  '<task-notification>deploys run</task-notification>',
  'continue',
])('a script is given what the hook tells of %s', async (prompt) => {
  const repository = makeRepository(folder());
  const former = makeSession(repository, {}, 's1');
  for (const fact of [
    'deploys run on Tuesdays',
    'connectPool must be called once per process',
    'we chose Kafka over RabbitMQ because RabbitMQ lost messages',
  ])
    await former.prompt(`Remember that ${fact}.`);
  await former.prompt('Add a retry button to the login page.');
  await former.stop('The button is there; I still have to write its test.');
  await former.end();
  const HOME = folder();
  const script = (...more: string[]) =>
    printedBy(dist(), ['inject', 'context', '--query', prompt, ...more], { cwd: repository, env: { HOME } });
  const printed = await script();
  const { memories } = JSON.parse(await script('--session-id', 's2', '--json'));
  const told = contextOf(await makeSession(repository, {}, 's3').prompt(prompt));
  expect(printed).toBe(told === undefined ? '' : `${told}\n`);
  expect(memories.length > 0).toBe(told !== undefined);
  expect(told !== undefined).toBe(!/retry|please|task/.test(prompt));
});
