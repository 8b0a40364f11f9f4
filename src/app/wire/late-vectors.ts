// What stands between the stores and the vectors: small, since every recall loads it; the rest when it is needed.
import { removeLanceDirectory } from '../../extras/vectors/tidy.ts';
import type { IndexedStore } from '../doctor/upkeep.ts';
import type { Spooling } from './spool.ts';
import type { VectorStore, WiredVectors } from './vectors.ts';

/** Recall by meaning, of which nothing is loaded before it is asked for. */
export interface LateVectors {
  /** Undefined where LanceDB is not installed. Throws CONFIG_INVALID. */
  load(): Promise<WiredVectors | undefined>;
  /** Whether memories wait for their vectors. Never throws. */
  isBehind(): Promise<boolean>;
}

/** See `LateVectors`. */
export function lateVectors(
  config: Spooling['config'],
  {
    env,
    clock,
    stores,
  }: {
    readonly env: NodeJS.ProcessEnv;
    readonly clock: () => number;
    readonly stores: () => readonly VectorStore[];
  },
): LateVectors | undefined {
  if (config.embedder.kind === 'none') return undefined;
  let loaded: Promise<WiredVectors | undefined> | undefined;
  const load: LateVectors['load'] = () => {
    loaded ??= import('./vectors.ts').then(({ wireVectors }) =>
      wireVectors({ env, config, clock, stores: stores() }),
    );
    return loaded;
  };
  return {
    load,
    isBehind: async () => {
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

/** Vectors of this machine go whole; of a place that others share only what is to be gone. */
export function dropVectors(
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
