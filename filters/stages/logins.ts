import table from '../data/logins.json';
import { type Hint, hintOf, holdsIn, lowerCaseOf } from '../hints.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

interface LoginRule {
  /** In small letters: the text must hold one of each list. */
  readonly hints: readonly (readonly string[])[];
  /**
   * Groups: `secret` must be there; `user` and `host` go with it where the secret is one, for they are the other half of
   * the login; `whole` stands for all of them. `{{user:80}}` is text in quotes of at most 80 characters, as that group;
   * `{{commands}}` are clients that take `-u` and `-p`, or the like, for a user and a password, and nothing else.
   */
  readonly source: string;
  /**
   * Nobody writes this form but to log in: even `password` is a password there, as it often is. Elsewhere, and in
   * commands that manuals print, such words stand for one.
   */
  readonly onlyLogins?: boolean;
}

/** Forms in which a name and its password stand together. */
const RULES: readonly LoginRule[] = table.rules;

/** Text in quotes of any kind, also escaped ones, as two groups: `user` and `secret` are what they hold. */
const literal = (group: string, max: string): string =>
  String.raw`\\{0,2}(?<q_${group}>["'\x60])(?<${group}>(?:[^"'\x60\n\\]|\\(?!["'\x60])){1,${max}})\\{0,2}\k<q_${group}>`;

const compiled = (source: string): RegExp =>
  new RegExp(
    source
      .replace('{{commands}}', table.commands)
      .replace(/\{\{(\w+):(\d+)\}\}/g, (_whole, group: string, max: string) => literal(group, max)),
    'dgi',
  );

let hinted: readonly { readonly rule: LoginRule; readonly hints: readonly (readonly Hint[])[] }[] | undefined;

/** Made when a text first needs it. */
const patterns = new Map<string, RegExp>();

/** Points at logins: a password together with the user, the host or the command that it belongs to. */
export const loginsStage: FilterStage = {
  name: 'logins',
  scan(text) {
    hinted ??= RULES.map((rule) => ({ rule, hints: rule.hints.map((oneOf) => oneOf.map(hintOf)) }));
    const holds = holdsIn(lowerCaseOf(text));
    return hinted.flatMap(({ rule, hints }) =>
      hints.every((oneOf) => oneOf.some(holds)) ? scanRule(rule, text) : [],
    );
  },
};

function scanRule({ source, onlyLogins }: LoginRule, text: string): readonly StageFinding[] {
  const pattern = patterns.get(source) ?? compiled(source);
  patterns.set(source, pattern);
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(pattern)) {
    if (!isPassword(groups?.['secret'] ?? '', onlyLogins === true)) continue;
    const add = (group: string, kind: string, repeats: boolean): void => {
      const span = indices?.groups?.[group];
      if (span === undefined) return;
      const replacement = repeats ? {} : { replacement: `[REDACTED:${kind}]` };
      findings.push({ kind, start: span[0], end: span[1], ...replacement });
    };
    add('whole', 'login', true);
    if (groups?.['whole'] !== undefined) continue;
    add('secret', 'password', true);
    // a user name is a word that stands elsewhere too: only here it goes
    add('user', 'user-name', false);
    add('host', 'host-name', false);
  }
  return findings;
}

/** A word and a number, but none that asks to be replaced, and no filler. */
const WORD = /^(?!your|my|the|some|new|old|change|(.)\1+$)[A-Za-z]+\d{0,4}$/i;

function isPassword(value: string, wordCounts: boolean): boolean {
  if (value.length < 3 || /\s/.test(value) || /^\d{1,5}(?::\d{1,5})?$/.test(value)) return false;
  return (wordCounts && WORD.test(value)) || !isPlaceholder(value);
}
