import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../../src/session/ports.ts';
import { handoffsOf, type Place, startedBy, usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { git } from '../helpers/repo.ts';

const { place, sessionIn, working } = usePlaces();

async function killed(where: Place) {
  const session = await working(where, 's1');
  await session.kill();
  return session;
}

const stateOf = ({ repository }: Place, session: string): SessionState =>
  JSON.parse(readFileSync(join(repository, `.git/cs-memory/sessions/${session}.json`), 'utf8'));

describe('after a crash', () => {
  it('a session that is resumed is told where it stood; one that ended is not', async () => {
    const where = place();
    const dead = await killed(where);
    const resumed = sessionIn(where, 's1');
    const told = await startedBy(resumed, 'resume');
    expect(told).toContain('Where this work stood when the session was cut off.');
    expect(told).toContain(WORK.begun);
    expect(handoffsOf(dead)).toMatchObject([{ tags: ['crash'] }]);
    // Who asks about something is told what there is of it, and no handoff: that is for who goes on.
    const [{ id } = {}] = handoffsOf(dead);
    const question = 'What did we say about the importer last time?';
    expect(contextOf(await resumed.prompt(question)) ?? '').not.toContain(id);
    const other = sessionIn(where, 's9', { CLAUDE_PID: '1' });
    expect(contextOf(await other.prompt(question)) ?? '').not.toContain(id);
    await resumed.end();
    expect(await startedBy(sessionIn(where, 's1', { CLAUDE_PID: '1' }), 'resume')).not.toContain('Handoff');
  });

  it('a new session is told of the dead one, once, and knows that it was another', async () => {
    const where = place();
    await killed(where);
    const told = await startedBy(sessionIn(where, 's2'), 'startup');
    expect(told).toContain('Where the work stood in a session that ended without a word.');
    for (const words of Object.values(WORK)) expect(told, words).toContain(words);
    expect(await startedBy(sessionIn(where, 's3', { CLAUDE_PID: '1' }), 'startup')).not.toContain('Handoff');
    // Resumed, the dead one still gets its own.
    expect(await startedBy(sessionIn(where, 's1', { CLAUDE_PID: '1' }), 'resume')).toContain(WORK.begun);
  });

  it('the same role comes first, and whose handoff it is, is said', async () => {
    const where = place();
    const same = await working(where, 's1', { AGENT_ROLE: 'reviewer' });
    const other = await working(where, 's2', { AGENT_ROLE: 'builder' });
    other.say(
      'The builder has something to say that nobody else knows, because it was the only one at work here.',
    );
    await Promise.all([same.kill(), other.kill()]);
    const told = await startedBy(sessionIn(where, 's3', { AGENT_ROLE: 'reviewer' }), 'startup');
    expect(told).toContain('by an agent in the role reviewer');
    expect(told).not.toContain('The builder has something');
    const next = await startedBy(
      sessionIn(where, 's4', { AGENT_ROLE: 'reviewer', CLAUDE_PID: '1' }),
      'startup',
    );
    expect(next).toContain('by an agent in the role builder');
    expect(
      handoffsOf(other)
        .map(({ agent }) => agent)
        .sort(),
    ).toEqual(['builder', 'reviewer']);
  });
});

describe('after a crash in another work tree', () => {
  it('it is told there, from its files; here only to who goes on, with where it was', async () => {
    const where = place();
    const tree = join(where.home, 'tree');
    git(where.repository, ['worktree', 'add', '-q', '-b', 'gzip', tree]);
    const dead = await working({ ...where, repository: tree }, 's1');
    await dead.stop(`${WORK.reason} ${WORK.next}`);
    await dead.kill();
    const here = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    expect(await startedBy(here, 'startup')).not.toContain('Handoff');
    const asked = contextOf(await here.prompt('continue')) ?? '';
    expect(asked).toContain(`That was in another work tree, ${realpathSync(tree)}`);
    expect(asked).toContain(`- ${WORK.file}: not tracked`);
    expect(asked).toContain('branch gzip at');
    const there = await startedBy(
      sessionIn({ ...where, repository: tree }, 's3', { CLAUDE_PID: '1' }),
      'startup',
    );
    expect(there).toContain('Where the work stood in a session that ended without a word.');
    expect(there).toContain('branch gzip at');
    expect(there).not.toContain('another work tree');
  });

  it('no path of it is kept: its state has the name that git has for it, and none that a filter takes for a secret', async () => {
    const where = place();
    const secret = ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_');
    const names = { tree: 'worktrees/tree', [secret]: undefined } as const;
    for (const name of Object.keys(names))
      git(where.repository, ['worktree', 'add', '-q', '-b', name, join(where.home, name)]);
    const trees = ['', ...Object.keys(names)].map((name) =>
      name === '' ? where.repository : join(where.home, name),
    );
    for (const [at, repository] of trees.entries())
      await sessionIn({ ...where, repository }, `s${at}`).start();
    const states = trees.map((_, at) => stateOf(where, `s${at}`));
    expect(states.map(({ tree }) => tree)).toEqual(['', ...Object.values(names)]);
  });

  it('that was moved since with its repository, it is told where it is now; a path of a former version says nothing', async () => {
    const where = place();
    const tree = join(where.home, 'tree');
    git(where.repository, ['worktree', 'add', '-q', '-b', 'gzip', tree]);
    const dead = await working({ ...where, repository: tree }, 's1');
    await dead.stop(`${WORK.reason} ${WORK.next}`);
    await dead.end();
    const moved = join(where.home, 'moved');
    renameSync(tree, moved);
    git(where.repository, ['worktree', 'repair', moved]);
    const here = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await here.start();
    expect(contextOf(await here.prompt('continue')) ?? '').toContain(
      `That was in another work tree, ${realpathSync(moved)}`,
    );
    const former = JSON.stringify({ ...stateOf(where, 's1'), tree: realpathSync(moved) });
    writeFileSync(join(where.repository, '.git/cs-memory/sessions/s1.json'), former);
    const next = sessionIn(where, 's3', { CLAUDE_PID: '2' });
    await next.start();
    const asked = contextOf(await next.prompt('continue')) ?? '';
    expect(asked).toContain(WORK.begun);
    expect(asked).not.toContain('another work tree');
  });

  it('who goes on is told of this work tree first', async () => {
    const where = place();
    const own = sessionIn(where, 's1');
    await own.start();
    await own.prompt('Rename the exporter of the ledger.');
    own.say('Next I rename its callers.');
    await own.end();
    const tree = join(where.home, 'tree');
    git(where.repository, ['worktree', 'add', '-q', '-b', 'gzip', tree]);
    const other = sessionIn({ ...where, repository: tree }, 's2', { CLAUDE_PID: '1' });
    await other.start();
    await workOn(other);
    await other.end();
    const next = sessionIn(where, 's3', { CLAUDE_PID: '2' });
    expect(await startedBy(next, 'startup')).not.toContain('gzip');
    const asked = contextOf(await next.prompt('continue')) ?? '';
    expect(asked).toContain('Next I rename its callers.');
    expect(asked).not.toContain('gzip');
  });
});

describe('where no work was done in this work tree', () => {
  it('who goes on is told of what was left open in another', async () => {
    const where = place();
    const tree = join(where.home, 'tree');
    git(where.repository, ['worktree', 'add', '-q', '-b', 'gzip', tree]);
    const other = sessionIn({ ...where, repository: tree }, 's1');
    await other.start();
    await workOn(other);
    await other.end();
    const idle = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await idle.start();
    await idle.prompt('how do we run the benches?');
    idle.say('With cargo bench.');
    await idle.stop('With cargo bench.');
    await idle.end();
    const next = sessionIn(where, 's3', { CLAUDE_PID: '2' });
    await next.start();
    const asked = contextOf(await next.prompt('continue')) ?? '';
    expect(asked).toContain(`That was in another work tree, ${realpathSync(tree)}`);
    expect(asked).toContain(WORK.begun);
  });
});

describe('after /clear', () => {
  it('the new session is told of the one before it in the same client', async () => {
    const where = place();
    const before = sessionIn(where, 's1');
    await before.start();
    await workOn(before);
    await before.end();
    const told = await startedBy(sessionIn(where, 's2'), 'clear');
    expect(told).toContain('Where the work stood in this client before its context was cleared.');
    expect(told).toContain(WORK.begun);
    // What another client worked on is none of this one's business.
    expect(await startedBy(sessionIn(where, 's3', { CLAUDE_PID: '1' }), 'clear')).not.toContain('Handoff');
  });

  it('also where the plugin came in the middle of it, and where the client does not say who it is', async () => {
    for (const pid of [String(process.pid), '']) {
      const where = place();
      const before = sessionIn(where, 's1', { CLAUDE_PID: pid });
      if (pid === '') await before.start();
      await workOn(before);
      await before.stop(`${WORK.reason} ${WORK.next}`);
      await before.end();
      const told = await startedBy(sessionIn(where, 's2', { CLAUDE_PID: pid }), 'clear');
      expect(told, pid).toContain(WORK.next);
    }
  });
});
