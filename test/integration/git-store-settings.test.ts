import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fsckComplaints, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';

const folder = useFolders();

describe('an author', () => {
  it.each([
    ['a line break', 'Ada\nLovelace'],
    ['dots at both ends', '.Ada.'],
    ['quotes around it', '"Ada"'],
    ['angle brackets', 'Ada <x> Lovelace'],
    ['letters of everywhere', 'Ada Łø 😀'],
  ])('of the environment with %s is as git writes it', async (_what, name) => {
    const repository = makeRepository(folder());
    const who = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: 'ada@example.org' };
    git(repository, ['commit', '--quiet', '--allow-empty', '--message', 'by git'], { env: who });
    const { remember } = await wired(repository, { env: { ...process.env, ...who } });
    await remember([{ summary: 'mine' }]);
    const asGit = git(repository, ['log', '-1', '--format=%an <%ae>']).trim();
    expect(linesByGit(repository)).toMatchObject([{ author: asGit }]);
    const notes = 'refs/notes/cs/learnings';
    expect(git(repository, ['log', '-1', '--format=%cn <%ce>', notes]).trim()).toBe(asGit);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it.each([
    ['an empty HOME', { HOME: '' }],
    ['a HOME that cannot be', { HOME: join(process.execPath, 'home') }],
    ['empty names', { GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '', GIT_COMMITTER_EMAIL: '' }],
  ])('is not needed, also with %s', async (_what, env) => {
    const repository = makeRepository(folder());
    for (const key of ['user.name', 'user.email']) git(repository, ['config', '--unset', key]);
    git(repository, ['config', 'user.useConfigOnly', 'true']);
    const home = folder();
    const away = {
      XDG_STATE_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
    };
    const session = createSession(repository, 's1', { env: { ...away, ...env } });
    await session.fail(errorNumber(1));
    await session.stop();
    expect(linesByGit(repository)).toMatchObject([{ type: 'memory' }]);
    expect(linesByGit(repository)[0]).not.toHaveProperty('author');
    expect(fsckComplaints(repository)).toEqual([]);
  });
});

describe('a repository that borrows objects', () => {
  it.each(['--shared', '--reference'])('from another (git clone %s) has notes of its own', async (how) => {
    const lender = makeRepository(folder());
    const first = await wired(lender);
    const [entry] = await first.remember([{ summary: 'of the lender' }]);
    const before = git(lender, ['for-each-ref']);
    const borrower = join(folder(), 'borrower');
    const from = how === '--shared' ? ['--shared', lender] : ['--reference', lender, `file://${lender}`];
    git(lender, ['clone', '--quiet', ...from, borrower]);
    git(borrower, ['fetch', '--quiet', 'origin', 'refs/notes/cs/*:refs/notes/cs/*']);
    const { remember, index, purge } = await wired(borrower);
    await remember([{ summary: 'of the borrower' }]);
    expect((await index.all()).map(({ summary }) => summary).sort()).toEqual([
      'of the borrower',
      'of the lender',
    ]);
    expect(git(lender, ['for-each-ref'])).toBe(before);
    const told = await purge.purge(await purge.find([entry?.id ?? '']));
    expect(told.leftIn).toEqual([join(lender, '.git/objects')]);
    expect(linesByGit(lender)).toMatchObject([{ summary: 'of the lender' }]);
    for (const repository of [lender, borrower]) expect(fsckComplaints(repository)).toEqual([]);
  });
});
