import { entryOf, namedFiles } from './next-lines.ts';
import { LEAD, readSections, type Section, writeSections } from './sections.ts';
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

/** A handoff with the steps that the one before it, which its session was told, said to be open and it does not say itself. Pure. */
export function withStepsOf(text: string, former: string): string {
  const steps = (readSections(former).sections.find(({ title }) => title === 'Next')?.lines ?? [])
    .filter((line) => line.startsWith(`- ${LEAD.saidOpen}`) && !text.includes(line))
    .map((line) => `- ${LEAD.openBefore}${line.slice(2 + LEAD.saidOpen.length)}`);
  if (steps.length === 0) return text;
  const { head, sections } = readSections(text);
  const own = sections.find(({ title }) => title === 'Next')?.lines ?? [];
  const next: Section = { title: 'Next', lines: [...own, ...steps], of: own.length + steps.length };
  return writeSections({ head, sections: [next, ...sections.filter(({ title }) => title !== 'Next')] });
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
