import { MAX_SUMMARY_CHARS } from '../../../core/learning.ts';
import { shortLine } from '../../../core/text.ts';
import type { ToldGoal } from './book.ts';
import {
  advanced,
  type Folded,
  type FoldedGoal,
  type FoldedTask,
  type GoalAdvance,
  type GoalState,
  isOpen,
  isOpenStep,
  STEP_STATES,
  stepId,
  stepsOf,
} from './folded.ts';

export interface GoalToTell {
  readonly id: string;
  readonly state: GoalState;
  readonly summary: string;
  readonly body: string;
  readonly mark: string;
  /** Whether the list of tasks says how it stands. */
  readonly hasSteps: boolean;
}

/** The first words of a memory, by which the state is read again. */
const HEADS: Readonly<Record<GoalState, string>> = {
  active: 'Goal, open',
  progress: 'Goal, in work',
  refined: 'Goal, refined',
  completed: 'Goal, reached',
  abandoned: 'Goal, given up',
};

/** As many steps are told, the open ones first. */
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
 * Which goals are to be told in a memory now. One that is open, and is to outlive its turn: it has open steps, or was not
 * reached in two answers. One that was told before, when it changed: while the session goes on, its state or words; when the
 * stretch ends (`ended`), anything. What was asked and done in one turn, or asked last, the session's story tells. Pure.
 */
export function goalsToTell(
  folded: Folded,
  told: Readonly<Record<string, ToldGoal>>,
  { ended }: { readonly ended: boolean },
): readonly GoalToTell[] {
  return [...folded.goals.map((goal) => promptToTell(folded, goal)), ...orphansToTell(folded)].flatMap(
    ({ goal, isLasting }) => {
      const known = told[goal.id];
      if (known === undefined) return isLasting ? [goal] : [];
      const isNews = ended ? known.text !== textOf(goal) : known.mark !== goal.mark;
      return isNews ? [goal] : [];
    },
  );
}

export const textOf = ({ summary, body }: Pick<GoalToTell, 'summary' | 'body'>): string =>
  `${summary}\n${body}`;

function promptToTell(folded: Folded, goal: FoldedGoal) {
  const { id, title, state, since, details, turns, advances = [] } = goal;
  const steps = stepsOf(folded, id);
  const lines = [
    ...(details.length === 0 ? [] : ['Said since:', ...details.map((detail) => `- ${detail}`)]),
    ...(advances.length === 0 ? [] : [advanceLine(advances)]),
    ...stepLines(steps),
  ];
  const isLasting = isOpen({ state }) && (steps.some(isOpenStep) || turns >= 2);
  return { goal: goalToTell({ id, state, hasSteps: steps.length > 0 }, { title, since }, lines), isLasting };
}

/** Tasks that were made where no prompt is known: a transcript that is missing. */
function orphansToTell({ tasks }: Folded) {
  const orphans = tasks.filter(
    ({ goal, agent, subject }) => goal === undefined && agent === undefined && subject !== '',
  );
  const lasting = orphans.filter(isOpenStep).slice(0, MAX_ORPHANS);
  return orphans.map((task) => {
    const { subject: title, since } = task;
    const state = STEP_STATES[task.state];
    const goal = goalToTell({ id: stepId(task), state, hasSteps: true }, { title, since }, []);
    return { goal, isLasting: lasting.includes(task) };
  });
}

function goalToTell(
  goal: Pick<GoalToTell, 'id' | 'state' | 'hasSteps'>,
  { title, since }: Pick<FoldedGoal, 'title' | 'since'>,
  lines: readonly string[],
): GoalToTell {
  const summary = shortLine(`${HEADS[goal.state]}: ${title}`, MAX_SUMMARY_CHARS);
  // The time also keeps a state that comes again from being taken for the one that another has taken the place of.
  const body = [`Since ${since.slice(0, 19).replace('T', ' ')} UTC.`, ...lines].join('\n');
  return { ...goal, summary, body, mark: `${goal.state}\n${title}` };
}

/** `Brought on by subagents (about 63 %): Explore .25, general-purpose .5.` */
function advanceLine(advances: readonly GoalAdvance[]): string {
  const each = advances.map(({ type, delta }) => `${type} ${delta}`).join(', ');
  return `Brought on by subagents (about ${Math.round(100 * advanced(advances))} %): ${each}.`;
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

/** The state and title that a memory of a goal tells; undefined where it is none. */
export function goalOfSummary(
  summary: string,
): { readonly state: GoalState; readonly title: string } | undefined {
  const [state, head] = Object.entries(HEADS).find(([, words]) => summary.startsWith(`${words}: `)) ?? [];
  return head === undefined
    ? undefined
    : { state: state as GoalState, title: summary.slice(head.length + 2) };
}
