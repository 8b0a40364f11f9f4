import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { isLive, type Memory } from '../../src/core/memory.ts';
import { listPending } from '../../src/memories/pending.ts';
import { startSession } from '../../src/session/start-session.ts';
import { type HookResult, runHook } from '../helpers/hook.ts';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();

/** A session of tool calls, each raised as the client would. */
function play(cwd: string, id: string, transcript_path = '') {
  const raise = (event: string, fields: object = {}): Promise<HookResult> =>
    runHook(event, { session_id: id, transcript_path, cwd, hook_event_name: event, ...fields });
  const bash = (command: string) => ({
    tool_name: 'Bash',
    tool_input: { command },
    tool_use_id: 't',
    duration_ms: 1,
  });
  const said = (stdout: string) => ({ stdout, stderr: '', interrupted: false, isImage: false });
  return {
    start: () => raise('SessionStart', { source: 'startup' }),
    fails: (command: string, output: string) =>
      raise('PostToolUseFailure', { ...bash(command), error: `Exit code 1\n${output}` }),
    passes: (command: string, output = 'done') =>
      raise('PostToolUse', { ...bash(command), tool_response: said(output) }),
    edits: (file_path: string, old_string = 'a', new_string = 'b') =>
      raise('PostToolUse', {
        tool_name: 'Edit',
        tool_input: { file_path, old_string, new_string },
        tool_use_id: 't',
        tool_response: { filePath: file_path },
      }),
    stop: (last_assistant_message = '') => raise('Stop', { stop_hook_active: false, last_assistant_message }),
    end: () => raise('SessionEnd', { reason: 'other' }),
  };
}

async function memories(repository: string): Promise<{ live: Memory[]; all: readonly Memory[] }> {
  const { index, close } = await wired(repository);
  const all = await index.all();
  close();
  return { all, live: all.filter((memory) => isLive(memory, Date.now())) };
}

const watchFiles = (repository: string): string[] => {
  const sessions = join(repository, '.git/cs-memory/sessions');
  return existsSync(sessions) ? readdirSync(sessions).filter((file) => file.endsWith('.open')) : [];
};

const MISSING = "Error: Cannot find module 'left-pad'";

const FRAMES =
  'File "/r/run.py", line 2, in <module>\n    port = os.environ["APP_PORT"]\n           ~~~~~~~~~~^^^^^^^^^^^^';
const OF_OS = '  File "<frozen os>", line 679, in __getitem__';

describe('a command that failed and then passed', () => {
  it.each([
    ['python3 run.py', `Traceback (most recent call last):\n  ${FRAMES}\n${OF_OS}\nKeyError: 'APP_PORT'`],
    [
      'python3 -m unittest test_app',
      `E\n======\nERROR: test_port (test_app.T.test_port)\n------\nTraceback (most recent call last):\n  ${FRAMES}\n  File "/usr/lib/python3.11/os.py", line 680, in __getitem__\n    raise KeyError(key) from None\nKeyError: 'APP_PORT'\n\nFAILED (errors=1)`,
    ],
    ['ruby run.rb', `run.rb:2:in 'Hash#fetch': key not found: "APP_PORT" (KeyError)`],
    ['go run .', 'panic: APP_PORT is not set\n\ngoroutine 1 [running]:'],
    ['./run.sh', "KeyError: 'APP_PORT'"],
    ['npm test', "FAIL src/a.test.js\n  TypeError: Cannot read properties of undefined (reading 'APP_PORT')"],
  ])('because a variable was given, is a lesson: %s', async (command, output) => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails(command, output);
    await session.passes(`APP_PORT=8080 ${command}`);
    await session.stop();
    await session.end();
    const summary = expect.stringMatching(/(?:KeyError|APP_PORT).*; it works with `APP_PORT=8080`$/);
    expect((await memories(repository)).live).toMatchObject([{ kind: 'workaround', summary }]);
  });

  it('only with an option does not still fail where a lesson says with which', async () => {
    const repository = makeRepository(folder());
    const transcript = join(folder(), 'transcript.jsonl');
    const session = play(repository, 's1', transcript);
    const used = (command: string, failed: boolean): string => {
      const call = { type: 'tool_use', id: command, name: 'Bash', input: { command } };
      const result = { type: 'tool_result', tool_use_id: command, content: 'x', is_error: failed };
      return [['assistant', call] as const, ['user', result] as const]
        .map(([type, part]) => `${JSON.stringify({ type, message: { role: type, content: [part] } })}\n`)
        .join('');
    };
    const missing = (name: string): string => `panic: ${name} is not set\n\ngoroutine 1 [running]:`;
    const flag = './build.sh --legacy-peer-deps';
    await session.start();
    await session.fails('./build.sh', 'npm ERR! ERESOLVE unable to resolve dependency tree');
    await session.passes(flag);
    await session.fails('./test.sh', missing('APP_PORT'));
    await session.passes('APP_PORT=1 ./test.sh');
    await session.fails('./test.sh', missing('APP_HOST')); // for another reason, and nothing has helped yet
    writeFileSync(transcript, used('./build.sh', true) + used(flag, false) + used('./test.sh', true));
    await session.stop('Installed. It needs --legacy-peer-deps.');
    await session.end();
    const told = (await memories(repository)).live
      .map(({ summary, body }) => `${summary}\n${body}`)
      .join('\n');
    expect(told).toContain('it works with `--legacy-peer-deps`');
    expect(told).toContain('it works with `APP_PORT=1`');
    expect(told).toContain('`./test.sh` still fails');
    expect(told).not.toContain('`./build.sh` still fails');
  });

  it('after an edit, because of a key that a table of its own lacks, is none', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails(
      'python3 run.py',
      `Traceback (most recent call last):\n  ${FRAMES.replace('os.environ', 'table')}\nKeyError: 'APP_PORT'`,
    );
    await session.edits(join(repository, 'run.py'));
    await session.passes('APP_PORT=8080 python3 run.py');
    await session.stop();
    await session.end();
    expect((await memories(repository)).live).toEqual([]);
  });

  it('is told by what went wrong, not by the line of source shown above it, and helps against nothing else', async () => {
    const repository = makeRepository(folder());
    const output = (name: string) =>
      `${repository}/server.js:2\n  if (!has(require("fs"), k)) throw new Error(\`Missing setting: \${k}\`);\n${' '.repeat(31)}^\n\nError: Missing setting: ${name}\n    at main (${repository}/server.js:2:31)`;
    const session = play(repository, 's1');
    await session.start();
    await session.fails('node server.js', output('API_TOKEN_FILE'));
    await session.passes('touch .env.API_TOKEN_FILE');
    await session.passes('node server.js');
    await session.stop();
    await session.end();
    const [known] = (await memories(repository)).live.filter(({ kind }) => kind === 'fix');
    expect(known).toMatchObject({
      signature: 'Error: Missing setting: API_TOKEN_FILE',
      summary:
        '`node server.js` failed: Error: Missing setting: API_TOKEN_FILE; it works after `touch .env.API_TOKEN_FILE`',
    });
    expect(known?.body).not.toContain('Cause:');
    const next = play(repository, 's2');
    expect((await next.fails('node server.js', output('CACHE_DIR'))).stdout).toBe('');
    expect((await next.fails('node server.js', output('API_TOKEN_FILE'))).stdout).toContain(known?.id);
  });

  it('tells what an edit put into the settings, without a secret', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    const secret = ['ghp', 'k3J9xQ'.repeat(6)].join('_');
    await session.start();
    await session.fails('npm test', 'Your node version is 18.1.0, requires node >= 20');
    await session.edits(join(repository, 'ci.yml'), 'audit=false', `audit=false\nuse-node=20 ${secret}`);
    await session.passes('npm test', '12 passed');
    await session.stop();
    const { all } = await memories(repository);
    expect(all[0]?.body).toMatch(/^Fix: changed `ci\.yml`, put in `use-node=20 \[REDACTED:/m);
  });

  it('is one memory that tells what helped, in place of the error', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    expect(watchFiles(repository)).toHaveLength(1);
    await session.passes('npm install left-pad');
    await session.passes('npm test', '12 passed');
    await session.stop();
    const { all } = await memories(repository);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ ns: 'learnings', kind: 'fix', evidence: 'test-verified', session: 's1' });
    expect(all[0]?.body).toContain('Fix: ran `npm install left-pad`, the same command passed');
    expect(watchFiles(repository)).toEqual([]);
  });

  it('after it was written as open gives its place to what helped', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    await session.stop();
    expect((await memories(repository)).live.map(({ kind }) => kind)).toEqual(['open']);
    await session.edits(join(repository, 'package.json'));
    await session.passes('npm test');
    await session.stop();
    const { live, all } = await memories(repository);
    expect(all).toHaveLength(2);
    expect(live).toMatchObject([{ kind: 'fix', files: [{ path: 'package.json' }] }]);
  });

  it('in the same way twice is no second memory', async () => {
    const repository = makeRepository(folder());
    for (let round = 0; round < 2; round += 1) {
      const session = play(repository, 's1');
      await session.start();
      await session.fails('cargo test', 'error: could not find `Cargo.toml` in `/x` or any parent directory');
      await session.passes('cd core && cargo test');
      await session.stop();
      await session.end();
    }
    expect((await memories(repository)).all).toMatchObject([{ kind: 'workaround' }]);
  });

  it('is told at once when it fails again', async () => {
    const repository = makeRepository(folder());
    const first = play(repository, 's1');
    await first.start();
    await first.fails('npm test', MISSING);
    await first.passes('npx prisma generate && npm test');
    await first.end();
    const { stdout } = await play(repository, 's2').fails('npm run build', MISSING);
    expect(stdout).toContain('npx prisma generate');
  });
});

describe('a failure that nothing helped against', () => {
  it('is one open memory when the session ends, and is forgotten after a success of a later session', async () => {
    const repository = makeRepository(folder());
    const first = play(repository, 's1');
    await first.start();
    await first.fails('npm test', MISSING);
    await first.stop();
    await first.end();
    const before = await memories(repository);
    expect(before.all).toMatchObject([{ ns: 'learnings', kind: 'open', session: 's1' }]);
    expect(before.live).toHaveLength(1);
    const second = play(repository, 's2');
    await second.start();
    expect(watchFiles(repository)).toHaveLength(1);
    await second.passes('npm test');
    await second.stop();
    expect((await memories(repository)).live).toEqual([]);
    expect(linesByGit(repository).map(({ type }) => type)).toEqual(['memory', 'forgotten']);
    expect(watchFiles(repository)).toEqual([]);
  });

  it('gives its place to the lesson of a later session that saw what helped', async () => {
    const repository = makeRepository(folder());
    const first = play(repository, 's1');
    await first.start();
    await first.fails('npm test', MISSING);
    await first.end();
    const second = play(repository, 's2');
    await second.start();
    await second.passes('npx prisma generate && npm test');
    await second.stop();
    const { live, all } = await memories(repository);
    expect(live).toMatchObject([{ ns: 'learnings', kind: 'workaround', session: 's2' }]);
    expect(live[0]?.summary).toContain('it works after `npx prisma generate`');
    expect(live[0]?.expires).toBeUndefined();
    expect(all.find(({ kind }) => kind === 'open')).toMatchObject({ supersededBy: live[0]?.id });
  });

  it('is open, too, when the session was found dead', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    const tomorrow = Date.now() + 24 * 3_600_000;
    const place = await wired(repository, { clock: () => tomorrow });
    await startSession(place, { session: 's2', keepsContext: false, limit: 0, tokens: 0, flushes: true });
    place.close();
    expect((await memories(repository)).live).toMatchObject([{ ns: 'learnings', kind: 'open' }]);
    expect(watchFiles(repository)).toEqual(['s2.open']);
  });

  it('is open again when it strikes again', async () => {
    const repository = makeRepository(folder());
    for (const id of ['s1', 's2', 's3']) {
      const session = play(repository, id);
      await session.start();
      if (id === 's2') await session.passes('npm test');
      else await session.fails('npm test', MISSING);
      await session.end();
    }
    const { live } = await memories(repository);
    expect(live).toMatchObject([{ kind: 'open', session: 's1' }]);
  });

  it('is open again when it strikes again after its week', async () => {
    const repository = makeRepository(folder());
    const meetOn = async (day: number): Promise<readonly string[]> => {
      const atMs = Date.now() + day * 24 * 3_600_000;
      const session = `s${day}`;
      const at = new Date(atMs).toISOString();
      const met = learning(session, 1, { at, score: 0.9, signature: MISSING as Filtered });
      const command = 'npm test' as Filtered;
      const place = await wired(repository, { clock: () => atMs });
      const { accumulator, index, close } = place;
      accumulator(session).note({
        ...{ type: 'failed', tool: 'Bash', command, fault: 'world' },
        ...{ learning: met, atMs, fromMs: atMs },
      });
      accumulator(session).add(met);
      await flushQueues(place, [session], { ended: true });
      const all = await index.all();
      close();
      return all.filter((memory) => isLive(memory, atMs)).map(({ kind }) => kind);
    };
    expect(await meetOn(0)).toEqual(['open']);
    expect(await meetOn(6)).toEqual(['open']);
    expect(await meetOn(8)).toEqual(['open']);
  });

  it.each([
    ['once', []],
    ['twice', ['stop'] as const],
  ])('is over where it passed again with nothing done, flushed %s', async (_often, before) => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    await session.passes('npm test');
    for (const event of before) await session[event]();
    await session.end();
    expect((await memories(repository)).live).toEqual([]);
  });

  it('is not listed as waiting once it is in the notes', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    const { own, close } = await wired(repository);
    expect(await listPending(own)).toHaveLength(1);
    await session.stop();
    expect((await memories(repository)).live).toHaveLength(1);
    expect(await listPending(own)).toEqual([]);
    close();
  });
});

describe('what is noted meanwhile', () => {
  it('is filtered before it touches the disk', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    const secret = `ghp_${'aB3'.repeat(12)}`;
    await session.start();
    await session.fails('npm test', MISSING);
    await session.passes(`GH_TOKEN=${secret} npm test`);
    const sessions = join(repository, '.git/cs-memory/sessions');
    const texts = readdirSync(sessions).map((file) => readFileSync(join(sessions, file), 'utf8'));
    expect(texts.join('\n')).toContain('"passed"');
    expect(texts.join('\n')).not.toContain(secret);
  });

  it('is nothing where nothing is open, or the call has nothing to do with it', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.passes('npm test');
    await session.edits(join(repository, 'a.ts'));
    const { accumulator } = await wired(repository);
    expect(accumulator('s1').isEmpty()).toBe(true);
    await session.fails('npm test', MISSING);
    await session.passes('go vet ./...');
    expect(
      accumulator('s1')
        .claim()
        ?.steps.map(({ type }) => type),
    ).toEqual(['failed']);
  });

  it('is no success when the output tells of a failure', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    await session.passes('npm test 2>&1 | tail -3', 'FAIL src/a.test.ts\nTests: 1 failed, 2 passed');
    await session.end();
    expect((await memories(repository)).live).toMatchObject([{ ns: 'learnings', kind: 'open' }]);
  });
});

describe('what is overcome without a word about it', () => {
  const report = 'The page on hooks is written anew, and its links lead where they should. '.repeat(6);
  const unknown = "error: unrecognized subcommand 'bun'\n\nUsage: rtk [OPTIONS] <COMMAND>";

  it('is a lesson in the first session, and the same one in the next', async () => {
    const repository = makeRepository(folder());
    const overcomesIt = async (id: string): Promise<readonly string[]> => {
      const session = play(repository, id);
      await session.start();
      await session.fails('rtk bun run test', unknown);
      await session.passes('bun run test');
      await session.stop(report);
      await session.end();
      return (await memories(repository)).live.map(({ summary }) => summary);
    };
    const summary = expect.stringMatching(/unrecognized subcommand 'bun'; it works without `rtk`$/);
    expect(await overcomesIt('s1')).toEqual([summary]);
    expect(await overcomesIt('s2')).toEqual([summary]);
  });
});
