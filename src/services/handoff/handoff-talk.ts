import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { type FailedRun, lastFailedRuns, saidIn } from '../../domain/handoff/failed.ts';
import { type RunningAgent, runningAgents } from '../../domain/handoff/running-agents.ts';
import { type RecentTalk, recentTalk } from '../../domain/handoff/talk.ts';
import type { TranscriptMark } from '../../domain/narrative/story.ts';
import { triedName } from '../../domain/narrative/story-events.ts';
import { wholeEnds } from '../../domain/whole-ends.ts';
import type { ReadTranscript } from '../../ports/transcript.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';

/** The file that the session is told in, '' where none is known; and where in it what may be told begins. */
export interface ToldIn {
  readonly transcript: string;
  readonly notBefore?: TranscriptMark | undefined;
}

export interface HeardTalk extends RecentTalk {
  /** Subagents of whose end neither the transcript nor `endedAgents` tells, filtered. */
  readonly agents: readonly RunningAgent[];
  /** What a command said, filtered, when it failed last; undefined where the transcript does not have it. Never throws. */
  readonly saidBy: (command: string) => string | undefined;
}

const MAX_TEXT_CHARS = 64 * 1024;
const NOT_THERE = { lines: [], bytesRead: 0 };

interface TalkPorts {
  readonly readTranscript: ReadTranscript;
  readonly filters: FilterPipeline;
  /** The ids of the subagents whose end was told. Never throws. */
  readonly endedAgents: () => ReadonlySet<string>;
}

/** What was said last in a session's transcript, each text filtered whole. What cannot be told is named in `missing`. */
export function hearTalk(
  { readTranscript, filters, endedAgents }: TalkPorts,
  { transcript, notBefore }: ToldIn,
  missing: string[],
): HeardTalk {
  const { lines, bytesRead } = transcript === '' ? NOT_THERE : readTranscript(transcript, notBefore);
  if (bytesRead === 0 && notBefore === undefined) missing.push('the transcript could not be read');
  let isStopped = false;
  const filtered = (text: string): string => {
    const result = filters.filter(wholeEnds(text, MAX_TEXT_CHARS));
    isStopped ||= !result.ok;
    return result.ok ? result.text : '';
  };
  const talk = recentTalk(lines);
  const heard = {
    ...talk,
    answers: talk.answers.map(filtered).filter((text) => text !== ''),
    prompts: talk.prompts.map(filtered).filter((text) => text !== ''),
    lastPrompt: filtered(talk.lastPrompt),
    longPrompt: filtered(talk.longPrompt),
    agents: runningAgents(lines, endedAgents()).map(({ id, type, task }) => ({
      id: filtered(id),
      type: filtered(type),
      task: filtered(task),
    })),
  };
  if (isStopped) missing.push('what was said last was stopped by a filter, in part or whole');
  return { ...heard, saidBy: createSaidBy(() => lastFailedRuns(lines), filters) };
}

function createSaidBy(
  runs: () => readonly FailedRun[],
  filters: FilterPipeline,
): (command: string) => string | undefined {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  let known: readonly (FailedRun & { readonly name: string })[] | undefined;
  return (command) => {
    try {
      known ??= runs().map((run) => ({ ...run, name: triedName(run.command, clean) }));
      const run = known.find(({ name }) => name === command);
      return run === undefined ? undefined : saidIn(clean(wholeEnds(run.output, MAX_TEXT_CHARS)));
    } catch {
      return undefined; // a filter stopped it
    }
  };
}
