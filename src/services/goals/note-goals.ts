import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { goalEvents } from '../../domain/goals/from-transcript.ts';
import { type Line, type TaskCall, taskEvent } from '../../domain/goals/task-call.ts';
import type { TranscriptEvent } from '../../domain/narrative/transcript-line.ts';
import { pathWords } from '../../domain/path-words.ts';
import type { EndedAgent } from '../../domain/subagent/agent.ts';
import type { GoalStore } from '../../ports/goals.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';

export interface NoteGoalsPorts {
  readonly session: string;
  readonly goals: Pick<GoalStore, 'note'>;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
}

/** What notes the goals of a session as they come. All throw FILTER_BROKEN and IO_FAILED. */
export interface NoteGoals {
  /** A call of a task tool, raw. Gives whether it says something. */
  call(call: TaskCall): boolean;
  /** What is new in a transcript, with its prompts filtered. */
  transcript(events: readonly TranscriptEvent[]): void;
  /** An answer, by the hash of its text; `finished`: it tells of a change that was made. */
  answer(answer: { readonly hash: string; readonly finished: boolean }): void;
  /** A subagent is over: its own list ends with it, and the goal that it was sent for is brought on. */
  agentEnded(agent: EndedAgent): void;
}

const MAX_KIND_CHARS = 60;

/** Where nothing but what was hidden is left of a text, it says nothing; as one that names a file that nothing is learned about. */
const saysNothing = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replace(/\[REDACTED:[a-z0-9-]*\]/g, ''));

/** Call, prompt, answer → filters → the session's file of goals. */
export function createNoteGoals({ session, goals, filters, clock }: NoteGoalsPorts): NoteGoals {
  const line: Line = (raw, maxChars) => {
    const clean = oneLine(filterOrThrow(filters, raw), maxChars);
    const namesIgnored = pathWords(clean).some((word) => filters.ignoresPath(word));
    return namesIgnored || saysNothing(clean) ? '' : clean;
  };
  const now = (): string => new Date(clock()).toISOString();
  return {
    call: (call) => {
      const event = taskEvent(call, line);
      if (event !== undefined) goals.note(session, [event]);
      return event !== undefined;
    },
    transcript: (events) => goals.note(session, goalEvents(events, line, now())),
    answer: ({ hash, finished }) => {
      goals.note(session, [{ type: 'answered', id: `answer-${hash}`, at: now(), finished }]);
    },
    agentEnded: ({ id, type, status }) => {
      const kind = line(type, MAX_KIND_CHARS);
      goals.note(session, [{ type: 'agent-ended', id: `agent-${id}`, at: now(), agent: id, kind, status }]);
    },
  };
}
