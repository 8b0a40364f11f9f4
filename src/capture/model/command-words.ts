import { SHELLS } from './tool-call.ts';

/** One simple command of a line: its words without quotes, and the folder it was run in where a `cd` before it says so. */
export interface SimpleCommand {
  readonly words: readonly string[];
  readonly folder?: string;
}

/** A here-document may hold a whole file; what a command is known by stands before it. */
const MAX_CHARS = 4_000;
const HERE_DOCUMENT = /<<-?\s*['"]?(\w+)['"]?[\s\S]*?(?:\n\1\b|$)/g;
const WORD = /"((?:[^"\\]|\\.)*)(?:"|$)|'([^']*)(?:'|$)|(\$\([^)]*\)|[^\s"'])/g;
const REDIRECTION = /\s*(?:\d|&)?>>?\s*(?:&\d|[^\s;&|]+)/g;

/** Words of the shell that another command stands behind. */
const KEYWORDS = /^(?:do|then|else|elif|if|while|until|!)$/;
/** Programs that run the command behind them. */
const RUNNERS = /^(?:sudo|time|timeout|nice|nohup|env|command|exec|xargs|npx|bunx|pnpx|uvx|winpty)$/;
/** Programs that take a whole command line as their last, quoted word. */
const SHELL_RUNNERS = /^(?:wsl|ssh|bash|sh|zsh|dash|fish|pwsh|powershell|cmd)$/;
const MAX_DEPTH = 3;

/** The simple commands of a shell line, in order, those that a `wsl`, `ssh` or `sh -c` runs included. Pure. */
export function simpleCommands(line: string, depth = 0): SimpleCommand[] {
  const found: SimpleCommand[] = [];
  let folder: string | undefined;
  const head = line.slice(0, MAX_CHARS);
  for (const part of parts(head.includes('<<') ? head.replace(HERE_DOCUMENT, ' ') : head)) {
    const words = withoutRunners(wordsOf(part.includes('>') ? part.replace(REDIRECTION, ' ') : part));
    if (/^(?:cd|pushd|Set-Location)$/.test(words[0] ?? '')) folder = words[1];
    const inner = depth < MAX_DEPTH ? innerLine(words) : undefined;
    if (inner !== undefined) found.push(...simpleCommands(inner, depth + 1));
    else if (words.length > 0) found.push({ words, ...(folder === undefined ? {} : { folder }) });
  }
  return found;
}

/** Whether a tool's input is a shell line. */
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
  for (const match of part.matchAll(WORD)) {
    const text = match[1] ?? match[2] ?? match[3] ?? '';
    if (match.index === end) words.push(`${words.pop() ?? ''}${text}`);
    else words.push(text);
    end = match.index + match[0].length;
  }
  return words.map((word) => word.replace(/^[({]+|[)}]+$/g, '')).filter((word) => word !== '');
}

/** Without leading assignments, `sudo`, `timeout 60`, `npx -y`. */
function withoutRunners(words: readonly string[]): string[] {
  let rest = [...words];
  for (;;) {
    const [first = '', second = ''] = rest;
    if (/^(?:\$(?:env:)?)?[A-Za-z_]\w*=/.test(first)) rest = rest.slice(1);
    else if (/^(?:export|set)$/.test(first) && /^\w+=/.test(second)) rest = rest.slice(2);
    else if (KEYWORDS.test(first)) rest = rest.slice(1);
    else if (RUNNERS.test(first)) rest = rest.slice(1 + optionsBehind(rest));
    else return rest;
  }
}

const optionsBehind = (words: readonly string[]): number => {
  const end = words.findIndex((word, index) => index > 0 && !/^-|^\d+[smh]?$/.test(word));
  return end < 0 ? words.length : end - 1;
};

function innerLine(words: readonly string[]): string | undefined {
  if (!SHELL_RUNNERS.test(programOf(words[0] ?? ''))) return undefined;
  const last = words.at(-1) ?? '';
  return words.length > 1 && /\s/.test(last) ? last : undefined;
}

/** `/usr/local/go/bin/go` and `go.exe` are `go`. */
export function programOf(word: string): string {
  const base = word.split(/[\\/]/).at(-1) ?? word;
  return base.replace(/\.(?:exe|cmd|bat)$/i, '').toLowerCase();
}
