import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  clone,
  commit,
  commitOf,
  expectAttached,
  lesson,
  memory,
  remember,
  sweep,
  text,
  user,
} from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const NOTES = 'refs/notes/cs/learnings';

describe('where not all of the history is here', () => {
  it('a shallow clone takes the commit at its end for no squash, and a missing one for unknown', async () => {
    const repository = makeRepository(folder());
    const before = await lesson(repository, 'before');
    const inside = await lesson(repository, 'inside');
    commit(repository, 'the end', { 'end.txt': text('end') });
    const shallow = clone(`file://${repository}`, join(folder(), 'shallow'), '--depth=2');
    git(shallow, ['fetch', '--quiet', 'origin', `${NOTES}:${NOTES}`]);
    expect(await sweep(shallow)).toMatchObject({ moved: 0, copied: 0, unresolved: 0 });
    expect((await memory(shallow, before.id)).anchors).toEqual([before.commit]);
    const mine = await lesson(shallow, 'mine');
    git(shallow, ['reset', '--quiet', '--hard', 'HEAD~1']);
    git(shallow, ['update-ref', '-d', 'refs/remotes/origin/main']);
    expect(await sweep(shallow)).toMatchObject({ moved: 0, copied: 0, unresolved: 1 });
    commit(shallow, 'mine again', { [mine.path]: text('mine') });
    await sweep(shallow);
    await expectAttached(shallow, mine.id, 'HEAD');
    await expectAttached(shallow, inside.id, inside.commit);
  });

  it('the commit at the end of a shallow clone has all there is, and took in none of it', async () => {
    const repository = makeRepository(folder());
    commit(repository, 'old', { 'old.txt': text('old') });
    git(repository, ['switch', '--quiet', '-c', 'feature']);
    commit(repository, 'feature', { 'feature.txt': text('feature') });
    const id = await remember(repository, 'about old things', ['old.txt']);
    git(repository, ['switch', '--quiet', 'main']);
    commit(repository, 'main goes on', { 'main.txt': text('main') });
    const options = ['--depth=1', '--no-single-branch'];
    const shallow = clone(`file://${repository}`, join(folder(), 'shallow'), ...options);
    git(shallow, ['fetch', '--quiet', 'origin', `${NOTES}:${NOTES}`]);
    const feature = commitOf(shallow, 'origin/feature');
    git(shallow, ['update-ref', '-d', 'refs/remotes/origin/feature']);
    expect(await sweep(shallow)).toMatchObject({ moved: 0, copied: 0, unresolved: 1 });
    expect((await memory(shallow, id)).anchors).toEqual([feature]);
  });

  it('a partial clone follows what is here, and fetches nothing', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'uploadpack.allowFilter', 'true']);
    for (const name of ['old', 'older']) commit(repository, name, { 'old.txt': text(name) });
    const partial = clone(
      `file://${repository}`,
      join(folder(), 'partial'),
      '--filter=blob:none',
      '--no-checkout',
    );
    git(partial, ['switch', '--quiet', 'main']);
    const missing = () =>
      git(partial, ['rev-list', '--objects', '--missing=print', 'HEAD']).match(/^\?/gm)?.length ?? 0;
    const before = missing();
    expect(before).toBeGreaterThan(0);
    const one = await lesson(partial, 'one');
    const two = await lesson(partial, 'two', { 'old.txt': text('changed') });
    git(partial, ['reset', '--quiet', '--soft', 'HEAD~2']);
    git(partial, ['commit', '--quiet', '--message', 'both at once']);
    await sweep(partial);
    for (const { id } of [one, two]) await expectAttached(partial, id, 'HEAD');
    git(partial, ['reset', '--quiet', '--soft', 'HEAD~2']);
    git(partial, ['commit', '--quiet', '--message', 'with one whose parent has content that is not here']);
    expect(await sweep(partial)).toMatchObject({ moved: 0, unresolved: 2, complete: true });
    expect(missing()).toBe(before);
  });

  it('a commit below one that is gone is missing: the others follow all the same', async () => {
    const repository = makeRepository(folder());
    const one = await lesson(repository, 'one');
    git(repository, ['switch', '--quiet', '-c', 'broken']);
    const below = commit(repository, 'below', { 'below.txt': text('below') });
    await lesson(repository, 'above');
    git(repository, ['switch', '--quiet', 'main']);
    git(repository, ['branch', '--quiet', '-D', 'broken']);
    user(repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    git(repository, ['reflog', 'expire', '--expire=now', '--all']);
    rmSync(join(repository, '.git/objects', below.slice(0, 2), below.slice(2)));
    expect(await sweep(repository)).toMatchObject({ moved: 1, unresolved: 1 });
    await expectAttached(repository, one.id, 'HEAD');
  });
});
