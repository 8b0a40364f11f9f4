import { sentencesOf } from '../../capture/prose.ts';
import { isAnotherGo } from '../../capture/related-calls.ts';
import { isShell, programOf, simpleCommands } from '../../capture/shell.ts';
import { EDITORS } from '../../capture/tool-call.ts';
import type { TranscriptEvent } from '../../capture/transcript.ts';
import { outputLines, plainText, shortLine, tellingIndex, windowOf } from '../../core/text.ts';
import { commandName } from '../story-events.ts';
import { type Call, type End, endsIn } from './running.ts';
import type { Happening, Run } from './types.ts';

/** Commands that check what was edited, by what they do: in every ecosystem they are called so. */
const CHECKS =
  /\b(?:tests?|e2e|specs?|lint|check|type-?check|tsc|build|vet|clippy|pytest|unittest|jest|vitest|mocha|rspec|phpunit|ctest|nextest|tox|nox|playwright|cypress|eslint|biome|ruff|mypy|pyright|flake8|pylint|rubocop|shellcheck|verify|compile|ci)\b|test:|lint:|check:/;
/** The same as a flag: `node --test`, `prettier --check`. */
const CHECK_FLAG = /^--(?:test|check|lint|verify)$/;
/** The same in the name of a script, or of the folder it is in: `python3 tests/test_parse.py`, `./scripts/lint.sh`. */
const CHECK_FILE = /(?:^|[/._-])(?:tests?|e2e|specs?|lint|check|build|verify|ci)(?=[/._-]|$)/i;
const RUNS_FILES =
  /^(?:node|deno|bun|tsx|ts-node|python[\d.]*|py|ruby|perl|php|bash|sh|zsh|go|dart|julia|Rscript)$/i;
/** What these are given is a name or a text. */
const NO_RUNNERS =
  /^(?:git|gh|glab|rtk|mkdir|rm|cp|mv|ln|touch|chmod|echo|printf|cat|head|tail|ls|wc|find|grep|rg|sed|awk|curl|wget|which|type|test|p?kill|cd)$/;
const INSTALLS = /^\S+ (?:install|i|add|ci|remove|uninstall)\b/;
/** The program, its verb and its object; what comes after are files and names. */
const WORDS = 4;
/** What is read and not run needs no check. */
export const PROSE = /\.(?:mdx?|txt|rst|adoc)$/i;
const MAX_RUNS = 60;
const MAX_NAME_CHARS = 1_000;

/** As it stands in a transcript. */
export type RawRun = Omit<Run, 'said'> & { readonly output: string };

/** The last runs of the shell lines in some events of a transcript: of tests, builds and linters, and of what else failed; the newest first, raw. Pure. */
export function lastRuns(events: readonly TranscriptEvent[]): readonly RawRun[] {
  const ends = endsIn(events);
  const runs = new Map<string, RawRun>();
  let [isBeforeEdit, isSincePrompt] = [false, true];
  for (let at = events.length - 1; at >= 0 && runs.size < MAX_RUNS; at -= 1) {
    const event = events[at];
    isSincePrompt &&= event?.type !== 'prompt';
    if (event?.type !== 'call') continue;
    const end = ends.get(event.id);
    if (EDITORS.has(event.tool))
      isBeforeEdit ||= end?.type === 'result' && !end.failed && !PROSE.test(pathOf(event));
    const { command } = event.input;
    if (!isShell(event.tool) || typeof command !== 'string') continue;
    const name = commandName(shortLine(command, MAX_NAME_CHARS));
    if (runs.has(name)) continue;
    const run = { command, ...outcomeOf(end, command) };
    if (run.outcome === 'failed' && [...runs.values()].some((later) => isOverBy(run, later))) continue;
    runs.set(name, { ...run, isCheck: checks(command), isBeforeEdit, isSincePrompt });
  }
  return [...runs.values()];
}

/** Whether what failed was done in another way later, and did not fail. */
const isOverBy = ({ command }: Pick<RawRun, 'command'>, { outcome, output, ...later }: RawRun) =>
  (outcome === 'passed' || (outcome === 'ran' && !saysFailed(output))) &&
  isAnotherGo({ tool: 'Bash', command }, { tool: 'Bash', ...later });

/** The file that a changing call names, raw; '' for none. Pure. */
export const pathOf = ({ input }: Call): string => String(input['file_path'] ?? input['notebook_path'] ?? '');

/** Whether a shell line tests, builds or lints. Pure. */
export const checks = (command: string): boolean =>
  simpleCommands(command).some(({ words }) => {
    const own = words[0] === 'rtk' ? words.slice(1) : words;
    const program = programOf(own[0] ?? '');
    const isWrapped = own !== words && program === 'test'; // `rtk test bun run test`; by itself it is the shell's
    const behind = own.slice(own.findIndex((word) => word === '--' || word === 'exec') + 1);
    return (isWrapped || !NO_RUNNERS.test(program)) && [own, behind].some(namesCheck);
  });

function namesCheck(words: readonly string[]): boolean {
  const [first = ''] = words;
  const program = programOf(first);
  const given = words.filter((word) => !word.startsWith('-') && !/\s/.test(word));
  const script = first.includes('/') ? first : RUNS_FILES.test(program) ? given[1] : undefined;
  return (
    (program === 'make' && given.length === 1) ||
    words.slice(1).some((word) => CHECK_FLAG.test(word)) ||
    CHECK_FILE.test((script ?? '').split('/').slice(-2).join('/')) ||
    [program, ...given.slice(1, WORDS)].some((word) => !word.includes('/') && CHECKS.test(word))
  );
}

/** Whether what happened may have tested, built or linted, under a name that does not say so: something was run, or somebody else sent. Pure. */
export const mayCheck = ({ kind, lead }: Pick<Happening, 'kind' | 'lead'>): boolean =>
  kind === 'report' ||
  kind === 'check' ||
  (kind === 'run' &&
    simpleCommands(lead.replace(/^`|`.*$/g, '')).some(
      ({ words }) => !NO_RUNNERS.test(programOf(words[0] ?? '')) && !INSTALLS.test(words.join(' ')),
    ));

const FAILED =
  /exited with (?:code|status) [1-9]|^\s*FAIL(?:ED)?\b|(?<![\d.])[1-9]\d* (?:tests? )?(?:failed|failing|failures?|errors?|problems?)\b|\bERROR task failed/im;
const saysFailed = (output: string): boolean => FAILED.test(plainText(windowOf(output)));

/** The exit code of a line with a pipe is that of its last command, which says nothing of the check; and some wrappers swallow that of what they run. */
function outcomeOf(end: End | undefined, command: string): Pick<RawRun, 'outcome' | 'output'> {
  if (end === undefined || (end.type === 'refused' && end.isMisused))
    return { outcome: 'no result', output: '' };
  if (end.type === 'refused') return { outcome: 'turned down', output: '' };
  const { failed, output = '' } = end;
  if (failed) return { outcome: 'failed', output };
  const isKnown = !/[^|]\|[^|]|;/.test(command) && !saysFailed(output);
  return isKnown ? { outcome: 'passed', output: '' } : { outcome: 'ran', output };
}

const NOTHING_PRINTED = /^\(Bash completed with no output\)$/;

/** How many tests node's runner left out, where it left none out, and how long it took. Pure. */
export const isCounter = (line: string): boolean =>
  /^\s*[#ℹ] (?:(?:suites|cancelled|skipped|todo) 0|duration_ms [\d.]+)\s*$/.test(line);

/** What was printed last is another command's then; an `echo` tells how the one before it ended. */
const OTHER_AFTER = /;\s*(?!echo\b)[^\s;][^;]*$|[^|]\|[^|&;]*&&/;

/** Of the filtered output of what failed the line that tells most, of what ran the last that says that it failed, or the last; '' where that is another command's. Pure. */
export function saidBy({ outcome, command }: Pick<Run, 'outcome' | 'command'>, output: string): string {
  if (outcome === 'failed') return saidIn(output) ?? '';
  if (OTHER_AFTER.test(command)) return '';
  const saysNothing = (line: string): boolean => NOTHING_PRINTED.test(line) || isCounter(line);
  const said = outputLines(output).filter((line) => /\w/.test(line) && !saysNothing(line));
  return (said.findLast((line) => FAILED.test(line)) ?? said.at(-1))?.trim() ?? '';
}

const MAX_SAID_CHARS = 160;

/** The line of an output that tells most of what went wrong, at most 160 characters; undefined where none does. Pure. */
export function saidIn(output: string): string | undefined {
  const lines = outputLines(output).filter((line) => !/^(?:Error: )?Exit code \d+$/.test(line.trim()));
  const line = shortLine(lines[tellingIndex(lines)] ?? '', MAX_SAID_CHARS);
  return line === '' ? undefined : line;
}

const FAILS =
  /\b(?:fails?|failing|failed|failures?|broken|cannot|(?:does|do|did|could|can)(?:n['’]t| not) (?:pass|work|build|compile|run|start))\b/i;
const IS_OVER = /\b(?:no|0|zero|without|none|fixed|resolved|solved|before|was|were|no longer)\b/i;

const INSTEAD =
  /\b(?:instead|by hand|manually|work(?:ed|s|ing)? around|workaround)\b|stattdessen|von hand|à la (?:place|main)|en su lugar|a mano\b|invece|al suo posto|em vez disso/i;

/** Whether an answer says that what a command was for was done in another way, as it cannot be run here. Pure. */
export function isDoneInstead(answer: string, command: string): boolean {
  const words = simpleCommands(command).flatMap(({ words: all }) => all);
  const names = words.filter((word) => /^[a-z][\w-]{3,}$/i.test(word)).map((word) => word.toLowerCase());
  const isNamed = (text: string): boolean => names.some((name) => text.toLowerCase().includes(name));
  return sentencesOf(answer).some(({ text }) => INSTEAD.test(text) && isNamed(text));
}

/** Whether an answer says of something that it fails still. Pure. */
export const speaksOfFailing = (answer: string): boolean =>
  sentencesOf(answer).some(({ text }) => FAILS.test(text) && !IS_OVER.test(text));
