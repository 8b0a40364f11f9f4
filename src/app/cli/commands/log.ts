import type { Command } from 'commander';
import { printable } from '../../../core/text.ts';
import type { LoggedMemory, LogQuery } from '../../../recall/history.ts';
import { wireLook } from '../../wire/look.ts';
import { colors, printJson, printPaged, wholeNumber } from '../io.ts';
import { needRepository, setting, withWired } from '../setting.ts';
import { commitLinks, type LinkCommit, memoryJson, NO_LINKS } from './show-memory.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as git's log has it, in the reader's own zone: `Fri Nov 21 23:28:30 2026 +0100`. What is no time stays as it is. */
export function gitDate(at: string): string {
  const date = new Date(at);
  if (!Number.isFinite(date.getTime())) return printable(at);
  const offset = -date.getTimezoneOffset();
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`;
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${DAYS[date.getDay()]} ${MONTHS[date.getMonth()]} ${date.getDate()} ${time} ${date.getFullYear()} ${zone}`;
}

const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
const indented = (text: string): string => printable(text).replace(/^(?=.)/gm, '    ');

function entry({ memory, commit, title }: LoggedMemory, link: LinkCommit): string {
  const about = title === undefined ? colors.dim('(not in this repository)') : oneLine(title.subject);
  const state = memory.forgotten ? ', forgotten' : memory.supersededBy ? ', superseded' : '';
  const files = memory.files.map(({ path }) => oneLine(path)).join(', ');
  const head = [
    `${colors.yellow(`commit ${link(oneLine(commit), commit)}`)} ${about}`,
    `Memory: ${oneLine(`${memory.id} ${memory.ns}/${memory.kind}, ${memory.evidence}`)}${colors.red(state)}`,
    ...(memory.author === undefined ? [] : [`Author: ${oneLine(memory.author)}`]),
    `Date:   ${gitDate(memory.at)}`,
    ...(files === '' ? [] : [`Files:  ${files}`]),
  ];
  const body = memory.body === undefined ? [] : ['', indented(memory.body)];
  return [...head, '', `    ${oneLine(memory.summary)}`, ...body].join('\n');
}

function logText(entries: readonly LoggedMemory[], link: LinkCommit = NO_LINKS): string {
  return entries.map((one) => entry(one, link)).join('\n\n');
}

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
