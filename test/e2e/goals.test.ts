import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBuiltSources } from '../helpers/background.ts';
import { printedBy } from '../helpers/cli.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';
import { createSession, filesIn } from '../helpers/session.ts';
import { createToldSession, ROUTINE, SILENT } from '../helpers/told-session.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const folder = useFolders();
const dist = useBuiltSources();

const makeSession = (env: Record<string, string> = {}, transcript = join(folder(), 'session.jsonl')) =>
  createToldSession({ repository: makeRepository(folder()), home: folder(), transcript, dist: dist(), env });
type Session = ReturnType<typeof makeSession>;

const created = (id: string, subject: string): [string, object, object] => [
  'TaskCreate',
  { subject, description: 'long' },
  { task: { id, subject } },
];
const updated = (taskId: string, status: string): [string, object, object] => [
  'TaskUpdate',
  { taskId, status },
  { success: true, taskId, updatedFields: ['status'] },
];

const cli = ({ repository, home }: Session, ...args: string[]): Promise<string> =>
  printedBy(dist(), args, { cwd: repository, env: { HOME: home } });
const goals = (session: Session, ...args: string[]): Promise<string> =>
  cli(session, 'session', 'goals', ...args);
interface Shown {
  readonly goals: readonly { title: string; state: string; source: string; parent?: string; id: string }[];
  readonly tasks: readonly object[];
}
const shown = async (session: Session, ...args: string[]): Promise<Shown> =>
  JSON.parse(await goals(session, '--json', ...args));
/** What the notes say of goals, without what another has taken the place of. */
const remembered = (session: Session): string[] => {
  const lines = session.memories('progress');
  const gone = lines.filter(({ type }) => type === 'supersedes').map(({ id }) => id);
  return lines
    .filter(({ type, kind, id }) => type === 'memory' && kind === 'goal' && !gone.includes(id))
    .map(({ summary }) => String(summary));
};
const goalFolder = ({ repository }: Session): string => join(repository, '.git/cs-memory/goals');

describe('the goals of a session', () => {
  it('are asked of the client: hooks.json names its task tools', () => {
    const hooks = JSON.parse(readFileSync(join(PROJECT, 'hooks.json'), 'utf8')).hooks;
    const [{ matcher }] = hooks.PostToolUse;
    for (const tool of ['TaskCreate', 'TaskUpdate', 'TodoWrite'])
      expect(tool).toMatch(new RegExp(`^(?:${matcher})$`));
  });

  it('are in the notes while tasks are open, and one memory takes the place of the other', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please add a reader for parquet files');
    expect(await session.task(...created('1', 'Parse the header'))).toEqual(SILENT);
    await session.task(...created('2', 'Test the reader'));
    await session.task(...updated('1', 'in_progress'));
    await session.stop(ROUTINE);
    expect(remembered(session)).toEqual(['Goal, in work: Add a reader for parquet files']);
    expect(await goals(session)).toMatch(
      /in work\s+Add a reader for parquet files.*\n.*in work\s+Parse the header.*\n.*open\s+Test the reader/,
    );

    await session.task(...updated('1', 'completed'));
    await session.stop('Half of it.');
    expect(session.memories('progress').filter(({ type }) => type === 'memory')).toHaveLength(1);
    await session.task(...updated('2', 'completed'));
    await session.stop('All of it.');
    expect(remembered(session)).toEqual(['Goal, reached: Add a reader for parquet files']);
    expect(await goals(session)).toBe('');
    expect((await shown(session, '--all')).goals.map(({ state }) => state)).toEqual([
      'completed',
      'completed',
      'completed',
    ]);
    expect(loggedFailures(session.home)).toEqual([]);
  });

  it('that are asked and done in one turn leave nothing in the notes', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please fix the typo in the readme');
    await session.stop('I changed `README.md`: the typo in the second line is fixed now.');
    await session.prompt('commit this');
    await session.stop(ROUTINE);
    await session.end();
    expect(remembered(session)).toEqual([]);
    expect((await shown(session, '--all')).goals).toMatchObject([
      { title: 'Fix the typo in the readme', state: 'completed', source: 'prompt' },
    ]);
  });

  it('are not brought on by what is only to be remembered', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please start the service');
    await session.stop('Up. It needs REGION.');
    await session.prompt('remember that the on-call phone is in the drawer of Ana');
    await session.stop('Noted.');
    await session.end();
    expect(remembered(session)).toEqual([]);
  });

  it('are put in other words by the user, and brought on by subagents, each told once', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please add a toggle for dark mode to the settings');
    const client = createSession(session.repository, 's1', { dist: dist(), env: { HOME: session.home } });
    for (let told = 0; told < 2; told += 1)
      await client.agent('a1').stop('The settings are in src/settings.ts.');
    await session.stop('Where should it stand?');
    await session.prompt('no, use a select instead of a toggle');
    await session.stop('Which values?');
    expect((await shown(session)).goals).toMatchObject([
      {
        title: 'Add a select for dark mode to the settings',
        formerly: ['Add a toggle for dark mode to the settings'],
        advances: [{ type: 'Explore', delta: 0.25 }],
      },
    ]);
    expect((await shown(session)).goals).toHaveLength(1);
    expect(remembered(session)).toEqual(['Goal, in work: Add a select for dark mode to the settings']);
  });

  it('are known from the hooks alone where there is no transcript, and told once', async () => {
    const transcript = join(folder(), 'gone.jsonl');
    const session = makeSession({}, transcript);
    await session.start();
    await session.task(...created('1', 'Parse the header'));
    rmSync(transcript);
    await session.stop(ROUTINE);
    await session.stop(ROUTINE);
    expect(remembered(session)).toEqual(['Goal, open: Parse the header']);
  });

  it('come to the same where hooks run side by side, and hold no secret', async () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const session = makeSession();
    session.settings({ capture: { ignore: ['secret/**'] } });
    await session.start();
    await session.prompt('please wire up the payment client');
    await Promise.all([
      session.task(...created('1', `Use the key ${secret}`)),
      session.task(...created('2', 'Call the client <private>of Acme</private>')),
      session.task(...created('3', 'Move the plan out of secret/merger.md')),
      session.task(...updated('1', 'completed')),
      session.task(...updated('2', 'in_progress')),
    ]);
    await session.stop(ROUTINE);
    await session.end();
    const { tasks } = await shown(session, '--session', 's1');
    expect(tasks).toMatchObject([
      { id: '1', state: 'completed' },
      { id: '2', state: 'in_progress' },
    ]);
    const files = filesIn(goalFolder(session)).map((file) =>
      readFileSync(join(goalFolder(session), file), 'utf8'),
    );
    const all = [...files, JSON.stringify(session.memories('progress')), await goals(session, '--all')].join(
      '\n',
    );
    expect(all).toContain('Use the key');
    expect(all).not.toContain(secret);
    expect(all).not.toContain('Acme');
    expect(all).not.toContain('merger');
  });

  it('keep a subagent apart: its own list is shown as its own and told by nobody', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please wire up the payment client');
    await session.task('TodoWrite', { todos: [{ content: 'Wire it', status: 'pending' }] });
    await session.task('TodoWrite', { todos: [{ content: 'Look around', status: 'pending' }] }, {}, 'agent1');
    await session.stop(ROUTINE);
    expect(remembered(session)).toEqual(['Goal, in work: Wire up the payment client']);
    expect((await shown(session, '--session', 's1')).tasks).toEqual([
      { id: 'todo-0', subject: 'Wire it', state: 'pending' },
      { id: 'todo-0', subject: 'Look around', state: 'pending', agent: 'agent1' },
    ]);
    expect(JSON.stringify(session.memories('progress'))).not.toContain('Look around');
  });

  it('go on where a session is resumed, and are read from the notes where its files are gone', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please add a reader for parquet files');
    await session.task(...created('1', 'Parse the header'));
    await session.stop(ROUTINE);
    await session.end();
    await session.start('resume');
    await session.task(...updated('1', 'in_progress'));
    await session.stop('More of it.');
    expect(remembered(session)).toEqual(['Goal, in work: Add a reader for parquet files']);
    const [before] = (await shown(session)).goals;
    rmSync(goalFolder(session), { recursive: true });
    expect((await shown(session)).goals).toMatchObject([
      { id: before?.id, title: 'Add a reader for parquet files', state: 'progress' },
    ]);
  });

  it.each([
    [{ todos: 'all' }, 'TodoWrite', null],
    [{ taskId: { a: 1 }, status: 'completed' }, 'TaskUpdate', 'x'],
    [[], 'TaskCreate', []],
  ])('take %o as nothing', async (input, tool, response) => {
    const session = makeSession();
    expect(await session.task(tool, input, response as object)).toEqual(SILENT);
    expect((await shown(session, '--all')).goals).toEqual([]);
    expect(loggedFailures(session.home)).toEqual([]);
  });

  it.each([{ CS_MEMORY_ENABLED: '0' }, { CS_PROGRESS_ENABLED: '0' }])('are not kept with %o', async (env) => {
    const session = makeSession(env);
    await session.prompt('please add a reader');
    await session.task(...created('1', 'Parse the header'));
    await session.task(...updated('1', 'in_progress'));
    await session.stop(ROUTINE);
    expect(existsSync(goalFolder(session))).toBe(false);
  });

  it('are not kept where the settings say so', async () => {
    const session = makeSession();
    session.settings({ progress: { enabled: false } });
    await session.task(...created('1', 'Parse the header'));
    await session.task(...updated('1', 'in_progress'));
    await session.stop(ROUTINE);
    expect(existsSync(goalFolder(session))).toBe(false);
  });

  it('that a memory no longer tells are not shown: forgotten, or only just in work when the session ended', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please look at the importer');
    await session.stop('It reads plain files only.');
    expect((await shown(session)).goals).toMatchObject([
      { title: 'Look at the importer', state: 'progress' },
    ]);
    await session.end();
    expect((await shown(session)).goals).toEqual([]);
    expect((await shown(session, '--session', 's1')).goals).toHaveLength(1);
    await session.start('resume');
    await session.prompt('please add a reader');
    await session.task(...created('1', 'Parse the header'));
    await session.stop(ROUTINE);
    const goal = session.memories('progress').find(({ kind }) => kind === 'goal');
    expect((await shown(session)).goals).toHaveLength(2);
    await cli(session, 'forget', '--yes', String(goal?.['id']));
    expect((await shown(session)).goals).toEqual([]);
  });

  it('go with a memory that is purged', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('please add a reader for parquet files');
    await session.task(...created('1', 'Parse the header'));
    await session.stop(ROUTINE);
    const [memory] = session.memories('progress');
    await cli(session, 'purge', '--yes', String(memory?.['id']));
    expect((await shown(session, '--all')).goals).toEqual([]);
    expect(filesIn(goalFolder(session))).toEqual([]);
  });
});
