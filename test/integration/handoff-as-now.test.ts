import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startedBy, usePlaces } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { git } from '../helpers/repo.ts';

const { place, sessionIn } = usePlaces();
const CLIENT = { CLAUDE_PID: '1' };
type Session = ReturnType<typeof sessionIn>;

async function turn(session: Session, prompt: string, answer: string): Promise<void> {
  await session.prompt(prompt);
  session.say(answer);
  await session.stop(answer);
}

/** A session that edits `a.js`, commits nothing and announces nothing. */
async function edits(session: Session, answer = '`a` is 2.'): Promise<void> {
  await session.start();
  await session.prompt('make a 2 in a.js');
  const file = join(session.repository, 'a.js');
  writeFileSync(file, 'export const a = 2;\n');
  session.edit(file);
  session.say(answer);
  await session.stop(answer);
  await session.end();
}

describe('a handoff whose files were committed since', () => {
  it('does not come before that of the session that did it', async () => {
    const where = place();
    await edits(sessionIn(where, 's1'));
    const second = sessionIn(where, 's2', CLIENT);
    await second.start();
    await second.prompt('commit it');
    git(where.repository, ['add', '.']);
    git(where.repository, ['commit', '-qm', 'a is 2']);
    second.run('git commit -qam "a is 2"', false);
    second.say('Committed as `a is 2`.');
    await second.stop('Committed as `a is 2`.');
    await second.end();
    const third = sessionIn(where, 's3', CLIENT);
    await third.start();
    const told = contextOf(await third.prompt('where were we?')) ?? '';
    expect(told).toContain('Where the work stood when the last session ended.');
    expect(told).toContain('Committed as');
    expect(told).not.toMatch(/Not committed|: modified/);
  });

  it('and one whose files are as they were says so of an earlier session, the same at each start', async () => {
    const where = place();
    await edits(sessionIn(where, 's1'));
    for (const id of ['s2', 's3']) {
      const next = sessionIn(where, id, CLIENT);
      await next.start();
      const told = contextOf(await next.prompt('where were we?')) ?? '';
      expect(told).toContain('- Not committed: a.js');
      expect(told.includes('when the last session ended'), id).toBe(id === 's2');
      expect(told.includes('in an earlier session'), id).toBe(id === 's3');
      await turn(next, 'how do I list commits?', 'Use git log --oneline.');
      await next.end();
    }
  });

  it('gives no line at a start once its edit was reverted', async () => {
    const where = place();
    await edits(sessionIn(where, 's1'), 'The first half is done. Next I rename it in all files.');
    const second = sessionIn(where, 's2', CLIENT);
    expect(await startedBy(second, 'startup')).toContain('on the way: “Next I rename it');
    git(where.repository, ['clean', '-qf', 'a.js']);
    expect(await startedBy(sessionIn(where, 's3', CLIENT), 'startup')).not.toContain('on the way');
  });
});

describe('after /clear', () => {
  it('no other handoff than the one at the start is told when asked', async () => {
    const where = place();
    await edits(sessionIn(where, 's1'));
    const cleared = sessionIn(where, 's2', CLIENT);
    await cleared.start();
    await turn(cleared, 'how do I list commits?', 'Use git log --oneline.');
    await cleared.end();
    const next = sessionIn(where, 's3', CLIENT);
    expect(await startedBy(next, 'clear')).toContain('git log --oneline');
    expect(contextOf(await next.prompt('where were we?')) ?? '').not.toContain('Where the work stood');
  });
});

describe('a session that is resumed', () => {
  it('is not told of another as the last one when it asks where it was', async () => {
    const where = place();
    await edits(sessionIn(where, 's1'));
    const resumed = sessionIn(where, 's2', CLIENT);
    await resumed.start();
    await turn(resumed, 'how do I list commits?', 'Use git log --oneline.');
    await resumed.end();
    await resumed.start('resume');
    expect(contextOf(await resumed.prompt('where were we?')) ?? '').not.toContain('Where the work stood');
  });
});
