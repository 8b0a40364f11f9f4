// One store and its adapters are wired apart: `wire` asks for two of them.

import { join } from 'node:path';
import { builtLate, defined, whenAsked } from '../../core/basics.ts';
import type { Repository } from '../../core/ports.ts';
import { removeLanceDirectory } from '../../extras/vectors/tidy.ts';
import { createBringNotes } from '../../git/fetch.ts';
import { currentBranch, hasUserStore, type RepositoryPlace } from '../../git/locate.ts';
import { createNoteArchive, withCount } from '../../git/note-archive.ts';
import { behind, createGitNoteStore } from '../../git/note-store.ts';
import { createObjectReader } from '../../git/objects.ts';
import { createGitRepository, ensureUserStore, knowsRemote } from '../../git/repository.ts';
import { createAnchor, withFilteredAuthor } from '../../memories/anchor.ts';
import { createForget, createForgetAll, createMark } from '../../memories/change.ts';
import { createPurge } from '../../memories/purge.ts';
import { createKeep, createRemember, NO_SESSION, refuseUserScope } from '../../memories/remember.ts';
import { indexedRefs } from '../../recall/index/index-files.ts';
import { createWordsIndex } from '../../recall/index/words-index.ts';
import { createCodeNow } from '../../recall/store/code-now.ts';
import { createCodeCommits } from '../../recall/store/commits.ts';
import { keepHistory, readKnownHistory } from '../../recall/store/known-history.ts';
import { rememberCode } from '../../recall/store/remember-code.ts';
import { createDropTold } from '../../recall/unasked/shown-ledger.ts';
import { dropGoals } from '../../session/sessions.ts';
import { flushesEnd } from '../../session/store/accumulator.ts';
import { createNoteEraser } from '../../share/store/purge/note-eraser.ts';
import { trustedRemotes } from '../../share/store/sync-states.ts';
import {
  createProvenance,
  createTrustedAuthors,
  hasSynced,
  withProvenance,
} from '../../share/store/trust.ts';
import { trustedAuthorsFile } from '../config/config.ts';
import { gitFolder, type Home } from './home.ts';
import { handoffsOf } from './session.ts';
import { goalsOf, heldQueue, type Spooling, storiesOf, type WireOptions } from './spool.ts';
import type { VectorStore } from './vectors.ts';

/** A hook has a second or two for everything; a command takes the time it needs. */
const HOOK_LESSONS_MS = 500;

/** Waits for other processes that write what they took out of the queues of a place. */
export const flushesEndAt = (home: Home) => (): Promise<void> => flushesEnd(join(home.directory, 'sessions'));

/** A store: who it is and what it can do. */
export type Store = ReturnType<typeof wireStore>;

/** One store: its adapters, and what writes to it; where `mayAdd` is false nothing new is. */
export function wireStore(options: WireOptions, spooling: Spooling, env: NodeJS.ProcessEnv, mayAdd = true) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { eraser, ...git } = wireGit(options, spooling, env, (it) => withFilteredAuthor(it, filters));
  const { notes, index, repository } = git;
  // The per-user store is made when something is to be written into it, not when somebody looks.
  const prepare = async (): Promise<void> => {
    if (!mayAdd) return refuseUserScope();
    if (home.isUserStore) await ensureUserStore(home.place, env);
  };
  const trusted = () => createTrustedAuthors(trustedAuthorsFile(env)).read();
  const budgetMs = options.indexBound === undefined ? Number.POSITIVE_INFINITY : HOOK_LESSONS_MS;
  const anchor = whenAsked(() => createAnchor({ notes, index, repository, prepare, trusted, budgetMs }));
  // The user's own store has one branch, which says nothing.
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  const remember = whenAsked(() => createRemember({ anchor, filters, index, notes, clock, branch }));
  const changes = { notes, index, repository, clock };
  const purge = builtLate(() =>
    createPurge({
      ...{ notes, index, states, accumulator, clock },
      eraser: eraser(),
      held: heldQueue(home),
      flushesEnd: flushesEndAt(home),
      dropVectors: dropVectors(git, spooling, env),
      dropTold: (memories) => {
        createDropTold({ states, stories: storiesOf(home), handoffs: handoffsOf(home) })(memories);
        dropGoals(goalsOf(home), memories);
      },
    }),
  );
  return {
    ...git,
    scope: home.isUserStore ? ('user' as const) : ('repository' as const),
    prepare,
    anchor,
    remember,
    /** `remember`, or the queue of this place where the notes are held by others. */
    keep: whenAsked(() =>
      createKeep({ remember, queue: () => accumulator(NO_SESSION), filters, clock, branch }),
    ),
    forget: whenAsked(() => createForget(changes)),
    forgetAll: whenAsked(() => createForgetAll(changes)),
    mark: whenAsked(() => createMark(changes)),
    purge,
  };
}

/** Vectors of this machine go whole; of a place that others share only what is to be gone. */
function dropVectors(
  { notes, index, where }: Pick<VectorStore, 'notes' | 'index' | 'where'>,
  { home, config }: Spooling,
  env: NodeJS.ProcessEnv,
): (ids: readonly string[]) => Promise<void> {
  return async (ids) => {
    removeLanceDirectory(home.directory);
    if (config.index.uri === undefined || home.isUserStore) return;
    const { wireVectors } = await import('./vectors.ts');
    const store = { scope: 'repository' as const, home, notes, index, where };
    const found = await wireVectors({ env, config, clock: Date.now, stores: [store] });
    for (const it of found?.vectors ?? []) await it.index.drop(ids);
  };
}

// What asks git takes no filters, and what writes is left out of the file of dist that answers a question: so it may have no work at its top level.

/** How git is asked: see WireOptions. */
export type GitWireOptions = Omit<WireOptions, 'loaders' | 'config'>;

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
export function wireGit(
  options: GitWireOptions,
  { home, states }: Pick<Spooling, 'home' | 'states'>,
  env: NodeJS.ProcessEnv,
  filtered: (repository: Repository) => Repository,
) {
  const { gitDir, commonDir, root } = home.place;
  const cwd = gitFolder(options, home);
  const knownAuthor = options.session === undefined ? undefined : states.read(options.session)?.author;
  const git = { cwd, env };
  const more = defined({ root, knownAuthor });
  const reader = createObjectReader(git);
  const repository = filtered(createGitRepository({ ...git, ...more, gitDir, commonDir, reader }));
  const { indexBound: bound } = options;
  let isLeftBehind = false;
  const onLeftBehind = (): void => {
    isLeftBehind = true;
  };
  const plain = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: options.clock ?? Date.now,
    author: repository.author,
    ...(options.mayFetch ? { bringNotes: createBringNotes(git) } : {}),
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
    ...(bound === undefined ? {} : { maxReadBytes: bound.maxNoteBytes, onLeftBehind }),
  });
  const mayBeForeign = knowsRemote(commonDir) || hasSynced(home.directory);
  const { tellReading } = options;
  const stored = tellReading === undefined ? plain : withCount(plain, git, tellReading);
  const provenance = createProvenance({
    directory: home.directory,
    commonDir,
    notes: stored,
    trusted: () => trustedRemotes(home.directory),
  });
  const notes = home.isUserStore ? stored : withProvenance(stored, provenance, mayBeForeign);
  const directory = join(home.directory, 'index');
  const index = createWordsIndex({
    directory,
    notes,
    ...(bound === undefined ? {} : { maxRewritten: bound.maxMemories, onLeftBehind }),
  });
  const asIndexed = builtLate(() => {
    const refs = async () => {
      const known = indexedRefs(directory);
      if (known === undefined) throw behind();
      return known;
    };
    return createWordsIndex({ directory, notes: { ...notes, refs } });
  });
  const eraser = () => createNoteEraser({ git, commonDir, reader });
  const archive = () => createNoteArchive(git, reader);
  const codeOptions = defined({ git, root, reader });
  const head = async () => (await repository.head().catch(() => undefined))?.commit;
  const code = builtLate(() => {
    const asked = createCodeNow({
      ...codeOptions,
      head,
      known: () => readKnownHistory(directory),
    });
    return options.asksOften === true ? rememberCode(asked, head) : asked;
  });
  const commits = builtLate(() => createCodeCommits(codeOptions));
  return {
    ...{ notes, provenance, index, archive, repository, eraser, code, commits, commonDir },
    /** As of its files, whatever was written since. */
    asIndexed,
    /** Has later questions know the commits of HEAD's history as it is now. Never throws. */
    keepHistory: home.isUserStore ? async () => {} : () => keepHistory(directory, git),
    where: cwd,
    leftBehind: () => isLeftBehind,
    close: reader.close,
  };
}

/** The store of a place, and the user's own, which is opened when it is first asked about: the same outside of a repository. */
export function bothStores<Opened extends object & { close(): void; leftBehind(): boolean }>(
  isUserStore: boolean,
  users: RepositoryPlace,
  own: Opened,
  openUsers: () => Opened,
) {
  let opened: Opened | undefined;
  const openOnce = () => {
    const store = openUsers();
    opened = store;
    return store;
  };
  return {
    own,
    user: isUserStore ? own : builtLate(openOnce),
    hasUser: (): boolean => !isUserStore && hasUserStore(users),
    /** Whether `indexBound` has kept an index from being brought up to date: then `reindex --auto` is to do it. */
    isIndexLeftBehind: () => own.leftBehind() || opened?.leftBehind() === true,
    close: () => {
      own.close();
      opened?.close();
    },
  };
}
