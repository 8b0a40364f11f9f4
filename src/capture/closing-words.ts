import type { FailedStep, Learning, PassedStep, Step } from '../core/learning.ts';
import { isOwnWay } from './attributed.ts';
import { targetsOf } from './family.ts';
import { COMMAND_CHARS, type Pairing, type Solved } from './pair.ts';
import { isAnotherGo } from './related-calls.ts';
import { isShell, shortCommand, simpleCommands } from './shell.ts';

const TROUBLE =
  /\b(?:fail\w*|errors?|broken?|breaks|block(?:s|ed|er|ing)|missing|unable|unavailable|cannot|could not|not|still|without|until|needs?|requires?|must)\b|n['’]t\b/i;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}_.-]+[\p{L}\p{N}_]/gu;
const SENTENCES = /(?<=[.!?])\s+|\n+/;
/** So many words of a failure's summary are no coincidence, and so many of all that it printed. */
const SHARED_WORDS = 2;
const SHARED_WITH_ALL = 3;
const sentencesOf = (closed: readonly string[]): readonly string[] =>
  closed.flatMap((words) => words.split(SENTENCES));
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];
const SAID_OF_ALL = new Set(
  'failed unnoticed ran error exit code command found cannot such file directory the not and for with was'.split(
    ' ',
  ),
);

const WORKS = /\b(?:pass(?:es|ed)?|works?|worked|runs?|succeeds?|succeeded|use)\b/i;
const DOUBTS =
  /\b(?:not|never|no|neither|nor|cannot|without|fail\w*|hang\w*|could|would|should|might|may|if|whether|once|unless|until|instead of|rather than)\b|n['’]t\b/i;
const APART = /[;,:—()]|\b(?:but|while|whereas)\b/;

/** The commands in backticks of a sentence, each with the words beside it, which a backtick stands between. */
function commandsIn(sentence: string, apart: RegExp): readonly Record<'command' | 'said', string>[] {
  const parts = sentence.split('`');
  return parts.flatMap((command, at) => {
    const said = `${parts[at - 1]?.split(apart).at(-1)}\`${parts[at + 1]?.split(apart)[0]}`;
    return at % 2 === 1 && command !== '' ? [{ command, said }] : [];
  });
}

/** A failure that nothing was seen to end, with the other command for the same thing that the turn was closed with as what works; one that ended, with the steps that helped. */
export function withWayTold<T extends string>(
  pairing: Pairing<T>,
  ordered: readonly Step<T>[],
  closing: (() => readonly string[]) | undefined,
): Pairing<T> {
  const { failed, solved } = pairing;
  if (closing === undefined || !isShell(failed.tool)) return pairing;
  if (solved !== undefined && (solved.help ?? 'set-up') === 'set-up')
    return { failed, solved: withStepsTold(failed, solved, ordered, closing()) };
  if (solved !== undefined) return pairing;
  const targets = new Set(simpleCommands(failed.command).flatMap(targetsOf));
  const isWay = (command: string): boolean =>
    simpleCommands(command)
      .flatMap(targetsOf)
      .some((target) => targets.has(target)) && !isAnotherGo(failed, { tool: failed.tool, command });
  const told = sentencesOf(closing()).flatMap((words) => commandsIn(words, APART));
  const works = told.filter(({ said }) => WORKS.test(said) && !DOUBTS.test(said));
  const way = works.map(({ command }) => command as T).find(isWay);
  if (way === undefined) return pairing;
  const { tool, atMs } = failed;
  const by: PassedStep<T> = { type: 'passed', tool, command: way, atMs, fromMs: atMs };
  return {
    failed,
    solved: { by, isSaid: true, help: 'command', change: '', setUps: [], edits: [], tries: 0 },
  };
}

/** That a command (it stands at the backtick) is what something ran after, needs, or is started by; not what it is said to need itself. */
const HELPED =
  /\b(?:(?:after|once|until|unless|without)(?: (?:both|first|running|starting|(?:i|we|you) (?:ran|run|started)))*|(?:must|ha(?:s|ve) to) be \w+(?: first)?|(?:needs?|needed|requires?|required)(?: (?!(?:and|but|so|that|which)\b)[\w-]+){0,5}|(?:is|are|was|be) (?:\w+ )?started (?:by|with)(?: [\w-]+){0,6})(?:[\s(]*`|:(?: run)? `\W*(?:first\W*)?$)|`\s*(?:\([^()]*\) )?(?:(?:is|are|was|were) (?:\w+ ){0,2}(?:needed|required)(?! by\b)|(?:must|ha(?:s|ve) to) be (?:run|started)|starts\b|(?:installs|releases|frees|unlocks|clears|creates|generates|restores|resets|solves|fixe[sd]) (?:it|them|that|this)\b)/i;
/** The commands of which a sentence says beside them that they helped. */
const helpersIn = (sentence: string): readonly string[] =>
  commandsIn(sentence, /[,;—]/).flatMap(({ command, said }) =>
    HELPED.test(said) && !DOUBTS.test(sentence) ? [command] : [],
  );

/** What passed after steps that may all have been work, with those that the turn was closed with as what helped. */
function withStepsTold<T extends string>(
  failed: FailedStep<T>,
  solved: Solved<T>,
  ordered: readonly Step<T>[],
  closed: readonly string[],
): Solved<T> {
  const told = sentencesOf(closed).flatMap(helpersIn);
  const { by } = solved;
  const steps = ordered.filter(
    (it): it is PassedStep<T> =>
      it.type === 'passed' && it !== by && it.fromMs >= failed.atMs && it.atMs <= by.fromMs,
  );
  const isNamed = ({ command }: PassedStep): boolean =>
    told.includes(command) || told.includes(shortCommand(command, COMMAND_CHARS));
  const setUps = [...new Set(steps.filter(isNamed).map(({ command }) => command))];
  return setUps.length === 0 || isOwnWay(failed, setUps) ? solved : { ...solved, help: 'set-up', setUps };
}

/** How many telling words a sentence has of a text. */
function sharesOf(told: string): (sentence: string) => number {
  const known = new Set(wordsOf(told).filter((word) => !SAID_OF_ALL.has(word)));
  return (sentence) => [...new Set(wordsOf(sentence))].filter((word) => known.has(word)).length;
}

/** Whether the words that a turn was closed with speak of such a learning, in one sentence, as of something that does not work. */
export function isToldIn(closed: readonly string[], { summary, body = '' }: Learning, least = SHARED_WORDS) {
  const [withSummary, withAll] = [sharesOf(summary), sharesOf(`${summary}\n${body}`)];
  return sentencesOf(closed).some(
    (words) => TROUBLE.test(words) && (withSummary(words) >= least || withAll(words) >= SHARED_WITH_ALL),
  );
}

const MESSAGE = /^`[^`]*` (?:failed|reported)\b[^:]{0,40}: /;

/** The same by what was printed alone: the command that printed it may be named for anything. */
export function isMessageToldIn(closed: readonly string[], learning: Learning, least = SHARED_WORDS) {
  const printed = learning.body?.split('\n').filter((line) => /^(?:>|Seen: )/.test(line));
  const summary = learning.summary.replace(MESSAGE, '');
  return isToldIn(closed, { ...learning, summary, body: printed?.join('\n') ?? '' }, least);
}
