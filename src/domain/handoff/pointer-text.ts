import { ageText } from '../age.ts';
import { oneLine } from '../excerpt.ts';
import { inert } from '../inert.ts';
import { readSections } from './sections.ts';

const MAX_PART_CHARS = 160;
/** What says that something was left to do, the most telling first. A command that failed may have been given up, and is a memory by itself. */
const OPEN_SECTIONS = ['Next', 'Tasks'] as const;
/** What is done by now, or was only about to be. */
const NOT_OPEN =
  /^- (?:\d+ completed, last: |Said to be open: |Not checked: |The last check |Subagents that |Runs |Ran, |Last step: |Not committed: )/;
/** A line that says what the lines below it are. */
const HEADS = /:$/;

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
  const [open] = OPEN_SECTIONS.flatMap(linesOf).filter((line) => !NOT_OPEN.test(line));
  if (open === undefined) return undefined;
  const asked = (sections.find(({ title }) => title === 'Asked')?.lines ?? []).find(
    (line) => !HEADS.test(line),
  );
  const part = (line: string): string => `“${oneLine(line.replace(/^[\s#-]+/, ''), MAX_PART_CHARS)}”`;
  const about = asked === undefined ? '' : ` Its task: ${part(asked)}.`;
  return inert(
    `The last session stopped ${ageText(at, nowMs)} and left open: ${part(open)}.${about} When the user says “continue”, the whole handoff is shown.`,
  );
}
