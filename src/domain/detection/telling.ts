import { plainText, windowOf } from './text.ts';

/** A system error (`ENOSPC`) or a numbered diagnostic (`error TS2307`, `error[E0433]`). */
const CODE = /\bE[A-Z]{4,}\b|\berror(?: |\[)[A-Z]{1,4}\d+/;
/** Names its cause: what is missing, refused, unknown. */
const CAUSE =
  /command not found|(?:cannot|can't|could not|couldn't) (?:find|resolve|open|connect|create|compile)|(?:does not|doesn't) exist|(?:is|are|was|were) not (?:found|installed|trusted|supported|configured)|out of memory|no such file|no module named|not permitted|denied|refused|timed out|timeout .{0,20}exceeded|unrecognized|unknown (?:option|command|flag|subcommand)|(?:illegal|invalid) option|not defined|no matches found|in use|no space left|read-only file|not a git repository|does not contain main|missing script|unsupported|deprecat|\b0 files\b|no tests? found|build constraints|unable to/i;
/** Says that it is an error, or is a compiler's `path:line:column: message`. */
const ERROR =
  /^\W{0,4}(?:\w+ ){0,2}(?:error|fatal|panic|ERR!)(?!\w)|(?:Error|Exception)\b(?! Trace)|\berror\b[\w\] ]{0,12}:|^E\s{2,}|^\S+\.\w{1,5}:\d+:\d+: /i;
const HINT =
  /fail|error|cannot|could not|unable|denied|invalid|missing|not found|refused|unexpected|warn|skipp|no such|must|exceed|\bnot\b|n't\b|requires?\b|needs? to\b/i;
/** True of any failure: which script failed, where the log is, what to type for help, a stack frame, which runtime it was. */
const EMPTY_WORDS =
  /exited with (?:code|status)|exit (?:code|status)|A complete log of this run|for more information|Some errors were emitted|task failed|^Traceback|^\s+at |^\s*File ".*", line|^\s*Error Trace:|^\s*--- FAIL|^hint:|^usage:|^FAIL\b|^\s*\^|lifecycle script|command failed|previous errors?|something went wrong|failed to push some refs|(?:build|startup|setup|test suite) failed|^Node\.js v\d|^npm (?:ERR!|error) (?:path|command|cwd|errno|syscall)\b/i;

/** Of a line that is longer only so much is looked at. */
const HEAD_CHARS = 400;
/** A heading drawn into the output: `===== FAILURES =====`. */
const RULED = /^\W{5,}.{0,80}\W{5,}$/;

const saysNothing = (line: string): boolean => EMPTY_WORDS.test(line) || RULED.test(line);

/** How much a line of output says about what went wrong: 0 nothing, 3 the cause. Pure. */
export function tellingRank(line: string): 0 | 1 | 2 | 3 {
  const head = line.slice(0, HEAD_CHARS);
  if (saysNothing(head)) return 0;
  const error = ERROR.test(head);
  if (CODE.test(head) || CAUSE.test(head)) return error ? 3 : 2;
  if (error) return 2;
  return HINT.test(head) ? 1 : 0;
}

/** The lines of the looked-at part of an output, without colours and control characters. */
export function outputLines(text: string): string[] {
  return plainText(windowOf(text)).split('\n');
}

/**
 * The number of the line that tells most, the first of equals (what follows is mostly its consequence); where none is telling the
 * last line with a letter in it, if it can be one that is not true of any failure; -1 where there is none.
 */
export function tellingIndex(lines: readonly string[]): number {
  let best = -1;
  let bestRank = 0;
  for (let index = 0; index < lines.length && bestRank < 3; index++) {
    const rank = tellingRank(lines[index] ?? '');
    if (rank > bestRank) [best, bestRank] = [index, rank];
  }
  if (best >= 0) return best;
  const own = lines.findLastIndex((line) => /\p{L}/u.test(line) && !saysNothing(line.slice(0, HEAD_CHARS)));
  return own >= 0 ? own : lines.findLastIndex((line) => /\p{L}/u.test(line));
}

/** The numbers of the lines that name an error or its cause, the one that tells most first, at most `most`. */
export function tellingIndexes(lines: readonly string[], most: number): readonly number[] {
  const main = tellingIndex(lines);
  if (main < 0) return [];
  const others = lines.flatMap((line, index) => (index !== main && tellingRank(line) >= 2 ? [index] : []));
  return [main, ...others].slice(0, most);
}
