import type { Command } from 'commander';
import { CsError } from '../../../core/errors.ts';
import { count, printable, shortLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import type { StoredHandoff } from '../../../session/model/handoff/types.ts';
import { mergeSummary } from '../../../session/model/subagent.ts';
import type { KnownSession } from '../../../session/sessions.ts';
import type { Wired } from '../../wire/services.ts';
import { wireGoals, wireSessions } from '../../wire/session.ts';
import { colors, command, type Flags, print, printJson, wholeNumber } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, spooling, withWired } from '../setting.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../variables.ts';
import { noSession, SEE } from './session-start.ts';
import { goalLine } from './session-work.ts';

const MAX_COMMAND_CHARS = 100;

function sessionLine({ id, standing, state, waiting }: KnownSession, nowMs: number): string {
  const parts = [
    state === undefined ? 'start unknown' : `started ${ageText(state.started_at, nowMs)}`,
    state?.ended_at === undefined ? '' : `ended ${ageText(state.ended_at, nowMs)}`,
    waiting === 0 ? '' : `${count(waiting, 'learning')} waiting`,
    (state?.agents ?? []).length === 0 ? '' : count(state?.agents?.length ?? 0, 'subagent'),
    state === undefined || state.shown.length === 0 ? '' : `${state.shown.length} shown`,
  ].filter((part) => part !== '');
  return `${colors.yellow(printable(id))}  ${standing.padEnd(5)}  ${parts.join(', ')}`;
}

type SessionDetails = Awaited<ReturnType<typeof detailsOf>>;

function sessionPage({ session, shown, goals, tasks, handoff }: SessionDetails, nowMs: number): string {
  const { state, waiting, namespaces } = session;
  const when = (at: string | undefined): string | undefined =>
    at === undefined ? undefined : `${at} (${ageText(at, nowMs)})`;
  const flush = state?.last_flush;
  const kinds = Object.entries(namespaces).map(([ns, number]) => `${ns} ${number}`);
  const rows: readonly [string, string | undefined][] = [
    ['state', session.standing],
    ['started', when(state?.started_at)],
    ['ended', when(state?.ended_at)],
    ['by', state?.author || undefined],
    ['role', state?.role],
    ['last run', state?.last_command && shortLine(state.last_command, MAX_COMMAND_CHARS)],
    ['waiting', waiting === 0 ? 'nothing' : `${count(waiting, 'learning')} (${kinds.join(', ')})`],
    ['flushed', flush && `${when(flush.at)}: ${flush.written} written, ${flush.seen} seen again`],
    ['handoff', handoff && `${handoff.id}, ${when(handoff.at)}, at ${handoff.occasion}`],
  ];
  const table = rows.flatMap(([name, value]) =>
    value ? [`${colors.dim(name.padEnd(9))} ${printable(value)}`] : [],
  );
  return [
    colors.yellow(printable(session.id)),
    ...table,
    ...section('shown', shown.map(shownLine)),
    ...section(
      'subagents',
      (state?.agents ?? []).map((agent) => printable(mergeSummary(agent))),
    ),
    ...section(
      'goals',
      goals.map((goal) => goalLine(goal, nowMs)),
    ),
    ...section(
      'tasks',
      tasks.map(({ id, subject, state: is }) => printable(`${id}  ${is}  ${subject}`)),
    ),
  ].join('\n');
}

function salienceLines(salient: StoredHandoff['salient']): readonly string[] {
  if (salient === undefined) return ['no memory was handed on'];
  const { mode, complexity: c, memories } = salient;
  const figure = (value: number): string => value.toFixed(2);
  const hang =
    c === undefined
      ? 'too few memories to tell how they hang together'
      : `C = I · R · D = ${figure(c.integration)} · ${figure(c.reflection)} · ${figure(c.differentiation)} = ${figure(c.complexity)}`;
  return [`${hang}: mode ${mode}`, ...memories.map(({ id, score }) => `${figure(score)}  ${id}`)];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [colors.dim(title), ...lines.map((line) => `  ${line}`)];

const shownLine = ({ id, memory }: SessionDetails['shown'][number]): string =>
  `${colors.yellow(printable(id))}  ${memory === undefined ? 'no longer here' : shortLine(printable(memory.summary), 120)}`;

type SessionListOptions = Flags<'open' | 'json'> & { readonly limit: number };

const listedJson = ({ id, standing, state, waiting }: KnownSession): object => ({
  session_id: id,
  state: standing,
  started_at: state?.started_at,
  ended_at: state?.ended_at,
  waiting,
  last_flush: state?.last_flush,
  shown: state?.shown.length ?? 0,
  agents: state?.agents?.length ?? 0,
});

/** `cs-memory session list`: the sessions of this repository. */
export function addSessionList(session: Command): void {
  command(session, 'list', {
    summary: 'list the sessions of this repository, newest first',
    about:
      'Lists the sessions of this repository that are known here, newest first: whether each is open, has ended or died, and what is waiting. Changes nothing.',
    options: {
      '--limit <n>': ['maximum number of results', wholeNumber(1, 10_000), 20],
      '--open': 'only open sessions',
      '--json': 'print {"sessions": [{"session_id", "state", "started_at", "waiting", …}]}',
    },
    example: 'cs-memory session list --open',
  }).action(async ({ limit, open, json }: SessionListOptions) => {
    const all = wireSessions(setting(), await spooling()).list();
    const wanted = open ? all.filter(({ standing }) => standing === 'open') : all;
    const sessions = wanted.slice(0, limit);
    if (json) return printJson({ sessions: sessions.map(listedJson) });
    for (const one of sessions) print(sessionLine(one, Date.now()));
    if (wanted.length > limit) print(`and ${wanted.length - limit} older ones (--limit)`);
  });
}

/** `cs-memory session show`: all that is known of one session. */
export function addSessionShow(session: Command): void {
  command(session, 'show [id]', {
    summary: 'show everything known about a session',
    about:
      'Shows a session: its state, its queue, its last flush, the memories it was shown, what became of the learnings of its subagents, its goals and tasks, and its last handoff. Changes nothing.',
    options: {
      '--explain': 'show how the memories of its handoff were chosen: C = I · R · D, the mode, each score',
      '--json': 'print {"session": {"session_id", "state", "queue", "shown", "agents", "goals", …}}',
    },
    help: `${variablesHelp(...SESSION_VARIABLES)}\n\nExample:\n  cs-memory session show 5e551017`,
  }).action(
    async (id: string | undefined, { json, explain }: { readonly json?: true; readonly explain?: true }) => {
      const given = readGiven('session show', { id: [id, ...SESSION_VARIABLES] });
      if (given.id === '')
        throw new CsError(
          'USAGE',
          'session show needs a session id, as an argument or in CLAUDE_SESSION_ID',
          SEE,
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

async function detailsOf(wired: Wired, idPrefix: string) {
  const sessions = wireSessions(setting(), wired);
  const session = sessions.find(idPrefix);
  if (session === undefined) throw noSession(idPrefix);
  const { tasks, all } = wireGoals(setting(), { memories: () => wired.index.all(), states: wired.states });
  return {
    session,
    shown: await shownIn(wired, session),
    goals: (await all()).filter((goal) => goal.session === session.id),
    tasks: tasks(session.id),
    handoff: sessions.handoff(session.id),
  };
}

async function shownIn(wired: Wired, { state }: KnownSession) {
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
    handoff: handoff && {
      id: handoff.id,
      at: handoff.at,
      occasion: handoff.occasion,
      salient: explain ? handoff.salient : undefined,
    },
  };
}
