// What the end of a turn and of a session teach is wired apart from what captures tool calls: no capture pays for it.
import { createHash } from 'node:crypto';
import { isBlank } from '../../capture/model/narrative/story.ts';
import { queueStatement } from '../../capture/note-statement.ts';
import { noteAnswer, queueStory, readRest, type StoryPlace } from '../../capture/story.ts';
import { mayBeKeptAtOnce } from '../../core/prompt-hints.ts';
import { failureRecord, sessionInLog, writeLog } from '../../files/log.ts';
import { gatherGoals, noteAgentGoals, noteAnswered, noteGoals } from '../../session/goals.ts';
import { type EndedAgent, nothingMerged, withMerges } from '../../session/model/subagent.ts';
import { beganAt } from './session.ts';
import type { Spooling } from './spool.ts';

/** The services of a turn. A lesson belongs to where the session works now, its story to where it began: the model's `cd` is no other session. */
export function wireTurn(at: Spooling, session: string) {
  const { env, clock, config } = at;
  const place = beganAt(at);
  const keepGoals = config.progress.enabled;
  const story: StoryPlace = {
    ...{ ...place, session },
    onUnread: (error) =>
      writeLog(env, { event: 'transcript', session: sessionInLog(session), ...failureRecord(error) }),
    // What a prompt states that was not looked at when it was given.
    onPrompt: (prompt) => {
      if (config.statements.enabled && !mayBeKeptAtOnce(prompt)) queueStatement(at, session, prompt);
    },
    onEvents: keepGoals ? (events) => noteGoals(place, session, events) : undefined,
    onAnswer: keepGoals ? (answer) => noteAnswered(place, session, answer) : undefined,
  };
  return {
    readRest: (transcript: string) => readRest(story, transcript),
    /** Queues the session's note of where its work stands. */
    tellStory: (transcript: string) => queueStory(story, transcript),
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
    agentEnded: (agent: EndedAgent) => noteAgentGoals(place, session, agent),
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
      if (keepGoals) noteAnswered(place, session, { hash: `unread-${clock()}`, finished: false });
    },
    noteAnswer: (answer: string, transcript: string) => noteAnswer(story, answer, transcript),
    /** Queues what is to be told of the session's goals, after one of the others has read the transcript. */
    gatherGoals: (when: { readonly ended: boolean }) => gatherGoals(place, session, when),
  };
}
