import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useEveryVerb } from '../helpers/every-verb.ts';
import { gitIsAtLeast } from '../helpers/git-version.ts';
import { doctorOf, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

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
