import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CliRunOptions, useCli } from '../helpers/cli.ts';
import { wired } from '../helpers/repo.ts';
import { createSession } from '../helpers/session.ts';
import { CAUSE, createToldSession } from '../helpers/told-session.ts';

const cli = useCli();

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
  readonly learned: readonly { readonly id: string; readonly summary: string }[];
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

    const prompt = await cli.run(['inject', 'context'], {
      env: { ...env, USER_PROMPT: 'why did we move make lint into a container?' },
    });
    expect(prompt.stdout).toMatch(
      /^<cs-memory-recall>\n[\s\S]*container since May[\s\S]*\n<\/cs-memory-recall>\n$/,
    );

    expect(await told({ ...env, ...failing('shellcheck') }, 'capture', 'memory')).toEqual({
      captured: 1,
      waiting: 1,
    });
    const edit = {
      TOOL_NAME: 'Edit',
      TOOL_INPUT: JSON.stringify({ file_path: 'Makefile' }),
      TOOL_OUTPUT: '',
    };
    expect(await told({ ...env, ...edit }, 'capture', 'memory')).toEqual({ captured: 0, waiting: 1 });
    const passed = { ...LINT, TOOL_OUTPUT: JSON.stringify({ stdout: 'ok', stderr: '' }) };
    expect(await told({ ...env, ...passed }, 'capture', 'memory')).toEqual({ captured: 0, waiting: 1 });
    expect(await show(id)).toMatchObject({ state: 'open', queue: { count: 1 }, shown: [{}] });

    const response =
      'The lint step failed because shellcheck was not installed; the root cause is that the image pins an old base. I added it to the Makefile.';
    const first = await told({ ...env, RESPONSE_SUMMARY: response }, 'capture', 'response');
    expect(first['written']).toBeGreaterThan(0);
    const again = await told({ ...env, RESPONSE_SUMMARY: response }, 'capture', 'response');
    expect(first).toMatchObject({ answer: 'queued' });
    expect(again).toMatchObject({ answer: 'queued', written: 0, seen: 0 });

    const ended = await told({ ...env, SESSION_SUMMARY: 'Lint works again.' }, 'session', 'end');
    expect(ended).toMatchObject({ session_id: id, ended: true });
    expect(await show(id)).toMatchObject({ state: 'ended', queue: { count: 0 } });
    const kept = (await memories()).filter(({ session }) => session === id);
    const summaries = kept.map(({ summary }) => summary);
    expect(summaries).toContainEqual(expect.stringContaining('the root cause is that the image pins'));
    expect(summaries).toContain('Lint works again.');
    const learned = (await show(id)).learned.map(({ summary }) => summary);
    expect(learned).toContainEqual(expect.stringContaining('the root cause is that the image pins'));
    const page = (await cli.run(['session', 'show', id])).stdout;
    expect(page).toMatch(/^learned\n[\s\S]*the root cause is[\s\S]*^shown$/m);

    expect(await told(env, 'session', 'end')).toMatchObject({ session_id: id, written: 0 });
    expect((await cli.run(['session', 'start'], { env })).stdout).toBe(`${id}\n`);
    expect(await show(id)).toMatchObject({ state: 'open' });
  });

  it.each([{}, { CLAUDE_CODE_SESSION_ID: 'live' }])(
    'leaves the session of the client alone in whose shell it runs (%j)',
    async (given) => {
      const client = { CLAUDE_PID: String(process.pid) };
      const hooks = createSession(cli.repository(), 'live', {
        dist: join(cli.program(), '..'),
        env: { HOME: cli.home(), ...client, CLAUDE_CODE_SESSION_ID: 'live' },
      });
      await hooks.start();
      await hooks.fail("Error: Cannot find module 'left-pad'");
      const env = { ...client, ...given };
      const { stdout } = await cli.run(['session', 'start', '--session-id', 'script'], { env });
      expect(stdout).toBe('script\n');
      const { sessions } = (await told(env, 'session', 'list')) as { sessions: readonly Json[] };
      expect(sessions).toHaveLength(2);
      for (const session of sessions) expect(session).toMatchObject({ state: 'open' });
      expect(sessions).toContainEqual(expect.objectContaining({ session_id: 'live', waiting: 1 }));
    },
  );

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
    const tools = ['shellcheck', 'hadolint', 'yamllint'];
    const ids = tools.map((tool) => `session-of-${tool}`);
    const envs = tools.map(
      (tool, at): Env => ({
        ...failing(tool),
        [at % 2 === 0 ? 'CLAUDE_SESSION_ID' : 'CLAUDE_CODE_SESSION_ID']: ids[at] ?? '',
      }),
    );
    const started = await Promise.all(envs.map((env) => cli.run(['session', 'start'], { env })));
    expect(started.map(({ stdout }) => stdout.trim())).toEqual(ids);
    await Promise.all(envs.map((env) => told(env, 'capture', 'memory')));
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
    });
    await Promise.all(others.map((env) => told(env, 'session', 'end')));
    const kept = (await memories()).filter(({ ns }) => ns === 'learnings');
    expect(kept).toHaveLength(3);
    for (const { session, summary } of kept)
      expect(summary).toContain(String(session).slice('session-of-'.length));
  });

  it('is found by the beginning of its id, where that is of one alone', async () => {
    for (const id of ['abc-1', 'abc-2']) await cli.run(['session', 'start', '--session-id', id]);
    expect(await show('abc-1')).toMatchObject({ session_id: 'abc-1' });
    expect((await cli.run(['session', 'show', 'abc'])).code).toBe(2);
    expect((await cli.run(['session', 'show', 'zzz'])).code).toBe(1);
    // What was never started needs no end: a word about it, and no failure of the script.
    const unknown = await cli.run(['session', 'end', '--session-id', 'zzz']);
    expect(unknown).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing was ended') });
  });
});

describe('a text that is handed over', () => {
  const LESSON = 'The nightly build needs `TZ=UTC`.';

  it('is kept, whether it is long or short, by whichever command it comes', async () => {
    await cli.run(['session', 'start', '--session-id', 's1']);
    const given = ['--content', LESSON, '--session-id', 's1'];
    expect(await told({}, 'capture', 'memory', ...given)).toEqual({ captured: 1, waiting: 1 });
    expect(await told({}, 'capture', 'memory', '--source', 'response', ...given)).toEqual({
      captured: 0,
      waiting: 1,
    });
    const response = await told({}, 'capture', 'response', '--no-flush', ...given);
    expect(response).toEqual({ answer: 'waiting', written: 0, seen: 0, unborn: 0 });
    expect(await told({}, 'session', 'end', '--session-id', 's1', '--summary', LESSON)).toMatchObject({
      written: 1,
    });
    expect(await memories()).toMatchObject([{ summary: LESSON, session: 's1' }]);
  });

  it('leaves nothing that waits to be told of where capture is switched off', async () => {
    await cli.run(['session', 'start', '--session-id', 's1']);
    const given = ['--content', LESSON, '--session-id', 's1'];
    expect(await told({}, 'capture', 'memory', ...given)).toEqual({ captured: 1, waiting: 1 });
    const empty = ['--content', ' ', '--source', 'response', '--session-id', 's1'];
    expect(await told({}, 'capture', 'memory', ...empty)).toEqual({ captured: 0, waiting: 1 });
    const folder = join(cli.home(), '.config/cs-memory');
    mkdirSync(folder, { recursive: true });
    const off = { answers: { enabled: false }, postToolCapture: { enabled: false } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(off));
    for (const env of [{}, failing('shellcheck')])
      for (const more of [given, empty])
        expect(await told(env, 'capture', 'memory', ...more)).toEqual({ captured: 0, waiting: 0 });
  });

  it('has one sentence in front and the whole text behind, where it is long', async () => {
    const cause =
      'The nightly build failed because `parseLine` in `src/reader.ts` never stripped the return.';
    const text = `${cause}\n\n${'It also wrote a page on the weather. '.repeat(20)}`;
    expect(await told({}, 'capture', 'response', '--content', text)).toMatchObject({ written: 1 });
    const [{ summary = '', body = '' } = {}] = (await memories()) as { summary?: string; body?: string }[];
    expect(summary).not.toBe('');
    expect(summary.length).toBeLessThanOrEqual(300);
    expect(body).toContain('on the weather');
    expect(body).toContain(cause);
  });

  it.each<[string, string, string, object]>([
    ['empty', 'empty', '   ', {}],
    ['nothing but a secret', 'empty', ['ghp', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N1s3Yt5Ku7EaF'].join('_'), {}],
    [
      'of a file that nothing is learned about',
      'ignored',
      'The price in customers/acme/prices.c is wrong because of the rounding.',
      { capture: { ignore: ['customers/**'] } },
    ],
    ['unwanted', 'off', LESSON, { answers: { enabled: false } }],
  ])('and is %s is not kept, and the reason is said', async (_what, answer, text, settings) => {
    const folder = join(cli.home(), '.config/cs-memory');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
    await cli.run(['session', 'start', '--session-id', 's1']);
    const given = ['--content', text, '--session-id', 's1'];
    expect(await told({}, 'capture', 'response', ...given)).toMatchObject({ answer, written: 0 });
    expect(await told({}, 'capture', 'memory', ...given)).toEqual({ captured: 0, waiting: 0 });
    const response = await cli.run(['capture', 'response', ...given]);
    expect(response).toMatchObject({ code: 0, stderr: '' });
    expect(response.stdout).toMatch(WHY_NOT[answer] ?? /^never$/);
    const ended = await cli.run(['session', 'end', '--session-id', 's1', '--summary', text]);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(/^s1 has ended: 0 written/);
    expect(ended.stderr).toMatch(WHY_NOT[answer] ?? /^never$/);
    expect(await memories()).toEqual([]);
  });

  const WHY_NOT: Readonly<Record<string, RegExp>> = {
    empty: /not kept: .*empty.*secrets/,
    ignored: /not kept: .*an ignored file \(capture\.ignore\)/,
    off: /not kept: .*\(answers\.enabled\)/,
  };

  it('and has others dropped for it, which is said', async () => {
    mkdirSync(join(cli.home(), '.config/cs-memory'), { recursive: true });
    writeFileSync(join(cli.home(), '.config/cs-memory/config.json'), '{"capture":{"maxQueued":1}}');
    const add = (text: string) =>
      cli.run(['capture', 'response', '--no-flush', '--session-id', 's1', '--content', text]);
    expect((await add(LESSON)).stderr).toBe('');
    const full = 'the queue is full (capture.maxQueued): dropped 1 older learning\n';
    expect(await add('The reader keeps one buffer.')).toMatchObject({ code: 0, stderr: full });
    const failed = await cli.run(['capture', 'memory', '--session-id', 's2', '--content', LESSON]);
    expect(failed.stderr).toBe('');
    const { stderr } = await cli.run(['capture', 'memory', '--session-id', 's2'], {
      env: failing('shellcheck'),
    });
    expect(stderr).toBe(full);
  });

  it('and waits already is not kept a second time, which is said', async () => {
    const given = ['--no-flush', '--content', LESSON];
    expect((await cli.run(['capture', 'response', ...given])).stdout).toMatch(
      /^the answer is kept; 0 written/,
    );
    expect((await cli.run(['capture', 'response', ...given])).stdout).toMatch(
      /^the answer is not kept: .*already queued/,
    );
  });
});

describe('a session that has said something', () => {
  const GREEN = 'All 212 tests pass and lint is clean.';

  async function saying(id: string) {
    const session = createToldSession({
      ...{ id, repository: cli.repository(), home: cli.home() },
      dist: join(cli.program(), '..'),
      transcript: join(cli.home(), `${id}.jsonl`),
    });
    session.settings({ answers: { threshold: 0.3 } });
    await session.start();
    await session.prompt('Why does the importer drop records, please?');
    session.say(GREEN);
    session.say(CAUSE);
    await session.stop(CAUSE);
    return session;
  }

  interface Explained {
    readonly memories: readonly { readonly summary: string; readonly from: readonly Json[] }[];
    readonly dropped: readonly Json[];
  }

  it('shows with --dry-run what it would be distilled into, and writes nothing', async () => {
    await saying('s1');
    const shown = await told({}, 'session', 'distil', '--dry-run');
    expect(shown['session_id']).toBe('s1');
    const { memories: would, dropped } = shown as unknown as Explained;
    expect(would).toMatchObject([
      { summary: expect.stringContaining('`parseLine`'), worth: expect.any(Number) },
    ]);
    expect(would[0]?.from[0]).toEqual({ source: 'last', turn: 1, text: CAUSE, worth: expect.any(Number) });
    expect(dropped).toContainEqual(
      expect.objectContaining({ source: 'answer', text: GREEN, why: 'little-worth' }),
    );
    for (const { worth } of [...(would[0]?.from ?? []), ...dropped]) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
    const page = (await cli.run(['session', 'distil', '--dry-run'])).stdout;
    expect(page).toMatch(/^kept:\n[01]\.\d\d {2}.*`parseLine`/);
    expect(page).toMatch(/\ndropped:\n[01]\.\d\d {2}worth too little: turn 1, /);
    expect(await memories()).toEqual([]);
  });

  it('tells with --dry-run that the user stated something is kept only where the notes have it', async () => {
    const asking = 'I forgot why we decided to always use redis.';
    const stating = 'From now on we always write commit messages in English, because the team is mixed.';
    const session = await saying('s1');
    await session.prompt(asking);
    await session.stop(GREEN);
    await session.prompt(stating);
    await session.stop(GREEN);
    await told({}, 'session', 'flush');
    const shown = (await told({}, 'session', 'distil', '--dry-run')) as unknown as Explained & {
      readonly kept: readonly Json[];
    };
    expect(shown.kept).toMatchObject([{ text: stating }]);
    expect(shown.dropped).toContainEqual(expect.objectContaining({ text: asking, why: 'unkept' }));
  });

  it('is distilled by hand once, and its end adds nothing', async () => {
    const session = await saying('s1');
    expect(await told({}, 'session', 'distil')).toEqual({ session_id: 's1', written: 1, seen: 0 });
    expect(await told({}, 'session', 'distil', '--session', 's1')).toEqual({
      session_id: 's1',
      written: 0,
      seen: 0,
    });
    await session.end();
    expect(await told({}, 'session', 'flush')).toMatchObject({ written: 0 });
    const kept = (await memories()).filter(({ ns }) => ns !== 'progress' && ns !== 'handoffs');
    expect(kept).toMatchObject([{ summary: expect.stringContaining('`parseLine`'), session: 's1' }]);
  });

  it('is the newest, or the one that is named; one that nobody knows is an error', async () => {
    const none = await cli.run(['session', 'distil', '--dry-run']);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no session in this') });
    for (const id of ['abc-1', 'xyz-1']) await saying(id);
    expect(await told({}, 'session', 'distil', '--dry-run', '--session', 'abc')).toMatchObject({
      session_id: 'abc-1',
    });
    expect(await told({}, 'session', 'distil', '--dry-run')).toMatchObject({ session_id: 'xyz-1' });
    const unknown = await cli.run(['session', 'distil', '--session', 'zzz', '--json']);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(unknown.stderr)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('is where a memory came from, and what else was dropped', async () => {
    await saying('s1');
    await told({}, 'session', 'distil');
    const [{ id = '' } = {}] = (await memories()) as { id?: string }[];
    const why = await told({}, 'show', id, '--why');
    expect(why).toMatchObject({ id, session: 's1', evidence: 'model-inferred' });
    expect(why['from']).toMatchObject([{ source: 'last', turn: 1, text: CAUSE }]);
    expect(why['dropped']).toContainEqual(expect.objectContaining({ why: 'little-worth' }));
    const page = (await cli.run(['show', id, '--why'])).stdout;
    expect(page).toMatch(/^kept:\n[01]\.\d\d {2}.*`parseLine`.*\n {6}turn 1, said at the end of a turn: /);
  });

  it.each([
    [
      'While: npm t\nSeen: no such script\nFix: `npm test` passed',
      /something else worked, session s9\n {2}failed {2}npm t\n/,
    ],
    [
      'While: npm t\nSeen: no such script\nWhy: the script is `test`',
      /: a command failed, session s9\n[\s\S]* why {5}the script/,
    ],
    [
      'The pool is small, since the provider counts.',
      /: concluded in its session, or handed over; no sentence /,
    ],
  ])('is told of by what the memory itself says, where nothing else is kept: %#', async (body, told) => {
    const { remember, close } = await wired(cli.repository());
    const request = { summary: 'What it was', body, evidence: 'model-inferred', session: 's9' } as const;
    const [{ id = '' } = {}] = await remember([request]);
    close();
    expect((await cli.run(['show', id, '--why'])).stdout).toMatch(told);
  });

  it('is not where a memory came from that somebody gave, which is said', async () => {
    const { id } = await cli.json('remember', '--json', 'make lint runs in a container since May');
    const why = await told({}, 'show', String(id), '--why');
    expect(why).toEqual({ id, evidence: 'user-stated', from: [], dropped: [] });
    expect((await cli.run(['show', String(id), '--why'])).stdout).toBe(
      'make lint runs in a container since May\n  user-stated: no session produced it\n',
    );
  });
});

describe('variables that are missing', () => {
  it.each([
    [['inject', 'context'], ''],
    [['inject', 'brief'], ''],
    [['capture', 'memory', '--json'], '{"captured":0,"waiting":0}\n'],
    [['capture', 'memory', '--source', 'response', '--json'], '{"captured":0,"waiting":0}\n'],
    [['capture', 'response', '--json'], '{"answer":"empty","written":0,"seen":0,"unborn":0}\n'],
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
    for (const command of ['inject context', 'capture memory', 'capture response', 'inject brief'])
      expect((await cli.run(command.split(' '), { env })).code).toBe(0);
    expect(JSON.stringify(logLines())).not.toContain('parrot');
  });
});
