import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { DAY_MS } from '../../domain/age.ts';
import { foldBook } from '../../domain/goals/book.ts';
import { isOpen } from '../../domain/goals/goal.ts';
import { type GoalToTell, goalsToTell, textOf } from '../../domain/goals/tell.ts';
import type { Learning } from '../../domain/learning.ts';
import { memoryId } from '../../domain/memory-id.ts';
import type { GoalStore } from '../../ports/goals.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';

export interface GatherGoalsPorts {
  readonly session: string;
  readonly goals: Pick<GoalStore, 'open'>;
  readonly filters: FilterPipeline;
  readonly accumulator: CaptureAccumulator;
  readonly clock: Clock;
  readonly branch: string | undefined;
}

/** What is still to be done is of use for weeks; that it is done, until the next session knows. */
const OPEN_DAYS = 30;
const CLOSED_DAYS = 2;

/** A name is at most so long (flush.ts). */
const MAX_KEY_CHARS = 256;

/**
 * Queues a memory for each goal that is to be told, in the place of the one that told it before (domain/goals/tell.ts says which
 * and when). `ended`: the stretch ends. Gives how many. The same events again queue nothing. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createGatherGoals(ports: GatherGoalsPorts): (when: { readonly ended: boolean }) => number {
  return (when) => {
    const opened = ports.goals.open(ports.session);
    if (opened === undefined) return 0;
    const { book } = opened;
    const told = { ...book.told };
    const toTell = goalsToTell(foldBook(book), told, when);
    for (const goal of toTell) {
      const learning = learningOf(goal, ports);
      const id = memoryId(learning);
      const former = told[goal.id]?.id;
      ports.accumulator.add(
        former === undefined || former === id ? learning : { ...learning, supersedes: [former] },
      );
      told[goal.id] = { id, text: textOf(goal), mark: goal.mark };
    }
    opened.write({ ...book, told });
    return toTell.length;
  };
}

function learningOf(goal: GoalToTell, ports: GatherGoalsPorts): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const nowMs = ports.clock();
  const days = isOpen(goal) ? OPEN_DAYS : CLOSED_DAYS;
  return {
    ns: 'progress',
    kind: 'goal',
    summary: clean(goal.summary),
    body: clean(goal.body),
    evidence: goal.hasSteps ? 'tool-observed' : 'model-inferred',
    tags: [],
    files: [],
    at: new Date(nowMs).toISOString(),
    session: clean(ports.session),
    expires: new Date(nowMs + days * DAY_MS).toISOString(),
    // Two sessions may have the same goal, and one must not take the other's note away.
    key: clean(`goal ${goal.id} of session ${ports.session}`.slice(0, MAX_KEY_CHARS)),
    ...(ports.branch === undefined ? {} : { branch: clean(ports.branch) }),
  };
}
