import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { TellProgress } from '../../ports/progress.ts';
import type { NotesHistory } from '../../ports/sync.ts';
import { findUnfilteredLines } from '../secrets/unfiltered-lines.ts';
import { type Amount, amountOf, type SyncProblem } from './report.ts';

/** What a push of one namespace would send, and what speaks against it. */
export interface Sending {
  readonly amount: Amount;
  readonly problem?: SyncProblem;
}

/**
 * The last look before a push, at every line that the remote does not have, in every version that would go with the
 * history: nothing unfiltered leaves, and nothing that was purged there comes back. Lines found clean are not looked
 * at again by the same gate: a lost race asks several times.
 */
export function createPushGate(
  filters: FilterPipeline,
  history: NotesHistory,
  tell?: TellProgress,
): (there: string | undefined, here: string) => Promise<Sending> {
  const clean = new Set<string>();
  return async (there, here) => {
    const lines = await history.unshared(there, here);
    const amount = amountOf(lines);
    const purged = lines.filter((line) => line.purged).length;
    if (purged > 0) return { amount, problem: { kind: 'purged-there', lines: purged } };
    const open = lines.map(({ raw }) => raw).filter((raw) => !clean.has(raw));
    const found = findUnfilteredLines(filters, open, (done) =>
      tell?.('looking for secrets', done, open.length),
    );
    if (found.length > 0) return { amount, problem: { kind: 'secret', lines: found } };
    for (const raw of open) clean.add(raw);
    return { amount };
  };
}
