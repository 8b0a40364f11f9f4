import type { Command } from 'commander';
import { addTo } from '../../../core/lazy.ts';
import type { Memory } from '../../../core/memory.ts';
import { oneLine, printable } from '../../../core/text.ts';
import type { BlamedFile, BlamedRange } from '../../../recall/history.ts';
import { wireLook } from '../../wire/look.ts';
import { colors, printJson, printPaged } from '../io.ts';
import { needRepository, setting, withWired } from '../setting.ts';
import { commitLinks, type LinkCommit, memoryJson, memoryLine, NO_LINKS } from './show-memory.ts';

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

function blameText({ file, ranges, about }: BlamedFile, nowMs: number, link: LinkCommit = NO_LINKS): string {
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

interface BlameOptions {
  readonly lines?: string;
  readonly all?: true;
  readonly pager: boolean;
  readonly json?: true;
}

const idsOf = (memories: readonly Memory[]): string[] => memories.map(({ id }) => id);

function asJson({ file, ranges, about }: BlamedFile): object {
  const all = [...ranges.flatMap(({ memories }) => memories), ...about];
  const once = [...new Map(all.map((memory) => [memory.id, memory])).values()];
  return {
    file,
    ranges: ranges.map(({ memories, title, commit, ...lines }) => ({
      ...lines,
      commit: title ?? (commit === undefined ? undefined : { oid: commit }),
      memories: idsOf(memories),
    })),
    about: idsOf(about),
    memories: once.map((memory) => memoryJson(memory)),
  };
}

/** `cs-memory blame`: which memories speak of which lines. */
export function addBlame(program: Command): void {
  program
    .command('blame <file>')
    .summary('show which memories relate to which lines of a file')
    .description(
      'Shows, for the lines of a file in the work tree, the memories on the commits that the lines come from, and the memories that name the file. Lines without a memory are left out.',
    )
    .option('-L, --lines <range>', 'only these lines, in git blame syntax: 10,20 or 10,+5 or :function')
    .option('--all', 'include forgotten, superseded and expired memories')
    .option('--no-pager', 'print without a pager')
    .option(
      '--json',
      'print {"file", "ranges": [{"start", "end", "commit", "memories"}], "about", "memories"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory blame -L 10,20 src/time.ts')
    .action(async (file: string, options: BlameOptions) => {
      const lines = options.lines === undefined ? {} : { lines: options.lines };
      const { blamed, link } = await withWired(async (wired) => {
        needRepository(wired);
        const { blame, close } = wireLook(setting(), wired);
        const found = await blame({ file, all: options.all === true, ...lines }).finally(close);
        return { blamed: found, link: await commitLinks(wired, { isPaged: options.pager }) };
      });
      if (options.json) return printJson(asJson(blamed));
      return printPaged(blameText(blamed, Date.now(), link), options.pager);
    });
}
