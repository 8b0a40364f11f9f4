import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handoffsOf, startClient, startedBy, usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { git } from '../helpers/repo.ts';

const { place, sessionIn } = usePlaces();

/** A session at work that ends in order, and its place. */
async function ended(env: Readonly<Record<string, string>> = {}) {
  const where = place();
  const session = sessionIn(where, 's1', env);
  await session.start();
  await workOn(session);
  await session.end();
  return { where, session };
}

describe('after a clean end', () => {
  it('a handoff is in the notes, once, however often the session ends', async () => {
    const { session } = await ended();
    expect(handoffsOf(session)).toMatchObject([{ tags: ['end'] }]);
    await session.end();
    expect(handoffsOf(session)).toHaveLength(1);
  });

  it('the next session is told one line, and all of it when it is asked to continue, once', async () => {
    const { where } = await ended();
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    const told = await startedBy(next, 'startup');
    expect(told.match(/^The last session stopped .*$/gm)).toHaveLength(1);
    expect(told).not.toContain('## Next');
    const whole = contextOf(await next.prompt('Continue, please.')) ?? '';
    expect(whole).toContain('Where the work stood when the last session ended.');
    for (const words of Object.values(WORK)) expect(whole, words).toContain(words);
    expect(contextOf(await next.prompt('where were we?')) ?? '').not.toContain('Where the work stood');
  });

  it('what handoff.command prints is told with it: after an end, a /clear and a compaction', async () => {
    const where = place();
    const before = sessionIn(where, 's1');
    before.settings({ handoff: { command: 'echo SHOP-1 Gzip import' } });
    await before.start();
    await workOn(before);
    expect(await startedBy(before, 'compact')).toContain('SHOP-1 Gzip import');
    before.say('Now I await the drain event.');
    await before.end();
    expect(await startedBy(sessionIn(where, 's2'), 'clear')).toContain('SHOP-1 Gzip import');
    const next = sessionIn(where, 's3', { CLAUDE_PID: '1' });
    await next.start();
    expect(contextOf(await next.prompt('Continue, please.'))).toContain('SHOP-1 Gzip import');
  });

  it('“continue” means the session’s own work once it has had a turn; “where were we” still what was before', async () => {
    const { where } = await ended();
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    await next.prompt('rename the option');
    await next.stop('Renamed.');
    expect(contextOf(await next.prompt('continue'))).toBeUndefined();
    expect(contextOf(await next.prompt('wo waren wir?'))).toContain('Where the work stood');
  });

  it('“continue” gives it behind a greeting and a question about what was, too', async () => {
    const { where } = await ended();
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    await next.prompt('good morning');
    await next.stop('Good morning. What shall we do?');
    await next.prompt('what is still open?');
    await next.stop('I do not know.');
    const told = contextOf(await next.prompt('continue')) ?? '';
    expect(told).toContain('Where the work stood when the last session ended.');
  });

  it.each(['what is left to do?', 'sigamos donde lo dejamos'])(
    'is asked for by “%s”, however many sessions asked so before',
    async (prompt) => {
      const { where } = await ended();
      for (const id of ['s2', 's3']) {
        const before = sessionIn(where, id, { CLAUDE_PID: '1' });
        await before.start();
        expect(contextOf(await before.prompt(prompt))).toContain('Where the work stood');
        await before.stop('I see.');
        await before.end();
      }
      const next = sessionIn(where, 's4', { CLAUDE_PID: '1' });
      await next.start();
      const told = contextOf(await next.prompt('continue')) ?? '';
      expect(told).toContain('Where the work stood');
      expect(told).not.toContain('I see.');
    },
  );

  it.each(['continue', 'on en était où ?', 'hello'])(
    'stays what it was after a session with “%s” in which nothing was done, whatever is uncommitted',
    async (prompt) => {
      const where = place();
      writeFileSync(join(where.repository, 'notes.txt'), 'of nobody\n');
      const file = join(where.repository, 'reader.ts');
      const session = sessionIn(where, 's1');
      await session.start();
      await session.prompt('Make the reader take gzip files.');
      session.edit(file);
      writeFileSync(file, 'export {};\n');
      session.run('npm test -- reader', false);
      git(where.repository, ['add', 'reader.ts']);
      git(where.repository, ['commit', '-qm', 'Read gzip files']);
      session.say('The reader takes gzip files.');
      await session.stop('The reader takes gzip files.');
      await session.end();
      for (const id of ['s2', 's3']) {
        const idle = sessionIn(where, id, { CLAUDE_PID: '1' });
        await idle.start();
        await idle.prompt(prompt);
        idle.say('Ok.');
        await idle.stop('Ok.');
        await idle.end();
      }
      const next = sessionIn(where, 's4', { CLAUDE_PID: '1' });
      await next.start();
      const told = contextOf(await next.prompt('where were we?')) ?? '';
      for (const known of ['npm test -- reader', 'The reader takes gzip files.', 'reader.ts'])
        expect(told).toContain(known);
      expect(told).not.toContain('Ok.');
    },
  );

  it.each(['OK, I wait.', `OK, I wait. ${'The reader has one more buffer.\n'.repeat(1_400)}`])(
    'has the answer to a prompt that the client wrote into its transcript late: %#',
    async (answer) => {
      const session = sessionIn(place(), 's1');
      await session.start();
      await session.prompt('Try a bigger buffer in the reader first.');
      session.say('Tried.');
      await session.stop('Tried.');
      await session.stop(answer);
      await session.prompt("don't commit yet");
      session.say(answer);
      await session.end();
      expect(String(handoffsOf(session)[0]?.['body'])).not.toContain('Not answered');
    },
  );

  it('carries on what its session was told to be open, until that has brought its work to an end', async () => {
    const { where } = await ended();
    const step = `Open before that, and not known to be done: ${WORK.next}`;
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    await next.prompt('continue');
    await next.stop('We were at the drain event.');
    await next.prompt('and add a changelog line, please');
    next.edit(join(where.repository, 'CHANGELOG.md'));
    writeFileSync(join(where.repository, 'CHANGELOG.md'), '- gzip\n');
    next.say('Added.');
    await next.stop('Added.');
    await next.end();
    const third = sessionIn(where, 's3', { CLAUDE_PID: '2' });
    await third.start();
    expect(contextOf(await third.prompt('continue')) ?? '').toContain(step);
    git(where.repository, ['add', '.']);
    git(where.repository, ['commit', '-qm', 'Read gzip files']);
    const fourth = sessionIn(where, 's4', { CLAUDE_PID: '3' });
    await fourth.start();
    expect(contextOf(await fourth.prompt('continue')) ?? '').not.toContain(step);
  });

  it('there is nothing to go on with where only rules were stated', async () => {
    const where = place();
    const session = sessionIn(where, 's1');
    await session.start();
    for (const rule of ['never push straight to main here', 'we use pnpm in this repo, not npm']) {
      await session.prompt(rule);
      session.say('OK.');
      await session.stop('OK.');
    }
    await session.prompt('remember that the api port is 8000'); // its answer is never told
    await session.end();
    expect(handoffsOf(session)).toEqual([]);
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    expect(await startedBy(next, 'startup')).not.toContain('stopped');
  });

  it('says first that it was on another branch', async () => {
    const { where } = await ended();
    git(where.repository, ['checkout', '-q', '-b', 'fix/quote']);
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    const told = contextOf(await next.prompt('continue')) ?? '';
    expect(told).toContain('It was on branch main; this work tree is on fix/quote now.');
  });

  it('an agent goes on with its own role’s work only, however the starts are ordered', async () => {
    const { where } = await ended({ AGENT_ROLE: 'reviewer' });
    const builder = sessionIn(where, 's2', { AGENT_ROLE: 'builder', CLAUDE_PID: '1' });
    expect(await startedBy(builder, 'startup')).not.toContain('The last session stopped');
    expect(contextOf(await builder.prompt('continue'))).toBeUndefined();
    const reviewer = sessionIn(where, 's3', { AGENT_ROLE: 'reviewer', CLAUDE_PID: '1' });
    expect(await startedBy(reviewer, 'startup')).toContain('The last session stopped');
  });

  it('tells what runs, what the user corrected, and the last answer with its list and its code', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await session.prompt('Make the importer of `.env` files read gzip, as deploy/prod.pem has it.');
    session.serve('npm run dev', 'b7');
    session.refuse('npm run e2e', 'too slow, leave it out');
    session.run('npm test', true);
    session.run('npm test', false);
    const answer =
      'It reads gzip now:\n\n- one stream\n\n```ts\nif (gzip) {\n  pipe();\n}\n```\n\nNot measured.';
    session.say(answer);
    await session.stop(answer);
    await session.end();
    const told = String(handoffsOf(session)[0]?.['body']);
    expect(told).toContain('in the background: `npm run dev` (b7)');
    expect(told).toContain('- Turned down Bash `npm run e2e`: too slow, leave it out');
    expect(told).toContain('- Make the importer of `.env` files read gzip, as (an ignored file) has it.');
    const lines = answer.split('\n').filter((line) => line !== '');
    expect(told).toContain(`## The last answer\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    expect(told).toContain('- `npm test`: passed');
    expect(told).not.toContain('has not passed');
  });

  it('has answered what a courtesy answers, also the second time, and leaves nothing open by it', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    for (const thing of ['the printer is on floor 2', 'the keys are on floor 3']) {
      await session.prompt(`actually, remember that ${thing}`);
      session.say("I'll remember that.");
      await session.stop("I'll remember that.");
    }
    await session.end();
    const told = String(handoffsOf(session)[0]?.['body']);
    expect(told).toContain('the printer is on floor 2');
    expect(told).not.toContain('## Next');
  });

  it('tells of a check that failed, though the answer passed it by', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await session.prompt('Add a retry to the client.');
    const file = join(session.repository, 'client.ts');
    writeFileSync(file, 'export {};\n');
    session.edit(file);
    session.run('npm test', 'Exit code 1\n1 failed');
    const answer = 'The retry is in client.ts. Next I will add the jitter.';
    session.say(answer);
    await session.stop(answer);
    await session.end();
    const told = String(handoffsOf(session)[0]?.['body']);
    expect(told).toContain('- `npm test`: failed, and printed “1 failed”');
    expect(told).not.toContain('No test, build or lint');
  });
});

/** A session that ends with a word of what comes next, and its edit uncommitted. */
async function leftOpen(session: ReturnType<typeof sessionIn>, name: string): Promise<void> {
  await session.start();
  await session.prompt(`change ${name} to 2, then rename it everywhere`);
  const file = join(session.repository, `${name}.js`);
  writeFileSync(file, `${name} = 2\n`);
  session.edit(file);
  const answer = `First half of ${name} is done. Next I rename it in all files.`;
  session.say(answer);
  await session.stop(answer);
}

/** One in which a question was asked and answered. */
async function asked(session: ReturnType<typeof sessionIn>, prompt: string): Promise<void> {
  await session.start();
  await session.prompt(prompt);
  session.say('Use git log --oneline. Do you want an alias for it?');
  await session.stop('Use git log --oneline. Do you want an alias for it?');
  await session.end();
}

describe('what “continue” means', () => {
  it('a session in which no work was done does not hide what was left open before it', async () => {
    const where = place();
    const open = sessionIn(where, 's1');
    await leftOpen(open, 'alpha');
    await open.end();
    await asked(sessionIn(where, 's2', { CLAUDE_PID: '1' }), 'how do I list commits on one line?');
    await asked(sessionIn(where, 's3', { CLAUDE_PID: '1' }), '/cs:status');
    const next = sessionIn(where, 's4', { CLAUDE_PID: '1' });
    const begun = await startedBy(next, 'startup');
    expect(begun).toContain('on the way: “Next I rename it in all files.”');
    expect(begun).toContain('Where an earlier session stopped.');
    expect(begun).not.toContain('last session');
    const told = contextOf(await next.prompt('continue')) ?? '';
    expect(told).toContain('alpha');
    expect(told).not.toContain('--oneline');
  });

  it('where nothing was left open it is the last session, whatever that was', async () => {
    const where = place();
    await asked(sessionIn(where, 's1'), 'how do I list commits on one line?');
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    expect(contextOf(await next.prompt('continue'))).toContain('--oneline');
  });

  it('after a crash only the newest counts, told at the start or, days later, when it is asked for', async () => {
    const where = place();
    const older = sessionIn(where, 's1');
    await leftOpen(older, 'alpha');
    await older.end();
    const client = startClient();
    await leftOpen(sessionIn(where, 's2', { CLAUDE_PID: String(client.pid) }), 'beta');
    await client.kill();
    const next = sessionIn(where, 's3', { CLAUDE_PID: '1' });
    expect(await startedBy(next, 'startup')).toContain('First half of beta');
    expect(contextOf(await next.prompt('continue'))).toBeUndefined();
    next.say('What shall I begin with?');
    await next.stop('What shall I begin with?');
    await next.end();
    // The same days later, of which nobody was told.
    const sessions = join(where.repository, '.git/cs-memory/sessions');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    for (const [id, end] of [
      ['s1', { ended_at: hoursAgo(31) }],
      ['s2', { died_at: hoursAgo(30) }],
    ] as const) {
      const file = join(sessions, `${id}.json`);
      const { handed_on: _told, ...state } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...state, ...end }));
    }
    rmSync(join(sessions, 's2.handoff.json'));
    rmSync(join(sessions, 's3.json'));
    const later = sessionIn(where, 's4', { CLAUDE_PID: '1' });
    expect(await startedBy(later, 'startup')).not.toContain('First half of beta');
    expect(contextOf(await later.prompt('continue'))).toContain('First half of beta');
  });
});
