// One store and its adapters are wired apart: `wire` asks for two of them.
import { join } from 'node:path';
import { builtLate, whenAsked } from '../../core/lazy.ts';
import type { ProvenanceLedger } from '../../core/ports.ts';
import { currentBranch } from '../../git/locate.ts';
import { ensureUserStore } from '../../git/repository.ts';
import { createAnchor } from '../../memories/anchor.ts';
import { createForget, createForgetAll, createMark, type StoreVerbs } from '../../memories/change.ts';
import { createKnownLessons } from '../../memories/known-lessons.ts';
import { createPurge } from '../../memories/purge.ts';
import {
  createKeep,
  createRemember,
  NO_SESSION,
  refuseUserScope,
  withFilteredAuthor,
} from '../../memories/remember.ts';
import { createDropTold } from '../../recall/unasked/shown-ledger.ts';
import { createDropGoals } from '../../session/goals.ts';
import type { Needs } from '../../session/model/ports.ts';
import { flushesEnd } from '../../session/store/session-files.ts';
import { createTrustedAuthors } from '../../share/store/trust.ts';
import { trustedAuthorsFile } from '../config/config.ts';
import { wireGit } from './git.ts';
import type { Home } from './home.ts';
import { dropVectors } from './recall.ts';
import { goalsOf, handoffsOf, storiesOf } from './session.ts';
import { heldQueue, type Spooling, type WireOptions } from './spool.ts';

/** A hook has a second or two for everything; a command takes the time it needs. */
const lessonsBudgetMs = ({ indexBound }: WireOptions): number =>
  indexBound === undefined ? Number.POSITIVE_INFINITY : 500;

/** The per-user store is made when something is to be written into it, not when somebody looks. */
async function prepareStore(home: Home, env: NodeJS.ProcessEnv): Promise<void> {
  if (home.isUserStore) await ensureUserStore(home.place, env);
}

/** Waits for other processes that write what they took out of the queues of a place. */
export const flushesEndAt = (home: Home) => (): Promise<void> => flushesEnd(join(home.directory, 'sessions'));

export interface Store extends StoreVerbs, Needs<'notes' | 'repository'> {
  readonly anchor: ReturnType<typeof createAnchor>;
  readonly remember: ReturnType<typeof createRemember>;
  /** `remember`, or the queue of this place where the notes are held by others. */
  readonly keep: ReturnType<typeof createKeep>;
  readonly forgetAll: ReturnType<typeof createForgetAll>;
  readonly commonDir: string;
  /** Has later questions know the commits of HEAD's history as it is now. Never throws. */
  readonly keepHistory: () => Promise<void>;
  readonly provenance: ProvenanceLedger;
  readonly prepare: () => Promise<void>;
}

/** One store: its adapters, and what writes to it; where `mayAdd` is false nothing new is. */
export function wireStore(options: WireOptions, spooling: Spooling, env: NodeJS.ProcessEnv, mayAdd = true) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { eraser, ...git } = wireGit(options, spooling, env, (it) => withFilteredAuthor(it, filters));
  const { notes, index, keyed, repository } = git;
  const prepare = () => (mayAdd ? prepareStore(home, env) : refuseUserScope());
  const trusted = createTrustedAuthors(trustedAuthorsFile(env)).read;
  const knownLessons = whenAsked(() =>
    createKnownLessons({ index, trusted, budgetMs: lessonsBudgetMs(options) }),
  );
  const anchor = whenAsked(() => createAnchor({ notes, index, repository, prepare, knownLessons }));
  // The user's own store has one branch, which says nothing.
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  const remember = whenAsked(() => createRemember({ anchor, filters, index, notes, clock, branch }));
  const dropTold = whenAsked(() =>
    createDropTold({
      states,
      stories: storiesOf(home),
      handoffs: handoffsOf(home),
    }),
  );
  const purge = builtLate(() =>
    createPurge({
      notes,
      eraser: eraser(),
      index,
      keyed,
      states,
      accumulator,
      held: heldQueue(home),
      flushesEnd: flushesEndAt(home),
      clock,
      dropVectors: dropVectors(git, spooling, env),
      dropTold: (memories) => {
        dropTold(memories);
        createDropGoals({ goals: goalsOf(home) })(memories);
      },
    }),
  );
  return {
    ...git,
    scope: home.isUserStore ? ('user' as const) : ('repository' as const),
    prepare,
    anchor,
    remember,
    keep: whenAsked(() =>
      createKeep({ remember, queue: () => accumulator(NO_SESSION), filters, clock, branch }),
    ),
    forget: whenAsked(() => createForget({ notes, index, keyed, repository, clock })),
    forgetAll: whenAsked(() => createForgetAll({ notes, index, keyed, repository, clock })),
    mark: whenAsked(() => createMark({ notes, index, repository, clock })),
    purge,
  };
}
