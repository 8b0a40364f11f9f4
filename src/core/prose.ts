import { windowOf } from './lines.ts';

/** Where a sentence stood: in running text, in a list or table, as a heading. */
export type SentencePlace = 'text' | 'item' | 'heading';

/** One sentence of a markdown text, as a reader sees it: without list marks, emphasis and link targets. */
export interface Sentence {
  /** One line. Code spans keep their backticks. */
  readonly text: string;
  readonly place: SentencePlace;
  /** It ends as a sentence does. False for headings, list fragments, and what only introduces a list or a block of code. */
  readonly ended: boolean;
}

interface Block {
  readonly lines: string[];
  readonly place: SentencePlace;
}

const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^\s*#{1,6}\s/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const QUOTE = /^\s*>/;
/** A rule, the line below a table's head, a comment of HTML. */
const RULE = /^\s*(?:[-=*_─━]{3,}|\|?[\s:|-]+\|[\s:|-]*|<!--.*)\s*$/;

/**
 * The sentences of a markdown text in their order. Code blocks, table rows, quotations and rules are left out. Of a text
 * without its code that is longer than 16 KB the first and the last 8 KB are read. Pure; total; takes time that grows with
 * the length only.
 */
export function sentencesOf(markdown: string): readonly Sentence[] {
  return blocksOf(windowOf(withoutCode(markdown))).flatMap(sentencesOfBlock);
}

/** The paragraphs, points of lists and headings of a markdown text in their order, each as one line; as sentencesOf. */
export function paragraphsOf(markdown: string): readonly Pick<Sentence, 'text' | 'place'>[] {
  return blocksOf(windowOf(withoutCode(markdown))).map(({ lines, place }) => ({
    text: plainLine(lines.join(' ')),
    place,
  }));
}

/** Without fenced blocks: an unclosed one reaches to the end, as markdown has it. */
export function withoutCode(markdown: string): string {
  let inFence = false;
  const kept: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    if (FENCE.test(line)) {
      inFence = !inFence;
      kept.push('');
    } else if (!inFence) kept.push(line);
  }
  return kept.join('\n');
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split('\n')) {
    const place: SentencePlace | undefined = placeOf(line);
    if (place === undefined) open = undefined;
    else if (place !== 'text' || open === undefined) {
      open = { lines: [line], place };
      blocks.push(open);
      if (place === 'heading') open = undefined;
    } else open.lines.push(line);
  }
  return blocks;
}

/** Undefined: the line is no text, and ends the block before it. */
function placeOf(line: string): SentencePlace | undefined {
  if (line.trim() === '' || QUOTE.test(line) || RULE.test(line) || /^\s*\|.*\|/.test(line)) return undefined;
  if (HEADING.test(line)) return 'heading';
  return ITEM.test(line) ? 'item' : 'text';
}

function sentencesOfBlock({ lines, place }: Block): readonly Sentence[] {
  const text = plainLine(lines.join(' '));
  const sentences = splitSentences(text);
  return sentences.map((sentence) => ({
    text: sentence,
    place,
    ended: place !== 'heading' && /[.!?][)"'`’”]*$/.test(sentence),
  }));
}

/** A code span, in which a star is a star, or a mark of emphasis. */
const EMPHASIS = /`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;

/** Without marks of headings, lists, emphasis and links; one line. */
export function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|[-*+•]|\d{1,3}[.)])\s+/, '')
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(EMPHASIS, (mark) => (mark.startsWith('`') ? mark : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A full stop behind these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;

/**
 * Cuts one line into sentences at a full stop, question or exclamation mark that white space follows, never inside a
 * code span and never behind an abbreviation. Pure, linear.
 */
export function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  let inCode = false;
  for (const { 0: mark, index } of line.matchAll(/`|[.!?]{1,8}[)"'’”]{0,4}(?=\s)/g)) {
    if (mark === '`') inCode = !inCode;
    if (mark === '`' || (inCode && line.indexOf('`', index) >= 0)) continue;
    const end = index + mark.length;
    if (ABBREVIATION.test(line.slice(Math.max(start, end - 12), end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  return [...sentences, line.slice(start).trim()].filter((sentence) => sentence !== '');
}
