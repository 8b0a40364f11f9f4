// What users state is wired apart: no other capture pays for it.
import { currentBranch } from '../adapters/git/locate.ts';
import { CsError } from '../domain/errors.ts';
import { orLate } from '../domain/in-time.ts';
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

/** A git that has not answered by then may hang: the prompt's own deadline is 4 s, and what is to be remembered has to be queued before. */
const WRITE_DEADLINE_MS = 2_000;
const late = (): CsError => new CsError('GIT_FAILED', `git has not answered for ${WRITE_DEADLINE_MS} ms`);

type StatementOptions = Pick<WireOptions, 'clock'> & { readonly session: string };

/** What queues a statement, on top of what `wireSpool` gave. */
export function wireQueueStatement(
  options: StatementOptions,
  spooling: Spooling,
): ReturnType<typeof createQueueStatement> {
  return createQueueStatement(portsOf(options, spooling));
}

/** What writes one at once, on top of what `wire` gave. What takes too long is queued; where it is written after all, it is the same memory. */
export function wireRememberStatement(
  options: StatementOptions,
  wired: Writing,
): ReturnType<typeof createRememberStatement> {
  const inTime =
    ({ remember }: Pick<Store, 'remember'>): Store['remember'] =>
    (requests) =>
      orLate(remember(requests), WRITE_DEADLINE_MS, late);
  return createRememberStatement({
    ...portsOf(options, wired),
    remember: inTime(wired.own),
    summaryOf: async (id, scope) =>
      (await wired[scope === 'user' ? 'user' : 'own'].index.known([id])).get(id)?.summary,
    rememberForUser: wired.config.userScope.enabled ? inTime(wired.user) : undefined,
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
