import { addTo, defined } from '../../../core/basics.ts';
import { type Memory, type TrustSettings, trustOf } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import {
  type BlamedFile,
  type BlamedRange,
  blame,
  type LoggedMemory,
  type LogQuery,
  log,
} from '../../../recall/history.ts';
import { historyOf } from '../../wire/look.ts';
import { command, wholeNumber } from '../command.ts';
import { colors, needRepository, withWired } from '../io.ts';
import { commitLinks, type LinkCommit, memoryJson, memoryLine, whoseText } from './show-memory.ts';

/** A time as git's log has it, in the reader's own zone: `Fri Nov 21 23:28:30 2026 +0100`. What is no time stays as it is. */
function gitDate(at: string): string {
  const date = new Date(at);
  if (!Number.isFinite(date.getTime())) return printable(at);
  const [day, month, , year, time, zone = ''] = String(date).split(' '); // as ECMA-262 has it, in English
  return `${day} ${month} ${date.getDate()} ${time} ${year} ${zone.replace('GMT', '')}`;
}

const flat = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

const trustIn = (memory: Memory, settings: TrustSettings) =>
  trustOf({ memory, scope: 'repository' }, settings);

function entry({ memory, commit, title }: LoggedMemory, link: LinkCommit, settings: TrustSettings): string {
  const about = title === undefined ? colors.dim('(not in this repository)') : flat(title.subject);
  const state = memory.forgotten ? ', forgotten' : memory.supersededBy ? ', superseded' : '';
  const files = memory.files.map(({ path }) => flat(path)).join(', ');
  const head = [
    `${colors.yellow(`commit ${link(flat(commit), commit)}`)} ${about}`,
    `Memory: ${flat(`${memory.id} ${memory.ns}/${memory.kind}, ${memory.evidence}`)}${colors.red(state)}`,
    memory.author && `Author: ${flat(memory.author)}${whoseText(memory, trustIn(memory, settings))}`,
    `Date:   ${gitDate(memory.at)}`,
    files && `Files:  ${files}`,
  ].filter(Boolean);
  const body = memory.body === undefined ? [] : ['', printable(memory.body).replace(/^(?=.)/gm, '    ')];
  return [...head, '', `    ${flat(memory.summary)}`, ...body].join('\n');
}

export const addLog = command('log [what]', {
  summary: 'show memories along with their commits',
  about:
    "Shows memories the way git shows commits, newest first. For a commit, a branch or a range (main..topic): the memories on its commits. For a file or folder: the memories that name it, and those on commits that changed it, including under earlier names. On a terminal the output goes through git's pager.",
  options: {
    '-n, --max-count <n>': ['maximum number of memories (default: all)', wholeNumber(1, 1_000_000)],
    '--all': 'include handoffs, goals, and forgotten, superseded and expired memories',
    '--no-pager': 'print without a pager',
    '--json': 'print {"memories": [{"id", …, "commit": {"oid", "author", "at", "subject"}}]}',
  },
  example: 'cs-memory log -n 5 main..topic\n  cs-memory log -- src/time.ts',
  run: (what, { all = false, maxCount: limit, pager }) =>
    withWired(async (wired) => {
      if (what !== undefined) needRepository(wired);
      const query: LogQuery = defined({ isPath: process.argv.includes('--'), all, what, limit });
      const found = await log(historyOf(wired), query);
      const link = await commitLinks(wired, pager);
      const settings = await wired.trusting.settings(found.length > 0);
      const loggedJson = ({ memory, commit, title }: LoggedMemory): object => ({
        ...memoryJson(memory, { trust: trustIn(memory, settings) }),
        commit: title ?? { oid: commit },
      });
      return {
        json: () => ({ memories: found.map(loggedJson) }),
        text: () => found.map((one) => entry(one, link, settings)).join('\n\n'),
        pager,
        isList: true,
      };
    }),
});

const MAX_SUBJECT_CHARS = 72;

function rangeHead({ start, end, commit, title }: BlamedRange, link: LinkCommit): string {
  const lines = start === end ? `line ${start}` : `lines ${start}-${end}`;
  const subject = title && shortLine(printable(title.subject), MAX_SUBJECT_CHARS);
  const about = title === undefined ? '' : `  ${title.at.slice(0, 10)}  ${subject}`;
  const oid = commit ?? '';
  return `${colors.bold(lines)}  ${colors.yellow(link(oid.slice(0, 10), oid))}${about}`;
}

function blameText({ file, ranges, about }: BlamedFile, link: LinkCommit, settings: TrustSettings): string {
  // A range of lines of one commit that another commit's lines interrupt is told once, with all its lines.
  const byCommit = new Map<string, BlamedRange[]>();
  for (const range of ranges)
    if (range.memories.length > 0 && range.commit !== undefined) addTo(byCommit, range.commit, [range]);
  const told = (memory: Memory): string =>
    memoryLine({ memory, scope: 'repository', trust: trustIn(memory, settings) });
  const block = (head: readonly string[], memories: readonly Memory[] = []): string =>
    [...head, ...memories.map((memory) => `    ${told(memory)}`)].join('\n');
  const heads = (some: readonly BlamedRange[]) => some.map((it) => rangeHead(it, link));
  const onLines = new Set(ranges.flatMap(({ memories }) => idsOf(memories)));
  const others = about.filter(({ id }) => !onLines.has(id));
  return [
    ...[...byCommit.values()].map((some) => block(heads(some), some[0]?.memories)),
    ...(others.length > 0 ? [block([colors.bold(printable(file))], others)] : []),
  ].join('\n\n');
}

const idsOf = (memories: readonly Memory[]): string[] => memories.map(({ id }) => id);

function asJson({ file, ranges, about }: BlamedFile, settings: TrustSettings): object {
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
    memories: once.map((memory) => memoryJson(memory, { trust: trustIn(memory, settings) })),
  };
}

export const addBlame = command('blame <file>', {
  summary: 'show which memories relate to which lines of a file',
  about:
    'Shows, for the lines of a file in the work tree, the memories on the commits that the lines come from, and the memories that name the file. Lines without a memory are left out.',
  options: {
    '-L, --lines <range>': 'only these lines, in git blame syntax: 10,20 or 10,+5 or :function',
    '--all': 'include handoffs, goals, and forgotten, superseded and expired memories',
    '--no-pager': 'print without a pager',
    '--json': 'print {"file", "ranges": [{"start", "end", "commit", "memories"}], "about", "memories"}',
  },
  example: 'cs-memory blame -L 10,20 src/time.ts',
  run: (file, { all = false, lines, pager }) =>
    withWired(async (wired) => {
      needRepository(wired);
      const blamed = await blame(historyOf(wired), defined({ file, all, lines }));
      const link = await commitLinks(wired, pager);
      const settings = await wired.trusting.settings(true);
      return {
        json: () => asJson(blamed, settings),
        text: () => blameText(blamed, link, settings),
        pager,
        isList: true,
      };
    }),
});
