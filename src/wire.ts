import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentBranch } from './adapters/git/locate.ts';
import { createGitNoteStore } from './adapters/git/note-store.ts';
import { createObjectReader } from './adapters/git/object-reader.ts';
import { createGitRepository } from './adapters/git/repository.ts';
import { ensureUserStore, withoutRepository } from './adapters/git/user-store.ts';
import { createWordsIndex } from './adapters/index/words/words-index.ts';
import { logDirectory, pruneLog, recentFailures } from './adapters/log/log.ts';
import { DAY_MS } from './domain/age.ts';
import type { MemoryIndex, NoteStore, Repository } from './ports.ts';
import { createAnchor } from './services/anchor.ts';
import { createDoctor } from './services/doctor.ts';
import { createFlush } from './services/flush.ts';
import { createFlushQueues } from './services/flush-queues.ts';
import { createForget } from './services/forget.ts';
import { createRecall } from './services/recall.ts';
import { createRemember } from './services/remember.ts';
import { createStatus } from './services/status.ts';
import { type Home, type Spooling, type WireOptions, wireSpool } from './wire-spool.ts';

export { type FilterLoaders, type Spooling, type WireOptions, wireSpool, workplaces } from './wire-spool.ts';

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

/** The per-user store is made when something is to be written into it, not when somebody looks. */
async function prepareStore(home: Home, env: NodeJS.ProcessEnv): Promise<void> {
  if (home.isUserStore) await ensureUserStore(home.place, env);
}

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export interface Wired extends Spooling {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly flushQueues: ReturnType<typeof createFlushQueues>;
  readonly recall: ReturnType<typeof createRecall>;
  readonly remember: ReturnType<typeof createRemember>;
  readonly forget: ReturnType<typeof createForget>;
  readonly status: ReturnType<typeof createStatus>;
  readonly doctor: ReturnType<typeof createDoctor>;
  readonly logDirectory: string;
  /** Removes what is older than anybody will ask for: session states and log files. */
  readonly prune: () => void;
  /** Ends the git process that reads objects. */
  close(): void;
}

/** Config → adapters → services. Throws what those throw. */
export async function wire(options: WireOptions): Promise<Wired> {
  const spooling = await wireSpool(options);
  const { home, filters, states } = spooling;
  const clock = options.clock ?? Date.now;
  const env = home.isUserStore ? withoutRepository(options.env) : options.env;
  const cwd =
    existsSync(options.cwd) && !home.isUserStore ? options.cwd : (home.place.root ?? home.place.gitDir);
  const knownAuthor = options.session === undefined ? undefined : states.read(options.session)?.author;

  const git = { cwd, env };
  const reader = createObjectReader(git);
  const repository = createGitRepository({
    cwd,
    env,
    gitDir: home.place.gitDir,
    reader,
    ...(knownAuthor === undefined ? {} : { knownAuthor }),
  });
  const notes = createGitNoteStore({
    git,
    commonDir: home.place.commonDir,
    reader,
    clock,
    author: repository.author,
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
  });
  const index = createWordsIndex({ directory: join(home.directory, 'index'), notes });
  const anchor = createAnchor({ notes, index, repository, prepare: () => prepareStore(home, env) });
  const branch = currentBranch(home.place.gitDir);
  return {
    ...spooling,
    notes,
    index,
    repository,
    flushQueues: createFlushQueues({
      flush: createFlush({ anchor, filters, index }),
      accumulator: spooling.accumulator,
      states,
      clock,
      author: repository.author,
    }),
    recall: createRecall({ index, repository, clock }),
    remember: createRemember({ anchor, filters, index, clock, branch }),
    forget: createForget({ notes, index, repository, clock }),
    status: createStatus({ index, states, accumulator: spooling.accumulator, clock }),
    doctor: createDoctor({
      notes,
      repository,
      filters,
      states,
      accumulator: spooling.accumulator,
      isUserStore: home.isUserStore,
      isOn: spooling.config.enabled,
      recentFailures: () => recentFailures(env),
      nodeVersion: process.versions.node,
    }),
    logDirectory: logDirectory(env),
    prune: () => {
      states.prune(clock(), STATE_MAX_AGE_MS);
      pruneLog(env, clock());
    },
    close: reader.close,
  };
}
