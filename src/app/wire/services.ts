import { builtLate, defined, onceAsked } from '../../core/basics.ts';
import type { Memory, Scope } from '../../core/memory.ts';
import type { Clock, MemoryIndex } from '../../core/ports.ts';
import { forgetEverywhere, markEverywhere } from '../../memories/change.ts';
import { findToPurge, purge } from '../../memories/purge.ts';
import type { VectorKeeper, VectorUpdate, VectorUpdateOptions } from '../../recall/ports.ts';
import { hydrate } from '../../recall/recall-truth.ts';
import { createToldCounts } from '../../recall/told-counts.ts';
import type { NotedPlace } from '../../session/context.ts';
import { wireRecall } from './recall.ts';
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
      const found = (await vectors?.load())?.vectors ?? [];
      const indexed = recalling()
        .vectorStores()
        .map(({ scope, index }) => {
          const its = found.find((it) => it.scope === scope)?.index;
          return { scope, index, ...defined({ vectors: its }) };
        });
      return reindex(indexed, clock, how);
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

export interface ReindexOptions extends Pick<VectorUpdateOptions, 'isAnew' | 'signal' | 'onProgress'> {
  /** What is there already is kept where it still holds: brings up to date, instead of building anew. */
  readonly isUpdate?: boolean;
  /** No vectors. */
  readonly isOfWords?: boolean;
}

export interface ReindexReport {
  readonly scope: Scope;
  readonly memories: number;
  readonly wordsMs: number;
  readonly vectors?: VectorUpdate & { readonly ms: number };
}

/** Builds the index of every store from its notes. Throws what git, the embedder and the index throw. */
export async function reindex(
  stores: readonly Readonly<{ scope: Scope; index: MemoryIndex; vectors?: VectorKeeper }>[],
  clock: Clock,
  { isUpdate = false, isAnew = false, isOfWords, signal, onProgress }: ReindexOptions = {},
): Promise<readonly ReindexReport[]> {
  const reports: ReindexReport[] = [];
  for (const { scope, index, ...its } of stores) {
    const vectors = isOfWords ? undefined : its.vectors;
    const beganMs = clock();
    if (!isUpdate) await index.drop();
    const memories = (await index.counts('')).documents; // without a million of them in memory
    await index.save();
    const indexedMs = clock();
    const update = await vectors?.update(defined({ isThorough: !isUpdate, isAnew, signal, onProgress }));
    const made = update && { ...update, ms: clock() - indexedMs };
    reports.push(defined({ scope, memories, wordsMs: indexedMs - beganMs, vectors: made }));
  }
  return reports;
}
