// What users state is wired apart: no other capture pays for it.
import { createHash } from 'node:crypto';
import { createNoteAgentAnswer } from '../../capture/merge-agents.ts';
import { isBlank } from '../../capture/model/narrative/story.ts';
import { createKeepGiven, createQueueStatement } from '../../capture/note-statement.ts';
import { createRememberStatement } from '../../capture/remember-statement.ts';
import { createNoteAnswer, createTellStory, readRest, type StoryPorts } from '../../capture/story.ts';
import { CsError } from '../../core/errors.ts';
import { type Scope, trustOf } from '../../core/memory.ts';
import { mayAskAboutThePast, mayBeKeptAtOnce } from '../../core/prompt-hints.ts';
import { orLate } from '../../core/time.ts';
import { failureRecord, sessionInLog, writeLog } from '../../files/log.ts';
import { besideQuestion } from '../../recall/model/trigger.ts';
import { createGatherGoals, createNoteGoals } from '../../session/goals.ts';
import { type EndedAgent, nothingMerged, withMerges } from '../../session/model/subagent.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { beganIn, branchOf, findHome, relativeTo } from './home.ts';
import type { Trusting } from './recall.ts';
import { isFileIn, keptOf, type Spooling, spoolAt } from './spool.ts';
import type { Store } from './store.ts';

type Writing = Spooling &
  Readonly<Record<'own' | 'user', Pick<Store, 'remember' | 'index' | 'forget'>>> & {
    readonly trusting: Pick<Trusting, 'settings'>;
  };

/** A git that has not answered by then may hang: the prompt's own deadline is 4 s, and what is to be remembered has to be queued before. */
const WRITE_DEADLINE_MS = 2_000;
const late = (): CsError => new CsError('GIT_FAILED', `git has not answered for ${WRITE_DEADLINE_MS} ms`);

/** What a correction may mean is among those that fit its words best. */
const MOST_ALIKE = 20;

/** What queues a statement, on top of what `wireSpool` gave. */
export const wireQueueStatement = (at: Spooling, session: string) =>
  createQueueStatement(portsOf(at, session));

/** What writes one at once, on top of what `wire` gave. What takes too long is queued; where it is written after all, it is the same memory. */
export function wireRememberStatement(wired: Writing, session: string) {
  const inTime =
    ({ remember }: Pick<Store, 'remember'>): Store['remember'] =>
    (requests) =>
      orLate(remember(requests), WRITE_DEADLINE_MS, late);
  const indexOf = (scope: Scope) => wired[scope === 'user' ? 'user' : 'own'].index;
  return createRememberStatement({
    ...portsOf(wired, session),
    remember: inTime(wired.own),
    summaryOf: async (id, scope) => (await indexOf(scope).known([id])).get(id)?.summary,
    statedBy: async (whose, words, scope) => {
      const found = await indexOf(scope).search(words, { limit: MOST_ALIKE, nowMs: wired.clock() });
      const said = found.flatMap(({ memory }) => (memory.evidence === 'user-stated' ? [memory] : []));
      const trust = await wired.trusting.settings(said.length > 0);
      return said.filter((memory) => trustOf({ memory, scope }, trust) === whose);
    },
    forget: (id) => wired.own.forget(id, 'forgotten'),
    rememberForUser: wired.config.userScope.enabled ? inTime(wired.user) : undefined,
  });
}

function portsOf({ filters, clock, home, accumulator, config }: Spooling, session: string) {
  const { triggers } = config.promptRecall;
  return {
    filters,
    clock,
    isFile: isFileIn(home),
    accumulator: accumulator(session),
    branch: branchOf(home),
    beside: (prompt: string) =>
      triggers.length === 0 && !mayAskAboutThePast(prompt) ? prompt : besideQuestion(prompt, triggers),
  };
}

// What the end of a turn and of a session teach is wired apart from what captures tool calls: no capture pays for it.

/** From this significance on a subagent's report is a learning by itself. */
const MIN_WORTH_OF_AGENTS = 0.6;

/** The services of a turn. A lesson belongs to where the session works now, its story to where it began: the model's `cd` is no other session. */
export function wireTurn(at: Spooling, session: string) {
  const { env, clock, config, filters } = at;
  const here = portsOf(at, session);
  const start = beganIn(at);
  const began = findHome(start, env);
  const place = spoolAt(began, at);
  const { goals, stories } = keptOf(began);
  const noteGoals = createNoteGoals({ session, goals, filters, clock });
  const keepGoals = config.progress.enabled;
  const isSelective = config.subagents.merge === 'selective';
  const story: StoryPorts = {
    ...{ session, stories, filters, clock },
    states: place.states,
    readTranscript: createTranscriptReader(undefined, (error) =>
      writeLog(env, { event: 'transcript', session: sessionInLog(session), ...failureRecord(error) }),
    ),
    accumulator: place.accumulator(session),
    relativePath: (path) => relativeTo(began.place.root, start, path),
    branch: branchOf(began),
    gathers: config.answers.enabled,
    // What a prompt states that was not looked at when it was given.
    onPrompt: config.statements.enabled
      ? createQueueStatement({ ...here, wasHeeded: mayBeKeptAtOnce })
      : undefined,
    onEvents: keepGoals ? noteGoals.transcript : undefined,
  };
  return {
    readRest: (transcript: string) => readRest(story, transcript),
    /** Queues the session's note of where its work stands. */
    tellStory: createTellStory(story),
    // What is worth most of it shows when its session is over, so there it is gathered with all else that was said.
    noteAgentAnswer: isSelective
      ? () => false
      : createNoteAgentAnswer({
          ...here,
          session,
          // A report is long by its nature, and its session says itself what it made of it.
          threshold: Math.max(MIN_WORTH_OF_AGENTS, config.answers.threshold),
        }),
    keepGiven: createKeepGiven(here),
    /** Said before anything that takes time, or a session that is cut off counts as killed. */
    markEnded: () => {
      const isMet = place.states.read(session) !== undefined;
      if (!isMet && isBlank(story.stories.read(session))) return;
      const ended_at = new Date(clock()).toISOString();
      // One that began before the plugin was there: its story was read from the first line.
      const own = isMet ? {} : { own_transcript: true };
      place.states.update(session, (state) => ({ ...state, ...own, ended_at }));
    },
    /** A subagent is over, with its own list of things to do; it has brought a goal on. */
    agentEnded: noteGoals.agentEnded,
    /** Keeps how a subagent ended, for whatever flush decides of its learnings. False where this very end was told before. */
    noteAgentEnd: (agent: EndedAgent, message: string): boolean => {
      const heard = createHash('sha256').update(message).digest('hex').slice(0, 16);
      const known = place.states.read(session)?.agents ?? [];
      if (known.some((one) => one.id === agent.id && one.heard === heard)) return false;
      const end = nothingMerged(agent, heard);
      place.states.update(session, (state) => ({ ...state, agents: withMerges(state.agents ?? [], [end]) }));
      return true;
    },
    /** Where answers are not looked at, the goals are told that there was one. */
    noteUnread: () => {
      if (keepGoals) noteGoals.answer({ hash: `unread-${clock()}`, finished: false });
    },
    noteAnswer: createNoteAnswer({
      ...story,
      accumulator: here.accumulator,
      branch: here.branch,
      threshold: config.answers.threshold,
      onAnswer: keepGoals ? noteGoals.answer : undefined,
    }),
    /** Queues what is to be told of the session's goals, after one of the others has read the transcript. */
    gatherGoals: createGatherGoals({ ...story, goals }),
  };
}
