import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsFor, type PluginCopy, readHooks, useWorlds, type World } from '../helpers/bundle.ts';
import { inParallel, runClean } from '../helpers/clean-run.ts';
import { asLine, BUSY_PAYLOADS, payload, QUESTION } from '../helpers/payloads.ts';
import { git, makePathWithOldNode, makePathWithoutNode } from './client/scratch.ts';

const SESSION = '5e551017-0000-4000-8000-000000000021';
const OTHER = '5e551017-0000-4000-8000-000000000022';

let plugin: PluginCopy;
let world: World;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
});

/** Made-up credentials, one for each place; put together here, so that no file holds one. */
const token = (body: string): string => ['gh', 'p_', body, 'y8Hn3Vw5Zq1LtRk6'].join('');
const SECRETS = {
  stdout: token('Qm4Xc7Bd9Jf2PsGu5Ea0'),
  stderr: token('Tz6Wk1Ny8Rh3CvLo5Mb7'),
  command: token('Fx2Dj9Gs4Ua7QiPe6Yt1'),
  path: token('Kb5Vn8Zm3Xl0HwCr7Jd2'),
  address: token('Ow9Ie4Ru7Ty1AsDf6Gh3'),
  agent: token('Lp3Ok8Ij5Uh2YgTf7Rd4'),
  prompt: token('Mn7Bv2Cx9Zl4KjHg6Fd1'),
  answer: token('Pa1So6Id3Uf8YgTh5Rj9'),
  password: ['hunter', 'Gf7', 'Tr2Wq9'].join(''),
  private: ['Ein', 'Lauschiges', 'Waldhaus'].join('-'),
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where some of the secrets stand in clear, whatever their case: an index may fold it and cut at punctuation. */
function leaks(folder: string, stores: readonly string[]): string[] {
  const needles = Object.entries(SECRETS).map(([name, secret]) => [
    name,
    secret.replace(/^gh\w_/, '').toLowerCase(),
  ]);
  const found = (where: string, bytes: string): string[] =>
    needles
      .filter(([, needle]) => bytes.toLowerCase().includes(needle ?? ''))
      .map(([name]) => `${name} in ${where}`);
  const inFiles = filesBelow(folder).flatMap((file) => [
    ...found(file, readFileSync(file, 'latin1')),
    ...found('a file name', file),
  ]);
  // Objects are compressed in their files: every one of them is asked for, unreachable ones too.
  const objects = stores.map((store) => git(store, 'cat-file', '--batch-all-objects', '--batch'));
  return [...inFiles, ...objects.flatMap((text) => found('an object', text))];
}

describe('a secret that a session meets', () => {
  it('is in no file, no object and no output afterwards', async () => {
    const temp = join(world.root, 'tmp');
    mkdirSync(temp);
    const env = { TMPDIR: temp };
    const common = { session_id: SESSION, cwd: world.repository };
    const failure = (command: string, error: string, more = {}) =>
      payload('PostToolUseFailure-Bash', { ...common, tool_input: { command }, error, ...more });
    const missing = (name: string) => `/bin/bash: line 1: ${name}: command not found`;
    const met = [
      failure('make one', `Exit code 127\nusing ${SECRETS.stdout}\n${missing('one')}`),
      failure('make two', `Exit code 127\n${missing(SECRETS.stderr)}`),
      failure(`GITHUB_TOKEN=${SECRETS.command} make three`, `Exit code 127\n${missing('three')}`),
      failure(
        `curl -u ada:${SECRETS.password} https://example.org`,
        'Exit code 6\ncurl: (6) Could not resolve host: example.org',
      ),
      failure(
        'make five',
        `Exit code 127\n<private>\n${SECRETS.private}\n${missing('five')}\n</private>\n${missing('six')}`,
      ),
      failure('make seven', `Exit code 127\n${missing('seven')}`, {
        agent_type: SECRETS.agent,
        agent_id: 'a1',
      }),
      payload('PostToolUseFailure-Read', {
        ...common,
        tool_input: { file_path: join(world.repository, SECRETS.path, 'x.txt') },
        error: `EACCES: permission denied, open '${join(world.repository, SECRETS.path, 'x.txt')}'`,
      }),
      payload('PostToolUseFailure-Read', {
        ...common,
        tool_name: 'WebFetch',
        tool_input: {
          url: `https://ada:${SECRETS.address}@example.org/x?key=${SECRETS.address}`,
          prompt: 'look',
        },
        error: `getaddrinfo ENOTFOUND example.org for https://ada:${SECRETS.address}@example.org/x`,
      }),
      payload('PostToolUse-Bash-hidden-failure', {
        ...common,
        tool_response: {
          stdout: missing('eight'),
          stderr: `export TOKEN=${SECRETS.stderr}`,
          interrupted: false,
        },
      }),
      payload('UserPromptSubmit', { ...common, prompt: `${QUESTION} I use ${SECRETS.prompt}` }),
      payload('PreCompact', { ...common, custom_instructions: SECRETS.prompt }),
      payload('Stop', { ...common, last_assistant_message: `It was ${SECRETS.answer}.` }),
      payload('SessionEnd', common),
      payload('SessionStart', { ...common, session_id: OTHER }),
      payload('UserPromptSubmit', { ...common, session_id: OTHER, prompt: `${QUESTION} ${SECRETS.prompt}` }),
    ];
    const outputs: string[] = [];
    for (const one of met.slice(0, 10)) outputs.push((await world.hook(one, { env })).stdout);
    // Before the flush: the queue on the disk. (The store of notes is still empty.)
    const waiting = await world.cli(['status', '--json'], { env });
    expect(JSON.parse(waiting.stdout).memory_queue.count).toBeGreaterThanOrEqual(7);
    expect(leaks(world.root, [world.repository])).toEqual([]);
    for (const one of met.slice(10)) outputs.push((await world.hook(one, { env })).stdout);
    outputs.push(
      (await world.cli(['remember', `The nightly build signs with ${SECRETS.stdout}`], { env })).stdout,
    );
    outputs.push((await world.cli(['list', '--json'], { env })).stdout);

    expect(world.notes('learnings').length).toBeGreaterThanOrEqual(8);
    expect(JSON.stringify(world.notes('learnings'))).toContain('[REDACTED:');
    expect(leaks(world.root, [world.repository])).toEqual([]);
    for (const secret of Object.values(SECRETS)) expect(outputs.join('\n')).not.toContain(secret);
  });

  it('would be found by this test', async () => {
    git(world.repository, 'hash-object', '-w', '--', 'app.js');
    const secret = `an unreachable object holds ${SECRETS.stdout.toUpperCase()}`;
    await runClean('git', ['hash-object', '-w', '--stdin'], {
      cwd: world.repository,
      env: { PATH: process.env['PATH'] ?? '', HOME: world.home },
      stdin: secret,
    });
    expect(leaks(world.root, [world.repository])).toEqual(['stdout in an object']);
  });
});

describe('stdin', () => {
  const captured = async (): Promise<number> =>
    JSON.parse((await world.cli(['status', '--json'])).stdout).memory_queue.count;

  it('that stays open after the line is enough', async () => {
    const failing = payload('PostToolUseFailure-Bash', { session_id: SESSION, cwd: world.repository });
    const run = await world.hook(failing, { keepStdinOpen: true });
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(await captured()).toBe(1);
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('may come in pieces, cut within a letter', async () => {
    const error = 'Exit code 127\n/bin/bash: line 1: prüfe: command not found';
    const line = Buffer.from(
      asLine(payload('PostToolUseFailure-Bash', { session_id: SESSION, cwd: world.repository, error })),
    );
    const cut = line.indexOf(0xc3) + 1;
    const stdin = [line.subarray(0, 20), line.subarray(20, cut), line.subarray(cut)];
    const run = await world.hook(payload('PostToolUseFailure-Bash'), { stdin, keepStdinOpen: true });
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(await captured()).toBe(1);
    await world.hook(payload('Stop', { session_id: SESSION, cwd: world.repository }));
    expect(world.notes('learnings')[0]?.['summary']).toContain('prüfe: command not found');
  });
});

/** Every command of hooks.json with what its matcher fits. */
const COMMANDS = ['startup', 'resume', 'clear', 'fork', 'compact', 'Bash', 'Edit', 'auto', 'other'].flatMap(
  (matched) =>
    Object.entries({
      SessionStart: ['startup', 'resume', 'clear', 'fork', 'compact'],
      PreCompact: ['auto'],
      SessionEnd: ['other'],
      PreToolUse: ['Edit'],
      PostToolUse: ['Bash'],
      PostToolUseFailure: ['Bash'],
      UserPromptSubmit: ['Bash'],
      PostToolBatch: ['Bash'],
      Stop: ['Bash'],
      SubagentStop: ['Bash'],
    })
      .filter(([, fits]) => fits.includes(matched))
      .map(([event]) => ({ event, matched })),
);

describe('a machine without a node that can run us', () => {
  /** What each command prints; all must end with 0. */
  async function outputs(path: string): Promise<Record<string, string>> {
    const runs = await inParallel(COMMANDS, 2, async ({ event, matched }) => {
      const [hook] = commandsFor(plugin.root, event, matched);
      const name = BUSY_PAYLOADS.find((busy) => busy.startsWith(event)) ?? 'Stop';
      const stdin = asLine(payload(name, { cwd: world.repository }));
      const run = await runClean(join(path, hook?.command ?? ''), hook?.args ?? [], {
        cwd: world.repository,
        env: { PATH: path, HOME: world.home },
        stdin,
      });
      expect(run.code, `${event} ${matched}`).toBe(0);
      return [`${event} ${matched}`, run.stdout] as const;
    });
    return Object.fromEntries(runs.filter(([, stdout]) => stdout !== ''));
  }

  it('has a command for every event', () => {
    expect(new Set(COMMANDS.map(({ event }) => event))).toEqual(new Set(Object.keys(readHooks(plugin.root))));
  });

  it.each([
    ['none', makePathWithoutNode],
    ['one that is too old', makePathWithOldNode],
  ])('tells the user at the start of a session, and nobody else ever: %s', async (_name, makePath) => {
    const said = await outputs(makePath(join(world.root, 'bin')));
    expect(Object.keys(said).sort()).toEqual(
      ['clear', 'fork', 'resume', 'startup'].map((source) => `SessionStart ${source}`),
    );
    for (const stdout of Object.values(said)) {
      const message = JSON.parse(stdout);
      expect(Object.keys(message)).toEqual(['systemMessage']);
      expect(message.systemMessage).toMatch(/^cs-memory is off: .*Node\.js 20/);
    }
    expect(world.log()).toEqual([]);
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
  });

  it('ends with 1 at SessionStart only, by which hooks.json knows it', async () => {
    const path = makePathWithOldNode(join(world.root, 'bin'));
    const file = join(plugin.root, 'plugins/cs/dist/hook.cjs');
    const events = [...Object.keys(readHooks(plugin.root)), ''];
    const codes = await inParallel(events, 2, async (event) => {
      const options = { cwd: world.repository, env: { PATH: path, HOME: world.home } };
      const run = await runClean(join(path, 'node'), [file, ...(event === '' ? [] : [event])], options);
      expect(run.stdout + run.stderr).toBe('');
      return run.code;
    });
    expect(codes).toEqual(events.map((event) => (event === 'SessionStart' ? 1 : 0)));
  });
});
