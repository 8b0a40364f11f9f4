import { cutAtWord, oneLine, plainText, windowOf } from './text.ts';

/** A system error (`ENOSPC`) or a numbered diagnostic (`error TS2307`, `error[E0433]`). */
const CODE = /\bE[A-Z]{4,}\b|\berror(?: |\[)[A-Z]{1,4}\d+/;
/** Names its cause: what is missing, refused, unknown. This and the next three are asked in small letters: with `i` compiling takes twice as long. */
const CAUSE =
  /command not found|(?:cannot|can't|could not|couldn't) (?:find|resolve|open|connect|create|compile)|(?:does not|doesn't) exist|(?:is|are|was|were) not (?:found|installed|trusted|supported|configured)|out of memory|no such file|no module named|not permitted|denied|refused|timed out|timeout .{0,20}exceeded|unrecognized|unknown (?:option|command|flag|subcommand)|(?:illegal|invalid) option|not defined|no matches found|in use|no space left|read-only file|not a git repository|does not contain main|missing script|unsupported|deprecat|\b0 files\b|no tests? found|build constraints|unable to/;
/** Says that it is an error, or is a compiler's `path:line:column: message`. */
const ERROR =
  /^\W{0,4}(?:\w+ ){0,2}(?:error|fatal|panic|err!)(?!\w)|(?:error|exception)\b(?! trace)|\berror\b[\w\] ]{0,12}:|^e\s{2,}|^\S+\.\w{1,5}:\d+:\d+: /;
const HINT =
  /fail|error|cannot|could not|unable|denied|invalid|missing|not found|refused|unexpected|warn|skipp|no such|must|exceed|\bnot\b|n't\b|requires?\b|needs? to\b/;
/** True of any failure: which script failed, where the log is, what to type for help, a stack frame, which runtime it was, which tests passed. */
const EMPTY_WORDS =
  /exited with (?:code|status)|exit (?:code|status)|a complete log of this run|for more information|some errors were emitted|task failed|^traceback|^\s+at |^\s*file ".*", line|^\s*error trace:|^\s*--- fail|^hint:|^usage:|^fail\b|^\s*\^|lifecycle script|command failed|previous errors?|something went wrong|failed to push some refs|(?:build|startup|setup|test suite) failed|^node\.js v\d|^npm (?:err!|error) (?:path|command|cwd|errno|syscall)\b|^\s*(?:[✓✔√]|--- pass|ok \d|pass\b)|(?:\.\.\. ok|::\S+ passed(?: +\[ *\d+%\])?)\s*$/;

/** Of a line that is longer only so much is looked at. */
const HEAD_CHARS = 400;
/** A heading drawn into the output: `===== FAILURES =====`, `╭─ Error ─────╮`. */
const RULED = /^\W{5,}.{0,80}\W{5,}$|^\W{2,}.{0,80}[─━═]{5,}\W$/;

/** What a spinner left behind: `Uploading…| Uploading…/ Uploading…`. */
const SPUN = /\b(\w{4,})\b(?:\W{1,8}\1\b){2}/;
const saysNothing = (line: string): boolean =>
  EMPTY_WORDS.test(line.toLowerCase()) || RULED.test(line) || SPUN.test(line);

/** How much a line of output says about what went wrong: 0 nothing, 3 the cause. Pure. */
export function tellingRank(line: string): 0 | 1 | 2 | 3 {
  const head = line.slice(0, HEAD_CHARS);
  const rank = rankOf(head);
  // Asked last: most lines have no rank to lose, and a pattern that is asked twice is compiled again, into machine code.
  return rank > 0 && saysNothing(head) ? 0 : rank;
}

function rankOf(head: string): 0 | 1 | 2 | 3 {
  const small = head.toLowerCase();
  const error = ERROR.test(small);
  if (CODE.test(head) || CAUSE.test(small)) return error ? 3 : 2;
  if (error) return 2;
  return HINT.test(small) ? 1 : 0;
}

/** Those of all scripts take longest to compile, and hardly any line asks for them. */
const hasLetter = (text: string): boolean => /[A-Za-z]/.test(text) || /\p{L}/u.test(text);

/** The lines of the looked-at part of an output, without colours and control characters. */
export function outputLines(text: string): string[] {
  return plainText(windowOf(text)).split('\n');
}

/** `Error: browserType.launch:` tells less than any hint below it. */
const SAYS_NEXT = 1.5;

/**
 * The number of the line that tells most, the first of equals (what follows is mostly its consequence); where none is telling the
 * last line with a letter in it, if it can be one that is not true of any failure; -1 where there is none.
 */
export function tellingIndex(lines: readonly string[]): number {
  let best = -1;
  let bestRank = 0;
  for (let index = 0; index < lines.length && bestRank < 3; index++) {
    const line = lines[index] ?? '';
    const rank = tellingRank(line) - (/:\s*$/.test(line) ? SAYS_NEXT : 0);
    if (rank > bestRank) [best, bestRank] = [index, rank];
  }
  if (best >= 0) return best;
  const own = lines.findLastIndex((line) => hasLetter(line) && !saysNothing(line.slice(0, HEAD_CHARS)));
  return own >= 0 ? own : lines.findLastIndex(hasLetter);
}

/** The numbers of the lines that name an error or its cause, the one that tells most first, at most `most`. */
function tellingIndexes(lines: readonly string[], most: number): readonly number[] {
  const main = tellingIndex(lines);
  if (main < 0) return [];
  const others = lines.flatMap((line, index) => (index !== main && tellingRank(line) >= 2 ? [index] : []));
  return [main, ...others].slice(0, most);
}

const MAX_CHARS = 200;
/** Rules settle after two rounds on every line seen; the bound only keeps a loop from being endless. */
const MAX_ROUNDS = 8;

/**
 * What an error is recognised by when it strikes again: its telling line (else the last line with words)
 * without what differs from one machine, directory or day to the next: directories, line numbers, counts,
 * hashes, times, addresses, durations, temp names, colours. Base names, modules, flags, error codes and the ports
 * of services stay. At most 200 characters, idempotent; undefined where no line has a word. The caller must not give it
 * the command.
 */
export function errorSignature(text: string): string | undefined {
  const lines = outputLines(text);
  return signatureOf(lines[tellingIndex(lines)]);
}

/** Of one failure a tool tells in several lines, and which of them tells most differs from one run to the next. */
const MAX_SIGNATURES = 4;

/** What an error may be recognised by: `errorSignature` first, then those of its other telling lines, each once. */
export function errorSignatures(text: string): readonly string[] {
  const lines = outputLines(text);
  const found = tellingIndexes(lines, MAX_SIGNATURES).flatMap((index) => signatureOf(lines[index]) ?? []);
  return [...new Set(found)];
}

/** The signature of a failure whose output tells most in this line; undefined where that says nothing. Pure. */
export function signatureOf(line: string | undefined): string | undefined {
  if (line === undefined) return undefined;
  const signature = settled(cutAtWord(oneLine(line), 4 * MAX_CHARS));
  return hasLetter(signature.replace(/<\w+>/g, '')) ? signature : undefined;
}

/** What one rule takes away can make room for another, so the rules run until nothing changes. */
function settled(line: string): string {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = cutAtWord(oneLine(withoutParticulars(line)), MAX_CHARS);
    if (next === line) break;
    line = next;
  }
  return line;
}

type Rule = readonly [
  pattern: RegExp,
  replacement: string | ((found: string, ...groups: string[]) => string),
  /** One of these stands in whatever it matches. Compiling the patterns takes long, and a line has few of these. */
  signs?: readonly string[] | RegExp,
];

/** From here on systems hand out ports by chance (net.ipv4.ip_local_port_range of Linux begins here). */
const FIRST_CHANCE_PORT = 32_768;

/** A port that somebody chose names the service (5432 is not 6379), one given by chance names nothing. */
function port(digits: string | undefined): string {
  return digits === undefined || Number(digits) >= FIRST_CHANCE_PORT ? '' : `:<${Number(digits)}>`;
}

/** What bash says where zsh and dash say it in other words. */
const SAID_BY_BASH: Readonly<Record<string, string>> = {
  'command not found': 'command not found',
  'permission denied': 'Permission denied',
  'no such file or directory': 'No such file or directory',
};

/** In this order: a rule may rely on what those before it took away. */
const RULES: readonly Rule[] = [
  // The same error in two shells is one: `zsh: command not found: x`, `(eval):1: …`, `sh: 1: x: not found`, `bash: line 1: x: …`.
  [
    /^(?:\(eval\)|(?:\S*\/)?zsh):(?:\d+:)? (command not found|permission denied|no such file or directory): (\S+)$/,
    (_found, said, what) => `${what}: ${SAID_BY_BASH[said ?? '']}`,
    ['(eval):', 'zsh:'],
  ],
  [
    /^(?:\S*\/)?(?:da)?sh: (?:line )?\d+: (\S+): not found$/,
    (_found, what) => `${what}: command not found`,
    ['sh: '],
  ],
  [/^(?:\S*\/)?(?:ba|da|z)?sh: (?:(?:line )?\d+: )?(?=\S+: \S)/, '', ['sh: ']],
  // A script names itself as its shell would.
  [/^\S+: line (?:\d+|<n>): (?=\S+: command not found$)/, '', [': line ']],
  // Times and dates, with the log brackets around them.
  [
    /\[?\b\d{4}[-/]\d{2}[-/]\d{2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?\b\]?/g,
    '<time>',
    /\d[-/]\d/,
  ],
  [/\[?\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?(?: ?[AP]M)?\b\]?/gi, '<time>', /\d:\d/],
  [/^(?:<time>[\s:,-]*)+/, '', ['<time>']],
  // Addresses: of memory, of machines; a host keeps its name, and its port where somebody chose it.
  [/\b0x[0-9a-f]+\b/gi, '<hex>', ['0x', '0X']],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::(\d{1,5}))?\b/g, (_found, digits) => `<addr>${port(digits)}`, /\d\.\d/],
  [
    /(?:\[?::1?\]?:|\[[0-9a-f:]{3,}\]:)(\d{1,5})\b/gi,
    (_found, digits) => `<addr>${port(digits)}`,
    ['::', ']:'],
  ],
  [/\[[0-9a-f:]{3,}\](?!:)/gi, '<addr>', ['[']],
  [
    /\b(?:[a-z][a-z+]*):\/\/(?:[^\s/@]+@)?([\w.-]+)(?::(\d{1,5}))?/gi,
    (_found, host, digits) => `${host}${port(digits)}`,
    ['://'],
  ],
  [
    /\b(localhost|(?:[\w-]+\.)+[a-z]{2,}):(\d{2,5})(?![\w:.,)]*\d)/gi,
    (_found, host, digits) => `${host}${port(digits)}`,
    /:\d/,
  ],
  // Hashes and other names that a machine made up.
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<hex>', ['-']],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b/gi, '<hex>'],
  [/\btmp[.\-_]?(?=[A-Za-z0-9_]*[A-Z0-9])[A-Za-z0-9_]{5,}\b/g, '<tmp>', ['tmp']],
  // Durations, then the place in a file: `a.ts:12:5`, `a.ts(12,5)`, `line 12`.
  [
    /(?<![\w.])\d+(?:\.\d+)?\s?(?:ns|µs|ms|milliseconds?|secs?|seconds?|min|minutes?|hours?|[smhd])\b/g,
    '<n>',
    /\d\s?[nµmshd]/,
  ],
  [/<n>(?: <n>)+/g, '<n>', ['<n> <n>']],
  [/(\.\w{1,10})(?::\d+(?:[:,-]\d+)*|\(\d+(?:,\d+)*\))/g, '$1'],
  [/\b(lines?|columns?|col) \d+(?:-\d+)?/gi, '$1 <n>', /[esln] \d/i],
];

function withoutParticulars(line: string): string {
  const bare = RULES.reduce(
    (text, [pattern, replacement, signs]) =>
      mayMatch(text, signs) ? text.replace(pattern, replacement as string) : text,
    line,
  );
  return withoutNumbers(mayMatch(bare, SLASHES) ? withoutDirectories(bare) : bare);
}

function mayMatch(text: string, signs: Rule[2]): boolean {
  if (signs === undefined) return true;
  return signs instanceof RegExp ? signs.test(text) : signs.some((sign) => text.includes(sign));
}

const SLASHES = ['/', '\\'];

/** With slashes, or with backslashes where a drive or an extension shows that they are no escapes. */
const PATH =
  /(?:(?<!\w)[A-Za-z]:)?(?:\/|~\/|(?:\.{1,2}\/)+)?(?:(?:[\w.@+$*{}~-]|<\w+>)+\/+)+(?:[\w.@+$*{}~-]|<\w+>)*|(?<![\w.<\\/])\/[\w.@+-]+|(?:(?<!\w)[A-Za-z]:\\|\.{1,2}\\)[\w.@+$*{}~\\ -]*[\w.@+$*-]|[\w.-]+(?:\\[\w.-]+)+\.\w{1,5}\b/g;
/** `github.com/a/b` and `registry.npmjs.org/x` name the same thing everywhere. */
const HOSTED = /^(?:[\w-]+\.)+(?:com|org|net|io|dev|in|sh|ai|edu|gov)\//i;
const SPECIFIER_BEFORE = /(?:module|package|import|resolve|crate)s?:? ['"`]?$/i;

/** A path keeps its base name. An import as the source spells it (`'./a'`, `@scope/x`) is no directory. */
function withoutDirectories(line: string): string {
  return line.replace(PATH, (path, offset: number) => {
    const absolute = /^(?:[\\/~]|[A-Za-z]:)/.test(path);
    const named = SPECIFIER_BEFORE.test(line.slice(0, offset)) || /^@[\w.-]+\/[\w.-]+$/.test(path);
    if (HOSTED.test(path) || (named && !absolute)) return path;
    return path.split(/[\\/]/).findLast((part) => part !== '' && part !== '.' && part !== '..') ?? '<path>';
  });
}

const NUMBER = /(?<![\w<])(?<![\w]\.)[-+]?\d+(?:[.,]\d+)*%?(?![\w>])/g;
const CODE_BEFORE = /(?:\b(?:code|status|HTTP|errno|signal|error|ERR!)[ :=]{1,2})$/i;

/** Counts go; a status or error code, a version of three parts and the `8` of `utf-8` are names. */
function withoutNumbers(line: string): string {
  return line.replace(NUMBER, (number, offset: number) => {
    const before = line.slice(0, offset);
    const partOfName = /[A-Za-z]-$/.test(before) && number.length < 4;
    if (partOfName || /^\d+\.\d+\.\d+/.test(number) || CODE_BEFORE.test(before)) return number;
    return '<n>';
  });
}
