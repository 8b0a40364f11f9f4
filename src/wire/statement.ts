// What users state is wired apart: no other capture pays for it.
import { currentBranch } from '../adapters/git/locate.ts';
import {
  createQueueStatement,
  createRememberStatement,
  type QueueStatementPorts,
} from '../services/capture/note-statement.ts';
import type { Spooling, WireOptions } from './spool.ts';
import type { Store } from './store.ts';
import { isFileIn } from './story.ts';

/** What `wire` gave, as far as it is needed here. */
type Writing = Spooling & Readonly<Record<'own' | 'user', Pick<Store, 'remember' | 'index'>>>;

type StatementOptions = Pick<WireOptions, 'clock'> & { readonly session: string };

/** What queues a statement, on top of what `wireSpool` gave. */
export function wireQueueStatement(
  options: StatementOptions,
  spooling: Spooling,
): ReturnType<typeof createQueueStatement> {
  return createQueueStatement(portsOf(options, spooling));
}

/** What writes one at once, on top of what `wire` gave. */
export function wireRememberStatement(
  options: StatementOptions,
  wired: Writing,
): ReturnType<typeof createRememberStatement> {
  return createRememberStatement({
    ...portsOf(options, wired),
    remember: wired.own.remember,
    summaryOf: async (id, scope) =>
      (await wired[scope === 'user' ? 'user' : 'own'].index.known([id])).get(id)?.summary,
    rememberForUser: wired.config.userScope.enabled ? wired.user.remember : undefined,
  });
}

function portsOf(
  { session, clock = Date.now }: StatementOptions,
  { filters, home, accumulator }: Spooling,
): QueueStatementPorts {
  const { gitDir } = home.place;
  return {
    filters,
    clock,
    accumulator: accumulator(session),
    branch: home.isUserStore ? undefined : currentBranch(gitDir),
    isFile: isFileIn(home),
  };
}
