import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import {
  commit,
  commitOf,
  expectAttached,
  expectSettled,
  lesson,
  shownOn,
  sweep,
  text,
  user,
} from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const cli = useCli();
const hookFile = (): string => join(cli.repository(), '.git/hooks/post-rewrite');
const setUp = (...more: string[]) => cli.run(['setup', '--post-rewrite', ...more]);

/** Makes of HEAD what nobody could tell it was: other files, another message, another time, no reflog. */
function amendBeyondRecognition(repository: string, path: string): void {
  git(repository, ['rm', '--quiet', path]);
  writeFileSync(join(repository, 'other.txt'), text('other'));
  git(repository, ['add', '--all']);
  const late = { GIT_COMMITTER_DATE: '2031-01-01T00:00:00Z' };
  const args = ['commit', '--quiet', '--amend', '--date=2030-01-01T00:00:00Z', '--message', 'something else'];
  git(repository, ['-c', 'core.logAllRefUpdates=false', ...args], { env: late });
  git(repository, ['reflog', 'expire', '--expire=all', '--all']);
}

describe('the post-rewrite hook', () => {
  it('tells what a commit became where nothing else could', async () => {
    const repository = cli.repository();
    expect(await setUp('--yes')).toMatchObject({ code: 0 });
    const { id, path } = await lesson(repository, 'one');
    amendBeyondRecognition(repository, path);
    await sweep(repository);
    await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('follows each commit of a rebase', async () => {
    const repository = cli.repository();
    await setUp('--yes');
    const base = commitOf(repository, 'HEAD');
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    git(repository, ['branch', 'upstream', base]);
    git(repository, ['switch', '--quiet', 'upstream']);
    commit(repository, 'upstream goes on', { 'up.txt': text('up') });
    git(repository, ['switch', '--quiet', 'main']);
    git(repository, ['rebase', '--quiet', 'upstream']);
    await sweep(repository);
    await expectAttached(repository, one.id, 'HEAD~1');
    await expectAttached(repository, two.id, 'HEAD');
  });

  it('leaves the hook that was there its turn, with the same words, and goes without a trace', async () => {
    const repository = cli.repository();
    const own = '#!/bin/sh\ncat > seen; echo "$1" >> seen\n';
    writeFileSync(hookFile(), own);
    chmodSync(hookFile(), 0o750);
    expect(await setUp('--yes')).toMatchObject({ code: 0 });
    expect(await setUp('--yes')).toMatchObject({ code: 0 }); // twice is once
    const before = commitOf(repository, 'HEAD');
    git(repository, ['commit', '--quiet', '--amend', '--allow-empty', '--message', 'again']);
    const pair = `${before} ${commitOf(repository, 'HEAD')}`;
    expect(readFileSync(join(repository, 'seen'), 'utf8')).toBe(`${pair}\namend\n`);
    expect(readFileSync(join(repository, '.git/cs-memory/rewritten'), 'utf8')).toBe(`${pair}\n`);
    expect(await setUp('--off', '--dry-run')).toMatchObject({
      stdout: `It would end so: ${hookFile()} was restored.\nNothing was done: --dry-run.\n`,
    });
    expect(readFileSync(hookFile(), 'utf8')).not.toBe(own);
    expect(await setUp('--off')).toMatchObject({ code: 0 });
    expect(readFileSync(hookFile(), 'utf8')).toBe(own);
    expect(existsSync(`${hookFile()}.before-cs-memory`)).toBe(false);
    expect(existsSync(join(repository, '.git/cs-memory/rewritten'))).toBe(false);
  });

  it('is not written unasked, nor into a folder that is part of the work tree', async () => {
    expect(await setUp('--dry-run')).toMatchObject({ code: 0 });
    expect(existsSync(hookFile())).toBe(false);
    expect((await setUp('--json')).code).not.toBe(0);
    git(cli.repository(), ['config', 'core.hooksPath', '.husky']);
    expect(await setUp('--yes')).toMatchObject({ code: 2, stderr: expect.stringContaining('.husky') });
    expect(existsSync(join(cli.repository(), '.husky'))).toBe(false);
  });
});

const folder = useFolders();

describe('the pairs of the post-rewrite hook', () => {
  const said = (cwd: string, args: readonly string[], input = ''): string =>
    execFileSync('node', [cli.program(), ...args], { cwd, input, encoding: 'utf8' });

  it('are followed at once by the command, through squashes too', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    const two = await lesson(repository, 'two');
    const hook = join(repository, '.git/hooks/post-rewrite');
    const kept = join(folder(), 'pairs');
    writeFileSync(hook, `#!/bin/sh\ncat > '${kept}'\n`, { mode: 0o755 });
    user(repository, ['rebase', '--quiet', '-i', 'HEAD~2'], {
      env: { GIT_SEQUENCE_EDITOR: 'sed -i 2s/^pick/fixup/' },
    });
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    const report = JSON.parse(
      said(repository, ['maintain', 'reanchor', '--stdin-pairs', '--json'], readFileSync(kept, 'utf8')),
    );
    expect(report).toMatchObject({ moved: 2, copied: 0, unresolved: 0, complete: true });
    for (const { id } of [one, two]) await expectAttached(repository, id, 'HEAD');
    await expectSettled(repository);
  });

  it('of commits that a branch is still on are copied only; nonsense is passed over', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    git(repository, ['branch', 'kept']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    const input = `nonsense\n\n${'a'.repeat(40)} ${'b'.repeat(40)}\n${one.commit} ${commitOf(repository, 'HEAD')} rebase\n`;
    expect(said(repository, ['maintain', 'reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 1 on one more commit',
    );
    expect(shownOn(repository, 'HEAD')).toEqual([one.id]);
    expect(shownOn(repository, 'kept')).toEqual([one.id]);
    expect(said(repository, ['maintain', 'reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 0 on one more',
    );
  });

  it('are not needed: the command alone sweeps, and says why', async () => {
    const repository = makeRepository(folder());
    await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(said(repository, ['maintain', 'reanchor', '--dry-run'])).toMatch(
      /a lesson about one \(from the reflog\)\n1 would be moved/,
    );
    expect(said(repository, ['maintain', 'reanchor'])).toMatch(
      /\n1 moved to a new commit, 0 on one more commit\n$/,
    );
  });
});
