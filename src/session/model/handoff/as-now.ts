import { entryOf, namedFiles } from './next-lines.ts';
import {
  EDITED_CLEAN,
  NOT_COMMITTED,
  OPEN_BEFORE,
  readSections,
  SAID_OPEN,
  type Section,
  writeSections,
} from './sections.ts';
import type { ChangedFile } from './types.ts';

const FILES = 'Files in work';
const CLEAN = `- ${EDITED_CLEAN}`;
const LEFT = `- ${NOT_COMMITTED}`;
/** How many are counted where they are more than are named. */
const COUNTED = /^(\d+) files that it edited$/;

/** Whether a handoff says of any file that it is changed. Pure. */
export const namesChanges = (text: string): boolean =>
  readSections(text).sections.some(
    ({ title, lines }) => title === FILES && lines.some((line) => !line.startsWith(CLEAN)),
  );

/** A handoff with the steps that the one before it, which its session was told, said to be open and it does not say itself. Pure. */
export function withStepsOf(text: string, former: string): string {
  const steps = (readSections(former).sections.find(({ title }) => title === 'Next')?.lines ?? [])
    .filter((line) => line.startsWith(`- ${SAID_OPEN}`) && !text.includes(line))
    .map((line) => `- ${OPEN_BEFORE}${line.slice(2 + SAID_OPEN.length)}`);
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
  const left =
    linesOf('Next')
      .find((line) => line.startsWith(LEFT))
      ?.slice(LEFT.length) ?? '';
  const counted = COUNTED.exec(left)?.[1];
  // What the session edited stands first among the files.
  const edited = files.slice(
    0,
    counted === undefined ? left.split(', ').filter(Boolean).length : Number(counted),
  );
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
    const { title } = section;
    const lines =
      title === 'Next'
        ? section.lines.flatMap(next)
        : title === FILES
          ? [...inWork, ...(clean.length === 0 ? [] : [`${CLEAN}${clean.join(', ')}`])]
          : section.lines;
    return { ...section, lines, of: section.of - section.lines.length + lines.length };
  };
  return writeSections({ head, sections: sections.map(now).filter(({ lines }) => lines.length > 0) });
}
