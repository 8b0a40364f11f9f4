import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statusNow } from '../../src/app/wire/overview.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { runHook } from '../helpers/hook.ts';
import { git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();

/** A repository whose user takes over what subagents learn by this strategy. */
function place(merge?: string) {
  const repository = makeRepository(folder());
  const home = folder();
  if (merge !== undefined) {
    mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
    writeFileSync(join(home, '.config/cs-memory/config.json'), JSON.stringify({ subagents: { merge } }));
  }
  const env = { HOME: home, XDG_CONFIG_HOME: join(home, '.config') };
  const session = createSession(repository, 's1', { env });
  const summaries = (): string[] =>
    linesByGit(repository)
      .filter(({ type }) => type === 'memory')
      .map(({ summary }) => String(summary));
  const agents = async () => (await wired(repository)).states.read('s1')?.agents ?? [];
  return { repository, env, session, summaries, agents };
}

/** An answer that is worth keeping by itself; an error of errorNumber has .7, and so is not above the bound of `selective`. */
const ANSWER =
  'The root cause is that `src/db/pool.ts` opens one connection for every request, because the pool is made inside of the handler instead of once at start. ' +
  'That is why `npm run test:load` fails with "too many clients" after 100 requests. We decided to make the pool in `src/db/index.ts` and to pass it on, ' +
  'since a second pool for each worker would take more connections than Postgres allows here. The timeout in `src/db/config.ts` is not the reason: raising it only hides the error.';

describe('what a subagent learned', () => {
  it('is taken over when it ends, what is worth much, and once', async () => {
    const { session, summaries, agents } = place('all');
    await session.start();
    const agent = session.agent('a1');
    await agent.fail(errorNumber(1));
    await agent.stop(ANSWER);
    expect(summaries()).toHaveLength(2);
    expect(summaries().join('\n')).toMatch(/src\/db/);
    const [merge] = await agents();
    expect(merge).toMatchObject({ id: 'a1', type: 'Explore', status: 'success', merged: 2 });
    await agent.stop(ANSWER);
    await session.stop();
    expect(summaries()).toHaveLength(2);
  });

  it('is taken over by the newest open session where its end names none, and once', async () => {
    const { repository, env, session, summaries, agents } = place('all');
    await session.start();
    await session.agent('a1').fail(errorNumber(1));
    const end = { agent_id: 'a1', agent_type: 'Explore', last_assistant_message: ANSWER };
    const payload = { cwd: repository, hook_event_name: 'SubagentStop', ...end };
    for (const _time of [1, 2]) {
      expect((await runHook('SubagentStop', payload, { env })).exitCode).toBe(0);
      expect(summaries()).toHaveLength(2);
      expect(await agents()).toMatchObject([{ id: 'a1', merged: 2 }]);
    }
  });

  it('is taken over as the parent’s own where the parent met it too', async () => {
    const { session, summaries } = place();
    await session.start();
    await session.agent('a1').fail(errorNumber(1));
    await session.fail(errorNumber(1));
    await session.agent('a1').stop('');
    expect(summaries()).toHaveLength(1);
  });

  it('counts as told already where the session has it in the notes', async () => {
    const { session, summaries, agents } = place('all');
    await session.start();
    await session.agent('a1').fail(errorNumber(1));
    await session.agent('a1').stop('Done.');
    await session.agent('a1').fail(errorNumber(1));
    await session.stop();
    expect(summaries()).toHaveLength(1);
    expect(await agents()).toMatchObject([{ id: 'a1', merged: 1, consolidated: 1 }]);
  });

  it('waits while it goes on in the background, though the parent stops', async () => {
    const { session, summaries } = place('all');
    await session.start();
    const [quick, slow] = [session.agent('quick'), session.agent('slow')];
    await quick.fail(errorNumber('quick'));
    await slow.fail(errorNumber('slow'));
    await quick.stop('Done.');
    expect(summaries()).toHaveLength(1);
    await session.stop({ running: ['slow'] });
    expect(summaries()).toHaveLength(1);
    await slow.stop('Done.');
    expect(summaries()).toHaveLength(2);
  });

  it('is not lost when it is killed', async () => {
    const { session, summaries, agents } = place('all');
    await session.start();
    await session.agent('a1').fail(errorNumber(1));
    await session.stop();
    expect(summaries()).toHaveLength(1);
    expect(await agents()).toMatchObject([{ id: 'a1', status: 'partial', merged: 1 }]);
  });

  it('is not lost when its session ends before it', async () => {
    const { session, summaries } = place('all');
    await session.start();
    await session.agent('a1').fail(errorNumber(1));
    await session.end();
    expect(summaries().length).toBeGreaterThan(0);
  });

  it('is taken over when it ends after its session', async () => {
    const { session, summaries, agents } = place('all');
    await session.start();
    const [early, late] = [session.agent('early'), session.agent('late')];
    await early.fail(errorNumber('early'));
    await session.end();
    await early.stop('Done.');
    await late.fail(errorNumber('late'));
    await late.stop('Done.');
    const inNotes = summaries().filter((summary) => summary.includes('failed'));
    expect(inNotes.sort()).toEqual([
      expect.stringContaining('partearly'),
      expect.stringContaining('partlate'),
    ]);
    expect(await agents()).toMatchObject([
      { id: 'early', status: 'success', merged: 1 },
      { id: 'late', status: 'success', merged: 1 },
    ]);
  });

  it('is not lost when it is killed after its session', async () => {
    const { repository, env, summaries, agents } = place('all');
    const gone = createSession(repository, 's1', { env: { ...env, CLAUDE_PID: '999999999' } });
    await gone.start();
    await gone.end();
    await gone.agent('a1').fail(errorNumber(1));
    await createSession(repository, 'next', { env: { ...env, CLAUDE_PID: String(process.pid) } }).start();
    expect(summaries()).toContainEqual(expect.stringContaining('part1'));
    expect(await agents()).toMatchObject([{ id: 'a1', status: 'partial', merged: 1 }]);
  });

  it('is each one’s own where one starts another, and the inner one may be killed', async () => {
    const { session, summaries, agents } = place('all');
    await session.start();
    const [outer, inner, killed] = ['outer', 'inner', 'killed'].map((id) => session.agent(id));
    for (const [agent, name] of [
      [outer, 'outer'],
      [inner, 'inner'],
      [killed, 'killed'],
    ] as const)
      await agent?.fail(errorNumber(name));
    await inner?.stop('Done.');
    expect(summaries()).toEqual([expect.stringContaining('partinner')]);
    await outer?.stop('Done.');
    expect(summaries()).toHaveLength(2);
    await session.stop();
    expect(summaries()).toHaveLength(3);
    expect(await agents()).toMatchObject([
      { id: 'inner', status: 'success', merged: 1 },
      { id: 'outer', status: 'success', merged: 1 },
      { id: 'killed', status: 'partial', merged: 1 },
    ]);
  });

  it('counts only of one that succeeded, where the user wants it so', async () => {
    const { session, summaries } = place('on-success');
    await session.start();
    const [good, bad] = [session.agent('good'), session.agent('bad')];
    await good.fail(errorNumber('good'));
    await bad.fail(errorNumber('bad'));
    await bad.stop('I was unable to complete the task: the database is not there.');
    await good.stop('All done.');
    expect(summaries()).toEqual([expect.stringContaining('partgood')]);
  });

  it('counts as of one that succeeded too, where it could not be written when that ended', async () => {
    const { repository, session, summaries, agents } = place('on-success');
    await session.start();
    const [good, bad] = [session.agent('good'), session.agent('bad')];
    await good.fail(errorNumber('good'));
    await bad.fail(errorNumber('bad'));
    const lock = join(repository, '.git/refs/notes/cs/learnings.lock');
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, '');
    await Promise.all([good.stop('All done.'), bad.stop('I was unable to complete the task.')]);
    rmSync(lock);
    expect(summaries()).toEqual([]);
    await session.stop();
    expect(summaries()).toEqual([expect.stringContaining('partgood')]);
    expect(await agents()).toMatchObject([
      { id: expect.stringMatching(/good|bad/) },
      { id: expect.stringMatching(/good|bad/) },
    ]);
  });

  it('is not decided on by a flush that knows nothing of it, while its session goes on', async () => {
    const { repository, env, session, summaries } = place('on-success');
    await session.start();
    const agent = session.agent('a1');
    await agent.fail(errorNumber(1));
    await flushQueues(await wired(repository, { env: { ...process.env, ...env } }));
    await agent.stop('All done.');
    expect(summaries()).toHaveLength(1);
  });

  it('is written where it was met, and told where its session began', async () => {
    const { repository, env, session, agents } = place('all');
    const elsewhere = makeRepository(folder());
    const within = { env: { ...env, CLAUDE_PROJECT_DIR: repository } };
    await session.start('startup', within);
    await createSession(elsewhere, 's1', within).agent('a1').fail(errorNumber(1));
    await session.agent('a1').stop('All done.', within);
    expect(linesByGit(elsewhere)).toHaveLength(1);
    expect(await agents()).toMatchObject([{ id: 'a1', status: 'success', merged: 1 }]);
  });

  it('leaves no secret in what is kept of it', async () => {
    const { session, summaries, agents } = place('on-success');
    const secret = ['ghp', 'aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA3bC5'].join('_');
    await session.start();
    const agent = session.agent(secret);
    await agent.fail(errorNumber(1));
    await agent.stop('All done.');
    expect(summaries()).toHaveLength(1);
    expect(JSON.stringify(await agents())).not.toContain(secret);
  });

  it('waits for the user’s word, where the user wants it so', async () => {
    const { repository, session, summaries, agents } = place('manual');
    await session.start();
    const agent = session.agent('a1');
    await agent.fail(errorNumber(1));
    await agent.stop('Done.');
    expect(summaries()).toEqual([]);
    expect(await agents()).toMatchObject([{ held: 1 }]);
    expect((await statusNow(await wired(repository))).held).toBe(1);
  });

  it('waits for the user’s word once, where it is an open failure at the end', async () => {
    const { repository, session } = place('manual');
    await session.start();
    const agent = session.agent('a1');
    await agent.fail(errorNumber(1));
    await agent.stop('Done.');
    await session.end();
    expect(linesByGit(repository)).toEqual([]);
    expect((await statusNow(await wired(repository))).held).toBe(1);
  });
});

it('a failure of a subagent that nobody took over is no open one', async () => {
  const { repository, session, summaries } = place();
  await session.start();
  const agent = session.agent('a1');
  await agent.fail("Error: Cannot find module './own.js'");
  await agent.stop('');
  await session.end();
  expect(summaries()).toEqual([]);
  expect(git(repository, ['for-each-ref', 'refs/notes'])).toBe('');
});

it('a failure of a subagent that its session took over is open, and ended as the session’s own', async () => {
  const { repository, session } = place('all');
  await session.start();
  await session.agent('a1').fail(errorNumber(1));
  await session.agent('a1').stop('Done.');
  expect(linesByGit(repository)).toMatchObject([{ kind: 'open', session: 's1' }]);
  await session.pass();
  await session.stop();
  const lines = linesByGit(repository);
  expect(lines.map(({ type, id }) => [type, id])).toEqual([
    ['memory', lines[0]?.['id']],
    ['forgotten', lines[0]?.['id']],
  ]);
});

describe('compaction’s summariser', () => {
  it('is no subagent: nothing of what it says is learned', async () => {
    const { repository, session, summaries } = place('all');
    await session.start();
    const { runHook } = await import('../helpers/hook.ts');
    await runHook('SubagentStop', {
      session_id: 's1',
      cwd: repository,
      transcript_path: '',
      hook_event_name: 'SubagentStop',
      agent_id: 'x',
      agent_type: '',
      last_assistant_message: ANSWER,
    });
    await session.stop();
    expect(summaries()).toEqual([]);
  });
});
