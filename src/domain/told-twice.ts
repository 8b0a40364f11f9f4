import { tellsFix } from './known-fix.ts';
import type { Memory } from './memory.ts';

const BLOCKERS = 'blockers';

const toldBy = ({ signature, summary }: Memory): string => signature ?? summary;

/** Whether a memory tells a failure and nothing that helped: the error itself, or the blocker that it left open. */
const isFailure = (memory: Memory): boolean =>
  (memory.ns === BLOCKERS || memory.evidence === 'tool-observed') && !tellsFix(memory);

/**
 * An error that was left open is two memories in the same words, the error and its blocker: one of them is enough. Gives the errors whose
 * blocker is among the memories, each with that blocker; those of live memories only. Pure.
 */
export function blockedErrors(memories: readonly Memory[]): ReadonlyMap<Memory, Memory> {
  const blockers = new Map(
    memories.flatMap((memory) => (memory.ns === BLOCKERS ? [[toldBy(memory), memory]] : [])),
  );
  if (blockers.size === 0) return new Map();
  return new Map(
    memories.flatMap((memory) => {
      const blocker = memory.ns === BLOCKERS ? undefined : blockers.get(toldBy(memory));
      return blocker !== undefined && isFailure(memory) ? [[memory, blocker]] : [];
    }),
  );
}

/** Judges whether a reader who was shown these memories knows another: itself, or the same failure by its other memory. Pure. */
export function wasTold(shown: readonly Memory[]): (memory: Memory) => boolean {
  const ids = new Set(shown.map(({ id }) => id));
  const failures = new Set(shown.filter(isFailure).map(toldBy));
  return (memory) => ids.has(memory.id) || (failures.has(toldBy(memory)) && isFailure(memory));
}
