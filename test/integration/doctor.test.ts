import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Check, overwritesNotes } from '../../src/app/doctor/check.ts';
import { writeLog } from '../../src/files/log.ts';
import { useCli } from '../helpers/cli.ts';
import { runHook } from '../helpers/hook.ts';
import { git, linesByGit } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const world = useCli();

interface Doctor {
  readonly checks: readonly Check[];
  readonly fixed?: readonly { readonly name: string; readonly did: string; readonly failed?: true }[];
}

const ours = (...parts: readonly string[]): string => join(world.repository(), '.git', 'cs-memory', ...parts);
const env = () => ({ HOME: world.home() });

async function doctor(...args: readonly string[]): Promise<Doctor & { readonly code: number | null }> {
  const { code, stdout } = await world.run(['doctor', '--json', ...args]);
  return { code, ...JSON.parse(stdout) };
}
const checkOf = ({ checks }: Doctor, wanted: string): Check | undefined =>
  checks.find(({ name }) => name === wanted);

/** The queue of a session whose client is gone. */
function leaveQueue(session: string): void {
  const { pid = 0 } = spawnSync(process.execPath, ['-e', '0']);
  mkdirSync(ours('sessions'), { recursive: true });
  const state = {
    session_id: session,
    started_at: '2026-01-02T03:04:05.000Z',
    client_pid: pid,
    client_started: '1',
    shown: [],
  };
  writeFileSync(ours('sessions', `${session}.json`), JSON.stringify(state));
  writeFileSync(
    ours('sessions', `${session}.jsonl`),
    `\n${JSON.stringify({ learning: learning(session, 1) })}\n`,
  );
}

function makeOld(file: string): void {
  writeFileSync(file, '');
  utimesSync(file, 1_000_000, 1_000_000);
}

describe('doctor', () => {
  it('of a fresh clone finds nothing broken, and says that no hook has run', async () => {
    const told = await doctor();
    expect(told.code).toBe(0);
    expect(told.fixed).toBeUndefined();
    expect(told.checks.map(({ name }) => name)).toEqual([
      ...[
        'node',
        'git',
        'bundle',
        'switch',
        'settings',
        'repository',
        'identity',
        'notes',
        'refs',
        'secrets',
      ],
      ...['writing', 'filters', 'index', 'hooks', 'captures', 'queues', 'log', 'distil', 'background'],
      'remote',
    ]);
    const others = told.checks.filter(({ state }) => state !== 'ok');
    expect(others).toMatchObject([
      { name: 'hooks', state: 'warn', hint: expect.stringContaining('/plugin') },
    ]);
  });

  it('names the last time of each event, the build that ran, and what failed', async () => {
    writeLog(env(), { event: 'SessionStart', source: 'startup', build: '9.9.9 abc' });
    writeLog(env(), { event: 'Stop', failure: 'GIT_FAILED', message: 'x' });
    const told = await doctor();
    expect(checkOf(told, 'hooks')?.facts).toMatchObject({
      SessionStart: expect.any(String),
      Stop: expect.any(String),
    });
    expect(checkOf(told, 'bundle')?.facts).toMatchObject({ hooks: '9.9.9 abc' });
    expect(checkOf(told, 'log')).toMatchObject({ state: 'warn', facts: { failures: 1 } });
    expect(told.code).toBe(0);
  });

  it('tells of a transcript that is there and could not be read', async () => {
    const id = '5e551017-0000-4000-8000-000000000000';
    const stop = { session_id: id, transcript_path: world.repository(), cwd: world.repository() };
    const payload = { ...stop, hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message: '' };
    await runHook('Stop', payload, { env: env() });
    const { state, detail = '' } = checkOf(await doctor(), 'log') ?? {};
    expect({ state, detail }).toEqual({ state: 'warn', detail: expect.stringContaining('transcript') });
    const folder = join(world.home(), '.local/state/cs-memory/log');
    const log = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    expect(log).toMatch(/"event":"transcript".*"session":"5e551017"/);
  });

  it('tells what a dead session left; --fix writes it into the notes', async () => {
    leaveQueue('s1');
    expect(checkOf(await doctor(), 'queues')).toMatchObject({
      state: 'warn',
      fixable: true,
      facts: { waiting: 1, left_over: 1 },
    });
    expect(linesByGit(world.repository())).toEqual([]);
    const fixed = await doctor('--fix');
    expect(fixed.fixed).toMatchObject([{ name: 'queues', did: expect.stringContaining('1 written') }]);
    expect(checkOf(fixed, 'queues')).toMatchObject({ state: 'ok', facts: { waiting: 0 } });
    expect(linesByGit(world.repository())).toMatchObject([{ session: 's1' }]);
    expect((await doctor('--fix')).fixed).toEqual([]);
  });

  it('--fix removes locks of killed processes, so that what waits is written in the same run', async () => {
    leaveQueue('s1');
    makeOld(join(world.repository(), '.git', 'packed-refs.lock'));
    writeFileSync(ours('sync.lock'), JSON.stringify({ pid: 1, at: 0 }));
    const before = await doctor();
    expect(before.code).toBe(1);
    expect(checkOf(before, 'writing')).toMatchObject({ state: 'fail', fixable: true });
    const after = await doctor('--fix');
    expect(after.fixed).toMatchObject([
      { name: 'writing', did: '2 locks removed' },
      { name: 'queues', did: expect.stringContaining('1 written') },
    ]);
    expect(after.code).toBe(0);
  });

  it('leaves a lock of git alone that a slow git may still hold, and says how it goes', async () => {
    const lock = join(world.repository(), '.git', 'packed-refs.lock');
    makeOld(lock);
    const since = Date.now() / 1000 - 5 * 60;
    utimesSync(lock, since, since);
    const told = await doctor('--fix');
    expect(told.fixed).toEqual([]);
    expect(checkOf(told, 'writing')).toMatchObject({
      state: 'fail',
      hint: `if no git process is running here: rm '${lock}'`,
    });
    expect(checkOf(told, 'writing')).not.toHaveProperty('fixable');
  });

  it('leaves a lock alone that a process holds', async () => {
    mkdirSync(ours(), { recursive: true });
    writeFileSync(ours('sync.lock'), JSON.stringify({ pid: process.pid, at: Date.now() }));
    writeFileSync(join(world.repository(), '.git', 'packed-refs.lock'), '');
    expect((await doctor('--fix')).fixed).toEqual([]);
    expect(readdirSync(ours())).toContain('sync.lock');
    expect(readdirSync(join(world.repository(), '.git'))).toContain('packed-refs.lock');
  });

  it('tells secrets that are in notes, and a fetch that would overwrite them', async () => {
    const secret = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');
    await world.json('remember', '--json', 'Deploys run on Tuesdays');
    expect(checkOf(await doctor(), 'secrets')).toMatchObject({
      state: 'ok',
      detail: 'the filters find nothing in the one line',
      facts: { lines: 1, found: 0 },
    });
    const written = '{"v":1,"type":"memory","id":"00112233445566ff","summary":"Deploys use it"';
    git(world.repository(), [
      'notes',
      '--ref=cs/learnings',
      'append',
      '-m',
      `${written},"body":"${secret}"}`,
    ]);
    git(world.repository(), ['remote', 'add', 'origin', '/srv/git/r.git']);
    git(world.repository(), ['config', '--add', 'remote.origin.fetch', '+refs/notes/*:refs/notes/*']);
    const told = await doctor();
    expect(told.code).toBe(1);
    expect(checkOf(told, 'secrets')).toMatchObject({
      state: 'fail',
      facts: { found: 1 },
      hint: expect.stringMatching(/--secrets.*purge/),
    });
    expect(checkOf(told, 'refs')).toMatchObject({
      state: 'warn',
      hint: expect.stringContaining('cs-memory sync origin'),
    });
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it.each([
    ['+refs/notes/*:refs/notes/*', true],
    ['+refs/*:refs/*', true],
    ['+refs/notes/cs/learnings:refs/notes/cs/learnings', true],
    ['refs/notes/*:refs/notes/*', false],
    ['+refs/notes/*:refs/notes/origin/*', false],
    ['+refs/heads/*:refs/remotes/origin/*', false],
  ])('knows which refspecs overwrite notes: %s', (refspec, does) => {
    expect(overwritesNotes(refspec)).toBe(does);
  });

  it('tells a damaged index, which --fix makes anew', async () => {
    await world.json('remember', '--json', 'Deploys run on Tuesdays');
    expect(checkOf(await doctor(), 'index')).toMatchObject({ state: 'ok', facts: { state: 'current' } });
    const file = ours('index', 'words-v1.bin');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 40));
    expect(checkOf(await doctor(), 'index')).toMatchObject({ state: 'warn', fixable: true });
    const fixed = await doctor('--fix');
    expect(fixed.fixed).toEqual([{ name: 'index', did: 'rebuilt: 1 memory' }]);
    expect(checkOf(fixed, 'index')?.facts).toMatchObject({ state: 'current' });
    rmSync(ours('index'), { recursive: true });
    writeFileSync(ours('index'), ''); // in the folder's place
    expect(checkOf(await doctor('--fix'), 'index')?.facts).toMatchObject({ state: 'current' });
  });

  it('--fix removes what is too old in the log', async () => {
    writeLog(env(), { event: 'Stop' });
    const log = join(world.home(), '.local/state/cs-memory/log');
    writeFileSync(join(log, '2020-01-01.jsonl'), '');
    expect((await doctor('--fix')).fixed).toEqual([{ name: 'log', did: '1 old file removed' }]);
    expect(readdirSync(log)).toHaveLength(1);
  });

  it('says for people what --fix can do', async () => {
    leaveQueue('s1');
    expect((await world.run(['doctor'])).stdout).toContain('`cs-memory doctor --fix` repairs');
    const fixed = (await world.run(['doctor', '--fix'])).stdout;
    expect(fixed).toMatch(/^done {2}queues .*1 written/);
    expect(fixed).not.toContain('--fix');
  });
});

describe('status --json', () => {
  it('tells kinds by weeks, what was recalled, useful, open and handed on, and what failed', async () => {
    const { id } = await world.json('remember', '--json', '--kind', 'decision', 'Deploys run on Tuesdays');
    await world.json('rate', String(id), 'useful', '--json');
    const gone = await world.json('remember', '--json', '--kind', 'decision', 'Deploys run on Mondays');
    await world.run(['forget', String(gone['id']), '--yes']); // of what is told as there, no other is counted
    writeLog(env(), { event: 'UserPromptSubmit', recalled: 3 });
    writeLog(env(), { event: 'Stop', failure: 'GIT_FAILED' });
    const status = await world.json('status', '--json');
    expect(status).toMatchObject({
      kinds: [{ kind: 'decision', live: 1, weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }],
      recalled: { memories: 0, sessions: 0, days: [0, 0, 0, 0, 0, 0, 3] },
      useful: { useful: 1, useless: 0 },
      goals: [],
      agents: { count: 0, merged: 0 },
      failures: [{ event: 'Stop', failure: 'GIT_FAILED', count: 1 }],
    });
    expect(status).not.toHaveProperty('handoff');
  });
});

describe('--verbose', () => {
  const linesOf = (stderr: string): readonly Record<string, unknown>[] =>
    stderr
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  it('tells on stderr how a command went and which git it ran; stdout is as ever, and nothing is logged', async () => {
    const { stdout, stderr, code } = await world.run([
      'remember',
      '--json',
      '--verbose',
      'Deploys run on Tuesdays',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ became: 'memory' });
    const told = linesOf(stderr);
    expect(told).toContainEqual(expect.objectContaining({ event: 'git', command: 'update-ref', exit: 0 }));
    expect(told).toContainEqual(expect.objectContaining({ event: 'cli', command: 'remember', exit: 0 }));
    expect(stderr).not.toContain('Tuesdays');
    expect(readdirSync(world.home()).filter((name) => name !== '.cache')).toEqual([]); // what node compiled, and no log
  });

  it('is there for commands below others, and what fails is in the log, without the words that were given', async () => {
    expect((await world.run(['trust', 'list', '--verbose'])).stderr).toContain('"command":"trust list"');
    const { stderr } = await world.run(['show', 'zebra', '--verbose']);
    const [told] = linesOf(stderr).filter(({ event }) => event === 'cli');
    expect(told).toMatchObject({ command: 'show', exit: 1, error: 'NOT_FOUND' });
    const log = join(world.home(), '.local/state/cs-memory/log');
    const [file = ''] = readdirSync(log);
    const text = readFileSync(join(log, file), 'utf8');
    expect(JSON.parse(text)).toEqual(told);
    expect(text).not.toContain('zebra');
  });
});
