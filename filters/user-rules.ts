import type { FilterStage, StageFinding } from './engine.ts';

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
export function createUserRulesStage(rules: readonly UserRule[]): FilterStage {
  const scans = rules.map(createScan);
  return { name: 'user-rules', scan: (text) => scans.flatMap((scan) => scan(text)) };
}

function createScan({ name, pattern, flags = '', keywords, group = 'secret' }: UserRule) {
  let expression: RegExp | undefined;
  const ignoresCase = flags.includes('i');
  const hints = ignoresCase ? keywords?.map((keyword) => keyword.toLowerCase()) : keywords;
  return (text: string): readonly StageFinding[] => {
    const searched = ignoresCase && hints !== undefined ? text.toLowerCase() : text;
    if (hints !== undefined && !hints.some((hint) => searched.includes(hint))) return [];
    expression ??= new RegExp(pattern, `${flags}dg`);
    return Array.from(text.matchAll(expression), ({ 0: match, index, indices }) => {
      const [start, end] = indices?.groups?.[group] ?? [index, index + match.length];
      return { kind: name, start, end };
    });
  };
}
