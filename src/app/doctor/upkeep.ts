import type { FlushTotal } from '../../capture/flush.ts';
import { GARBAGE, type GarbageKind, type IndexHealth } from '../../core/background.ts';
import { defined } from '../../core/basics.ts';
import { errorMessage } from '../../core/errors.ts';
import type { Scope } from '../../core/memory.ts';
import type { Clock, MemoryIndex } from '../../core/ports.ts';
import { count } from '../../core/text.ts';
import { isRemoved } from '../../files/write.ts';
import type { VectorKeeper, VectorUpdate } from '../../recall/ports.ts';

/** Removes what nobody needs, or with `dryRun` counts it, by kind. `onFound`: how many were looked at. Never throws. */
export function collectGarbage(
  found: Iterable<{ readonly kind: GarbageKind; readonly path: string; readonly bytes: number }>,
  dryRun: boolean,
  onFound: (count: number) => void = () => {},
  remove = isRemoved,
) {
  const sums = new Map(GARBAGE.map((kind) => [kind, { kind, ...NOTHING }] as const));
  let looked = 0;
  // Each goes as soon as it is found to be old: what is found first and removed later may be in use again.
  for (const { kind, path, bytes } of found) {
    onFound(++looked);
    const sum = sums.get(kind) ?? { kind, ...NOTHING };
    const isGone = dryRun || remove(path);
    const gone = { count: sum.count + 1, bytes: sum.bytes + bytes };
    sums.set(kind, isGone ? { ...sum, ...gone } : { ...sum, failed: sum.failed + 1 });
  }
  return [...sums.values()];
}

const NOTHING = { count: 0, bytes: 0, failed: 0 };

export type IndexedStore = Readonly<{ scope: Scope; index: MemoryIndex; vectors?: VectorKeeper }>;

export interface ReindexOptions {
  /** What is there already is kept where it still holds: brings up to date, instead of building anew. */
  readonly isUpdate?: boolean;
  readonly isAnew?: boolean;
  /** No vectors. */
  readonly isOfWords?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ReindexReport {
  readonly scope: Scope;
  readonly memories: number;
  readonly wordsMs: number;
  readonly vectors?: VectorUpdate & { readonly ms: number };
}

/** Builds the index of every store from its notes. Throws what git, the embedder and the index throw. */
export async function reindex(
  stores: readonly IndexedStore[],
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

export type Mended = Readonly<{ name: string; did: string; failed?: true }>;

type Mend = () => Promise<string | undefined> | string | undefined;

/** Mends without a loss: each step can be done at any time and again, beside sessions that run, and one that fails leaves others their turn. */
export async function mendAll(
  steps: readonly (readonly [check: string, mend: Mend])[],
): Promise<readonly Mended[]> {
  const mended: Mended[] = [];
  for (const [name, mend] of steps) {
    try {
      const did = await mend();
      if (did !== undefined) mended.push({ name, did });
    } catch (error) {
      mended.push({ name, did: errorMessage(error), failed: true });
    }
  }
  return mended;
}

/** `3 locks removed`; undefined for none. */
export const removed = (n: number, what: string): string | undefined =>
  n === 0 ? undefined : `${count(n, what)} removed`;

/** Brings the index up to date, or builds a damaged one anew. */
export async function mendIndex(
  index: Pick<MemoryIndex, 'counts' | 'drop' | 'save'>,
  { state, bytes }: IndexHealth,
): Promise<string | undefined> {
  if (state === 'current' || (state === 'none' && bytes === 0)) return undefined;
  if (state === 'damaged') await index.drop();
  const memories = (await index.counts('')).documents;
  await index.save();
  return `${state === 'behind' ? 'updated' : 'rebuilt'}: ${count(memories, 'memory')}`;
}

/** Writes what sessions left that nobody will flush. */
export async function flushDead(
  dead: readonly string[],
  flush: (sessions: readonly string[]) => Promise<FlushTotal>,
): Promise<string | undefined> {
  if (dead.length === 0) return undefined;
  const { written, seen, failed, unborn } = await flush(dead);
  const waits = failed + unborn > 0 ? `, ${count(failed + unborn, 'session')} could not be flushed yet` : '';
  return `${count(dead.length, 'session')} that had ended: ${written} written, ${seen} seen again${waits}`;
}
