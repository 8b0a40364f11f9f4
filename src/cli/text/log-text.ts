import { printable } from '../../domain/printable.ts';
import type { LoggedMemory } from '../../services/recall/log-memories.ts';
import { colors } from './colors.ts';
import { type LinkCommit, NO_LINKS } from './links.ts';

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

/** Memories as `git log` shows commits: a head, and the text indented. */
export function logText(entries: readonly LoggedMemory[], link: LinkCommit = NO_LINKS): string {
  return entries.map((one) => entry(one, link)).join('\n\n');
}
