import { describe, expect, it } from 'vitest';
import { type HookResult, runHook } from '../helpers/hook.ts';
import { linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();

/** One more session in a repository, and its calls of `npm test`. */
function session(repository: string, id: string) {
  const events = createSession(repository, id);
  const succeed = (command = 'npm test'): Promise<HookResult> =>
    runHook('PostToolUse', {
      session_id: id,
      transcript_path: '',
      cwd: repository,
      hook_event_name: 'PostToolUse',
      tool_name: 'Bash',
      tool_input: { command },
      tool_response: { stdout: '12 passed', stderr: '', interrupted: false },
      tool_use_id: 'toolu_02',
    });
  const close = (last_assistant_message: string): Promise<HookResult> => {
    const fields = { hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message };
    return runHook('Stop', { session_id: id, transcript_path: '', cwd: repository, ...fields });
  };
  return { ...events, succeed, close };
}

const marks = (repository: string) =>
  linesByGit(repository).filter(({ type }) => type === 'useful' || type === 'useless');

/** A repository whose notes know what helped against an error; gives the memory's id. */
async function fixKnown(
  repository: string,
  error = errorNumber(1),
  helped = 'npm run build',
): Promise<string> {
  const { errorSignature } = await import('../../src/core/signature.ts');
  const all = await wired(repository);
  const result = await all.own.anchor([
    {
      ns: 'learnings',
      kind: 'fix',
      summary: `\`npm test\` failed: ${error.split('\n').at(-1)}; it works after \`${helped}\``,
      body: `Fix: ran \`${helped}\``,
      evidence: 'test-verified',
      tags: [],
      files: [],
      at: '2026-01-01T00:00:00.000Z',
      session: 's0',
      signature: errorSignature(error) ?? '',
    } as never,
  ]);
  await all.index.save();
  return result.state === 'written' ? (result.entries[0]?.id ?? '') : '';
}

const REFUSED = 'Error: connect ECONNREFUSED 127.0.0.1:6379';

describe('what helped before, told when its error strikes', () => {
  it.each([
    ['told then', { CS_SESSION_MEMORY_ENABLED: 'false' }],
    ['told when the session began', {}],
  ])('is marked useful when the command then passes: %s', async (when, env) => {
    const repository = makeRepository(folder());
    const id = await fixKnown(repository);
    const now = session(repository, 's1');
    const start = await now.start('startup', { env });
    const failure = await now.fail(errorNumber(1));
    expect([start.stdout.includes(id), failure.stdout.includes(id)]).toEqual(
      when === 'told then' ? [false, true] : [true, false],
    );
    await now.stop();
    expect(marks(repository)).toEqual([]);
    await now.succeed('npm run build');
    expect((await now.succeed()).exitCode).toBe(0);
    await now.stop();
    await now.end();
    expect(marks(repository)).toMatchObject([{ type: 'useful', id, session: 's1' }]);
  });

  it('is told of the same trouble with other names, and named so; of another trouble it is not', async () => {
    const repository = makeRepository(folder());
    const id = await fixKnown(repository, 'Exit code 1\npq: password authentication failed for user "app"');
    const env = { CS_SESSION_MEMORY_ENABLED: 'false' };
    const now = session(repository, 's1');
    await now.start('startup', { env });
    expect((await now.fail('Exit code 1\npq: relation "users" does not exist')).stdout).toBe('');
    const { stdout } = await now.fail('Exit code 1\npq: password authentication failed for user "billing"');
    expect(stdout).toContain(id);
    expect(stdout).toContain('An error like this was met before, and this helped.');
  });

  it('loses its place to what helped where it was tried in vain', async () => {
    const repository = makeRepository(folder());
    const id = await fixKnown(repository, REFUSED, './up.sh');
    const now = session(repository, 's1');
    await now.start();
    await now.fail(REFUSED);
    await now.succeed('./up.sh');
    await now.fail(REFUSED);
    await now.succeed('docker start redis');
    await now.succeed();
    await now.end();
    expect(marks(repository)).toMatchObject([{ type: 'useless', id, session: 's1' }]);
    const later = session(repository, 's2');
    await later.start('startup', { env: { CS_SESSION_MEMORY_ENABLED: 'false' } });
    const { stdout } = await later.fail(REFUSED);
    expect(stdout).toContain('it works after `docker start redis`');
    expect(stdout).not.toContain('./up.sh');
    // Met once more it is the same memory.
    await later.succeed('docker start redis');
    await later.succeed();
    await later.end();
    const lines = linesByGit(repository).filter(({ type, ns }) => type === 'memory' && ns === 'learnings');
    expect(lines).toHaveLength(2);
  });

  it.each([
    [
      'a script that the last words name, whatever it is called',
      'Redis is now started by `./redis.sh`; `./up.sh` does nothing since the move.',
      './redis.sh',
    ],
    [
      'the whole of which it was half',
      'Both `./up.sh` and `./redis.sh` are needed.',
      './up.sh && ./redis.sh',
    ],
  ])('loses its place to %s', async (_what, said, way) => {
    const repository = makeRepository(folder());
    await fixKnown(repository, REFUSED, './up.sh');
    const now = session(repository, 's1');
    await now.start();
    await now.prompt('run the tests');
    await now.fail(REFUSED);
    await now.succeed('./up.sh');
    await now.fail(REFUSED);
    await now.succeed('./redis.sh 2>&1 | tail -2');
    await now.succeed();
    await now.close(said);
    await now.end();
    const later = session(repository, 's2');
    await later.start('startup', { env: { CS_SESSION_MEMORY_ENABLED: 'false' } });
    const told = (await later.fail(REFUSED)).stdout.match(/it works after `[^`]*`/g);
    expect(told).toEqual([`it works after \`${way}\``]);
  });

  it('stands beside another that helped where it was not tried', async () => {
    const repository = makeRepository(folder());
    const id = await fixKnown(repository, REFUSED, './up.sh');
    const now = session(repository, 's1');
    await now.start();
    await now.fail(REFUSED);
    await now.succeed('docker start redis');
    await now.succeed();
    await now.end();
    expect(marks(repository)).toEqual([]);
    const later = session(repository, 's2');
    await later.start('startup', { env: { CS_SESSION_MEMORY_ENABLED: 'false' } });
    const { stdout } = await later.fail(REFUSED);
    expect(stdout).toContain('it works after `docker start redis`');
    expect(stdout).toContain(id);
  });

  it('is marked useless when the error strikes twice more and the session ends', async () => {
    const repository = makeRepository(folder());
    const id = await fixKnown(repository);
    const now = session(repository, 's1');
    await now.start();
    for (let round = 0; round < 3; round += 1) await now.fail(errorNumber(1));
    await now.stop();
    expect(marks(repository)).toEqual([]);
    await now.end();
    expect(marks(repository)).toMatchObject([{ type: 'useless', id, session: 's1' }]);
  });
});
