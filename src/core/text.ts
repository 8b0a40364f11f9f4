const CUT_MARK = '…';

/** How much of each end of a long output is looked at: errors stand at the start or at the end. */
const END_CHARS = 8_192;

/** A text, or the first and last 8 KB of it, cut at line ends (else white space), so that no word and no secret is cut in two. */
export function windowOf(text: string, headChars = END_CHARS, tailChars = END_CHARS): string {
  if (text.length <= headChars + tailChars) return text;
  return `${headOf(text, headChars)}\n${tailOf(text, tailChars)}`;
}

/** The whole lines (else words) within the first `maxChars` characters. */
export function headOf(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const head = text.slice(0, maxChars);
  const lineEnd = head.lastIndexOf('\n');
  const end = lineEnd >= 0 ? lineEnd : head.search(/\s\S*$/);
  return head.slice(0, Math.max(end, 0));
}

/** The whole lines (else words) within the last `maxChars` characters. */
export function tailOf(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const tail = text.slice(-maxChars);
  const lineEnd = tail.indexOf('\n');
  const start = lineEnd >= 0 ? lineEnd : tail.search(/\s/);
  return start >= 0 ? tail.slice(start + 1) : '';
}

/** At most `maxChars`, cut before a word, with an ellipsis: half a credential, which no filter would find, is out. */
export function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = text.slice(0, maxChars).search(/\s\S*$/);
  return `${text.slice(0, Math.max(end, 0)).trimEnd()}…`;
}

const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without terminal colours and control characters; a carriage return, which redraws a line, ends one. */
export function plainText(text: string): string {
  const uncoloured = text.includes('\u001b') ? text.replace(ESCAPE_SEQUENCE, '') : text;
  return uncoloured.replace(CONTROL, '').replace(/\r\n?/g, '\n');
}

/** The longest beginning of `text` within `maxBytes` of UTF-8 that ends at a character boundary. */
export function cutBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  let end = Math.max(0, maxBytes);
  const bytes = Buffer.from(text);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1; // 10xxxxxx: in the middle of a character
  return bytes.toString('utf8', 0, end);
}

/** A redaction that a cut went through would look like text: it goes as a whole. */
const dropHalfRedaction = (text: string): string =>
  text.replace(/\[(?:R(?:E(?:D(?:A(?:C(?:T(?:E(?:D(?::[a-z0-9-]*)?)?)?)?)?)?)?)?)?$/, '');

/** At most `maxBytes` of UTF-8, cut at a line end in the last half, else a character, marked. For filtered text: a cut could hide half a secret. */
export function cutExcerpt(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const mark = `\n${CUT_MARK}`;
  const head = cutBytes(text, maxBytes - Buffer.byteLength(mark));
  const lineEnd = head.lastIndexOf('\n');
  return (lineEnd > head.length / 2 ? head.slice(0, lineEnd) : dropHalfRedaction(head)) + mark;
}

/** The parts that are not empty, in their order. */
export const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/** A wording without case and spacing. */
export const spelling = (wording: string): string => oneLine(wording.normalize('NFC').toLowerCase());

/** One line of it: white space runs become one blank. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Makes one line of at most `maxChars` characters out of any text. */
export function shortLine(text: string, maxChars: number): string {
  const line = oneLine(text);
  const chars = [...line.slice(0, maxChars * 2 + 2)]; // one more than fits, also of characters of two code units
  if (chars.length <= maxChars) return line;
  const head = chars.slice(0, maxChars - 1).join('');
  return `${head.trimEnd()}${CUT_MARK}`;
}

/** What may hide or command in a foreign text: control (not line end, tab) and format characters, but the joiners of emoji and scripts. */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu;

/** The text with nothing in it that a terminal or a reader could not see. Notes come from other people too. */
export const printable = (text: string): string => text.replace(INVISIBLE, '');

/** A word as a shell takes it in a command that people copy: others choose names of refs and remotes. */
export const shellWord = (text: string): string =>
  /^[\w./:=@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** A URI without user names, passwords and query, for what is shown and logged. */
export function maskUri(uri: string): string {
  return uri.replace(/[?#].*$/s, '').replace(/^([a-z0-9+.-]+:\/\/)[^/]*@/i, '$1');
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** How many of something: `1 memory`, `2 memories`, `3 flushes`. */
export const count = (n: number, what: string): string =>
  n === 1 ? `1 ${what}` : `${n} ${what.replace(/y$/, 'ie').replace(/sh$/, 'she')}s`;

/** The first so many lines, and how many more there are, in the words given. */
export const firstOf = (
  lines: readonly string[],
  most: number,
  rest: (more: number) => string,
): readonly string[] => (lines.length > most ? [...lines.slice(0, most), rest(lines.length - most)] : lines);

/** A sign for each count, the highest for the greatest, a blank for 0: small and none differ. */
export function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const signOf = (value: number): string =>
    value <= 0 ? ' ' : (BLOCKS[Math.ceil((value / most) * BLOCKS.length) - 1] ?? ' ');
  return values.map(signOf).join('');
}

export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Patterns for a line in small letters, each with its signs (`|` between them), of which one stands in whatever it matches: to compile all takes longer than the rest of a capture. */
export type TellingRow = readonly [signs: string, pattern?: RegExp];

/** Whether a text in small letters has one of some signs, with `|` between them: cheap, before a pattern is compiled for it. */
export const hasSign = (signs: string, small: string): boolean =>
  signs.split('|').some((sign) => small.includes(sign));

const matchesSome = (rows: readonly TellingRow[], small: string): boolean =>
  rows.some(([signs, pattern]) => hasSign(signs, small) && (pattern?.test(small) ?? true));

/** A system error (`ENOSPC`, `ERR_NO_TTY`) or a numbered diagnostic (`error TS2307`, `error[E0433]`). */
const CODE = /\bE(?:[A-Z]{4,}|RR_\w+)\b|\berror(?: |\[)[A-Z]{1,4}\d+/;
/** Names its cause: what is missing, refused, unknown. */
export const CAUSES: readonly TellingRow[] = [
  [
    "command not found|out of memory|no such file|no module named|not permitted|denied|refused|timed out|unrecognized|illegal option|invalid option|not defined|no matches found|in use|no space left|read-only file|not a git repository|does not contain main|missing script|unsupported|deprecat|no test found|no tests found|build constraints|unable to|does not exist|doesn't exist|unknown option|unknown command|unknown flag|unknown subcommand",
  ],
  [
    "cannot |can't |could not |couldn't ",
    /(?:cannot|can't|could not|couldn't) (?:find|resolve|open|connect|create|compile)/,
  ],
  [' not ', /(?:is|are|was|were) not (?:found|installed|trusted|supported|configured)/],
  ['timeout ', /timeout .{0,20}exceeded/],
  ['0 files', /\b0 files\b/],
];
/** Says that it is an error, or is a compiler's `path:line:column: message`. */
export const ERRORS: readonly TellingRow[] = [
  ['error|fatal|panic|err!', /^\W{0,4}(?:\w+ ){0,2}(?:error|fatal|panic|err!)(?!\w)/],
  ['error|exception', /(?:error|exception)\b(?! trace)|\berror\b[\w\] ]{0,12}:/],
  ['e', /^e\s{2,}/],
  [': ', /^\S+\.\w{1,5}:\d+:\d+: /],
];
/** What a tool goes on from is not what it failed of. */
const WARNS = /^\W*(?:npm )?warn(?:ing)?\b/;
export const HINTS: readonly TellingRow[] = [
  [
    'fail|error|cannot|could not|unable|denied|invalid|missing|not found|refused|unexpected|warn|skipp|no such|must|exceed',
  ],
  ["not|n't|require|need", /\bnot\b|n't\b|requires?\b|needs? to\b/],
];
/** True of any failure: which script or target failed and with which code, where the log is, what to type for help, a stack frame, which runtime it was, which tests passed. */
export const EMPTY_WORDS: readonly TellingRow[] = [
  [
    'execution failed for task|a complete log of this run|for more information|some errors were emitted|task failed|lifecycle script|command failed|previous error|something went wrong|failed to push some refs|build failed|startup failed|setup failed|test suite failed|non-zero code',
  ],
  ['exit', /\bexit(?:ed|s)?(?: with)?(?: (?:code|status|value)|:? \(?\d)|non-zero exit/],
  ['(code ', /\(code \d+\)$/],
  ['make', /^\S*make(?:\[\d+\])?: \*\*\* (?:\[.*\] \S+ \d|waiting)/],
  ['traceback|hint:|usage:|fail|node.js v', /^(?:traceback|hint:|usage:|fail\b|node\.js v\d)/],
  ['at ', /^\s+at /],
  ['file "', /^\s*file ".*", line/],
  [
    '^|error trace:|--- fail|--- pass|pass|ok |✓|✔|√',
    /^\s*(?:\^|error trace:|--- (?:fail|pass)|✓|✔|√|ok \d|pass\b)/,
  ],
  ['error: test', /^error: test\w* \([\w.]+\)$/],
  ['npm e', /^npm (?:err!|error) (?:code (?:e?\d|elifecycle)|path|command|cwd|errno|syscall)/],
  ['... ok|passed', /(?:\.\.\. ok|::\S+ passed(?: +\[ *\d+%\])?)\s*$/],
];

const HEAD_CHARS = 400;
/** A heading drawn into the output: `===== FAILURES =====`, `╭─ Error ─────╮`. */
const RULED = /^\W{5,}.{0,80}\W{5,}$|^\W{2,}.{0,80}[─━═]{5,}\W$/;

/** What a spinner left behind: `Uploading…| Uploading…/ Uploading…`. */
const SPUN = /\b(\w{4,})\b(?:\W{1,8}\1\b){2}/;
const saysNothing = (line: string): boolean =>
  matchesSome(EMPTY_WORDS, line.toLowerCase()) || RULED.test(line) || SPUN.test(line);

/** Tools say the same line again and again, and several ask about each. */
const ranks = new Map<string, Rank>();
const MOST_RANKS = 1_000;
type Rank = 0 | 1 | 2 | 3;

/** How much a line of output says about what went wrong: 0 nothing, 3 the cause. Pure. */
export function tellingRank(line: string): Rank {
  const head = line.slice(0, HEAD_CHARS);
  const known = ranks.get(head);
  if (known !== undefined) return known;
  const found = rankOf(head);
  // Asked last: most lines have no rank to lose, and a pattern that is asked twice is compiled again, into machine code.
  const rank = found > 0 && saysNothing(head) ? 0 : found;
  if (ranks.size >= MOST_RANKS) ranks.clear();
  ranks.set(head, rank);
  return rank;
}

function rankOf(head: string): Rank {
  const small = head.toLowerCase();
  if (WARNS.test(small)) return 1;
  const error = matchesSome(ERRORS, small);
  if (CODE.test(head) || matchesSome(CAUSES, small)) return error ? 3 : 2;
  if (error) return 2;
  return matchesSome(HINTS, small) ? 1 : 0;
}

/** Those of all scripts take longest to compile, and hardly any line asks for them. */
export const hasLetter = (text: string): boolean => /[A-Za-z]/.test(text) || /\p{L}/u.test(text);

/** The lines of the looked-at part of an output, without colours and control characters. */
export const outputLines = (text: string): string[] => plainText(windowOf(text)).split('\n');

/** `Error: browserType.launch:` tells less than any hint below it. */
const SAYS_NEXT = 1.5;
/** Above the cause of what was said before; the last of them is the one that can be mended. */
const CAUSED_BY = /^\s*caused by:\s*$/i;

/** The number of the first line that tells most; else of the last with a letter that is not true of any failure; -1: none. */
export function tellingIndex(lines: readonly string[]): number {
  const cause = lines.findLastIndex((line) => CAUSED_BY.test(line));
  let best = cause < 0 ? -1 : lines.findIndex((line, index) => index > cause && hasLetter(line));
  let bestRank = best < 0 ? 0 : 3;
  for (let index = 0; index < lines.length && bestRank < 3; index++) {
    const line = lines[index] ?? '';
    const rank = tellingRank(line) - (/:\s*$/.test(line) ? SAYS_NEXT : 0);
    if (rank > bestRank && !isEcho(lines, index)) [best, bestRank] = [index, rank];
  }
  if (best >= 0) return best;
  const own = lines.findLastIndex((line) => hasLetter(line) && !saysNothing(line.slice(0, HEAD_CHARS)));
  return own >= 0 ? own : lines.findLastIndex(hasLetter);
}

/** Marks a part of the line above: `   ^`, `    ~~~~^^^^`, ` |   ^~~ expected ;`. */
const CARET = /^[\s|│:]*[~^]+(?:[\s-]|$)/;
/** Says itself that it is an error: no source begins so. */
const MESSAGE = /^\s*(?:\S+:\d+:(?:\d+:)? |[\w.]*(?:error|exception|fatal)(?:\[\w+\])?: )/i;
/** Python shows the line of each frame below its place. */
const FRAME = /^\s*File ".*", line \d+/;
/** npm and pnpm name the script (`> app@1.0.0 test`), then say what it runs. */
const SCRIPT = /^> @?[\w./-]+(?:@[\w.+-]+)?(?: [\w:.-]+)?(?: \/.*)?$/;

/** Whether a line only repeats what was run, of a program's source or of a script: what went wrong stands below it. */
export function isEcho(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  if (CARET.test(after) && !MESSAGE.test(line)) return true;
  if (/^>\s{3,}\S|^\$ /.test(line) || (line.startsWith('> ') && SCRIPT.test(before))) return true;
  return FRAME.test(before) && /^\s/.test(line);
}

const WORD = /[\p{L}\p{N}_-]/u;

/** Whether a name stands in a text, and not as a part of a longer one. Pure. */
export function standsIn(text: string, name: string): boolean {
  const isJoined = (at: number, end = ''): boolean => WORD.test(end) && WORD.test(text[at] ?? '');
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isJoined(at - 1, name[0]) && !isJoined(at + name.length, name.at(-1))) return true;
  return false;
}
