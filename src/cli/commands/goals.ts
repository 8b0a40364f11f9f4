import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { Goal } from '../../domain/goals/goal.ts';
import { onlyOpen } from '../../services/goals/goals.ts';
import { wireGoals } from '../../wire/goals.ts';
import { print, printJson } from '../io.ts';
import { setting, withWired } from '../setting.ts';
import { goalLine } from '../text/goals-text.ts';

interface GoalsOptions {
  readonly session?: string;
  readonly all?: true;
  readonly json?: true;
}

/** `cs-memory session goals`: what sessions are to bring about, and how it stands. */
export function addGoals(group: Command): void {
  group
    .command('goals')
    .summary('list the goals of sessions and their state')
    .description(
      'Lists the goals of sessions: what was asked for in prompts, the tasks that were created for it, and the state of each. Goals from other clones are read from the notes. Changes nothing.',
    )
    .option('--session <id>', 'only this session, by its id or a prefix of it')
    .option('--all', 'include goals that were reached or abandoned')
    .option('--json', 'print {"goals": [{"id", "title", "state", "since", …}], "tasks": […]}')
    .addHelpText('after', '\nExample:\n  cs-memory session goals --session 5e551017')
    .action(async (options: GoalsOptions) => {
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

/** The one session whose id begins so. Throws USAGE where there are several; one that is not known has no goals. */
function sessionOf(goals: readonly Goal[], prefix: string): string {
  const ids = [...new Set(goals.map(({ session }) => session))].filter((id) => id.startsWith(prefix));
  if (ids.length > 1 && !ids.includes(prefix))
    throw new CsError('USAGE', `'${prefix}' matches ${ids.length} sessions`, {
      hint: 'type more of the id',
    });
  return ids.includes(prefix) ? prefix : (ids[0] ?? prefix);
}
