import { readPrompt } from '../goals/request.ts';
import { entryOf, namedFiles } from './next-lines.ts';
import {
  fitSections,
  LEAD,
  readSections,
  type Section,
  type SectionTitle,
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
  readSections(text).sections.some(
    ({ title, lines }) => title === FILES && lines.some((line) => !line.startsWith(CLEAN)),
  );

/**
 * A handoff with what its session was told by the one before it: the steps that one said to be open, and what its user had asked for, where this one's only asked to go on. What it says itself is
 * not said twice. Pure.
 */
export function withTold(text: string, former: string): string {
  const [{ head, sections }, before] = [readSections(text), readSections(former).sections] as const;
  const linesOf = (of: readonly Section[], title: SectionTitle): readonly string[] =>
    of.find((section) => section.title === title)?.lines ?? [];
  const isNew = (line: string): boolean => !text.includes(line);
  const steps = linesOf(before, 'Next')
    .filter((line) => line.startsWith(`- ${LEAD.saidOpen}`) && isNew(line))
    .map((line) => `- ${LEAD.openBefore}${line.slice(2 + LEAD.saidOpen.length)}`);
  const own = linesOf(sections, 'Asked');
  const goesOn = own.every((line) => readPrompt(line.slice(2)).kind !== 'request');
  const asked = goesOn ? linesOf(before, 'Asked').filter(isNew) : [];
  if (steps.length + asked.length === 0) return text;
  const withLines = (title: SectionTitle, lines: readonly string[]): Section => ({
    title,
    lines,
    of: lines.length,
  });
  return fitSections({
    head,
    sections: [
      withLines('Next', [...linesOf(sections, 'Next'), ...steps]),
      withLines('Asked', [...asked, ...own]),
      ...sections.filter(({ title }) => title !== 'Next' && title !== 'Asked'),
    ],
  });
}

/** A handoff with what it says of uncommitted files as they are now (`changed`): they were committed or reverted since, or not. Pure. */
export function asNow(text: string, changed: readonly ChangedFile[]): string {
  const { head, sections } = readSections(text);
  const linesOf = (title: string): readonly string[] =>
    sections.find((section) => section.title === title)?.lines ?? [];
  const files = linesOf(FILES)
    .filter((line) => !line.startsWith(CLEAN))
    .map((line) => line.slice(2, line.lastIndexOf(': ')));
  const left = linesOf('Next').find((line) => line.startsWith(LEFT)) ?? LEFT;
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
    ...linesOf(FILES).flatMap((line) => (line.startsWith(CLEAN) ? [line.slice(CLEAN.length)] : [])),
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
