import { isEcho } from '../../../core/echo.ts';
import {
  contentKey,
  type FailedStep,
  inOrder,
  type Learning,
  type PassedStep,
  type Step,
} from '../../../core/learning.ts';
import { type Memory, OPEN } from '../../../core/memory.ts';
import { cutAtWord, oneLine, tellingRank } from '../../../core/text.ts';
import { DAY_MS } from '../../../core/time.ts';
import { isElsewhere, openFamiliesOf } from '../family.ts';
import { isShell, isTypedIn, shortCommand } from '../shell.ts';
import {
  COMMAND_CHARS,
  isGoneBy,
  isStrong,
  pairingOf,
  pairSteps,
  type Solved,
  saidOf,
  verdictOf,
} from './pair.ts';
import { isAnotherGo, isSameCheck, type Tried, withoutLooks } from './related.ts';
import { isStoodOn } from './stood-on.ts';

const SUMMARY_CHARS = 160;
const LEAST_FAILURE_CHARS = 60; // of the failure's own sentence
const MAX_FILES = 5;
const CHECKS = /\b(?:test|tests|check|lint|build|vet|typecheck|tsc|pytest|jest|vitest|compile|ci|spec)\b/i;
/** A line that says why, as tools write it. */
const CAUSE = /^.{0,40}\b(?:because|caused by|cause:|hint:|due to|requires?\b(?!\()|needs? to|must be)\b/im;

/**
 * The memory of a failure that was overcome: what failed, what helped, and the files that were changed for it. Its kind is
 * `workaround` where the command was changed and `fix` where something else was, which is how a known fix is recognised. Made of
 * filtered texts, and to be filtered once more as a whole.
 */
export function lessonOf(failed: FailedStep, solved: Solved): Learning {
  const { learning } = failed;
  const files = [...new Set([...solved.edits, ...learning.files])].slice(0, MAX_FILES);
  return {
    ...learning,
    kind: solved.help === 'command' ? 'workaround' : 'fix',
    summary: summaryOf(learning.summary, inFew(solved)),
    body: bodyOf(learning.body ?? '', failed, solved),
    evidence: CHECKS.test(solved.by.command) ? 'test-verified' : 'tool-observed',
    files,
    at: new Date(solved.by.atMs).toISOString(),
  };
}

/** The failure's sentence, shortened where it must be, and what helped. */
function summaryOf(failure: string, help: string): string {
  const told = `; ${help}`;
  const room = Math.max(LEAST_FAILURE_CHARS, SUMMARY_CHARS - told.length);
  return cutAtWord(`${cutAtWord(failure, room)}${told}`, SUMMARY_CHARS);
}

const named = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function inFew({ help, change, setUps, edits, put = '', by }: Solved): string {
  const setUp = setUps.at(-1);
  if (help === 'command')
    return change === '' || change.length > COMMAND_CHARS
      ? `${named(short(by.command))} works`
      : `it works ${change}`;
  if (help === 'set-up' && setUp !== undefined) return `it works after ${named(short(setUp))}`;
  const [first = '', ...more] = edits.map((path) => path.split('/').at(-1) ?? path);
  const told = put === '' || put.length > COMMAND_CHARS ? '' : `: ${named(put)}`;
  return `it works after a change of ${first}${more.length > 0 ? ` and ${more.length} more` : told}`;
}

const short = (command: string): string => shortCommand(withoutLooks(command), COMMAND_CHARS);

function bodyOf(body: string, failed: FailedStep, solved: Solved): string {
  const lines = body.split('\n');
  const quoted = lines.findIndex((line) => line.startsWith('>'));
  const at = quoted < 0 ? lines.length : quoted;
  const said = lines.slice(at).map((line) => line.replace(/^> ?/, ''));
  const cause = said.find((line, index) => CAUSE.test(line) && !isEcho(said, index));
  const told = [
    ...lines.slice(0, at).filter((line) => line !== ''),
    ...(cause === undefined ? [] : [`Cause: ${oneLine(cause)}`]),
    `Fix: ${fixOf(failed, solved)}`,
    ...(solved.tries > 0 ? [`Tried in vain before: ${solved.tries} more times`] : []),
  ];
  return [...told, ...lines.slice(at)].join('\n');
}

const MAX_COMMAND_CHARS = 300;

function fixOf(failed: FailedStep, { by, change, setUps, edits, put = '', help }: Solved): string {
  const passed = isShell(by.tool)
    ? named(oneLine(cutAtWord(by.command, MAX_COMMAND_CHARS)))
    : `${by.tool} ${oneLine(cutAtWord(by.command, MAX_COMMAND_CHARS))}`;
  const parts = [
    edits.length > 0 ? `changed ${edits.slice(0, MAX_FILES).map(named).join(', ')}` : '',
    put === '' ? '' : `put in ${named(put)}`,
    setUps.length > 0 ? `ran ${setUps.map((command) => named(short(command))).join(', ')}` : '',
    help === 'command' || by.command !== failed.command ? `${passed} passed` : 'the same command passed',
    help === 'command' && change !== '' ? `(${change})` : '',
  ];
  const told = parts.filter((part) => part !== '');
  return told.join(', ').replace(', (', ' (');
}

/** So long it is found; then nobody is at it any more. */
export const OPEN_DAYS = 7;

const WHILE = /^While: (.+)$/m;

/** A learning of a failure as it is written while nothing has helped: for a week, and found as what is open. */
export function openOf<T extends string>(learning: Learning<T>): Learning<T> {
  const expires = new Date(Date.parse(learning.at) + OPEN_DAYS * DAY_MS).toISOString();
  return { ...learning, kind: OPEN, expires };
}

/** Whether what would end a failure can be recognised: of tools other than a shell no later success shows that the same was tried. */
export const canEnd = ({ tool }: FailedStep): boolean => isShell(tool);

const whileOf = ({ body = '' }: Pick<Memory, 'body'>): string => WHILE.exec(body)?.[1] ?? '';

type Called = Pick<Memory, 'kind' | 'session' | 'tags' | 'body'>;

/** What failed, as later calls are compared with it; undefined for a memory that no call made. */
function triedOf(memory: Called): Tried | undefined {
  const command = whileOf(memory);
  if (command === '' || memory.kind !== OPEN || memory.session === undefined) return undefined;
  if (memory.tags.includes('bash')) return { tool: 'Bash', command };
  return memory.tags.includes('powershell') ? { tool: 'PowerShell', command } : undefined;
}

/** The command families whose success would end it. */
export function familiesOfOpen(memory: Called): string[] {
  const tried = triedOf(memory);
  return tried === undefined ? [] : openFamiliesOf(tried.tool, tried.command);
}

/** Whether a lesson tells of the same failure: by its signature or, where it has none, by what was tried. */
export function isOfFailure(memory: Memory, lesson: Pick<Learning, 'signature' | 'body'>): boolean {
  const command = whileOf(memory);
  if (command === '' || memory.session === undefined) return false;
  if (memory.signature !== undefined) return lesson.signature === memory.signature;
  return lesson.signature === undefined && WHILE.exec(lesson.body ?? '')?.[1] === command;
}

/** Whether a call that passed shows that a failure is over. */
export function isEndedBy(memory: Memory, passed: PassedStep): boolean {
  const tried = triedOf(memory);
  if (tried === undefined || passed.atMs <= Date.parse(memory.lastSeenAt)) return false;
  return isAnotherGo(tried, passed) || isSameCheck(tried, saidOf(memory), passed);
}

/**
 * The lesson that the steps of a later session make of an open failure: undefined where nothing in them ended it, or nobody saw what helped. Texts put
 * together from what a note says, so to be filtered. Pure.
 */
export function lessonOfOpen(memory: Memory, steps: readonly Step[], session: string): Learning | undefined {
  const tried = triedOf(memory);
  if (tried === undefined) return undefined;
  const atMs = Date.parse(memory.lastSeenAt);
  const { ns, summary, body, evidence, severity, tags, signature, files } = memory;
  const learning: Learning = {
    ...{ ns, kind: 'error', summary, evidence, tags, session },
    at: memory.lastSeenAt,
    files: files.map(({ path }) => path),
    score: 1,
    ...(body === undefined ? {} : { body }),
    ...(severity === undefined ? {} : { severity }),
    ...(signature === undefined ? {} : { signature }),
  };
  const failed: FailedStep = { type: 'failed', ...tried, fault: 'unknown', learning, atMs, fromMs: atMs };
  const pairing = pairingOf(failed, inOrder(steps));
  if (pairing.solved === undefined || verdictOf(pairing) !== 'solved') return undefined;
  return lessonOf(failed, pairing.solved);
}

/** What a flush makes of the steps and the learnings of a session. */
export interface Settled<T extends string = string> {
  /** The learnings without those that turned out to be solved, or no lesson. */
  readonly learnings: readonly Learning<T>[];
  /** Memories of what was overcome; texts put together from filtered ones. */
  readonly lessons: readonly Learning[];
  /** Learnings that an earlier flush wrote, and that turned out to be no lesson. */
  readonly mistaken: readonly Learning<T>[];
  /** Failures that nothing has helped against yet, the strong ones. */
  readonly open: readonly FailedStep<T>[];
  /** What the next flush needs; nothing once the session has ended. */
  readonly waiting: readonly Step<T>[];
  readonly passed: readonly PassedStep<T>[];
}

/** What only asks, or reckons with a failure, nobody runs again. */
const ASKS =
  /(?:^|[\s/;&|(])which\s|\s(?:--dry-run|--help|--version)(?=\s|$)|\|\|\s{0,9}(?:true|:)(?=[\s;&)]|$)/;

/** An open failure is told where something is known that will still be there tomorrow, on this machine, and its own words say why. */
const isTold = ({ fault, command, learning: { body = '' } }: FailedStep): boolean =>
  fault === 'world' &&
  !isElsewhere(command) &&
  !isTypedIn(command) &&
  !ASKS.test(command) &&
  body.split('\n').some((line) => tellingRank(line.replace(/^(?:> ?|Seen: )/, '')) > 1);

/**
 * Pairs failures with what helped. A solved one is a lesson, and no longer an error beside it; one that is open stays as it is,
 * and waits with what came after it. `closing`: the words that the turn at hand was closed with; absent where nobody knows them, and then no open failure is
 * told but a subagent's, whose words they are not: whoever takes up work that broke off reads of it in the handoff. The order of the steps is nothing. Pure.
 */
export function settle<T extends string>(
  learnings: readonly Learning<T>[],
  steps: readonly Step<T>[],
  { ended, closing }: { readonly ended: boolean; readonly closing?: (() => readonly string[]) | undefined },
): Settled<T> {
  const pairings = pairSteps(steps);
  const ordered = inOrder(steps);
  const weighed = pairings.map((pairing) => ({
    ...pairing,
    verdict: isGoneBy(pairing, pairings, ordered) ? 'passed-by' : verdictOf(pairing),
  }));
  const over = weighed.filter(({ verdict }) => verdict === 'solved' || verdict === 'passed-by');
  const open = weighed.filter(({ verdict }) => verdict === 'open').map(({ failed }) => failed);
  const isKept = (failed: FailedStep): boolean =>
    isTold(failed) &&
    (failed.learning.agentId !== undefined || (closing !== undefined && isStoodOn(failed, ordered, closing)));
  const told = open.filter(isKept);
  const untold = [...over.map(({ failed }) => failed), ...open.filter((failed) => !told.includes(failed))];
  const untoldKeys = new Set(untold.map(({ learning }) => contentKey(learning)));
  return {
    learnings: learnings.filter((learning) => !untoldKeys.has(contentKey(learning))),
    lessons: over.flatMap(({ failed, solved, verdict }) =>
      verdict === 'solved' && solved !== undefined ? [lessonOf(failed, solved)] : [],
    ),
    mistaken: over.flatMap(({ failed, verdict }) =>
      verdict === 'passed-by' && failed.kept === true ? [failed.learning] : [],
    ),
    open: told.filter(isStrong),
    waiting: ended || open.length === 0 ? [] : since(open, steps),
    passed: steps.filter((step) => step.type === 'passed'),
  };
}

/** The open failures, and all that came after the first of them but other failures. */
function since<T extends string>(open: readonly FailedStep<T>[], steps: readonly Step<T>[]): Step<T>[] {
  const fromMs = open.reduce((least, { atMs }) => Math.min(least, atMs), Number.POSITIVE_INFINITY);
  return inOrder(steps).filter((step) =>
    step.type === 'failed' ? open.includes(step) : step.fromMs >= fromMs,
  );
}
