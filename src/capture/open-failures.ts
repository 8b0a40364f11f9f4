import { defined } from '../core/basics.ts';
import { contentKey, type FailedStep, type Learning, type PassedStep, type Step } from '../core/learning.ts';
import { type Memory, OPEN } from '../core/memory.ts';
import { tellingRank } from '../core/text.ts';
import { DAY_MS } from '../core/time.ts';
import { isMessageToldIn, isToldIn, withReason, withWayTold } from './closing-words.ts';
import { isElsewhere, isInWrongFolder, openFamiliesOf } from './family.ts';
import { lessonOf } from './lesson.ts';
import { inOrder, isGoneBy, isStrong, pairingOf, pairSteps, verdictOf } from './pair.ts';
import { isAnotherGo, type Tried } from './related-calls.ts';
import { isShell, isTypedIn } from './shell.ts';

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

/** What was run when it failed; '' where no call made it. */
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
  return isAnotherGo(tried, passed);
}

/** The lesson that a later session's steps make of an open failure; undefined where nothing ended it, or nobody saw what helped. Of what a note says, so to be filtered. Pure. */
export function lessonOfOpen(memory: Memory, steps: readonly Step[], session: string): Learning | undefined {
  const tried = triedOf(memory);
  if (tried === undefined) return undefined;
  const atMs = Date.parse(memory.lastSeenAt);
  const { ns, summary, body, evidence, severity, tags, signature, files } = memory;
  const learning: Learning = {
    ...{ ns, kind: 'error', summary, evidence, tags, session, at: memory.lastSeenAt, score: 1 },
    files: files.map(({ path }) => path),
    ...defined({ body, severity, signature }),
  };
  const failed: FailedStep = { type: 'failed', ...tried, fault: 'unknown', learning, atMs, fromMs: atMs };
  const pairing = pairingOf(failed, inOrder(steps));
  if (pairing.solved === undefined || verdictOf(pairing) !== 'solved') return undefined;
  return lessonOf(failed, pairing.solved);
}

/** What a call that passed shows by the way: of 33 such readers keep none, unless the session comes back to it. */
const isNotice = ({ kind, evidence }: Learning): boolean =>
  evidence === 'tool-observed' && (kind === 'warning' || kind === 'discovery');

/** What a command that passed reported is told only where a word of the report is. */
const isNoticed = (closed: readonly string[], learning: Learning): boolean =>
  isToldIn(closed, learning) &&
  (!/^`[^`]*` reported\b/.test(learning.summary) || isMessageToldIn(closed, learning, 1));

/** By its own line: what else was printed beside it a memory may tell of something else. */
const isToldBy = (memories: readonly string[], learning: Learning): boolean =>
  isMessageToldIn(memories, { ...learning, body: '' });

interface SettleOptions {
  readonly ended: boolean;
  readonly closing?: (() => readonly string[]) | undefined;
  /** What the session's own memories say: of a failure that one of them tells, and what to make of it, nobody needs another. */
  readonly told?: readonly string[];
}

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
  !isInWrongFolder(body) &&
  !isElsewhere(command) &&
  !isTypedIn(command) &&
  !ASKS.test(command) &&
  body.split('\n').some((line) => tellingRank(line.replace(/^(?:> ?|Seen: )/, '')) > 1);

/** The last words speak of it, in one sentence, or there are none and nothing was done since. Who said nothing had only looked whether it works: of ten such failures strict readers would keep one. */
const isStoodOn = (failed: FailedStep, ordered: readonly Step[], closed: readonly string[]): boolean =>
  closed.length === 0
    ? !ordered.some(({ type, fromMs }) => type !== 'failed' && fromMs >= failed.atMs)
    : isToldIn(closed, failed.learning);

/** Pairs failures with what helped: a solved one is a lesson, and no error beside it; an open one waits with what came after it, and is told where the last words (`closing`; absent: nobody knows them) speak of it. Pure. */
export function settle<T extends string>(
  learnings: readonly Learning<T>[],
  steps: readonly Step<T>[],
  { ended, closing, told: memories = [] }: SettleOptions,
): Settled<T> {
  const ordered = inOrder(steps);
  const pairings = pairSteps(steps).map((pairing) => withWayTold(pairing, ordered, closing));
  const weighed = pairings.map((pairing) => ({
    ...pairing,
    verdict: isGoneBy(pairing, pairings) ? ('passed-by' as const) : verdictOf(pairing),
  }));
  const over = weighed.filter(({ verdict }) => verdict === 'solved' || verdict === 'passed-by');
  const open = weighed.filter(({ verdict }) => verdict === 'open').map(({ failed }) => failed);
  const isKept = (failed: FailedStep): boolean =>
    isTold(failed) &&
    !isToldBy(memories, failed.learning) &&
    (failed.learning.agentId !== undefined ||
      (closing !== undefined && isStoodOn(failed, ordered, closing())));
  const told = open.filter(isKept);
  const untold = [...over.map(({ failed }) => failed), ...open.filter((failed) => !told.includes(failed))];
  const untoldKeys = new Set(untold.map(({ learning }) => contentKey(learning)));
  return {
    learnings: learnings.filter(
      (learning) =>
        !untoldKeys.has(contentKey(learning)) &&
        (!isNotice(learning) || isNoticed(closing?.() ?? [], learning)),
    ),
    lessons: over.flatMap(({ failed, solved, verdict }) =>
      verdict === 'solved' && solved !== undefined
        ? [withReason(lessonOf(failed, solved), closing?.() ?? [])]
        : [],
    ),
    mistaken: [
      ...over.flatMap(({ failed, verdict }) => (verdict === 'passed-by' ? [failed] : [])),
      ...open.filter(({ learning }) => isToldBy(memories, learning)),
    ].flatMap(({ kept, learning }) => (kept === true ? [learning] : [])),
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
