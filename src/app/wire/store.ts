// One store and its adapters are wired apart: `wire` asks for two of them.
import { join } from 'node:path';
import { withFilteredAuthor } from '../../../filters/text.ts';
import { onceAsked, whenAsked } from '../../core/lazy.ts';
import type { TrustSettings } from '../../core/memory.ts';
import type { NoteStore, ProvenanceLedger, Repository } from '../../core/ports.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { withCount } from '../../git/counted-notes.ts';
import { createBringNotes } from '../../git/fetch.ts';
import { currentBranch } from '../../git/locate.ts';
import { createNoteArchive } from '../../git/note-places.ts';
import { createGitNoteStore } from '../../git/note-store.ts';
import { createObjectReader } from '../../git/objects.ts';
import { createGitRepository, knowsRemote, readIdentities } from '../../git/repository.ts';
import { ensureUserStore } from '../../git/user-store.ts';
import { createAnchor } from '../../memories/anchor.ts';
import { createForget, createForgetAll, createMark } from '../../memories/change.ts';
import type { StoreVerbs } from '../../memories/every-store.ts';
import { createKnownLessons } from '../../memories/known-lessons.ts';
import { createPurge } from '../../memories/purge.ts';
import { createKeep, createRemember, NO_SESSION, refuseUserScope } from '../../memories/remember.ts';
import { createWordsIndex } from '../../recall/index/words-index.ts';
import type { TrustedAuthors } from '../../recall/model/code.ts';
import { createCodeNow } from '../../recall/store/code-now.ts';
import { createCodeCommits } from '../../recall/store/commits.ts';
import { keepHistory, readKnownHistory } from '../../recall/store/known-history.ts';
import { rememberCode } from '../../recall/store/remember-code.ts';
import { createDropTold } from '../../recall/unasked/shown-ledger.ts';
import { createDropGoals } from '../../session/goals.ts';
import { flushesEnd } from '../../session/store/session-files.ts';
import { createNoteEraser } from '../../share/store/purge/note-eraser.ts';
import { hasSynced, trustedRemotes } from '../../share/store/sync-states.ts';
import { createProvenance, createTrustedAuthors, withProvenance } from '../../share/store/trust.ts';
import { trustedAuthorsFile } from '../config/config.ts';
import { gitFolder, type Home } from './home.ts';
import { dropVectors } from './late-vectors.ts';
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
  /** Has later questions know the commits of HEAD's history as it is now. Never throws. */
  readonly keepHistory: () => Promise<void>;
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
  const { tellReading } = options;
  const stored = tellReading === undefined ? plain : withCount(plain, git, tellReading);
  const provenance = createProvenance({
    directory: home.directory,
    commonDir,
    notes: stored,
    trusted: () => trustedRemotes(home.directory),
  });
  const mayBeForeign = knowsRemote(commonDir) || hasSynced(home.directory);
  const notes = home.isUserStore ? stored : withProvenance(stored, provenance, mayBeForeign);
  const directory = join(home.directory, 'index');
  const index = createWordsIndex({
    directory,
    notes,
    ...(bound === undefined ? {} : { maxRewritten: bound.maxMemories, onLeftBehind }),
  });
  const eraser = () => createNoteEraser({ git, commonDir, reader });
  const archive = () => createNoteArchive({ git, reader });
  const codeOptions = { git, ...(root === undefined ? {} : { root }), reader };
  const asked = createCodeNow({ ...codeOptions, known: () => readKnownHistory(directory) });
  const code = options.asksOften === true ? rememberCode(asked, reader) : asked;
  const commits = createCodeCommits(codeOptions);
  const beside = { where: cwd, commonDir, leftBehind: () => isLeftBehind, close: reader.close };
  const history = home.isUserStore ? async () => {} : () => keepHistory(directory, git);
  return {
    notes,
    provenance,
    index,
    keyed: index,
    archive,
    repository,
    eraser,
    code,
    commits,
    keepHistory: history,
    ...beside,
  };
}

// Whom the user trusts is wired apart from the rest: what is said unasked needs it, and little else.

/** Everything by which trust is judged, gathered at the first question. */
export interface Trusting {
  /** `hasAuthors`: somebody is to be told apart from the user; else nobody is asked who that is. */
  readonly settings: (hasAuthors: boolean) => Promise<TrustSettings>;
  /** Asks git, whatever the session's state knows. */
  readonly identities: () => Promise<readonly string[]>;
  readonly authors: TrustedAuthors;
}

/**
 * Who the user is comes from the state of the session where there is one, so that a prompt need not start a process for it; else
 * git is asked, in a folder that exists.
 */
export function wireTrust(
  options: Pick<WireOptions, 'env' | 'session'> & { readonly cwd: string },
  { config, states }: Pick<Spooling, 'config' | 'states'>,
): Trusting {
  const { cwd, env, session } = options;
  const authors = createTrustedAuthors(trustedAuthorsFile(env), asOnlyWriter);
  const identities = onceAsked(() => readIdentities({ cwd, env }));
  const self = onceAsked(async (): Promise<readonly string[]> => {
    const told = session === undefined ? undefined : states.read(session)?.self;
    return [...config.trust.self, ...(told ?? (await identities()))];
  });
  const trusted = onceAsked(authors.read);
  const settings = async (hasAuthors: boolean): Promise<TrustSettings> => ({
    self: hasAuthors ? await self() : [],
    trusted: trusted(),
  });
  return { settings, identities, authors };
}
