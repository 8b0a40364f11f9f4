import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { seedCompiledCode } from '../helpers/compiled-code.ts';
import { git } from './client/scratch.ts';

let plugin: PluginCopy;
let world: World;
/** As a user runs them; the others run in the tests' own process, which is held to do the same by in-process.test.ts. */
const AS_PROCESSES = { inProcess: false };
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
});

const COMMANDS = [
  'remember',
  'recall',
  'list',
  'show',
  'log',
  'blame',
  'view',
  'rate',
  'review',
  'forget',
  'purge',
  'sync',
  'trust',
  'export',
  'import',
  'status',
  'doctor',
  'config',
  'setup',
  'uninstall',
  'completions',
  'session',
  'inject',
  'capture',
  'maintain',
  'debug',
];
const ESCAPE = '\u001b';

async function remember(words: string): Promise<string> {
  return JSON.parse((await world.cli(['remember', '--json', words])).stdout).id;
}

interface Listed {
  readonly memories: readonly Record<string, unknown>[];
}
const listed = async (...args: string[]): Promise<Listed> =>
  JSON.parse((await world.cli(['list', '--json', ...args])).stdout);

describe('help', () => {
  it('names every command, and is there for each', async () => {
    const all = await world.cli(['--help'], AS_PROCESSES);
    expect(all.code).toBe(0);
    const named = [...all.stdout.matchAll(/^ {2}([a-z][\w-]*)\b.*$/gm)].map(([, name]) => name);
    expect(named.filter((name) => name !== 'help')).toEqual(COMMANDS);
    const { code, stdout, stderr } = await world.cli(['session', 'start', '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^cs-memory session start - .*\n\nUsage: cs-memory session start /);
  });

  it.each(['sync', 'session', 'session flush', 'config set', 'maintain consolidate', 'debug eval'])(
    'by `help %s` is that of the command itself',
    async (name) => {
      const words = name.split(' ');
      const asked = await world.cli(['help', ...words]);
      expect(asked).toMatchObject({ code: 0, stderr: '' });
      expect(asked.stdout).toBe((await world.cli([...words, '--help'])).stdout);
    },
  );

  it('tells the version of the package', async () => {
    expect((await world.cli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('the exit code', () => {
  it.each([
    [['list', '--nonsense']],
    [['nonsense']],
    [['list', '--limit', '0']],
    [['list', '--limit', 'many']],
    [['show']],
    [['recall']],
    [['import']],
    [['remember', '  ']],
    [['remember', '--ns', 'a..b', 'words']],
    [['remember', '--evidence', 'gossip', 'words']],
  ])('is 2 for words that are off, which stderr tells: %o', async (args) => {
    const run = await world.cli(args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).not.toBe('');
    expect(run.stderr).not.toMatch(/\n\s+at /);
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
  });

  it.each([
    [['delete', 'abcd'], 'Did you mean forget?'],
    [['recal'], 'Did you mean recall?'],
    [['help', 'nope'], "unknown command 'nope'"],
    [['help', 'maintain', 'nope'], "unknown command 'nope'"],
    [['help', 'config', 'sett'], 'Did you mean set?'],
    [['import', '--keep-fragments', 'x.jsonl'], '--keep-fragments needs --from-notes'],
    [['session', 'end', 'nope'], 'cs-memory session end --help'],
    [['config', 'unset', 'enabled'], 'config set --unset'],
    [['config', 'unset', 'enabled', '--local'], 'config set --unset'],
    [['config', '--nonsense'], "unknown option '--nonsense'"],
    [['session', 'nope'], "session has no command 'nope'"],
  ])('is 2 for a slip, and stderr names what was meant: %o', async (args, meant) => {
    const run = await world.cli(args);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(meant);
  });

  it('is 1 for what fails, and --json tells it as JSON', async () => {
    const plain = await world.cli(['show', 'abcd'], AS_PROCESSES);
    expect(plain).toMatchObject({ code: 1, stdout: '' });
    expect(plain.stderr).toMatch(/^error: .*abcd/);
    const json = await world.cli(['show', 'abcd', '--json'], AS_PROCESSES);
    expect(json).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(json.stderr).error).toMatchObject({ code: 'NOT_FOUND', hint: expect.any(String) });
  });

  it('is 1 without a commit to attach a memory to', async () => {
    const empty = join(world.root, 'empty');
    mkdirSync(empty);
    git(empty, 'init', '-q');
    const run = await world.cli(['remember', 'words', '--json'], { cwd: empty });
    expect(run.code).toBe(1);
    expect(JSON.parse(run.stderr).error.code).toBe('NO_COMMIT');
  });

  it.each(['config', 'session', 'trust'])('is 0 for `%s` alone, which lists', async (group) => {
    const run = await world.cli([group]);
    expect(run).toMatchObject({ code: 0, stdout: (await world.cli([group, 'list'])).stdout });
  });

  it('is 0 for nothing found', async () => {
    expect(await world.cli(['recall', 'nothing'])).toMatchObject({
      ...{ code: 0, stdout: '' },
      stderr: 'nothing found\n',
    });
    expect(await world.cli(['list', '--ns', 'learning'])).toMatchObject({
      ...{ code: 0, stdout: '' },
      stderr: 'nothing found; did you mean --ns learnings?\n',
    });
    expect(await listed()).toEqual({ memories: [] });
  });
});

describe('remembering', () => {
  it('is seen by list, recall and show, in words and as JSON', async () => {
    const words = [
      '--ns',
      'decisions',
      '--tag',
      'time',
      '--file',
      'app.js',
      '--body',
      'Two teams share the tables',
    ];
    const kept = await world.cli(['remember', ...words, 'We store', 'times in UTC'], AS_PROCESSES);
    expect(kept).toMatchObject({ code: 0, stderr: '' });
    const { memories } = await listed();
    expect(memories).toHaveLength(1);
    const [memory] = memories;
    expect(memory).toMatchObject({ ns: 'decisions', summary: 'We store times in UTC', tags: ['time'] });
    expect(memory).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/), kind: expect.any(String) });
    expect(memory).toMatchObject({
      evidence: 'user-stated',
      forgotten: false,
      body: 'Two teams share the tables',
    });
    expect(memory?.['anchor']).toBe(git(world.repository, 'rev-parse', 'HEAD'));
    const id = String(memory?.['id']);
    expect(kept.stdout).toContain(id);
    const recalled = JSON.parse((await world.cli(['recall', '--json', 'times', 'UTC'])).stdout);
    expect(recalled.memories[0]).toMatchObject({
      id,
      ns: 'decisions',
      freshness: 'fresh',
      score: expect.any(Number),
    });
    const shown = JSON.parse((await world.cli(['show', '--json', id.slice(0, 6)])).stdout);
    expect(shown.memory).toMatchObject({ id, freshness: 'fresh', files: [{ path: 'app.js' }] });
    for (const args of [['list'], ['recall', 'UTC'], ['show', id]]) {
      const run = await world.cli(args);
      expect(run.stdout).toContain('We store times in UTC');
      expect(run.stdout).not.toContain(ESCAPE);
    }
  });

  it('says what looks like a slip, and takes a file by its path from the root, too', async () => {
    const src = join(world.repository, 'src');
    mkdirSync(src, { recursive: true });
    const words = ['remember', '--ns', 'decision', '--file', 'app.js', '--file', 'nope.js', 'Times in UTC'];
    const { code, stderr } = await world.cli(words, { cwd: src });
    expect(code).toBe(0);
    expect(stderr).toMatch(/'nope\.js' is not a file in this repository[\s\S]*did you mean 'decisions'\?/);
    expect(stderr).not.toContain('app.js');
    const [memory] = (await listed()).memories;
    expect(memory?.['files']).toMatchObject([{ path: 'app.js' }, { path: 'src/nope.js' }]);
  });

  it('filters first, and is the same memory the second time', async () => {
    const secret = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');
    const id = await remember(`Deploys use ${secret}`);
    expect(await remember(`Deploys use ${secret}`)).toBe(id);
    const { memories } = await listed();
    expect(memories).toHaveLength(1);
    expect(memories[0]?.['summary']).toMatch(/^Deploys use \[REDACTED:[\w-]+\]$/);
  });

  it('works outside of a repository, in the store of the user', async () => {
    const plain = join(world.root, 'plain');
    mkdirSync(plain);
    expect(await world.cli(['remember', 'I like short names'], { cwd: plain })).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect((await world.cli(['list'], { cwd: plain })).stdout).toContain('I like short names');
    expect((await world.cli(['status'], { cwd: plain })).stdout).toMatch(/user\.git .*no repository/);
    expect((await world.cli(['doctor'], { cwd: plain })).code).toBe(0);
    // what is the user's own is known in every project
    expect((await listed()).memories).toMatchObject([{ summary: 'I like short names', scope: 'user' }]);
  });
});

describe('forgetting', () => {
  it('asks, and where nobody can answer it says how to', async () => {
    const id = await remember('Tests need TZ=UTC');
    const run = await world.cli(['forget', id], AS_PROCESSES);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('--yes');
    expect((await listed()).memories).toHaveLength(1);
  });

  it('is done with --yes, undone by restore, and loses no text', async () => {
    const id = await remember('Tests need TZ=UTC');
    expect((await world.cli(['forget', id.slice(0, 8), '--yes'])).code).toBe(0);
    expect((await listed()).memories).toEqual([]);
    expect((await world.cli(['recall', 'tests', 'TZ'])).stdout).toBe('');
    expect((await listed('--all')).memories).toMatchObject([{ id, forgotten: true }]);
    const again = await world.cli(['forget', id, '--yes', '--json']);
    expect(JSON.parse(again.stdout)).toEqual({ id, forgotten: true, changed: false });
    const back = await world.cli(['forget', '--undo', id, '--json']);
    expect(JSON.parse(back.stdout)).toEqual({ id, forgotten: false, changed: true });
    expect((await listed()).memories).toMatchObject([{ id, forgotten: false }]);
    expect(
      world
        .notes('learnings')
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['forgotten', 'memory', 'restored']);
  });
});

describe('output', () => {
  it('has no colours in a pipe', async () => {
    await remember('Tests need TZ=UTC');
    for (const args of [['list'], ['status'], ['doctor'], ['show', 'nonsense'], ['nonsense']]) {
      const { stdout, stderr } = await world.cli(args, AS_PROCESSES);
      expect(stdout + stderr, args.join(' ')).not.toContain(ESCAPE);
    }
  });

  it('may be cut off by whoever reads it: `list | head -1`', async () => {
    const lines = Array.from({ length: 400 }, (_, at) =>
      JSON.stringify({ summary: `Lesson ${at}: ${'look before you leap '.repeat(40)}` }),
    );
    expect((await world.cli(['import', '--jsonl'], { stdin: lines.join('\n') })).code).toBe(0);
    const file = join(plugin.root, 'plugins/cs/dist/cs-memory.mjs');
    const { code, stderr } = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const env = { PATH: process.env['PATH'] ?? '', HOME: world.home };
      seedCompiledCode(join(world.home, '.cache'));
      const child = spawn('node', [file, 'list', '--json'], { cwd: world.repository, env });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      child.stdout.once('data', () => child.stdout.destroy());
      child.on('close', (code) => resolve({ code, stderr: said }));
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('of status and doctor is JSON for programs', async () => {
    const status = JSON.parse((await world.cli(['status', '--json'])).stdout);
    expect(status).toMatchObject({ memory_queue: { count: 0 }, namespaces: [], sessions: [] });
    const { checks } = JSON.parse((await world.cli(['doctor', '--json'])).stdout);
    expect(checks.length).toBeGreaterThan(3);
    for (const check of checks)
      expect(check).toMatchObject({ name: expect.any(String), detail: expect.any(String) });
    expect(checks.map(({ state }: { state: string }) => state)).not.toContain('fail');
  });
});
