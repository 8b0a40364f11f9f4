import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { KnownSession } from '../../services/sessions.ts';
import { wireGoals } from '../../wire/goals.ts';
import { wireSessions } from '../../wire/sessions.ts';
import type { Wired } from '../../wire.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, withWired } from '../setting.ts';
import { type SessionDetails, salienceLines, sessionPage } from '../text/session-text.ts';

/** `cs-memory session show`: all that is known of one session. */
export function addSessionShow(session: Command): void {
  session
    .command('show [id]')
    .summary('show everything known about a session')
    .description(
      'Shows a session: its state, its queue, its last flush, the memories it was shown, what became of the learnings of its subagents, its goals and tasks, and its last handoff. Changes nothing.',
    )
    .option(
      '--explain',
      'show how the memories of its handoff were chosen: C = I · R · D, the mode, each score',
    )
    .option('--json', 'print {"session": {"session_id", "state", "queue", "shown", "agents", "goals", …}}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES)}\n\nExample:\n  cs-memory session show 5e551017`,
    )
    .action(
      async (
        id: string | undefined,
        { json, explain }: { readonly json?: true; readonly explain?: true },
      ) => {
        const given = readGiven('session show', { id: [id, ...SESSION_VARIABLES] });
        if (given.id === '')
          throw new CsError(
            'USAGE',
            'session show needs a session id, as an argument or in CLAUDE_SESSION_ID',
            {
              hint: 'see `cs-memory session list`',
            },
          );
        const details = await showingProgress('looking', () =>
          withWired((wired) => detailsOf(wired, given.id)),
        );
        if (json) return printJson({ session: detailsJson(details, explain) });
        print(sessionPage(details, Date.now()));
        if (explain) print(salienceLines(details.handoff?.salient).join('\n'));
      },
    );
}

async function detailsOf(wired: Wired, idPrefix: string): Promise<SessionDetails> {
  const sessions = wireSessions(setting(), wired);
  const session = sessions.find(idPrefix);
  if (session === undefined)
    throw new CsError('NOT_FOUND', `no session in this repository has an id beginning with '${idPrefix}'`, {
      hint: 'see `cs-memory session list`',
    });
  const { tasks, all } = wireGoals(setting(), { memories: () => wired.index.all(), states: wired.states });
  return {
    session,
    shown: await shownIn(wired, session),
    goals: (await all()).filter((goal) => goal.session === session.id),
    tasks: tasks(session.id),
    handoff: sessions.handoff(session.id),
  };
}

async function shownIn(wired: Wired, { state }: KnownSession): Promise<SessionDetails['shown']> {
  const ids = state?.shown ?? [];
  if (ids.length === 0) return [];
  const byId = new Map((await wired.stores.all()).map(({ memory }) => [memory.id, memory]));
  return ids.map((id) => ({ id, memory: byId.get(id) }));
}

function detailsJson({ session, shown, goals, tasks, handoff }: SessionDetails, explain = false): object {
  const { id, standing, state, waiting, namespaces } = session;
  return {
    session_id: id,
    state: standing,
    started_at: state?.started_at,
    ended_at: state?.ended_at,
    author: state?.author,
    role: state?.role,
    last_command: state?.last_command,
    queue: { count: waiting, namespaces },
    last_flush: state?.last_flush,
    shown: shown.map(({ id: memory, memory: known }) => ({ id: memory, summary: known?.summary })),
    agents: state?.agents ?? [],
    goals,
    tasks,
    ...(handoff === undefined
      ? {}
      : {
          handoff: {
            id: handoff.id,
            at: handoff.at,
            occasion: handoff.occasion,
            ...(explain ? { salient: handoff.salient } : {}),
          },
        }),
  };
}
