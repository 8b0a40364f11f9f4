// One store and its adapters are wired apart: `wire` asks for two of them.

import { join } from 'node:path';
import { builtLate, defined } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import { removeLanceDirectory } from '../../extras/vectors/tidy.ts';
import { branchOf, type Home, hasUserStore, userHome } from '../../git/locate.ts';
import { behind, createGitNoteStore } from '../../git/note-store.ts';
import { createObjectReader } from '../../git/objects.ts';
import type { GitOptions } from '../../git/process.ts';
import {
  createGitRepository,
  ensureUserStore,
  knowsRemote,
  type RepositoryOptions,
  withoutRepository,
} from '../../git/repository.ts';
import {
  createProvenance,
  hasSynced,
  trustedAuthors,
  trustedAuthorsFile,
  withProvenance,
} from '../../git/trust.ts';
import { anchorDrafts, filterAuthor } from '../../memories/anchor.ts';
import { forget, forgetAll } from '../../memories/change.ts';
import { keep, refuseUserScope, remember } from '../../memories/remember.ts';
import { createCodeNow, rememberCode } from '../../recall/code-now.ts';
import { createCodeCommits } from '../../recall/commits.ts';
import { indexedRefs } from '../../recall/index/index-files.ts';
import { createWordsIndex } from '../../recall/index/words-index.ts';
import { keepHistory } from '../../recall/known-history.ts';
import { dropTold } from '../../recall/shown-ledger.ts';
import { flushesEnd } from '../../session/accumulator.ts';
import { dropGoals } from '../../session/sessions.ts';
import { trustedRemotes } from '../../share/sync-states.ts';
import { gitFolder } from './home.ts';
import { heldQueue, keptOf, type Spooling, type WireOptions } from './spool.ts';
import type { VectorStore } from './vectors.ts';

/** A hook has a second or two for everything; a command takes the time it needs. */
const HOOK_LESSONS_MS = 500;

/** A store: who it is and what it can do. */
export type Store = ReturnType<typeof wireStore>;

/** One store: its adapters, and what writes to it; where `mayAdd` is false nothing new is. */
export function wireStore(at: Spooling, mayAdd = true) {
  const { home, env, filters, states, accumulator, clock } = at;
  const git = wireGit(at, { clean: filterAuthor.bind(undefined, filters) });
  // The per-user store is made when something is to be written into it, not when somebody looks.
  const make = async (isTrial = false): Promise<void> =>
    isTrial ? undefined : ensureUserStore(home.place, git.git.env);
  const store = {
    ...git,
    ...{ filters, clock, states, accumulator, branch: branchOf(home) },
    prepare: !mayAdd ? async () => refuseUserScope() : home.isUserStore ? make : undefined,
    trusted: () => trustedAuthors(trustedAuthorsFile(env)),
    budgetMs: at.indexBound === undefined ? Number.POSITIVE_INFINITY : HOOK_LESSONS_MS,
    held: builtLate(() => heldQueue(home)),
    flushesEnd: () => flushesEnd(join(home.directory, 'sessions')),
    dropVectors: (ids: readonly string[]) => dropVectors(git, at, ids),
    dropTold: (memories: readonly Memory[]): void => {
      const kept = keptOf(home);
      dropTold({ states, ...kept }, memories);
      dropGoals(kept, memories);
    },
  };
  return {
    ...store,
    anchor: anchorDrafts.bind(undefined, store),
    remember: remember.bind(undefined, store),
    keep: keep.bind(undefined, store),
    forget: forget.bind(undefined, store),
    forgetAll: forgetAll.bind(undefined, store),
  };
}

/** Vectors of this machine go whole; of a place that others share only what is to be gone. */
async function dropVectors(store: VectorStore, { home, config, env }: Spooling, ids: readonly string[]) {
  removeLanceDirectory(home.directory);
  if (config.index.uri === undefined || home.isUserStore) return;
  const { wireVectors } = await import('./vectors.ts');
  const found = await wireVectors({ env, config, clock: Date.now }, [store]);
  for (const it of found?.vectors ?? []) await it.index.drop(ids);
}

// What asks git takes no filters, and what writes is left out of the file of dist that answers a question: so it may have no work at its top level.

/** A place whose git is asked; how: see WireOptions. */
export type GitPlace = Omit<WireOptions, 'loaders' | 'config' | 'clock'> &
  Pick<Spooling, 'home' | 'states' | 'clock'>;

/** How git is run for a place. */
export const gitOf = (at: Pick<GitPlace, 'cwd' | 'env' | 'home'>): GitOptions => ({
  cwd: gitFolder(at, at.home),
  env: at.home.isUserStore ? withoutRepository(at.env) : at.env,
});

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
export function wireGit(at: GitPlace, how: Pick<RepositoryOptions, 'clean' | 'isBrief'>) {
  const { home, states, session, clock, indexBound: bound } = at;
  const { commonDir, root } = home.place;
  const git = gitOf(at);
  const knownAuthor = session === undefined ? undefined : states.read(session)?.author;
  const reader = createObjectReader(git);
  const repository = createGitRepository({ ...git, ...home.place, ...how, knownAuthor, reader });
  let isLeftBehind = false;
  const onLeftBehind = (): void => {
    isLeftBehind = true;
  };
  const stored = createGitNoteStore({
    ...{ git, commonDir, reader, clock },
    author: repository.author,
    ...{ maxWaitMs: at.maxWaitMs, mayFetch: at.mayFetch, tellReading: at.tellReading },
    ...{ maxReadBytes: bound?.maxNoteBytes, onLeftBehind },
  });
  const provenance = createProvenance({
    directory: home.directory,
    commonDir,
    notes: stored,
    trusted: () => trustedRemotes(home.directory),
  });
  const mayBeForeign = knowsRemote(commonDir) || hasSynced(home.directory);
  const notes = home.isUserStore ? stored : withProvenance(stored, provenance, mayBeForeign);
  const directory = join(home.directory, 'index');
  const index = createWordsIndex({ directory, notes, maxRewritten: bound?.maxMemories, onLeftBehind });
  const asIndexed = builtLate(() => {
    const refs = async () => {
      const known = indexedRefs(directory);
      if (known === undefined) throw behind();
      return known;
    };
    return createWordsIndex({ directory, notes: { ...notes, refs } });
  });
  const codeOptions = defined({ git, root, reader });
  const code = builtLate(() => {
    const asked = createCodeNow({ ...codeOptions, repository, directory });
    return at.asksOften === true ? rememberCode(asked, repository) : asked;
  });
  return {
    ...{ home, git, reader, notes, provenance, index, repository, code },
    scope: home.isUserStore ? ('user' as const) : ('repository' as const),
    commits: builtLate(() => createCodeCommits(codeOptions)),
    /** As of its files, whatever was written since. */
    asIndexed,
    /** Has later questions know the commits of HEAD's history as it is now. Never throws. */
    keepHistory: home.isUserStore ? async () => {} : () => keepHistory(directory, git),
    where: git.cwd,
    leftBehind: () => isLeftBehind,
    close: reader.close,
  };
}

/** The store of a place, and the user's own, which is opened when it is first asked about: the same outside of a repository. */
export function bothStores<Opened extends object & { close(): void; leftBehind(): boolean }>(
  { home, env }: Pick<Spooling, 'home' | 'env'>,
  open: (home: Home) => Opened,
) {
  const users = userHome(env);
  const own = open(home);
  let opened: Opened | undefined;
  const openUsers = () => {
    opened = open(users);
    return opened;
  };
  return {
    own,
    user: home.isUserStore ? own : builtLate(openUsers),
    hasUser: (): boolean => !home.isUserStore && hasUserStore(users.place),
    /** Whether `indexBound` has kept an index from being brought up to date: then `reindex --auto` is to do it. */
    isIndexLeftBehind: () => own.leftBehind() || opened?.leftBehind() === true,
    close: () => {
      own.close();
      opened?.close();
    },
  };
}
