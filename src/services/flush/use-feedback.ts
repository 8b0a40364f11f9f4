import type { Memory } from '../../domain/memory.ts';
import type { TranscriptEvent } from '../../domain/narrative/transcript-line.ts';
import { NEVER_TOLD, useOf, withTold } from '../../domain/told-use.ts';
import type { SessionStates, ToldCounts } from '../../ports/session.ts';
import type { Mark, MarkOptions } from '../memories/mark-useful.ts';

export interface UseFeedbackPorts {
  readonly states: Pick<SessionStates, 'read'>;
  /** What the session's transcript tells, raw: nothing of it is kept. */
  readonly eventsOf: (session: string) => readonly TranscriptEvent[];
  readonly known: (ids: readonly string[]) => Promise<ReadonlyMap<string, Memory>>;
  readonly counts: ToldCounts;
  readonly mark: (id: string, mark: Mark, options: MarkOptions) => Promise<unknown>;
}

/** Of a session that was told more, only so many are looked at: its end has a second for everything. */
const MAX_TOLD = 20;

/**
 * At the end of a session: which memories that it was told it used (domain/told-use.ts). Used, a memory is marked useful in the notes, once a session; how often it was told in vain
 * is counted in this clone alone, since a line in a note for each telling would outgrow the memories. Gives how many were used. Never throws.
 */
export function createUseFeedback(ports: UseFeedbackPorts): (session: string) => Promise<number> {
  return async (session) => {
    try {
      const state = ports.states.read(session);
      const handoffs = new Set(state?.told_handoffs);
      const ids = (state?.shown ?? []).filter((id) => !handoffs.has(id)).slice(-MAX_TOLD);
      if (state === undefined || ids.length === 0) return 0;
      const events = ports.eventsOf(session);
      if (events.length === 0) return 0;
      const known = await ports.known(ids);
      const before = ports.counts.read();
      const uses = [...known.values()]
        .filter((memory) => memory.session !== session)
        .map((memory) => ({ memory, use: useOf(memory, events) }));
      ports.counts.write(
        new Map(
          uses.map(({ memory: { id }, use }) => [id, withTold(before.get(id) ?? NEVER_TOLD, session, use)]),
        ),
      );
      const used = uses.filter(({ use }) => use === 'used');
      // At the same time however often it is told: a session that is resumed and ends again says it once.
      for (const { memory } of used) await ports.mark(memory.id, 'useful', { session, at: state.started_at });
      return used.length;
    } catch {
      return 0; // what was told is judged by the next session that is told it
    }
  };
}
