import { MAX_SUMMARY_CHARS } from '../../core/learning.ts';
import { NOTHING_LEARNED } from '../../core/memory.ts';
import { shortLine } from '../../core/text.ts';
import { mayCheck, PROSE } from './checks.ts';
import { courseLines } from './course.ts';
import { entryOf, isBegun, isOld, isOpen, bullet as line, nextLines } from './next-lines.ts';
import { askedLines, asPoint, lineChars, textChars, textLines } from './prompt-text.ts';
import { taskIn } from './recovery-text.ts';
import {
  COURSE,
  fitSections,
  type Handoff,
  LEAD,
  MAX_HANDOFF_CHARS,
  partOf,
  REPLIED,
  SECTION_TITLES,
  type Section,
  type SectionTitle,
  writeSections,
} from './sections.ts';
import type { CommandReport, HandoffOccasion, HandoffParts, SalientMemories } from './types.ts';

/** Where there is room for less than this of an answer, nothing of it is told. */
const LEAST_CHARS = 400;

/** Of filtered answers, the newest first, those before the newest, in about `maxChars`, each with a dash: whole, and in what room is left then how one more begins and ends. Pure. */
export function olderLines([, ...older]: readonly string[], maxChars: number): readonly string[] {
  let roomChars = maxChars;
  const whole = older.map((answer) => {
    const lines = textLines(answer, Number.POSITIVE_INFINITY);
    if (lineChars(lines) > roomChars) return undefined;
    roomChars -= lineChars(lines);
    return lines;
  });
  const cut = roomChars < LEAST_CHARS ? -1 : whole.indexOf(undefined);
  return older.flatMap((answer, at) =>
    asPoint(whole[at] ?? (at === cut ? textLines(answer, roomChars) : [])),
  );
}

const USUAL_LINES = 40;
/** So much of the room is for the last answer and for what happened before prompts take the rest: an answer at the end, or that the last prompt replies to, says how the work stands, one before further steps does not. */
const ANSWERED_CHARS = { answer: 3_600, course: 1_200 };
const CUT_OFF_CHARS = { answer: 1_200, course: 3_200 };
/** No line of what happened is longer by much. */
const COURSE_LINE_CHARS = 400;
/** These get so much though there is no room. */
const LEAST_ASKED_CHARS = 2_000;
const LEAST_COURSE_CHARS = 1_600;

const OCCASION_TEXT: Readonly<Record<HandoffOccasion, string>> = {
  compaction: 'when its context was compacted',
  clear: 'when its context was cleared',
  crash: 'after it had ended without a word',
  end: 'when it ended',
};

/** Whether anything is known of the session itself, and not only of the place it worked in. Pure. */
export function saysSomething({ asked, tasks, failures, answers, edited }: HandoffParts): boolean {
  return [asked, tasks, failures, answers, edited].some((part) => part.length > 0);
}

/** A handoff of at most 8,000 characters, in whole lines. Pure. */
export const handoffText = (parts: HandoffParts): string => fitSections(sectionsOf(parts));

/** What is said in lines of bounded number first; then prompts, the last answer and those before it get what room is left. */
function sectionsOf(parts: HandoffParts): Handoff {
  const [newest = ''] = parts.answers;
  const lines: Partial<Record<SectionTitle, readonly string[]>> = {
    Tasks: taskLines(parts),
    Next: nextLines(parts),
    'Open failures and blockers': [
      ...parts.failures.map(({ command, said }) =>
        line(`\`${command}\` ${LEAD.notPassed}${said === '' ? '' : `: ${said}`}`),
      ),
      ...parts.blockers.map((summary) => line(`${LEAD.blocker}${summary}`)),
    ],
    'Checks, the newest first': checkLines(parts),
    'Files in work': fileLines(parts),
    Branch: parts.place.map(line),
    'From the configured command': commandLines(parts.command),
    'Worth keeping in mind': salientLines(parts.salient),
    'Not known': parts.missing.map(line),
  };
  const head = headOf(parts);
  const written = (): Handoff => ({ head, sections: listed(lines) });
  const roomFor = (title: SectionTitle): number =>
    MAX_HANDOFF_CHARS - writeSections(written()).length - title.length - HEADING_CHARS;
  const course = parts.course ?? [];
  const answerChars = textChars(newest);
  const isNewest = parts.isAnswered || parts.replied === newest;
  const most = isNewest ? ANSWERED_CHARS : CUT_OFF_CHARS;
  // Of a turn that was cut off, where it is not told as the last answer.
  const replied = parts.isAnswered || parts.replied === newest ? '' : (parts.replied ?? '');
  const repliedChars = Math.min(textChars(replied), MAX_REPLIED_CHARS);
  const courseChars = Math.min(most.course, COURSE_LINE_CHARS * course.length);
  const spared = repliedChars + Math.min(answerChars, most.answer) + courseChars;
  lines.Asked = askedLines(parts, Math.max(LEAST_ASKED_CHARS, roomFor('Asked') - spared));
  lines[REPLIED] = textLines(replied, repliedChars);
  lines[COURSE] = courseLines(course, Math.max(LEAST_COURSE_CHARS, Math.min(most.course, roomFor(COURSE))));
  lines['The last answer'] = textLines(newest, Math.max(LEAST_CHARS, roomFor('The last answer')));
  lines[COURSE] = courseLines(course, lineChars(lines[COURSE]) + Math.max(0, roomFor(COURSE)));
  lines['Answers before it, the newest first'] = olderLines(
    parts.answers.filter((answer, at) => at === 0 || answer !== replied),
    roomFor('Answers before it, the newest first'),
  );
  return written();
}

const MAX_REPLIED_CHARS = 3_000;

/** `## `, ` (12 of 34)` and the ends of lines. */
const HEADING_CHARS = 20;

function listed(lines: Partial<Record<SectionTitle, readonly string[]>>): readonly Section[] {
  return SECTION_TITLES.map((title): Section => {
    const all = lines[title] ?? [];
    return { title, lines: all.slice(0, partOf(title).most ?? USUAL_LINES), of: all.length };
  });
}

function headOf(parts: HandoffParts): readonly string[] {
  const { session, at, occasion, role } = parts;
  const when = `${at.slice(0, 16)}Z`; // words of its own would be found by who asks for them
  const head = [
    `Handoff of session ${shortLine(session, 40)}, made on ${when}, ${OCCASION_TEXT[occasion]}.`,
    ...(role === undefined ? [] : [`Role: ${role}.`]),
  ];
  return saysSomething(parts) ? head : [...head, NOTHING_LEARNED];
}

/** What is being done first, then what waits; what is done is counted. */
function taskLines({ tasks }: HandoffParts): readonly string[] {
  const open = tasks.filter(isOpen);
  const ordered = [...open.filter(isBegun), ...open.filter((task) => !isBegun(task))];
  const done = tasks.filter((task) => !isOpen(task));
  return [
    ...ordered.map((task) => {
      const { subject, description = '', state, since } = task;
      // What was begun long ago may be done by now: only what happened since tells.
      const when = isBegun(task) && isOld(task) ? `, so marked ${since} steps before the end` : '';
      const more = description === '' || description === subject ? '' : `: ${description}`;
      return line(`[${state.replaceAll('_', ' ')}${when}] ${subject}${more}`);
    }),
    ...done.slice(-1).map(({ subject }) => line(`${done.length} marked as completed, last: ${subject}`)),
  ];
}

/** Where code was edited and nothing that is known may have checked it, that is told: silence looks like a pass. */
function checkLines({ checks, edited, failures, course = [] }: HandoffParts): readonly string[] {
  const isNone = checks?.length === 0 && failures.length === 0 && !course.some(mayCheck);
  if (isNone && edited.some((path) => !PROSE.test(path)))
    return [line('No test, build or lint is known to have run.')];
  return (checks ?? []).map(({ command, outcome, said, isBeforeEdit }) => {
    const printed = said === '' ? '' : `, and printed “${said}”`;
    return line(`\`${command}\`: ${outcome}${isBeforeEdit ? ', before the last edit' : ''}${printed}`);
  });
}

/** What is changed and was edited in the session first, the newest first; then what else is changed, or was edited. */
function fileLines({ edited, changed }: HandoffParts): readonly string[] {
  const newest = [...edited].reverse().map((path) => ({ path, entry: entryOf(changed, path) }));
  const known = new Set(newest.map(({ entry }) => entry));
  const clean = newest.filter(({ entry }) => entry === undefined).map(({ path }) => path);
  return [
    ...newest.flatMap(({ path, entry }) => (entry === undefined ? [] : [line(`${path}: ${entry.state}`)])),
    ...changed.filter((entry) => !known.has(entry)).map(({ path, state }) => line(`${path}: ${state}`)),
    ...(clean.length === 0 ? [] : [`- ${LEAD.editedClean}${clean.slice(0, MAX_CLEAN).join(', ')}`]),
  ];
}

const MAX_CLEAN = 12;

function commandLines({ lines, problem }: CommandReport = { lines: [] }): readonly string[] {
  return [...(problem === undefined ? [] : [`(it ${problem})`]), ...lines].map(line);
}

/** In whole sentences: a fragment says nothing to who did not write it. */
function salientLines(salient: SalientMemories | undefined): readonly string[] {
  const { mode, of, memories } = salient ?? { mode: '', of: 0, memories: [] };
  const whole = memories.filter(({ summary }) => !/[…:]$/.test(summary));
  if (whole.length === 0) return [];
  return [
    line(`mode ${mode}: ${whole.length} of ${of} memories of the session`),
    ...whole.map(({ id, score, summary }) => line(`[${id}] (${score.toFixed(2)}) ${summary}`)),
  ];
}

/** One sentence that names the session's work and what is open in it, at most 160 characters. Pure. */
export function handoffSummary(parts: HandoffParts): string {
  const goal = taskIn(parts.asked);
  const open = parts.tasks.filter(isOpen).length + parts.failures.length + (parts.isAnswered ? 0 : 1);
  const end = `${open === 0 ? '' : `: ${open} open`}, ${OCCASION_TEXT[parts.occasion]}.`;
  const start = `Handoff${parts.role === undefined ? '' : ` of ${shortLine(parts.role, 30)}`}`;
  const room = MAX_SUMMARY_CHARS - [...`${start} on “”${end}`].length;
  const about =
    goal === undefined || room < 20 ? '' : ` on “${shortLine(goal, room).replace(/[\s.!?:;,]+$/, '')}”`;
  return shortLine(`${start}${about}${end}`, MAX_SUMMARY_CHARS);
}
