import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { DAY_MS } from '../core/time.ts';
import { readShaped, writeJsonFile } from '../files/write.ts';
import { fileMark, type RepositoryPlace } from './locate.ts';

/** Who has one of these set may be somebody else in the next process. */
const NAMING = /^(?:GIT_AUTHOR_|GIT_CONFIG(?!_NOSYSTEM$)|EMAIL$)/;

type Kept = { readonly at: number; readonly mark: string; readonly self: readonly string[] };

/** Who the user is to git, kept in a file so that a question needs no process; anew when git's settings change, and after a day. */
export function createKnownIdentities(
  file: string,
  { gitDir, commonDir }: RepositoryPlace,
  env: NodeJS.ProcessEnv,
  clock: () => number,
) {
  const home = env['HOME'] ?? '';
  const config = env['XDG_CONFIG_HOME'] ?? join(home, '.config');
  const files = [join(home, '.gitconfig'), join(config, 'git/config'), join(commonDir, 'config')];
  const mark = (): string | undefined =>
    Object.keys(env).some((name) => NAMING.test(name))
      ? undefined
      : [...files, join(gitDir, 'config.worktree')].map(fileMark).join(' | ');
  return {
    /** Undefined where nothing is known, or where it may be out of date. */
    read: (): readonly string[] | undefined => {
      const kept = readShaped<Kept>(file, { at: 'number', mark: 'text', self: 'texts' });
      if (kept === undefined || Math.abs(clock() - kept.at) > DAY_MS) return undefined;
      return kept.mark === mark() ? kept.self : undefined;
    },
    /** Where nothing can be written git is asked again. */
    keep: (self: readonly string[]): void => {
      const now = mark();
      if (now === undefined || self.length === 0) return;
      attempt(() => writeJsonFile(file, { at: clock(), mark: now, self }));
    },
  };
}
