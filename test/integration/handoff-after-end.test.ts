import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handoffsOf, startedBy, usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';

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

  it('“continue” means the session’s own work once it has had a turn; “where were we” still what was before', async () => {
    const { where } = await ended();
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await next.start();
    await next.prompt('rename the option');
    await next.stop('Renamed.');
    expect(contextOf(await next.prompt('continue'))).toBeUndefined();
    expect(contextOf(await next.prompt('wo waren wir?'))).toContain('Where the work stood');
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
