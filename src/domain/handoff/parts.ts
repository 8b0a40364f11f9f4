import { oneLine } from '../excerpt.ts';
import { MAX_SUMMARY_CHARS } from '../learning-draft.ts';
import { aheadIn, promptLines, reasoningLines } from './reasoning.ts';
import { fitSections, type Handoff, SECTION_TITLES, type Section, type SectionTitle } from './sections.ts';

/** Why a handoff was made. */
export const HANDOFF_OCCASIONS = ['compaction', 'clear', 'crash'] as const;
export type HandoffOccasion = (typeof HANDOFF_OCCASIONS)[number];

/** One entry of the session's list of things to do. */
export interface HandoffTask {
  readonly subject: string;
  /** `pending`, `in_progress`, `completed`, or another word. */
  readonly state: string;
}

/** A command that did not pass when it was run last, and what it said, where that is known. */
export interface OpenFailure {
  readonly command: string;
  readonly said?: string;
}

/** A file with changes that are in no commit. */
export interface ChangedFile {
  /** Relative to the root of the work tree. */
  readonly path: string;
  /** In a few words: `modified`, `added, staged`. */
  readonly state: string;
}

/** What a configured command printed, in whole lines; `problem`: why that is not all, or nothing. */
export interface CommandReport {
  readonly lines: readonly string[];
  readonly problem?: string;
}

/** A memory that is worth keeping in mind, and how much, 0…1. */
export interface SalientMemory {
  readonly id: string;
  readonly score: number;
  readonly summary: string;
}

/** Those of a session, best first, and how they were chosen (docs/salience.md). */
export interface SalientMemories {
  readonly mode: string;
  /** Of so many. */
  readonly of: number;
  readonly memories: readonly SalientMemory[];
}

/** What is known of a session that is about to forget. Every text is filtered; a source that failed left its part empty. */
export interface HandoffParts {
  readonly session: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly occasion: HandoffOccasion;
  /** Whose handoff it is (AGENT_ROLE). */
  readonly role?: string;
  readonly branch?: string;
  /** The first prompt, and the last few. */
  readonly asked: readonly string[];
  readonly isAnswered: boolean;
  /** The last prompt that is more than a sentence, whole; '' for none. */
  readonly longPrompt: string;
  readonly tasks: readonly HandoffTask[];
  readonly failures: readonly OpenFailure[];
  readonly blockers: readonly string[];
  /** What was decided, found out and finished, the newest last. */
  readonly settled: readonly string[];
  /** The last answers whole, the newest first. */
  readonly answers: readonly string[];
  /** Files that the session changed, the newest last. */
  readonly edited: readonly string[];
  readonly changed: readonly ChangedFile[];
  readonly command?: CommandReport;
  readonly environment: readonly string[];
  readonly salient?: SalientMemories;
  /** What could not be asked, each in a few words. */
  readonly missing: readonly string[];
}

const MAX_LINE_CHARS = 220;
const MAX_LINES = 40;
const MAX_COMMAND_LINES = 60;
/** A word for what is over: it needs no line of its own. */
const CLOSED = /^(?:completed|done|closed|cancelled|canceled|abandoned|deleted)$/;

const OCCASION_TEXT: Readonly<Record<HandoffOccasion, string>> = {
  compaction: 'when its context was compacted',
  clear: 'when its context was cleared',
  crash: 'after it had ended without a word',
};

const line = (text: string): string => `- ${oneLine(text, MAX_LINE_CHARS)}`;

/** Whether anything is known of the session itself, and not only of the place it worked in. Pure. */
export function saysSomething({ asked, tasks, failures, settled, answers, edited }: HandoffParts): boolean {
  return [asked, tasks, failures, settled, answers, edited].some((part) => part.length > 0);
}

/** A handoff of at most 8,000 characters, in whole lines. Pure. */
export function handoffText(parts: HandoffParts): string {
  return fitSections(sectionsOf(parts));
}

function sectionsOf(parts: HandoffParts): Handoff {
  const lines: Readonly<Record<SectionTitle, readonly string[]>> = {
    Tasks: taskLines(parts),
    Next: nextLines(parts),
    'Open failures and blockers': failureLines(parts),
    Asked: [...parts.asked.map(line), ...promptLines(parts.longPrompt)],
    Settled: [...parts.settled].reverse().map(line),
    'Recent reasoning, the newest first': reasoningLines(parts.answers),
    'Files in work': fileLines(parts),
    'From the configured command': commandLines(parts.command),
    Environment: parts.environment.map(line),
    'Worth keeping in mind': salientLines(parts.salient),
    'Not known': parts.missing.map(line),
  };
  const sections = SECTION_TITLES.map((title): Section => {
    const told = lines[title];
    const max = title === 'From the configured command' ? MAX_COMMAND_LINES : MAX_LINES;
    return { title, lines: told.slice(0, max), of: told.length };
  });
  return { head: headOf(parts), sections: sections.filter((section) => section.lines.length > 0) };
}

function headOf(parts: HandoffParts): readonly string[] {
  const { session, at, occasion, role } = parts;
  const when = `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
  const head = [
    `Handoff of session ${oneLine(session, 40)}, made on ${when}, ${OCCASION_TEXT[occasion]}.`,
    ...(role === undefined ? [] : [`Role: ${role}.`]),
  ];
  if (saysSomething(parts)) return head;
  return [...head, 'Nothing could be learned of its work: look at the files and at the transcript.'];
}

const isOpen = ({ state }: HandoffTask): boolean => !CLOSED.test(state);
const isBegun = ({ state }: HandoffTask): boolean => state === 'in_progress' || state === 'progress';

/** What is being done first, then what waits; what is done is counted. */
function taskLines({ tasks }: HandoffParts): readonly string[] {
  const open = tasks.filter(isOpen);
  const ordered = [...open.filter(isBegun), ...open.filter((task) => !isBegun(task))];
  const done = tasks.filter((task) => !isOpen(task));
  const last = done.at(-1);
  return [
    ...ordered.map(({ subject, state }) => line(`[${state.replaceAll('_', ' ')}] ${subject}`)),
    ...(last === undefined ? [] : [line(`${done.length} completed, last: ${last.subject}`)]),
  ];
}

/** What is under way, what was asked last and has no answer, what the last answers announced, what waits first. */
function nextLines({ tasks, asked, isAnswered, answers }: HandoffParts): readonly string[] {
  const last = asked.at(-1);
  const [waiting] = tasks.filter((task) => isOpen(task) && !isBegun(task));
  return [
    ...tasks
      .filter((task) => isOpen(task) && isBegun(task))
      .map(({ subject }) => line(`Go on with: ${subject}`)),
    ...(isAnswered || last === undefined ? [] : [line(`Not answered yet: ${last}`)]),
    ...aheadIn(answers).map((text) => line(`Announced: ${text}`)),
    ...(waiting === undefined ? [] : [line(`Waits: ${waiting.subject}`)]),
  ];
}

function failureLines({ failures, blockers }: HandoffParts): readonly string[] {
  return [
    ...failures.map(({ command, said }) =>
      line(`\`${command}\` has not passed since it failed${said === undefined ? '' : `: ${said}`}`),
    ),
    ...blockers.map((summary) => line(`Blocker: ${summary}`)),
  ];
}

/** What is changed and was edited in the session first, the newest first; then what else is changed, or was edited. */
function fileLines({ edited, changed }: HandoffParts): readonly string[] {
  // Git names a folder in which nothing is tracked, and not what is in it.
  const entryOf = (path: string): ChangedFile | undefined =>
    changed.find((entry) => entry.path === path || (entry.path.endsWith('/') && path.startsWith(entry.path)));
  const newest = [...edited].reverse().map((path) => ({ path, entry: entryOf(path) }));
  const known = new Set(newest.map(({ entry }) => entry));
  return [
    ...newest.flatMap(({ path, entry }) => (entry === undefined ? [] : [line(`${path}: ${entry.state}`)])),
    ...changed.filter((entry) => !known.has(entry)).map(({ path, state }) => line(`${path}: ${state}`)),
    ...newest
      .filter(({ entry }) => entry === undefined)
      .map(({ path }) => line(`${path}: edited in the session, nothing uncommitted in it`)),
  ];
}

function commandLines(command: CommandReport | undefined): readonly string[] {
  if (command === undefined) return [];
  const { lines, problem } = command;
  return [...(problem === undefined ? [] : [line(`(it ${problem})`)]), ...lines.map(line)];
}

function salientLines(salient: SalientMemories | undefined): readonly string[] {
  if (salient === undefined || salient.memories.length === 0) return [];
  const { mode, of, memories } = salient;
  return [
    line(`mode ${mode}: ${memories.length} of ${of} memories of the session`),
    ...memories.map(({ id, score, summary }) => line(`${score.toFixed(2)} [${id}] ${summary}`)),
  ];
}

/** One sentence that names the session's work and what is open in it, at most 160 characters. Pure. */
export function handoffSummary(parts: HandoffParts): string {
  const [goal] = parts.asked;
  const open = parts.tasks.filter(isOpen).length + parts.failures.length;
  const end = `: ${open === 0 ? 'nothing known to be open' : `${open} open`}, ${OCCASION_TEXT[parts.occasion]}.`;
  const start = `Handoff${parts.role === undefined ? '' : ` of ${oneLine(parts.role, 30)}`}`;
  const room = MAX_SUMMARY_CHARS - [...`${start} on “”${end}`].length;
  const about =
    goal === undefined || room < 20 ? '' : ` on “${oneLine(goal, room).replace(/[\s.!?:;,]+$/, '')}”`;
  return oneLine(`${start}${about}${end}`, MAX_SUMMARY_CHARS);
}
