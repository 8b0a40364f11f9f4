import { paragraphsOf, splitSentences } from '../../capture/prose.ts';
import { ownSentences } from '../../capture/said.ts';
import { HEADS, type UserWord } from '../../capture/user-words.ts';
import { oneLine, shortLine } from '../../core/text.ts';
import { planTitle } from '../goal-request.ts';
import type { HandoffParts } from './types.ts';

const MAX_LINE_CHARS = 300;
/** What stands behind a log that was pasted is often the question, and an answer ends with what is left to do. */
const TAIL_SHARE = 0.3;

/** A prompt in one line of at most `maxChars`: whole where it fits, else how it begins and ends in its writer's own words. Pure. */
export function promptHead(prompt: string, maxChars: number): string {
  const whole = oneLine(prompt);
  if ([...whole].length <= maxChars) return whole;
  const title = planTitle(prompt);
  if (title !== undefined) return shortLine(`Implement the plan: ${title}`, maxChars);
  const own = ownSentences(prompt).filter((sentence) => /\p{L}/u.test(sentence));
  const [first = whole] = own;
  const last = own.at(-1) ?? '';
  const both = `${shortLine(first, Math.floor(maxChars * 0.6))} … ${last}`;
  return shortLine(own.length > 1 && [...both].length <= maxChars ? both : first, maxChars);
}

/** Lines that stand or fall together: of a text one line, of a table or of code all. */
type Block = Readonly<{ lines: readonly string[]; isCode: boolean }>;

/**
 * A filtered markdown text as indented lines of at most 300 characters, about `maxChars` in all; of a longer one the middle goes, code and
 * tables as a whole, with a word on it; `spares: 'text'`: all code first. Pure.
 */
export function textLines(text: string, maxChars: number, spares: 'both' | 'text' = 'both') {
  const all = blocksOf(text);
  if (charsOf(all) <= maxChars) return all.flatMap(({ lines }) => lines);
  const blocks = spares === 'text' ? all.map(withoutCode) : all;
  const kept = endsOf(blocks, maxChars);
  return blocks.flatMap((block, at) => {
    if (kept.has(at)) return block.lines;
    if (at > 0 && !kept.has(at - 1)) return [];
    const next = blocks.findIndex((_, later) => later > at && kept.has(later));
    const left = charsOf(blocks.slice(at, next < 0 ? undefined : next));
    return [`  (… ${left} characters of it are left out here …)`];
  });
}

/** How many characters a text has as lines. Pure. */
export const lineChars = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length + 1, 0);
/** The same of a text that is told whole. Pure. */
export const textChars = (text: string): number => charsOf(blocksOf(text));
const charsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { lines }) => sum + lineChars(lines), 0);

/** So much for each that together they are within `maxChars`: what needs less than an even part leaves the rest to the others. Pure. */
export function shares(needs: readonly number[], maxChars: number): readonly number[] {
  let roomChars = Math.max(0, maxChars);
  const ascending = needs.filter((need) => need > 0).sort((a, b) => a - b);
  for (const [at, need] of ascending.entries()) {
    const even = Math.floor(roomChars / (ascending.length - at));
    if (need > even) return needs.map((it) => Math.min(it, even));
    roomChars -= need;
  }
  return needs;
}

/** Whoever goes on must know what stands below such a heading, or one of what is ahead. */
const MUST_KNOW =
  /^\W*(?:\d+\W+)?(?:\w+ ){0,2}(?:decisions?|decided|verif\w*|constraints?|out of scope|recommend\w*|risks?|caveats?|limitations?)\b/i;
const HEADING = /^\s*(?:#{1,6}\s|\*\*[^*]{2,80}\*\*:?\s*$)/;

/** The places of the blocks in parts that must be known, their headings included. */
function knownPlaces(blocks: readonly Block[]): readonly number[] {
  let isKnown = false;
  return blocks.flatMap(({ lines: [first = ''], isCode }, at) => {
    if (!isCode && HEADING.test(first)) isKnown = MUST_KNOW.test(first) || HEADS.test(first);
    return isKnown ? [at] : [];
  });
}

/** The places of the blocks that fit: parts that must be known, from the beginning on, then from the end back, over code that is too long for it. */
function endsOf(blocks: readonly Block[], maxChars: number): ReadonlySet<number> {
  const kept = new Set<number>();
  const places = blocks.map((_, at) => at);
  let roomChars = maxChars;
  const take = (order: readonly number[], leastChars: number): void => {
    for (const at of order) {
      const block = blocks[at];
      if (block === undefined) return;
      if (kept.has(at)) continue;
      const left = roomChars - charsOf([block]);
      if (left >= leastChars) {
        roomChars = left;
        kept.add(at);
      } else if (!block.isCode) return;
    }
  };
  take(knownPlaces(blocks), maxChars * (1 - TAIL_SHARE));
  take(places, maxChars * TAIL_SHARE);
  take([...places].reverse(), 0);
  return kept;
}

const FENCE = /^\s*(?:```|~~~)/;
const TABLE = /^\s*\|/;
const RULE = /^\s*[-*_=─━]{3,}\s*$/;

function blocksOf(text: string): readonly Block[] {
  const blocks: { lines: string[]; isCode: boolean }[] = [];
  let open: 'fence' | 'table' | undefined;
  for (const line of text.split(/\r?\n/)) {
    const isFence = FENCE.test(line);
    const isTable = open !== 'fence' && TABLE.test(line);
    if (line.trim() === '' && open !== 'fence') open = undefined;
    const lines = (open === 'fence' ? pieces(line) : wrapped(line)).map((piece) => `  ${piece}`);
    if (open === 'fence' || (open === 'table' && isTable)) blocks.at(-1)?.lines.push(...lines);
    else if (lines.length > 0 && !RULE.test(line)) blocks.push({ lines, isCode: isFence || isTable });
    if (isFence) open = open === 'fence' ? undefined : 'fence';
    else if (open !== 'fence') open = isTable ? 'table' : undefined;
  }
  return blocks;
}

const withoutCode = (block: Block): Block => {
  const isFenced = block.isCode && FENCE.test(block.lines[0] ?? '');
  return isFenced ? { lines: ['  (code is left out here)'], isCode: false } : block;
};

/** A paragraph that somebody typed as one line: some sentences a line. A point of a list keeps its place. */
function wrapped(line: string): readonly string[] {
  const text = oneLine(line);
  if (text === '') return [];
  const indent = ' '.repeat(Math.min(MAX_INDENT, /^\s*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0));
  if (text.length <= MAX_LINE_CHARS - indent.length) return [indent + text];
  const lines: string[] = [];
  for (const sentence of splitSentences(text)) {
    const joined = `${lines.at(-1)} ${sentence}`;
    if (lines.length > 0 && joined.length <= MAX_LINE_CHARS) lines[lines.length - 1] = joined;
    else lines.push(...pieces(sentence));
  }
  return lines;
}

const MAX_INDENT = 8;

/** What has no end of a sentence for so long is cut between words; a word that is longer gives its beginning. */
const pieces = (sentence: string): readonly string[] =>
  (sentence.trimEnd().match(/\S{300,}|[^\n]{1,300}(?!\S)|[^\n]{1,300}/gu) ?? []).map((piece) =>
    piece.length <= MAX_LINE_CHARS ? piece : shortLine(piece, MAX_LINE_CHARS),
  );

/** Of what is told in short, so much at least; of so many of the newest. */
const HEAD_CHARS = 160;
const MAX_SHORT = 20;

/** What the user asked for, in about `maxChars`: else first, last and corrections whole, others by how they begin. Not what is under "Next". Pure. */
export function askedLines(parts: HandoffParts, maxChars: number): readonly string[] {
  const { isAnswered, lastPrompt } = parts;
  const isInOneLine = [...oneLine(lastPrompt)].length <= MAX_ONE_LINE_CHARS;
  const isNext = !isAnswered && lastPrompt !== '' && isInOneLine;
  const words = knownWords(parts);
  const last = isNext ? words.findLastIndex(({ text }) => text.startsWith(lastPrompt)) : -1;
  const told = words
    .map((word, at) => (isAnswered || at < words.length - 1 ? withPlanInShort(word) : word))
    .filter((_, at) => at !== last);
  const rooms = roomsOf(told, maxChars);
  const lines = told.map((word, at) => wordLines(word, rooms[at] ?? 0));
  const gone = lines.flatMap(({ length }, at) => (length === 0 ? [at] : []));
  return lines.flatMap((it, at) => (at === gone[0] ? [`- (… ${gone.length} more prompts …)`] : it));
}

/** Of a plan that was handed over and has its answer its name, what it is for and what must be known: its steps are in the commits. */
function withPlanInShort(word: UserWord): UserWord {
  const title = planTitle(word.text);
  if (title === undefined) return word;
  const told = paragraphsOf(word.text).flatMap(({ text, place }) => (place === 'text' ? [text] : []));
  const why = told.find((text) => text.length > LEAST_WHY_CHARS && ENDED.test(text)) ?? '';
  const blocks = blocksOf(word.text);
  const known = knownPlaces(blocks).flatMap((at) => blocks[at]?.lines.map((line) => line.slice(2)) ?? []);
  return { ...word, text: [`Implement the plan: ${title}`, why, ...known].join('\n') };
}

/** "Implement the following plan:" tells less. */
const LEAST_WHY_CHARS = 60;
const ENDED = /[.!?][)"'`”]*$/;

/** Where the transcript is not there, or only its end was read, the story knows in a sentence each what the session began with. */
function knownWords({ words, asked }: HandoffParts): readonly UserWord[] {
  const known = (words.length === 0 ? asked : asked.slice(0, 1)).filter((sentence) => {
    const begins = lettersOf(sentence.replace(/^Implement the plan: |…$/g, ''));
    return !words.some(({ text }) => lettersOf(text).includes(begins));
  });
  return [...known.map((text) => ({ text, isCorrection: false })), ...words];
}

/** Without marks and blanks: a sentence of a markdown text was written without them. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** What is longer does not stand in a line of its own under "Next". */
const MAX_ONE_LINE_CHARS = 200;
function roomsOf(words: readonly UserWord[], maxChars: number): readonly number[] {
  const needs = words.map((word) => lineChars(wordLines(word, Number.POSITIVE_INFINITY)));
  const isFirst = words.map(({ isCorrection }, at) => isCorrection || at === 0 || at === words.length - 1);
  const others = needs.map((need, at) => (isFirst[at] || at < words.length - MAX_SHORT ? 0 : need));
  const sum = (all: readonly number[]): number => all.reduce((total, chars) => total + chars, 0);
  const leastChars = sum(others.map((need) => Math.min(need, HEAD_CHARS)));
  const first = needs.map((need, at) => (isFirst[at] ? need : 0));
  const firstRooms = shares(first, maxChars - leastChars);
  const otherRooms = shares(others, maxChars - sum(firstRooms));
  return firstRooms.map((chars, at) => chars + (otherRooms[at] ?? 0));
}

function wordLines({ text }: UserWord, maxChars: number): readonly string[] {
  if (maxChars === 0) return [];
  if (maxChars < 2 * HEAD_CHARS && textChars(text) > maxChars)
    return [`- ${promptHead(text, Math.max(60, maxChars - 3))}`];
  return asPoint(textLines(text, maxChars, 'text'));
}

/** Lines as one point of a list. */
export const asPoint = ([first, ...others]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [`- ${first.trim()}`, ...others];
