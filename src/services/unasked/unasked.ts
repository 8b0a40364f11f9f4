import type { Freshness } from '../../domain/freshness.ts';
import { isUnsure, type Memory } from '../../domain/memory.ts';
import { HANDOFFS } from '../../domain/namespace.ts';
import type { Scope, ScopedMemory } from '../../domain/scope.ts';
import type { ExactLookup } from '../../ports/exact.ts';

/** What may be told to a session that did not ask. */
export interface UnaskedPorts {
  readonly lookups: readonly { readonly scope: Scope; readonly lookup: ExactLookup }[];
  /** Whether the user knows whose word it is. */
  readonly isToldUnasked: (memory: ScopedMemory) => boolean;
  /** The session's ledger: ids of the memories it was shown. */
  readonly shown: ReadonlySet<string>;
  /** The anchored files against the work tree. */
  readonly freshnessOf: (memory: Memory) => Promise<Freshness>;
}

/** A memory that may be told, with what is known of it now. */
export type Tellable = ScopedMemory & { readonly freshness: Freshness };

/** How many memories of one path or signature are looked at. */
export const LOOKED_AT = 8;

/** The memories that a look-up gives, each once, less those that were shown and those of people the user does not know. */
export function tellable(
  ports: UnaskedPorts,
  look: (lookup: ExactLookup) => readonly Memory[],
  isWanted: (memory: Memory) => boolean = () => true,
): readonly ScopedMemory[] {
  const found = new Map<string, ScopedMemory>();
  for (const { scope, lookup } of ports.lookups) {
    for (const memory of look(lookup)) {
      if (ports.shown.has(memory.id) || found.has(memory.id) || !isWanted(memory)) continue;
      if (memory.ns === HANDOFFS || isUnsure(memory)) continue;
      if (ports.isToldUnasked({ memory, scope })) found.set(memory.id, { memory, scope });
    }
  }
  return [...found.values()];
}

/** With freshness, which takes reading the files: asked only for what is told. */
export function withFreshness<Told extends ScopedMemory>(
  { freshnessOf }: UnaskedPorts,
  memories: readonly Told[],
): Promise<readonly (Told & Tellable)[]> {
  return Promise.all(memories.map(async (it) => ({ ...it, freshness: await freshnessOf(it.memory) })));
}
