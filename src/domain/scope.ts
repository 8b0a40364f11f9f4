import type { Memory } from './memory.ts';

export const SCOPES = ['repository', 'user'] as const;
/** Whose a memory is. `user`: the user's own, recalled in every project and shared with none. */
export type Scope = (typeof SCOPES)[number];

/** A memory and the store it is in. */
export interface ScopedMemory {
  readonly memory: Memory;
  readonly scope: Scope;
}

/** Orders what was met last first; of what was written in one go the ids decide, so that pages do not overlap. */
export const newestFirst = (
  { memory: a }: Pick<ScopedMemory, 'memory'>,
  { memory: b }: Pick<ScopedMemory, 'memory'>,
): number => (a.lastSeenAt === b.lastSeenAt ? (a.id < b.id ? -1 : 1) : a.lastSeenAt < b.lastSeenAt ? 1 : -1);
