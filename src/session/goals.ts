import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import type { TranscriptEvent } from '../capture/model/narrative/transcript.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import { isLive, type Memory } from '../core/memory.ts';
import type { Clock } from '../core/ports.ts';
import { pathWords, shortLine } from '../core/text.ts';
import { DAY_MS } from '../core/time.ts';
import { foldBook, goalsIn, onlyOpen, openGoalsIn, tasksIn } from './model/goals/book.ts';
import { goalEvents, type Line, type TaskCall, taskEvent } from './model/goals/events.ts';
import { type Goal, isOpen } from './model/goals/folded.ts';
import { type GoalToTell, goalOfSummary, goalsToTell, textOf } from './model/goals/tell.ts';
import type { CaptureAccumulator, GoalStore, Goals, Needs } from './model/ports.ts';
import type { EndedAgent } from './model/subagent.ts';

/** Answers what the goals and tasks of sessions are. Writes nothing. See the port for the promises. */
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
}): Goals {
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
    active: (session) => openGoalsIn(foldedOf(session), session),
    tasks: (session) => tasksIn(foldedOf(session)),
    all: async () => (await all()).map(({ goal }) => goal),
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

export type NoteGoals = ReturnType<typeof createNoteGoals>;

const MAX_KIND_CHARS = 60;

/** Notes the goals of a session as they come: call, prompt, answer → filters → its file of goals. All throw FILTER_BROKEN and IO_FAILED. */
export function createNoteGoals({
  session,
  goals,
  filters,
  clock,
}: Needs<'filters' | 'clock'> & { readonly session: string; readonly goals: Pick<GoalStore, 'note'> }) {
  const line: Line = (raw, maxChars) => {
    const clean = shortLine(filterOrThrow(filters, raw), maxChars);
    const namesIgnored = pathWords(clean).some((word) => filters.ignoresPath(word));
    return namesIgnored || !/[\p{L}\p{N}]/u.test(clean.replace(/\[REDACTED:[a-z0-9-]*\]/g, '')) ? '' : clean;
  };
  const now = (): string => new Date(clock()).toISOString();
  return {
    /** A call of a task tool, raw. Gives whether it says something. */
    call: (call: TaskCall): boolean => {
      const event = taskEvent(call, line);
      if (event !== undefined) goals.note(session, [event]);
      return event !== undefined;
    },
    /** What is new in a transcript, with its prompts filtered. */
    transcript: (events: readonly TranscriptEvent[]): void =>
      goals.note(session, goalEvents(events, line, now())),
    /** An answer, by the hash of its text; `finished`: it tells of a change that was made. */
    answer: ({ hash, finished }: { readonly hash: string; readonly finished: boolean }): void => {
      goals.note(session, [{ type: 'answered', id: `answer-${hash}`, at: now(), finished }]);
    },
    /** A subagent is over: its own list ends with it, and the goal that it was sent for is brought on. */
    agentEnded: ({ id, type, status }: EndedAgent): void => {
      const kind = line(type, MAX_KIND_CHARS);
      goals.note(session, [{ type: 'agent-ended', id: `agent-${id}`, at: now(), agent: id, kind, status }]);
    },
  };
}

export interface GatherGoalsPorts extends Needs<'filters' | 'clock'> {
  readonly session: string;
  readonly goals: Pick<GoalStore, 'open'>;
  readonly accumulator: CaptureAccumulator;
  readonly branch: string | undefined;
}

/** What is still to be done is of use for weeks; that it is done, until the next session knows. */
const OPEN_DAYS = 30;
const CLOSED_DAYS = 2;

/** A name is at most so long (flush.ts). */
const MAX_KEY_CHARS = 256;

/**
 * Queues a memory for each goal that is to be told, in the place of the one that told it before (model/goals/tell.ts says which
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
    // Two sessions may have the same goal, and one must not take the other's note away (story.ts says why this does not say "session").
    key: clean(`goal ${goal.id} of ${ports.session}`.slice(0, MAX_KEY_CHARS)),
    ...(ports.branch === undefined ? {} : { branch: clean(ports.branch) }),
  };
}

/**
 * Takes what memories say out of what is kept of goals: the files of a session go that made one of them, or in whose goals and tasks
 * their words stand. Throws IO_FAILED.
 */
export function createDropGoals({
  goals,
}: {
  readonly goals: Pick<GoalStore, 'read' | 'sessions' | 'drop'>;
}) {
  return (memories: readonly Memory[]): void => {
    if (memories.length === 0) return;
    const summaries = memories.map(({ summary }) => summary);
    for (const session of goals.sessions()) {
      const book = goals.read(session);
      const { goals: known, tasks } = foldBook(book);
      const words = [...known.map(({ title }) => title), ...tasks.map(({ subject }) => subject)];
      const whole = JSON.stringify(book);
      const tells =
        memories.some(({ session: made }) => made === session) ||
        words.some((text) => text !== '' && summaries.some((summary) => summary.includes(text))) ||
        summaries.some((summary) => whole.includes(JSON.stringify(summary).slice(1, -1)));
      if (tells) goals.drop(session);
    }
  };
}
