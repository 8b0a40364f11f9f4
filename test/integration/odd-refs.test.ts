import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFiles, doctorOf, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

/** Something that is no notes commit at a ref of ours, as anybody may push it who may push at all. */
function plant(repository: string, what: 'blob' | 'tree' | 'tag', namespace: string): void {
  writeFileSync(join(repository, 'odd.txt'), 'odd\n');
  const blob = git(repository, ['hash-object', '-w', 'odd.txt']).trim();
  if (what === 'tag') git(repository, ['tag', '-a', '-m', 'odd', 'odd', blob]);
  const oid = { blob, tree: 'HEAD^{tree}', tag: 'refs/tags/odd' }[what];
  git(repository, ['update-ref', `refs/notes/cs/${namespace}`, git(repository, ['rev-parse', oid]).trim()]);
}

describe.each(['blob', 'tree', 'tag'] as const)('a %s where notes should be', (what) => {
  it('is in nobody’s way, and doctor tells of it', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'a\n' });
    plant(repository, what, 'evil');
    const store = await wired(repository);
    await store.remember([
      {
        namespace: 'decisions',
        kind: 'decision',
        summary: 'Deploys run on Tuesdays',
        evidence: 'user-stated',
      },
    ]);
    const found = await store.recall.ask({ text: 'deploys' }, 5);
    expect(found.map(({ memory }) => memory.summary)).toEqual(['Deploys run on Tuesdays']);
    expect((await store.index.all()).map(({ summary }) => summary)).toEqual(['Deploys run on Tuesdays']);
    const refs = (await doctorOf(repository)).find(({ name }) => name === 'refs');
    expect(refs).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining(`refs/notes/cs/evil (${what})`),
    });
    expect((await doctorOf(repository)).find(({ name }) => name === 'notes')?.state).toBe('ok');
  });
});
