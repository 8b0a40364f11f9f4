import { simpleCommands } from '../capture/shell.ts';
import { onceAsked, wordSet } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import { isStopWord, stem, wordOf } from '../core/stem.ts';

/** A word, a name or a path; not a number. */
const WORD = /[A-Za-z_$@][\w.@$/\\+-]*/g;
/** What a method is called of: `strat.InitializeSession` is `s.InitializeSession` elsewhere. */
const RECEIVER = /^[a-z_]\w{0,11}\.(?=[A-Z$])/;
/** Of a path the last part, of a call the method; '' for what has no two letters. */
function nameOf(found: string): string {
  const last = (/[^/\\]+(?=[/\\]*$)/.exec(found)?.[0] ?? '').replace(/[.:+-]+$/, '');
  const name = last.replace(RECEIVER, '');
  return /[A-Za-z]{2}/.test(name) ? name : '';
}

function termOf(name: string): string {
  const small = name.toLowerCase();
  if (!/^[A-Z]?[a-z]+$/.test(name)) return small;
  if (small === 'illegal') return 'invalid'; // what BSD's getopt calls an option, and GNU's
  return isStopWord(small) ? '' : stem(wordOf(small));
}

/** A text's words in order: prose by stems without grammar, names whole, of a path its last part. Pure. */
function orderedWords(text: string): readonly string[] {
  return (text.match(WORD) ?? []).flatMap((found) => termOf(nameOf(found)) || []);
}

/** Words of any failure, and of any project's work: by themselves they tell no error from another. Their stems, which every failure would wait for. */
const SAID_OF_ALL = wordSet([
  'error err fatal panic fail failur except cannot find file directori folder modul packag command name exist miss invalid unexpect expect exit code statu build run test line process stack messag warn caus traceback undefin null type valu object argument deni unabl start task job step open read write access load creat',
  'git branch main master pull request work tree commit merg push rebas conflict checkout config configur version check first new time session json arrai string number user datum project script instal updat chang origin remot must need us set get after',
]);
/** Kinds of errors, and codes that only name a kind. */
const KINDS = wordSet([
  'typeerror referenceerror syntaxerror rangeerror valueerror keyerror attributeerror importerror modulenotfounderror runtimeerror assertionerror nameerror indexerror indentationerror filenotfounderror permissionerror oserror ioerror',
  'enoent eacces eperm eexist enotdir eisdir',
]);
const NUMBERED = /^(?:ts\d+|http\d+|[a-z]\d{3,4})$/;
/** `url_quote`, `esModuleInterop`, `EBADENGINE`, `YN0028`: somebody made it up, so it says more than a word. */
const NAME = /\b(?:E[A-Z]{4,}|[a-z]+[A-Z]\w+|[A-Za-z]+_\w+|[A-Z]+\d{3,})\b/g;
const NAME_WORTH = 1.5;
/** `ERR_OSSL_EVP_UNSUPPORTED`, `stop-writes-on-bgsave-error`: says what went wrong, whatever it went wrong with, and is all but enough. */
const CODE = /\b(?:[A-Z]+(?:_[A-Z\d]+){2,}|[a-z]+(?:-[a-z\d]+){3,})\b/g;
const CODE_WORTH = 3;
const isSaidOfAll = (word: string): boolean =>
  SAID_OF_ALL.has(word) || KINDS.has(word) || NUMBERED.test(word);
const OF_ALL_WEIGHT = 0.25;

/** How much it says that a word stands in an error and in a memory, 0…1: what few of `memories` hold says most; `holdersOf` asks how many do. Pure. */
export function weightOf(word: string, holdersOf: (word: string) => number, memories: number) {
  if (isSaidOfAll(word)) return { weight: OF_ALL_WEIGHT, holders: 0 };
  const holders = holdersOf(word);
  if (holders === 0) return { weight: 0, holders };
  return { weight: Math.log(1 + memories / holders) / Math.log(1 + memories), holders };
}

type Weigh = (word: string) => number;

/** A stack frame; a command that is shown as it is run. */
const NOT_SAID = /^\s+at |^(?:\[[^\]]*\] )?[$+] /;
const ENDS = 6;
/** What else is printed can still be what somebody quotes. */
const MOST_LINES = 100;
const MOST_CHARS = 400;
const MOST_RUN = 24;
const MOST_PLAIN = 20_000;
const once = (words: Iterable<string>): readonly string[] => [...new Set(words)];

/** In small letters, without numbers and signs. */
const plainly = (text: string): string =>
  text
    .replace(/[^A-Za-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .toLowerCase();

export type Printed = ReturnType<typeof printedBy>;

/** What a failure printed that somebody may have written down, and what was run, as words. Pure. */
export function printedBy(
  signatures: readonly string[],
  lines: readonly string[],
  commands: readonly string[],
) {
  const isName = (word: string): boolean => !/\s/.test(word) && word.length <= MOST_CHARS;
  const run = commands.flatMap(simpleCommands).map(({ words }) => words.filter(isName));
  // In a line of its own output the name of a program says nothing.
  const programs = new Set(run.flatMap((words) => orderedWords(words.find((it) => !it.includes('=')) ?? '')));
  const isSaid = (line: string): boolean => /[A-Za-z]{3}/.test(line) && !NOT_SAID.test(line);
  const wordsIn = (line: string): readonly string[] =>
    once(orderedWords(line.slice(0, MOST_CHARS))).filter((word) => !programs.has(word));
  const atEnds = (most: number): readonly string[] =>
    [...lines.slice(-most), ...lines.slice(0, most)].filter(isSaid);
  const told = signatures.filter(isSaid).map((line) => line.replace(/<\w+>/g, ''));
  const most = once([...told, ...atEnds(ENDS)]);
  const telling = most.map(wordsIn);
  const said = new Set(telling.flat());
  const found = (pattern: RegExp, worth: number) =>
    most
      .flatMap((line) => line.slice(0, MOST_CHARS).match(pattern) ?? [])
      .map((it) => [it.toLowerCase(), worth] as const);
  return {
    /** The lines that tell most, and those at its ends: which line tells most, who writes it down may see otherwise. */
    telling,
    lines: onceAsked(() => {
      const each = once([...told, ...atEnds(MOST_LINES)]).map(wordsIn);
      return { each: each.map((words) => new Set(words)), all: new Set(each.flat()) };
    }),
    plain: onceAsked(() => ` ${plainly(lines.join(' ').slice(0, MOST_PLAIN))} `),
    /** How often as much as a word the names in them say. */
    worth: new Map<string, number>([...found(NAME, NAME_WORTH), ...found(CODE, CODE_WORTH)]),
    /** What was run and is not in the lines that tell. */
    run: new Set(
      once(run.flat().flatMap(orderedWords))
        .filter((word) => !isSaidOfAll(word) && !said.has(word))
        .slice(0, MOST_RUN),
    ),
  };
}

/** What stands between two words that both have makes it less likely that one repeats the other. */
const GAP = 0.1;

/** How much of a line a text repeats in its order: the weight of the words, less what stands between them. Pure. */
function repeatedIn(text: readonly string[], line: readonly string[], weigh: Weigh): number {
  const scores = new Float64Array(line.length + 1);
  let best = 0;
  for (const word of text) {
    let before = 0;
    for (let at = 1; at <= line.length; at += 1) {
      const above = scores[at] ?? 0;
      const same = line[at - 1] === word ? before + weigh(word) : 0;
      const score = Math.max(0, same, above - GAP, (scores[at - 1] ?? 0) - GAP);
      before = above;
      scores[at] = score;
      if (score > best) best = score;
    }
  }
  return best;
}

/** Where a text stops to quote and begins to; a command that it shows is what helped or what was run, and no quote. */
const CLAUSE_ENDS = /`[^`\n]*`|[()"`;:,\n]|[.!?] |(?<!\w)'|'(?!\w)/;

/** How much of a clause stands in one line, less what does not: a quote is there whole, and of another error of the same tool a part. Pure. */
function quotedIn(clauses: readonly string[], { lines, run }: Printed, weigh: Weigh): number {
  const { each, all } = lines();
  let best = 0;
  for (const clause of clauses) {
    const words = once(orderedWords(clause));
    const share = (line: ReadonlySet<string>): number =>
      words.reduce((sum, it) => sum + (line.has(it) ? weigh(it) : run.has(it) ? 0 : -unmet(it)), 0);
    if (share(all) > best) best = Math.max(best, ...each.map(share));
  }
  return best;
}

/** What it takes away that a word of a quote is missing. Names differ where one error strikes twice; what is said of them does not. */
const unmet = (word: string): number => (isSaidOfAll(word) ? OF_ALL_WEIGHT : /[^a-z]/.test(word) ? 0.5 : 1);

/** What a text that says nothing but this failure is worth more than one that says much else. */
const COVERED = 2;
/** Of a text of few words each is easily met. */
const FEW_WORDS = 6;

const QUOTED = /"([^"\n]{8,200})"|“([^”\n]{8,200})”/g;
/** A word that names something, and is another where the error strikes elsewhere; where a quote leaves something out. */
const NAMES = /\S*[\d./\\_`'<>{}=*-]\S*|\S+[A-Z]\S*|…/g;
/** Fewer words stand side by side in other errors, too. */
const LEAST_RUN = 4;
const WORD_QUOTED = 0.4;

/** What the words weigh that a text quotes of an output as they stand there, side by side, between its names: each may be common, all of them in this order are not. Pure. */
function verbatimIn(text: string, printed: string): number {
  const runs = Array.from(text.matchAll(QUOTED), ([, straight, curly]) => straight ?? curly ?? '')
    .flatMap((quote) => quote.split(NAMES))
    .map((run) => plainly(run).trim())
    .filter((run) => orderedWords(run).some((word) => !isSaidOfAll(word)) && printed.includes(run));
  const words = Math.max(0, ...runs.map((run) => run.split(' ').length));
  return words < LEAST_RUN ? 0 : WORD_QUOTED * words;
}

/**
 * How much a memory speaks of a failure: the line that it repeats most of, the clause of it that was printed, and how much of its summary is met. Of 259
 * failures that a memory helps against 193 have 3.2, of 1,349 that none helps against 37, 27 of them of 600 of the memories' tools;
 * of 60 and 300 others that were written later 44 and 8 have 3.2, 46 and 10 have 3.0. Pure.
 */
export function likenessTo({ signature, summary, body = '' }: Memory, printed: Printed, weigh: Weigh) {
  const written = `${summary}\n${signature === undefined ? body : body.replace(/^> .*$/gm, '')}`;
  const text = orderedWords(written);
  const verbatim = verbatimIn(written, printed.plain());
  const error = verbatim + Math.max(0, ...printed.telling.map((line) => repeatedIn(text, line, weigh)));
  if (error < 1) return 0; // so little is never made up for, and most memories end here
  const known = new Set([...printed.telling.flat(), ...printed.run]);
  let [met, all] = [0, FEW_WORDS];
  for (const word of new Set(orderedWords(summary))) {
    const weight = known.has(word) ? weigh(word) : 0;
    met += weight;
    all += known.has(word) ? weight : unmet(word);
  }
  return error + COVERED * (met / all) + quotedIn(written.split(CLAUSE_ENDS), printed, weigh);
}

/** Whether a summary quotes errors of which none was printed: many failures of a tool end with one line, and what is wrong another tells. Pure. */
export function quotesAnother({ summary }: Pick<Memory, 'summary'>, printed: Printed): boolean {
  const quoted = summary.replace(/`[^`]*`/g, '').match(/"[^"]+"/g) ?? [];
  const quotes = quoted.filter((it) => /[a-z] [a-z]/i.test(it));
  return quotes.length > 0 && quotedIn(quotes, printed, () => 1) === 0;
}
