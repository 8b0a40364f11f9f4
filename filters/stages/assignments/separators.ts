import { is, shape } from '../../judge/shapes.ts';
import { keyStrength } from './keys.ts';

/** Tools align values in columns, forty characters wide and more. The end of a name that is quoted, subscripted, bold, or an array: `"]`, `[] `, `**`. */
const CLOSE = String.raw`\\{0,3}["'\x60]{0,2}(?:\]|\)(?=[ \t]{0,4}[:=][ \t]{0,4}\S))?(?:\[\d{0,4}\])?\*{0,2}(?:[ ]\([\w ]{1,20}\)(?=:))?[ \t]{0,64}`;
/** `: string =`, `: &'static str =`, `: Optional[str] =`, ` As String =`. */
const TYPE = String.raw`:[ \t]{0,3}(?:&'\w{1,12}[ ])?(?:[A-Za-z&*][\w<>|?.&\[\] ]{0,30}[ \t]=|(?:string|String|str|text)=)(?!=)|[ ]As[ ]\w{1,20}[ \t]=`;
const OPERATOR = String.raw`(?:${TYPE}|(?:string|String|text|\[\](?:byte|string))[ \t]{0,3}:?=|:-(?=[^\s-])|[:=]{1,4}=?>?|[?|.+~!]{1,2}={1,2}|=>|<-|->|[：＝是为は는은]|(?:(?:\|\||\?\?)[ \t]{0,3}(?=["'\x60])|or[ \t]{0,3}(?=["'])))`;
/** A value on the next line: indented, a block scalar of YAML, an item of its list, behind a backslash. */
const BREAK = String.raw`(?:\\n|[|>][+-]?\d?[ \t]{0,4}\r?\n[ \t]{1,24}|\\\r?\n[ \t]{0,24}|\r?\n[ \t]{0,24}-[ \t]{1,4}|\r?\n[ \t]{1,24})?`;
/** The opening of a list of literals. */
const LIST = String.raw`(?:(?:\[\d{0,4}\][A-Za-z]{1,12}\{|new [A-Za-z]{1,12}\[\][ ]?\{|%w[[({]|[[(])\s{0,24}(?=\\{0,3}["'\x60]))?`;
/** What a literal is wrapped in: the default of a variable, a call. */
const DEFAULT = String.raw`[\w.$]{0,40}(?:env|get|fetch|getenv|GetEnv|getOrDefault|default)\(\s{0,4}["'][^"'\n]{1,60}["'],\s{0,4}`;
const CALL = String.raw`(?:new |await )?[\w.$:]{1,60}!?\((?:(?:default|value)\s?=\s?)?(?=@?\\{0,3}["'\x60])`;

/** Between a name and its value, in every notation that was met; each alternative is bounded. */
const separatorPattern = (): RegExp =>
  new RegExp(
    [
      // JSON, YAML, INI, TOML, env, code: `": "`, `=`, `:=`, `=>`, `?=`, `||=`, `: string =`, `"] =`, ` <- `
      `(?<assign>${CLOSE}${OPERATOR}\\*{0,2}[ \\t]{0,64}${BREAK}${LIST}(?<wrap>${DEFAULT}|${CALL})?)`,
      // A name that is a value itself: `- name: DB_PASSWORD` and `value: x` below, `"key": "token", "value": "x"`
      String.raw`(?<member>\\{0,2}["']?[ \t]{0,4}[,;]?\s{0,30}\\{0,2}["']?(?:[\w-]{0,12}[vV]alue|VALUE)\\{0,2}["']?[ \t]{0,4}[:=][ \t]{0,4})`,
      // A pair: `("DB_PASSWORD", "x")`; a call: `setPassword("x")`
      String.raw`(?<pair>\\{0,3}["'\x60][ \t]{0,4},[ \t]{0,16}(?=\\{0,3}["'\x60]))`,
      String.raw`(?<call>\((?=@?["'\x60]))`,
      // An element: `<password>x</password>`, `name="token">x<`, `<key>Token</key><string>x</string>`
      String.raw`(?<markup>["']?>\s{0,20}(?:<!\[CDATA\[|<value>\s{0,20})?|</\w{1,20}>\s{0,20}<(?:value|string|Value)>\s{0,20})`,
      String.raw`(?<attribute>["'](?:[ \t]{1,4}type=["']\w{1,20}["'])?[ \t]{1,4}(?:value|content|default)[ \t]{0,2}=[ \t]{0,2})`,
      // An option: `--token x`; and a table or prose that puts the value right behind
      String.raw`(?<bare>[ \t]{1,8}(?:is[ \t]{1,2}(?:now[ \t])?)?)`,
    ].join('|'),
    'y',
  );

let pattern: RegExp | undefined;

/** What stands between a name and its value. */
export interface Separator {
  readonly form: 'assign' | 'pair' | 'call' | 'markup' | 'attribute' | 'member' | 'bare';
  readonly text: string;
  /** The literal is an argument of a call that makes the value of it, or reads it from somewhere. */
  readonly wrapped: boolean;
}

const FORMS = ['assign', 'pair', 'call', 'markup', 'attribute', 'member', 'bare'] as const;

/** The separator behind a name that ends at `end`; undefined: none, or one that means something else there. */
export function separatorAt(text: string, start: number, end: number): Separator | undefined {
  pattern ??= separatorPattern();
  pattern.lastIndex = end;
  const groups = pattern.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const form = FORMS.find((it) => groups[it] !== undefined) ?? 'bare';
  const separator = { form, text: groups[form] ?? '', wrapped: groups['wrap'] !== undefined };
  return separates(separator, text, start, end) ? separator : undefined;
}

/** The text right before a name: enough to see what it is a part of. */
const MAX_BEFORE_LENGTH = 40;

/** Separators that mean something else where they stand: `${PASS:?unset}`, `x/oauth2 v1.2`, `Credential("user", …)`. */
function separates({ form, text: separator }: Separator, text: string, start: number, end: number): boolean {
  if (
    isPosition(text, start, end) ||
    isMount(text, start, end) ||
    text.startsWith('checksum/', start - 'checksum/'.length)
  )
    return false;
  if (text.startsWith('${', start - 2) && !/^(?::?[-=]|:(?![?+\d]))/.test(text.slice(end, end + 2)))
    return false;
  const before = text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start);
  if (form === 'call') return !is('asks', text.slice(start, end)) && isOwnCall(text.slice(start, end));
  if (form === 'member') return is('named by', before);
  if (form === 'pair') return is('opens pair', before);
  if (form === 'markup')
    return /[<:"']$/.test(before) || (separator.startsWith('</') && before.endsWith('>'));
  return form !== 'bare' || !/[/=]$/.test(before);
}

/** `./proxy-token.cfg:/token.cfg`, `$PWD:/app`: a file, and where it is mounted. */
const isMount = (text: string, start: number, end: number): boolean =>
  /^(?:\/|.\$)/.test(text.slice(start - 1, start + 1)) && text.startsWith(':/', end);

/** `src/password.ts:17:5`: a line of a file, not the value of a name. */
const isPosition = (text: string, start: number, end: number): boolean =>
  /^:\d{1,6}(?:$|[^\w.-])/.test(text.slice(end, end + 8)) &&
  (/\.[a-z]{1,5}$/.test(text.slice(start, end)) || /[\\/]$/.test(text.slice(Math.max(0, start - 1), start)));

/** `client.password("x")`, not `password.encode("utf-8")`: the method itself speaks of a secret. */
const isOwnCall = (name: string): boolean => keyStrength(name.slice(name.lastIndexOf('.') + 1)) !== undefined;

/** Whether a pair is one: the first arguments of a call that sets something, or the only two of their list. */
export function isPair(text: string, start: number, valueEnd: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start);
  if (is('sets', before)) return true;
  return is('opens pair', before) && /^\s{0,8}[)\]}]/.test(text.slice(valueEnd, valueEnd + 10));
}

const MAX_VALUE_BEFORE_LENGTH = 260;

/** The value that stands before its name: `<add value="x" key="ApiKey"/>`, `{"value": "x", "name": "TOKEN"}`. */
export function valueBefore(
  text: string,
  start: number,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  if (!is('named by', text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start))) return undefined;
  const from = Math.max(0, start - MAX_VALUE_BEFORE_LENGTH);
  const match = shape('value before').exec(text.slice(from, start));
  const value = match?.groups?.['value'];
  if (match === null || value === undefined) return undefined;
  const at = from + match.index + match[0].indexOf(value);
  return { text: value, start: at, end: at + value.length };
}
