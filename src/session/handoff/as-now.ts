import { resumeIn } from '../../capture/prompt-hints.ts';
import { onceAsked } from '../../core/basics.ts';
import { tokenize } from '../../recall/index/terms.ts';
import { readPrompt } from '../goal-request.ts';
import { asksNothingNew } from '../story-events.ts';
import { entryOf, namedFiles } from './next-lines.ts';
import {
  COURSE,
  fitSections,
  LEAD,
  linesOf,
  readSections,
  type Section,
  workIn,
  writeSections,
} from './sections.ts';
import type { ChangedFile } from './types.ts';

const FILES = 'Files in work';
const CLEAN = `- ${LEAD.editedClean}`;
const LEFT = `- ${LEAD.notCommitted}`;
/** How many are counted where they are more than are named. */
const COUNTED = /: (\d+) files that it edited$/;

/** Whether a handoff says of any file that it is changed. Pure. */
export const namesChanges = (text: string): boolean =>
  linesOf(readSections(text).sections, FILES).some((line) => !line.startsWith(CLEAN));

/** What the user asked for, as a handoff tells it, the oldest first; of the last it may be told that it has no answer. */
function askedIn(text: string): readonly string[] {
  const { sections } = readSections(text);
  const waiting = linesOf(sections, 'Next').filter((line) => line.startsWith(`- ${LEAD.notAnswered}`));
  return [...linesOf(sections, 'Asked'), ...waiting.map((line) => line.replace(LEAD.notAnswered, ''))];
}

/** Whether a text, or what a handoff says of the work itself, has all words of a name that say something, or the files in it, whose names are the same in every language; a part of a path is one, too. Pure. */
export function namesAll(text: string, name: string): boolean {
  const { head, sections } = readSections(text);
  const said = [...head, ...WORK.flatMap((title) => linesOf(sections, title))].join('\n').toLowerCase();
  const known = new Set(tokenize(said));
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => tokenize(word).length > 0);
  const isKnown = (word: string) => said.includes(word) || tokenize(word).every((it) => known.has(it));
  const files = words.filter((word) => /[\w-]\.[a-z]\w{0,4}$|\w\/\w/.test(word));
  return words.length > 0 && (files.length > 0 ? files : words).every(isKnown);
}

const WORK = ['Next', 'Asked', 'Tasks', FILES] as const;
const MAX_BRIEF = 3;
const MAX_BRIEF_CHARS = 60;

/** Whether all that was asked in a session is a few words, which say little without what was before. Pure. */
export const isBrief = (text: string): boolean =>
  askedIn(text).every((line, at) => at < MAX_BRIEF && line.length <= MAX_BRIEF_CHARS);

/** Whether a session that was told of another's work went on with it: it began so, or asked for nothing, or for what says little. Pure. */
export function goesOn(text: string): boolean {
  const asked = askedIn(text).map((line) => line.slice(2));
  const isTask = asked.some((prompt) => readPrompt(prompt).kind === 'request');
  return !isTask || isBrief(text) || resumeIn(asked[0] ?? '') !== undefined;
}

const WAITS = /* @__PURE__ */ onceAsked(
  () => new RegExp(`^- (?:${LEAD.askedTheUser}|${LEAD.notPushed}|${LEAD.doneSoFar}|${LEAD.notAnswered}(.*))`),
);

/** How lines of the course begin where nothing is done. */
const QUIET = ['- said', `- ${LEAD.userSaid}`, '- looked at', '  '];
const isQuiet = (line: string): boolean => QUIET.some((lead) => line.startsWith(lead));

/** Whether a session only asked where things stand, answered or not, and nothing was done or found to be open: its work is another's, and so are uncommitted files, and blockers. Pure. */
export function onlyAsks(text: string): boolean {
  const { sections } = readSections(text);
  const asked = askedIn(text);
  const isNothing = (line: string): boolean => {
    const [isWaiting, prompt = ''] = WAITS().exec(line) ?? [];
    return isWaiting !== undefined && (prompt === '' || asksNothingNew(prompt));
  };
  const files = linesOf(sections, FILES);
  const isForeign = (line: string): boolean => !line.startsWith(CLEAN);
  return (
    asked.length > 0 &&
    asked.every((line) => asksNothingNew(line.slice(2))) &&
    linesOf(sections, 'Next').every(isNothing) &&
    linesOf(sections, 'Tasks').length === 0 &&
    linesOf(sections, 'Open failures and blockers').every((line) => line.startsWith(`- ${LEAD.blocker}`)) &&
    (files.length === 0 || (files.every(isForeign) && linesOf(sections, COURSE).every(isQuiet)))
  );
}

/** A handoff with what the one before it, that it goes on with, has: what was asked for, and, where it has not brought it to an end, the steps that were said to be open. What it says itself is not said twice. Pure. */
export function withTold(text: string, former: string): string {
  const [{ head, sections }, before] = [readSections(text), readSections(former).sections] as const;
  const isNew = (line: string): boolean => !text.includes(line);
  const isOpen = /^(?:left|open)$/.test(workIn(text));
  const steps = linesOf(before, 'Next')
    .filter((line) => isOpen && line.startsWith(`- ${LEAD.saidOpen}`) && isNew(line))
    .map((line) => `- ${LEAD.openBefore}${line.slice(2 + LEAD.saidOpen.length)}`);
  const asked = goesOn(text) ? askedIn(former).filter(isNew) : [];
  if (steps.length + asked.length === 0) return text;
  const next = [...linesOf(sections, 'Next'), ...steps];
  const all = [...asked, ...linesOf(sections, 'Asked')];
  return fitSections({
    head,
    sections: [
      { title: 'Next', lines: next, of: next.length },
      { title: 'Asked', lines: all, of: all.length },
      ...sections.filter(({ title }) => title !== 'Next' && title !== 'Asked'),
    ],
  });
}

/** A handoff with what it says of uncommitted files as they are now (`changed`): they were committed or reverted since, or not. Pure. */
export function asNow(text: string, changed: readonly ChangedFile[]): string {
  const { head, sections } = readSections(text);
  const files = linesOf(sections, FILES)
    .filter((line) => !line.startsWith(CLEAN))
    .map((line) => line.slice(2, line.lastIndexOf(': ')));
  const left = linesOf(sections, 'Next').find((line) => line.startsWith(LEFT)) ?? LEFT;
  const named = left.slice(LEFT.length).split(', ').filter(Boolean).length;
  // What the session edited stands first among the files.
  const edited = files.slice(0, Number(COUNTED.exec(left)?.[1] ?? named));
  const isChanged = (path: string): boolean => entryOf(changed, path) !== undefined;
  const still = edited.filter(isChanged);
  const next = (line: string): readonly string[] => {
    if (!line.startsWith(LEFT)) return [line];
    return still.length === 0 ? [] : [still.length === edited.length ? line : LEFT + namedFiles(still)];
  };
  const clean = [
    ...edited.filter((path) => !isChanged(path)),
    ...linesOf(sections, FILES).flatMap((line) => (line.startsWith(CLEAN) ? [line.slice(CLEAN.length)] : [])),
  ];
  const inWork = files.flatMap((path) => {
    const entry = entryOf(changed, path);
    return entry === undefined ? [] : [`- ${path}: ${entry.state}`];
  });
  const now = (section: Section): Section => {
    const { title, of } = section;
    if (title !== 'Next' && title !== FILES) return section;
    const cleanLine = clean.length === 0 ? [] : [`${CLEAN}${clean.join(', ')}`];
    const lines = title === 'Next' ? section.lines.flatMap(next) : [...inWork, ...cleanLine];
    return { ...section, lines, of: of - section.lines.length + lines.length };
  };
  return writeSections({ head, sections: sections.map(now) });
}
