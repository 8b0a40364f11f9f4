import { inert, oneLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { readPrompt } from '../goals/request.ts';
import { promptHead } from './prompt-text.ts';
import {
  ASKED_THE_USER,
  BEGUN_LONG_AGO,
  COURSE,
  DONE_SO_FAR,
  NOT_ANSWERED,
  readSections,
  type SectionTitle,
} from './sections.ts';
import { isOffer } from './user-words.ts';

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
/** What says that something was left to do, the most telling first. A command that failed may have been given up, and is a memory by itself. */
const OPEN_SECTIONS = ['Next', 'Tasks'] as const;
/** What is done by now, or was only about to be, or was perhaps done without a word. */
const NOT_OPEN = new RegExp(
  `^(?:\\d+ (?:marked as )?completed, last: |Last step: |Said to be open: |Subagents that |Runs |Ran, |Not committed: |Not pushed: |${BEGUN_LONG_AGO}|\\[[^\\]]* steps before the end\\])`,
);

/** An answer that ends with what else could be done leaves nothing open. */
const isCourtesy = (point: string): boolean =>
  point.startsWith(ASKED_THE_USER) && isOffer(point.slice(ASKED_THE_USER.length));

/** What the model said of its work, as the course of it has it. */
const SAID = /^said: /;

/**
 * One line that says where the last session stopped, and how to have the whole; undefined where it left nothing open, as far as is known. Inert, of one
 * line. Pure.
 */
export function pointerText(
  { text, at }: { readonly text: string; readonly at: string },
  nowMs: number,
): string | undefined {
  const { sections } = readSections(text);
  const linesOf = (title: SectionTitle): readonly string[] =>
    sections.find((section) => section.title === title)?.lines ?? [];
  const pointsOf = (title: SectionTitle): readonly string[] => pointsIn(linesOf(title));
  const [open] = OPEN_SECTIONS.flatMap(pointsOf).filter(
    (point) => !NOT_OPEN.test(point) && !isCourtesy(point),
  );
  if (open === undefined) return undefined;
  const isAsked = open.startsWith(NOT_ANSWERED);
  const waiting = pointsOf('Next').flatMap((point) =>
    point.startsWith(NOT_ANSWERED) ? [point.slice(NOT_ANSWERED.length)] : [],
  );
  const task = taskIn([...pointsOf('Asked'), ...waiting]);
  const isTold = task === undefined || (isAsked && waiting.includes(task));
  const done = isAsked ? pointsOf('Next').find((point) => point.startsWith(DONE_SO_FAR)) : undefined;
  const said = pointsOf(COURSE).find((point) => SAID.test(point));
  const told = [
    `The last session stopped ${ageText(at, nowMs)} and left open: ${part(open)}.`,
    ...(isTold ? [] : [`Its task: ${part(promptHead(task, MAX_PART_CHARS))}.`]),
    ...(done === undefined ? [] : [`${oneLine(done, MAX_PART_CHARS)}.`]),
    ...(said === undefined ? [] : [`Said last: ${part(said.replace(SAID, ''))}.`]),
    'When the user says “continue”, the whole handoff is shown.',
  ];
  return inert(told.join(' '));
}

const part = (text: string): string => `“${oneLine(text.replace(/^[\s#-]+/, ''), MAX_PART_CHARS)}”`;

/** The points of a section's list, each with the lines below it. */
function pointsIn(lines: readonly string[]): readonly string[] {
  const points: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) points.push(line.slice(2));
    else if (points.length > 0) points[points.length - 1] += `\n${line.trim()}`;
  }
  return points;
}
