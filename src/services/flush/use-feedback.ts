import type { Memory } from '../../domain/memory.ts';
import type { TranscriptEvent } from '../../domain/narrative/transcript-line.ts';
import { NEVER_TOLD, useIn, withTold } from '../../domain/told-count.ts';
import { doingsOf, useOf } from '../../domain/told-use.ts';
import type { SessionStates, ToldCounts } from '../../ports/session.ts';
import type { Mark, MarkOptions } from '../memories/mark-useful.ts';

/** What a session's transcript tells, raw: nothing of it is kept. */
export interface Heard {
  readonly events: readonly TranscriptEvent[];
  /** False: it is too long, and only its end was read. */
  readonly isWhole: boolean;
}

export interface UseFeedbackPorts {
  readonly states: Pick<SessionStates, 'read'>;
  readonly heardIn: (session: string) => Heard;
  readonly known: (ids: readonly string[]) => Promise<ReadonlyMap<string, Memory>>;
  readonly counts: Pick<ToldCounts, 'update'>;
  readonly mark: (id: string, mark: Mark, options: MarkOptions) => Promise<unknown>;
}

/**
 * At the end of a session: what came of each memory that it was told (domain/told-use.ts). Used, a memory is marked useful in the notes, once a session; how often it was told in vain
 * is counted in this clone alone, since a line in a note for each telling would outgrow the memories. What was asked for, and what the session may have used where nobody
 * looked, is not told in vain. Gives how many were used. Never throws.
 */
export function createUseFeedback(ports: UseFeedbackPorts): (session: string) => Promise<number> {
  return async (session) => {
    try {
      const state = ports.states.read(session);
      const told = new Map((state?.told ?? []).map((telling) => [telling.id, telling]));
      if (state === undefined || told.size === 0) return 0;
      const { events, isWhole } = ports.heardIn(session);
      if (events.length === 0) return 0;
      const doings = doingsOf(events);
      const known = await ports.known([...told.keys()]);
      const found = [...known.values()].flatMap((memory) => {
        const telling = told.get(memory.id);
        if (telling === undefined || memory.session === session) return [];
        const use = useOf(memory, doings, telling.at);
        return use === 'unused' && (telling.asked === true || !isWhole) ? [] : [{ id: memory.id, use }];
      });
      const used: string[] = [];
      ports.counts.update((before) => {
        const counted = found.map(({ id, use }) => {
          const count = before.get(id) ?? NEVER_TOLD;
          if (use === 'used' && useIn(count, session) !== 'used') used.push(id);
          return [id, withTold(count, session, use)] as const;
        });
        return new Map(counted);
      });
      // At the same time however often it is told: where the counts were lost, the line is the same.
      for (const id of used) await ports.mark(id, 'useful', { session, at: state.started_at });
      return used.length;
    } catch {
      return 0; // what was told is judged by the next session that is told it
    }
  };
}
