import { HANDOFFS, isLive, type Memory } from '../../core/memory.ts';
import type { Clock } from '../../core/ports.ts';
import type { AskSalient } from '../../session/model/handoff/ports.ts';
import type { CaptureAccumulator, Goals } from '../../session/model/ports.ts';
import { type Candidate, candidateOf } from '../../session/model/salience/complexity.ts';
import { salientAmong } from '../../session/model/salience/salience.ts';

export interface SalientPlaces {
  readonly all: () => Promise<readonly Memory[]>;
  readonly accumulator: Pick<CaptureAccumulator, 'queued'>;
  readonly goals: Pick<Goals, 'active'>;
  readonly branch: string | undefined;
  readonly cwd: string | undefined;
  readonly clock: Clock;
}

/** What tells where a session stood is what the handoff itself tells. */
const STATES: ReadonlySet<string> = new Set([HANDOFFS, 'progress']);

/** Scores the memories that a session made or met, those too that still wait in its queue. */
export function wireSalient(places: SalientPlaces): AskSalient {
  const { all, accumulator, goals, clock, branch, cwd } = places;
  return async ({ session, files, recent }) => {
    const nowMs = clock();
    const isOf = (memory: Memory): boolean =>
      (memory.session === session || memory.seenIn.includes(session)) && isLive(memory, nowMs);
    const noted: readonly Candidate[] = (await all()).filter(isOf);
    const ids = new Set(noted.map(({ id }) => id));
    const queued = accumulator
      .queued()
      .map(candidateOf)
      .filter(({ id }) => !ids.has(id));
    const memories = [...noted, ...queued].filter(({ ns }) => !STATES.has(ns));
    const titles = goals.active(session).map(({ title }) => title);
    const place = { goals: titles.reverse(), session, files, recent, branch, cwd, nowMs }; // the newest goal counts most
    const { kept, ...chosen } = salientAmong(memories, place);
    const told = kept.map(({ memory: { id, summary }, score }) => ({ id, score, summary }));
    return { ...chosen, of: memories.length, memories: told };
  };
}
