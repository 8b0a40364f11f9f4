import { oneLine } from '../excerpt.ts';
import { planTitle } from '../goals/request.ts';
import { splitSentences } from '../prose/sentences.ts';
import { ownSentences } from '../statements/own-words.ts';

const MAX_LINE_CHARS = 300;
/** What stands behind a log that was pasted is often the question, and an answer ends with what is left to do. */
const TAIL_SHARE = 0.3;

/** A prompt in one line of at most `maxChars`: whole where it fits, else how it begins and ends in its writer's own words. Pure. */
export function promptHead(prompt: string, maxChars: number): string {
  const whole = oneLine(prompt, maxChars + 1);
  if ([...whole].length <= maxChars) return whole;
  const title = planTitle(prompt);
  if (title !== undefined) return oneLine(`Implement the plan: ${title}`, maxChars);
  const own = ownSentences(prompt);
  const [first = whole] = own;
  const last = own.at(-1) ?? '';
  const both = `${oneLine(first, Math.floor(maxChars * 0.6))} … ${last}`;
  return oneLine(own.length > 1 && [...both].length <= maxChars ? both : first, maxChars);
}

/** Lines that stand or fall together: of a text one line, of a table or of code all. */
interface Block {
  readonly lines: readonly string[];
  readonly isCode: boolean;
}

/**
 * A filtered markdown text as indented lines of at most 300 characters, without empty ones, about `maxChars` in all, with its lists and its code as
 * they are. Of a longer one what stands between its beginning and its end is left out, a block of code or a table only as a whole, with a word on it;
 * `spares: 'text'`: all code before any text. Pure.
 */
export function textLines(
  text: string,
  maxChars: number,
  spares: 'both' | 'text' = 'both',
): readonly string[] {
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

/** The places of the blocks that fit: from the beginning on, then from the end back, over code that is too long for it. */
function endsOf(blocks: readonly Block[], maxChars: number): ReadonlySet<number> {
  const kept = new Set<number>();
  const places = blocks.map((_, at) => at);
  let roomChars = maxChars;
  const take = (order: readonly number[], leastChars: number): void => {
    for (const at of order) {
      const block = blocks[at];
      if (block === undefined || kept.has(at)) return;
      const left = roomChars - charsOf([block]);
      if (left >= leastChars) {
        roomChars = left;
        kept.add(at);
      } else if (!block.isCode) return;
    }
  };
  take(places, maxChars * TAIL_SHARE);
  take([...places].reverse(), 0);
  return kept;
}

const FENCE = /^\s*(?:```|~~~)/;
const TABLE = /^\s*\|/;

function blocksOf(text: string): readonly Block[] {
  const blocks: { lines: string[]; isCode: boolean }[] = [];
  let open: 'fence' | 'table' | undefined;
  for (const line of text.split(/\r?\n/)) {
    const isFence = FENCE.test(line);
    const isTable = open !== 'fence' && TABLE.test(line);
    if (line.trim() === '' && open !== 'fence') open = undefined;
    const lines = (open === 'fence' ? pieces(line) : wrapped(line)).map((piece) => `  ${piece}`);
    if (open === 'fence' || (open === 'table' && isTable)) blocks.at(-1)?.lines.push(...lines);
    else if (lines.length > 0) blocks.push({ lines, isCode: isFence || isTable });
    if (isFence) open = open === 'fence' ? undefined : 'fence';
    else if (open !== 'fence') open = isTable ? 'table' : undefined;
  }
  return blocks;
}

const withoutCode = (block: Block): Block =>
  block.isCode && FENCE.test(block.lines[0] ?? '')
    ? { lines: ['  (code is left out here)'], isCode: false }
    : block;

/** A paragraph that somebody typed as one line: some sentences a line. A point of a list keeps its place. */
function wrapped(line: string): readonly string[] {
  const text = line.replace(/\s+/g, ' ').trim();
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
    piece.length <= MAX_LINE_CHARS ? piece : oneLine(piece, MAX_LINE_CHARS),
  );
