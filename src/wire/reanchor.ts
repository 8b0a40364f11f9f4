// Following the code is wired apart from the rest: no flush and no recall needs it.
import { createGitHistory } from '../adapters/git/history.ts';
import { createSweepStates } from '../adapters/git/history-state.ts';
import { createObjectReader } from '../adapters/git/object-reader.ts';
import { withoutRepository } from '../adapters/git/user-store.ts';
import { createReanchor } from '../services/reanchor/reanchor.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitFolder } from './home.ts';

/** The sweep over the history, and what ends the git process behind it. */
export interface Reanchoring {
  readonly reanchor: ReturnType<typeof createReanchor>;
  close(): void;
}

/** What makes memories follow the code, on top of what `wire` gave for the same options. */
export function wireReanchor(options: WireOptions, wired: Wired): Reanchoring {
  const { home, notes, index, repository } = wired;
  const { commonDir } = home.place;
  const git = {
    cwd: gitFolder(options, home),
    env: home.isUserStore ? withoutRepository(options.env) : options.env,
  };
  const reader = createObjectReader(git);
  const history = createGitHistory({ git, commonDir, reader });
  const states = createSweepStates(home.directory);
  return { reanchor: createReanchor({ notes, index, repository, history, states }), close: reader.close };
}
