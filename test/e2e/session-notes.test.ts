import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printedBy } from '../helpers/cli.ts';
import { contextOf, loggedFailures, runHook } from '../helpers/hook.ts';
import { commitFiles, git, linesByGit, makeRepository, makeUnborn } from '../helpers/repo.ts';
import { CAUSE, createToldSession, ROUTINE, SILENT } from '../helpers/told-session.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { folder, dist, makeSession } = useToldSessions();

/** All lines of the notes that lessons go to. */
const taught = ({ memories }: Pick<ReturnType<typeof makeSession>, 'memories'>) =>
  ['learnings', 'decisions', 'patterns'].flatMap((namespace) => memories(namespace));

const purge = ({ repository, home }: ReturnType<typeof makeSession>, id: string) =>
  printedBy(dist(), ['purge', id, '--yes'], { cwd: repository, env: { HOME: home } });

describe('the end of a turn', () => {
  it('keeps what the answer before the last prompt teaches, and says nothing', async () => {
    const repository = makeRepository(folder());
    mkdirSync(join(repository, 'src'));
    commitFiles(repository, { 'src/reader.ts': 'export {}\n' });
    const session = makeSession(repository);
    await session.start();
    await session.prompt('why does the importer drop records?');
    expect(await session.stop(CAUSE)).toEqual(SILENT);
    // The next prompt may say that it is wrong.
    expect(taught(session)).toEqual([]);
    await session.prompt('and does the exporter have it too?');
    expect(await session.stop(ROUTINE)).toEqual(SILENT);
    const [memory, ...others] = taught(session);
    expect(others).toEqual([]);
    expect(memory).toMatchObject({
      type: 'memory',
      evidence: 'model-inferred',
      session: 's1',
      files: [{ path: 'src/reader.ts' }],
    });
    expect(String(memory?.['summary'])).toMatch(/^[^\n]{20,300}$/);
    expect(memory?.['summary']).toContain('`parseLine`');
    const days = (Date.parse(String(memory?.['expires'])) - Date.parse(String(memory?.['at']))) / 86_400_000;
    expect([7, 30, 90]).toContain(Math.round(days));
    await session.end();
    expect(taught(session)).toEqual([memory]);
    expect(loggedFailures(session.home)).toEqual([]);
  });

  it('keeps an answer once, though the transcript tells it again, and nothing of one that teaches nothing', async () => {
    const session = makeSession();
    session.settings({ answers: { threshold: 0.3 } });
    await session.start();
    await session.stop(CAUSE);
    await session.stop(CAUSE);
    session.say(CAUSE);
    await session.stop(ROUTINE);
    await session.end();
    expect(taught(session)).toHaveLength(1);
  });

  it('keeps nothing of an answer that lists what is remembered, without its fence', async () => {
    const session = makeSession();
    session.settings({ answers: { threshold: 0.3 } });
    await session.start();
    await session.stop(CAUSE);
    await session.end();
    const [{ id, summary, body } = {}, ...others] = taught(session);
    expect(others).toEqual([]);
    const { repository, home } = session;
    const next = createToldSession({
      ...{ repository, home, dist: dist(), id: 's2' },
      transcript: join(folder(), 's2.jsonl'),
    });
    await next.start();
    const told = `- **[${id}]** ${summary}\n  (learnings/cause · just now · evidence model-inferred · commit 0)\n  ${body}`;
    await next.stop(`This is what I remember.\n\n${told}\n`);
    await next.end();
    // Neither a memory of its own, nor one more meeting of the first.
    expect(taught(session)).toHaveLength(1);
  });

  it('keeps no secret of an answer or a transcript, anywhere', async () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const session = makeSession();
    await session.start();
    await session.prompt(`use the key ${secret} for the importer`);
    session.run(`STRIPE_KEY=${secret} npm test`, true);
    session.run(`STRIPE_KEY=${secret} npm test`, true);
    session.say(
      `The importer reads STRIPE_KEY=${secret} in \`src/pay.ts\`, because the sandbox wants a key.`,
    );
    await session.stop(
      `${CAUSE} The key is STRIPE_KEY=${secret}, because the sandbox wants it instead of the other one.`,
    );
    for (const file of session.files()) expect(readFileSync(file, 'utf8'), file).not.toContain(secret);
    await session.end();
    const notes = ['learnings', 'progress', 'decisions', 'patterns'].flatMap((ns) => session.memories(ns));
    expect(notes.length).toBeGreaterThan(1);
    expect(JSON.stringify(notes)).not.toContain(secret);
    for (const file of session.files()) expect(readFileSync(file, 'utf8'), file).not.toContain(secret);
  });

  it('is left alone where settings or the environment say so', async () => {
    const off = makeSession();
    off.settings({ answers: { enabled: false } });
    await off.start();
    await off.stop(CAUSE);
    await off.end();
    expect(taught(off)).toEqual([]);
    const switched = makeSession(undefined, { CS_ANSWERS_ENABLED: 'false' });
    await switched.stop(CAUSE);
    await switched.end();
    expect(taught(switched)).toEqual([]);
    const strict = makeSession();
    writeFileSync(join(strict.repository, '.cs-memory.json'), JSON.stringify({ answers: { threshold: 1 } }));
    await strict.stop(CAUSE);
    await strict.end();
    expect(taught(strict)).toEqual([]);
  });

  it('works without a transcript', async () => {
    const session = makeSession();
    session.settings({ answers: { threshold: 0.3 } });
    const raise = (event: string, fields: object) =>
      runHook(
        event,
        { session_id: 's1', cwd: session.repository, hook_event_name: event, ...fields },
        { dist: dist(), env: { HOME: session.home, CS_REANCHOR_ENABLED: 'false' } },
      );
    expect(await raise('Stop', { last_assistant_message: CAUSE })).toEqual(SILENT);
    expect(await raise('SessionEnd', { reason: 'other' })).toEqual(SILENT);
    expect(taught(session)).toHaveLength(1);
  });
});

describe('a compaction', () => {
  it('keeps what the answer of the turn at hand teaches: the session is about to forget it', async () => {
    const session = makeSession();
    session.settings({ answers: { threshold: 0.3 } });
    await session.start();
    await session.prompt('why does the importer drop records?');
    session.say(CAUSE);
    session.run('npm test', false);
    expect(await session.compact()).toEqual(SILENT);
    expect(taught(session)).toHaveLength(1);
    await session.end();
    expect(taught(session)).toHaveLength(1);
  });
});

describe('a user who states something', () => {
  it('with “remember” finds it in the notes at once, and is told, not the model', async () => {
    const session = makeSession();
    await session.start();
    const result = await session.prompt(
      'Remember that the integration tests need `TZ=UTC`, otherwise the report dates are wrong.',
    );
    expect(result.exitCode).toBe(0);
    const output = JSON.parse(result.stdout);
    expect(Object.keys(output)).toEqual(['systemMessage']);
    expect(output.systemMessage).toMatch(/^cs-memory: remembered: “.*TZ=UTC.*forget/);
    expect(session.memories()).toMatchObject([{ evidence: 'user-stated', session: 's1' }]);
    const again = await session.prompt(
      'Remember that the integration tests need `TZ=UTC`, otherwise the report dates are wrong.',
    );
    expect(JSON.parse(again.stdout).systemMessage).toContain('already');
    const reworded = await session.prompt(
      'Please remember: the integration tests need `TZ=UTC`, or otherwise the report dates are wrong.',
    );
    const [{ summary = '', body } = {}] = session.memories();
    expect(summary).toMatch(/^The integration tests need/);
    expect(body).toBeUndefined();
    expect(JSON.parse(reworded.stdout).systemMessage).toContain(`already knew “${summary}”`);
    expect(session.memories()).toHaveLength(1);
  });

  it('with “remember” alone is told that this says nothing, and finds nothing in the notes', async () => {
    const session = makeSession();
    await session.start();
    const result = await session.prompt('Remember this, please.');
    expect(JSON.parse(result.stdout).systemMessage).toMatch(/^cs-memory: nothing was remembered/);
    await session.stop(ROUTINE);
    expect(git(session.repository, ['for-each-ref', 'refs/notes'])).toBe('');
  });

  it('with nothing but a secret to remember is told so, and finds nothing in the notes', async () => {
    const session = makeSession();
    await session.start();
    const result = await session.prompt(
      `Remember that my token is ${['ghp', 'Qm4Xc7Bd9Jf2PsGu5Ea0y8Hn3Vw5Zq1LtRk6'].join('_')}.`,
    );
    expect(result.exitCode).toBe(0);
    expect(JSON.parse(result.stdout).systemMessage).toMatch(
      /^cs-memory: nothing was remembered, because “.*\[REDACTED:github-token\].*” says nothing but a secret/,
    );
    await session.stop(ROUTINE);
    expect(git(session.repository, ['for-each-ref', 'refs/notes'])).toBe('');
  });

  it('otherwise is told nothing, and finds it after the turn', async () => {
    const session = makeSession();
    await session.start();
    const result = await session.prompt(
      "No, don't use moment here, use date-fns instead, because moment is not maintained any more.",
    );
    expect(contextOf(result)).toBeUndefined();
    expect(result.stdout).toBe('');
    expect(taught(session)).toEqual([]);
    expect(await session.stop(ROUTINE)).toEqual(SILENT);
    const kept = taught(session);
    expect(kept).toMatchObject([{ evidence: 'user-stated' }]);
  });

  it('before there is a transcript is heard all the same, and once', async () => {
    const session = makeSession();
    const wish =
      "No, don't use moment here, use date-fns instead, because moment is not maintained any more.";
    const payload = {
      session_id: 's1',
      cwd: session.repository,
      hook_event_name: 'UserPromptSubmit',
      prompt: wish,
    };
    const env = { HOME: session.home, CS_REANCHOR_ENABLED: 'false' };
    const absent = { ...payload, transcript_path: join(session.home, 'absent.jsonl') };
    expect(await runHook('UserPromptSubmit', absent, { dist: dist(), env })).toEqual(SILENT);
    await session.prompt(wish);
    await session.stop(ROUTINE);
    expect(taught(session)).toHaveLength(1);
  });

  it('and is stopped before the answer is heard when the session ends', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt(
      "No, don't use moment here, use date-fns instead, because moment is not maintained any more.",
    );
    await session.end();
    expect(taught(session)).toHaveLength(1);
  });

  it('is not heard at the end of the turn either where the settings say so', async () => {
    const session = makeSession();
    session.settings({
      statements: { enabled: false },
      answers: { enabled: false },
      handoff: { enabled: false },
    });
    await session.prompt(
      "No, don't use moment here, use date-fns instead, because moment is not maintained any more.",
    );
    await session.stop(CAUSE);
    await session.end();
    expect(git(session.repository, ['for-each-ref', 'refs/notes'])).toBe('');
  });

  it('keeps it with the first commit where there is none yet', async () => {
    const session = makeSession(makeUnborn(folder()));
    const result = await session.prompt('Remember that the integration tests need `TZ=UTC` here.');
    expect(JSON.parse(result.stdout).systemMessage).toContain('first commit');
    commitFiles(session.repository, { 'a.txt': 'a' });
    await session.stop('');
    expect(session.memories()).toHaveLength(1);
  });

  it('of every project finds it in the user’s own notes', async () => {
    const session = makeSession();
    await session.start();
    const result = await session.prompt('Remember for all my projects: I always want pnpm instead of npm.');
    expect(JSON.parse(result.stdout).systemMessage).toContain('for all your projects');
    expect(git(session.repository, ['for-each-ref', 'refs/notes'])).toBe('');
    expect(linesByGit(join(session.home, '.local/share/cs-memory/user.git'))).toHaveLength(1);
  });

  it('is not told of a prompt that is none: a command, a notice of the client', async () => {
    const session = makeSession();
    for (const text of [
      '/cs:remember that tests need UTC',
      '<task-notification>remember that tests need UTC',
      '!echo remember that tests need UTC',
    ]) {
      expect(await session.prompt(text)).toEqual(SILENT);
    }
    expect(session.memories()).toEqual([]);
  });

  it('is left alone where the settings say so, and when recall is off is still heard', async () => {
    const wish = 'Remember that the integration tests need `TZ=UTC` here.';
    const off = makeSession();
    off.settings({ statements: { enabled: false } });
    expect(await off.prompt(wish)).toEqual(SILENT);
    const silent = makeSession(undefined, { CS_PROMPT_RECALL_ENABLED: 'false' });
    expect(JSON.parse((await silent.prompt(wish)).stdout).systemMessage).toContain('remembered');
  });
});

describe('where the work stands', () => {
  it('is one memory a session, which takes the place of the former', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('Make the importer read gzip files.');
    session.edit(join(session.repository, 'importer.ts'));
    session.run('npm test', true);
    await session.stop(ROUTINE);
    expect(await session.compact()).toEqual(SILENT);
    const [first] = session.memories('progress');
    expect(first).toMatchObject({ type: 'memory', kind: 'progress', files: [{ path: 'importer.ts' }] });
    expect(first?.['body']).toContain('`npm test` still fails');
    session.run('npm test', false);
    await session.stop('It passes now.');
    expect(await session.end()).toEqual(SILENT);
    const lines = session.memories('progress');
    const memories = lines.filter(({ type }) => type === 'memory');
    expect(memories).toHaveLength(2);
    const second = memories.find(({ id }) => id !== first?.['id']);
    expect(lines).toContainEqual(
      expect.objectContaining({ type: 'supersedes', id: first?.['id'], by: second?.['id'] }),
    );
    expect(second?.['body']).toContain('`npm test` failed once, then passed');
    expect(second?.['summary']).toContain('importer.ts');
    expect(loggedFailures(session.home)).toEqual([]);
  });

  it('says no longer that the prompt has no answer, once it has one', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('Make the importer read gzip files.');
    session.edit(join(session.repository, 'importer.ts'));
    await session.compact();
    const [first] = session.memories('progress');
    expect(first?.['summary']).toContain('not answered yet');
    await session.stop('nothing more');
    await session.end();
    const lines = session.memories('progress');
    const second = lines.find(({ type, id }) => type === 'memory' && id !== first?.['id']);
    expect(second?.['summary']).toBe('Work on “Make the importer read gzip files” (importer.ts).');
    expect(lines).toContainEqual(expect.objectContaining({ type: 'supersedes', id: first?.['id'] }));
  });

  it('is told once where nothing has happened since, and not at all where nothing happened', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('Make the importer read gzip files.');
    session.edit(join(session.repository, 'importer.ts'));
    session.run('npm test', true);
    await session.compact();
    await session.compact();
    await session.end();
    expect(session.memories('progress')).toHaveLength(1);
    const idle = makeSession();
    await idle.start();
    await idle.prompt('What is a monad?');
    await idle.stop('A monoid in the category of endofunctors.');
    await idle.end();
    expect(idle.memories('progress')).toEqual([]);
  });

  it('speaks of no file that nothing is learned about, and of nothing beside it', async () => {
    const session = makeSession();
    session.settings({ capture: { ignore: ['customers/**'] } });
    await session.start();
    await session.prompt('Why is the price in customers/acme/prices.c wrong?');
    session.edit(join(session.repository, 'importer.ts'));
    session.run('make -f customers/acme/Makefile test', true);
    session.run('npm test', true);
    await session.stop(CAUSE.replaceAll('src/reader.ts', 'customers/acme/prices'));
    await session.end();
    expect(session.memories('progress')).toMatchObject([{ files: [{ path: 'importer.ts' }] }]);
    const told = ['progress', 'learnings', 'decisions'].flatMap((ns) => session.memories(ns));
    expect(JSON.stringify(told)).not.toMatch(/acme/);
  });

  it('is gone from the session’s files too when it is purged', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('Make the importer read gzip files.');
    session.edit(join(session.repository, 'importer.ts'));
    session.run('npm test', true);
    await session.compact();
    const id = String(session.memories('progress')[0]?.['id']);
    await purge(session, id);
    for (const file of session.files()) expect(readFileSync(file, 'utf8'), file).not.toContain('gzip');
  });

  it('is gone from the session’s files with a lesson that is purged, which its end does not bring back', async () => {
    const session = makeSession();
    session.settings({ answers: { threshold: 0.3 } });
    await session.start();
    await session.prompt('and now?');
    await session.stop(CAUSE);
    await session.compact();
    const [{ id } = {}] = taught(session);
    await purge(session, String(id));
    await session.end();
    expect(taught(session)).toMatchObject([{ type: 'purged', id }]);
    for (const file of session.files()) expect(readFileSync(file, 'utf8'), file).not.toContain('parseLine');
  });
});
