import type { Command } from 'commander';
import type { LogQuery } from '../../services/recall/log-memories.ts';
import { wireLook } from '../../wire/look.ts';
import { printJson } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { printPaged } from '../output.ts';
import { needRepository, setting, withWired } from '../setting.ts';
import { commitLinks } from '../text/links.ts';
import { logText } from '../text/log-text.ts';
import { memoryJson } from '../text/show-memory.ts';

interface LogOptions {
  readonly maxCount?: number;
  readonly all?: true;
  readonly pager: boolean;
  readonly json?: true;
}

/** `cs-memory log`: memories in git's own style. */
export function addLog(program: Command): void {
  program
    .command('log [what]')
    .summary('show memories along with their commits')
    .description(
      "Shows memories the way git shows commits, newest first. For a commit, a branch or a range (main..topic): the memories on its commits. For a file or folder: the memories that name it, and those on commits that changed it, including under earlier names. On a terminal the output goes through git's pager.",
    )
    .option('-n, --max-count <n>', 'maximum number of memories (default: all)', wholeNumber(1, 1_000_000))
    .option('--all', 'include forgotten, superseded and expired memories')
    .option('--no-pager', 'print without a pager')
    .option('--json', 'print {"memories": [{"id", …, "commit": {"oid", "author", "at", "subject"}}]}')
    .addHelpText('after', '\nExample:\n  cs-memory log -n 5 main..topic\n  cs-memory log -- src/time.ts')
    .action(async (what: string | undefined, options: LogOptions) => {
      const query: LogQuery = {
        isPath: process.argv.includes('--'),
        all: options.all === true,
        ...(what === undefined ? {} : { what }),
        ...(options.maxCount === undefined ? {} : { limit: options.maxCount }),
      };
      const { found, link } = await withWired(async (wired) => {
        if (what !== undefined) needRepository(wired);
        const { log, close } = wireLook(setting(), wired);
        const logged = await log(query).finally(close);
        return { found: logged, link: await commitLinks(wired, { isPaged: options.pager }) };
      });
      if (!options.json) return printPaged(logText(found, link), options.pager);
      const memories = found.map(({ memory, commit, title }) => ({
        ...memoryJson(memory),
        commit: title ?? { oid: commit },
      }));
      printJson({ memories });
    });
}
