import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { wholeEnds } from '../../capture/prose.ts';
import type { TranscriptMark } from '../../capture/story-state.ts';
import { aheadIn } from '../../capture/user-words.ts';
import { shortLine } from '../../core/text.ts';
import type { SessionPlace } from '../context.ts';
import { readTranscript } from '../session-files.ts';
import { triedName } from '../story-events.ts';
import { type RawRun, saidBy, speaksOfFailing } from './checks.ts';
import { happeningsIn, namesHidden, withoutHidden } from './happenings.ts';
import { runningTasks } from './running.ts';
import { isNarration, recentTalk } from './talk.ts';
import type { HandoffParts, Run } from './types.ts';

/** The file that the session is told in, '' where none is known; and where in it what may be told begins. */
export type ToldIn = Readonly<{ transcript: string; notBefore?: TranscriptMark | undefined }>;

const MAX_TEXT_CHARS = 64 * 1024;
const MAX_CHECKS = 5;
const MAX_FAILURES = 6;
/** As a story keeps it (story-events.ts). */
const MAX_SUBJECT_CHARS = 160;
const NOT_THERE = { lines: [], bytesRead: 0 };

/**
 * What was said last, each text filtered whole but `rawEditedSince`, which is only compared. `isCutOff`: the last thing only announces;
 * `list`: the entries of the list of things to do. What cannot be told is in `missing`.
 */
export function hearTalk(
  { filters, states }: Pick<SessionPlace, 'filters' | 'states'>,
  session: string,
  { transcript, notBefore }: ToldIn,
  isAnswered: boolean,
  missing: string[],
) {
  const { lines, bytesRead } = transcript === '' ? NOT_THERE : readTranscript(transcript, notBefore);
  if (bytesRead === 0 && notBefore === undefined) missing.push('the transcript could not be read');
  let isStopped = false;
  const filtered = (text: string): string => {
    const result = filters.filter(wholeEnds(text, MAX_TEXT_CHARS));
    isStopped ||= !result.ok;
    return result.ok ? result.text : '';
  };
  const talk = recentTalk(lines, filtered);
  const told = <T extends { readonly text: string }>(all: readonly T[]): readonly T[] =>
    all.map((it) => ({ ...it, text: filtered(it.text) })).filter(({ text }) => text !== '');
  const answers = told(talk.answers);
  const isCutOff = talk.isCutOff || isNarration(answers[0]?.text ?? 'x');
  // A flush at the session's end decides on those that go on, too: as of partial ones.
  const over = states.read(session)?.agents?.filter(({ status }) => status !== 'partial') ?? [];
  const endedAgents = new Set(over.map(({ id }) => id));
  const heard = {
    answers: answers.map(({ text }) => text),
    ahead: aheadIn(answers),
    words: told(talk.words),
    lastPrompt: filtered(talk.lastPrompt),
    replied: filtered(talk.replied),
    course: happeningsIn(talk.events, { clean: filtered, isIgnored: filters.ignoresPath, root: talk.root }),
    rawEditedSince: talk.editedSince,
    list: new Map(
      [...talk.list].map(([subject, { description, ...news }]) => [
        shortLine(filtered(subject), MAX_SUBJECT_CHARS),
        { ...news, description: filtered(description) },
      ]),
    ),
    isCutOff,
    running: runningTasks(talk.events, endedAgents).map(({ kind, id, type, task }) => ({
      kind,
      id: filtered(id),
      type: filtered(type),
      task: filtered(task),
    })),
    ...runsIn(talk.runs, answers[0]?.text ?? '', isAnswered, filters.ignoresPath, filtered),
  };
  if (isStopped) missing.push('what was said last was stopped by a filter, in part or whole');
  return heard;
}

function runsIn(
  runs: readonly RawRun[],
  answer: string,
  isAnswered: boolean,
  ignoresPath: FilterPipeline['ignoresPath'],
  clean: (text: string) => string,
): Pick<HandoffParts, 'failures'> & { readonly checks: readonly Run[] } {
  const told = ({ output, ...run }: RawRun): Run => ({
    ...run,
    command: triedName(run.command, clean),
    said: namesHidden({ input: run }, ignoresPath)
      ? ''
      : withoutHidden(saidBy(run, clean(output)), ignoresPath),
  });
  // A turn that ended with an answer that does not speak of failing has passed by what failed in it.
  const isFailing = !isAnswered || speaksOfFailing(answer);
  // What else failed than a check is passed by as soon as something else is done: the course of the work has it.
  const isOpen = ({ outcome, isSincePrompt, isCheck }: RawRun, at: number): boolean =>
    outcome === 'failed' && isSincePrompt && (isCheck || at === 0);
  const failures = (isFailing ? runs.filter(isOpen) : []).slice(0, MAX_FAILURES);
  // One that failed and was passed by has run all the same.
  const checks = runs.filter((run) => run.isCheck && !failures.includes(run));
  return { checks: checks.slice(0, MAX_CHECKS).map(told), failures: failures.map(told) };
}
