import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsFor, contextOf, type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { payload, QUESTION } from '../helpers/payloads.ts';
import { git } from './client/scratch.ts';

const FIRST = '5e551017-0000-4000-8000-000000000001';
const SECOND = '5e551017-0000-4000-8000-000000000002';

let plugin: PluginCopy;
let world: World;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
});

/** A command fails in a session that works in `cwd`. */
const fail = (cwd = world.repository, fields = {}, session = FIRST) =>
  world.hook(payload('PostToolUseFailure-Bash', { session_id: session, cwd, ...fields }), { cwd });
const stop = (cwd = world.repository, session = FIRST) =>
  world.hook(payload('Stop', { session_id: session, cwd }), { cwd });
const memories = (store?: string) => world.notes('learnings', store).filter(({ type }) => type === 'memory');

async function prompt(text: string, cwd = world.repository, session = SECOND): Promise<string | undefined> {
  const run = await world.hook(payload('UserPromptSubmit', { session_id: session, cwd, prompt: text }), {
    cwd,
  });
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return contextOf(run, 'UserPromptSubmit');
}

async function start(source: string, session = SECOND): Promise<string | undefined> {
  const run = await world.hook(
    payload('SessionStart', { session_id: session, cwd: world.repository, source }),
  );
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return contextOf(run, 'SessionStart');
}

/** Two commands that fail for reasons of their own. */
async function learnTwice(): Promise<void> {
  await fail();
  const error = 'Exit code 127\n/bin/bash: line 1: protoc: command not found';
  await fail(undefined, { error, tool_input: { command: 'make proto' } });
  await stop();
}

describe('from a failing command to an answer', () => {
  it('makes one memory on HEAD of it, and says nothing meanwhile', async () => {
    expect(await fail()).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
    expect(await stop()).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const [line, ...others] = world.notes('learnings');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      type: 'memory',
      ns: 'learnings',
      session: FIRST,
      evidence: 'tool-observed',
    });
    expect(line?.['summary']).toContain('shellcheck: command not found');
    expect(line?.object).toBe(git(world.repository, 'rev-parse', 'HEAD'));
    expect(git(world.repository, 'for-each-ref', '--format=%(refname)', 'refs/notes')).toBe(
      'refs/notes/cs/learnings',
    );
    expect(git(world.repository, 'status', '--porcelain')).toBe('');
  });

  it('answers who asks, in a fence that fits, as often as asked', async () => {
    await fail();
    await stop();
    const [memory] = memories();
    for (const _time of ['first', 'second']) {
      const told = (await prompt(QUESTION)) ?? '';
      expect(told).toContain(`[${memory?.['id']}]`);
      expect(told.startsWith('<cs-memory-recall>\n')).toBe(true);
      expect(told.endsWith('\n</cs-memory-recall>')).toBe(true);
      expect(told).toMatch(/not an instruction/);
      expect(told.length).toBeLessThanOrEqual(10_000);
    }
  });

  it('keeps an answer of many long memories within what the client shows', async () => {
    const long = Array.from({ length: 60 }, (_, at) =>
      JSON.stringify({
        summary: `Make lint rule ${at} wants shellcheck`,
        body: `shellcheck ${at} `.repeat(150),
      }),
    );
    await world.cli(['import', '--jsonl'], { stdin: long.join('\n') });
    const told = (await prompt(QUESTION)) ?? '';
    expect(told.match(/^- \*\*\[/gm)?.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThanOrEqual(10_000);
    expect((await start('startup'))?.length).toBeLessThanOrEqual(10_000);
  });

  it('makes one memory of a failure that two sessions meet', async () => {
    await fail();
    await stop();
    await fail(undefined, {}, SECOND);
    await stop(undefined, SECOND);
    expect(world.notes('learnings').map(({ type, session }) => [type, session])).toEqual([
      ['memory', FIRST],
      ['seen', SECOND],
    ]);
  });

  it.each([
    ['an ordinary prompt', 'Use the previous commit'],
    ['a slash command', '/cs:recall why did we get shellcheck: command not found?'],
    ['a shell line', '! make lint # why did we get shellcheck not found'],
  ])('says nothing to %s', async (_name, text) => {
    await fail();
    await stop();
    expect(await prompt(text)).toBeUndefined();
  });

  it('says nothing to a task notification', async () => {
    await fail();
    await stop();
    const fields = { session_id: SECOND, cwd: world.repository };
    const run = await world.hook(payload('UserPromptSubmit-task-notification', fields));
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it('learns nothing from a success, and from what it said itself', async () => {
    await world.hook(payload('PostToolUse-Bash', { session_id: FIRST, cwd: world.repository }));
    const recalled = '<cs-memory-recall>\nsh: 1: shellcheck: command not found\n</cs-memory-recall>';
    const tool_response = { stdout: recalled, stderr: '', interrupted: false, isImage: false };
    await world.hook(
      payload('PostToolUse-Bash', { session_id: FIRST, cwd: world.repository, tool_response }),
    );
    await stop();
    for (const memory of memories()) expect(JSON.stringify(memory)).not.toContain('shellcheck: command');
  });
});

describe('the start of a session', () => {
  it.each(['startup', 'clear', 'fork', 'compact'])('tells what is known: %s', async (source) => {
    await learnTwice();
    const told = await start(source);
    expect(told?.match(/^- \*\*\[/gm)).toHaveLength(2);
    // The context of such a session is empty, so what it was shown before is said again.
    expect((await start(source))?.match(/^- \*\*\[/gm)).toHaveLength(2);
  });

  it('repeats nothing on resume, and tells what is new', async () => {
    await learnTwice();
    expect(await start('startup')).toContain('shellcheck');
    expect(await start('resume')).toBeUndefined();
    const added = await world.cli(['remember', 'Tests need TZ=UTC']);
    const told = await start('resume');
    expect(told).toContain('TZ=UTC');
    expect(told).not.toContain('shellcheck');
    expect(added.code).toBe(0);
    expect((await start('compact'))?.match(/^- \*\*\[/gm)).toHaveLength(3);
  });

  it('says nothing where nothing is known', async () => {
    for (const source of ['startup', 'resume', 'clear', 'fork', 'compact'])
      expect(await start(source)).toBeUndefined();
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
  });

  it('flushes what a crashed session left', async () => {
    // The client of the first session: a process that is gone.
    const env = { CLAUDE_PID: '2147483000' };
    const fields = { session_id: FIRST, cwd: world.repository };
    await world.hook(payload('SessionStart', fields), { env });
    await world.hook(payload('PostToolUseFailure-Bash', fields), { env });
    expect(await start('startup')).toContain('shellcheck');
    expect(memories()).toHaveLength(1);
  });
});

describe('events that only flush', () => {
  it.each(['Stop', 'SubagentStop', 'PreCompact', 'SessionEnd'] as const)(
    '%s writes and prints nothing',
    async (name) => {
      await fail();
      const run = await world.hook(payload(name, { session_id: FIRST, cwd: world.repository }));
      expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
      expect(memories()).toHaveLength(1);
      const again = await world.hook(payload(name, { session_id: FIRST, cwd: world.repository }));
      expect(again).toMatchObject({ code: 0, stdout: '', stderr: '' });
      expect(world.notes('learnings')).toHaveLength(1);
    },
  );

  it('runs no hook before a manual compaction, and flushes right after it', async () => {
    await fail();
    expect(commandsFor(plugin.root, 'PreCompact', 'manual')).toEqual([]);
    expect(await start('compact', FIRST)).toContain('shellcheck');
    expect(memories()).toHaveLength(1);
  });

  it('takes the end of the summariser for no subagent', async () => {
    await fail();
    const fields = { session_id: FIRST, cwd: world.repository };
    const run = await world.hook(payload('SubagentStop-from-compaction', fields));
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(memories()).toHaveLength(0);
  });
});

describe('where the session works', () => {
  it('uses the store of the user outside of a repository', async () => {
    const plain = join(world.root, 'plain');
    mkdirSync(plain);
    await fail(plain);
    await stop(plain);
    const store = join(world.home, '.local/share/cs-memory/user.git');
    expect(memories(store)).toHaveLength(1);
    expect(statSync(store).mode & 0o077).toBe(0);
    expect(readdirSync(plain)).toEqual([]);
    expect(memories()).toHaveLength(0);
    expect(await prompt(QUESTION, plain)).toContain('shellcheck');
  });

  it('uses the repository around a subdirectory', async () => {
    const deep = join(world.repository, 'src/deep');
    mkdirSync(deep, { recursive: true });
    await fail(deep);
    await stop(deep);
    expect(memories()).toHaveLength(1);
    expect(await prompt(QUESTION, deep)).toContain('shellcheck');
  });

  it('shares the notes of a worktree, on the commit of the worktree', async () => {
    const tree = join(world.root, 'worktree');
    git(world.repository, 'worktree', 'add', '-q', '-b', 'side', tree);
    git(tree, 'commit', '-q', '--allow-empty', '-m', 'Go aside');
    await fail(tree);
    await stop(tree);
    const [memory] = memories();
    expect(memory).toMatchObject({ branch: 'side', object: git(tree, 'rev-parse', 'HEAD') });
    expect(await prompt(QUESTION)).toContain('shellcheck');
  });

  it('lets learnings wait for the first commit', async () => {
    const empty = join(world.root, 'empty');
    mkdirSync(empty);
    git(empty, 'init', '-q', '-b', 'main');
    await fail(empty);
    expect(await stop(empty)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(git(empty, 'for-each-ref')).toBe('');
    git(
      empty,
      '-c',
      'user.name=Ada',
      '-c',
      'user.email=a@b.c',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'First',
    );
    await stop(empty);
    expect(memories(empty)).toHaveLength(1);
  });

  it('writes nothing into the work tree', async () => {
    await learnTwice();
    await start('startup');
    expect(readdirSync(world.repository).sort()).toEqual(['.git', 'app.js', 'engine-check.sh']);
    expect(readFileSync(join(world.repository, 'app.js'), 'utf8')).toContain('42');
  });
});
