import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hasUndistilled } from '../capture/gathered.ts';
import type { StoryPlace } from '../capture/story.ts';
import { isBlank } from '../capture/story-state.ts';
import { CsError } from '../core/errors.ts';
import { isLive, type Memory } from '../core/memory.ts';
import { quoting } from '../core/quoting.ts';
import { DAY_MS } from '../core/time.ts';
import { pruneLog } from '../files/background.ts';
import { failureRecord, sessionInLog, writeLog } from '../files/log.ts';
import { isDueToday } from '../files/write.ts';
import type { SessionPlace } from './context.ts';
import { foldBook, goalsIn, onlyOpen, tasksIn } from './goal-book.ts';
import { noteAnswered, noteGoals } from './goals.ts';
import { type Goal, goalOfSummary } from './goals-folded.ts';
import { overAt, type SessionState } from './ports.ts';
import { type EndedAgent, nothingMerged, withMerges } from './subagent.ts';

/** The story of a session, and who is told of what is new in it: its goals, and what its prompts state where it works now. */
export function storyOf(at: SessionPlace, session: string): StoryPlace {
  const { env, config, here } = at;
  const keepsGoals = config.progress.enabled;
  return {
    ...{ ...at, session },
    tasks: () => ownTasksOf(at, session),
    onUnread: (error) =>
      writeLog(env, { event: 'transcript', session: sessionInLog(session), ...failureRecord(error) }),
    stating: config.statements.enabled ? here : undefined,
    onEvents: keepsGoals ? (events) => noteGoals(at, session, events) : undefined,
    onAnswer: keepsGoals ? (answer) => noteAnswered(at, session, answer) : undefined,
  };
}

/** Said before anything that takes time, or a session that is cut off counts as killed. */
export function markEnded({ states, stories, clock }: SessionPlace, session: string): void {
  const isMet = states.read(session) !== undefined;
  if (!isMet && isBlank(stories.read(session))) return;
  const ended_at = new Date(clock()).toISOString();
  // One that began before the plugin was there: its story was read from the first line.
  const own = isMet ? {} : { own_transcript: true };
  states.update(session, { ...own, ended_at });
}

/** Keeps how a subagent ended, for whatever flush decides of its learnings. False where this very end was told before. */
export function noteAgentEnd({ states }: SessionPlace, session: string, agent: EndedAgent, message: string) {
  const heard = createHash('sha256').update(message).digest('hex').slice(0, 16);
  const known = states.read(session)?.agents ?? [];
  if (known.some((one) => one.id === agent.id && one.heard === heard)) return false;
  const end = nothingMerged(agent, heard);
  states.update(session, ({ agents = [] }) => ({ agents: withMerges(agents, [end]) }));
  return true;
}

/** `open`: it may go on; `ended`: somebody said so; `left`: nobody will end it any more. */
type SessionStanding = 'open' | 'ended' | 'left';

export type KnownSession = ReturnType<typeof knownSession>[number];

type Listed = Pick<SessionPlace, 'states' | 'accumulator'>;

/** The sessions of a place, the newest first. Reads files only, and changes nothing. */
export function listSessions(at: Listed): readonly KnownSession[] {
  const startOf = ({ state }: KnownSession): string => state?.started_at ?? '';
  const all = at.states.list().flatMap((name) => knownSession(at, name));
  return all.sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
}

function knownSession({ states, accumulator }: Listed, name: string) {
  const state = states.read(name);
  const queue = accumulator(name);
  // Of what is neither recorded nor waits for anything (a damaged state, a story that was left behind) there is nothing to end.
  if (state === undefined && queue.isEmpty()) return [];
  const isLeft = state?.died_at !== undefined || states.isDead(name);
  const standing: SessionStanding = state?.ended_at !== undefined ? 'ended' : isLeft ? 'left' : 'open';
  const counts = { waiting: queue.count(), namespaces: queue.byNamespace() };
  return [{ id: state?.session_id ?? name, standing, state, ...counts }];
}

/** The one whose id begins so; undefined where there is none. Throws USAGE where there are several. */
export function findSession(at: Listed, idPrefix: string): KnownSession | undefined {
  const found = idPrefix === '' ? [] : listSessions(at).filter(({ id }) => id.startsWith(idPrefix));
  const whole = found.find(({ id }) => id === idPrefix);
  if (whole !== undefined || found.length <= 1) return whole ?? found[0];
  const message = `'${idPrefix}' is the beginning of ${found.length} sessions`;
  throw new CsError('USAGE', message, { hint: 'type more of the id' });
}

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;
/** Of more sessions than these what is kept of those that are over goes: every start looks at all of them. */
const KEPT_SESSIONS = 200;

/** What is kept of sessions that are over goes, in time. */
export function pruneSessions(at: SessionPlace): void {
  const { home, states, goals, accumulator, config, env, clock } = at;
  const isOver = ({ session_id: session, ...state }: SessionState): boolean => {
    if (overAt(state) === undefined) return false;
    if (config.distil.model !== 'none' && state.model_done !== true) return false;
    const isDistilled = state.distilled === true || !hasUndistilled(at.stories.read(session).gathered, true);
    return isDistilled && accumulator(session).isEmpty();
  };
  for (const session of states.keepNewest(KEPT_SESSIONS, isOver)) goals.drop(session);
  if (!isDueToday(join(home.directory, 'pruned'), clock())) return;
  dropOldStates(at);
  pruneLog(env, clock());
}

/** The states and goals that are older than they may become. */
export function dropOldStates({ states, goals, clock }: Pick<SessionPlace, 'states' | 'goals' | 'clock'>) {
  states.prune(clock(), STATE_MAX_AGE_MS);
  goals.prune(clock(), STATE_MAX_AGE_MS);
}

type Kept = Pick<SessionPlace, 'goals'>;
type KeptUntil = Pick<SessionPlace, 'goals' | 'clock'>;

/** The session's current list of things to do, in its order; a subagent's own entries last. Never throws. */
export const tasksOf = ({ goals }: Kept, session: string) => tasksIn(foldBook(goals.read(session)));

/** Without those of its subagents. */
export const ownTasksOf = (at: Kept, session: string) =>
  tasksOf(at, session).filter(({ agent }) => agent === undefined);

/** All goals of all sessions, from their files and from the memories of the repository (what its other clones and former sessions know), the newest last. */
export const allGoals = (at: KeptUntil, memories: readonly Memory[]): readonly Goal[] =>
  goalsOf(at, memories).map(({ goal }) => goal);

/** The open ones; of ended sessions only what a memory tells: what was asked last and answered is mostly done. */
export function standingGoals(at: KeptUntil & Pick<SessionPlace, 'states'>, memories: readonly Memory[]) {
  const isOver = (session: string): boolean => at.states.read(session)?.ended_at !== undefined;
  const left = goalsOf(at, memories).filter(({ goal, isTold }) => isTold || !isOver(goal.session));
  return onlyOpen(left.map(({ goal }) => goal));
}

/** `isTold`: whether a memory tells it, or the goal that it is a step of. */
function goalsOf({ goals, clock }: KeptUntil, memories: readonly Memory[]) {
  const forgotten = new Set(memories.filter((memory) => memory.forgotten).map(({ id }) => id));
  const kept = new Map(goals.sessions().map((session) => [session, goals.read(session)]));
  const nowMs = clock();
  const others = memories
    .filter((memory) => memory.ns === 'progress' && memory.kind === 'goal' && isLive(memory, nowMs))
    .flatMap((memory) => goalOf(memory) ?? [])
    .filter(({ id, session }) => !Object.hasOwn(kept.get(session)?.told ?? {}, id))
    .sort((a, b) => (a.since < b.since ? -1 : 1));
  return [
    ...others.map((goal) => ({ goal, isTold: true })),
    ...[...kept].flatMap(([session, book]) => {
      // The goals of a book, but for those whose memory was forgotten, and their steps.
      const { told } = book;
      const isGone = (id: string): boolean => forgotten.has(told[id]?.id ?? '');
      return goalsIn(foldBook(book), session)
        .filter(({ id, parent = id }) => !isGone(id) && !isGone(parent))
        .map((goal) => ({ goal, isTold: Object.hasOwn(told, goal.parent ?? goal.id) }));
    }),
  ];
}

function goalOf({ summary, key = '', at, session = '' }: Memory): Goal | undefined {
  const told = goalOfSummary(summary);
  const [, id] = /^goal ([0-9a-f]{16}) of /.exec(key) ?? [];
  if (told === undefined || id === undefined) return undefined;
  return { id, ...told, since: at, asked: at, session, source: 'prompt' };
}

/** Takes memories' words out of what is kept of goals: files of sessions that made one, or hold its words. Throws IO_FAILED. */
export function dropGoals({ goals }: Kept, memories: readonly Memory[]): void {
  if (memories.length === 0) return;
  const quotes = quoting(memories);
  for (const session of goals.sessions()) {
    const isMaker = memories.some(({ session: made }) => made === session);
    const { goals: known, tasks } = foldBook(goals.read(session));
    const words = [...known.map(({ title }) => title), ...tasks.map(({ subject }) => subject)];
    if (isMaker || [...words, goals.textOf(session)].some(quotes)) goals.drop(session);
  }
}
