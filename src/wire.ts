import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentBranch } from './adapters/git/locate.ts';
import { createNoteArchive } from './adapters/git/note-archive.ts';
import { createGitNoteStore } from './adapters/git/note-store.ts';
import { createObjectReader } from './adapters/git/object-reader.ts';
import { createNoteEraser } from './adapters/git/purge/note-eraser.ts';
import { createGitRepository } from './adapters/git/repository.ts';
import { ensureUserStore, hasUserStore, withoutRepository } from './adapters/git/user-store.ts';
import { createWordsIndex } from './adapters/index/words/words-index.ts';
import { failureRecord, logDirectory, pruneLog, recentFailures, writeLog } from './adapters/log/log.ts';
import { DAY_MS } from './domain/age.ts';
import type { NoteStore, Repository } from './ports.ts';
import type { MemoryIndex } from './ports-recall.ts';
import { createAnchor } from './services/anchor.ts';
import { createDoctor } from './services/doctor.ts';
import { createForgetEverywhere, createPurgeEverywhere, type StoreVerbs } from './services/every-store.ts';
import { withFilteredAuthor } from './services/filter-author.ts';
import { createFlush } from './services/flush.ts';
import { createFlushLeftOvers } from './services/flush-left-overs.ts';
import { createFlushQueues } from './services/flush-queues.ts';
import { createForget } from './services/forget.ts';
import { createMemoryStores, type MemoryStores } from './services/memory-stores.ts';
import { createPurge } from './services/purge.ts';
import { createRecall } from './services/recall.ts';
import { createRemember } from './services/remember.ts';
import { createScanNotes } from './services/scan-notes.ts';
import { createStartSession } from './services/start-session.ts';
import { createStatus } from './services/status.ts';
import { type Home, type Spooling, userSpooling, type WireOptions, wireSpool } from './wire-spool.ts';

export { type FilterLoaders, type Spooling, type WireOptions, wireSpool, workplaces } from './wire-spool.ts';

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

/** The per-user store is made when something is to be written into it, not when somebody looks. */
async function prepareStore(home: Home, env: NodeJS.ProcessEnv): Promise<void> {
  if (home.isUserStore) await ensureUserStore(home.place, env);
}

/** One store, and what writes to it. */
export interface Store extends StoreVerbs {
  readonly notes: NoteStore;
  readonly repository: Repository;
  readonly anchor: ReturnType<typeof createAnchor>;
  readonly remember: ReturnType<typeof createRemember>;
  /** Makes it where it is not there yet. */
  readonly prepare: () => Promise<void>;
}

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export interface Wired extends Spooling {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  /** The memories of this place and the user's own, as one. */
  readonly stores: MemoryStores;
  /** The store of this place, and the user's own: the same outside of a repository. */
  readonly own: Store;
  readonly user: Store;
  readonly flushQueues: ReturnType<typeof createFlushQueues>;
  readonly startSession: ReturnType<typeof createStartSession>;
  readonly recall: ReturnType<typeof createRecall>;
  readonly remember: ReturnType<typeof createRemember>;
  readonly forget: ReturnType<typeof createForget>;
  readonly purge: ReturnType<typeof createPurge>;
  readonly status: ReturnType<typeof createStatus>;
  readonly doctor: ReturnType<typeof createDoctor>;
  readonly scanNotes: ReturnType<typeof createScanNotes>;
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
  const { isUserStore } = home;
  const clock = options.clock ?? Date.now;
  const env = isUserStore ? withoutRepository(options.env) : options.env;
  const { archive, close: closeOwn, ...own } = wireStore(options, spooling, env);
  const { notes, index, repository, anchor, remember } = own;
  const elsewhere = userSpooling(spooling, options);
  const { close: closeUser, ...user } = isUserStore
    ? { ...own, close: closeOwn }
    : wireStore(options, elsewhere, withoutRepository(options.env));
  const hasUser = (): boolean => !isUserStore && hasUserStore(elsewhere.home.place);
  const stores = createMemoryStores({
    index,
    scope: own.scope,
    userIndex: () => (hasUser() ? user.index : undefined),
    onUserFailure: (error) => writeLog(env, { event: 'user-store', ...failureRecord(error) }),
  });
  const everyStore = (): readonly Store[] => (hasUser() ? [own, user] : [own]);
  const { author } = repository;

  const flush = createFlush({ anchor, filters, index });
  const flushQueues = createFlushQueues({ flush, accumulator, states, clock, author });
  const flushLeftOvers = createFlushLeftOvers({ states, accumulator, flushQueues, clock });
  const recall = createRecall({ stores, scope: own.scope, repository, clock });
  const prune = (): void => {
    states.prune(clock(), STATE_MAX_AGE_MS);
    pruneLog(env, clock());
  };
  const isOn = spooling.config.enabled;
  const ownRules = spooling.config.filters.rules.length;
  const failures = { recentFailures: () => recentFailures(env), nodeVersion: process.versions.node };
  return {
    ...spooling,
    notes,
    index,
    repository,
    stores,
    own,
    user,
    flushQueues,
    startSession: createStartSession({ states, repository, stores, recall, flushLeftOvers, prune }),
    recall,
    remember,
    forget: createForgetEverywhere(stores, everyStore),
    purge: createPurgeEverywhere(stores, everyStore),
    status: createStatus({ stores, scope: own.scope, states, accumulator, clock }),
    doctor: createDoctor({
      notes,
      repository,
      filters,
      states,
      accumulator,
      isUserStore,
      isOn,
      ownRules,
      ...failures,
    }),
    scanNotes: createScanNotes({ notes, archive, filters }),
    logDirectory: logDirectory(env),
    close: () => {
      closeOwn();
      closeUser();
    },
  };
}

/** One store: its adapters, and what writes to it. */
function wireStore(options: WireOptions, spooling: Spooling, env: NodeJS.ProcessEnv) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { eraser, ...git } = wireGit(options, spooling, env);
  const { notes, index, repository } = git;
  const prepare = () => prepareStore(home, env);
  const anchor = createAnchor({ notes, index, repository, prepare });
  // The user's own store has one branch, which says nothing.
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  return {
    ...git,
    scope: home.isUserStore ? ('user' as const) : ('repository' as const),
    prepare,
    anchor,
    remember: createRemember({ anchor, filters, index, clock, branch }),
    forget: createForget({ notes, index, repository, clock }),
    purge: createPurge({ notes, eraser, index, states, accumulator, clock }),
  };
}

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
function wireGit(options: WireOptions, { home, filters, states }: Spooling, env: NodeJS.ProcessEnv) {
  const { gitDir, commonDir, root } = home.place;
  const cwd = existsSync(options.cwd) && !home.isUserStore ? options.cwd : (root ?? gitDir);
  const knownAuthor = options.session === undefined ? undefined : states.read(options.session)?.author;
  const git = { cwd, env };
  const reader = createObjectReader(git);
  const unfiltered = createGitRepository({
    ...git,
    gitDir,
    commonDir,
    ...(root === undefined ? {} : { root }),
    reader,
    ...(knownAuthor === undefined ? {} : { knownAuthor }),
  });
  const repository = withFilteredAuthor(unfiltered, filters);
  const notes = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: options.clock ?? Date.now,
    author: repository.author,
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
  });
  const index = createWordsIndex({ directory: join(home.directory, 'index'), notes });
  const eraser = createNoteEraser({ git, commonDir, reader });
  const archive = createNoteArchive({ git, reader });
  return { notes, index, archive, repository, eraser, close: reader.close };
}
