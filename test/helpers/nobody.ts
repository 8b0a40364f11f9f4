import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './dist.ts';
import { makeRepository } from './repo.ts';
import { createSession, type TestSession } from './session.ts';

/** The number of a user who owns nothing. */
export const NOBODY = 65_534;

/**
 * A repository, a HOME and the bundles in `place`. Root writes where nobody may: so all of it belongs to another user,
 * and the hooks run as that one. Only root can make it.
 */
export function worldOfNobody(place: string) {
  const repository = join(place, 'repo');
  const home = join(place, 'home');
  const dist = join(place, 'dist');
  cpSync(DIST, dist, { recursive: true });
  mkdirSync(repository);
  makeRepository(repository);
  mkdirSync(home);
  const own = (uid: number): void => {
    execFileSync('chown', ['-R', `${uid}:${uid}`, place]);
  };
  own(NOBODY);
  return {
    repository,
    home,
    dist,
    /** Gives all of it to a user. */
    own,
    /** Changes the mode of all that is in .git, or in these folders of it. */
    mode: (change: string, ...folders: readonly string[]): void => {
      const within = folders.length === 0 ? [''] : folders;
      execFileSync('chmod', ['-R', change, ...within.map((name) => join(repository, '.git', name))]);
    },
    session: (id: string): TestSession =>
      createSession(repository, id, { uid: NOBODY, dist, env: { HOME: home } }),
  };
}
