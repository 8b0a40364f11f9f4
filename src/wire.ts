import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createJobStates } from './adapters/background/job-states.ts';
import { createBringNotes } from './adapters/git/bring-notes.ts';
import { createCodeCommits } from './adapters/git/code-commits.ts';
import { createCodeNow } from './adapters/git/code-now.ts';
import { currentBranch } from './adapters/git/locate.ts';
import { createNoteArchive } from './adapters/git/note-archive.ts';
import { createGitNoteStore } from './adapters/git/note-store.ts';
import { createObjectReader } from './adapters/git/object-reader.ts';
import { createNoteEraser } from './adapters/git/purge/note-eraser.ts';
import { createGitRepository } from './adapters/git/repository.ts';
import { storeProblems } from './adapters/git/store-check.ts';
import { ensureUserStore, hasUserStore, withoutRepository } from './adapters/git/user-store.ts';
import { createWordsIndex } from './adapters/index/words/words-index.ts';
import { failureRecord, logDirectory, pruneLog, recentFailures, writeLog } from './adapters/log/log.ts';
import { createTrustedAuthors } from './adapters/trust/trusted-authors.ts';
import { trustedAuthorsFile } from './config-files.ts';
import { DAY_MS } from './domain/age.ts';
import type { MemoryIndex } from './ports/recall.ts';
import type { NoteStore, Repository } from './ports.ts';
import { createAnchor } from './services/anchor.ts';
import { createDoctor } from './services/doctor.ts';
import { createDropTold } from './services/drop-told.ts';
import {
  createForgetEverywhere,
  createMarkEverywhere,
  createPurgeEverywhere,
  type StoreVerbs,
} from './services/every-store.ts';
import { withFilteredAuthor } from './services/filter-author.ts';
import { createFixFeedback } from './services/fix-feedback.ts';
import { createFlush } from './services/flush.ts';
import { createFlushLeftOvers } from './services/flush-left-overs.ts';
import { createFlushQueues } from './services/flush-queues.ts';
import { createForget } from './services/forget.ts';
import { createHold } from './services/hold-captures.ts';
import { createKnownLessons } from './services/known-lessons.ts';
import { createMark } from './services/mark-useful.ts';
import { createMemoryStores, type MemoryStores } from './services/memory-stores.ts';
import { createPurge } from './services/purge.ts';
import { createRecall } from './services/recall.ts';
import { createHydrate } from './services/recall-files.ts';
import { createReindex } from './services/reindex.ts';
import { createRemember } from './services/remember.ts';
import { createScanNotes } from './services/scan-notes.ts';
import { createSettleMemories } from './services/settle-memories.ts';
import { createStartSession } from './services/start-session.ts';
import { createStatus } from './services/status.ts';
import { refuseUserScope } from './services/user-scope.ts';
import { createWatchBlockers } from './services/watch-blockers.ts';
import {
  dropVectors,
  fullTextIn,
  indexedStores,
  type LateVectors,
  lateVectors,
} from './wire/late-vectors.ts';
import { pendingAnswers } from './wire/pending.ts';
import {
  type Home,
  heldQueue,
  type Spooling,
  userSpooling,
  type WireOptions,
  wireSpool,
} from './wire/spool.ts';
import { storiesOf } from './wire/story.ts';
import { type Trusting, wireTrust } from './wire/trust.ts';
import type { VectorStore } from './wire/vectors.ts';

export { type FilterLoaders, type Spooling, type WireOptions, wireSpool, workplaces } from './wire/spool.ts';

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;

/** So many ledgers tell which memories go together. */
const MAX_LEDGERS = 200;

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
  /** Where its refs and objects are. */
  readonly commonDir: string;
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
  readonly trusting: Trusting;
  /** Absent where no embedder is set up. */
  readonly vectors: LateVectors | undefined;
  readonly reindex: ReturnType<typeof createReindex>;
  /** Whether `indexBound` has kept an index from being brought up to date: then `reindex --auto` is to do it. */
  readonly isIndexLeftBehind: () => boolean;
  /** The files of a memory as they were. */
  readonly hydrate: ReturnType<typeof createHydrate>;
  readonly remember: ReturnType<typeof createRemember>;
  readonly forget: ReturnType<typeof createForget>;
  readonly mark: ReturnType<typeof createMark>;
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
  const knowsUser = spooling.config.userScope.enabled;
  const clock = options.clock ?? Date.now;
  const env = isUserStore ? withoutRepository(options.env) : options.env;
  const { archive, close: closeOwn, ...own } = wireStore(options, spooling, env);
  const { notes, index, keyed, repository, anchor, remember } = own;
  const elsewhere = userSpooling(spooling, options);
  const { close: closeUser, ...user } = isUserStore
    ? { ...own, close: closeOwn }
    : wireStore(options, elsewhere, withoutRepository(options.env), knowsUser);
  const hasUser = (): boolean => !isUserStore && hasUserStore(elsewhere.home.place);
  const storesWith = (theUsers: boolean): MemoryStores =>
    createMemoryStores({
      index,
      scope: own.scope,
      userIndex: () => (theUsers && hasUser() ? user.index : undefined),
      onUserFailure: (error) => writeLog(env, { event: 'user-store', ...failureRecord(error) }),
    });
  const stores = storesWith(knowsUser);
  const everyStore = (): readonly Store[] => (hasUser() ? [own, user] : [own]);
  const mark = createMarkEverywhere(stores, everyStore);
  const { author } = repository;

  const settleMemories = createSettleMemories({ index, keyed, notes, repository, clock });
  const fixFeedback = createFixFeedback({ states, mark });
  const held = heldQueue(home);
  const hold = spooling.config.capture.review ? createHold({ anchor, index, held }) : anchor;
  const flush = createFlush({ anchor: hold, settleMemories, fixFeedback, filters, index });
  const flushQueues = createFlushQueues({ flush, accumulator, states, clock, author });
  const flushLeftOvers = createFlushLeftOvers({ states, accumulator, flushQueues, clock });
  const trusting = wireTrust({ ...options, env, cwd: own.where }, spooling);
  const { settings: trust } = trusting;
  // What sessions were shown together is in their states: files to read, so not while a session waits.
  const shown = options.session === undefined ? { together: shownTogether(states) } : {};
  const vectorStores = (): readonly VectorStore[] => [
    { scope: own.scope, home, notes, index, where: own.where },
    ...(knowsUser && hasUser()
      ? [
          {
            scope: 'user' as const,
            home: elsewhere.home,
            notes: user.notes,
            index: user.index,
            where: user.where,
          },
        ]
      : []),
  ];
  const vectors = lateVectors(spooling, { env, clock, stores: vectorStores });
  const semantics = vectors === undefined ? {} : { semantics: vectors.load };
  const look = { code: own.code, commits: own.commits, trust, ...shown, ...semantics };
  const recall = createRecall({ stores, scope: own.scope, repository, clock, ...look });
  const prune = (): void => {
    states.prune(clock(), STATE_MAX_AGE_MS);
    pruneLog(env, clock());
  };
  const jobs = createJobStates(home.directory);
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
    startSession: createStartSession({
      states,
      repository,
      identities: trusting.identities,
      stores,
      recall,
      flushLeftOvers,
      watchBlockers: createWatchBlockers({ keyed, accumulator, clock }),
      prune,
      clock,
    }),
    recall,
    trusting,
    vectors,
    isIndexLeftBehind: () => own.leftBehind() || user.leftBehind(),
    reindex: createReindex({ clock, stores: () => indexedStores(vectorStores(), vectors) }),
    hydrate: createHydrate({ code: own.code, filters }),
    remember,
    forget: createForgetEverywhere(stores, everyStore),
    mark,
    purge: createPurgeEverywhere(storesWith(true), everyStore), // what is to be gone is gone from all of them
    status: createStatus({ stores, scope: own.scope, states, accumulator, held, jobs, clock }),
    doctor: createDoctor({
      notes,
      repository,
      filters,
      states,
      accumulator,
      isUserStore,
      storeProblems: () => storeProblems(home.place.commonDir, clock()),
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

/** What each of the newest sessions was shown, read once. */
function shownTogether(states: Spooling['states']): () => readonly (readonly string[])[] {
  let groups: readonly (readonly string[])[] | undefined;
  return () => {
    groups ??= states
      .list()
      .slice(-MAX_LEDGERS)
      .map((session) => states.read(session)?.shown ?? []);
    return groups;
  };
}

/** One store: its adapters, and what writes to it; where `mayAdd` is false nothing new is. */
function wireStore(options: WireOptions, spooling: Spooling, env: NodeJS.ProcessEnv, mayAdd = true) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { eraser, ...git } = wireGit(options, spooling, env);
  const { notes, index, keyed, repository } = git;
  const prepare = () => (mayAdd ? prepareStore(home, env) : refuseUserScope());
  const trusted = createTrustedAuthors(trustedAuthorsFile(env)).read;
  const knownLessons = createKnownLessons({ index, trusted });
  const anchor = createAnchor({ notes, index, repository, prepare, knownLessons });
  // The user's own store has one branch, which says nothing.
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  return {
    ...git,
    scope: home.isUserStore ? ('user' as const) : ('repository' as const),
    prepare,
    anchor,
    remember: createRemember({ anchor, filters, index, clock, branch }),
    forget: createForget({ notes, index, keyed, repository, clock }),
    mark: createMark({ notes, index, repository, clock }),
    purge: createPurge({
      notes,
      eraser,
      index,
      keyed,
      states,
      accumulator,
      held: heldQueue(home),
      clock,
      dropVectors: dropVectors(git, spooling, env),
      dropTold: createDropTold({ states, stories: storiesOf(home), pending: pendingAnswers(home) }),
    }),
  };
}

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
function wireGit(options: WireOptions, { home, config, filters, states }: Spooling, env: NodeJS.ProcessEnv) {
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
  const { indexBound: bound } = options;
  let isLeftBehind = false;
  const onLeftBehind = (): void => {
    isLeftBehind = true;
  };
  const notes = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: options.clock ?? Date.now,
    author: repository.author,
    ...(options.mayFetch ? { bringNotes: createBringNotes(git) } : {}),
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
    ...(bound === undefined ? {} : { maxReadBytes: bound.maxNoteBytes, onLeftBehind }),
  });
  const words = createWordsIndex({
    directory: join(home.directory, 'index'),
    notes,
    ...(bound === undefined ? {} : { maxRewritten: bound.maxMemories, onLeftBehind }),
  });
  const index = fullTextIn(words, { home, notes, where: cwd }, config, env);
  const eraser = createNoteEraser({ git, commonDir, reader });
  const archive = createNoteArchive({ git, reader });
  const codeOptions = { git, ...(root === undefined ? {} : { root }), reader };
  const code = createCodeNow(codeOptions);
  const commits = createCodeCommits(codeOptions);
  const beside = { where: cwd, commonDir, leftBehind: () => isLeftBehind, close: reader.close };
  return { notes, index, keyed: words, archive, repository, eraser, code, commits, ...beside };
}
