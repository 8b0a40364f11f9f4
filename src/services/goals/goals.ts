import { foldBook, type GoalBook } from '../../domain/goals/book.ts';
import { type Goal, isOpen } from '../../domain/goals/goal.ts';
import { goalOfSummary } from '../../domain/goals/tell.ts';
import { goalsIn, openGoalsIn, tasksIn } from '../../domain/goals/view.ts';
import { isLive, type Memory } from '../../domain/memory.ts';
import type { GoalStore, Goals } from '../../ports/goals.ts';
import type { Clock } from '../../ports.ts';

export interface GoalsPorts {
  readonly goals: Pick<GoalStore, 'read' | 'sessions'>;
  /** The memories of the repository: what its other clones and former sessions know. Absent: only the files are asked. */
  readonly memories?: (() => Promise<readonly Memory[]>) | undefined;
  /** Whether a session has ended. */
  readonly isOver?: ((session: string) => boolean) | undefined;
  readonly clock: Clock;
}

/** Answers what the goals and tasks of sessions are. Writes nothing. See the port for the promises. */
export function createGoals({ goals, memories, isOver = () => false, clock }: GoalsPorts): Goals {
  const foldedOf = (session: string) => foldBook(goals.read(session));
  const all = async (): Promise<readonly Known[]> => {
    const noted = (await memories?.()) ?? [];
    const forgotten = new Set(noted.filter((memory) => memory.forgotten).map(({ id }) => id));
    const kept = goals.sessions().map((session) => ({ session, book: goals.read(session) }));
    const names = new Set(kept.flatMap(({ session, book }) => Object.keys(book.told).map(nameIn(session))));
    const nowMs = clock();
    const others = noted
      .filter((memory) => memory.ns === 'progress' && memory.kind === 'goal' && isLive(memory, nowMs))
      .flatMap((memory) => goalOf(memory) ?? [])
      .filter(({ id, session }) => !names.has(nameIn(session)(id)))
      .sort(bySince);
    return [
      ...others.map((goal) => ({ goal, isTold: true })),
      ...kept.flatMap(({ session, book }) => knownIn(book, session, forgotten)),
    ];
  };
  return {
    active: (session) => openGoalsIn(foldedOf(session), session),
    tasks: (session) => tasksIn(foldedOf(session)),
    all: async () => (await all()).map(({ goal }) => goal),
    standing: async () =>
      onlyOpen(
        (await all()).filter(({ goal, isTold }) => isTold || !isOver(goal.session)).map(({ goal }) => goal),
      ),
  };
}

interface Known {
  readonly goal: Goal;
  /** Whether a memory tells it, or the goal that it is a step of. */
  readonly isTold: boolean;
}

/** A goal's name among those of all sessions, as the key of its memory has it. */
const nameIn =
  (session: string) =>
  (id: string): string =>
    `${id} of session ${session}`;

/** The goals of a book, but for those whose memory was forgotten, and their steps. */
function knownIn(book: GoalBook, session: string, forgotten: ReadonlySet<string>): readonly Known[] {
  const { told } = book;
  const isGone = (id: string): boolean => forgotten.has(told[id]?.id ?? '');
  return goalsIn(foldBook(book), session)
    .filter(({ id, parent = id }) => !isGone(id) && !isGone(parent))
    .map((goal) => ({ goal, isTold: Object.hasOwn(told, goal.parent ?? goal.id) }));
}

const bySince = (a: Goal, b: Goal): number => (a.since < b.since ? -1 : 1);

/** A goal as its memory tells it. */
function goalOf({ summary, key = '', at, session = '' }: Memory): Goal | undefined {
  const told = goalOfSummary(summary);
  const [, id] = /^goal ([0-9a-f]{16}) of session /.exec(key) ?? [];
  if (told === undefined || id === undefined) return undefined;
  return { id, ...told, since: at, asked: at, session, source: 'prompt' };
}

/** Open goals, without the steps of those that are not. */
export function onlyOpen(goals: readonly Goal[]): readonly Goal[] {
  const open = goals.filter(isOpen);
  const key = ({ session }: Goal, id: string): string => `${session} ${id}`;
  const ids = new Set(open.map((goal) => key(goal, goal.id)));
  return open.filter((goal) => goal.parent === undefined || ids.has(key(goal, goal.parent)));
}
