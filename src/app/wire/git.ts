// What asks git is wired apart from what writes: a question loads this and no filters.
import { join } from 'node:path';
import { builtLate, onceAsked } from '../../core/lazy.ts';
import type { TrustSettings } from '../../core/memory.ts';
import type { Repository } from '../../core/ports.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { createBringNotes } from '../../git/fetch.ts';
import { createKnownIdentities } from '../../git/known-identities.ts';
import { createNoteArchive, withCount } from '../../git/note-places.ts';
import { behind, createGitNoteStore } from '../../git/note-store.ts';
import { createObjectReader } from '../../git/objects.ts';
import { createGitRepository, knowsRemote, readIdentities } from '../../git/repository.ts';
import { indexedRefs } from '../../recall/index/index-file.ts';
import { createWordsIndex } from '../../recall/index/words-index.ts';
import type { TrustedAuthors } from '../../recall/model/code.ts';
import { createCodeNow } from '../../recall/store/code-now.ts';
import { createCodeCommits } from '../../recall/store/commits.ts';
import { keepHistory, readKnownHistory } from '../../recall/store/known-history.ts';
import { rememberCode } from '../../recall/store/remember-code.ts';
import { createNoteEraser } from '../../share/store/purge/note-eraser.ts';
import { hasSynced, trustedRemotes } from '../../share/store/sync-states.ts';
import { createProvenance, createTrustedAuthors, withProvenance } from '../../share/store/trust.ts';
import { trustedAuthorsFile } from '../config/config.ts';
import { gitFolder } from './home.ts';
import type { Spooling, WireOptions } from './spool.ts';

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
  const reader = createObjectReader(git);
  const unfiltered = createGitRepository({
    ...git,
    gitDir,
    commonDir,
    ...(root === undefined ? {} : { root }),
    reader,
    ...(knownAuthor === undefined ? {} : { knownAuthor }),
  });
  const repository = filtered(unfiltered);
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
  const asIndexed = builtLate(() => {
    const refs = async () => {
      const known = indexedRefs(directory);
      if (known === undefined) throw behind();
      return known;
    };
    return createWordsIndex({ directory, notes: { ...notes, refs } });
  });
  const eraser = () => createNoteEraser({ git, commonDir, reader });
  const archive = () => createNoteArchive({ git, reader });
  const codeOptions = { git, ...(root === undefined ? {} : { root }), reader };
  const head = async () => (await repository.head().catch(() => undefined))?.commit;
  const code = builtLate(() => {
    const asked = createCodeNow({ ...codeOptions, head, known: () => readKnownHistory(directory) });
    return options.asksOften === true ? rememberCode(asked, head) : asked;
  });
  const commits = builtLate(() => createCodeCommits(codeOptions));
  const beside = { where: cwd, commonDir, leftBehind: () => isLeftBehind, close: reader.close };
  const history = home.isUserStore ? async () => {} : () => keepHistory(directory, git);
  return {
    notes,
    provenance,
    index,
    /** As of its files, whatever was written since. */
    asIndexed,
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
 * Who the user is comes from the state of the session where there is one, or from what git said before, so that a prompt need not start a process
 * for it; else git is asked, in a folder that exists.
 */
export function wireTrust(
  options: Pick<WireOptions, 'env' | 'session' | 'clock'> & { readonly cwd: string },
  { home, config, states }: Pick<Spooling, 'home' | 'config' | 'states'>,
): Trusting {
  const { cwd, env, session } = options;
  const authors = createTrustedAuthors(trustedAuthorsFile(env), asOnlyWriter);
  const file = join(home.directory, 'index', 'self-v1.json');
  const kept = builtLate(() => createKnownIdentities(file, home.place, env, options.clock ?? Date.now));
  const identities = onceAsked(async () => {
    const asked = await readIdentities({ cwd, env });
    kept.keep(asked);
    return asked;
  });
  const self = onceAsked(async (): Promise<readonly string[]> => {
    const told = session === undefined ? undefined : states.read(session)?.self;
    return [...config.trust.self, ...(told ?? kept.read() ?? (await identities()))];
  });
  const trusted = onceAsked(authors.read);
  const settings = async (hasAuthors: boolean): Promise<TrustSettings> => ({
    self: hasAuthors ? await self() : [],
    trusted: trusted(),
  });
  return { settings, identities, authors };
}
