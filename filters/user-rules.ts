import type { FilterStage } from './engine.ts';
import type { AddTable } from './hints.ts';
import { createPatternStage, type PatternRule } from './pattern-rule.ts';

/** A rule from the settings. Whoever makes one has checked it: rule-check/find-bad-rule.ts. */
export interface UserRule {
  /** What its findings are called: `[REDACTED:<name>]`. */
  readonly name: string;
  /** Source of a regular expression. */
  readonly pattern: string;
  /** Some of `imsu`. */
  readonly flags?: string | undefined;
  /** The pattern runs only where the text holds one of these; in any case of letters with the flag `i`. */
  readonly keywords?: readonly string[] | undefined;
  /** The named group that is hidden: `secret` where there is one of this name, else the whole match. */
  readonly group?: string | undefined;
}

/** The stage of the user's own rules. A pattern is compiled at the first text that it may match. */
export const createUserRulesStage = (rules: readonly UserRule[], addTable?: AddTable): FilterStage =>
  createPatternStage('user-rules', rules.map(toRow), {}, {}, addTable);

function toRow({ name, pattern, flags = '', keywords = [''], group = 'secret' }: UserRule): PatternRule {
  const hints = flags.includes('i') ? keywords.map((keyword) => keyword.toLowerCase()) : keywords;
  return { kind: name, pattern, flags, keywords: hints, group };
}
