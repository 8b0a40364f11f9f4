import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitOf, expectAttached, expectSettled, lesson, shownOn, user } from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

describe('the pairs of the post-rewrite hook', () => {
  const CLI = resolve(import.meta.dirname, '../../src/app/cli/main.ts');
  const tsx = resolve(import.meta.dirname, '../../node_modules/.bin/tsx');
  const cli = (cwd: string, args: readonly string[], input = ''): string =>
    execFileSync(tsx, [CLI, ...args], { cwd, input, encoding: 'utf8' });

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
      cli(repository, ['maintain', 'reanchor', '--stdin-pairs', '--json'], readFileSync(kept, 'utf8')),
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
    expect(cli(repository, ['maintain', 'reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 1 on one more commit',
    );
    expect(shownOn(repository, 'HEAD')).toEqual([one.id]);
    expect(shownOn(repository, 'kept')).toEqual([one.id]);
    expect(cli(repository, ['maintain', 'reanchor', '--stdin-pairs'], input)).toContain(
      '0 moved to a new commit, 0 on one more',
    );
  });

  it('are not needed: the command alone sweeps, and says why', async () => {
    const repository = makeRepository(folder());
    await lesson(repository, 'one');
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(cli(repository, ['maintain', 'reanchor', '--dry-run'])).toMatch(
      /a lesson about one \(from the reflog\)\n1 would be moved/,
    );
    expect(cli(repository, ['maintain', 'reanchor'])).toMatch(
      /\n1 moved to a new commit, 0 on one more commit\n$/,
    );
  });
});
