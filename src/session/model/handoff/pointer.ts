import { inert } from '../../../core/inert.ts';
import { shortLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { readPrompt } from '../goals/request.ts';
import { promptHead } from './prompt-text.ts';
import {
  AGENTS_LEFT,
  COURSE,
  DONE_SO_FAR,
  NOT_ANSWERED,
  readSections,
  type SectionTitle,
  USER_SAID,
} from './sections.ts';

/** What of the requests of a session it was on in the end: the newest that asks for work, no errand and no adjustment; else the first. Pure. */
export const taskIn = (asked: readonly string[]): string | undefined =>
  asked.findLast(asksForWork) ?? asked.find((text) => !BARE_COMMAND.test(text)) ?? asked[0];

/** What a command of the client or of a plugin does by itself is no task. */
const BARE_COMMAND = /^\/[\w:-]+\s*$/;

/** `/plan add a footer to the login page`: what a command is given is to be done, however it is put. */
function asksForWork(text: string): boolean {
  const [, given] = /^\/[\w:-]+\s+(.+)/s.exec(text) ?? [];
  return given === undefined ? readPrompt(text).kind === 'request' : given.split(/\s+/).length > 2;
}

const MAX_PART_CHARS = 160;
/** "Go on", "yes, do that": what, was said before. */
const SHORT_PROMPT_CHARS = 40;
/** What the model said of its work, as the course of it has it. */
const SAID = /^said: /;

/**
 * One line that says in the middle of what the last session stopped, and how to have the whole. Undefined where that is not sure to be open: it had an answer, or
 * nothing was done of it yet, or HEAD (`commit`) is another now. What stood on its list, or was asked or offered at the end of an answer, was mostly over by the
 * next start: of ten such lines a reader found one worth it. Inert, of one line. Pure.
 */
export function pointerText(
  { text, at }: { readonly text: string; readonly at: string },
  { nowMs, commit = '' }: { readonly nowMs: number; readonly commit?: string | undefined },
): string | undefined {
  const { sections } = readSections(text);
  const pointsOf = (title: SectionTitle): readonly string[] => {
    const points: string[] = [];
    for (const line of sections.find((section) => section.title === title)?.lines ?? []) {
      if (line.startsWith('- ')) points.push(line.slice(2));
      else if (points.length > 0) points[points.length - 1] += `\n${line.trim()}`;
    }
    return points;
  };
  const waiting = pointsOf('Next').find((point) => point.startsWith(NOT_ANSWERED));
  const [newest = USER_SAID] = pointsOf(COURSE);
  const [, stood = ''] = /\bat ([0-9a-f]{7,})\b/.exec(pointsOf('Branch')[0] ?? '') ?? [];
  // Of a turn that had its last words an agent may run on all the same.
  const isRunOn = SAID.test(newest) && pointsOf('Next').some((point) => point.startsWith(AGENTS_LEFT));
  const isCutOff = !newest.startsWith(USER_SAID) && !isRunOn;
  if (waiting === undefined || !isCutOff || !commit.startsWith(stood)) return undefined;
  const asked = waiting.slice(NOT_ANSWERED.length);
  const task = asked.length > SHORT_PROMPT_CHARS ? undefined : taskIn(pointsOf('Asked'));
  const done = pointsOf('Next').find((point) => point.startsWith(DONE_SO_FAR));
  const said = pointsOf(COURSE).find((point) => SAID.test(point));
  const told = [
    `The last session stopped ${ageText(at, nowMs)} in the middle of ${part(asked)}.`,
    ...(task === undefined || task === asked ? [] : [`Its task: ${part(promptHead(task, MAX_PART_CHARS))}.`]),
    ...(done === undefined ? [] : [`${shortLine(done, MAX_PART_CHARS)}.`]),
    ...(said === undefined ? [] : [`Said last: ${part(said.replace(SAID, ''))}.`]),
    'When the user says “continue”, the whole handoff is shown.',
  ];
  return inert(told.join(' '));
}

const part = (text: string): string => `“${shortLine(text.replace(/^[\s#-]+/, ''), MAX_PART_CHARS)}”`;
