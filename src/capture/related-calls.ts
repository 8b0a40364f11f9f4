import type { PassedStep } from '../core/learning.ts';
import { joined, oneLine } from '../core/text.ts';
import { bare, familiesOf, familyOf, isSetUp, isStart, onlyLooks, targetsOf } from './family.ts';
import {
  assignmentsOf,
  isShell,
  programOf,
  type SimpleCommand,
  simpleCommands,
  withoutPager,
  withoutValues,
} from './shell.ts';

/** A call as it is compared with another: the tool, and the shell line where there is one. */
export type Tried = Pick<PassedStep, 'tool' | 'command'>;

/** Options that let a run do less: passing with one of them added proves little. */
const NARROWS =
  /^(?:-run|-k|-t|-g|--grep|--only|--testNamePattern|--test-name-pattern|--testPathPattern|--filter|--tests|--bail|--passWithNoTests|--no-verify|--help|--version|--dry-run)(?:=|$)/;

/** Whether `later` is another go at what `first` tried: of the same family, on the same or on nothing named, and no less. Of tools other than a shell the same call is, and of a server's tool, whose inputs nobody knows, any. Pure. */
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

/** Whether a wrapper was told in one more word what to run: `rtk bun run test`, `rtk test bun run test`. */
export function isToldMore(first: Tried, later: Tried): boolean {
  const [wrapper, ...rest] = bareLine(first.command).split(' ');
  const [program, , ...more] = bareLine(later.command).split(' ');
  return wrapper === program && rest.length > 1 && rest.join(' ') === more.join(' ');
}

function isSameTarget(first: SimpleCommand, later: SimpleCommand): boolean {
  if (later.words.some((word) => NARROWS.test(word) && !first.words.includes(word))) return false;
  if (!isSameFolder(first.folder, later.folder)) return false;
  const before = targetsOf(first);
  const after = targetsOf(later);
  if (after.length === 0) return true;
  return after.some((target) => before.some((other) => isSamePlace(target, other)));
}

/** Unless both are told, and are two: a build of another package is no other go. Where the call itself began nobody knows. */
const isSameFolder = (one: string | undefined, other: string | undefined): boolean => {
  const [a, b] = [one, other].map((folder) => folder?.replace(/^(?:\.\.\/)+/, '')) as [string?, string?];
  return a === undefined || b === undefined || isSamePlace(a, b);
};

/** The same name, or the same file seen from two folders. */
function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a === b || (a !== '' && b.endsWith(`/${a}`)) || (b !== '' && a.endsWith(`/${b}`));
}

export type Difference = { readonly added: readonly string[]; readonly gone: readonly string[] };

/** A command of a line, and what joins it to the next one. A quote reads in two ways: so it must match wherever it ends, behind a last `\`, too. */
const CHAINED = /((?:[^"'\\;&\n]|\\(?:[\s\S]|$)|"(?:[^"\\]|\\[\s\S])*"|'[^']*'|&(?!&)|["'])+)(&&|[;\n]|$)/g;
const BESIDE =
  /^(?:git (?:add|commit|push|tag|status|diff|log|show)|echo|printf|true|:|pwd|date|sleep|wait)$/;
/** It may change how the commands behind it run. */
const isBefore = (command: string): boolean =>
  /^\s*(?:cd|pushd|source|\.|export|set)\s|(?:^|\s)\w+=/.test(command) ||
  isSetUp(command) ||
  isStart(command);
/** What changes nothing for the command that it stands beside. */
const isBeside = (command: string): boolean =>
  !(/<|>(?!&|\s*\/dev\/null)/.test(command) || isBefore(command)) &&
  (onlyLooks(command) ||
    simpleCommands(command).every((simple) => BESIDE.test(familyOf(simple) ?? simple.words[0] ?? ':')));

/** A go without what only stands beside what the other one did, too: what was looked at or committed; before what failed, what another command ended, and behind what passed, whatever waited for that. */
function alone({ tool, command }: Tried, other: Tried, isPassed: boolean): Tried {
  const parts = [...command.matchAll(CHAINED)];
  const families = familiesOf(other.tool, other.command);
  const isShared = ([, part = '']: RegExpExecArray): boolean =>
    familiesOf(tool, part).some((family) => families.includes(family));
  // What is put into a commit is not beside the commit itself.
  const isOfGit = families.some((family) => family.startsWith('git '));
  const isNothing = (part = ''): boolean => isBeside(part) && !(isOfGit && /\bgit\b/.test(part));
  const from = parts.findIndex(
    ([, part = '', joint]) => !(isNothing(part) || (!isPassed && joint === ';' && !isBefore(part))),
  );
  const to = parts.findLastIndex((part) => isShared(part) || !(isPassed || isNothing(part[1])));
  const [first, last] = [parts[from], parts[to]];
  if (!isShell(tool) || first === undefined || last === undefined || from > to) return { tool, command };
  const isEnded = last[2] === '&&' || last[2] === '';
  const end = isEnded ? last.index + (last[1]?.length ?? 0) : command.length;
  return { tool, command: command.slice(first.index, end).trim() };
}

/** How two goes differ; undefined where the later one was done on something else, or in another way. */
export function differenceOf(failed: Tried, passed: Tried): Difference | undefined {
  const [first, later] = [alone(failed, passed, false), alone(passed, failed, true)];
  const { lead, place } = leadOf(first.command, later.command);
  if (place !== '') return { added: [place], gone: [] };
  if (lead !== '')
    return /^cd |^(?:export )?\w+=/.test(lead) || isSetUp(lead) || isStart(lead)
      ? { added: [lead], gone: [] }
      : undefined;
  const wrapper = wrapperOf(first.command, later.command);
  if (wrapper.length > 0) return { added: wrapper, gone: [] };
  const [before, after] = [toldOf(first.command), toldOf(later.command)];
  const programs = [...before, ...after].map(({ words }) => words[0] ?? '');
  const [said, says] = [wordsOf(first.command), wordsOf(later.command)];
  const isSaid = (word: string): boolean =>
    said.some(
      (other) =>
        other === word ||
        ([word, other].every((each) => each.startsWith('cd ')) &&
          isSameFolder(word.slice('cd '.length), other.slice('cd '.length))),
    );
  const added = says.filter((word) => !isSaid(word));
  const gone = said.filter((word) => !says.includes(word) && !word.startsWith('cd '));
  const isElsewhere = (word: string): boolean =>
    programs.includes(word) && gone.some((other) => programOf(other) === programOf(word));
  const isHow = (word: string): boolean =>
    /^(?:-|cd |\w+=…)/.test(word) || /^-/.test(says[says.indexOf(word) - 1] ?? '') || isElsewhere(word);
  const isKept = (word: string): boolean => programs.includes(word) || !/[/\\*\s]|\.\w{1,5}$/.test(word);
  const isSame = before.length === after.length && added.length + gone.length <= MAX_WORDS;
  if (!isSame || !added.every(isHow) || !gone.every(isKept)) return undefined;
  const written = assignmentsOf(later.command);
  return { added: added.map((word) => written.get(word) ?? word), gone };
}

/** A difference in words for people: `with …`, `without …`, without values that make it longer. `place`: what was put into the PATH. */
export function inWords({ added, gone }: Difference, place: string, maxChars: number): string {
  const put = added.map((word) =>
    place === '' ? word : word.replace(/\bPATH=(?:"[^"]*"|\S*)/, `PATH=${place}`),
  );
  const told = wordsFor({ added: put, gone });
  return told.length > maxChars ? wordsFor({ added: put.map(withoutValues), gone }) : told;
}

function wordsFor({ added, gone }: Difference): string {
  const verb = added.some((word) => /^(?!\w+=["'])[^-]\S* |^cd /.test(word)) ? 'after' : 'with';
  const without =
    gone.length > 0 && !gone.some((word) => added.some((other) => programOf(other) === programOf(word)));
  return joined(
    [added.length > 0 ? `${verb} ${quoted(added)}` : '', without ? `without ${quoted(gone)}` : ''],
    ', ',
  );
}

/** What the later line does before it says what the first one said: `cd app`, `mise trust`. `place`: where its program of the same name is another (`python -m venv .venv && .venv/bin/pip install x`). */
function leadOf(first: string, later: string): { readonly lead: string; readonly place: string } {
  const [whole, longer] = [bareLine(first), bareLine(later)];
  const line = longer.endsWith(whole) ? whole : whole.replace(GOES, '');
  if (line === '' || !longer.endsWith(line)) return { lead: '', place: '' };
  const told = longer.slice(0, longer.length - line.length);
  const before = LEAD.exec(line === whole ? told : told.replace(GOES_LAST, ''));
  const folder = before?.[2] ?? '';
  return { lead: before?.[1] ?? '', place: folder && `${folder}${line.split(' ')[0]}` };
}

const LEAD = /^(.+?)\s*(?:&&|;)\s*([\w.~-]*\/[\w./-]*)?$/;
/** `cd a && x` is `x` in `a`, as it is at the end of `cd b && y && cd ../a && x`. */
const GOES = /^cd [^\s;&|]+ (?:&&|;) /;
const GOES_LAST = /(?<=^|\s)cd [^\s;&|]+ (?:&&|;) $/;

/** `uv run`, `npx`, `sudo`: what stands before the same line. What is put into quotes is told as such. */
function wrapperOf(first: string, later: string): readonly string[] {
  const [line, longer] = [bareLine(first), bareLine(later)];
  if (line === longer) return [];
  if (line.replace(/["'\\]/g, '') === longer.replace(/["'\\]/g, ''))
    return longer.split(' ').filter((word) => !line.split(' ').includes(word));
  const words = longer.endsWith(` ${line}`) ? longer.slice(0, -line.length).trim().split(' ') : [];
  return words.length <= MAX_WORDS && words.every((word) => /^[\w@./:-]+$/.test(word)) ? words : [];
}

const bareLine = (command: string): string => oneLine(withoutPager(command));
const MAX_WORDS = 4;
const LONG_CHARS = 30;
/** Of a long path its end tells most. */
const ended = (word: string): string =>
  word.length > LONG_CHARS ? word.replace(/^([A-Z_]+=)?[^\s=]*((?:\/[^/\s]+){2})$/, '$1…$2') : word;
const quoted = (words: readonly string[]): string =>
  words.map((word) => `\`${ended(word).replaceAll('`', "'")}\``).join(' ');

/** Words that only shape the output, or where it goes, change nothing of what is tried. */
const SHAPE =
  /^(?:\d?>.*|-n?\d+|tail|head|cat|grep|egrep|rg|-[EivqoAB]\d*|-C\d+|2>&1|&1|wc|-[lL]|sort|uniq|echo|select-object|-last|-first|---.*|===.*)$/i;

const PROBES = /^(?:curl|wget|nc|ncat|http|https|grpcurl|websocat|wait-on|pg_isready|redis-cli)$/;

/** What a line runs; not what asks the server that it started: `npm start & sleep 2; curl localhost:3000`. */
function toldOf(command: string): readonly SimpleCommand[] {
  const told = simpleCommands(command).filter((simple) => familyOf(simple) !== undefined);
  const others = told.filter(({ words }) => !PROBES.test(programOf(words[0] ?? '')));
  return others.length > 0 && IN_BACKGROUND.test(command) ? others : told;
}

const IN_BACKGROUND = /[^&>|]&(?![&>\d])/;

/** The words of all simple commands but what only shows output, and the folders they run in. */
function wordsOf(command: string): string[] {
  const told = toldOf(command);
  const folders = told.flatMap(({ folder }) => (folder === undefined ? [] : [`cd ${folder}`]));
  const assigned = [...assignmentsOf(command).keys()].filter((word) => /^\w+=…$/.test(word));
  const words = told.flatMap((simple) => simple.words).filter((word) => !SHAPE.test(word));
  return [...new Set([...folders, ...assigned, ...words])];
}
