import { attributed, type Help } from './attributed.ts';
import { isShell } from './command-words.ts';
import { isSetUp } from './family.ts';
import { differenceOf, inWords, isAnotherGo } from './related.ts';
import { type EditedStep, type FailedStep, inOrder, type PassedStep, type Step } from './step.ts';

/** How a failure ended. */
export interface Solved<T extends string = string> {
  readonly by: PassedStep<T>;
  /** What made it pass; absent where nothing shows that. */
  readonly help?: Help;
  /** What the passing command has that the failing one had not; '' where they are the same. */
  readonly change: string;
  /** The set-up commands that did, at most three. */
  readonly setUps: readonly T[];
  /** The files whose change did, each once. */
  readonly edits: readonly T[];
  /** Further failures of the same command before it passed. */
  readonly tries: number;
}

export interface Pairing<T extends string = string> {
  readonly failed: FailedStep<T>;
  /** Absent while it is open. */
  readonly solved?: Solved<T>;
}

const MAX_SET_UPS = 3;

/**
 * Each failure with the first call after it that did the same and passed. A call counts as after when it began once the
 * failure had ended: what ran beside it (parallel calls) proves nothing. The order of `steps` is nothing, their times are
 * all. A failure that was met again before anything helped is one, told as it was met last. Pure.
 */
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
  if (by === undefined || by.type !== 'passed') return { failed };
  const between = later.filter((step) => step.atMs <= by.fromMs && step !== by);
  return { failed, solved: solvedBy(failed, by, between) };
}

function solvedBy<T extends string>(
  failed: FailedStep<T>,
  by: PassedStep<T>,
  between: readonly Step<T>[],
): Solved<T> {
  const edits = between.filter((step): step is EditedStep<T> => step.type === 'edited');
  const setUps = between.filter(
    (step): step is PassedStep<T> => step.type === 'passed' && isShell(step.tool) && isSetUp(step.command),
  );
  const difference = differenceOf(failed, by);
  const ways = [...new Set(setUps.map(({ command }) => command))];
  const paths = [...new Set(edits.map(({ path }) => path))];
  const fix = attributed(failed, { difference, setUps: ways, edits: paths });
  return {
    by,
    change: difference === undefined ? '' : inWords(difference),
    ...(fix === undefined ? {} : { help: fix.help }),
    setUps: fix?.help === 'set-up' ? ways.filter((way) => fix.by.includes(way)).slice(-MAX_SET_UPS) : [],
    edits: fix?.help === 'edit' ? paths.filter((path) => fix.by.includes(path)) : [],
    tries: between.filter((step) => step.type === 'failed' && isAnotherGo(failed, step)).length,
  };
}

/** The same error of another go, with the same end. */
function isToldLater<T extends string>(pairing: Pairing<T>, later: readonly Pairing<T>[]): boolean {
  const { failed, solved } = pairing;
  return later.some(
    (other) =>
      other.solved?.by === solved?.by &&
      isSameError(other.failed, failed) &&
      (other.failed.kept === true) >= (failed.kept === true),
  );
}

function isSameError(one: FailedStep, other: FailedStep): boolean {
  const said = ({ learning }: FailedStep): string => learning.signature ?? learning.summary;
  return said(one) === said(other);
}
