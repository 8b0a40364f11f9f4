import { addTo } from '../../domain/add-to.ts';
import { oneLine } from '../../domain/excerpt.ts';
import type { Memory } from '../../domain/memory.ts';
import { printable } from '../../domain/printable.ts';
import type { BlamedFile, BlamedRange } from '../../services/recall/blame-memories.ts';
import { colors } from './colors.ts';
import { type LinkCommit, NO_LINKS } from './links.ts';
import { memoryLine } from './show-memory.ts';

const MAX_SUBJECT_CHARS = 72;

function rangeHead({ start, end, commit, title }: BlamedRange, link: LinkCommit): string {
  const lines = start === end ? `line ${start}` : `lines ${start}-${end}`;
  const about =
    title === undefined
      ? ''
      : `  ${title.at.slice(0, 10)}  ${oneLine(printable(title.subject), MAX_SUBJECT_CHARS)}`;
  const oid = commit ?? '';
  return `${colors.bold(lines)}  ${colors.yellow(link(oid.slice(0, 10), oid))}${about}`;
}

/** A range of lines of one commit that another commit's lines interrupt is told once, with all its lines. */
function block(head: readonly string[], memories: readonly Memory[], nowMs: number): string {
  return [...head, ...memories.map((memory) => `    ${memoryLine(memory, nowMs)}`)].join('\n');
}

/** The memories of a file beside its lines, and those that name it; lines that no memory speaks of are not told. */
export function blameText(
  { file, ranges, about }: BlamedFile,
  nowMs: number,
  link: LinkCommit = NO_LINKS,
): string {
  const byCommit = new Map<string, BlamedRange[]>();
  for (const range of ranges) {
    if (range.memories.length === 0 || range.commit === undefined) continue;
    addTo(byCommit, range.commit, [range]);
  }
  const blocks = [...byCommit.values()].map((some) =>
    block(
      some.map((range) => rangeHead(range, link)),
      some[0]?.memories ?? [],
      nowMs,
    ),
  );
  const told = new Set(ranges.flatMap(({ memories }) => memories.map(({ id }) => id)));
  const others = about.filter(({ id }) => !told.has(id));
  if (others.length > 0) blocks.push(block([colors.bold(printable(file))], others, nowMs));
  return blocks.join('\n\n');
}
