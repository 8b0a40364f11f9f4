import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CliRunOptions, useCli } from '../helpers/cli.ts';
import { createSession } from '../helpers/session.ts';

const cli = useCli({ whole: true });

type Json = Readonly<Record<string, unknown>>;
type Env = NonNullable<CliRunOptions['env']>;

/** What a command prints with `--json`, in an environment. Throws where it failed. */
async function told(env: Env, ...args: readonly string[]): Promise<Json> {
  const { code, stdout, stderr } = await cli.run([...args, '--json'], { env });
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout);
}

const LINT = { TOOL_NAME: 'Bash', TOOL_INPUT: JSON.stringify({ command: 'make lint' }) };
const failing = (tool: string): Env => ({
  ...LINT,
  TOOL_DESCRIPTION: 'lint the scripts',
  TOOL_OUTPUT: `Exit code 127\n/bin/bash: line 1: ${tool}: command not found`,
});

function logLines(): readonly Json[] {
  const folder = join(cli.home(), '.local/state/cs-memory/log');
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return text
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

interface Shown {
  readonly state: string;
  readonly queue: { readonly count: number };
  readonly last_flush?: { readonly written: number };
  readonly shown: readonly { readonly id: string; readonly summary?: string }[];
  readonly agents: readonly unknown[];
}
const show = async (id: string): Promise<Shown> =>
  (await cli.json('session', 'show', id, '--json'))['session'] as Shown;

const memories = async (): Promise<readonly Json[]> =>
  (await cli.json('list', '--json'))['memories'] as readonly Json[];

describe('a session run by commands', () => {
  it('goes from start to end, and leaves its memories', async () => {
    await cli.json('remember', '--ns', 'decisions', '--json', 'make lint runs in a container since May');
    const started = await cli.run(['session', 'start']);
    const id = started.stdout.trim();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const env = { CLAUDE_SESSION_ID: id };

    const prompt = await cli.run(['inject-context'], { env: { ...env, USER_PROMPT: 'fix make lint' } });
    expect(prompt.stdout).toMatch(
      /^<cs-memory-recall>\n[\s\S]*container since May[\s\S]*\n<\/cs-memory-recall>\n$/,
    );

    expect(await told({ ...env, ...failing('shellcheck') }, 'capture-memory')).toEqual({
      captured: 1,
      waiting: 1,
    });
    const edit = {
      TOOL_NAME: 'Edit',
      TOOL_INPUT: JSON.stringify({ file_path: 'Makefile' }),
      TOOL_OUTPUT: '',
    };
    expect(await told({ ...env, ...edit }, 'capture-memory')).toEqual({ captured: 0, waiting: 1 });
    const passed = { ...LINT, TOOL_OUTPUT: JSON.stringify({ stdout: 'ok', stderr: '' }) };
    expect(await told({ ...env, ...passed }, 'capture-memory')).toEqual({ captured: 0, waiting: 1 });
    expect(await show(id)).toMatchObject({ state: 'open', queue: { count: 1 }, shown: [{}] });

    const response =
      'The lint step failed because shellcheck was not installed; the root cause is that the image pins an old base. I added it to the Makefile.';
    const first = await told({ ...env, RESPONSE_SUMMARY: response }, 'capture-response');
    expect(first['written']).toBeGreaterThan(0);
    const again = await told({ ...env, RESPONSE_SUMMARY: response }, 'capture-response');
    expect(again).toMatchObject({ answer: 'nothing', written: 0 });

    const ended = await told({ ...env, SESSION_SUMMARY: 'Lint works again.' }, 'session', 'end');
    expect(ended).toMatchObject({ session_id: id, ended: true });
    expect(await show(id)).toMatchObject({ state: 'ended', queue: { count: 0 } });
    const kept = (await memories()).filter(({ session }) => session === id);
    expect(kept.map(({ summary }) => summary)).toContainEqual(expect.stringContaining('shellcheck'));

    expect(await told(env, 'session', 'end')).toMatchObject({ session_id: id, written: 0 });
    expect((await cli.run(['session', 'start'], { env })).stdout).toBe(`${id}\n`);
    expect(await show(id)).toMatchObject({ state: 'open' });
  });

  it('may have begun by hooks, which keep the same books', async () => {
    const dist = join(cli.program(), '..');
    const id = '5e551017-0000-4000-8000-000000000001';
    const session = createSession(cli.repository(), id, {
      dist,
      env: { HOME: cli.home(), CLAUDE_PROJECT_DIR: cli.repository() },
    });
    await session.start();
    await session.fail('/bin/bash: line 1: shellcheck: command not found');
    expect(await show('5e55')).toMatchObject({ state: 'open', queue: { count: 1 } });
    const ended = await told({ CLAUDE_CODE_SESSION_ID: id }, 'session', 'end');
    expect(ended).toMatchObject({ session_id: id, written: expect.any(Number) });
    expect(await show(id)).toMatchObject({ state: 'ended', queue: { count: 0 }, last_flush: {} });
  });

  it('of which nobody knows more than its end, or whose record is damaged, is none', async () => {
    const dist = join(cli.program(), '..');
    const env = { HOME: cli.home(), CLAUDE_PROJECT_DIR: cli.repository() };
    await createSession(cli.repository(), 'ghost', { dist, env }).end();
    const folder = join(cli.repository(), '.git/cs-memory/sessions');
    expect(existsSync(folder)).toBe(false);
    await cli.run(['session', 'start', '--session-id', 's1']);
    writeFileSync(join(folder, 'damaged.json'), '{');
    const { sessions } = await cli.json('session', 'list', '--json');
    expect(sessions).toMatchObject([{ session_id: 's1' }]);
  });

  it('is kept apart from those that run beside it, by whichever variable names it', async () => {
    const tools = ['shellcheck', 'hadolint', 'yamllint', 'rubocop'];
    const ids = tools.map((tool) => `session-of-${tool}`);
    const envs = tools.map(
      (tool, at): Env => ({
        ...failing(tool),
        [at % 2 === 0 ? 'CLAUDE_SESSION_ID' : 'CLAUDE_CODE_SESSION_ID']: ids[at] ?? '',
      }),
    );
    const started = await Promise.all(envs.map((env) => cli.run(['session', 'start'], { env })));
    expect(started.map(({ stdout }) => stdout.trim())).toEqual(ids);
    await Promise.all(envs.map((env) => told(env, 'capture-memory')));
    const [first = {}, ...others] = envs;
    await told(first, 'session', 'end');
    const { sessions } = (await cli.json('session', 'list', '--json')) as {
      sessions: { session_id: string; state: string; waiting: number }[];
    };
    const states = Object.fromEntries(sessions.map((it) => [it.session_id, [it.state, it.waiting]]));
    expect(states).toEqual({
      'session-of-shellcheck': ['ended', 0],
      'session-of-hadolint': ['open', 1],
      'session-of-yamllint': ['open', 1],
      'session-of-rubocop': ['open', 1],
    });
    await Promise.all(others.map((env) => told(env, 'session', 'end')));
    const kept = (await memories()).filter(({ ns }) => ns === 'learnings');
    expect(kept).toHaveLength(4);
    for (const { session, summary } of kept)
      expect(summary).toContain(String(session).slice('session-of-'.length));
  });

  it('is found by the beginning of its id, where that is of one alone', async () => {
    for (const id of ['abc-1', 'abc-2']) await cli.run(['session', 'start', '--session-id', id]);
    expect(await show('abc-1')).toMatchObject({ session_id: 'abc-1' });
    expect((await cli.run(['session', 'show', 'abc'])).code).toBe(2);
    expect((await cli.run(['session', 'show', 'zzz'])).code).toBe(1);
    expect((await cli.run(['session', 'end', '--session-id', 'zzz'])).code).toBe(1);
  });
});

describe('variables that are missing', () => {
  it.each([
    [['inject-context'], ''],
    [['inject-brief'], ''],
    [['capture-memory', '--json'], '{"captured":0,"waiting":0}\n'],
    [['capture-memory', '--source', 'response', '--json'], '{"captured":0,"waiting":0}\n'],
    [['capture-response', '--json'], '{"answer":"nothing","written":0,"seen":0,"unborn":0}\n'],
    [['session', 'end', '--json'], '{"ended":false,"written":0,"seen":0,"unborn":0}\n'],
  ])('are empty values, and one warning in the log: %j', async (args, stdout) => {
    expect(await cli.run(args)).toMatchObject({ code: 0, stdout, stderr: '' });
    const warnings = logLines().filter(({ warning }) => warning === 'MISSING_VARIABLES');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ variables: expect.stringContaining('CLAUDE_SESSION_ID') });
    expect((await cli.json('session', 'list', '--json'))['sessions']).toEqual([]);
  });

  it('do not bring the others into the log', async () => {
    const env = { USER_PROMPT: 'the parrot is asleep', TOOL_OUTPUT: 'the parrot is asleep' };
    for (const command of ['inject-context', 'capture-memory', 'capture-response', 'inject-brief'])
      expect((await cli.run([command], { env })).code).toBe(0);
    expect(JSON.stringify(logLines())).not.toContain('parrot');
  });
});
