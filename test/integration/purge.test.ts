import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFiles, fsckComplaints, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const SECRET = 'the rocket launches at dawn from pad nine';

/** Every object git has, inflated, and every file of the git directory as it is. */
function everything(repository: string): string {
  const objects = git(repository, ['cat-file', '--batch-all-objects', '--batch', '--buffer']);
  const gitDir = join(repository, '.git');
  const files = readdirSync(gitDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return `${objects}\n${files.join('\n')}`;
}

/** A repository with 30 harmless memories and one that must go, written in several flushes. */
async function storeWithSecret(...initArgs: readonly string[]) {
  const repository = makeRepository(folder(), ...initArgs);
  const store = await wired(repository);
  const ids: string[] = [];
  let secretId = '';
  for (let round = 0; round < 5; round += 1) {
    const requests = Array.from({ length: 6 }, (_, n) => ({ summary: `Lesson ${round}-${n}`, body: 'kept' }));
    ids.push(...(await store.remember(requests)).map(({ id }) => id));
    if (round === 2)
      secretId = (await store.remember([{ summary: SECRET, body: `because ${SECRET}` }]))[0]?.id ?? '';
    commitFiles(repository, { 'a.txt': `${round}` });
  }
  return { repository, store, ids, secretId };
}

const summaries = async (repository: string): Promise<string[]> => {
  const store = await wired(repository);
  return (await store.index.all()).map(({ summary }) => summary).sort();
};

const purge = async (repository: string, id: string) => {
  const store = await wired(repository);
  return store.purge.purge(await store.purge.find([id]));
};

describe('purge', () => {
  it.each([
    ['loose objects', []],
    ['a pack', ['gc', '--quiet']],
    ['a pack with bitmap, commit graph and multi-pack index', ['repack', '-adq', '--write-bitmap-index']],
  ])('takes every byte of a memory out of %s, and leaves all else', async (_where, packing) => {
    const { repository, secretId } = await storeWithSecret();
    writeFileSync(join(repository, 'b.txt'), 'not committed\n');
    const dangling = git(repository, ['hash-object', '-w', 'b.txt']).trim();
    if (packing.length > 0) {
      git(repository, packing);
      git(repository, ['commit-graph', 'write', '--reachable']);
      git(repository, ['multi-pack-index', 'write']);
    }
    const before = await summaries(repository);
    const code = git(repository, ['rev-list', '--objects', 'main']);
    expect(everything(repository)).toContain(SECRET);

    const result = await purge(repository, secretId);
    expect(result).toMatchObject({ ids: [secretId], leftIn: [], refs: ['refs/notes/cs/learnings'] });
    expect(everything(repository)).not.toContain(SECRET);
    expect(await summaries(repository)).toEqual(before.filter((summary) => summary !== SECRET));
    expect(git(repository, ['rev-list', '--objects', 'main'])).toBe(code);
    expect(git(repository, ['cat-file', '-p', dangling])).toBe('not committed\n');
    expect(fsckComplaints(repository)).toEqual([]);
    expect(git(repository, ['for-each-ref', 'refs/cs-memory'])).toBe('');
  });

  it('keeps the history of the other memories', async () => {
    const { repository, secretId } = await storeWithSecret();
    const log = (): string[] =>
      git(repository, ['log', '--format=%an %ad %s', 'refs/notes/cs/learnings']).trim().split('\n');
    const before = log();
    await purge(repository, secretId);
    expect(log().slice(-before.length)).toEqual(before);
  });

  it('works in a SHA-256 repository', async () => {
    const { repository, secretId } = await storeWithSecret('--object-format=sha256');
    git(repository, ['gc', '--quiet']);
    await purge(repository, secretId);
    expect(everything(repository)).not.toContain(SECRET);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('reaches what a lost race left behind, reflogs, and what was fetched', async () => {
    const { repository, secretId } = await storeWithSecret();
    const notes = 'refs/notes/cs/learnings';
    git(repository, ['update-ref', 'refs/notes/cs-remote/origin/learnings', notes]);
    // a commit that no ref ever pointed to, with the text in it
    git(repository, ['commit-tree', '-p', notes, '-m', 'lost', `${notes}^{tree}`]);
    await purge(repository, secretId);
    expect(everything(repository)).not.toContain(SECRET);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('tells of a ref that is not ours and still has the text', async () => {
    const { repository, secretId } = await storeWithSecret();
    git(repository, ['update-ref', 'refs/notes/backup', 'refs/notes/cs/learnings']);
    expect(await purge(repository, secretId)).toMatchObject({ leftIn: ['refs/notes/backup'] });
  });

  it('is not undone by a clone that still has the text, and does not stop it from being learned again', async () => {
    const { repository, secretId } = await storeWithSecret();
    const clone = folder();
    git(clone, ['clone', '--quiet', repository, '.']);
    git(clone, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    await purge(repository, secretId);
    git(repository, ['fetch', '--quiet', clone, 'refs/notes/cs/learnings:refs/notes/theirs']);
    git(repository, [
      'notes',
      '--ref=cs/learnings',
      'merge',
      '-q',
      '-s',
      'cat_sort_uniq',
      'refs/notes/theirs',
    ]);
    expect(await summaries(repository)).not.toContain(SECRET);
    const again = await (await wired(repository)).remember([{ summary: SECRET, body: `because ${SECRET}` }]);
    expect(again).toMatchObject([{ id: secretId, became: 'memory' }]);
    expect(await summaries(repository)).toContain(SECRET);
  });

  it('done twice changes nothing the second time', async () => {
    const { repository, secretId } = await storeWithSecret();
    await purge(repository, secretId);
    const refs = git(repository, ['for-each-ref']);
    expect(await purge(repository, secretId)).toMatchObject({ refs: [], objects: 0 });
    expect(git(repository, ['for-each-ref'])).toBe(refs);
  });
});
