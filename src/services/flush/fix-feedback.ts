import { type FixVerdict, judgeFix } from '../../domain/fix-feedback.ts';
import type { Step } from '../../domain/pairing/step.ts';
import type { SessionStates, Telling } from '../../ports/session.ts';
import type { Mark, MarkOptions } from '../memories/mark-useful.ts';

export interface FixFeedbackPorts {
  readonly states: SessionStates;
  readonly mark: (id: string, mark: Mark, options: MarkOptions) => Promise<unknown>;
}

/** What a flush has of a session. */
export interface Feedback {
  readonly session: string;
  /** What the flush took out of the session's spool. */
  readonly steps: readonly Step[];
  readonly ended: boolean;
}

/**
 * Marks the fixes that a session was told by what came of them (domain/fix-feedback.ts), each once, and takes those that are
 * judged from the session's ledger. A mark that cannot be written waits for the next flush. Gives how many were marked.
 */
export function createFixFeedback({
  states,
  mark,
}: FixFeedbackPorts): (feedback: Feedback) => Promise<number> {
  return async ({ session, steps, ended }) => {
    const told = states.read(session)?.told_fixes ?? [];
    const judged = new Map<string, FixVerdict['verdict']>();
    let marked = 0;
    for (const fix of told) {
      const found = judgeFix(fix, steps, { ended });
      if (found === undefined) continue;
      try {
        if (found.verdict !== 'unclear') {
          await mark(fix.id, found.verdict, { session, at: found.at });
          marked += 1;
        }
        judged.set(fix.id, found.verdict);
      } catch {
        // gone since, or a writer was in the way: learnings are not held up by it
      }
    }
    if (judged.size > 0)
      states.update(session, (state) => ({
        ...state,
        told_fixes: (state.told_fixes ?? []).filter(({ id }) => !judged.has(id)),
        told: (state.told ?? []).map((it) => ({ ...it, ...verdictOf(judged.get(it.id)) })),
      }));
    return marked;
  };
}

const verdictOf = (judged: FixVerdict['verdict'] | undefined): Pick<Telling, 'judged'> =>
  judged === undefined ? {} : { judged };
