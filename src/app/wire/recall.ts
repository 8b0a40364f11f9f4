// What answers questions is wired apart: the hook that answers a prompt loads this, and neither filters nor what writes.
import { join } from 'node:path';
import { builtLate, onceAsked } from '../../core/basics.ts';
import type { TrustSettings } from '../../core/memory.ts';
import type { MemoryIndex, Repository } from '../../core/ports.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { failureRecord, sayOnly, writeLog } from '../../files/log.ts';
import { createKnownIdentities } from '../../git/known-identities.ts';
import { readIdentities, withoutRepository } from '../../git/repository.ts';
import { createMemoryStores, type MemoryStores, orAsIndexed } from '../../recall/memory-stores.ts';
import { createRecall } from '../../recall/recall.ts';
import { createSessionStates } from '../../session/store/session-state.ts';
import { createTrustedAuthors } from '../../share/store/trust.ts';
import { loadConfig, trustedAuthorsFile } from '../config/config.ts';
import type { IndexedStore } from '../doctor/upkeep.ts';
import { findHome, userHome } from './home.ts';
import type { Spooling } from './spool.ts';
import { bothStores, type GitWireOptions, wireGit } from './store.ts';
import type { VectorStore, WiredVectors, WireVectorsOptions } from './vectors.ts';

type AskedStore = Omit<ReturnType<typeof wireGit>, 'close' | 'archive' | 'eraser'>;

type Place = Pick<Spooling, 'home' | 'config' | 'states'>;

/** Recall over the store of a place and the user's own, which is there only where `hasUser`. */
export function wireRecall(
  options: GitWireOptions,
  { home, config, states }: Place,
  { own, user, hasUser }: { readonly own: AskedStore; readonly user: AskedStore; hasUser(): boolean },
) {
  const { isUserStore } = home;
  const knowsUser = config.userScope.enabled;
  const clock = options.clock ?? Date.now;
  const env = isUserStore ? withoutRepository(options.env) : options.env;
  const scope = isUserStore ? ('user' as const) : ('repository' as const);
  const storesOf = (theUsers: boolean, indexOf: (store: AskedStore) => MemoryIndex): MemoryStores =>
    builtLate(() =>
      createMemoryStores({
        index: indexOf(own),
        scope,
        userIndex: () => (theUsers && hasUser() ? indexOf(user) : undefined),
        onUserFailure: (error) => writeLog(env, { event: 'user-store', ...failureRecord(error) }),
      }),
    );
  const storesWith = (theUsers: boolean): MemoryStores => storesOf(theUsers, ({ index }) => index);
  const stores = storesWith(knowsUser);
  const told = storesOf(knowsUser, ({ index, asIndexed }) => orAsIndexed(index, asIndexed));
  const cwd = isUserStore ? options.cwd : own.where; // the user's own store is made at the first write
  const trusting = wireTrust({ ...options, env, cwd }, { home, config, states });
  // What sessions were shown together is in their states: files to read, so not while a session waits.
  const shown =
    options.session === undefined
      ? { together: onceAsked(() => states.recent().map((state) => state.shown)) }
      : {};
  const vectorStores = (): readonly VectorStore[] => {
    const { notes, index, where } = user;
    const theUsers = { scope: 'user' as const, home: userHome(options.env), notes, index, where };
    return [
      { scope, home, notes: own.notes, index: own.index, where: own.where },
      ...(knowsUser && hasUser() ? [theUsers] : []),
    ];
  };
  const vectors = lateVectors(config, { env, clock, stores: vectorStores });
  const recall = builtLate(() =>
    createRecall({
      ...{ stores: told, scope, repository: own.repository, clock, code: own.code, commits: own.commits },
      trust: trusting.settings,
      onEmbedded: (ms) => sayOnly({ event: 'embed', ms: Math.round(ms) }),
      ...shown,
      ...(config.embedder.kind === 'none' ? {} : { semantics: vectors.load }),
    }),
  );
  return { recall, stores, storesWith, trusting, vectors, vectorStores };
}

/** Everything by which trust is judged, gathered at the first question. */
export type Trusting = ReturnType<typeof wireTrust>;

/** Who the user is comes from the session's state, or what git said before, so that a prompt starts no process; else git is asked. */
function wireTrust(
  options: Pick<GitWireOptions, 'cwd' | 'env' | 'session' | 'clock'>,
  { home, config, states }: Place,
) {
  const { cwd, env, session } = options;
  const authors = createTrustedAuthors(trustedAuthorsFile(env), asOnlyWriter);
  const file = join(home.directory, 'index', 'self-v1.json');
  const kept = builtLate(() => createKnownIdentities(file, home.place, env, options.clock ?? Date.now));
  /** Asks git, whatever the session's state knows. */
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
  /** `hasAuthors`: somebody is to be told apart from the user; else nobody is asked who that is. */
  const settings = async (hasAuthors: boolean): Promise<TrustSettings> => ({
    self: hasAuthors ? await self() : [],
    trusted: trusted(),
  });
  return { settings, identities, authors };
}

/** What a place is, for questions alone. Throws CONFIG_INVALID. */
export async function placeOf({ cwd, env }: Pick<GitWireOptions, 'cwd' | 'env'>): Promise<Place> {
  const home = findHome(cwd, env);
  const config = await loadConfig(env, home.place);
  return { home, config, states: createSessionStates(join(home.directory, 'sessions'), env, Date.now) };
}

/** For one question: no author is asked for where nothing is written, and HEAD is looked up once. */
const forOneQuestion = (repository: Repository): Repository => ({
  ...repository,
  head: onceAsked(repository.head),
});

/** Recall and no more: no filters, nothing that writes notes. */
export function wireAnswer(options: GitWireOptions, place: Place) {
  const users = userHome(options.env);
  const usersEnv = withoutRepository(options.env);
  const { isUserStore } = place.home;
  const own = wireGit(options, place, isUserStore ? usersEnv : options.env, forOneQuestion);
  const { close, isIndexLeftBehind, ...both } = bothStores(isUserStore, users.place, own, () => {
    const states = createSessionStates(join(users.directory, 'sessions'), options.env, Date.now);
    return wireGit(options, { home: users, states }, usersEnv, forOneQuestion);
  });
  return { recall: wireRecall(options, place, both).recall, isIndexLeftBehind, close };
}

function lateVectors(
  config: Spooling['config'],
  options: Omit<WireVectorsOptions, 'config' | 'stores'> & { stores(): readonly VectorStore[] },
) {
  let loaded: Promise<WiredVectors | undefined> | undefined;
  /** Undefined where LanceDB is not installed. Throws CONFIG_INVALID. */
  const load = (): Promise<WiredVectors | undefined> => {
    loaded ??= import('./vectors.ts').then(({ wireVectors }) =>
      wireVectors({ ...options, config, stores: options.stores() }),
    );
    return loaded;
  };
  return {
    load,
    /** Whether memories wait for their vectors. Never throws. */
    isBehind: async (): Promise<boolean> => {
      try {
        const all = await Promise.all(
          ((await load())?.vectors ?? []).map(async (it) => (await it.index.isCurrent()) || undefined),
        );
        return all.includes(undefined);
      } catch {
        return false; // whoever asks for vectors is told
      }
    },
  };
}

/** The stores, each with its vectors where it has some. */
export async function indexedStores(
  stores: readonly VectorStore[],
  vectors: ReturnType<typeof lateVectors> | undefined,
): Promise<readonly IndexedStore[]> {
  const found = (await vectors?.load())?.vectors ?? [];
  return stores.map(({ scope, index }) => {
    const own = found.find((it) => it.scope === scope)?.index;
    return { scope, index, ...(own === undefined ? {} : { vectors: own }) };
  });
}
