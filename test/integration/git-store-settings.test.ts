import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useEveryVerb } from '../helpers/every-verb.ts';
import { gitIsAtLeast } from '../helpers/git-version.ts';
import {
  doctorOf,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';
import { makeShared, namespaceOfReport, placeIn } from '../helpers/sync.ts';

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
    const { remember, index, findToPurge, purge } = await wired(borrower);
    await remember([{ summary: 'of the borrower' }]);
    expect((await index.all()).map(({ summary }) => summary).sort()).toEqual([
      'of the borrower',
      'of the lender',
    ]);
    expect(git(lender, ['for-each-ref'])).toBe(before);
    const told = await purge(await findToPurge([entry?.id ?? '']));
    expect(told.leftIn).toEqual([join(lender, '.git/objects')]);
    expect(linesByGit(lender)).toMatchObject([{ summary: 'of the lender' }]);
    for (const repository of [lender, borrower]) expect(fsckComplaints(repository)).toEqual([]);
  });
});

// `git init --ref-format` came with git 2.45
describe.skipIf(!gitIsAtLeast(2, 45))('a repository with reftable', () => {
  it.each([[[]], [['--object-format=sha256']]])('keeps notes as any other does %j', async (formats) => {
    const repository = makeRepository(folder(), '--ref-format=reftable', ...formats);
    git(repository, ['switch', '--quiet', '-c', 'fix/the-pool']);
    await useEveryVerb(repository);
    const { index, repository: told } = await wired(repository);
    expect((await index.all()).find(({ kind }) => kind === 'error')?.branch).toBe('fix/the-pool');
    expect((await told.head()).branch).toBe('fix/the-pool');
    expect((await doctorOf(repository)).find(({ name }) => name === 'writing')?.state).toBe('ok');
    const branches = Array.from({ length: 300 }, (_, n) => `create refs/heads/b${n} HEAD\n`).join('');
    git(repository, ['update-ref', '--stdin'], { input: branches });
    git(repository, ['pack-refs', '--all']);
    expect((await told.head()).branch).toBe('fix/the-pool');
    const linked = join(folder(), 'linked');
    git(repository, ['worktree', 'add', '--quiet', '-b', 'side', linked]);
    expect((await (await wired(linked)).repository.head()).branch).toBe('side');
    git(repository, ['switch', '--quiet', '--detach']);
    expect((await told.head()).branch).toBeUndefined();
    expect(readdirSync(join(repository, '.git')).filter((name) => name.startsWith('fast_'))).toEqual([]);
  });

  it.each([[[]], [['-c', 'reftable.blockSize=256']]])(
    'knows its branch whatever else a newer table names, with %j',
    async (options) => {
      const repository = makeRepository(folder(), '--ref-format=reftable');
      git(repository, [...options, 'switch', '--quiet', '-c', 'fix/the-pool']);
      const branch = async () => (await (await wired(repository)).repository.head()).branch;
      git(repository, [...options, 'update-ref', 'CHERRY_PICK_HEAD', 'HEAD']);
      expect(await branch()).toBe('fix/the-pool');
      const names = Array.from({ length: 40 }, (_, n) => `create A${n}_HEAD HEAD\n`).join('');
      git(repository, [...options, 'update-ref', '--stdin'], { input: names });
      expect(await branch()).toBe('fix/the-pool');
      git(repository, [...options, 'pack-refs', '--all']);
      expect(await branch()).toBe('fix/the-pool');
      git(repository, ['update-ref', '-d', 'CHERRY_PICK_HEAD']);
      git(repository, [...options, 'switch', '--quiet', '-c', 'another']);
      expect(await branch()).toBe('another');
    },
  );
});

const EVENTS = [
  'reference-transaction',
  'post-commit',
  'pre-commit',
  'commit-msg',
  'post-rewrite',
  'pre-auto-gc',
  'pre-push',
  'post-index-change',
];

/** A program that leaves a trace when it is run, and fails. */
function failingProgram(path: string, trace: string): string {
  writeFileSync(path, `#!/bin/sh\ntouch '${trace}'\nexit 1\n`);
  chmodSync(path, 0o755);
  return path;
}

describe("the user's hooks", () => {
  it.each(['core.hooksPath', 'the repository'])('in %s are not run by any verb', async (where) => {
    const repository = makeRepository(folder());
    const trace = join(folder(), 'ran');
    const hooks = where === 'core.hooksPath' ? folder() : join(repository, '.git/hooks');
    if (where === 'core.hooksPath') git(repository, ['config', 'core.hooksPath', hooks]);
    mkdirSync(hooks, { recursive: true });
    for (const name of EVENTS) failingProgram(join(hooks, name), trace);
    await useEveryVerb(repository);
    expect(existsSync(trace)).toBe(false);
  });

  // `hook.<name>.command` came with git 2.54; an older git knows no hooks in its settings
  it.skipIf(!gitIsAtLeast(2, 54))('in the settings are not run by any verb', async () => {
    const repository = makeRepository(folder());
    const trace = join(folder(), 'ran');
    for (const event of EVENTS) git(repository, ['config', '--add', 'hook.mine.event', event]);
    git(repository, ['config', 'hook.mine.command', failingProgram(join(folder(), 'hook'), trace)]);
    await useEveryVerb(repository);
    expect(existsSync(trace)).toBe(false);
  });
});

describe('signing that is switched on, with a program that fails', () => {
  it('is asked of by no verb, and by no sync', async () => {
    const { clone, remote } = makeShared(folder());
    const repository = clone('a');
    const trace = join(folder(), 'ran');
    git(repository, ['config', 'gpg.program', failingProgram(join(folder(), 'gpg'), trace)]);
    for (const what of ['commit.gpgSign', 'tag.gpgSign', 'tag.forceSignAnnotated', 'push.gpgSign'])
      git(repository, ['config', what, 'true']);
    await useEveryVerb(repository);
    const place = await placeIn(repository);
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(existsSync(trace)).toBe(false);
    expect(git(remote, ['for-each-ref', 'refs/notes/cs'])).not.toBe('');
  });
});
