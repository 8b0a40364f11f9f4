import { statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/lazy.ts';
import { readJsonFile, writeJsonFile } from '../files/write.ts';
import type { RepositoryPlace } from './locate.ts';

/** What the settings files that we look at do not show (the system's, those that are included) is asked for again after a day. */
const KEPT_MS = 24 * 60 * 60_000;
/** Who has one of these set may be somebody else in the next process. */
const NAMING = /^(?:GIT_AUTHOR_|GIT_CONFIG(?!_NOSYSTEM$)|EMAIL$)/;

interface Kept {
  readonly at: number;
  readonly mark: string;
  readonly self: readonly string[];
}

/** Another version of the product may have written it. */
function isKept(value: unknown): value is Kept {
  const { at, mark, self } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isSelf = Array.isArray(self) && self.every((one) => typeof one === 'string');
  return isSelf && typeof at === 'number' && typeof mark === 'string';
}

function markOf(path: string): string {
  const stat = attempt(() => statSync(path)); // not there, or below what is no folder
  return stat === undefined ? '-' : `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/**
 * Who the user is to git here (see readIdentities), kept in a file of this clone, so that a question of a session that has not asked need not
 * start a process. Asked anew where git's settings of the user or the clone have changed.
 */
export function createKnownIdentities(
  file: string,
  { gitDir, commonDir }: RepositoryPlace,
  env: NodeJS.ProcessEnv,
  clock: () => number,
) {
  const mark = (): string | undefined => {
    if (Object.keys(env).some((name) => NAMING.test(name))) return undefined;
    const home = env['HOME'] ?? '';
    const users = [
      join(home, '.gitconfig'),
      join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'git/config'),
    ];
    return [...users, join(commonDir, 'config'), join(gitDir, 'config.worktree')].map(markOf).join(' | ');
  };
  return {
    /** Undefined where nothing is known, or where it may be out of date. */
    read: (): readonly string[] | undefined => {
      const kept = readJsonFile(file);
      if (!isKept(kept) || Math.abs(clock() - kept.at) > KEPT_MS) return undefined;
      return kept.mark === mark() ? kept.self : undefined;
    },
    /** Where nothing can be written git is asked again. */
    keep: (self: readonly string[]): void => {
      const now = mark();
      if (now === undefined || self.length === 0) return;
      attempt(() => writeJsonFile(file, { at: clock(), mark: now, self } satisfies Kept));
    },
  };
}
