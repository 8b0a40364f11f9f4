// What answers questions is wired apart: the hook that answers a prompt loads this, and neither filters nor what writes.
import { join } from 'node:path';
import { builtLate, onceAsked } from '../../core/basics.ts';
import type { TrustSettings } from '../../core/memory.ts';
import type { MemoryIndex } from '../../core/ports.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import { findHome } from '../../git/locate.ts';
import { readIdentities, withoutRepository } from '../../git/repository.ts';
import {
  createKnownIdentities,
  distrustAuthor,
  trustAuthor,
  trustedAuthors,
  trustedAuthorsFile,
} from '../../git/trust.ts';
import { createMemoryStores, type MemoryStores, orAsIndexed } from '../../recall/memory-stores.ts';
import { recallOf } from '../../recall/recall.ts';
import { loadConfig } from '../config/config.ts';
import { statesOf } from './home.ts';
import type { Spooling } from './spool.ts';
import { bothStores, type GitPlace, wireGit } from './store.ts';
import type { VectorStore } from './vectors.ts';

type AskedStore = Omit<ReturnType<typeof wireGit>, 'close'>;

type Place = GitPlace & Pick<Spooling, 'config'>;

/** Recall over the store of a place and the user's own, which is there only where `hasUser`. */
export function wireRecall(
  at: Place,
  { own, user, hasUser }: { readonly own: AskedStore; readonly user: AskedStore; hasUser(): boolean },
) {
  const { env, config, states, clock } = at;
  const { scope, repository, code, commits } = own;
  const knowsUser = config.userScope.enabled;
  const storesWith = (
    theUsers: boolean,
    indexOf = ({ index }: AskedStore): MemoryIndex => index,
  ): MemoryStores =>
    createMemoryStores(
      indexOf(own),
      scope,
      () => (theUsers && hasUser() ? indexOf(user) : undefined),
      (error) => writeLog(env, { event: 'user-store', ...failureRecord(error) }),
    );
  const trusting = wireTrust(at, own.where);
  const vectorStores = (): readonly VectorStore[] => [own, ...(knowsUser && hasUser() ? [user] : [])];
  /** Undefined where LanceDB is not installed. Throws CONFIG_INVALID. */
  const load = onceAsked(async () => (await import('./vectors.ts')).wireVectors(at, vectorStores()));
  const recall = recallOf({
    ...{ scope, repository, clock, code, commits, trust: trusting.settings },
    stores: storesWith(knowsUser, orAsIndexed),
    // What sessions were shown together is in their states: files to read, so not while a session waits.
    ...(at.session === undefined && { together: onceAsked(() => states.recent().map(({ shown }) => shown)) }),
    ...(config.embedder.kind !== 'none' && { semantics: load }),
  });
  const vectors = {
    load,
    /** Whether memories wait for their vectors. Never throws: whoever asks for vectors is told. */
    isBehind: async (): Promise<boolean> => {
      const { vectors: all = [] } = (await load().catch(() => undefined)) ?? {};
      const current = await Promise.all(all.map(({ index }) => index.isCurrent().catch(() => true)));
      return current.includes(false);
    },
  };
  return { recall, stores: storesWith(knowsUser), storesWith, trusting, vectors, vectorStores };
}

/** Who the user is comes from the session's state, or what git said before, so that a prompt starts no process; else git is asked, in `where`. */
function wireTrust({ session, clock, home, config, states, ...at }: Place, where: string) {
  // The user's own store is made at the first write: until then its folder is none.
  const cwd = home.isUserStore ? at.cwd : where;
  const env = home.isUserStore ? withoutRepository(at.env) : at.env;
  const authors = {
    read: () => trustedAuthors(trustedAuthorsFile(env)),
    add: (author: string): boolean => trustAuthor(trustedAuthorsFile(env), author),
    remove: (author: string): boolean => distrustAuthor(trustedAuthorsFile(env), author),
  };
  const file = join(home.directory, 'index', 'self-v1.json');
  const kept = builtLate(() => createKnownIdentities(file, home.place, env, clock));
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
  const trusted = onceAsked(() => authors.read());
  /** `hasAuthors`: somebody is to be told apart from the user; else nobody is asked who that is. */
  const settings = async (hasAuthors: boolean): Promise<TrustSettings> => ({
    self: hasAuthors ? await self() : [],
    trusted: trusted(),
  });
  return { settings, identities, authors };
}

/** What a place is, for questions alone. Throws CONFIG_INVALID. */
export async function placeOf<At extends Pick<Place, 'cwd' | 'env'>>(at: At) {
  const home = findHome(at.cwd, at.env);
  const config = await loadConfig(at.env, home.place);
  return { ...at, clock: Date.now, home, config, states: statesOf(home, at) };
}

/** Recall and no more: no filters, nothing that writes notes. */
export function wireAnswer(at: Place) {
  const { close, isIndexLeftBehind, ...both } = bothStores(at, (home) =>
    wireGit(
      { ...at, home, states: home === at.home ? at.states : statesOf(home, at) },
      { isBrief: true }, // no author is asked for where nothing is written
    ),
  );
  return { recall: wireRecall(at, both).recall, isIndexLeftBehind, close };
}
