import { isEpisode, isLive, type Memory } from '../../../core/memory.ts';
import { count, printable } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import type { StoredHandoff } from '../../../session/handoff/types.ts';
import {
  allGoals,
  findSession,
  type KnownSession,
  listSessions,
  tasksOf,
} from '../../../session/sessions.ts';
import { mergeSummary } from '../../../session/subagent.ts';
import type { Wired } from '../../wire/services.ts';
import { beganAt } from '../../wire/spool.ts';
import { command, group, wholeNumber } from '../command.ts';
import { colors, idLine, labelled, pick, refuseIf, spooling, withWired } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { readGiven, variablesHelp } from '../variables.ts';
import { addFlush, addSessionEnd, addSessionStart, noSession, SEE } from './session-start.ts';
import { addDistil, addGoals, goalLine } from './session-work.ts';

function sessionLine({ id, standing, state, waiting }: KnownSession, nowMs: number): string {
  const { agents = [], shown = [], ended_at } = state ?? {};
  const parts = [
    state === undefined ? 'start unknown' : `started ${ageText(state.started_at, nowMs)}`,
    ended_at && `ended ${ageText(ended_at, nowMs)}`,
    waiting > 0 && `${count(waiting, 'learning')} waiting`,
    agents.length > 0 && count(agents.length, 'subagent'),
    shown.length > 0 && `${shown.length} shown`,
  ];
  return `${colors.yellow(printable(id))}  ${standing.padEnd(5)}  ${parts.filter(Boolean).join(', ')}`;
}

type SessionDetails = Awaited<ReturnType<typeof detailsOf>>;

function sessionPage({ session, learned, shown, goals, tasks, handoff }: SessionDetails, nowMs: number) {
  const { state, waiting, namespaces } = session;
  const when = (at: string | undefined) => at && `${at} (${ageText(at, nowMs)})`;
  const flush = state?.last_flush;
  const kinds = Object.entries(namespaces).map(([ns, number]) => `${ns} ${number}`);
  const rows = [
    ['state', session.standing],
    ['started', when(state?.started_at)],
    ['ended', when(state?.ended_at)],
    ['by', state?.author],
    ['role', state?.role],
    ['waiting', waiting === 0 ? 'nothing' : `${count(waiting, 'learning')} (${kinds.join(', ')})`],
    ['flushed', flush && `${when(flush.at)}: ${flush.written} written, ${flush.seen} seen again`],
    ['handoff', handoff && `${handoff.id}, ${when(handoff.at)}, at ${handoff.occasion}`],
  ] as const;
  const sections = {
    learned: learned.map((memory) => shownLine({ id: memory.id, memory })),
    shown: shown.map(shownLine),
    subagents: (state?.agents ?? []).map((agent) => printable(mergeSummary(agent))),
    goals: goals.map((goal) => goalLine(goal, nowMs)),
    tasks: tasks.map(({ id, subject, state: is }) => printable(`${id}  ${is}  ${subject}`)),
  };
  return [
    colors.yellow(printable(session.id)),
    ...labelled(rows, 9),
    ...Object.entries(sections).flatMap(([title, lines]) =>
      lines.length === 0 ? [] : [colors.dim(title), ...lines.map((line) => `  ${line}`)],
    ),
  ];
}

function salienceLines(salient: StoredHandoff['salient']): readonly string[] {
  if (salient === undefined) return ['no memory was handed on'];
  const { mode, complexity: c, memories } = salient;
  const figure = (value: number): string => value.toFixed(2);
  const hang = c
    ? `C = I · R · D = ${figure(c.integration)} · ${figure(c.reflection)} · ${figure(c.differentiation)} = ${figure(c.complexity)}`
    : 'too few memories to tell how they hang together';
  return [`${hang}: mode ${mode}`, ...memories.map(({ id, score }) => `${figure(score)}  ${id}`)];
}

const shownLine = ({ id, memory }: SessionDetails['shown'][number]): string =>
  idLine(id, memory?.summary ?? 'no longer here', 120);

const listedJson = ({ id, standing, state, waiting }: KnownSession): object => ({
  session_id: id,
  state: standing,
  waiting,
  ...(state && pick(state, 'started_at', 'ended_at', 'last_flush')),
  shown: state?.shown.length ?? 0,
  agents: state?.agents?.length ?? 0,
});

const addSessionList = command('list', {
  isDefault: true,
  summary: 'list the sessions of this repository, newest first',
  about:
    'Lists the sessions of this repository that are known here, newest first: whether each is open, has ended or died, and what is waiting. Changes nothing.',
  options: {
    '--limit <n>': ['maximum number of results', wholeNumber(1, 10_000), 20],
    '--open': 'only open sessions',
    '--json': 'print {"sessions": [{"session_id", "state", "started_at", "waiting", …}]}',
  },
  example: 'cs-memory session list --open',
  run: async ({ limit, open }) => {
    const all = listSessions(beganAt(await spooling()));
    const wanted = open ? all.filter(({ standing }) => standing === 'open') : all;
    const sessions = wanted.slice(0, limit);
    return {
      json: { sessions: sessions.map(listedJson) },
      text: [
        ...sessions.map((one) => sessionLine(one, Date.now())),
        wanted.length > limit && `and ${wanted.length - limit} older ones (--limit)`,
      ],
      isList: true,
    };
  },
});

const addSessionShow = command('show [id]', {
  summary: 'show everything known about a session',
  about:
    'Shows a session: its state, its queue, its last flush, what it learned, the memories it was shown, what became of the learnings of its subagents, its goals and tasks, and its last handoff. Changes nothing.',
  options: {
    '--explain': 'show how the memories of its handoff were chosen: C = I · R · D, the mode, each score',
    '--json': 'print {"session": {"session_id", "state", "queue", "learned", "shown", "agents", "goals", …}}',
  },
  help: `${variablesHelp()}\n\nExample:\n  cs-memory session show 5e551017`,
  run: async (id, { explain = false }) => {
    const { session } = readGiven('session show', id);
    const needs = 'session show needs a session id, as an argument or in CLAUDE_SESSION_ID';
    refuseIf(session === '', needs, SEE.hint);
    const details = await showingProgress('looking', () => withWired((wired) => detailsOf(wired, session)));
    const chosen = explain ? salienceLines(details.handoff?.salient) : [];
    return {
      json: { session: detailsJson(details, explain) },
      text: [...sessionPage(details, Date.now()), ...chosen],
    };
  },
});

async function detailsOf(wired: Wired, idPrefix: string) {
  const began = beganAt(wired);
  const session = findSession(began, idPrefix);
  if (session === undefined) throw noSession(idPrefix);
  const goals = allGoals(began, await wired.index.all());
  return {
    session,
    ...(await memoriesOf(wired, session)),
    goals: goals.filter((goal) => goal.session === session.id),
    tasks: tasksOf(began, session.id),
    handoff: began.handoffs.read(session.id),
  };
}

async function memoriesOf(wired: Wired, { id, state }: KnownSession) {
  const all = (await wired.stores.all()).map(({ memory }) => memory);
  const byId = new Map(all.map((memory) => [memory.id, memory]));
  const isLearned = (memory: Memory): boolean =>
    memory.session === id && !isEpisode(memory) && isLive(memory, Date.now());
  return {
    learned: all.filter(isLearned).sort((a, b) => (a.at < b.at ? -1 : 1)),
    shown: (state?.shown ?? []).map((of) => ({ id: of, memory: byId.get(of) })),
  };
}

function detailsJson(details: SessionDetails, isExplained: boolean): object {
  const { session, learned, shown, goals, tasks, handoff } = details;
  const { id, standing, state, waiting, namespaces } = session;
  return {
    session_id: id,
    state: standing,
    ...(state && pick(state, 'started_at', 'ended_at', 'author', 'role', 'last_flush')),
    queue: { count: waiting, namespaces },
    learned: learned.map(({ id: memory, summary }) => ({ id: memory, summary })),
    shown: shown.map(({ id: memory, memory: known }) => ({ id: memory, summary: known?.summary })),
    agents: state?.agents ?? [],
    goals,
    tasks,
    handoff: handoff && pick(handoff, 'id', 'at', 'occasion', ...(isExplained ? (['salient'] as const) : [])),
  };
}

export const addSession = group(
  'session',
  {
    summary: 'list, show, start and end sessions; write what they learned',
    about:
      'Shows what is known of each session and writes what it learned into the notes. Scripts and clients without hooks start and end their sessions with it. Sessions may run at the same time: each is identified by --session-id, CLAUDE_SESSION_ID or CLAUDE_CODE_SESSION_ID, in this order.',
    example:
      'cs-memory session list\n  export CLAUDE_SESSION_ID=$(cs-memory session start)\n  cs-memory session end',
  },
  [addSessionStart, addSessionEnd, addSessionList, addSessionShow, addGoals, addFlush, addDistil],
);
