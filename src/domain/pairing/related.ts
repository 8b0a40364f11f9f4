import { oneLine } from '../detection/text.ts';
import { isShell, type SimpleCommand, simpleCommands } from './command-words.ts';
import { familiesOf, familyOf, namesIn } from './family.ts';

/** A call as it is compared with another: the tool, and the shell line where there is one. */
export interface Tried {
  readonly tool: string;
  readonly command: string;
}

/** Options that let a run do less: passing with one of them added proves little. */
const NARROWS =
  /^(?:-run|-k|-t|-g|--grep|--only|--testNamePattern|--test-name-pattern|--testPathPattern|--filter|--tests|--bail|--passWithNoTests|--no-verify)(?:=|$)/;

/**
 * Whether `later` is another go at what `first` tried: they share a command family, what they name is the same or
 * one of them names nothing, and the later one does not merely do less. Another tool is never another go; of tools other than a shell the same call is,
 * and of a server's tool, whose inputs nobody knows, any. Pure.
 */
export function isAnotherGo(first: Tried, later: Tried): boolean {
  if (isShell(first.tool) !== isShell(later.tool)) return false;
  if (!isShell(first.tool))
    return first.tool === later.tool && (first.tool.startsWith('mcp__') || first.command === later.command);
  const families = new Set(familiesOf(first.tool, first.command));
  const shared = simpleCommands(later.command).filter((simple) => families.has(familyOf(simple) ?? '-'));
  if (shared.length === 0) return withoutWrapper(first, later);
  const before = simpleCommands(first.command);
  return shared.some((simple) => {
    const family = familyOf(simple);
    return before.some((other) => familyOf(other) === family && isSameTarget(other, simple));
  });
}

/** `wrap tool x` failed, `tool x` passed (or the other way round): one line of words ends with the other. */
function withoutWrapper(first: Tried, later: Tried): boolean {
  const words = (tried: Tried): string[] =>
    simpleCommands(tried.command).map((simple) => simple.words.join(' '));
  const behind = words(later);
  return words(first).some((line) =>
    behind.some((other) => isTail(line, other) || isTail(other, line) || isTail(other, withoutFirst(line))),
  );
}

/** `wrap bun run test` failed, `wrap test bun run test` passed: what the wrapper was to run is the same. */
const withoutFirst = (line: string): string => {
  const rest = line.slice(line.indexOf(' ') + 1);
  return rest.split(' ').length >= 3 ? rest : '-';
};

const isTail = (line: string, tail: string): boolean => tail.includes(' ') && line.endsWith(` ${tail}`);

function isSameTarget(first: SimpleCommand, later: SimpleCommand): boolean {
  const narrows = (simple: SimpleCommand): string[] => simple.words.filter((word) => NARROWS.test(word));
  if (narrows(later).some((word) => !narrows(first).includes(word))) return false;
  const before = targetsOf(first);
  const after = targetsOf(later);
  if (before.length === 0 || after.length === 0) return true;
  return after.some((target) => before.some((other) => isSamePlace(target, other)));
}

/** What it works on: names behind the program and its verb. */
function targetsOf(simple: SimpleCommand): string[] {
  const verbs = new Set((familyOf(simple) ?? '').split(' '));
  return namesIn(simple.words.slice(1)).filter((word) => !verbs.has(word.toLowerCase()) && word !== 'run');
}

const bare = (path: string): string => path.replace(/^(?:\.\/)+|\/+$/g, '').replaceAll('\\', '/');

/** The same name, or the same file seen from two folders. */
function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a === b || (a !== '' && b.endsWith(`/${a}`)) || (b !== '' && a.endsWith(`/${b}`));
}

/** What two goes differ in, in words for people (`with …`, `without …`, `after …`); '' where they say the same. */
export function whatChanged(first: Tried, later: Tried): string {
  const lead = leadOf(first.command, later.command);
  if (lead !== '') return `after ${quoted([lead])}`;
  const [before, after] = [wordsOf(first.command), wordsOf(later.command)];
  const added = after.filter((word) => !before.includes(word));
  const gone = before.filter((word) => !after.includes(word));
  const parts = [
    added.length > 0 && added.length <= MAX_WORDS ? `with ${quoted(added)}` : '',
    gone.length > 0 && gone.length <= MAX_WORDS ? `without ${quoted(gone)}` : '',
  ].filter((part) => part !== '');
  const isTooMuch = added.length > MAX_WORDS || gone.length > MAX_WORDS;
  return isTooMuch ? 'another way' : parts.join(', ');
}

/** What the later line does before it says what the first one said: `cd app`, `mise trust`; '' where it does not. */
function leadOf(first: string, later: string): string {
  const [line, longer] = [first, later].map((text) => oneLine(text.replace(OUTPUT_ONLY, '')));
  if (line === undefined || longer === undefined || line === '' || !longer.endsWith(line)) return '';
  const lead = /^(.+?)\s*(?:&&|;)\s*$/.exec(longer.slice(0, longer.length - line.length));
  return lead?.[1] ?? '';
}

/** The end of a line that only shortens what it prints. */
const OUTPUT_ONLY = /(?:\s*(?:2>&1|\|\s*(?:tail|head|cat)\b[^|;&]*))+$/;
const MAX_WORDS = 4;
const quoted = (words: readonly string[]): string =>
  words.map((word) => `\`${word.replaceAll('`', "'")}\``).join(' ');

/** Words that only shape the output, or where it goes, change nothing of what is tried. */
const SHAPE =
  /^(?:\d?>.*|-n?\d+|tail|head|cat|grep|egrep|rg|-[EivqcoABC]\d*|2>&1|&1|wc|-[lL]|sort|uniq|echo|select-object|-last|-first|---.*|===.*)$/i;

/** The words of all simple commands but what only shows output, and the folders they run in. */
function wordsOf(command: string): string[] {
  const told = simpleCommands(command).filter((simple) => familyOf(simple) !== undefined);
  const folders = told.flatMap(({ folder }) => (folder === undefined ? [] : [`cd ${folder}`]));
  const assigned = Array.from(command.matchAll(/(?:^|[\s;&|])([A-Za-z_]\w*)=/g), (match) => `${match[1]}=…`);
  const words = told.flatMap((simple) => simple.words).filter((word) => !SHAPE.test(word));
  return [...new Set([...folders, ...assigned, ...words])];
}
