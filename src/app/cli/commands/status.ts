import { errorMessage } from '../../../core/errors.ts';
import { count, firstOf, printable, shortLine, sparkline } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { logDirectory } from '../../../files/log.ts';
import { unfetchedText } from '../../../share/remote.ts';
import { modelTrouble, spentText } from '../../doctor/check.ts';
import { untrusted } from '../../wire/look.ts';
import { type Overview, overviewNow, type SessionStatus, WEEKS } from '../../wire/overview.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, command } from '../command.ts';
import { labelled, withWired } from '../io.ts';
import { NOTHING_MORE, remoteNews } from './doctor.ts';

/** `rows`: without the line of the prompt below it. */
type Screen = Readonly<{ columns: number; rows: number }>;

export interface StatusPlace {
  readonly store: string;
  readonly isUserStore: boolean;
  readonly isOn: boolean;
  readonly log: string;
  readonly nowMs: number;
  readonly remote?: string | false;
  readonly untrusted?: string | undefined;
}

/** Without a text it is none. */
type Line = readonly [label: string, text: string | false | undefined];

const LABEL_WIDTH = 9;
const MAX_KINDS = 5;
const MAX_FAILURES = 2;
const MAX_SESSIONS = 10;

/** All of it in lines that are not wider, and not more, than the screen has; sessions are what is left out first. */
export function statusLines(overview: Overview, place: StatusPlace, screen: Screen): readonly string[] {
  const head = headLines(overview, place).filter(([, text]) => text);
  const sessions = sessionLines(overview.sessions, place.nowMs, screen.rows - head.length);
  const room = Math.max(20, screen.columns - LABEL_WIDTH - 1);
  return labelled([...head, ...sessions], LABEL_WIDTH, (text) => oneLineOf(text, room).trimEnd());
}

/** Two blanks keep columns apart, so only the width is seen to. */
function oneLineOf(text: string, maxChars: number): string {
  const chars = [...printable(text)];
  return chars.length <= maxChars ? chars.join('') : `${chars.slice(0, maxChars - 1).join('')}…`;
}

function headLines(overview: Overview, place: StatusPlace): readonly Line[] {
  const { namespaces, user, kinds, recalled, useful, waiting, held, goals, agents, handoff } = overview;
  const age = (at: string): string => ageText(at, place.nowMs);
  const counts = namespaces.map(({ ns, live }) => `${ns} ${live}`).join(', ');
  const isTold = recalled.days.some((count) => count > 0);
  const week = isTold ? ` here; in all places in 7 days: ${sparkline(recalled.days)}|` : '';
  const open = goals.filter(({ parent }) => parent === undefined);
  const jobs = Object.entries(overview.background).map(
    ([job, state]) => `${job} ${age(state.started_at)}: ${state.outcome ?? 'not finished'}`,
  );
  const errors = overview.failures.map(
    ({ event, failure, count, lastAt }) => `${event}: ${failure} ×${count}, ${age(lastAt)}`,
  );
  const { distil } = overview;
  const [trouble, hint] = (distil && modelTrouble(distil)) ?? [];
  const shown = firstOf(errors, MAX_FAILURES, (more) => `${more} more: \`cs-memory doctor\``);
  return [
    ['store', `${place.store}${place.isUserStore ? ' (per-user: no repository here)' : ''}`],
    ['hooks', !place.isOn && 'are switched off here: nothing is kept or recalled by itself'],
    ['memories', counts || 'none yet'],
    ...firstOf(kinds.map(kindText), MAX_KINDS, (more) => `and ${count(more, 'more kind')}`).map(
      (text): Line => ['', text],
    ),
    ['your own', user.live > 0 && `${user.live}, recalled in every project`],
    ['remote', place.remote],
    ['trust', place.untrusted],
    ['recalled', `${count(recalled.memories, 'time')} in ${count(recalled.sessions, 'session')}${week}`],
    [
      'useful',
      useful.useful + useful.useless > 0 && `${count(useful.useful, 'time')}, useless ${useful.useless}`,
    ],
    ['waiting', waiting.count === 0 ? 'nothing' : count(waiting.count, 'learning')],
    ['to review', held > 0 && `${held}, see \`cs-memory review\``],
    [
      'goals',
      open.length > 0 && `${open.length} open, the last: ${shortLine(open.at(-1)?.title ?? '', 120)}`,
    ],
    [
      'subagents',
      agents.count > 0 && `${agents.count}: ${agents.merged} merged, ${agents.discarded} discarded`,
    ],
    ['handoff', handoff && age(handoff.at)],
    ['distil', distil && `${distil.model}: ${trouble ?? spentText(distil.today)}`],
    ['', hint && `-> ${hint}`], // on a narrow screen each is a line
    ['jobs', jobs.join('; ')],
    ['errors', shown.join('; ')],
    ['log', place.log],
  ];
}

const KIND_WIDTH = 14;
const COUNT_WIDTH = 6;

function kindText({ kind, live, weeks }: Overview['kinds'][number]): string {
  const name = shortLine(kind, KIND_WIDTH).padEnd(KIND_WIDTH);
  const line = `  ${sparkline(weeks)}| ${weeks.at(-1) ?? 0} this week; ${WEEKS} weeks shown`;
  return `${name}${String(live).padStart(COUNT_WIDTH)}${weeks.some((count) => count > 0) ? line : ''}`;
}

function sessionLines(sessions: readonly SessionStatus[], nowMs: number, rows: number): readonly Line[] {
  const room = Math.min(MAX_SESSIONS, rows);
  if (room < 1) return [];
  // The line that says how many are left out takes one.
  const shown = sessions.slice(0, sessions.length > room ? room - 1 : room);
  const left = sessions.length - shown.length;
  const lines = shown.map((session) => sessionText(session, nowMs));
  if (left > 0) lines.push(`and ${left} older ones`);
  return lines.map((text, index): Line => [index === 0 ? 'sessions' : '', text]);
}

function sessionText({ session, state, summary }: SessionStatus, nowMs: number): string {
  const started = state === undefined ? 'start unknown' : ageText(state.started_at, nowMs);
  const ended = state?.ended_at === undefined ? '' : ', ended';
  const { at, written, seen } = state?.last_flush ?? {};
  const last = at === undefined ? '' : `; flushed ${ageText(at, nowMs)}: ${written} new, ${seen} known`;
  return `${session.slice(0, 8)} ${started}${ended}: ${summary}${last}`;
}

const COLUMNS = 80;
const ROWS = 24;

function screen({ columns = COLUMNS, rows = ROWS, isTTY }: NodeJS.WriteStream): Screen {
  const isTerminal = isTTY === true && columns > 0;
  return {
    columns: isTerminal ? columns : Number.POSITIVE_INFINITY, // whoever reads a pipe wants whole lines
    rows: (isTerminal ? Math.max(rows, ROWS) : ROWS) - 1,
  };
}

/** What a remote has. As with doctor, one that was asked and gave no answer is what exit code 1 means, and all else is told. */
async function newsOf(wired: Wired, isAsked: boolean) {
  try {
    return { there: await remoteNews(wired, isAsked) };
  } catch (error) {
    if (!isAsked || wired.home.isUserStore) throw error;
    process.exitCode = 1;
    return { unanswered: errorMessage(error) };
  }
}

async function statusOf(wired: Wired, isAsked: boolean): Promise<Answer> {
  const { sessions, waiting, ...more } = await overviewNow(wired);
  const { there, unanswered } = await newsOf(wired, isAsked);
  const { enabled } = wired.config;
  const [store, log] = [wired.home.place.commonDir, logDirectory(wired.env)];
  const listed = sessions.map(({ session, state, waiting: n }) => ({
    session_id: session,
    ...state,
    waiting: n,
  }));
  const known = there === undefined ? isAsked && NOTHING_MORE : unfetchedText(there);
  const place: StatusPlace = {
    ...{ store, log, isUserStore: wired.home.isUserStore, isOn: enabled, nowMs: Date.now() },
    remote: unanswered === undefined ? known : `not known: ${unanswered}`,
    untrusted: await untrusted(wired),
  };
  const about = { unfetched: there, unanswered, memory_queue: waiting, sessions: listed, log };
  return {
    json: { store, enabled, ...more, ...about },
    text: statusLines({ sessions, waiting, ...more }, place, screen(process.stdout)),
  };
}

export const addStatus = command('status', {
  summary: 'show what is in the notes and what is waiting',
  about:
    'Shows on one screen how many memories there are and how they grew, how often they were recalled and found useful, what is waiting for the next stop or for a review, open goals, the last handoff, background jobs, failures and the newest sessions. Changes nothing. Exit code 1 if a remote that is asked does not answer.',
  options: {
    '--remote': 'ask the remote whether it has memories that were never fetched',
    '--json':
      'print {"store", "enabled", "namespaces", "user", "kinds", "recalled", "useful", "memory_queue", "held", "goals", "agents", "handoff", "unfetched", "unanswered", "background", "distil", "failures", "sessions", "log"}',
  },
  example: 'cs-memory status',
  run: ({ remote = false }) => withWired((wired) => statusOf(wired, remote)),
});
