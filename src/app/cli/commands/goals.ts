import type { Command } from 'commander';
import { CsError } from '../../../core/errors.ts';
import { oneLine, printable } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { onlyOpen } from '../../../session/goals.ts';
import type { Goal, GoalState } from '../../../session/model/goals/folded.ts';
import { wireGoals } from '../../wire/session.ts';
import { colors, command, type Flags, print, printJson } from '../io.ts';
import { setting, withWired } from '../setting.ts';

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

type GoalsOptions = Flags<'all' | 'json'> & { readonly session?: string };

/** `cs-memory session goals`: what sessions are to bring about, and how it stands. */
export function addGoals(group: Command): void {
  command(group, 'goals', {
    summary: 'list the goals of sessions and their state',
    about:
      'Lists the goals of sessions: what was asked for in prompts, the tasks that were created for it, and the state of each. Goals from other clones are read from the notes. Changes nothing.',
    options: {
      '--session <id>': 'only this session, by its id or a prefix of it',
      '--all': 'include goals that were reached or abandoned',
      '--json': 'print {"goals": [{"id", "title", "state", "since", …}], "tasks": […]}',
    },
    example: 'cs-memory session goals --session 5e551017',
  }).action(async (options: GoalsOptions) => {
    const { goals, standing, tasksOf } = await withWired(async ({ index, states }) => {
      const asked = wireGoals(setting(), { memories: () => index.all(), states });
      return { goals: await asked.all(), standing: await asked.standing(), tasksOf: asked.tasks };
    });
    const session = options.session === undefined ? undefined : sessionOf(goals, options.session);
    const open = session === undefined ? standing : onlyOpen(goals);
    const shown = (options.all ? goals : open).filter(
      (goal) => session === undefined || goal.session === session,
    );
    if (options.json)
      return printJson({ goals: shown, ...(session === undefined ? {} : { tasks: tasksOf(session) }) });
    for (const goal of shown) print(goalLine(goal, Date.now()));
  });
}

function sessionOf(goals: readonly Goal[], prefix: string): string {
  const ids = [...new Set(goals.map(({ session }) => session))].filter((id) => id.startsWith(prefix));
  if (ids.length > 1 && !ids.includes(prefix))
    throw new CsError('USAGE', `'${prefix}' matches ${ids.length} sessions`, {
      hint: 'type more of the id',
    });
  return ids.includes(prefix) ? prefix : (ids[0] ?? prefix);
}
