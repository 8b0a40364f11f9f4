import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flushQueues } from '../../src/capture/flush.ts';
import { DIST } from '../helpers/dist.ts';
import { loggedFailures, runHook } from '../helpers/hook.ts';
import { worldOfNobody } from '../helpers/nobody.ts';
import { linesByGit, makeRepository, TORN, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, learning, queue, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();

describe('a flush that cannot be done', () => {
  it('keeps the spool while the ref cannot move, and a later one writes it', async () => {
    const repository = makeRepository(folder());
    const obstacle = join(repository, '.git/refs/notes');
    const session = createSession(repository, 's1');
    await session.fail(errorNumber(1));
    writeFileSync(obstacle, 'a file where the refs go');
    expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(loggedFailures()).toContain('Stop: GIT_FAILED');
    expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
    await session.fail(errorNumber(2));
    rmSync(obstacle);
    await session.stop();
    expect(linesByGit(repository)).toHaveLength(2);
    expect(spoolFiles(join(repository, '.git'))).toEqual([]);
  });

  // Root ignores modes, so the hook runs as somebody else who owns all but what is read-only.
  it.skipIf(process.getuid?.() !== 0)(
    'keeps the spool while .git is read-only, and says GIT_FAILED in the log',
    async () => {
      const { repository, home, own, mode, session: sessionOf } = worldOfNobody(folder());
      const session = sessionOf('s1');
      await session.fail(errorNumber(1));
      expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
      mode('a-w', 'objects', 'refs');
      expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
      expect(loggedFailures(home)).toEqual(['Stop: GIT_FAILED']);
      expect(spoolFiles(join(repository, '.git'))).toHaveLength(1);
      mode('u+w');
      await session.stop();
      own(0);
      expect(linesByGit(repository)).toHaveLength(1);
    },
  );

  it('holds back what a broken filter stops, and nothing beside it', async () => {
    const repository = makeRepository(folder());
    const token = `lin_api_${'Ab1'.repeat(12)}`;
    const accumulator = (await wired(repository)).accumulator('s1');
    accumulator.add(learning('s1', 1));
    accumulator.add(learning('s1', 2, { body: `the token ${token}` } as object));
    const dist = folder();
    cpSync(DIST, dist, { recursive: true });
    const bundle = join(dist, 'services.cjs');
    writeFileSync(bundle, readFileSync(bundle, 'utf8').replace('(?<![A-Za-z])lin_api_', '(lin_api_'));
    const session = createSession(repository, 's1');
    expect(await session.stop({ dist })).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(linesByGit(repository)).toHaveLength(1);
    expect(JSON.stringify(linesByGit(repository))).not.toContain(token);
    expect(accumulator.count()).toBe(1);
    expect(await session.stop({ dist })).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    expect(loggedFailures()).toContain('Stop: FILTER_BROKEN');
    expect(accumulator.count()).toBe(1);
    await session.stop();
    expect(linesByGit(repository)).toHaveLength(2);
    expect(JSON.stringify(linesByGit(repository))).not.toContain(token);
    expect(JSON.stringify(linesByGit(repository))).toContain('[REDACTED:');
  });

  it('of one session leaves the others their turn', async () => {
    const repository = makeRepository(folder());
    await queue(repository, 'good', 2);
    const place = await wired(repository, { loaders: TORN });
    const { accumulator, states } = place;
    accumulator('bad').add(learning('bad', 1, { body: `ghp_${'Ab1'.repeat(12)}` } as object));
    expect([...states.list()].sort()).toEqual(['bad', 'good']);
    expect(await flushQueues(place)).toMatchObject({ written: 2, failed: 1 });
    expect(linesByGit(repository)).toHaveLength(2);
    await expect(flushQueues(place, ['bad'])).rejects.toMatchObject({ code: 'FILTER_BROKEN' });
  });

  it('is not held up by a learning of enormous names', async () => {
    const repository = makeRepository(folder());
    const path = `${repository}/${'deep/'.repeat(8_000)}x.ts`;
    const failure = {
      tool_name: 'Read',
      tool_input: { file_path: path },
      error: 'ENAMETOOLONG: name too long, open',
    };
    const payload = { session_id: 's1', cwd: repository, hook_event_name: 'PostToolUseFailure', ...failure };
    await runHook('PostToolUseFailure', payload);
    const accumulator = (await wired(repository)).accumulator('s1');
    accumulator.add(learning('s1', 'long', { files: [path], tags: ['t'.repeat(20_000)] } as object));
    accumulator.add(learning('s1', 'short'));
    await createSession(repository, 's1').stop();
    expect(linesByGit(repository).map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Learning long of s1', 'Learning short of s1']),
    );
    expect(accumulator.count()).toBe(0);
  });
});
