import type { Memory } from '../memory.ts';

/** Memories of which one can tell all. */
export interface Cluster {
  /** `same`: they tell one lesson; `weak`: lesser notes on one file that nobody has needed since. */
  readonly why: 'same' | 'weak';
  readonly ns: string;
  /** What the weak ones are about. */
  readonly path?: string;
  /** The strongest first. */
  readonly members: readonly Memory[];
}
