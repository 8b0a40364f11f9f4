import { ageText } from '../../domain/age.ts';
import { oneLine } from '../../domain/excerpt.ts';
import type { Goal, SessionTask } from '../../domain/goals/goal.ts';
import type { Memory } from '../../domain/memory.ts';
import { printable } from '../../domain/printable.ts';
import { mergeSummary } from '../../domain/subagent/agent.ts';
import type { StoredHandoff } from '../../ports/handoff.ts';
import type { KnownSession } from '../../services/sessions.ts';
import { colors } from './colors.ts';
import { goalLine } from './goals-text.ts';

const MAX_COMMAND_CHARS = 100;

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

/** One session in one line. */
export function sessionLine({ id, standing, state, waiting }: KnownSession, nowMs: number): string {
  const parts = [
    state === undefined ? 'start unknown' : `started ${ageText(state.started_at, nowMs)}`,
    state?.ended_at === undefined ? '' : `ended ${ageText(state.ended_at, nowMs)}`,
    waiting === 0 ? '' : `${count(waiting, 'learning')} waiting`,
    (state?.agents ?? []).length === 0 ? '' : count(state?.agents?.length ?? 0, 'subagent'),
    state === undefined || state.shown.length === 0 ? '' : `${state.shown.length} shown`,
  ].filter((part) => part !== '');
  return `${colors.yellow(printable(id))}  ${standing.padEnd(5)}  ${parts.join(', ')}`;
}

/** What `session show` knows besides the session's own files. */
export interface SessionDetails {
  readonly session: KnownSession;
  readonly shown: readonly { readonly id: string; readonly memory: Memory | undefined }[];
  readonly goals: readonly Goal[];
  readonly tasks: readonly SessionTask[];
  readonly handoff: StoredHandoff | undefined;
}

/** All of one session, for people. */
export function sessionPage(
  { session, shown, goals, tasks, handoff }: SessionDetails,
  nowMs: number,
): string {
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
    ['last run', state?.last_command && oneLine(state.last_command, MAX_COMMAND_CHARS)],
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

/** How what a session handed on was chosen (docs/explanation/capture.md), for people. */
export function salienceLines(salient: StoredHandoff['salient']): readonly string[] {
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
  `${colors.yellow(printable(id))}  ${memory === undefined ? 'no longer here' : oneLine(printable(memory.summary), 120)}`;
