import type { Memory } from './memory.ts';

export const SCOPES = ['repository', 'user'] as const;
/** Whose a memory is. `user`: the user's own, recalled in every project and shared with none. */
export type Scope = (typeof SCOPES)[number];

/** A memory and the store it is in. */
export interface ScopedMemory {
  readonly memory: Memory;
  readonly scope: Scope;
}
