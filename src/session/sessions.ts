import { CsError } from '../core/errors.ts';
import { isLive, type Memory } from '../core/memory.ts';
import type { Clock } from '../core/ports.ts';
import { quoting } from '../core/quoting.ts';
import { IDLE_MS } from '../core/time.ts';
import { foldBook, goalsIn, onlyOpen, openGoalsIn, tasksIn } from './model/goals/book.ts';
import { type Goal, goalOfSummary } from './model/goals/folded.ts';
import type { HandoffStore } from './model/handoff/types.ts';
import type { GoalStore, Needs, SessionState } from './model/ports.ts';

/** `open`: it may go on; `ended`: somebody said so; `left`: nobody will end it any more. */
export type SessionStanding = 'open' | 'ended' | 'left';

export interface KnownSession {
  readonly id: string;
  readonly standing: SessionStanding;
  /** Absent where only a queue is there. */
  readonly state: SessionState | undefined;
  readonly waiting: number;
  readonly namespaces: Readonly<Record<string, number>>;
}

/** Tells of the sessions of a place. Reads files only, and changes nothing. */
export function createSessions(
  { states, accumulator, clock }: Needs<'states' | 'accumulator' | 'clock'>,
  handoffs: Pick<HandoffStore, 'read'>,
) {
  const standingOf = (session: string, state: SessionState | undefined): SessionStanding => {
    if (state?.ended_at !== undefined) return 'ended';
    return state?.died_at !== undefined || states.isDead(session, clock(), IDLE_MS) ? 'left' : 'open';
  };
  const known = (name: string): readonly KnownSession[] => {
    const state = states.read(name);
    const queue = accumulator(name);
    const id = state?.session_id ?? name;
    const counts = { waiting: queue.count(), namespaces: queue.byNamespace() };
    // Of what is neither recorded nor waits for anything (a damaged state, a story that was left behind) there is nothing to end.
    if (state === undefined && queue.isEmpty()) return [];
    return [{ id, standing: standingOf(name, state), state, ...counts }];
  };
  const startOf = ({ state }: KnownSession): string => state?.started_at ?? '';
  const list = (): readonly KnownSession[] =>
    states
      .list()
      .flatMap(known)
      .sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
  return {
    list,
    /** The one whose id begins so; undefined where there is none. Throws USAGE where there are several. */
    find: (idPrefix: string): KnownSession | undefined => {
      const found = idPrefix === '' ? [] : list().filter(({ id }) => id.startsWith(idPrefix));
      const whole = found.find(({ id }) => id === idPrefix);
      const message = `'${idPrefix}' is the beginning of ${found.length} sessions`;
      if (whole === undefined && found.length > 1)
        throw new CsError('USAGE', message, { hint: 'type more of the id' });
      return whole ?? found[0];
    },
    handoff: handoffs.read,
  };
}

export type Goals = ReturnType<typeof createGoals>;

/** Answers what the goals and tasks of sessions are. Writes nothing. */
export function createGoals({
  goals,
  memories,
  isOver = () => false,
  clock,
}: {
  readonly goals: Pick<GoalStore, 'read' | 'sessions'>;
  /** The memories of the repository: what its other clones and former sessions know. Absent: only the files are asked. */
  readonly memories?: (() => Promise<readonly Memory[]>) | undefined;
  readonly isOver?: ((session: string) => boolean) | undefined;
  readonly clock: Clock;
}) {
  const foldedOf = (session: string) => foldBook(goals.read(session));
  /** `isTold`: whether a memory tells it, or the goal that it is a step of. */
  const all = async () => {
    const noted = (await memories?.()) ?? [];
    const forgotten = new Set(noted.filter((memory) => memory.forgotten).map(({ id }) => id));
    const kept = goals.sessions().map((session) => ({ session, book: goals.read(session) }));
    const names = new Set(
      kept.flatMap(({ session, book }) => Object.keys(book.told).map((id) => `${id} of ${session}`)),
    );
    const nowMs = clock();
    const others = noted
      .filter((memory) => memory.ns === 'progress' && memory.kind === 'goal' && isLive(memory, nowMs))
      .flatMap((memory) => goalOf(memory) ?? [])
      .filter(({ id, session }) => !names.has(`${id} of ${session}`))
      .sort((a, b) => (a.since < b.since ? -1 : 1));
    return [
      ...others.map((goal) => ({ goal, isTold: true })),
      ...kept.flatMap(({ session, book }) => {
        // The goals of a book, but for those whose memory was forgotten, and their steps.
        const { told } = book;
        const isGone = (id: string): boolean => forgotten.has(told[id]?.id ?? '');
        return goalsIn(foldBook(book), session)
          .filter(({ id, parent = id }) => !isGone(id) && !isGone(parent))
          .map((goal) => ({ goal, isTold: Object.hasOwn(told, goal.parent ?? goal.id) }));
      }),
    ];
  };
  return {
    /** The open goals of a session, steps included, the newest last. Looks at its files only. Never throws. */
    active: (session: string) => openGoalsIn(foldedOf(session), session),
    /** The session's current list of things to do, in its order; a subagent's own entries last. Never throws. */
    tasks: (session: string) => tasksIn(foldedOf(session)),
    /** All goals of all sessions, from their files and from the notes, the newest last. Throws what reading notes throws. */
    all: async (): Promise<readonly Goal[]> => (await all()).map(({ goal }) => goal),
    /** The open ones; of ended sessions only what a memory tells: what was asked last and answered is mostly done. Throws as `all`. */
    standing: async () => {
      const left = (await all()).filter(({ goal, isTold }) => isTold || !isOver(goal.session));
      return onlyOpen(left.map(({ goal }) => goal));
    },
  };
}

function goalOf({ summary, key = '', at, session = '' }: Memory): Goal | undefined {
  const told = goalOfSummary(summary);
  const [, id] = /^goal ([0-9a-f]{16}) of /.exec(key) ?? [];
  if (told === undefined || id === undefined) return undefined;
  return { id, ...told, since: at, asked: at, session, source: 'prompt' };
}

/** Takes memories' words out of what is kept of goals: files of sessions that made one, or hold its words. Throws IO_FAILED. */
export function dropGoals(
  goals: Pick<GoalStore, 'read' | 'sessions' | 'drop'>,
  memories: readonly Memory[],
): void {
  if (memories.length === 0) return;
  const quotes = quoting(memories);
  for (const session of goals.sessions()) {
    const isMaker = memories.some(({ session: made }) => made === session);
    const book = goals.read(session);
    const { goals: known, tasks } = foldBook(book);
    const words = [...known.map(({ title }) => title), ...tasks.map(({ subject }) => subject)];
    const tells = isMaker || [...words, JSON.stringify(book)].some(quotes);
    if (tells) goals.drop(session);
  }
}
