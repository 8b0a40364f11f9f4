import { oneLine } from '../excerpt.ts';
import { MAX_SUMMARY_CHARS } from '../learning-draft.ts';
import { NOTHING_LEARNED } from './empty.ts';
import { askedLines, isBegun, isOpen, bullet as line, nextLines } from './next-lines.ts';
import { reasoningLines } from './reasoning.ts';
import { fitSections, type Handoff, SECTION_TITLES, type Section, type SectionTitle } from './sections.ts';
import type { ChangedFile, CommandReport, HandoffOccasion, HandoffParts, SalientMemories } from './types.ts';

const MAX_LINES = 40;
/** Parts whose length is bounded otherwise, or that are short lines of somebody else's. */
const MORE_LINES: Partial<Record<SectionTitle, number>> = { 'From the configured command': 60, Asked: 100 };

const OCCASION_TEXT: Readonly<Record<HandoffOccasion, string>> = {
  compaction: 'when its context was compacted',
  clear: 'when its context was cleared',
  crash: 'after it had ended without a word',
  end: 'when it ended',
};

/** Whether anything is known of the session itself, and not only of the place it worked in. Pure. */
export function saysSomething({ asked, tasks, failures, settled, answers, edited }: HandoffParts): boolean {
  return [asked, tasks, failures, settled, answers, edited].some((part) => part.length > 0);
}

/** A handoff of at most 8,000 characters, in whole lines. Pure. */
export function handoffText(parts: HandoffParts): string {
  return fitSections(sectionsOf(parts));
}

function sectionsOf(parts: HandoffParts): Handoff {
  const reasoning = reasoningLines(parts.answers);
  const lines: Readonly<Record<SectionTitle, readonly string[]>> = {
    Tasks: taskLines(parts),
    Next: nextLines(parts),
    'Open failures and blockers': failureLines(parts),
    Asked: askedLines(parts),
    Settled: settledLines(parts.settled, reasoning),
    'Recent reasoning, the newest first': reasoning,
    'Files in work': fileLines(parts),
    'From the configured command': commandLines(parts.command),
    Environment: parts.environment.map(line),
    'Worth keeping in mind': salientLines(parts.salient),
    'Not known': parts.missing.map(line),
  };
  const sections = SECTION_TITLES.map((title): Section => {
    const told = lines[title];
    return { title, lines: told.slice(0, MORE_LINES[title] ?? MAX_LINES), of: told.length };
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
  return [...head, NOTHING_LEARNED];
}

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

/** The newest first; not what stands among the recent reasoning, with what was said around it. */
function settledLines(settled: readonly string[], reasoning: readonly string[]): readonly string[] {
  const said = new Set(reasoning.map(bare));
  return [...settled]
    .reverse()
    .filter((text) => !said.has(bare(text)))
    .map(line);
}

const bare = (text: string): string => text.replace(/^[\s\-·]+|[\s.…]+$/g, '').slice(0, SAME_CHARS);
/** What is settled was cut to 160 characters when it was heard. */
const SAME_CHARS = 140;

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
    ...memories.map(({ id, score, summary }) => line(`[${id}] (${score.toFixed(2)}) ${summary}`)),
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
