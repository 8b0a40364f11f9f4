import { ageText } from '../age.ts';
import { oneLine } from '../excerpt.ts';
import { inert } from '../inert.ts';
import { readSections } from './sections.ts';

const MAX_PART_CHARS = 160;
/** What says that something was left to do, the most telling first. */
const OPEN_SECTIONS = ['Next', 'Tasks', 'Open failures and blockers'] as const;
const DONE = /^- \d+ completed, last: /;

/**
 * One line that says where the last session stopped, and how to have the whole; undefined where it left nothing open, as far as is known. Inert, of one
 * line. Pure.
 */
export function pointerText(
  { text, at }: { readonly text: string; readonly at: string },
  nowMs: number,
): string | undefined {
  const { sections } = readSections(text);
  const linesOf = (title: string): readonly string[] =>
    (sections.find((section) => section.title === title)?.lines ?? []).filter((line) =>
      line.startsWith('- '),
    );
  const [open] = OPEN_SECTIONS.flatMap(linesOf).filter((line) => !DONE.test(line));
  if (open === undefined) return undefined;
  const [asked] = linesOf('Asked');
  const part = (line: string): string => oneLine(line.replace(/^- /, ''), MAX_PART_CHARS);
  const about = asked === undefined ? '' : ` It was about: ${part(asked)}`;
  return inert(
    `The last session stopped ${ageText(at, nowMs)} at: ${part(open)}${about} (Asked to continue, all of it is told.)`,
  );
}
