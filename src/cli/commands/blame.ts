import type { Command } from 'commander';
import type { Memory } from '../../domain/memory.ts';
import type { BlamedFile } from '../../services/recall/blame-memories.ts';
import { wireLook } from '../../wire/look.ts';
import { printJson } from '../io.ts';
import { printPaged } from '../output.ts';
import { needRepository, setting, withWired } from '../setting.ts';
import { blameText } from '../text/blame-text.ts';
import { commitLinks } from '../text/links.ts';
import { memoryJson } from '../text/show-memory.ts';

interface BlameOptions {
  readonly lines?: string;
  readonly all?: true;
  readonly pager: boolean;
  readonly json?: true;
}

const idsOf = (memories: readonly Memory[]): string[] => memories.map(({ id }) => id);

/** Each memory once, and lines and file by their ids. */
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
