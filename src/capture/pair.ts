import type { EditedStep, FailedStep, Learning, PassedStep, Step } from '../core/learning.ts';
import { remedyIn } from '../core/near-duplicate.ts';
import { attributed, type Help, placeIn } from './attributed.ts';
import { isSetUp, isStart, mayHelp, onlyLooks, programsOf } from './family.ts';
import { type Difference, differenceOf, inWords, isAnotherGo, isToldMore } from './related-calls.ts';
import { isShell, isTypedIn, shortCommand } from './shell.ts';

export interface Solved<T extends string = string> {
  readonly by: PassedStep<T>;
  /** The session's last words say that it did; nobody saw it. */
  readonly isSaid?: true;
  readonly help?: Help;
  /** What the passing command has that the failing one had not; '' where they are the same. */
  readonly change: string;
  readonly setUps: readonly T[];
  readonly edits: readonly T[];
  readonly put?: T | undefined;
  readonly tries: number;
}

export interface Pairing<T extends string = string> {
  readonly failed: FailedStep<T>;
  readonly solved?: Solved<T>;
}

const MAX_SET_UPS = 3;

/** Each failure with the first call that did the same, passed, and began once it had ended: what ran beside it proves nothing. By times alone, not by their order. What was met again before anything helped is one failure. Pure. */
export function pairSteps<T extends string>(steps: readonly Step<T>[]): Pairing<T>[] {
  const ordered = inOrder(steps);
  const failures = ordered.filter((step) => step.type === 'failed');
  const pairings = failures.map((failed) => pairingOf(failed, ordered));
  return pairings.filter((pairing, index) => !isToldLater(pairing, pairings.slice(index + 1)));
}

/** One failure among the steps of its session, which are in the order of time. */
export function pairingOf<T extends string>(failed: FailedStep<T>, ordered: readonly Step<T>[]): Pairing<T> {
  const later = ordered.filter((step) => step.fromMs >= failed.atMs && step !== failed);
  const by = later.find((step) => step.type === 'passed' && isAnotherGo(failed, step));
  const between = later.filter((step) => by !== undefined && step.atMs <= by.fromMs && step !== by);
  if (by?.type !== 'passed') return { failed };
  const met = ordered.findIndex((step) => step.type === 'failed' && isSameError(step, failed));
  const before = ordered.slice(0, met).flatMap((step) => (step.type === 'edited' ? [step.path] : []));
  return { failed, solved: solvedBy(failed, by, between, before) };
}

function solvedBy<T extends string>(
  failed: FailedStep<T>,
  by: PassedStep<T>,
  between: readonly Step<T>[],
  before: readonly string[],
): Solved<T> {
  const goes = between.filter(
    (step): step is FailedStep<T> => step.type === 'failed' && isAnotherGo(failed, step),
  );
  // Where the next go shows another error, this one was overcome by then: unless what was new in that go was given up, and hid it.
  const gone = goes.find((step) => !isSameError(step, failed) && isKeptIn(differenceOf(failed, step), by));
  const inTime = between.filter((step) => gone === undefined || step.atMs <= gone.fromMs);
  const edits = inTime.filter((step): step is EditedStep<T> => step.type === 'edited');
  const setUps = inTime.filter(
    (step): step is PassedStep<T> =>
      step.type === 'passed' &&
      isShell(step.tool) &&
      (isSetUp(step.command) || (failed.fault === 'passing' && isStart(step.command))),
  );
  const difference = differenceOf(failed, gone ?? by);
  const ways = [...new Set(setUps.map(({ command }) => command))];
  const paths = [...new Set(edits.map(({ path }) => path))];
  const fix =
    attributed(failed, { difference, setUps: ways, edits: paths, before }) ??
    (isToldMore(failed, by) ? ({ help: 'command', by: [] } as const) : undefined);
  return {
    by,
    change: difference === undefined ? '' : inWords(difference, placeIn(failed, by), COMMAND_CHARS),
    ...(fix === undefined ? {} : { help: fix.help }),
    setUps: fix?.help === 'set-up' ? ways.filter((way) => fix.by.includes(way)).slice(-MAX_SET_UPS) : [],
    edits: fix?.help === 'edit' ? paths.filter((path) => fix.by.includes(path)) : [],
    put: edits.findLast(({ path }) => fix?.help === 'edit' && fix.by.includes(path))?.put,
    tries: gone === undefined ? goes.length : goes.indexOf(gone),
  };
}

/** Whether a call that passed still has what an earlier go was made otherwise in. */
const isKeptIn = (difference: Difference | undefined, { command }: PassedStep): boolean =>
  difference?.added.every((word) => command.includes(word)) === true &&
  !difference.gone.some((word) => command.split(/\s+/).includes(word));

/** The same error of another go, with the same end. */
const isToldLater = ({ failed, solved }: Pairing, later: readonly Pairing[]): boolean =>
  later.some(
    (other) =>
      other.solved?.by === solved?.by &&
      isSameError(other.failed, failed) &&
      (other.failed.kept === true) >= (failed.kept === true),
  );

const errorOf = ({ learning }: FailedStep): string => learning.signature ?? learning.summary;
export const isSameError = (one: FailedStep, other: FailedStep): boolean => errorOf(one) === errorOf(other);

/** Whether a failure that nothing ended no longer stands in the way: the same error was overcome where another command had met it. Pure. */
export const isGoneBy = ({ failed, solved }: Pairing, pairings: readonly Pairing[]): boolean =>
  solved === undefined &&
  pairings.some((other) => isSameError(other.failed, failed) && (other.solved?.by.atMs ?? 0) > failed.atMs);

/** `solved`: a lesson; `passed-by`: it came and went, or the next edit of the code mended it, and nobody else needs to know; `open`: nothing has helped yet. */
export type Verdict = 'solved' | 'passed-by' | 'open';

/** Whether a failure is a learning by itself (design: captured at ≥ .6). */
export const isStrong = ({ learning }: FailedStep): boolean => (learning.score ?? 0) >= 0.6;

/** A command, or what it had in addition, is shown in so many characters. */
export const COMMAND_CHARS = 60;
/** Whether in few words what passed is another thing than what failed. */
const isToldApart = (failed: FailedStep, { by, change }: Solved): boolean =>
  (change !== '' && change.length <= COMMAND_CHARS) ||
  shortCommand(failed.command, COMMAND_CHARS) !== shortCommand(by.command, COMMAND_CHARS);

/** A lesson needs what helped, and a call that was made wrong must be one that others would make wrong too. Whatever else passed again came and went, or was the code's own. */
export function verdictOf({ failed, solved }: Pairing): Verdict {
  // A look that found nothing: there is nothing that has still to pass.
  if (solved === undefined) return onlyLooks(failed.command) ? 'passed-by' : 'open';
  const isUntold = solved.help === 'command' && !isToldApart(failed, solved);
  if (solved.help === undefined || isUntold || isTypedIn(failed.command)) return 'passed-by';
  // An option that a tool does not know it says itself; a program that was called through another one is another matter.
  const programs = programsOf(solved.by.command);
  const isDirect = programsOf(failed.command).every((program) => programs.includes(program));
  return failed.fault === 'slip' && solved.change !== '' && isDirect ? 'passed-by' : 'solved';
}

export interface ToldFix {
  readonly id: string;
  readonly signature: string;
  /** What it says to have helped, where that is a command. */
  readonly helped?: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly again: number;
}

/** What became of a told fix. `unclear`: the command passed in the end, and something else may have helped. */
export interface FixVerdict {
  readonly verdict: 'useful' | 'useless' | 'unclear';
  /** When that was seen: the end of the call that showed it, or the end of the session's last step. */
  readonly at: string;
}

/** One more failure may be the call that was on its way already; a second one was made knowing the fix. */
const FAILURES_AGAINST = 2;

/** What the steps of a session say of a fix that it was told. Useful: the next go passed, and nothing else helped. Useless: it was done and the error struck again until something else helped or the session ended, or it struck twice more without a pass. `lessons`: what the last words named may have helped. Pure. */
export function judgeFix(
  told: ToldFix,
  steps: readonly Step[],
  { ended, lessons = [] }: { readonly ended: boolean; readonly lessons?: readonly Learning[] },
): FixVerdict | undefined {
  const ordered = inOrder(steps);
  const toldMs = Date.parse(told.at);
  const remedies = lessons.flatMap((it) => (it.signature === told.signature ? (remedyIn(it) ?? []) : []));
  const isDone = (command: string): boolean => told.helped !== undefined && command.includes(told.helped);
  const failures = ordered.filter(
    (step): step is FailedStep => step.type === 'failed' && step.learning.signature === told.signature,
  );
  const done = ordered.find(
    (step) => step.type !== 'edited' && step.fromMs >= toldMs && isDone(step.command),
  );
  const wasInVain = (endMs: number): boolean =>
    failures.some((it) => done !== undefined && it.atMs <= endMs && (it === done || it.fromMs >= done.atMs));
  for (const failed of failures) {
    const pass = pairingOf(failed, ordered).solved?.by;
    if (pass === undefined || pass.fromMs < toldMs) continue;
    const last = failures.findLast(({ atMs }) => atMs <= pass.fromMs) ?? failed;
    const { help, setUps = [], change = '' } = pairingOf(last, ordered).solved ?? {};
    const ways = [pass.command, change, ...setUps, ...remedies];
    const isKnown = help !== undefined || remedies.length > 0;
    const elseHelped = told.helped !== undefined && isKnown && !ways.some(isDone);
    const wasDone = isDone(pass.command) || (done !== undefined && done.fromMs <= pass.fromMs);
    const isSeen = told.helped === undefined || wasDone || !mayHelp(told.helped);
    const isNextGo = told.again === 0 && !failures.some(({ atMs }) => atMs > toldMs && atMs <= pass.atMs);
    const isUseful = isNextGo && isSeen && !elseHelped;
    const verdict = elseHelped && wasInVain(pass.fromMs) ? 'useless' : isUseful ? 'useful' : 'unclear';
    return { verdict, at: new Date(pass.atMs).toISOString() };
  }
  const last = ordered.at(-1);
  const isEnough = told.again >= FAILURES_AGAINST || wasInVain(Number.POSITIVE_INFINITY);
  if (!ended || !isEnough || last === undefined) return undefined;
  return { verdict: 'useless', at: new Date(Math.max(last.atMs, toldMs)).toISOString() };
}

/** In the order of time; at the same time in the order of their words, so that the order they were written in is nothing. */
export function inOrder<T extends Step>(steps: readonly T[]): T[] {
  const key = (step: Step): string =>
    step.type === 'failed'
      ? [step.command, step.fault, step.learning.summary].join('\0')
      : step.type === 'edited'
        ? step.path
        : step.command;
  return [...steps].sort(
    (a, b) => a.atMs - b.atMs || a.fromMs - b.fromMs || compare(a.type, b.type) || compare(key(a), key(b)),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
