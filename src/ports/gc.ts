/** What can be removed without anything being lost. */
export const GARBAGE = [
  'sessions',
  'stories',
  'handoffs',
  'goals',
  'turns',
  'log',
  'compiled',
  'index',
] as const;
export type GarbageKind = (typeof GARBAGE)[number];

/** One file, or folder, that nobody needs any more. */
export interface Garbage {
  readonly kind: GarbageKind;
  /** Absolute. */
  readonly path: string;
  readonly bytes: number;
}

/** Finds garbage of some kinds. Never throws: what cannot be looked at is not found. */
export type FindGarbage = (nowMs: number) => Iterable<Garbage>;

/** Removes one; false where that cannot be. Never throws. */
export type RemoveGarbage = (garbage: Garbage) => boolean;
