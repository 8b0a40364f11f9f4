import { onceAsked } from '../src/core/basics.ts';
import type { FilterStage, StageFinding } from './engine.ts';
import {
  type AddTable,
  createHintTables,
  escaped,
  type Fragments,
  holdsSome,
  withFragments,
} from './hints.ts';
import { looksRandom } from './judge/entropy.ts';
import { isPlaceholder } from './judge/values.ts';

/** One shape of secret: a row of `data/patterns.json`. What is said of the value must all hold, or it only looks like one. */
export interface PatternRule {
  /** What the row finds, where the kind does not say it. */
  readonly note?: string;
  /** What the finding is called: lower-case words joined by hyphens. */
  readonly kind: string;
  /**
   * The pattern runs only where the text holds one of these, so whatever it matches must: a look-up is a hundred times cheaper. Case
   * counts, unless the flags hold `i`: then they are in small letters.
   */
  readonly keywords: readonly string[];
  /** And one of each of these lists. */
  readonly and?: readonly (readonly string[])[];
  /**
   * Source of a regular expression; `{{name}}` is a fragment. The group `secret` is what is judged and hidden, the whole match
   * where there is none; `user` and `host` go with it, for they are the other half of a login; where there is a group `whole`,
   * that is hidden instead; from the group `scheme` on, which gives a URL its kind. Must be linear: every repetition bounded, or followed by what it cannot match.
   */
  readonly pattern: string;
  /** The pattern is what follows the one keyword, and no letter or digit stands before or behind. */
  readonly isToken?: boolean;
  /** The one group that is judged and hidden, and the pattern has no fragments: a rule of the user's. */
  readonly group?: string;
  /** What is looked for within the group `within` of what the pattern matches: the pairs of a header. */
  readonly each?: string;
  /** Some of `imsu`. */
  readonly flags?: string;
  /** What goes in its place; absent: `[REDACTED:<kind>]`. */
  readonly replacement?: string;
  /** The value is no placeholder. */
  readonly literal?: boolean;
  /** It looks random from so many characters on. */
  readonly random?: number;
  /** What it must match, and must not. */
  readonly has?: string;
  readonly not?: string;
  /** The name of a judge in code. */
  readonly judge?: string;
  /** From which character on all but `literal` look at it. */
  readonly from?: number;
}

/** Judges that a table's rows name; they are told the group `name` too, where there is one. */
export type Judges = Readonly<Record<string, Accepts>>;
type Accepts = (value: string, name?: string) => boolean;

/**
 * Where a token may begin: not inside a word, but right behind what only looks like one: an escape (`\n`, `\u0022`,
 * `%20`), and a colour code that lost its escape character on the way (`[32m`). Source of a regular expression.
 */
const TOKEN_START = /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]|\\u00[0-9a-fA-F]{2}|%[0-9A-F]{2}|\[[\d;]{0,12}m))/
  .source;

/** The prefix comes first, for text is found far quicker than what is looked back from. */
function tokenPattern({ keywords: [prefix = ''], pattern }: PatternRule): string {
  const text = escaped(prefix);
  return `${text}(?<=${TOKEN_START}${text})(?:${pattern})(?![A-Za-z0-9])`;
}

/** A stage that runs the rows of a table. A pattern is made when a text first holds one of its keywords. `addTable`: the pipeline's, for all its tables. */
export function createPatternStage(
  name: string,
  rules: readonly PatternRule[],
  fragments: Fragments = {},
  judges: Judges = {},
  addTable: AddTable = createHintTables(),
): FilterStage {
  const rowsIn = addTable(rules);
  const scans: Scan[] = [];
  return {
    name,
    scan: (text) => {
      const findings: StageFinding[] = []; // of most texts none: a hundred thousand are imported at once
      for (const row of rowsIn(text)) {
        scans[row] ??= createScan(rules[row] as PatternRule, fragments, judges);
        for (const finding of scans[row](text)) findings.push(finding);
      }
      return findings;
    },
  };
}

type Scan = (text: string) => readonly StageFinding[];

function createScan(rule: PatternRule, fragments: Fragments, judges: Judges): Scan {
  const { and: others = [], flags = '', group = 'secret' } = rule;
  const made = (source: string) =>
    new RegExp(rule.group || rule.isToken ? source : withFragments(source, fragments), `${flags}dg`);
  const ready = onceAsked(() => ({
    expression: made(rule.isToken ? tokenPattern(rule) : rule.pattern),
    each: rule.each === undefined ? undefined : made(rule.each),
    accepts: acceptsOf(rule, judges),
  }));
  return (text) => {
    if (!others.every((keywords) => holdsSome(text, { keywords, flags }))) return [];
    const { expression, each, accepts } = ready();
    const findings: StageFinding[] = [];
    for (const match of text.matchAll(expression)) {
      const [from, to] = match.indices?.groups?.['within'] ?? [0, 0];
      for (const one of each === undefined ? [match] : text.slice(from, to).matchAll(each)) {
        const [start, end] = one.indices?.groups?.[group] ?? [one.index, one.index + one[0].length];
        if (accepts(text.slice(from + start, from + end), one.groups?.['name']))
          findings.push(...hiding(rule, text, [from + start, from + end], one.indices?.groups));
      }
    }
    return findings;
  };
}

type Range = readonly [start: number, end: number];

/** The findings of a match. A user name is a word that stands elsewhere too: it goes only where it stands beside its password. */
function hiding(
  { kind, group, replacement }: PatternRule,
  text: string,
  secret: Range,
  groups: Readonly<Record<string, Range>> | undefined,
): readonly StageFinding[] {
  if (group !== undefined) return [{ kind, start: secret[0], end: secret[1] }];
  const [from, end] = groups?.['whole'] ?? secret;
  const scheme = groups?.['scheme'];
  const found = {
    kind: scheme === undefined ? kind : urlKind(text.slice(...scheme)),
    start: scheme?.[0] ?? from,
    end,
    ...(replacement === undefined ? {} : { replacement }),
  };
  const beside = (['user', 'host'] as const).flatMap((half): readonly StageFinding[] => {
    const [start, until] = groups?.[half] ?? [];
    const kind = `${half}-name`;
    if (start === undefined || until === undefined) return [];
    return [{ kind, start, end: until, replacement: `[REDACTED:${kind}]` }];
  });
  return [found, ...beside];
}

/**
 * What a URL with a password is called: `mongodb-srv-url`, `https-url`. A marker must not spell eight characters of
 * what it hides (`postgres://`), since that is how a leak is measured: such schemes are `url-with-password`.
 */
export function urlKind(scheme: string): string {
  const words = scheme
    .toLowerCase()
    .replace(/^jdbc:/, '')
    .split(/[^a-z0-9]+/);
  if (/^postgres(?:ql)?$/.test(words[0] ?? '')) return 'pg-url';
  const usual = words.length <= 3 && words.every((word) => /^[a-z][a-z0-9]{0,6}$/.test(word));
  return usual ? `${words.join('-')}-url` : 'url-with-password';
}

/** Throws for a judge that is not there: without it everything would pass. */
function acceptsOf(rule: PatternRule, judges: Judges): Accepts {
  const { literal, random, from = 0, judge } = rule;
  const [has, not] = [rule.has, rule.not].map((it) => (it === undefined ? undefined : new RegExp(it)));
  const judged = judge === undefined ? undefined : judges[judge];
  if (judge !== undefined && judged === undefined) throw new Error(`there is no judge ${judge}`);
  return (value, name) => {
    const part = from === 0 ? value : value.slice(from);
    if ((has !== undefined && !has.test(part)) || not?.test(part)) return false;
    if (random !== undefined && !looksRandom(part, random)) return false;
    return !(literal && isPlaceholder(value)) && judged?.(part, name) !== false;
  };
}

/** A rule from the settings. Whoever makes one has checked it: rule-check/find-bad-rule.ts. */
export interface UserRule {
  /** What its findings are called: `[REDACTED:<name>]`. */
  readonly name: string;
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
