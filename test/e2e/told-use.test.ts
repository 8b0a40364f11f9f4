import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFiles } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { dist, makeSession } = useToldSessions();

type Session = ReturnType<typeof makeSession>;

const cli = (session: Session, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(dist(), 'cs-memory.mjs'), ...args], {
    cwd: session.repository,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: session.home },
  });

const RULE = 'Releases are cut with `make cut-release` from the release branch, never by hand.';

/** One session: what it was told at its start, and whether it does what the memory says. */
async function live(first: Session, number: number, uses: boolean): Promise<string> {
  const session = makeSession(first.repository, { HOME: first.home }, `session-${number}`);
  const { stdout } = await session.start();
  await session.prompt('please rename the button of the form');
  if (uses) session.run('make cut-release', false);
  session.say('The button is renamed.');
  await session.stop('The button is renamed.');
  await session.end();
  return stdout;
}

describe('a memory that is told at starts', () => {
  it('in vain five times is not told any more, but is found; used again it is told again', async () => {
    const first = makeSession();
    commitFiles(first.repository, { 'form.ts': 'button\n' });
    cli(first, 'remember', RULE);
    for (let number = 1; number <= 5; number += 1)
      expect(await live(first, number, false)).toContain('make cut-release');
    expect(await live(first, 6, false)).not.toContain('make cut-release');
    expect(cli(first, 'recall', 'how are releases cut')).toContain('make cut-release');
    const [{ id }] = JSON.parse(cli(first, 'list', '--json', '--ns', 'learnings')).memories;
    expect(cli(first, 'show', id)).toContain(
      'told in 5 sessions here, used in 0; not told unasked any more'.slice(5),
    );
    expect(JSON.parse(cli(first, 'show', id, '--json')).memory).toMatchObject({
      told: { sessions: 5, used: 0 },
      useful: 0,
    });
    // It is asked for, and what it says is done.
    const asking = makeSession(first.repository, { HOME: first.home }, 'session-7');
    await asking.start();
    const { stdout } = await asking.prompt('what did we decide about how releases are cut?');
    expect(stdout).toContain('make cut-release');
    asking.run('make cut-release', false);
    asking.say('It is cut.');
    await asking.stop('It is cut.');
    await asking.end();
    expect(JSON.parse(cli(first, 'show', id, '--json')).memory).toMatchObject({
      told: { sessions: 6, used: 1 },
      useful: 1,
    });
    expect(await live(first, 8, false)).toContain('make cut-release');
  });
});
