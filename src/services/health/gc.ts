import { type FindGarbage, GARBAGE, type GarbageKind, type RemoveGarbage } from '../../ports/gc.ts';
import type { Clock } from '../../ports.ts';

export interface GcPorts {
  readonly find: readonly FindGarbage[];
  readonly remove: RemoveGarbage;
  readonly clock: Clock;
}

/** What went of one kind, or would. */
export interface Removed {
  readonly kind: GarbageKind;
  readonly count: number;
  readonly bytes: number;
  /** What could not be removed. */
  readonly failed: number;
}

/**
 * Removes what nobody needs any more, or with `dryRun` only counts it; tells each kind, also those with nothing. `onFound` is told how many
 * were looked at. Never throws.
 */
export function createGc({
  find,
  remove,
  clock,
}: GcPorts): (
  options: { readonly dryRun: boolean },
  onFound?: (count: number) => void,
) => readonly Removed[] {
  return ({ dryRun }, onFound = () => {}) => {
    const sums = new Map<GarbageKind, Removed>();
    let found = 0;
    const nowMs = clock();
    // Each goes as soon as it is found to be old: what is found first and removed later may be in use again.
    for (const findIn of find)
      for (const garbage of findIn(nowMs)) {
        onFound(++found);
        const { kind, bytes } = garbage;
        const sum = sums.get(kind) ?? nothingOf(kind);
        const isGone = dryRun || remove(garbage);
        const gone = { count: sum.count + 1, bytes: sum.bytes + bytes };
        sums.set(kind, isGone ? { ...sum, ...gone } : { ...sum, failed: sum.failed + 1 });
      }
    return GARBAGE.map((kind) => sums.get(kind) ?? nothingOf(kind));
  };
}

const nothingOf = (kind: GarbageKind): Removed => ({ kind, count: 0, bytes: 0, failed: 0 });
