import { join } from 'node:path/posix';
import type { FilterPipeline } from '../../filters/pipeline.ts';
import { cutAtWord, oneLine, tellingRank } from '../core/text.ts';
import { SHELLS } from './tool-call.ts';

/** One simple command of a line: its words without quotes, and the folder it was run in where a `cd` before it says so. */
export type SimpleCommand = { readonly words: readonly string[]; readonly folder?: string };

/** A here-document may hold a whole file; what a command is known by stands before it. */
const MAX_LINE_CHARS = 4_000;
const HERE_DOCUMENT = /<<-?\s*['"]?(\w+)['"]?[\s\S]*?(?:\n\1\b|$)/g;
const WORD = /"((?:[^"\\]|\\.)*)(?:"|$)|'([^']*)(?:'|$)|(\$\([^)]*\)|[^\s"'])/g;
const REDIRECTION = /\s*(?:\d|&)?>>?\s*(?:&\d|[^\s;&|]+)/g;

const KEYWORDS = new Set('do then else elif if while until !'.split(' '));
const RUNNERS = new Set(
  'sudo time timeout nice nohup env command exec xargs npx bunx pnpx uvx winpty'.split(' '),
);
/** Programs that take a whole command line as their last, quoted word. */
const SHELL_RUNNERS = new Set('wsl ssh bash sh zsh dash fish pwsh powershell cmd'.split(' '));
const MAX_DEPTH = 3;

/** The simple commands of a shell line, in order, those that a `wsl`, `ssh` or `sh -c` runs included. Pure. */
export function simpleCommands(line: string, depth = 0): SimpleCommand[] {
  const found: SimpleCommand[] = [];
  let folder: string | undefined;
  const outside: (string | undefined)[] = [];
  const head = line.slice(0, MAX_LINE_CHARS);
  for (const part of parts(head.includes('<<') ? head.replace(HERE_DOCUMENT, ' ') : head)) {
    const words = withoutRunners(wordsOf(part.includes('>') ? part.replace(REDIRECTION, ' ') : part));
    if (/^\s*\(/.test(part)) outside.push(folder);
    if (/^(?:cd|pushd|Set-Location)$/.test(words[0] ?? '')) folder = folderFrom(folder, words[1]);
    const inner = depth < MAX_DEPTH ? innerLine(words) : undefined;
    if (inner !== undefined) found.push(...simpleCommands(inner, depth + 1));
    else if (words.length > 0) found.push({ words, ...(folder === undefined ? {} : { folder }) });
    if (/\)\s*$/.test(part) && outside.length > 0) folder = outside.pop();
  }
  return found;
}

/** Where a `cd` leads: `../api` behind `cd packages/shared` is `packages/api`; undefined where nobody can tell. */
function folderFrom(from: string | undefined, to: string | undefined): string | undefined {
  if (to === '-') return undefined;
  return from === undefined || to === undefined || /^(?:[~/$\\]|[A-Za-z]:)/.test(to) ? to : join(from, to);
}

export const isShell = (tool: string): boolean => SHELLS.has(tool);

/** Split at `;`, `&&`, `||`, `|` and line ends that stand outside of quotes. */
function parts(line: string): string[] {
  const found: string[] = [];
  let quote = '';
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (quote !== '') {
      if (char === '\\' && quote === '"') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '\\') at += 1;
    else if (char === '"' || char === "'") quote = char;
    else if (isBreak(line, at)) {
      found.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, line.slice(start)];
}

/** `2>&1` and `&>` are no ends of a command. */
function isBreak(line: string, at: number): boolean {
  const char = line[at];
  if (char === '&') return line[at - 1] !== '>' && line[at + 1] !== '>';
  return char === ';' || char === '|' || char === '\n';
}

/** The words; quotes are gone, and what stands side by side is one word (`a"b c"`). */
function wordsOf(part: string): string[] {
  const words: string[] = [];
  let end = -1;
  for (const { 0: whole, 1: double, 2: single, 3: bare, index } of part.matchAll(WORD)) {
    const before = index === end ? (words.pop() ?? '') : '';
    words.push(`${before}${double ?? single ?? bare ?? ''}`);
    end = index + whole.length;
  }
  return words.map((word) => word.replace(/^[({]+|[)}]+$/g, '')).filter((word) => word !== '');
}

/** Without leading assignments, `sudo`, `timeout 60`, `npx -y`. */
function withoutRunners(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  const isBefore = KEYWORDS.has(first) || /^(?:\$(?:env:)?)?[A-Za-z_]\w*=/.test(first);
  if (isBefore) return withoutRunners(words.slice(1));
  if (/^(?:export|set)$/.test(first) && /^\w+=/.test(second)) return withoutRunners(words.slice(2));
  return RUNNERS.has(first) ? withoutRunners(words.slice(1 + optionsBehind(words))) : words;
}

const optionsBehind = (words: readonly string[]): number => {
  const end = words.findIndex((word, index) => index > 0 && !/^-|^\d+[smh]?$/.test(word));
  return end < 0 ? words.length : end - 1;
};

/** Its options, the host, and what is to run there, in quotes or not. */
const SSH = /^(?:-[bcDEeFIiJLlmOopQRSWw] \S+ |-\S+ )*\S+ (\S.*)$/s;

function innerLine(words: readonly string[]): string | undefined {
  const program = programOf(words[0] ?? '');
  if (!SHELL_RUNNERS.has(program)) return undefined;
  if (program === 'ssh') return SSH.exec(words.slice(1).join(' '))?.[1];
  const last = words.at(-1) ?? '';
  return words.length > 1 && /\s/.test(last) ? last : undefined;
}

/** `/usr/local/go/bin/go` and `go.exe` are `go`. */
export function programOf(word: string): string {
  const base = word.split(/[\\/]/).at(-1) ?? word;
  return base.replace(/\.(?:exe|cmd|bat)$/i, '').toLowerCase();
}

/** A variable that is set to a quoted string, closed or cut off, a substitution, or a bare word. */
const ASSIGNMENT =
  /(^|[\s;&|(])([A-Za-z_]\w*=|\$(?:env:)?\w+\s*=\s*)(?:"(?:[^"\\]|\\.)*(?:"|$)|'[^']*(?:'|$)|\$\([^)]{0,500}\)|[^\s;&|"'])*/g;
const CD = /^\s*(?:cd|pushd|Set-Location)\s+(?:"[^"]*"|'[^']*'|[^\s;&|]+)\s*(?:&&|;|\n)\s*/;
const LEADING_ASSIGNMENTS =
  /^\s*(?:(?:export|env|set)\s+)?(?:[A-Za-z_]\w*=(?:"(?:[^"\\]|\\.)*(?:"|$)|'[^']*(?:'|$)|\$\([^)]{0,500}\)|[^\s;&|"'])*\s*)+(?:&&|;|\n)?\s*/;
const PAGER = /(?:\s*(?:\d?>&\d|\d?>\s*\/dev\/null|\|\s*(?:tail|head|cat)\b[^|;&]*))+$/;

/** The command with the value of every assignment taken out: `TOKEN=… npm publish`. For what no filter has seen yet, and what is long. */
export const withoutValues = (command: string): string =>
  command.includes('=') ? command.replace(ASSIGNMENT, '$1$2…') : command;

/** What a variable of such a name holds is never part of what helped. */
const PRIVATE =
  /auth|cred|secret|token|key|cookie|sess|seed|salt|otp|pin|psk|pw|pass|login|code|cert|jwt|dsn/i;

/** The assignments of a command as they were written, but for private ones, by what `withoutValues` makes of each. */
export const assignmentsOf = (command: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(command.matchAll(ASSIGNMENT))
      .filter(({ 1: before, index }) => before !== '&' || /[&\s]/.test(command[index - 1] ?? ' ')) // `?a=1&b=2`
      .map(([all, before = '', name = '']) => [
        `${name}…`,
        PRIVATE.test(name) ? `${name}…` : all.slice(before.length),
      ]),
  );

const PLACE = /^(["']?)(?:[~$][\w{}]*)?\/[^\s'"]*\/([^\s'"/]+)\1/;

/** What a shell command is known by, in one line: without leading `cd x &&`, assignments, and the pipe that only shortens its output; its first command where all are too long. */
export function shortCommand(command: string, maxChars: number): string {
  const line = oneLine(withoutPager(withoutLead(withoutBodies(command))));
  const whole = line.length <= maxChars ? line : line.replace(PLACE, '$2');
  const short = whole.length <= maxChars ? whole : firstOf(whole, maxChars);
  return short.replaceAll('`', "'");
}

function firstOf(commands: string, maxChars: number): string {
  const first = withoutPager(commands.split(/ (?:&&|\|\||\|) |; /, 1)[0] ?? '');
  const inQuotes = /^[^'"]*(?:(?:'[^']*'|"[^"]*")[^'"]*)*$/.test(first) === false;
  return inQuotes || first.length > maxChars - 2 ? cutAtWord(commands, maxChars) : `${first} …`;
}

/** What is done before a script that is written there is run. */
const WRITES_SCRIPT =
  /^\s*(?:mkdir|touch|chmod|sleep|set|(?:cat|echo|printf)\b[^\n;&|]*>)[^\n;&|]*(?:&&|;|\n)\s*/;
/** `<<<` has a word behind it and no body. What ends the body is looked for in each line once: a body may be 100 kB of empty ones. */
const HERE_BODY = /(?<!<)(<<-?[ \t]*(['"]?)([A-Za-z_]\w*)\2)([^\n]*)(?=\n)[\s\S]*?(?:\n[ \t]*\3\b|$)/g;

export const withoutBodies = (command: string): string =>
  command.includes('<<') ? command.replace(HERE_BODY, '$1$4') : command;

function withoutLead(command: string): string {
  let rest = command;
  for (;;) {
    const told = rest.replace(CD, '').replace(LEADING_ASSIGNMENTS, '');
    const next = rest.includes('<<') ? told.replace(WRITES_SCRIPT, '') : told;
    if (next === rest || next === '') return rest;
    rest = next;
  }
}

/** A line without the end that only shortens what it prints, or hides it. */
export const withoutPager = (command: string): string =>
  /[>|]/.test(command) ? command.replace(PAGER, '') : command;

/** A program that is typed in with the call: a look, which nobody runs again. */
export const isTypedIn = (command: string): boolean =>
  /(?:^|[\s/;&|(])(?:python[\d.]*(?:\s{1,9}-[\w=-]{1,99}){0,9}\s{1,9}(?:-c\s|-?\s{0,9}<<)|(?:node|ruby|perl|bun)(?:\s{1,9}-[\w=-]{1,99}){0,9}\s{1,9}(?:(?:-\w{0,3}e|-p|--eval|--print)\s|-?\s{0,9}<<)|(?:php\s{1,9}-r|deno\s{1,9}eval)\s)/.test(
    command,
  );

const AIM_CHARS = 1_000;
const MAX_CHARS = 2_000;
/** Encoded data, perhaps of a key whose header lies outside the excerpt, by which a filter would know it. */
const ENCODED = /^\s*[A-Za-z0-9+/=_-]{48,}\s*$/;

/** The telling lines with two neighbours each, in their order: about 1,000 characters, never more than 2,000. `main` must be in it (-1: none). A line that alone is too long is left out: half a credential would pass a filter. */
export function excerptOf(lines: readonly string[], main: number): string {
  const kept = new Set<number>();
  let size = 0;
  for (const index of wanted(lines, main)) {
    const line = lines[index] ?? '';
    const limit = index === main ? MAX_CHARS : AIM_CHARS;
    if (kept.has(index) || size + line.length + 3 > limit || ENCODED.test(line)) continue;
    kept.add(index);
    size += line.length + 3;
  }
  const indexes = [...kept].sort((a, b) => a - b);
  return indexes
    .map((index, at) => {
      const between = at > 0 ? lines.slice((indexes[at - 1] ?? index) + 1, index) : [];
      return `${between.some((line) => /\S/.test(line)) ? '…\n' : ''}${lines[index] ?? ''}`;
    })
    .join('\n');
}

/** Most telling first: the main line, its neighbours, then the other telling lines and theirs. */
function wanted(lines: readonly string[], main: number): number[] {
  const ranked = lines
    .map((line, index) => ({ index, rank: tellingRank(line) }))
    .filter(({ rank }) => rank > 1);
  const order = [main, ...ranked.sort((a, b) => b.rank - a.rank).map(({ index }) => index)];
  return order.flatMap((index) => around(index, lines));
}

function around(index: number, lines: readonly string[]): number[] {
  const near = [-2, -1, 1, 2].map((step) => index + step).filter((at) => /\S/.test(lines[at] ?? ''));
  return index < 0 ? [] : [index, ...near];
}

/** The words of a command or sentence that may be paths (`--env-file=.env`, "see a.c"): with a dot or slash, no options, no addresses. Pure, linear. */
export const pathWords = (text: string): readonly string[] =>
  text
    .split(/[\s"'`=;|&<>(),]+/)
    .map((word) => word.replace(/[.:!?]+$/, ''))
    .filter((word) => /[./]/.test(word) && !/^-|:\/\//.test(word));

/** Whether a text names a file that nothing is learned about. */
export const namesIgnored = (text: string, filters: Pick<FilterPipeline, 'ignoresPath'>): boolean =>
  pathWords(text).some((word) => filters.ignoresPath(word));
