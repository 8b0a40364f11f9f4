import type { UnfilteredLine } from '../../memories/secrets.ts';
import type { AddedLine } from '../remote.ts';

/** Why a namespace was left as it is, or was not pushed. */
export type SyncProblem =
  /** It lacks what we took (`had`) in `has`: memories `missing`, and by a purge. `older`: it is an earlier version of `had`. */
  | {
      readonly kind: 'rewritten-there';
      readonly missing: number;
      readonly purged: number;
      readonly had: string;
      readonly has: string;
      readonly older: boolean;
    }
  /** The remote had this namespace at the commit `had`, with so many memories, and has it no more. */
  | { readonly kind: 'deleted-there'; readonly missing: number; readonly had: string }
  /** Ours lacks what we took: a purge, or a ref removed. `lease`: what a forced push may replace; absent where others pushed since. */
  | { readonly kind: 'rewritten-here'; readonly lease?: string }
  /** A name above or below it is a namespace here, and git keeps one of the two only. */
  | { readonly kind: 'name-taken'; readonly by: string }
  /** Somebody put something else on the remote where these notes would go, at this name. */
  | { readonly kind: 'not-notes'; readonly at: string }
  /** The filters still find something in what would be sent. */
  | { readonly kind: 'secret'; readonly lines: readonly UnfilteredLine[] }
  /** What would be sent has a text in its history that was purged there. */
  | { readonly kind: 'purged-there'; readonly lines: number }
  | { readonly kind: 'refused'; readonly reason: string };

export type Pulled = 'nothing' | 'created' | 'fast-forwarded' | 'merged' | 'adopted';

export type Amount = Readonly<{ memories: number; lines: number }>;

export interface NamespaceSync {
  readonly ns: string;
  readonly pulled: Pulled;
  readonly pushed: boolean;
  readonly received: Amount;
  readonly sent: Amount;
  /** Where the remote's history was adopted: how many memories went from here by that, not counting purged ones. */
  readonly dropped?: number;
  /** There too: how many went because somebody purged them. */
  readonly purged?: number;
  readonly problem?: SyncProblem;
}

export interface SyncReport {
  readonly remote: string;
  readonly urls: readonly string[];
  readonly dryRun: boolean;
  /** Whether the user agreed to share with this remote. Without that nothing is pushed. */
  readonly agreed: boolean;
  readonly kept: readonly string[];
  readonly namespaces: readonly NamespaceSync[];
  /** How often somebody else was first. */
  readonly retries: number;
  /** How many memories gave their place to one that tells the same. */
  readonly twins: number;
  /** Lines that were gone there, or merged away, and are back here: this clone's own, or somebody vouches for them. */
  readonly returned: number;
  /** Lines of others that would take out what is proven here, and have no force. */
  readonly withoutForce: number;
}

export const NONE: Amount = { memories: 0, lines: 0 };

export function amountOf(lines: readonly AddedLine[]): Amount {
  const memories = lines.filter(({ raw }) => raw.includes('"type":"memory"')).length;
  return { memories, lines: lines.length };
}

export const plus = (a: Amount, b: Amount): Amount => ({
  memories: a.memories + b.memories,
  lines: a.lines + b.lines,
});
