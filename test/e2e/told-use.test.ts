import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printedBy } from '../helpers/cli.ts';
import { commitFiles } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { dist, makeSession } = useToldSessions();

type Session = ReturnType<typeof makeSession>;

const cli = ({ repository, home }: Session, ...args: readonly string[]): Promise<string> =>
  printedBy(dist(), args, { cwd: repository, env: { HOME: home } });

const RULE = 'Releases are cut with `make cut-release` from the release branch, never by hand.';
const OTHER = 'Screenshots are taken with `npm run shoot-pages` on the build machine alone.';

/** The first session of a repository of its own that knows some rules. */
async function begin(...rules: readonly string[]): Promise<Session> {
  const first = makeSession();
  commitFiles(first.repository, { 'form.ts': 'button\n' });
  for (const rule of rules) await cli(first, 'remember', '--ns', 'decisions', rule);
  return first;
}

const next = (first: Session, number: number): Session =>
  makeSession(first.repository, { HOME: first.home }, `session-${number}`);

/** Ends a session that did some other work, and, perhaps, runs some commands. */
async function finish(session: Session, ...commands: readonly string[]): Promise<void> {
  await session.prompt('please rename the button of the form');
  for (const command of commands) session.run(command, false);
  session.say('The button is renamed.');
  await session.stop('The button is renamed.');
  await session.end();
}

/** One session: what it was told at its start. */
async function live(first: Session, number: number, ...commands: readonly string[]): Promise<string> {
  const session = next(first, number);
  const { stdout } = await session.start();
  await finish(session, ...commands);
  return stdout;
}

/** What `show` says of the memory that has some words. */
async function shown(first: Session, words: string): Promise<Record<string, unknown>> {
  const { memories } = JSON.parse(await cli(first, 'list', '--json'));
  const { id } = memories.find(({ summary }: { summary: string }) => summary.includes(words));
  return JSON.parse(await cli(first, 'show', id, '--json')).memory;
}

describe('a memory that is told at starts', () => {
  it('in vain five times is not told there any more, but is where it is asked for or named; used again it is told again', async () => {
    const first = await begin(RULE);
    await cli(first, 'remember', 'Ana was asked to keep the staging data of the bank');
    for (let number = 1; number <= 5; number += 1)
      expect(await live(first, number)).toContain('make cut-release');
    expect(await live(first, 6)).not.toContain('make cut-release');
    expect(await cli(first, 'recall', 'how are releases cut')).toContain('make cut-release');
    expect(await live(first, 6)).toContain('asked to keep'); // only sinks
    const known = await shown(first, 'cut-release');
    expect(known).toMatchObject({ told: { sessions: 5, used: 0 }, useful: 0 });
    expect(await cli(first, 'show', `${known['id']}`)).toContain(
      'in 5 sessions here, used in 0; no longer told proactively',
    );
    expect(await cli(first, 'inject', 'context')).not.toContain('make cut-release');

    // Stated by the user, it is told before the command that it is about.
    const about = next(first, 7);
    expect((await about.start()).stdout).not.toContain('make cut-release');
    const brief = ['inject', 'brief', '--session-id', 'session-7', '--command', 'make cut-release'];
    expect(await cli(about, ...brief)).toContain('never by hand');

    // It is asked for, and what it says is done.
    const asking = next(first, 8);
    await asking.start();
    const { stdout } = await asking.prompt('what did we decide about how releases are cut?');
    expect(stdout).toContain('make cut-release');
    await finish(asking, 'make cut-release');
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 6, used: 1 }, useful: 1 });
    expect(await live(first, 9)).toContain('make cut-release');
  });

  it('and is worn out comes back where the session found it by itself and used it', async () => {
    const first = await begin(RULE);
    for (let number = 1; number <= 5; number += 1) await live(first, number);
    // Nobody asked, so it was not this memory that had it run; and looking for it alone is no use of it.
    await live(first, 6, 'make cut-release');
    await live(first, 7, 'cs-memory recall "make cut-release"');
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 5, used: 0 }, useful: 0 });
    await live(first, 8, 'cs-memory recall releases', 'make cut-release');
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 6, used: 1 }, useful: 1 });
    expect(await live(first, 9)).toContain('make cut-release');
  });

  it('and is your own, for every project, is counted here too', async () => {
    const first = await begin();
    await cli(first, 'remember', '--user', OTHER);
    expect(await live(first, 1)).toContain('shoot-pages');
    expect(await live(first, 2, 'npm run shoot-pages')).toContain('shoot-pages');
    expect(await shown(first, 'shoot-pages')).toMatchObject({ told: { sessions: 2, used: 1 }, useful: 1 });
  });

  it('and used rises above its like', async () => {
    const first = await begin(RULE, OTHER);
    const before = await live(first, 1);
    const [upper, lower] =
      before.indexOf('cut-release') < before.indexOf('shoot-pages')
        ? ['make cut-release', 'npm run shoot-pages']
        : ['npm run shoot-pages', 'make cut-release'];
    expect(before).toContain(lower);
    await live(first, 2, lower);
    const after = await live(first, 3);
    expect(after.indexOf(lower)).toBeGreaterThan(0);
    expect(after.indexOf(lower)).toBeLessThan(after.indexOf(upper));
    expect(await shown(first, lower)).toMatchObject({ told: { sessions: 3, used: 1 }, useful: 1 });
    expect(await shown(first, upper)).toMatchObject({ told: { sessions: 3, used: 0 }, useful: 0 });
  });

  it('is used where the context was summed up since, and once where the session is resumed', async () => {
    const first = await begin(RULE);
    const session = next(first, 1);
    await session.start();
    await session.prompt('please rename the button of the form');
    session.run('make cut-release', false);
    await session.stop('Done.');
    await session.compact();
    await session.start('compact');
    await session.end();
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 1, used: 1 }, useful: 1 });
    await session.start('resume');
    await finish(session, 'make cut-release');
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 1, used: 1 }, useful: 1 });
    // Counts that were lost are no reason to say it again.
    rmSync(join(first.repository, '.git/cs-memory/told.json'));
    await session.start('resume');
    await finish(session);
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 1, used: 1 }, useful: 1 });
  });

  it('was not told in vain where it was asked for, nor where nobody can say what came of it', async () => {
    const first = await begin(RULE);
    const settings = { sessionMemory: { enabled: false } };
    first.settings(settings);
    const asking = next(first, 1);
    await asking.start();
    const { stdout } = await asking.prompt('what did we decide about how releases are cut?');
    expect(stdout).toContain('make cut-release');
    await finish(asking);
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 0, used: 0 } });

    first.settings({});
    const long = next(first, 2);
    expect((await long.start()).stdout).toContain('make cut-release');
    await long.prompt('please rename the button of the form');
    long.run('make cut-release', false);
    long.run(`echo ${'x'.repeat(2 * 1024 * 1024)}`, false);
    await finish(long);
    expect(await shown(first, 'cut-release')).toMatchObject({ told: { sessions: 0, used: 0 } });
  });

  it('leaves ids and counts behind, and no text', async () => {
    const first = await begin(RULE);
    await live(first, 1, 'make cut-release');
    const file = readFileSync(join(first.repository, '.git/cs-memory/told.json'), 'utf8');
    const { id } = await shown(first, 'cut-release');
    expect(JSON.parse(file)).toEqual({
      [`${id}`]: { idle: [], told: 1, used: 1, last: { session: 'session-1', use: 'used' } },
    });
  });
});
