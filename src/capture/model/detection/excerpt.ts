import { tellingRank } from '../../../core/signature.ts';
import { cutAtWord, oneLine } from '../../../core/text.ts';

/** A quoted string, closed or cut off, a substitution, or a bare word. */
const VALUE = `(?:"(?:[^"\\\\]|\\\\.)*(?:"|$)|'[^']*(?:'|$)|\\$\\([^)]*\\)|[^\\s;&|"'])*`;
const ASSIGNMENT = new RegExp(`(^|[\\s;&|(])([A-Za-z_]\\w*=|\\$(?:env:)?\\w+\\s*=\\s*)${VALUE}`, 'g');
const CD = /^\s*(?:cd|pushd|Set-Location)\s+(?:"[^"]*"|'[^']*'|[^\s;&|]+)\s*(?:&&|;|\n)\s*/;
const LEADING_ASSIGNMENTS = /^\s*(?:(?:export|env|set)\s+)?(?:[A-Za-z_]\w*=…\s*)+(?:&&|;|\n)?\s*/;
const PAGER = /(?:\s*(?:\d?>&\d|\d?>\s*\/dev\/null|\|\s*(?:tail|head|cat)\b[^|;&]*))+$/;

/** The command with the value of every assignment taken out: `TOKEN=… npm publish`. */
export function withoutValues(command: string): string {
  return command.includes('=') ? command.replace(ASSIGNMENT, '$1$2…') : command;
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
  return /[>|]/.test(command) ? command.replace(PAGER, '') : command;
}

const AIM_CHARS = 1_000;
const MAX_CHARS = 2_000;
const NEIGHBOURS = 2;
/** Encoded data, perhaps of a key whose header lies outside the excerpt, by which a filter would know it. */
const ENCODED = /^\s*[A-Za-z0-9+/=_-]{48,}\s*$/;

/**
 * The telling lines with two neighbours each, in their order, gaps marked by an ellipsis: whole lines, about
 * 1,000 characters, never more than 2,000. `main` is the line that must be in it (-1: none). A line that
 * alone is too long is left out, for half a credential would pass a filter.
 */
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
  return joined(
    lines,
    [...kept].sort((a, b) => a - b),
  );
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
  if (index < 0) return [];
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, offset) => index - NEIGHBOURS + offset);
  const inside = near.filter((at) => at !== index && /\S/.test(lines[at] ?? ''));
  return [index, ...inside];
}

function joined(lines: readonly string[], indexes: readonly number[]): string {
  const parts = indexes.map((index, at) => {
    const gap = at > 0 && lines.slice((indexes[at - 1] ?? index) + 1, index).some((line) => /\S/.test(line));
    return `${gap ? '…\n' : ''}${lines[index] ?? ''}`;
  });
  return parts.join('\n');
}
