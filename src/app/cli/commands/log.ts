import type { Command } from 'commander';
import { defined } from '../../../core/given.ts';
import { addTo } from '../../../core/lazy.ts';
import type { Memory } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import type { BlamedFile, BlamedRange, LoggedMemory, LogQuery } from '../../../recall/history.ts';
import { wireLook } from '../../wire/look.ts';
import { colors, command, type Flags, printJson, printPaged, wholeNumber } from '../io.ts';
import { needRepository, setting, withWired } from '../setting.ts';
import { commitLinks, type LinkCommit, memoryJson, memoryLine, NO_LINKS } from './show-memory.ts';

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

const flat = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
const indented = (text: string): string => printable(text).replace(/^(?=.)/gm, '    ');

function entry({ memory, commit, title }: LoggedMemory, link: LinkCommit): string {
  const about = title === undefined ? colors.dim('(not in this repository)') : flat(title.subject);
  const state = memory.forgotten ? ', forgotten' : memory.supersededBy ? ', superseded' : '';
  const files = memory.files.map(({ path }) => flat(path)).join(', ');
  const head = [
    `${colors.yellow(`commit ${link(flat(commit), commit)}`)} ${about}`,
    `Memory: ${flat(`${memory.id} ${memory.ns}/${memory.kind}, ${memory.evidence}`)}${colors.red(state)}`,
    ...(memory.author === undefined ? [] : [`Author: ${flat(memory.author)}`]),
    `Date:   ${gitDate(memory.at)}`,
    ...(files === '' ? [] : [`Files:  ${files}`]),
  ];
  const body = memory.body === undefined ? [] : ['', indented(memory.body)];
  return [...head, '', `    ${flat(memory.summary)}`, ...body].join('\n');
}

const logText = (entries: readonly LoggedMemory[], link: LinkCommit = NO_LINKS): string =>
  entries.map((one) => entry(one, link)).join('\n\n');

type LogOptions = Flags<'all' | 'json'> & { readonly maxCount?: number; readonly pager: boolean };

/** `cs-memory log`: memories in git's own style. */
export function addLog(program: Command): void {
  command(program, 'log [what]', {
    summary: 'show memories along with their commits',
    about:
      "Shows memories the way git shows commits, newest first. For a commit, a branch or a range (main..topic): the memories on its commits. For a file or folder: the memories that name it, and those on commits that changed it, including under earlier names. On a terminal the output goes through git's pager.",
    options: {
      '-n, --max-count <n>': ['maximum number of memories (default: all)', wholeNumber(1, 1_000_000)],
      '--all': 'include forgotten, superseded and expired memories',
      '--no-pager': 'print without a pager',
      '--json': 'print {"memories": [{"id", …, "commit": {"oid", "author", "at", "subject"}}]}',
    },
    example: 'cs-memory log -n 5 main..topic\n  cs-memory log -- src/time.ts',
  }).action(async (what: string | undefined, options: LogOptions) => {
    const { all = false, maxCount: limit } = options;
    const query: LogQuery = defined({ isPath: process.argv.includes('--'), all, what, limit });
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

const MAX_SUBJECT_CHARS = 72;

function rangeHead({ start, end, commit, title }: BlamedRange, link: LinkCommit): string {
  const lines = start === end ? `line ${start}` : `lines ${start}-${end}`;
  const about =
    title === undefined
      ? ''
      : `  ${title.at.slice(0, 10)}  ${shortLine(printable(title.subject), MAX_SUBJECT_CHARS)}`;
  const oid = commit ?? '';
  return `${colors.bold(lines)}  ${colors.yellow(link(oid.slice(0, 10), oid))}${about}`;
}

/** A range of lines of one commit that another commit's lines interrupt is told once, with all its lines. */
const block = (head: readonly string[], memories: readonly Memory[], nowMs: number): string =>
  [...head, ...memories.map((memory) => `    ${memoryLine(memory, nowMs)}`)].join('\n');

function blameText({ file, ranges, about }: BlamedFile, nowMs: number, link: LinkCommit = NO_LINKS): string {
  const byCommit = new Map<string, BlamedRange[]>();
  for (const range of ranges)
    if (range.memories.length > 0 && range.commit !== undefined) addTo(byCommit, range.commit, [range]);
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

type BlameOptions = Flags<'all' | 'json'> & { readonly lines?: string; readonly pager: boolean };

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
  command(program, 'blame <file>', {
    summary: 'show which memories relate to which lines of a file',
    about:
      'Shows, for the lines of a file in the work tree, the memories on the commits that the lines come from, and the memories that name the file. Lines without a memory are left out.',
    options: {
      '-L, --lines <range>': 'only these lines, in git blame syntax: 10,20 or 10,+5 or :function',
      '--all': 'include forgotten, superseded and expired memories',
      '--no-pager': 'print without a pager',
      '--json': 'print {"file", "ranges": [{"start", "end", "commit", "memories"}], "about", "memories"}',
    },
    example: 'cs-memory blame -L 10,20 src/time.ts',
  }).action(async (file: string, options: BlameOptions) => {
    const { blamed, link } = await withWired(async (wired) => {
      needRepository(wired);
      const { blame, close } = wireLook(setting(), wired);
      const found = await blame(defined({ file, all: options.all === true, lines: options.lines })).finally(
        close,
      );
      return { blamed: found, link: await commitLinks(wired, { isPaged: options.pager }) };
    });
    if (options.json) return printJson(asJson(blamed));
    return printPaged(blameText(blamed, Date.now(), link), options.pager);
  });
}
