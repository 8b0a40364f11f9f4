import { simpleCommands } from '../pairing/command-words.ts';

/** A command that failed at least once, and how it went the last time. */
export interface TriedCommand {
  readonly command: string;
  readonly failures: number;
  readonly passed: boolean;
  /** Of a line of several commands those that have not passed one by one since it failed; absent: all. */
  readonly left?: readonly string[];
}

const MAX_TRIED = 24;
/** They fail where there is a conflict, and are not run again: what is committed or gone on with afterwards ends them. */
const LEAVES_CONFLICT = /^git (?:merge|rebase|cherry-pick|pull|revert|am)\b/;
const ENDS_CONFLICT = /^git (?:commit|merge|rebase|cherry-pick|pull|revert|am|push)\b/;

/**
 * What was tried, with one more run. A command that never failed is no story: most are looks at files. A run that passes also ends the failures
 * of what it runs among other things (`npm test` in `npm run build && npm test`), and of a line all of whose commands have passed one by one since. Pure.
 */
export function withRun(
  tried: readonly TriedCommand[],
  command: string,
  failed: boolean,
): readonly TriedCommand[] {
  const known = tried.find((it) => it.command === command);
  const others = tried.filter((it) => it !== known);
  if (failed) {
    const again = { command, failures: (known?.failures ?? 0) + 1, passed: false };
    return command === '' ? tried : [...others, again].slice(-MAX_TRIED);
  }
  const ran = partsOf(command);
  const settled = others.map((it) => (it.passed ? it : afterPass(it, ran)));
  return known === undefined ? settled : [...settled, { command, failures: known.failures, passed: true }];
}

const partsOf = (line: string): readonly string[] => simpleCommands(line).map(({ words }) => words.join(' '));

function afterPass({ left: before, ...tried }: TriedCommand, ran: readonly string[]): TriedCommand {
  const all = partsOf(tried.command);
  const left = (before ?? all).filter((part) => !ran.includes(part) && !endsConflict(part, ran));
  if (left.length === 0 && all.length > 0) return { ...tried, passed: true };
  return { ...tried, ...(left.length === all.length ? {} : { left }) };
}

const endsConflict = (part: string, ran: readonly string[]): boolean =>
  LEAVES_CONFLICT.test(part) && ran.some((other) => ENDS_CONFLICT.test(other));
