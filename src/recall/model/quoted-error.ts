import { simpleCommands } from '../../capture/model/shell.ts';
import type { Memory } from '../../core/memory.ts';
import { isStopWord, stem, wordOf } from '../../core/words/stem.ts';

/** A word, a name or a path; not a number. */
const WORD = /[A-Za-z_$@][\w.@$/\\+-]*/g;
/** Of a path the last part; '' for what has no two letters. */
function nameOf(found: string): string {
  const name = (/[^/\\]+(?=[/\\]*$)/.exec(found)?.[0] ?? '').replace(/[.:+-]+$/, '');
  return /[A-Za-z]{2}/.test(name) ? name : '';
}

function termOf(name: string): string {
  const small = name.toLowerCase();
  if (!/^[A-Z]?[a-z]+$/.test(name)) return small;
  if (small === 'illegal') return 'invalid'; // what BSD's getopt calls an option, and GNU's
  return isStopWord(small) ? '' : stem(wordOf(small));
}

/** Said of anything that is not there, or did not work: in many words no more than in one. */
const SAYING =
  /no such file or directory|cannot find (?:module|package|name|type)|no module named|(?:permission|access) denied|(?:command|file|module) not found|(?:task|command|step|job) failed/gi;

/** A text's words in order: prose by stems without grammar, names whole, of a path its last part. Pure. */
export function orderedWords(text: string): readonly string[] {
  return (text.replace(SAYING, 'failed').match(WORD) ?? []).flatMap((found) => termOf(nameOf(found)) || []);
}

/** Words of any failure, and of any project's work: by themselves they tell no error from another. */
const SAID_OF_ALL = new Set(
  orderedWords(
    'error err fatal panic fail failed failure exception cannot could find found file directory folder module package command name exist missing invalid unexpected expected exit code status build run test line process stack message warning caused traceback undefined null type value object argument such denied unable started task job step open read write access load create ' +
      'git branch main master pull request work tree commit merge push rebase conflict checkout config configuration version check first new time session json array string number user data project script install update changes origin remote must need use set get after before',
  ),
);
/** Kinds of errors, and codes that only name a kind. */
const KIND =
  /^(?:(?:type|reference|syntax|range|value|key|attribute|import|modulenotfound|runtime|assertion|name|index|indentation|filenotfound|permission|os|io)error|enoent|eacces|eperm|eexist|enotdir|eisdir|ts\d+|http\d+|[a-z]\d{3,4})$/;
/** `ERR_OSSL_EVP_UNSUPPORTED`, `stop-writes-on-bgsave-error`: says what went wrong, whatever it went wrong with. */
const CODE = /\b(?:[A-Z]+(?:_[A-Z\d]+){2,}|[a-z]+(?:-[a-z\d]+){3,})\b/g;
/** `P3005`, `GH006`, `ERR_PNPM_OUTDATED_LOCKFILE`: of each tool there are many. */
const NUMBERED = /\b(?:ERR_[A-Z\d_]+|[A-Z]{1,6}\d{3,5})\b/g;
const familyOf = (code: string): string => /^ERR_|\D+/.exec(code)?.[0] ?? '';
const isSaidOfAll = (word: string): boolean => SAID_OF_ALL.has(word) || KIND.test(word);
const OF_ALL_WEIGHT = 0.25;

/** How much it says that a word stands in an error and in a memory, 0…1: what few of `memories` hold says most; `holdersOf` asks how many do. Pure. */
export function weightOf(
  word: string,
  holdersOf: (word: string) => number,
  memories: number,
): { readonly weight: number; readonly holders: number } {
  if (isSaidOfAll(word)) return { weight: OF_ALL_WEIGHT, holders: 0 };
  const holders = holdersOf(word);
  if (holders === 0) return { weight: 0, holders };
  return { weight: Math.log(1 + memories / holders) / Math.log(1 + memories), holders };
}

/** What a failure printed that somebody may have written down, and what was run, as words. */
export interface Printed {
  /** The lines that tell most. */
  readonly telling: readonly (readonly string[])[];
  /** Those at its ends: which line tells most, who writes it down may see otherwise. */
  readonly ends: readonly (readonly string[])[];
  /** Names in them that are enough. */
  readonly codes: ReadonlySet<string>;
  /** Codes in them that tell one error of a tool from its others. */
  readonly numbered: readonly string[];
  /** What was run and is not in them. */
  readonly run: readonly string[];
}

/** A stack frame; a command that is shown as it is run. */
const NOT_SAID = /^\s+at |^(?:\[[^\]]*\] )?[$+] /;
const FIRST_LINES = 3;
const LAST_LINES = 6;
const MOST_CHARS = 400;
const MOST_RUN = 24;
const once = (words: Iterable<string>): readonly string[] => [...new Set(words)];

/** What a failure of commands printed, by its signatures and its lines. Pure. */
export function printedBy(
  signatures: readonly string[],
  lines: readonly string[],
  commands: readonly string[],
): Printed {
  const isName = (word: string): boolean => !/\s/.test(word) && word.length <= MOST_CHARS;
  const run = commands.flatMap(simpleCommands).map(({ words }) => words.filter(isName));
  // In a line of its own output the name of a program says nothing.
  const programs = new Set(run.flatMap((words) => orderedWords(words.find((it) => !it.includes('=')) ?? '')));
  const isSaid = (line: string): boolean => /[A-Za-z]{3}/.test(line) && !NOT_SAID.test(line);
  const wordsIn = (line: string): readonly string[] =>
    once(orderedWords(line.slice(0, MOST_CHARS))).filter((word) => !programs.has(word));
  const told = signatures.filter(isSaid).map((line) => line.replace(/<\w+>/g, ''));
  const last = once([...lines.slice(-LAST_LINES), ...lines.slice(0, FIRST_LINES)]).filter(isSaid);
  const found = (pattern: RegExp) =>
    [...told, ...last].flatMap((line) => line.slice(0, MOST_CHARS).match(pattern) ?? []);
  const [telling, ends] = [told.map(wordsIn), last.map(wordsIn)];
  const said = new Set([...telling, ...ends].flat());
  return {
    telling,
    ends,
    codes: new Set(found(CODE).map((code) => code.toLowerCase())),
    numbered: found(NUMBERED),
    run: once(run.flat().flatMap(orderedWords))
      .filter((word) => !isSaidOfAll(word) && !said.has(word))
      .slice(0, MOST_RUN),
  };
}

/** Whether a text tells of one error of a tool by its code, and what was printed is another of that tool's. Pure. */
export function tellsOfAnother(text: string, { numbered }: Pick<Printed, 'numbered'>): boolean {
  const codes = text.match(NUMBERED) ?? [];
  const isOfTool = (code: string): boolean => numbered.some((it) => familyOf(it) === familyOf(code));
  return codes.some(isOfTool) && !codes.some((code) => numbered.includes(code));
}

/** What stands between two words that both have makes it less likely that one repeats the other. */
const GAP = 0.1;

/** How much of a line a text repeats in its order: the weight of the words, less what stands between them. Pure. */
function repeatedIn(
  text: readonly string[],
  line: readonly string[],
  weights: ReadonlyMap<string, number>,
): number {
  const scores = new Float64Array(line.length + 1);
  let best = 0;
  for (const word of text) {
    let before = 0;
    for (let at = 1; at <= line.length; at += 1) {
      const above = scores[at] ?? 0;
      const same = line[at - 1] === word ? before + (weights.get(word) ?? 0) : 0;
      const score = Math.max(0, same, above - GAP, (scores[at - 1] ?? 0) - GAP);
      before = above;
      scores[at] = score;
      if (score > best) best = score;
    }
  }
  return best;
}

/** A line that tells, all of it repeated, is no coincidence of words. */
const WHOLE = 0.5;
const RUN = 0.4;
/** What a text that says nothing but this failure is worth more than one that says much else. */
const COVERED = 5;
/** Of a text of few words each is easily met. */
const FEW_WORDS = 6;
/** Less of an error says nothing, whatever was run. */
const LEAST_SAID = 1;
/** What it takes away that nothing was printed of the error that a text was learned from. */
const OTHER_SIGNATURE = 0.5;

/**
 * How much a text speaks of a failure: the line that it repeats most of, what was run, and how much of its summary and signature stands in the
 * failure. Measured on 121 pairs of a lesson and a failure that it helps against, and on 584 failures that none helps against, 150 of them of the
 * tools of the lessons: from 2.2 on 99 and 30. Pure.
 */
export function likenessTo(
  said: Pick<Memory, 'summary' | 'signature'> & { readonly text: string },
  { telling, ends, run }: Printed,
  weights: ReadonlyMap<string, number>,
): number {
  const text = orderedWords(said.text);
  const holds = new Set(text);
  const told = telling.map((line) => {
    const repeated = repeatedIn(text, line, weights);
    const isWhole = line.length > 2 && line.every((word) => holds.has(word)) && repeated >= 1 - GAP;
    return isWhole ? repeated + WHOLE : repeated;
  });
  const error = Math.max(0, ...told, ...ends.map((line) => repeatedIn(text, line, weights)));
  if (error < LEAST_SAID) return 0;
  const ran = run.reduce((total, word) => total + (holds.has(word) ? (weights.get(word) ?? 0) : 0), 0);
  const covered = (part: string, few: number): number => {
    let [known, all] = [0, few];
    for (const word of new Set(orderedWords(part))) {
      const weight = weights.get(word);
      known += weight ?? 0;
      all += weight ?? (isSaidOfAll(word) ? OF_ALL_WEIGHT : 1);
    }
    return all > 0 ? known / all : 1;
  };
  const about = COVERED * covered(said.summary, FEW_WORDS);
  return error + RUN * ran + about - OTHER_SIGNATURE * (1 - covered(said.signature ?? '', 0));
}
