/**
 * Words that carry grammar and no subject. Short on purpose: a word that names something in code (`while`,
 * `case`, `null`, `new`, `all`, `same`) stays, for it may be just what is asked for.
 */
const STOP_WORDS = new Set(
  `a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/),
);

/** Whether a lower-case word is grammar only. Asked of prose alone: a part of a name is never a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
