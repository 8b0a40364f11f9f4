// One store and its adapters are wired apart: `wire` asks for two of them.
import { join } from 'node:path';
import { flushesEnd } from '../adapters/accumulator/flushes-end.ts';
import { createBringNotes } from '../adapters/git/bring-notes.ts';
import { createCodeCommits } from '../adapters/git/code-commits.ts';
import { createCodeNow } from '../adapters/git/code-now.ts';
import { knowsRemote } from '../adapters/git/identities.ts';
import { currentBranch } from '../adapters/git/locate.ts';
import { createNoteArchive } from '../adapters/git/note-archive.ts';
import { createGitNoteStore } from '../adapters/git/note-store.ts';
import { createObjectReader } from '../adapters/git/object-reader.ts';
import { createNoteEraser } from '../adapters/git/purge/note-eraser.ts';
import { rememberCode } from '../adapters/git/remember-code.ts';
import { createGitRepository } from '../adapters/git/repository.ts';
import { ensureUserStore } from '../adapters/git/user-store.ts';
import { createWordsIndex } from '../adapters/index/words/words-index.ts';
import { hasSynced, trustedRemotes } from '../adapters/sync/sync-states.ts';
import { withProvenance } from '../adapters/trust/proven-notes.ts';
import { createProvenance } from '../adapters/trust/provenance.ts';
import { createTrustedAuthors } from '../adapters/trust/trusted-authors.ts';
import { trustedAuthorsFile } from '../config/config-files.ts';
import { onceAsked, whenAsked } from '../domain/when-asked.ts';
import type { ProvenanceLedger } from '../ports/provenance.ts';
import type { NoteStore, Repository } from '../ports.ts';
import { createDropGoals } from '../services/goals/drop-goals.ts';
import { createAnchor } from '../services/memories/anchor.ts';
import type { StoreVerbs } from '../services/memories/every-store.ts';
import { createForget, createForgetAll } from '../services/memories/forget.ts';
import { createKeep, NO_SESSION } from '../services/memories/keep.ts';
import { createKnownLessons } from '../services/memories/known-lessons.ts';
import { createMark } from '../services/memories/mark-useful.ts';
import { createPurge } from '../services/memories/purge.ts';
import { createRemember } from '../services/memories/remember.ts';
import { refuseUserScope } from '../services/memories/user-scope.ts';
import { withFilteredAuthor } from '../services/secrets/filter-author.ts';
import { createDropTold } from '../services/unasked/drop-told.ts';
import { goalsOf } from './goals.ts';
import { gitFolder } from './home.ts';
import { dropVectors } from './late-vectors.ts';
import { type Home, heldQueue, type Spooling, type WireOptions } from './spool.ts';
import { handoffsOf, storiesOf } from './story.ts';

/** A hook has a second or two for everything; a command takes the time it needs. */
const lessonsBudgetMs = ({ indexBound }: WireOptions): number =>
  indexBound === undefined ? Number.POSITIVE_INFINITY : 500;

/** The per-user store is made when something is to be written into it, not when somebody looks. */
async function prepareStore(home: Home, env: NodeJS.ProcessEnv): Promise<void> {
  if (home.isUserStore) await ensureUserStore(home.place, env);
}

/** Waits for other processes that write what they took out of the queues of a place. */
export const flushesEndAt = (home: Home) => (): Promise<void> => flushesEnd(join(home.directory, 'sessions'));

type Purge = ReturnType<typeof createPurge>;

/** One store, and what writes to it. */
export interface Store extends StoreVerbs {
  readonly notes: NoteStore;
  readonly repository: Repository;
  readonly anchor: ReturnType<typeof createAnchor>;
  readonly remember: ReturnType<typeof createRemember>;
  /** `remember`, or the queue of this place where the notes are held by others. */
  readonly keep: ReturnType<typeof createKeep>;
  readonly forgetAll: ReturnType<typeof createForgetAll>;
  /** Where its refs and objects are. */
  readonly commonDir: string;
  readonly provenance: ProvenanceLedger;
  /** Makes it where it is not there yet. */
  readonly prepare: () => Promise<void>;
}

/** One store: its adapters, and what writes to it; where `mayAdd` is false nothing new is. */
export function wireStore(options: WireOptions, spooling: Spooling, env: NodeJS.ProcessEnv, mayAdd = true) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { eraser, ...git } = wireGit(options, spooling, env);
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
  const purging = onceAsked(() =>
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
    purge: {
      find: (...asked: Parameters<Purge['find']>) => purging().find(...asked),
      purge: (...asked: Parameters<Purge['purge']>) => purging().purge(...asked),
    },
  };
}

/** The adapters that start git, in a folder that exists: the session's own, or else the repository's. */
function wireGit(options: WireOptions, { home, filters, states }: Spooling, env: NodeJS.ProcessEnv) {
  const { gitDir, commonDir, root } = home.place;
  const cwd = gitFolder(options, home);
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
  const stored = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: options.clock ?? Date.now,
    author: repository.author,
    ...(options.mayFetch ? { bringNotes: createBringNotes(git) } : {}),
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
    ...(bound === undefined ? {} : { maxReadBytes: bound.maxNoteBytes, onLeftBehind }),
  });
  const provenance = createProvenance({
    directory: home.directory,
    commonDir,
    notes: stored,
    trusted: () => trustedRemotes(home.directory),
  });
  const mayBeForeign = knowsRemote(commonDir) || hasSynced(home.directory);
  const notes = home.isUserStore ? stored : withProvenance(stored, provenance, mayBeForeign);
  const index = createWordsIndex({
    directory: join(home.directory, 'index'),
    notes,
    ...(bound === undefined ? {} : { maxRewritten: bound.maxMemories, onLeftBehind }),
  });
  const eraser = () => createNoteEraser({ git, commonDir, reader });
  const archive = () => createNoteArchive({ git, reader });
  const codeOptions = { git, ...(root === undefined ? {} : { root }), reader };
  const asked = createCodeNow(codeOptions);
  const code = options.asksOften === true ? rememberCode(asked, reader) : asked;
  const commits = createCodeCommits(codeOptions);
  const beside = { where: cwd, commonDir, leftBehind: () => isLeftBehind, close: reader.close };
  return { notes, provenance, index, keyed: index, archive, repository, eraser, code, commits, ...beside };
}
