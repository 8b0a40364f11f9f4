import { resolve } from 'node:path';
import { expect } from 'vitest';
import { fsckComplaints, git, linesByGit, wired } from './repo.ts';
import { createSession, errorNumber, spoolFiles } from './session.ts';

/** Does all that writes notes, by the services and by a hook, and expects that all of it went well. */
export async function useEveryVerb(repository: string): Promise<void> {
  const { remember, forget, findToPurge, purge } = await wired(repository);
  const [kept, erased] = await remember([{ summary: 'kept' }, { summary: 'erased' }]);
  await forget(kept?.id ?? '', 'forgotten');
  await forget(kept?.id ?? '', 'restored');
  await purge(await findToPurge([erased?.id ?? '']));
  const session = createSession(repository, 's1');
  await session.fail(errorNumber(1));
  expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  const commonDir = git(repository, ['rev-parse', '--git-common-dir']).trim();
  expect(spoolFiles(resolve(repository, commonDir))).toEqual([]);
  expect(
    linesByGit(repository)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['forgotten', 'memory', 'memory', 'purged', 'restored']);
  expect(fsckComplaints(repository)).toEqual([]);
}
