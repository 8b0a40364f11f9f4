import { cutAtWord, hasLetter, isEcho, oneLine, outputLines, tellingIndex, tellingRank } from './text.ts';

/** The numbers of the lines that name an error or its cause, the one that tells most first, at most `most`. */
function tellingIndexes(lines: readonly string[], most: number): readonly number[] {
  const main = tellingIndex(lines);
  if (main < 0) return [];
  const tells = (line: string, index: number): boolean => tellingRank(line) >= 2 && !isEcho(lines, index);
  const others = lines.flatMap((line, index) => (index !== main && tells(line, index) ? [index] : []));
  return [main, ...others].slice(0, most);
}

const MAX_CHARS = 200;
/** Rules settle after two rounds on every line seen; the bound only keeps a loop from being endless. */
const MAX_ROUNDS = 8;

/** What an error is known by: its telling line without places, counts, hashes, times and addresses; names, flags, codes and ports stay. At most 200 characters, idempotent. Not for the command. */
export function errorSignature(text: string): string | undefined {
  const lines = outputLines(text);
  return signatureOf(lines[tellingIndex(lines)]);
}

/** Of one failure a tool tells in several lines, and which of them tells most differs from one run to the next. */
const MAX_SIGNATURES = 4;

/** What an error with these lines may be recognised by: `errorSignature` first, then those of its other telling lines, each once. */
export function errorSignatures(lines: readonly string[]): readonly string[] {
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
