import { cutAtWord, oneLine } from './text.ts';

/** A quoted string, closed or cut off, a substitution, or a bare word. */
const VALUE = `(?:"(?:[^"\\\\]|\\\\.)*(?:"|$)|'[^']*(?:'|$)|\\$\\([^)]*\\)|[^\\s;&|"'])*`;
const ASSIGNMENT = new RegExp(`(^|[\\s;&|(])([A-Za-z_]\\w*=|\\$(?:env:)?\\w+\\s*=\\s*)${VALUE}`, 'g');
const CD = /^\s*(?:cd|pushd|Set-Location)\s+(?:"[^"]*"|'[^']*'|[^\s;&|]+)\s*(?:&&|;|\n)\s*/;
const LEADING_ASSIGNMENTS = /^\s*(?:(?:export|env|set)\s+)?(?:[A-Za-z_]\w*=…\s*)+(?:&&|;|\n)?\s*/;
const PAGER = /(?:\s*(?:\d?>&\d|\d?>\s*\/dev\/null|\|\s*(?:tail|head|cat)\b[^|;&]*))+$/;

/** The command with the value of every assignment taken out: `TOKEN=… npm publish`. */
export function withoutValues(command: string): string {
  return command.replace(ASSIGNMENT, '$1$2…');
}

/**
 * What a shell command is known by: without leading `cd x &&` and assignments, without the pipe that only
 * shortens its output; its first command where several follow each other. One line, at most `maxChars`.
 */
export function shortCommand(command: string, maxChars: number): string {
  const whole = oneLine(withoutPager(withoutLead(withoutValues(command))));
  const short = whole.length <= maxChars ? whole : firstOf(whole, maxChars);
  return short.replaceAll('`', "'");
}

function firstOf(commands: string, maxChars: number): string {
  const first = withoutPager(commands.split(/ (?:&&|\|\||\|) |; /, 1)[0] ?? '');
  const inQuotes = /^[^'"]*(?:(?:'[^']*'|"[^"]*")[^'"]*)*$/.test(first) === false;
  return inQuotes || first.length > maxChars - 2 ? cutAtWord(commands, maxChars) : `${first} …`;
}

function withoutLead(command: string): string {
  const rest = command.replace(CD, '').replace(LEADING_ASSIGNMENTS, '');
  return rest === command || rest === '' ? command : withoutLead(rest);
}

function withoutPager(command: string): string {
  return command.replace(PAGER, '');
}
