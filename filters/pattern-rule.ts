import { type Hint, hintOf, holdsIn } from './hints.ts';
import type { FilterStage, StageFinding } from './types.ts';

/** One shape of secret. Adding a rule is adding one of these to a stage's table. */
export interface PatternRule {
  /** What the finding is called: lower-case words joined by hyphens. */
  readonly kind: string;
  /** The pattern runs only where the text holds one of these (case counts): `includes` is a hundred times cheaper. */
  readonly keywords: readonly string[];
  /**
   * Flags `dg`. The group `secret` is what is hidden, the whole match where there is no such group. Must be
   * linear: every repetition bounded, or followed by what it cannot match.
   */
  readonly pattern: RegExp;
  /** Says no to a match that only looks like one. */
  readonly accepts?: (secret: string) => boolean;
}

/**
 * Where a token may begin: not inside a word, but right behind what only looks like one: an escape (`\n`, `\u0022`,
 * `%20`), and a colour code that lost its escape character on the way (`[32m`). Source of a regular expression.
 */
export const TOKEN_START =
  /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]|\\u00[0-9a-fA-F]{2}|%[0-9A-F]{2}|\[[\d;]{0,12}m))/.source;

/** A stage that runs a table of rules. */
export function createPatternStage(name: string, rules: readonly PatternRule[]): FilterStage {
  let hinted: readonly { readonly rule: PatternRule; readonly hints: readonly Hint[] }[] | undefined;
  const scan = (text: string): readonly StageFinding[] => {
    hinted ??= rules.map((rule) => ({ rule, hints: rule.keywords.map(hintOf) }));
    const holds = holdsIn(text);
    const findings: StageFinding[] = [];
    for (const { rule, hints } of hinted) if (hints.some(holds)) findings.push(...scanRule(rule, text));
    return findings;
  };
  return { name, scan };
}

function scanRule({ kind, pattern, accepts }: PatternRule, text: string): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { 0: match, index, indices } of text.matchAll(pattern)) {
    const [start, end] = indices?.groups?.['secret'] ?? [index, index + match.length];
    if (accepts === undefined || accepts(text.slice(start, end))) findings.push({ kind, start, end });
  }
  return findings;
}
