import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noticeOf } from '../../src/app/hooks/notices.ts';
import { rememberStatement } from '../../src/capture/remember-statement.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

it('where nobody can tell what is to be forgotten, that is what is told', async () => {
  const repository = makeRepository(folder());
  const store = await wired(repository);
  await store.remember([{ summary: 'deploys run on Tuesdays', evidence: 'user-stated' }]);
  rmSync(join(store.home.directory, 'index'), { recursive: true, force: true });
  const hurried = await wired(repository, { indexBound: { maxNoteBytes: 0, maxMemories: 0 } });
  const told = await rememberStatement(hurried, 's1', 'forget that deploys run on Tuesdays');
  expect(told).toMatchObject([{ state: 'unclear', why: { code: 'INDEX_BEHIND' } }]);
  expect(noticeOf(told, {})).toMatch(
    /^cs-memory: “deploys run on Tuesdays” was not forgotten, because [^;]+; see `[^`]+`\.$/,
  );
});
