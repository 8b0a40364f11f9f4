import type { FilterStage, StageFinding } from '../types.ts';
import { keyStrength } from './assignments/keys.ts';
import { type AssignedValue, isSecretValue } from './assignments/values.ts';

/** What the name of a secret holds somewhere; `keyStrength` judges the whole name. */
const KEYWORD =
  /pass|pwd|passwd|secret|token|key|cred|auth|bearer|jwt|cookie|session|salt|nonce|seed|signature|dsn|\bpat\b|_pw\b|\bsid\b|hmac|webhook|senha|contrasena/gi;

const NAME_CHARACTERS = /[\w.$-]{0,64}/y;
const MAX_NAME_LENGTH = 64;

/** Between the name and its value, in every notation that was met; each alternative is bounded. */
const SEPARATOR = new RegExp(
  [
    // JSON, YAML, INI, TOML, env, code: `": "`, `=`, `:=`, `=>`, `?=`, `||=`, `: string =`, `] =`, ` <- `
    String.raw`\\{0,3}["'\x60]?\]?(?:\[\d{0,4}\])?[ \t]{0,12}(?::[ \t]{0,3}[\w<>&'?| ]{1,24}=|(?:string|String|text)[ \t]{1,3}=|[:=]{1,4}=?>?|[?|.+~!]{1,2}={1,2}|=>|<-|->|=)[ \t]{0,12}(?:\\n|\n[ \t]{1,12})?(?:\[\s{0,8}(?=["\']))?`,
    // A call or a pair: `("DB_PASSWORD", "x")`, `setPassword("x")`
    String.raw`\\{0,3}["'\x60][ \t]{0,4},[ \t]{0,4}(?=\\{0,3}["'\x60])`,
    String.raw`\((?=["'\x60])`,
    // An element: `<password>x</password>`, `key="password" value="x"`, `name="token">x<`
    String.raw`["']?>\s{0,20}`,
    String.raw`["'][ \t]{1,4}value[ \t]{0,2}=[ \t]{0,2}`,
    // An option: `--token x`; and a table or prose that puts the value right behind
    String.raw`[ \t]{1,8}(?:is[ \t]{1,2})?`,
  ].join('|'),
  'y',
);

/** The opening of a literal: a prefix (`b"`, `@"`, `f"`), a quote, also an escaped or tripled one. */
const OPENING = /(?:[bfru@L]{0,2})(\\{0,3})(["'`]{3}|["'`]|&(?:quot|apos|#34|#39);)/y;
const UNQUOTED = /[^\s"'`<>]{1,256}/y;
const REST = /[^\s"'`<>&]*/y;
/** So much of a value is read and judged; it is hidden to its end. Reading on for each name would add up. */
const MAX_JUDGED_LENGTH = 256;
const MAX_QUOTED_LENGTH = 4096;

/** Points at the values of names that speak of secrets, in code, settings, commands and markup. */
export const assignmentsStage: FilterStage = {
  name: 'assignments',
  scan(text): readonly StageFinding[] {
    const findings: StageFinding[] = [];
    KEYWORD.lastIndex = 0;
    for (let hit = KEYWORD.exec(text); hit !== null; hit = KEYWORD.exec(text)) {
      const end = nameEnd(text, KEYWORD.lastIndex);
      const start = nameStart(text, hit.index);
      KEYWORD.lastIndex = end;
      const finding = judge(text, start, end);
      if (finding === undefined) continue;
      findings.push(finding);
      KEYWORD.lastIndex = finding.end;
    }
    return findings;
  },
};

function nameEnd(text: string, from: number): number {
  NAME_CHARACTERS.lastIndex = from;
  const name = NAME_CHARACTERS.exec(text)?.[0] ?? '';
  return from + name.length;
}

function nameStart(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - MAX_NAME_LENGTH), from);
  return from - (/[\w.$-]*$/.exec(before)?.[0].length ?? 0);
}

function judge(text: string, start: number, end: number): StageFinding | undefined {
  const name = text.slice(start, end);
  const strength = keyStrength(name);
  if (strength === undefined) return undefined;
  SEPARATOR.lastIndex = end;
  const separator = SEPARATOR.exec(text)?.[0];
  if (separator === undefined || !separates(separator, text, start, name)) return undefined;
  const from = end + separator.length;
  const value = readQuoted(text, from) ?? readUnquoted(text, from, start, end);
  if (value === undefined || saysName(name, value.text)) return undefined;
  const needs = isBare(separator) && !name.startsWith('-') ? 'hint' : strength;
  if (!isSecretValue(needs, value)) return undefined;
  return { kind: KINDS[strength], start: value.start, end: valueEnd(text, value) };
}

/** Nothing but a space between name and value: prose, a table, an option. */
const isBare = (separator: string): boolean => /^[ \t]+(?:is[ \t]+)?$/.test(separator);

/** Separators that mean something else where they stand: `${PASS:?unset}`, `x/oauth2 v1.2`, `Credential("user", …)`. */
function separates(separator: string, text: string, start: number, name: string): boolean {
  if (text.startsWith('${', start - 2) && !/^:?[-=]/.test(separator)) return false;
  if (separator === '(') return !/credentials?$/i.test(name);
  return !isBare(separator) || text.charAt(start - 1) !== '/';
}

/** `token='token1'`, `next_token: "nextToken"`: the name again, at most numbered. */
function saysName(name: string, value: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const said = bare(value);
  return said.length >= 4 && /^[A-Za-z _.:-]*\d{0,2}$/.test(value) && bare(name).endsWith(said);
}

function valueEnd(text: string, { start, text: value, quoted }: PlacedValue): number {
  const end = start + value.length;
  if (value.length < (quoted ? MAX_QUOTED_LENGTH : MAX_JUDGED_LENGTH)) return end;
  REST.lastIndex = end;
  return end + (REST.exec(text)?.[0].length ?? 0);
}

const KINDS = { password: 'password', secret: 'secret', hint: 'key' } as const;

type PlacedValue = AssignedValue & { readonly start: number };

function readQuoted(text: string, from: number): PlacedValue | undefined {
  OPENING.lastIndex = from;
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const [whole, escaping = '', quote = ''] = opening;
  const start = from + whole.length;
  const line = /^[^\n]*/.exec(text.slice(start, start + MAX_QUOTED_LENGTH))?.[0] ?? '';
  const end = closing(line, escaping, quote);
  if (end === undefined && !/^[\w+/=.~-]{8,}$/.test(line)) return undefined;
  return { text: line.slice(0, end), start, quoted: true, next: '', setting: false };
}

/** Where a literal ends: at its quote, spelt as the opening one. A literal that was cut off has no end. */
function closing(line: string, escaping: string, quote: string): number | undefined {
  for (let at = line.indexOf(escaping + quote); at >= 0; at = line.indexOf(escaping + quote, at + 1)) {
    if (escaping !== '' || line.charAt(at - 1) !== '\\') return at;
  }
  return undefined;
}

function readUnquoted(text: string, from: number, start: number, end: number): PlacedValue | undefined {
  UNQUOTED.lastIndex = from;
  const run = UNQUOTED.exec(text)?.[0];
  if (run === undefined) return undefined;
  const inTemplate = text.startsWith('${', start - 2) ? run.replace(/\}.*$/, '') : run;
  const inUrl = /&\w+=/.test(inTemplate) ? inTemplate.slice(0, inTemplate.search(/[&#]/)) : inTemplate;
  const value = inUrl.replace(/\\[nrt].*$|[,;.)\]}\\]+$/, '');
  const next = text.charAt(from + value.length);
  return { text: value, start: from, quoted: false, next, setting: isSetting(text, start, end, from, value) };
}

/** `PASSWORD=x`, `password=x` at the start of a line, `--password x` with nothing said behind it. */
function isSetting(text: string, start: number, end: number, from: number, value: string): boolean {
  const name = text.slice(start, end);
  const separator = text.slice(end, from);
  if (name.startsWith('-') && separator !== '=') {
    return /^[ \t]*(?:$|[\n\\|;&>"'`)]|-)/.test(text.slice(from + value.length, from + value.length + 40));
  }
  if (separator !== '=') return false;
  return (
    /^[A-Z0-9_.-]+$/.test(name) ||
    name.startsWith('-') ||
    /(?:^|\n|export |# ?)$/.test(text.slice(Math.max(0, start - 8), start))
  );
}
