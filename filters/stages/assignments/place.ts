import type { ReadValue } from './reading.ts';
import type { Separator } from './separators.ts';
import type { Place } from './values.ts';

/** What stands in front of a setting on its line. */
const LINE_START =
  /(?:^|\n|\\n)[ \t]*(?:[-*#>$]+[ \t]*)?(?:(?:export|set|setx|ENV|ARG|env|local|declare|readonly|SET)[ \t]+(?:-\w+[ \t]+)?)?$|\$env:$|[?&]$|[ \t"'](?:-e|--set(?:-string)?)[ \t]+["']?$/;
/** Commands and directives that take a name and a value, with a space between. */
const SETTER =
  /(?:^|[\s;&|(\\])(?:setx|set|setenv|ENV|ARG|export|put|config(?:ure)?|--?(?:set|env|config)[\w-]*)[ \t]+(?:-\w+[ \t]+){0,3}$/;
const MAX_BEFORE_LENGTH = 60;
/** A word in front of the name, of a sentence or of another setting; not one that declares a variable. */
const WORD_BEFORE = /(?<!\b(?:const|let|var|val|auto|final|return|static|char|string|my|local|this|def)) $/i;
const SENTENCE = /[\w.:!?)"'] $/;
/** What ends a value in a sentence: a space, or a sign with one behind it. */
const SENTENCE_GOES_ON = /^[.,;:!?)]{0,2}(?:\s|$)/;

export interface NamedPlace {
  readonly name: string;
  readonly separator: Separator;
  readonly start: number;
}

const isInSentence = (before: string, after: string): boolean =>
  SENTENCE.test(before) && WORD_BEFORE.test(before) && SENTENCE_GOES_ON.test(after);

/** Where an unquoted value stands, by what is around the name and behind the value. */
export function placeOf(text: string, { name, separator, start }: NamedPlace, value: ReadValue): Place {
  const before = text.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start);
  const after = text.slice(value.end, value.end + MAX_BEFORE_LENGTH);
  if (separator.form === 'bare') {
    const ends = /^[ \t]*(?:$|[\r\n\\|;&>"'`)]|-)/.test(after);
    return ends && (name.startsWith('-') || SETTER.test(before)) ? 'setting' : 'code';
  }
  if (separator.form === 'markup') return /^(?:<\/|\]\]>)/.test(after) ? 'line' : 'code';
  if (name.startsWith('-') && separator.text === '=') return 'setting';
  const alone = LINE_START.test(before);
  if (separator.text === '=') {
    // in a call below each other: `password=password,`
    if (/^[A-Z0-9_.-]+$/.test(name) || (alone && !/^[,)]/.test(after))) return 'setting';
    return isInSentence(before, after) ? 'sentence' : 'code';
  }
  if (alone && /\s=/.test(separator.text) && !/[.-]|^[A-Z0-9_]+$/.test(name)) return 'code';
  return alone && /^[ \t]*(?:#.*)?(?:\\?\r?\n|\\n|\\?$)/.test(after) ? 'line' : 'code';
}
