import type { FilterStage, StageFinding } from '../types.ts';
import { keyStrength } from './assignments/keys.ts';
import { type AssignedValue, isSecretValue } from './assignments/values.ts';

/** What the name of a secret holds somewhere; `keyStrength` judges the whole name. */
const KEYWORD =
  /pass|pwd|passwd|secret|token|key|cred|auth|bearer|jwt|cookie|session|salt|nonce|seed|signature|dsn|\bpat\b|\bpw\b|_pw\b|\bsid\b|hmac|webhook|senha|contrasena/gi;

const NAME_CHARACTERS = /[\w.$-]{0,64}/y;
const MAX_NAME_LENGTH = 64;

/** Between the name and its value, in every notation that was met; each alternative is bounded. */
const SEPARATOR = new RegExp(
  [
    // JSON, YAML, INI, TOML, env, code: `": "`, `=`, `:=`, `=>`, `?=`, `||=`, `: string =`, `] =`, ` <- `
    String.raw`\\{0,3}["'\x60]?\]?(?:\[\d{0,4}\])?[ \t]{0,12}(?::[ \t]{0,3}[\w<>&'?| ]{1,24}=|(?:string|String|text)[ \t]{1,3}=|[:=]{1,4}=?>?|[?|.+~!]{1,2}={1,2}|=>|<-|->|=)[ \t]{0,12}(?:\\n|\n[ \t]{1,12})?`,
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
const OPENING = /(?:[bfru@L]{0,2})(\\{0,3})(["'`]{3}|["'`])/y;
const UNQUOTED = /[^\s"'`<>]{1,4096}/y;
const MAX_VALUE_LENGTH = 4096;

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
  if (separator === undefined) return undefined;
  const from = end + separator.length;
  const value = readQuoted(text, from) ?? readUnquoted(text, from, name, separator);
  if (value === undefined) return undefined;
  const needs =
    /^[ \t]/.test(separator) && !/[:=<>-]/.test(separator) && !name.startsWith('-') ? 'hint' : strength;
  if (!isSecretValue(needs, value)) return undefined;
  return { kind: KINDS[strength], start: value.start, end: value.start + value.text.length };
}

const KINDS = { password: 'password', secret: 'secret', hint: 'key' } as const;

type PlacedValue = AssignedValue & { readonly start: number };

function readQuoted(text: string, from: number): PlacedValue | undefined {
  OPENING.lastIndex = from;
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  const [whole, escaping = '', quote = ''] = opening;
  const start = from + whole.length;
  const line = text.slice(start, start + MAX_VALUE_LENGTH);
  const end = closing(line, escaping, quote);
  return { text: line.slice(0, end), start, quoted: true, next: '', setting: false };
}

/** Where a literal ends: its quote, spelt as the opening one, or the line. */
function closing(line: string, escaping: string, quote: string): number {
  const newline = line.indexOf('\n');
  const limit = newline < 0 ? line.length : newline;
  for (
    let at = line.indexOf(escaping + quote);
    at >= 0 && at < limit;
    at = line.indexOf(escaping + quote, at + 1)
  ) {
    if (escaping !== '' || line.charAt(at - 1) !== '\\') return at;
  }
  return limit;
}

function readUnquoted(text: string, from: number, name: string, separator: string): PlacedValue | undefined {
  UNQUOTED.lastIndex = from;
  const run = UNQUOTED.exec(text)?.[0];
  if (run === undefined) return undefined;
  const inUrl = /[&?#]/.test(run) && /&\w+=/.test(run);
  const value = (inUrl ? run.slice(0, run.search(/[&#]/)) : run).replace(/\\[nrt].*$|[,;.)\]}\\]+$/, '');
  const setting = separator === '=' && /^[A-Z0-9_.-]+$/.test(name.replace(/^-+/, ''));
  return { text: value, start: from, quoted: false, next: text.charAt(from + value.length), setting };
}
