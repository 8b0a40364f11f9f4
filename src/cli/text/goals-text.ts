import { ageText } from '../../domain/age.ts';
import { oneLine } from '../../domain/excerpt.ts';
import type { Goal, GoalState } from '../../domain/goals/goal.ts';
import { printable } from '../../domain/printable.ts';
import { colors } from './colors.ts';

/** The words for a state, all as wide as the widest. */
const STATE_WORDS: Readonly<Record<GoalState, string>> = {
  active: 'open',
  progress: 'in work',
  refined: 'refined',
  completed: 'reached',
  abandoned: 'given up',
};
const STATE_WIDTH = 8;

/** One goal in one line: state, title, how long it has been so, and whose session it is; a step stands under its goal. */
export function goalLine(goal: Goal, nowMs: number): string {
  const isStep = goal.parent !== undefined;
  const from = [ageText(goal.since, nowMs), isStep ? '' : goal.session.slice(0, 8), whose(goal)];
  const label = from.filter((part) => part !== '').join(', ');
  const title = oneLine(printable(goal.title), 120);
  return `${colors.yellow(STATE_WORDS[goal.state].padEnd(STATE_WIDTH))}  ${isStep ? '  ' : ''}${title} ${colors.dim(`(${printable(label)})`)}`;
}

const whose = ({ agent }: { readonly agent?: string }): string =>
  agent === undefined ? '' : `subagent ${agent.slice(0, 8)}`;
