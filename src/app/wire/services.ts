import { builtLate, onceAsked } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import { forgetEverywhere, markEverywhere } from '../../memories/change.ts';
import { findToPurge, purge } from '../../memories/purge.ts';
import { hydrate } from '../../recall/recall-truth.ts';
import { createToldCounts } from '../../recall/told-counts.ts';
import type { NotedPlace } from '../../session/context.ts';
import { type ReindexOptions, reindex } from '../doctor/upkeep.ts';
import { indexedStores, wireRecall } from './recall.ts';
import { beganAt, keptOf, type Spooling, spoolAt, type WireOptions, wireSpool } from './spool.ts';
import { bothStores, wireStore } from './store.ts';

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export type Wired = Awaited<ReturnType<typeof wire>>;

/** Config → adapters → services. What `wireSpool` gave already is taken as it is, so that settings are read once. Throws what those throw. */
export async function wire(options: WireOptions | Spooling) {
  const at = 'filters' in options ? options : await wireSpool(options);
  const { home, config, clock } = at;
  const { close, isIndexLeftBehind, ...both } = bothStores(at, (of) =>
    of === home
      ? wireStore(at)
      : wireStore({ ...at, ...spoolAt(of, at), home: of }, config.userScope.enabled),
  );
  const { own, user, hasUser } = both;
  const { notes, index, repository, remember, held } = own;
  const recalling = onceAsked(() => wireRecall(at, both));
  const stores = builtLate(() => recalling().stores);
  const trusting = builtLate(() => recalling().trusting);
  const recall = builtLate(() => recalling().recall);
  const vectors = config.embedder.kind === 'none' ? undefined : builtLate(() => recalling().vectors);
  const everywhere = { own, user, hasUser, stores };
  const toPurge = { ...everywhere, stores: builtLate(() => recalling().storesWith(true)) };
  const mark = markEverywhere.bind(undefined, everywhere);
  const toldCounts = builtLate(() => createToldCounts(home.directory));
  const began = builtLate((): NotedPlace => ({ ...beganAt(at), index, stores, trusting }));
  const { stories } = keptOf(home);
  const place = { ...at, ...both, held, stories, began, trusting, mark, toldCounts };
  return {
    ...place,
    ...{ notes, index, repository, stores, recall, remember },
    /** Absent where no embedder is set up. */
    vectors,
    reindex: async (how?: ReindexOptions) => {
      await own.keepHistory(); // later questions know it
      return reindex(await indexedStores(recalling().vectorStores(), vectors), clock, how);
    },
    isIndexLeftBehind,
    hydrate: (memory: Memory) => hydrate({ code: own.code, filters: at.filters }, memory),
    forget: forgetEverywhere.bind(undefined, everywhere),
    // What is to be gone is gone from all of them.
    findToPurge: findToPurge.bind(undefined, toPurge),
    purge: purge.bind(undefined, toPurge),
    close,
  };
}
