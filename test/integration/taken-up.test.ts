import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Place, startedBy, usePlaces } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { git } from '../helpers/repo.ts';

const { place, sessionIn } = usePlaces();

type Session = ReturnType<typeof sessionIn>;

async function answers(session: Session, answer: string): Promise<void> {
  session.say(answer);
  await session.stop(answer);
}

/** A session that edits a file, says so, and ends. */
async function left(where: Place, asked: string, answer: string): Promise<void> {
  const session = sessionIn(where, 's1', { CLAUDE_PID: '1' });
  await session.start();
  await session.prompt(asked);
  const file = join(where.repository, 'src/a.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export const c = 3;\n');
  session.edit(file);
  await answers(session, answer);
  await session.end();
}

function commit(where: Place, session: Session): void {
  git(where.repository, ['add', '.']);
  git(where.repository, ['commit', '-qm', 'Add c']);
  session.run('git commit -qam "Add c"', false);
}

/** What the notes say of where work stands: the first line of each that nothing took the place of. */
function standing(session: Session): readonly string[] {
  const lines = session.memories('progress');
  const gone = lines.flatMap(({ type, id }) => (type === 'supersedes' ? [id] : []));
  return lines.flatMap(({ type, kind, id, summary }) =>
    type === 'memory' && kind === 'progress' && !gone.includes(id) ? [String(summary)] : [],
  );
}

/** What the third session is told at its start, when it asks, and when it is to go on. */
async function toldThen(where: Place): Promise<string> {
  const third = sessionIn(where, 's3', { CLAUDE_PID: '3' });
  const told = [await startedBy(third, 'startup')];
  for (const asked of ['what is still open?', 'continue'])
    told.push(contextOf(await third.prompt(asked)) ?? '');
  return told.join('\n');
}

const OPEN = /stopped|left open|Said to be open/;
const TASK = 'add c = 3 to src/a.ts, run the tests and commit';
const BOTH = 'c is added. I still have to run the tests and commit.';

describe('what a session left open', () => {
  it('is over once the next one, which was asked for it, has done it', async () => {
    const where = place();
    await left(where, TASK, BOTH);
    const next = sessionIn(where, 's2', { CLAUDE_PID: '2' });
    await next.start();
    await next.prompt('run the tests and commit');
    next.run('./test.sh', false);
    commit(where, next);
    await answers(next, 'The tests pass and it is committed. Nothing is left.');
    expect(standing(next)).toEqual([expect.stringContaining('left open: I still have to')]);
    await next.end();
    expect(standing(next)).toEqual(['Work on “add c = 3 to src/a.ts, run the tests and commit” (a.ts).']);
    expect(await toldThen(where)).not.toMatch(OPEN);
  });

  it('is over once the next one has gone on with it', async () => {
    const where = place();
    await left(where, TASK, 'c is added. I still have to run the tests.');
    const next = sessionIn(where, 's2', { CLAUDE_PID: '2' });
    await next.start();
    await next.prompt('continue');
    next.run('./test.sh', false);
    await answers(next, 'The tests pass; everything is done.');
    await next.end();
    expect(standing(next).join()).not.toMatch(OPEN);
    expect(await toldThen(where)).not.toMatch(OPEN);
  });

  it('is over once the next but one has ended it, which went on with what the next one left', async () => {
    const where = place();
    await left(where, TASK, BOTH);
    const next = sessionIn(where, 's2', { CLAUDE_PID: '2' });
    await next.start();
    await next.prompt('continue');
    next.run('./test.sh', false);
    await answers(next, 'The tests pass. I still have to commit.');
    await next.end();
    expect(standing(next).join()).toContain('left open: I still have to run the tests and commit.');
    const third = sessionIn(where, 's3', { CLAUDE_PID: '3' });
    await third.start();
    await third.prompt('continue');
    commit(where, third);
    await answers(third, 'Committed.');
    await third.end();
    expect(standing(third).join()).not.toMatch(OPEN);
  });

  it('is told with what was asked for, however many sessions only went on with it', async () => {
    const where = place();
    await left(
      where,
      'Replace print by log.info in a.ts, b.ts and c.ts. Keep the texts in Spanish.',
      'a.ts is done. Next are b.ts and c.ts.',
    );
    for (const [id, name, rest] of [
      ['s2', 'b', 'Next is c.ts.'],
      ['s3', 'c', 'Next: commit.'],
    ] as const) {
      const next = sessionIn(where, id, { CLAUDE_PID: id });
      await next.start();
      expect(contextOf(await next.prompt('continue'))).toContain('Keep the texts in Spanish');
      const file = join(where.repository, `src/${name}.ts`);
      writeFileSync(file, 'export const d = 4;\n');
      next.edit(file);
      await answers(next, `${name}.ts is done. ${rest}`);
      await next.end();
    }
    const fourth = sessionIn(where, 's4', { CLAUDE_PID: '4' });
    await fourth.start();
    const told = contextOf(await fourth.prompt('continue')) ?? '';
    expect(told).toContain('Keep the texts in Spanish');
    expect(told).toContain('Said to be open: commit.');
    expect(told.match(/Keep the texts in Spanish/g)).toHaveLength(1);
  });

  it('is over once it was done behind a /clear', async () => {
    const where = place();
    await left(where, 'set c to 3 in src/a.ts', 'c is 3. Next: commit.');
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    expect(await startedBy(next, 'clear')).toContain('Said to be open: commit.');
    await next.prompt('go on');
    commit(where, next);
    await answers(next, 'Committed.');
    await next.end();
    expect(standing(next).join()).not.toMatch(OPEN);
  });

  it.each([
    ['startup', 'run the tests and commit', './test.sh', 'The tests fail: a is not exported.'],
    ['startup', 'run the tests and commit', undefined, 'The tests pass and it is committed.'],
    ['startup', 'continue', './lint.sh', 'The linter is happy. I did not run the tests.'],
    ['startup', 'continue', './lint.sh', 'All good in the tests folder.'],
    ['startup', 'run the linter, then add tests to src/b.ts. Commit.', './lint.sh', 'Done.'],
    ['clear', 'run the linter on src/b.ts', './lint.sh', 'It is clean.'],
    ['clear', 'rename d in src/b.ts', './lint.sh', 'Renamed.'],
  ])('is so still: %s, %s, %s, %s', async (source, asked, command, answer) => {
    const where = place();
    await left(where, TASK, BOTH);
    const next = sessionIn(where, 's2', { CLAUDE_PID: source === 'clear' ? '1' : '2' });
    await next.start(source);
    await next.prompt(asked);
    if (command !== undefined) next.run(command, false);
    await answers(next, answer);
    await next.end();
    expect(standing(next).join()).toContain('left open: I still have to run the tests and commit.');
    expect(await toldThen(where)).toContain('open: I still have to run the tests and commit.');
  });
});
