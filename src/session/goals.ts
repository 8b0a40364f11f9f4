import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { namesIgnored } from '../capture/shell.ts';
import type { TranscriptEvent } from '../capture/transcript.ts';
import { type Learning, learned, memoryId } from '../core/learning.ts';
import { shortLine } from '../core/text.ts';
import type { SessionPlace } from './context.ts';
import { foldBook, type GoalBook } from './goal-book.ts';
import { type Line, type TaskCall, taskEvent } from './goal-events.ts';
import { goalEvents } from './goal-request.ts';
import {
  advanced,
  type Folded,
  type FoldedGoal,
  type FoldedTask,
  isOpen,
  isOpenStep,
  STEP_STATES,
  stepId,
  stepsOf,
  summaryOf,
} from './goals-folded.ts';
import type { EndedAgent } from './subagent.ts';

const MAX_KIND_CHARS = 60;

// What is said of goals is noted as it comes: call, prompt, answer → filters → the session's file of goals. All of these throw FILTER_BROKEN and IO_FAILED.

const nowOf = ({ clock }: Pick<SessionPlace, 'clock'>): string => new Date(clock()).toISOString();

const lineOf =
  ({ filters }: Pick<SessionPlace, 'filters'>): Line =>
  (raw, maxChars) => {
    const clean = shortLine(filterOrThrow(filters, raw), maxChars);
    return namesIgnored(clean, filters) ||
      !/[\p{L}\p{N}]/u.test(clean.replace(/\[REDACTED:[a-z0-9-]*\]/g, ''))
      ? ''
      : clean;
  };

/** A call of a task tool, raw. */
export function noteTaskCall(at: Pick<SessionPlace, 'filters' | 'goals'>, session: string, call: TaskCall) {
  const event = taskEvent(call, lineOf(at));
  if (event !== undefined) at.goals.note(session, [event]);
}

export const noteGoals = (at: SessionPlace, session: string, events: readonly TranscriptEvent[]): void =>
  at.goals.note(session, goalEvents(events, lineOf(at), nowOf(at)));

/** An answer, by the hash of its text; `finished`: it tells of a change that was made. */
export function noteAnswered(
  at: SessionPlace,
  session: string,
  { hash, finished }: { readonly hash: string; readonly finished: boolean },
): void {
  at.goals.note(session, [{ type: 'answered', id: `answer-${hash}`, at: nowOf(at), finished }]);
}

/** A subagent is over: its own list ends with it, and the goal that it was sent for is brought on. */
export function noteAgentGoals(at: SessionPlace, session: string, { id, type, status }: EndedAgent): void {
  const kind = lineOf(at)(type, MAX_KIND_CHARS);
  const ended = { type: 'agent-ended', id: `agent-${id}`, at: nowOf(at), agent: id, kind, status } as const;
  at.goals.note(session, [ended]);
}

/** What is still to be done is of use for weeks; that it is done, until the next session knows. */
const OPEN_DAYS = 30;
const CLOSED_DAYS = 2;

/** Queues a memory for each goal to be told, in place of the one before; `ended`: the stretch is. Throws FILTER_BROKEN, IO_FAILED. */
export function gatherGoals(at: GatherPlace, session: string, when: { readonly ended: boolean }): void {
  if (at.goals.read(session).events.length === 0) return;
  at.goals.inTurn(session, () => {
    const book = at.goals.read(session);
    const told = { ...book.told };
    const news = goalsToTell(foldBook(book), told, when);
    for (const goal of news) {
      const learning = learningOf(goal, at, session);
      const id = memoryId(learning);
      const former = told[goal.id]?.id;
      const isOther = former !== undefined && former !== id;
      at.accumulator(session).add(isOther ? { ...learning, supersedes: [former] } : learning);
      told[goal.id] = { id, text: goalText(goal), mark: goal.mark };
    }
    if (news.length > 0) at.goals.tell(session, told);
  });
}

type GatherPlace = Pick<SessionPlace, 'filters' | 'clock' | 'branch' | 'goals' | 'accumulator'>;

function learningOf(goal: GoalToTell, at: GatherPlace, session: string): Learning<Filtered> {
  const { branch } = at;
  const said = {
    ...{ ns: 'progress', kind: 'goal', summary: goal.summary, body: goal.body, files: [], session, branch },
    evidence: goal.hasSteps ? ('tool-observed' as const) : ('model-inferred' as const),
    at: nowOf(at),
    days: isOpen(goal) ? OPEN_DAYS : CLOSED_DAYS,
    // Two sessions may have the same goal, and one must not take the other's note away (story.ts says why this does not say "session").
    key: `goal ${goal.id} of ${session}`,
  };
  return learned(said, (text) => filterOrThrow(at.filters, text));
}

type GoalToTell = ReturnType<typeof goalToTell>;

const MAX_STEPS = 10;
/** Without a prompt to belong to, as many tasks are goals of their own: a list is no lesson. */
const MAX_ORPHANS = 3;

const STEP_WORDS: Readonly<Record<FoldedTask['state'], string>> = {
  pending: 'open',
  in_progress: 'in work',
  completed: 'done',
  deleted: 'given up',
};

/**
 * Goals to tell now: open ones that outlive their turn (open steps, or not reached in two answers); told ones whose state or words changed,
 * or, when the stretch ends, anything. What one turn did, the session's story tells. Pure.
 */
export function goalsToTell(folded: Folded, told: GoalBook['told'], { ended }: { readonly ended: boolean }) {
  return [...folded.goals.map((goal) => promptToTell(folded, goal)), ...orphansToTell(folded)].flatMap(
    ({ goal, isLasting }) => {
      const known = told[goal.id];
      if (known === undefined) return isLasting ? [goal] : [];
      const isNews = ended ? known.text !== goalText(goal) : known.mark !== goal.mark;
      return isNews ? [goal] : [];
    },
  );
}

export const goalText = ({ summary, body }: Pick<GoalToTell, 'summary' | 'body'>): string =>
  `${summary}\n${body}`;

function promptToTell(folded: Folded, goal: FoldedGoal) {
  const { id, title, state, since, details, turns, advances = [] } = goal;
  const steps = stepsOf(folded, id);
  const percent = Math.round(100 * advanced(advances));
  const each = advances.map(({ type, delta }) => `${type} ${delta}`).join(', ');
  const lines = [
    ...(details.length === 0 ? [] : ['Said since:', ...details.map((detail) => `- ${detail}`)]),
    ...(each === '' ? [] : [`Brought on by subagents (about ${percent} %): ${each}.`]),
    ...stepLines(steps),
  ];
  const isLasting = isOpen({ state }) && (steps.some(isOpenStep) || turns >= 2);
  return { goal: goalToTell({ id, state, title, since, hasSteps: steps.length > 0 }, lines), isLasting };
}

/** Tasks that were made where no prompt is known: a transcript that is missing. */
function orphansToTell({ tasks }: Folded) {
  const orphans = tasks.filter(({ goal, agent, subject }) => (goal ?? agent) === undefined && subject !== '');
  const lasting = orphans.filter(isOpenStep).slice(0, MAX_ORPHANS);
  return orphans.map((task) => {
    const { subject: title, since } = task;
    const told = { id: stepId(task), state: STEP_STATES[task.state], title, since, hasSteps: true };
    return { goal: goalToTell(told, []), isLasting: lasting.includes(task) };
  });
}

type Standing = Pick<FoldedGoal, 'id' | 'state' | 'title' | 'since'> & Readonly<{ hasSteps: boolean }>;

function goalToTell({ title, since, ...goal }: Standing, lines: readonly string[]) {
  const summary = summaryOf(goal.state, title);
  // The time also keeps a state that comes again from being taken for the one that another has taken the place of.
  const body = [`Since ${since.slice(0, 19).replace('T', ' ')} UTC.`, ...lines].join('\n');
  return { ...goal, summary, body, mark: `${goal.state}\n${title}` };
}

function stepLines(steps: readonly FoldedTask[]): readonly string[] {
  const named = steps.filter(({ subject }) => subject !== '');
  if (named.length === 0) return [];
  const shown = [...named.filter(isOpenStep), ...named.filter((step) => !isOpenStep(step))];
  const done = named.filter(({ state }) => state === 'completed').length;
  return [
    `Tasks (${done} of ${named.length} done):`,
    ...shown.slice(0, MAX_STEPS).map(({ state, subject }) => `- ${STEP_WORDS[state]}: ${subject}`),
  ];
}
