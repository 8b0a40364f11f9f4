import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOOK_SCRIPTS } from '../../src/app/setup/settings-hooks.ts';
import { runClean } from '../helpers/clean-run.ts';
import { useSettingsWorld } from '../helpers/client-hooks.ts';
import { asLine, type HookPayload, payload } from '../helpers/payloads.ts';
import { git } from '../helpers/repo.ts';
import { makePathWithoutNode } from './client/scratch.ts';

const world = useSettingsWorld();
const inProject = (...path: string[]): string => join(world.repository(), ...path);
const settings = (): string => inProject('.claude/settings.json');
const read = (file = settings()): string => readFileSync(file, 'utf8');
const OWN = '{\n    "permissions": { "allow": ["Bash(ls)"] },\n    "hooks": { "Stop": [] }\n}';

function writeSettings(text: string, file = settings()): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

async function setUp(...args: string[]): Promise<string> {
  const isSure = args.some((word) => ['--yes', '--dry-run'].includes(word));
  const run = await world.cli('setup', ...args, ...(isSure ? [] : ['--yes']));
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return run.stdout;
}

/** Every file and folder outside of .git, with modes and contents, and git's own view of things. */
function everything(): object {
  const repository = world.repository();
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^\.git(?:\/|$)/.test(name))
      .sort();
  const seen = (folder: string): unknown[] =>
    files(folder).map((name) => {
      const stat = statSync(join(folder, name));
      return [name, stat.mode, stat.isFile() ? read(join(folder, name)) : ''];
    });
  const ofGit = [
    ['status', '--short', '--ignored'],
    ['config', '--list'],
  ].map((args) => git(repository, args));
  return { work: seen(repository), git: ofGit, hooks: readdirSync(join(repository, '.git/hooks')) };
}

const queue = (session: string): string[] =>
  readFileSync(inProject('.git/cs-memory/sessions', `${session}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);

/** The failure's own learning, and its place among the steps: what one runner of hooks queues. */
const ONE_FAILURE = 2;

const notes = (): string[] => {
  const refs = git(world.repository(), ['for-each-ref', '--format=%(refname)', 'refs/notes/cs/']);
  return refs.includes('learnings')
    ? git(world.repository(), ['notes', '--ref=cs/learnings', 'show']).split('\n').filter(Boolean)
    : [];
};

describe('setup', () => {
  it('adds hooks and six scripts, once, and takes both back byte for byte', async () => {
    writeSettings(OWN);
    chmodSync(settings(), 0o600);
    const before = everything();
    const first = await setUp();
    expect(first).toMatch(/^change +\.claude\/settings\.json$/m);
    expect(JSON.parse(read())).toMatchObject(
      JSON.parse(OWN.replace('{ "Stop": [] }', '{ "Stop": [{ "hooks": [{ "timeout": 15 }] }] }')),
    );
    expect(statSync(settings()).mode & 0o777).toBe(0o600);
    const scripts = readdirSync(inProject('.claude/hooks'));
    expect(scripts.sort()).toEqual(Object.keys(HOOK_SCRIPTS).sort());
    for (const name of scripts) expect(statSync(inProject('.claude/hooks', name)).mode & 0o777).toBe(0o755);
    const done = everything();
    expect(await setUp()).toContain('already');
    expect(everything()).toEqual(done);
    await setUp('--undo');
    expect(everything()).toEqual(before);
  });

  it.runIf(spawnSync('script', ['--version']).status === 0)(
    'answered with no changes nothing, and says so',
    () => {
      const before = everything();
      for (const words of ['', '--sync']) {
        const command = `node ${join(world.program(), 'cs-memory.mjs')} setup ${words}`;
        const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
          cwd: world.repository(),
          encoding: 'utf8',
          input: 'n\n',
          env: { PATH: process.env['PATH'] ?? '', HOME: world.home() },
        });
        expect({ status, stdout }).toEqual({
          status: 2,
          stdout: expect.stringMatching(/Nothing was changed: you answered no\.\s*$/),
        });
      }
      expect(everything()).toEqual(before);
    },
  );

  it('leaves nothing where there was nothing, in each of the three files', async () => {
    const before = everything();
    const home = readdirSync(world.home());
    const files = ['.claude/settings.json', '.claude/settings.local.json'];
    await setUp('--project');
    await setUp('--local');
    await setUp('--user');
    expect(files.map((file) => existsSync(inProject(file)))).toEqual([true, true]);
    expect(read(join(world.home(), '.claude/settings.json'))).toContain(
      `"${world.home()}/.claude/hooks/cs-memory-stop.sh"`,
    );
    for (const scope of ['--project', '--local', '--user']) await setUp(scope, '--undo');
    expect(everything()).toEqual(before);
    expect(home).toEqual([]);
    expect(readdirSync(world.home(), { recursive: true }).sort()).toEqual([
      '.local',
      '.local/share',
      '.local/state',
    ]);
  });

  it('names the hooks that are in another file when those of one are taken back', async () => {
    await setUp('--project');
    await setUp('--local');
    const said = await setUp('--undo');
    expect(said).toContain('`cs-memory setup --local --undo` removes them');
    expect(said).not.toContain('setup --user --undo');
    expect(await setUp('--undo', '--dry-run')).toContain('setup --local --undo');
    expect(await setUp('--local', '--undo')).not.toContain('--undo` removes');
  });

  it('keeps what was changed since, when it is taken back', async () => {
    writeSettings(OWN);
    await setUp();
    const changed = { ...JSON.parse(read()), model: 'opus' };
    writeSettings(JSON.stringify(changed));
    await setUp('--undo');
    expect(JSON.parse(read())).toEqual({ ...JSON.parse(OWN), model: 'opus' });
  });

  it('only shows with --dry-run', async () => {
    writeSettings(OWN);
    const before = everything();
    expect(await setUp('--dry-run')).toMatch(/\+.*cs-memory-session-end\.sh[\s\S]*Nothing was done/);
    expect(everything()).toEqual(before);
    const said = await setUp(); // agreed to already: a line for each file
    expect(said).toMatch(/^change +\.claude\/settings\.json\nnew script +\/.+\.sh\n/);
    expect(said).not.toMatch(/^[-+@]/m);
    const after = everything();
    expect(await setUp('--undo', '--dry-run')).toMatch(/would remove +\S.*\.sh\n[\s\S]*Nothing was done/);
    expect(everything()).toEqual(after);
  });

  it.each([
    ['{\n  "a": 1,\n  "b": tru\n}\n', 3],
    ['{\n  "a": 1', 2],
    ['[]]', 1],
    ['{\n\n"a": "\ud800"x}', 3],
  ])('changes nothing where the settings are no JSON: %j', async (text, line) => {
    writeSettings(text);
    const before = everything();
    const run = await world.cli('setup');
    expect(run.code).toBe(1);
    expect(run.stderr.split('\n')[0]).toBe(`error: Invalid JSON in .claude/settings.json at line ${line}`);
    expect(everything()).toEqual(before);
    expect(existsSync(join(world.home(), '.local/share'))).toBe(false);
  });

  it('names when it is undone what it leaves, since it holds for all projects', async () => {
    const own = join(world.home(), '.config/cs-memory/config.json');
    writeSettings('{"embedder": {"kind": "transformers", "model": "m"}}', own);
    await setUp();
    await setUp('--agent', 'codex');
    const said = await setUp('--undo');
    for (const word of ['agent codex', 'semantic']) expect(said).toContain(`setup --${word} --off\``);
    await setUp('--agent', 'codex', '--off');
    expect(await setUp('--undo')).not.toContain('codex');
  });

  it('takes a link for what it leads to, and says so where the client would pass over the file', async () => {
    const target = join(world.home(), 'dotfiles.json');
    writeFileSync(target, '{\n  "a": 1, // mine\n}\n');
    mkdirSync(inProject('.claude'));
    symlinkSync(target, settings());
    expect(await setUp()).toMatch(/ignores such a file[\s\S]*none of them will run/);
    expect(read(target)).toMatch(/^\{\n {2}"a": 1, \/\/ mine\n {2}"hooks": \{/);
    await setUp('--undo');
    expect(read(target)).toBe('{\n  "a": 1, // mine\n}\n');
    expect(readdirSync(inProject('.claude'))).toEqual(['settings.json']);
  });

  it('says so where all hooks are switched off', async () => {
    writeSettings('{ "disableAllHooks": true }', inProject('.claude/settings.local.json'));
    expect(await setUp()).toMatch(/is true in \.claude\/settings\.local\.json[\s\S]*none of them will run/);
  });

  it('shows settings of a clone without what a terminal obeys', async () => {
    writeSettings('{\n  // \u001b]0;title\u0007 \u001b[8m hidden\n  "a": "\u009b8m"\n}\n');
    const shown = await setUp('--dry-run');
    expect(shown).toContain('hidden');
    expect(shown).not.toMatch(/[\u0007\u001b\u009b]/);
  });

  it('switches recall by meaning off, whatever became of the model, and says before what that would do', async () => {
    for (const gone of [[], ['--model', './gone'], ['--model', 'http://x/y']]) {
      const dry = await world.cli('setup', '--semantic', '--off', '--dry-run', ...gone);
      expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/words alone.*\n.*--dry-run/) });
      const off = await world.cli('setup', '--semantic', '--off', ...gone);
      expect(off).toMatchObject({ code: 0, stdout: 'recall now goes by words alone\n' });
    }
    for (const extra of ['--sync', '--rewrite-ref', '--post-rewrite', '--cli', '--distil'])
      expect((await world.cli('setup', extra, '--off', '--dry-run')).stdout).toMatch(/^It would end so: \S/);
  });

  it.each(['a/../../../x', '-x', 'http://x/y'])(
    'takes no model by a name that leads out of its folder: %s',
    async (model) => {
      const run = await world.cli('setup', '--semantic', '--dry-run', `--model=${model}`);
      expect(run).toMatchObject({ code: 2, stdout: '' });
    },
  );

  it.each(['setup', 'uninstall'])(
    'says so where the folder it was started in is gone: %s',
    async (command) => {
      const script = 'mkdir gone && cd gone && rmdir ../gone && exec node "$@"';
      const args = ['-c', script, 'sh', join(world.program(), 'cs-memory.mjs'), command, '--json', '--yes'];
      const env = { PATH: process.env['PATH'] ?? '', HOME: world.home() };
      const run = await runClean('sh', args, { cwd: world.repository(), env });
      expect(run.code).toBe(1);
      expect(run.stderr).toContain('"IO_FAILED"');
    },
  );

  it('writes nothing where there is nobody to ask and no --yes', async () => {
    const before = everything();
    for (const args of [['setup'], ['setup', '--undo']]) {
      if (args.length > 1) await setUp('--yes');
      const there = everything();
      const run = await world.cli(...args);
      expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
      if (args.length === 1) expect(run.stdout).not.toContain('+++');
      expect(everything()).toEqual(there);
    }
    await setUp('--undo', '--yes');
    expect(everything()).toEqual(before);
  });

  it('says before it asks what else of setup goes', async () => {
    await setUp('--rewrite-ref', '--yes');
    const before = everything();
    expect(await setUp('--undo', '--dry-run')).toMatch(/would undo +--rewrite-ref\n.*Nothing was done/);
    expect(everything()).toEqual(before);
  });

  it('undoes all that it did where a settings file is wrong, and says what it could not', async () => {
    const before = everything();
    for (const extra of ['--sync', '--rewrite-ref']) await setUp(extra);
    await setUp();
    const local = inProject('.git/cs-memory/config.json');
    const wrong = read(local).replace('{', '{ "nope": 1,');
    writeFileSync(local, wrong);
    expect(await setUp('--undo')).toContain('nothing is synced automatically here');
    expect(JSON.parse(read(local))).toEqual({ nope: 1 });
    expect(everything()).toEqual(before);
    rmSync(local);

    for (const extra of ['--sync', '--rewrite-ref']) await setUp(extra);
    writeFileSync(local, '{ no JSON');
    const run = await world.cli('setup', '--undo', '--yes');
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('is not JSON') });
    expect(run.stdout).toContain('notes.rewriteRef was restored\n');
    expect(everything()).toEqual(before);
    rmSync(local);
    await setUp('--undo');
  });

  it("leaves a user's own script of our name, and moves it aside with --force", async () => {
    mkdirSync(inProject('.claude/hooks'), { recursive: true });
    const own = inProject('.claude/hooks/cs-memory-stop.sh');
    writeFileSync(own, '#!/bin/sh\necho mine\n');
    const before = everything();
    expect(await world.cli('setup')).toMatchObject({ code: 2 });
    expect(everything()).toEqual(before);
    await setUp('--force');
    expect(read(own)).toContain('cs-memory, written by');
    await setUp('--undo');
    expect(everything()).toEqual(before);
  });

  it('does each once where several are at it, and loses nothing of it', async () => {
    mkdirSync(inProject('.claude/hooks'), { recursive: true });
    writeFileSync(inProject('.claude/hooks/cs-memory-stop.sh'), '#!/bin/sh\necho mine\n');
    writeSettings(OWN);
    const before = everything();
    const scopes = ['--project', '--local', '--project'];
    await Promise.all(scopes.map((scope) => setUp(scope, '--force', '--json')));
    await Promise.all(['--project', '--local'].map((scope) => setUp(scope, '--undo', '--json')));
    expect(everything()).toEqual(before);
  });

  it('does what is optional only where it is named, and takes it back with the rest', async () => {
    const before = everything();
    await setUp('--yes');
    expect(git(world.repository(), ['config', '--list'])).not.toContain('rewriteref');
    expect(await world.cli('setup', '--rewrite-ref')).toMatchObject({ code: 2 }); // nobody to ask
    await setUp('--rewrite-ref', '--sync', '--post-rewrite', '--yes');
    const list = git(world.repository(), ['config', '--get-all', 'notes.rewriteRef']);
    expect(list).toBe('refs/notes/cs/*\n');
    expect((await world.cli('config', 'get', 'sync.auto')).stdout).toBe('true\n');
    expect(existsSync(inProject('.git/hooks/post-rewrite'))).toBe(true);
    await setUp('--undo');
    expect((await world.cli('config', 'get', 'sync.auto')).stdout).toBe('false\n');
    expect(everything()).toEqual(before);
  });

  it('signs what is shared only where git has a key to sign with', async () => {
    const sign = () => world.cli('setup', '--sign', '--yes');
    const isOn = async () => (await world.cli('config', 'get', 'sync.sign')).stdout;
    git(world.repository(), ['config', 'gpg.format', 'ssh']);
    git(world.repository(), ['config', 'user.signingkey', join(world.repository(), '.git/none.pub')]);
    expect(await sign()).toMatchObject({ code: 1, stderr: expect.stringContaining('git cannot sign') });
    expect(await isOn()).toBe('false\n');
    const key = join(world.repository(), '.git/key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    git(world.repository(), ['config', 'user.signingkey', `${key}.pub`]);
    expect(await sign()).toMatchObject({ code: 0 });
    expect(await isOn()).toBe('true\n');
    expect(await world.cli('setup', '--sign', '--off')).toMatchObject({ code: 0 });
    expect(await isOn()).toBe('false\n');
  });

  it("leaves a user's own notes.rewriteRef and post-rewrite hook", async () => {
    git(world.repository(), ['config', 'notes.rewriteRef', 'refs/notes/commits']);
    writeFileSync(inProject('.git/hooks/post-rewrite'), '#!/bin/sh\n');
    const before = everything();
    await setUp('--rewrite-ref', '--post-rewrite', '--yes');
    await setUp('--undo');
    expect(everything()).toEqual(before);
    expect(read(inProject('.git/hooks/post-rewrite'))).toBe('#!/bin/sh\n');
  });
});

describe('hooks from settings', () => {
  const events: readonly HookPayload[] = [
    payload('SessionStart'),
    payload('UserPromptSubmit'),
    payload('PostToolUse-Bash'),
    payload('PostToolUseFailure-Bash'),
    payload('PostToolUse-Bash'),
    payload('Stop'),
    payload('SessionEnd'),
  ];

  it('find the program where setup put it, whatever the folder and the variables are called', async () => {
    const odd = inProject(`a b'"$(touch pwned)\n;&`);
    mkdirSync(odd);
    git(odd, ['init', '-q']);
    const data = { XDG_DATA_HOME: 'data' }; // a relative one counts as none: it would be in the project
    mkdirSync(join(odd, 'data/cs-memory/setup/program'), { recursive: true });
    writeFileSync(join(odd, 'data/cs-memory/setup/program/hook.cjs'), 'console.log("of the project")');
    const env = { PATH: process.env['PATH'] ?? '', HOME: world.home(), ...data };
    const setup = ['setup', '--json', '--yes'];
    await runClean('node', [join(world.program(), 'cs-memory.mjs'), ...setup], { cwd: odd, env });
    const stdin = asLine({ ...payload('SessionStart'), cwd: odd });
    const script = join(odd, '.claude/hooks/cs-memory-session-start.sh');
    const run = await runClean(script, ['SessionStart', 'project'], { cwd: odd, env, stdin });
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(existsSync(join(world.home(), '.local/state/cs-memory/fired/SessionStart'))).toBe(true);
    expect(readdirSync(odd).sort()).toEqual(['.claude', '.git', 'data']);
  });

  it('capture as the plugin does, and tell the next session', async () => {
    await setUp();
    for (const event of events)
      for (const run of await world.raise(event))
        expect(run).toMatchObject({ code: 0, stderr: '', stdout: '' });
    expect(notes().join()).toContain('shellcheck: command not found');
    const id = String(payload('SessionStart')['session_id']);
    const shown = await world.cli('session', 'show', id, '--json');
    expect(JSON.parse(shown.stdout).session).toMatchObject({
      session_id: id,
      state: 'ended',
      queue: { count: 0 },
      last_flush: { written: expect.any(Number) },
    });
    for (const line of notes()) expect(JSON.parse(line)).toMatchObject({ session: id });
    const [started, ...more] = await world.raise(payload('SessionStart', { session_id: 'next' }));
    expect(more).toEqual([]);
    expect(started?.stdout).toContain('shellcheck');
  });

  it('and those of the plugin, of the user and of two project files do each thing once', async () => {
    await setUp();
    await setUp('--local');
    await setUp('--user');
    const failure = payload('PostToolUseFailure-Bash');
    for (const name of ['SessionStart', 'UserPromptSubmit', 'PostToolUseFailure-Bash'] as const)
      expect(await world.raise(payload(name), { plugin: true })).toHaveLength(4);
    expect(queue(String(failure['session_id']))).toHaveLength(ONE_FAILURE);
    for (const name of ['Stop', 'SessionEnd'] as const) await world.raise(payload(name), { plugin: true });
    expect(notes().filter((line) => line.includes('shellcheck'))).toHaveLength(1);
    const told = await world.raise(payload('SessionStart', { session_id: 'next' }), { plugin: true });
    expect(told.filter(({ stdout }) => stdout !== '')).toHaveLength(1);
  });

  it('leave the turn to another that was first, and take the next one when it is gone', async () => {
    await setUp();
    const failure = payload('PostToolUseFailure-Bash');
    await world.raise(failure, { plugin: true });
    await setUp('--undo');
    const later = payload('PostToolUseFailure-Read', {
      session_id: failure['session_id'],
      prompt_id: 'another-prompt',
    });
    expect(await world.raise(later, { plugin: true })).toHaveLength(1);
    await world.raise(payload('Stop', { session_id: failure['session_id'], prompt_id: 'another-prompt' }), {
      plugin: true,
    });
    expect(notes().length).toBeGreaterThan(0);
  });

  describe('where something is missing', () => {
    let path = '';
    beforeEach(async () => {
      await setUp();
      path = join(world.home(), 'bin');
      makePathWithoutNode(path);
    });
    const node = (): string => join(world.home(), '.local/share/cs-memory/setup/node');

    it('take the node that setup was run with', async () => {
      await world.raise(payload('PostToolUseFailure-Bash'), { env: { PATH: path } });
      expect(queue(String(payload('PostToolUseFailure-Bash')['session_id']))).toHaveLength(ONE_FAILURE);
    });

    it('say one thing without any node, at the start only', async () => {
      rmSync(node());
      for (const event of [...events.slice(1), payload('SessionStart', { source: 'compact' })])
        for (const run of await world.raise(event, { env: { PATH: path } }))
          expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
      const [start] = await world.raise(payload('SessionStart'), { env: { PATH: path } });
      expect(JSON.parse(start?.stdout ?? '')).toEqual({
        systemMessage: expect.stringContaining('needs Node.js 20'),
      });
      expect(start).toMatchObject({ code: 0, stderr: '' });
    });

    it('say that the program has moved, and nothing to who never had it', async () => {
      const setup = join(world.home(), '.local/share/cs-memory/setup');
      rmSync(join(setup, 'program'));
      symlinkSync('/nowhere/dist', join(setup, 'program'));
      const [start] = await world.raise(payload('SessionStart'));
      expect(JSON.parse(start?.stdout ?? '').systemMessage).toContain('cs-memory setup');
      renameSync(setup, `${setup}-gone`);
      for (const event of events)
        for (const run of await world.raise(event))
          expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    });
  });
});

describe('uninstall', () => {
  it('takes everything out but memories, and says what is left', async () => {
    writeSettings(OWN);
    const before = everything();
    await setUp('--yes');
    await setUp('--local', '--yes');
    await setUp('--user', '--rewrite-ref', '--sync', '--post-rewrite', '--yes');
    expect(await world.start('remember', 'the port is 8080')).toMatchObject({ code: 0 });
    const shown = await world.cli('uninstall'); // nobody to ask
    expect(shown).toMatchObject({ code: 2 });
    for (const what of [
      'settings.json',
      'settings.local.json',
      'post-rewrite',
      'rewriteRef',
      'index, queues',
    ])
      expect(shown.stdout).toContain(what);
    const { stdout } = await world.start('uninstall', '--yes');
    expect(stdout).toContain('kept: memories: refs/notes/cs/learnings');
    expect(everything()).toEqual(before);
    expect(readdirSync(inProject('.git/cs-memory'))).toEqual(['provenance.txt']);
    const files = readdirSync(world.home(), { recursive: true }).sort();
    expect(files).toEqual(['.cache', '.local', '.local/share', '.local/state']);
    expect((await world.cli('list')).stdout).toContain('the port is 8080');
  });

  it('names what another agent was given, and how that goes', async () => {
    await setUp('--agent', 'gemini');
    const { stdout } = await world.cli('uninstall', '--dry-run');
    expect(stdout).toContain('would be kept: the setup of gemini (`cs-memory setup --agent gemini --off`');
    expect(stdout).not.toContain('codex');
  });

  it('names them where a file of another one is damaged, and that one where it speaks of us', async () => {
    await setUp('--agent', 'codex');
    mkdirSync(join(world.home(), '.gemini'), { recursive: true });
    const settings = join(world.home(), '.gemini/settings.json');
    writeFileSync(settings, '{ "theme": ');
    const left = async () => JSON.parse((await world.cli('uninstall', '--dry-run', '--json')).stdout).left;
    const named = (agent: string) => expect.stringContaining(`the setup of ${agent}`);
    expect(await left()).toEqual([named('codex')]);
    writeFileSync(settings, '{ "mcpServers": { "cs-memory": ');
    expect(await left()).toEqual([named('codex'), named('gemini')]);
  });

  it('leaves the user’s memories the user’s own, after a purge too, which empties git’s log of them', async () => {
    git(world.repository(), ['remote', 'add', 'origin', world.home()]);
    await world.cli('remember', 'the port is 8080');
    const { stdout: gone } = await world.cli('remember', 'the port is 9090');
    await world.cli('purge', '--yes', gone.split(' ')[0] ?? '');
    await world.cli('uninstall', '--yes');
    expect((await world.cli('uninstall', '--yes')).stdout).toMatch(/^Nothing was removed\./);
    expect((await world.cli('list')).stdout).toMatch(/the port is 8080 \(learnings\/note, just now\)/);
  });

  it('keeps what is in no note yet, unless it is told to drop it, and memories unless they are named', async () => {
    await setUp();
    await world.raise(payload('PostToolUseFailure-Bash'));
    const session = String(payload('PostToolUseFailure-Bash')['session_id']);
    const { stdout } = await world.cli('uninstall', '--yes');
    expect(stdout).toContain('kept: what waits');
    expect(queue(session)).toHaveLength(ONE_FAILURE);
    await world.start('remember', 'the port is 8080');
    const run = await world.start('uninstall', '--yes', '--discard-waiting', '--purge-memories', '--json');
    expect(JSON.parse(run.stdout)).toMatchObject({
      removed: [
        { name: 'repository' },
        { name: 'memories', about: expect.not.stringContaining('undone') },
        { name: 'user' }, // code that `remember` kept compiled
      ],
    });
    expect(git(world.repository(), ['for-each-ref', 'refs/notes/'])).toBe('');
    expect(existsSync(inProject('.git/cs-memory'))).toBe(false);
  });
});
