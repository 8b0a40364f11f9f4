import { createHash } from 'node:crypto';
import { isBlank } from '../capture/model/narrative/story.ts';
import { queueStatement } from '../capture/note-statement.ts';
import type { StoryPlace } from '../capture/story.ts';
import { mayBeKeptAtOnce } from '../core/prompt-hints.ts';
import { failureRecord, sessionInLog, writeLog } from '../files/log.ts';
import type { SessionPlace } from './context.ts';
import { noteAnswered, noteGoals } from './goals.ts';
import { type EndedAgent, nothingMerged, withMerges } from './model/subagent.ts';

/** The story of a session, and who is told of what is new in it: its goals, and what its prompts state where it works now. */
export function storyOf(at: SessionPlace, session: string): StoryPlace {
  const { env, config, here } = at;
  const keepsGoals = config.progress.enabled;
  return {
    ...{ ...at, session },
    onUnread: (error) =>
      writeLog(env, { event: 'transcript', session: sessionInLog(session), ...failureRecord(error) }),
    // What a prompt states that was not looked at when it was given.
    onPrompt: (prompt) => {
      if (config.statements.enabled && !mayBeKeptAtOnce(prompt)) queueStatement(here, session, prompt);
    },
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
  states.update(session, (state) => ({ ...state, ...own, ended_at }));
}

/** Keeps how a subagent ended, for whatever flush decides of its learnings. False where this very end was told before. */
export function noteAgentEnd(
  { states }: SessionPlace,
  session: string,
  agent: EndedAgent,
  message: string,
): boolean {
  const heard = createHash('sha256').update(message).digest('hex').slice(0, 16);
  const known = states.read(session)?.agents ?? [];
  if (known.some((one) => one.id === agent.id && one.heard === heard)) return false;
  const end = nothingMerged(agent, heard);
  states.update(session, (state) => ({ ...state, agents: withMerges(state.agents ?? [], [end]) }));
  return true;
}
