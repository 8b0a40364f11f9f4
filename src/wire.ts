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
import { createFlushLeftOvers } from './services/flush-left-overs.ts';
import { createFlushQueues } from './services/flush-queues.ts';
import { createForget } from './services/forget.ts';
import { createRecall } from './services/recall.ts';
import { createRemember } from './services/remember.ts';
import { createStartSession } from './services/start-session.ts';
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
  readonly startSession: ReturnType<typeof createStartSession>;
  readonly recall: ReturnType<typeof createRecall>;
  readonly remember: ReturnType<typeof createRemember>;
  readonly forget: ReturnType<typeof createForget>;
  readonly status: ReturnType<typeof createStatus>;
  readonly doctor: ReturnType<typeof createDoctor>;
  readonly logDirectory: string;
  /** Ends the git process that reads objects. */
  close(): void;
}

/**
 * Config → adapters → services. `known`: what `wireSpool` gave for the same options, where the caller has asked it
 * already, so that settings are read once. Throws what those throw.
 */
export async function wire(options: WireOptions, known?: Spooling): Promise<Wired> {
  const spooling = known ?? (await wireSpool(options));
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const env = home.isUserStore ? withoutRepository(options.env) : options.env;
  const { notes, index, repository, close } = wireGit(options, spooling, env);
  const { author } = repository;

  const anchor = createAnchor({ notes, index, repository, prepare: () => prepareStore(home, env) });
  const flush = createFlush({ anchor, filters, index });
  const flushQueues = createFlushQueues({ flush, accumulator, states, clock, author });
  const flushLeftOvers = createFlushLeftOvers({ states, accumulator, flushQueues, clock });
  const recall = createRecall({ index, repository, clock });
  const prune = (): void => {
    states.prune(clock(), STATE_MAX_AGE_MS);
    pruneLog(env, clock());
  };
  const branch = currentBranch(home.place.gitDir);
  const { isUserStore } = home;
  const isOn = spooling.config.enabled;
  const failures = { recentFailures: () => recentFailures(env), nodeVersion: process.versions.node };
  return {
    ...spooling,
    notes,
    index,
    repository,
    flushQueues,
    startSession: createStartSession({ states, repository, index, recall, flushLeftOvers, prune }),
    recall,
    remember: createRemember({ anchor, filters, index, clock, branch }),
    forget: createForget({ notes, index, repository, clock }),
    status: createStatus({ index, states, accumulator, clock }),
    doctor: createDoctor({ notes, repository, filters, states, accumulator, isUserStore, isOn, ...failures }),
    logDirectory: logDirectory(env),
    close,
  };
}

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
function wireGit(options: WireOptions, { home, states }: Spooling, env: NodeJS.ProcessEnv) {
  const { gitDir, commonDir, root } = home.place;
  const cwd = existsSync(options.cwd) && !home.isUserStore ? options.cwd : (root ?? gitDir);
  const knownAuthor = options.session === undefined ? undefined : states.read(options.session)?.author;
  const git = { cwd, env };
  const reader = createObjectReader(git);
  const repository = createGitRepository({
    ...git,
    gitDir,
    reader,
    ...(knownAuthor === undefined ? {} : { knownAuthor }),
  });
  const notes = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: options.clock ?? Date.now,
    author: repository.author,
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
  });
  const index = createWordsIndex({ directory: join(home.directory, 'index'), notes });
  return { notes, index, repository, close: reader.close };
}
