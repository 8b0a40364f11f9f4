// What answers questions is wired apart: the hook that answers a prompt loads this, and neither filters nor what writes.
import { join } from 'node:path';
import { builtLate, onceAsked } from '../../core/basics.ts';
import type { Repository } from '../../core/ports.ts';
import { failureRecord, sayOnly, writeLog } from '../../files/log.ts';
import { withoutRepository } from '../../git/repository.ts';
import {
  createMemoryStores,
  type MemoryStores,
  orAsIndexed,
  type StoreIndex,
} from '../../recall/memory-stores.ts';
import { createRecall } from '../../recall/recall.ts';
import { createSessionStates } from '../../session/store/session-state.ts';
import { loadConfig } from '../config/config.ts';
import type { IndexedStore } from '../doctor/upkeep.ts';
import { findHome, userHome } from './home.ts';
import type { Spooling } from './spool.ts';
import { bothStores, type GitWireOptions, wireGit, wireTrust } from './store.ts';
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
  const storesOf = (theUsers: boolean, indexOf: (store: AskedStore) => StoreIndex): MemoryStores =>
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

export type LateVectors = ReturnType<typeof lateVectors>;

/** Recall by meaning, of which nothing is loaded before it is asked for. */
function lateVectors(
  config: Spooling['config'],
  {
    env,
    clock,
    stores,
  }: Omit<WireVectorsOptions, 'config' | 'stores'> & { stores(): readonly VectorStore[] },
) {
  let loaded: Promise<WiredVectors | undefined> | undefined;
  /** Undefined where LanceDB is not installed. Throws CONFIG_INVALID. */
  const load = (): Promise<WiredVectors | undefined> => {
    loaded ??= import('./vectors.ts').then(({ wireVectors }) =>
      wireVectors({ env, config, clock, stores: stores() }),
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
  vectors: LateVectors | undefined,
): Promise<readonly IndexedStore[]> {
  const found = (await vectors?.load())?.vectors ?? [];
  return stores.map(({ scope, index }) => {
    const own = found.find((it) => it.scope === scope)?.index;
    return { scope, index, ...(own === undefined ? {} : { vectors: own }) };
  });
}
