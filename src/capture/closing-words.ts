import type { FailedStep, Learning, PassedStep, Step } from '../core/learning.ts';
import { remedyIn } from '../core/near-duplicate.ts';
import { cutAtWord, oneLine } from '../core/text.ts';
import { isOwnWay } from './attributed.ts';
import { isSetUp, isStart, targetsOf } from './family.ts';
import { COMMAND_CHARS, isSameError, type Pairing, type Solved } from './pair.ts';
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
  if (closing === undefined || failed.fault === 'code' || !isShell(failed.tool)) return pairing;
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
/** What stands between two commands of one breath: `a` (the broker), and then `b`. */
const SIDE_BY_SIDE = /`(?:\s\([^()`]*\))?(?:[\s,&+]|\b(?:and|then|plus|followed by)\b)+`/gi;

/** Of what was done, and passed then, this is no doubt: "fails until …", "does not start without …", "passes once …". */
const BEFORE_IT =
  /\b(?:fail\w*|(?:cannot|(?:do(?:es)?|will|did) not|(?:do(?:es)?|did|ca|wo)n['’]t) \w+) (?:until|unless|without)\b|\bonce\b|(?<=` \w+ (?:it|them)) without\b/gi;

/** `--no-cache` doubts nothing. */
const CODE = /`[^`]*`/g;

/** The commands of which a sentence says beside them that they helped, those together that it names side by side. */
const helpersIn = (sentence: string): readonly string[][] =>
  commandsIn(sentence.replace(SIDE_BY_SIDE, '\n'), /[,;—]/).flatMap(({ command, said }) =>
    HELPED.test(said) && !DOUBTS.test(sentence.replace(BEFORE_IT, '').replace(CODE, '`'))
      ? [command.split('\n')]
      : [],
  );

/** "`unlock <id>`" of "unlock 7f3a". */
function isSameWay(told: string, way: string): boolean {
  const words = told.replace(/<[^<>]+>/g, '<>').split(' ');
  const done = way.split(' ');
  return words.length === done.length && words.every((word, at) => word === done[at] || word === '<>');
}

/** What passed after steps that may all have been work, with those that the turn was closed with as what helped. A script whose name does not say that it sets up may only have checked what was edited. */
function withStepsTold<T extends string>(
  failed: FailedStep<T>,
  solved: Solved<T>,
  ordered: readonly Step<T>[],
  closed: readonly string[],
): Solved<T> {
  const told = sentencesOf(closed).flatMap(helpersIn);
  const { by, help, change } = solved;
  // Who reads the failure has read of the option; that it is what helped, the last words say.
  const isGiven = (way: string): boolean => /^--\w/.test(way) && change.includes(`\`${way}\``);
  if (help === undefined && told.flat().some(isGiven)) return { ...solved, help: 'command' };
  const met = ordered.find((step) => step.type === 'failed' && isSameError(step, failed)) ?? failed;
  const since = ordered.filter((it) => it !== by && it.fromMs >= met.atMs && it.atMs <= by.fromMs);
  const isEdited = since.some(({ type }) => type === 'edited');
  const done = since.filter(
    (it): it is PassedStep<T> =>
      it.type === 'passed' && (!isEdited || isSetUp(it.command) || isStart(it.command)),
  );
  const isNamed = ({ command }: PassedStep, group: readonly string[]): boolean =>
    [command, shortCommand(command, COMMAND_CHARS)].some((way) => group.some((it) => isSameWay(it, way)));
  const meant = told.filter((group) => done.some((it) => it.fromMs >= failed.atMs && isNamed(it, group)));
  const steps = done.filter((it) => meant.some((group) => isNamed(it, group))).map(({ command }) => command);
  const parts = by.command.split(/\s*(?:&&|;)\s*/).slice(0, -1);
  const leads = (way: string): boolean =>
    parts.includes(way) || (by.command.startsWith(way) && /^\s*(?:&&|;)/.test(by.command.slice(way.length)));
  const setUps = [...new Set([...steps, ...(told.flat() as T[]).filter(leads)])];
  return setUps.length === 0 || isOwnWay(failed, setUps) ? solved : { ...solved, help: 'set-up', setUps };
}

function sharesOf(told: string): (sentence: string) => number {
  const known = new Set(wordsOf(told).filter((word) => !SAID_OF_ALL.has(word)));
  return (sentence) => [...new Set(wordsOf(sentence))].filter((word) => known.has(word)).length;
}

const WHY = /\b(?:because|since|due to|otherwise|or else|so that)\b|;/i;

const MAX_WHY_CHARS = 300;

/** A lesson with the sentence of the last words that names its remedy, or the value of one, and says why it is needed. Pure. */
export function withReason(lesson: Learning, closed: readonly string[]): Learning {
  const remedy = remedyIn(lesson) ?? '\n';
  const names = [remedy, /=(\S{4,})$/.exec(remedy)?.[1] ?? remedy];
  // `make` is a word of English, too.
  const isNamed = (words: string, name: string): boolean =>
    words.includes(`\`${name}\``) ||
    (/[^a-z]/i.test(name) && ` ${words} `.split(/[\s"'`(),;]+/).includes(name));
  const isWhy = (words: string): boolean =>
    names.some((name) => isNamed(words, name)) && (WHY.test(words) || TROUBLE.test(words));
  const why = sentencesOf(closed).find(isWhy);
  if (why === undefined || lesson.body?.includes(why)) return lesson;
  const told = `Why: ${cutAtWord(oneLine(why), MAX_WHY_CHARS)}`;
  return { ...lesson, body: (lesson.body ?? '').replace(/^Fix: .*$/m, (fix) => `${fix}\n${told}`) };
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
