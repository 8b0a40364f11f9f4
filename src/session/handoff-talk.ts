import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { filterOrThrow } from '../../filters/text.ts';
import type { TranscriptMark } from '../capture/model/narrative/story.ts';
import type { ReadTranscript } from '../capture/model/ports.ts';
import { oneLine, wholeEnds } from '../core/text.ts';
import { type FailedRun, lastFailedRuns, saidIn, speaksOfFailing } from './model/handoff/failed.ts';
import { isNarration, recentTalk } from './model/handoff/talk.ts';
import { type HandoffParts, type RunningTask, runningTasks } from './model/handoff/types.ts';
import { aheadIn } from './model/handoff/user-words.ts';
import { triedName } from './model/story-events.ts';

/** The file that the session is told in, '' where none is known; and where in it what may be told begins. */
export interface ToldIn {
  readonly transcript: string;
  readonly notBefore?: TranscriptMark | undefined;
}

type Told = Pick<HandoffParts, 'answers' | 'words' | 'lastPrompt' | 'lastStep' | 'ahead' | 'checks'>;

export interface HeardTalk extends Told {
  /** Whether the last thing said tells of no more than what was about to be done. */
  readonly isCutOff: boolean;
  /** '' for none. */
  readonly pullRequest: string;
  /** Subagents and shells of whose end neither the transcript nor `endedAgents` tells, filtered. */
  readonly running: readonly RunningTask[];
  /** What is known of a command's last failure. Never throws. */
  readonly failure: (command: string) => HeardFailure;
}

export interface HeardFailure {
  /** Filtered; undefined where the transcript does not have it. */
  readonly said?: string;
  /** It failed before the last prompt, or the turn in which it did ended with an answer that does not speak of failing. */
  readonly isPassedBy: boolean;
}

const MAX_TEXT_CHARS = 64 * 1024;
/** Of what a check printed. */
const MAX_SAID_CHARS = 80;
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
  isAnswered: boolean,
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
  const answers = talk.answers
    .map((answer) => ({ ...answer, text: filtered(answer.text) }))
    .filter(({ text }) => text !== '');
  const heard = {
    answers: answers.map(({ text }) => text),
    ahead: aheadIn(answers),
    words: talk.words
      .map((word) => ({ ...word, text: filtered(word.text) }))
      .filter(({ text }) => text !== ''),
    lastPrompt: filtered(talk.lastPrompt),
    lastStep: filtered(talk.lastStep),
    checks: talk.checks
      .map((run) => ({
        ...run,
        command: triedName(run.command, filtered),
        said: oneLine(filtered(run.said), MAX_SAID_CHARS),
      }))
      .filter(({ command }) => command !== ''),
    pullRequest: filtered(talk.pullRequest),
    isCutOff: isNarration(answers[0]?.text ?? 'x'),
    running: runningTasks(lines, endedAgents()).map(({ kind, id, type, task }) => ({
      kind,
      id: filtered(id),
      type: filtered(type),
      task: filtered(task),
    })),
  };
  if (isStopped) missing.push('what was said last was stopped by a filter, in part or whole');
  const isFailing = !isAnswered || speaksOfFailing(heard.answers[0] ?? '');
  return { ...heard, failure: createFailure(lines, isFailing, filters) };
}

function createFailure(
  lines: readonly string[],
  isFailing: boolean,
  filters: FilterPipeline,
): HeardTalk['failure'] {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  let known: readonly (FailedRun & { readonly name: string })[] | undefined;
  return (command) => {
    try {
      known ??= lastFailedRuns(lines).map((run) => ({ ...run, name: triedName(run.command, clean) }));
      const name = triedName(command, clean);
      const run = known.find((it) => it.name === name);
      // What is not in the transcript was heard by a hook, and may have failed a moment ago.
      const isPassedBy = run !== undefined && (!isFailing || !run.isSincePrompt);
      const said = run === undefined ? undefined : saidIn(clean(wholeEnds(run.output, MAX_TEXT_CHARS)));
      return { isPassedBy, ...(said === undefined ? {} : { said }) };
    } catch {
      return { isPassedBy: false }; // a filter stopped it
    }
  };
}
