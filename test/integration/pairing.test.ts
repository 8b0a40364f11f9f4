import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLive, type Memory } from '../../src/domain/memory.ts';
import { type HookResult, runHook } from '../helpers/hook.ts';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

/** A session of tool calls, each raised as the client would. */
function play(cwd: string, id: string) {
  const raise = (event: string, fields: object = {}): Promise<HookResult> =>
    runHook(event, { session_id: id, transcript_path: '', cwd, hook_event_name: event, ...fields });
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
    edits: (file_path: string) =>
      raise('PostToolUse', {
        tool_name: 'Edit',
        tool_input: { file_path, old_string: 'a', new_string: 'b' },
        tool_use_id: 't',
        tool_response: { filePath: file_path },
      }),
    stop: () => raise('Stop', { stop_hook_active: false, last_assistant_message: '' }),
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

describe('a command that failed and then passed', () => {
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

  it('after the error was written already takes its place', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    await session.stop();
    expect((await memories(repository)).live.map(({ kind }) => kind)).toEqual(['error']);
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
    await first.passes('npm ci && npm test');
    await first.end();
    const { stdout } = await play(repository, 's2').fails('npm run build', MISSING);
    expect(stdout).toContain('npm ci');
  });
});

describe('a failure that nothing helped against', () => {
  it('blocks when the session ends, and is closed by a success of a later session', async () => {
    const repository = makeRepository(folder());
    const first = play(repository, 's1');
    await first.start();
    await first.fails('npm test', MISSING);
    await first.stop();
    await first.end();
    const before = await memories(repository);
    expect(before.live.map(({ ns, kind }) => `${ns}/${kind}`).sort()).toEqual([
      'blockers/blocker',
      'learnings/error',
    ]);
    const second = play(repository, 's2');
    await second.start();
    expect(watchFiles(repository)).toHaveLength(1);
    await second.passes('npm test');
    await second.stop();
    expect((await memories(repository)).live.map(({ ns }) => ns)).toEqual(['learnings']);
    expect(linesByGit(repository, 'blockers').filter(({ type }) => type === 'supersedes')).toHaveLength(1);
  });

  it('blocks, too, when the session was found dead', async () => {
    const repository = makeRepository(folder());
    const session = play(repository, 's1');
    await session.start();
    await session.fails('npm test', MISSING);
    await session.stop();
    const tomorrow = Date.now() + 24 * 3_600_000;
    const { startSession, close } = await wired(repository, { clock: () => tomorrow });
    await startSession({ session: 's2', keepsContext: false, limit: 0, tokens: 0, flushes: true });
    close();
    expect((await memories(repository)).live.map(({ ns }) => ns).sort()).toEqual(['blockers', 'learnings']);
    expect(watchFiles(repository)).toEqual(['s2.open']);
  });

  it('blocks again when it strikes again', async () => {
    const repository = makeRepository(folder());
    for (const id of ['s1', 's2', 's3']) {
      const session = play(repository, id);
      await session.start();
      if (id === 's2') await session.passes('npm test');
      else await session.fails('npm test', MISSING);
      await session.end();
    }
    const blockers = (await memories(repository)).live.filter(({ ns }) => ns === 'blockers');
    expect(blockers).toMatchObject([{ session: 's1', seenIn: ['s3'] }]);
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
    expect((await memories(repository)).live.map(({ ns }) => ns).sort()).toEqual(['blockers', 'learnings']);
  });
});
