import { onceAsked } from '../core/basics.ts';
import { windowOf } from '../core/text.ts';
import { featuresOf, sumOf, weightsIn } from './features.ts';
import table from './lasting-words.json' with { type: 'json' };
import { HANDED_OVER, NOT_TYPED } from './prompt-hints.ts';
import { ITEM, plainLine, splitSentences, withoutCode } from './prose.ts';

/** People state things at the start, or behind what they pasted. */
const HEAD_CHARS = 3_000;
const TAIL_CHARS = 1_000;

/** Lines that machines wrote: logs, stacks, diffs, quotations, tables, JSON. */
const PASTED =
  /^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |❯|%|#{1,6} |[├└│─━])/;

/** A block of one line that a sentence leads to is what the sentence says. */
const LED_TO = /(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g;

/** What is to be remembered may be a block of some lines, with its name before it: "remember: ports". */
const ASKED_BLOCK =
  /\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi;
const PRIVATE = /^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim;

export interface Said {
  readonly text: string;
  readonly line: number;
  readonly isItem: boolean;
  readonly block: number;
}

/** What ends a sentence without a space behind it. */
const ENDS_EASTERN = /(?<=[。！？])(?=[^。！？])/;

/** The sentences of a prompt that its writer said, as ownSentences, with their places. */
export function saidIn(prompt: string): readonly Said[] {
  const told = prompt.replace(PRIVATE, '').replaceAll('’', "'");
  if (NOT_TYPED.test(told) || HANDED_OVER.test(told)) return [];
  const inLine = (_: string, lead: string, block: string): string =>
    `${lead}: \`${block.trim().replace(/\s*\n\s*/g, '; ')}\``;
  const all = withoutCode(told.replace(ASKED_BLOCK, inLine).replace(LED_TO, '$1 `$2`'));
  const text = windowOf(all, HEAD_CHARS, TAIL_CHARS);
  let block = 0;
  return unwrapped(text.split('\n')).flatMap((raw, line) => {
    if (raw.trim() === '') block += 1;
    const sentences = PASTED.test(raw) ? [] : withWholeQuotations(splitSentences(plainLine(raw)));
    const whole = sentences.flatMap((sentence) => sentence.split(ENDS_EASTERN));
    return whole.map((text) => ({ text, line, block, isItem: ITEM.test(raw) }));
  });
}

/** A quotation of several sentences is part of the one that it begins in. */
const withWholeQuotations = (sentences: readonly string[]): readonly string[] =>
  joinedWhere(
    sentences,
    (before, _, at) => isQuoting(before) && sentences.slice(at).some((one) => /["”]/.test(one)),
  );

/** Parts of which each that goes on with the one before is part of it. */
function joinedWhere(
  parts: readonly string[],
  goesOn: (before: string, part: string, at: number) => boolean,
) {
  const whole: string[] = [];
  for (const [at, part] of parts.entries()) {
    const before = whole.at(-1) ?? '';
    if (goesOn(before, part, at)) whole[whole.length - 1] = `${before} ${part.trim()}`;
    else whole.push(part);
  }
  return whole;
}

/** Behind a digit the sign means inches. */
const isQuoting = (text: string): boolean =>
  (text.match(/(?<!\d)"/g) ?? []).length % 2 === 1 || text.lastIndexOf('“') > text.lastIndexOf('”');

/** The sentences that a prompt's writer said: without code, quotations, logs and pasted documents; none of what nobody typed. Looks at the first 3,000 and the last 1,000 characters. Pure, linear. */
export const ownSentences = (prompt: string): readonly string[] => saidIn(prompt).map(({ text }) => text);

/** What is wrapped by hand is wrapped at no less. */
const WRAPPED_CHARS = 56;
const GOES_ON = /^[ \t]{0,8}[\p{Ll}`(]/u;

/** Lines in which a sentence goes on behind the end of one are that line's. */
const unwrapped = (lines: readonly string[]): readonly string[] =>
  joinedWhere(lines, (before, line) => {
    const isCut = before.length >= WRAPPED_CHARS && !/[.!?:;]\W*$/.test(before.slice(-8));
    return isCut && GOES_ON.test(line) && ![before, line].some((one) => PASTED.test(one));
  });

/** The points of the list below a line that ends in a colon, or the lines up to an empty one. */
export function linesBelow(said: readonly Said[], at: number): readonly (readonly number[])[] {
  const lines: number[][] = [];
  const isList = said[at + 1]?.isItem === true;
  let last = said[at]?.line ?? 0;
  for (let next = at + 1; next < said.length; next += 1) {
    const { line, isItem } = said[next] as Said;
    if (isItem !== isList || line > last + (isList || lines.length === 0 ? 2 : 1)) break;
    if (line === last) lines.at(-1)?.push(next);
    else lines.push([next]);
    last = line;
  }
  return lines;
}

/** The sentences without which one that ends in a colon is none: the next, or a list with the words that end it. */
export function ledTo(said: readonly Said[], at: number): readonly number[] {
  const list = said[at + 1]?.isItem ? linesBelow(said, at).flat() : [at + 1];
  const last = list.at(-1) ?? at;
  const ending = said[last + 1];
  const goesOn = ending?.line === (said[last]?.line ?? 0) + 1 && /^\p{Ll}/u.test(ending.text);
  return (said[last]?.isItem && goesOn ? [...list, last + 1] : list).filter((one) => one < said.length);
}

const weights = /* @__PURE__ */ onceAsked(() => weightsIn(table.words));
const OF_CODE = /\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g;
/** Two words, their pair, how they begin, and how few they are. */
const LEAST_FEATURES = 6;
/** From these odds on (natural logarithm) a sentence is kept: of 3,772 sentences of real prompts 16, all of which a reader would keep (12 from .5 on), and of another writer's rules seven in ten (.94 of what is kept). */
export const LEAST = 0.12;

/** How sure it is that a sentence still holds next week, as the logarithm of its odds: a logistic regression on its words, fitted to some 5,800 sentences written for it in nine languages and 18,600 of real prompts, of which readers would keep one in 61. Pure, linear. */
export function lastingOf(sentence: string): number {
  const features = featuresOf(sentence);
  // A word or two answers somebody; two names of code tell how it works.
  if (features.length < LEAST_FEATURES || (sentence.match(OF_CODE)?.length ?? 0) > 1) return -20;
  return (table.bias + sumOf(features, weights())) / 100;
}
