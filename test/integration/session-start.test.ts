import { describe, expect, it } from 'vitest';
import { startSession } from '../../src/session/start-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { git, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();

const THINGS = [
  'pool',
  'cache',
  'queue',
  'socket',
  'parser',
  'linter',
  'router',
  'mailer',
  'scheduler',
  'cursor',
];

/** As many memories as asked for, each in words of its own: those that say the same would be told as one. */
async function withMemories(count: number): Promise<string> {
  const repository = makeRepository(folder());
  const { remember } = await wired(repository);
  const words = (thing: string, more: string) => `${thing}-${more} ${more}${thing} ${thing}.${more}`;
  await remember(
    THINGS.slice(0, count).map((thing) => ({
      summary: words(thing, 'needs'),
      body: ['fails', 'after', 'hours', 'under', 'heavy', 'load']
        .map((more) => words(thing, more))
        .join('\n'),
    })),
  );
  return repository;
}

const start = async (
  repository: string,
  more: { tokens?: number; limit?: number; keepsContext?: boolean; hydrationLevel?: 'summary' | 'full' } = {},
) =>
  startSession(await wired(repository), {
    session: 's1',
    keepsContext: false,
    limit: 7,
    tokens: 1_500,
    flushes: false,
    ...more,
  });
const shown = async (repository: string) => (await wired(repository)).states.read('s1')?.shown ?? [];

describe('the start of a session', () => {
  it('tells as much as its budget allows, and remembers what was told only', async () => {
    const repository = await withMemories(10);
    const full = await start(repository, { tokens: 2_500 });
    expect(full.recalled).toBe(7);
    const small = await start(repository, { tokens: 300 });
    expect(small.recalled).toBeLessThan(7);
    expect(small.recalled).toBeGreaterThan(0);
    expect(small.text?.length).toBeLessThanOrEqual(300 * 3.5);
    expect(await shown(repository)).toHaveLength(small.recalled);
    for (const id of await shown(repository)) expect(small.text).toContain(id);
  });

  it('tells sentences alone where settings say so', async () => {
    const repository = await withMemories(2);
    expect((await start(repository)).text).toContain('pool-hours');
    const { text, recalled } = await start(repository, { hydrationLevel: 'summary' });
    expect(recalled).toBe(2);
    expect(text).toContain('pool-needs');
    expect(text).not.toContain('pool-hours');
  });

  it('repeats nothing while the context is kept, and all when it is not', async () => {
    const repository = await withMemories(10);
    await start(repository, { limit: 6 });
    const first = await shown(repository);
    await start(repository, { limit: 6, keepsContext: true });
    const both = await shown(repository);
    expect(both.slice(0, first.length)).toEqual(first);
    expect(new Set(both).size).toBe(10);
    expect((await start(repository, { limit: 6, keepsContext: true })).text).toBeUndefined();
    expect((await start(repository, { limit: 6 })).recalled).toBe(6);
    expect(await shown(repository)).toEqual(first);
  });

  it('records who the user is, for the prompts that follow', async () => {
    const repository = await withMemories(1);
    git(repository, ['config', '--add', 'user.email', 'ada@second.example']);
    await start(repository);
    const { self } = (await wired(repository)).states.read('s1') ?? {};
    expect(self).toEqual(
      expect.arrayContaining(['Ada Lovelace <ada@second.example>', 'ada@example.org', 'ada@second.example']),
    );
  });
});

describe('a failure that is open', () => {
  it('is told by the session that starts after the one that ended on it, and by none beside one that still runs', async () => {
    const repository = makeRepository(folder());
    const client = { env: { CLAUDE_PID: String(process.pid) } };
    const working = createSession(repository, 'working');
    await working.start('startup', client);
    await working.fail(errorNumber(1), client);
    await working.stop(client);
    expect((await (await wired(repository)).index.all()).map(({ kind }) => kind)).toEqual(['open']);
    expect((await createSession(repository, 'beside').start()).stdout).toBe('');
    await working.end(client);
    expect(contextOf(await createSession(repository, 'after').start())).toContain('`npm test` failed');
  });
});
