import type { PlacedLine } from './note.ts';
import { withForce } from './provenance.ts';

/** A lesson that 100 sessions met has some hundred lines; a memory of more is not one that people made. */
export const MAX_LINES = 1_000;
/** Of them so many say what the memory is, each for a commit. */
const MAX_MEETINGS = 200;

/**
 * The lines of one memory, when they are more than MAX_LINES: without those that have no force, then the earliest meetings and the
 * latest events. Whoever may push may put 200,000 events on one id, and each look at it would read them all.
 */
export function boundedLines<Line extends PlacedLine>(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MAX_LINES) return lines;
  const byTime = [...withForce(lines)].sort((a, b) =>
    a.line.at !== b.line.at ? (a.line.at < b.line.at ? -1 : 1) : a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0,
  );
  const meetings = byTime.filter(({ line }) => line.type === 'memory').slice(0, MAX_MEETINGS);
  const events = byTime.filter(({ line }) => line.type !== 'memory').slice(meetings.length - MAX_LINES);
  return [...meetings, ...events];
}
