import { type FileRef, HANDOFFS, isMarker, type Memory, type Trust } from '../core/memory.ts';
import { count } from '../core/text.ts';
import { ageFactor, halfLifeDays } from '../core/time.ts';

/** Where a commit stands that is here: in HEAD's history, on another branch, tag or remote branch only, or on none. */
export type CommitPlace = 'history' | 'branch' | 'nowhere';

/**
 * `equivalent`: another of its commits (rebased, squashed, picked) is in HEAD's history; `elsewhere`: on another branch only; `gone`:
 * its commits are here, on no branch; `unknown`: none is here.
 */
export type Ancestry = 'reachable' | 'equivalent' | 'elsewhere' | 'gone' | 'unknown';

/** `places`: where the commits stand that are here and were looked at in time. */
export function ancestryOf(memory: Memory, places: ReadonlyMap<string, CommitPlace>): Ancestry {
  if (places.get(memory.anchor) === 'history') return 'reachable';
  const found = new Set(memory.anchors.map((anchor) => places.get(anchor)));
  if (found.has('history')) return 'equivalent';
  if (found.has('branch')) return 'elsewhere';
  return found.has('nowhere') ? 'gone' : 'unknown';
}

/** The worst of several files is what the memory is. */
const WORST_FIRST = ['deleted', 'changed', 'moved', 'fresh', 'unknown'] as const;
/** The anchored files against HEAD. `unknown`: the memory names none that had a content at its anchor. */
export type Freshness = (typeof WORST_FIRST)[number];

/** One file that a memory speaks of, as it is now. */
export interface FileState {
  readonly path: string;
  readonly state: Freshness;
  /** Where its content is now, for one that was moved, or moved and changed. */
  readonly movedTo?: string;
  /** How many commits of HEAD's history changed it since the anchor; absent where that was not asked, or has no answer. */
  readonly commits?: number;
}

/** Contents of one path in HEAD, in the work tree where that is another, and in the memory's anchor: absent where there is no such file, or nobody looked. */
type FileNow = Readonly<Partial<Record<'head' | 'work' | 'anchor', string>>>;

/** How a file stands: what was not committed is fresh while the work tree has it and, once a commit took it in (`wasTakenIn`), nothing changed since. */
export function fileStateOf({ path, blob }: FileRef, now: FileNow, wasTakenIn: boolean): FileState {
  if (blob === undefined) return { path, state: 'unknown' };
  const { head, work, anchor } = now;
  if (blob === head || blob === work) return { path, state: 'fresh' };
  if (wasTakenIn && work === undefined && head !== undefined && head === anchor)
    return { path, state: 'fresh' };
  return { path, state: head === undefined && work === undefined ? 'deleted' : 'changed' };
}

/** How a memory stands by its files: the worst of them, those apart that nobody knows of. */
export function freshnessOf(states: readonly FileState[]): Freshness {
  return WORST_FIRST.find((freshness) => states.some(({ state }) => state === freshness)) ?? 'unknown';
}

/** The states in a line: `files changed: src/a.ts (12 commits since)`, without fresh ones. Without states nobody asked HEAD. */
export function freshnessText(freshness: Freshness, states?: readonly FileState[]): string {
  if (states === undefined) return freshness === 'changed' ? 'files edited since' : `files ${freshness}`;
  const told = states.filter(({ state }) => state !== 'fresh' && state !== 'unknown').map(stateText);
  return told.length === 0 ? `files ${freshness}` : `files ${freshness}: ${told.join(', ')}`;
}

function stateText({ path, state, movedTo, commits }: FileState): string {
  const since = commits ? ` (${count(commits, 'commit')} since)` : '';
  if (movedTo !== undefined) return `${path} -> ${movedTo}${state === 'moved' ? '' : ' and changed'}${since}`;
  return `${path}${state === 'deleted' ? ' deleted' : ''}${since}`;
}

/** A memory's files with a moved one where it was found. */
export function movedState(
  state: FileState,
  found: { readonly path: string; readonly isSame: boolean } | undefined,
): FileState {
  if (found === undefined || state.state !== 'deleted') return state;
  return { ...state, state: found.isSame ? 'moved' : 'changed', movedTo: found.path };
}

/** What is true of a memory now, apart from whether it fits a question. */
export type Standing = Readonly<{ ancestry: Ancestry; freshness: Freshness; trust: Trust }>;

/** What the score of a memory is multiplied by; each about 1. */
export type Factors = Readonly<Record<'age' | 'importance' | keyof Standing, number>>;

/** Factors close to 1 order what fits equally: age says little about whether a memory answers, so the oldest keeps .88; judged. */
const OLDEST = 0.88;
const ANCESTRY: Readonly<Record<Ancestry, number>> = {
  reachable: 1,
  equivalent: 1,
  elsewhere: 0.92,
  gone: 0.85,
  unknown: 1,
};
const FRESHNESS: Readonly<Record<Freshness, number>> = {
  fresh: 1,
  moved: 0.98,
  changed: 0.93,
  deleted: 0.8,
  unknown: 1,
};
const TRUST: Readonly<Record<Trust, number>> = { self: 1, trusted: 1, other: 0.92 };
const EVIDENCE: Readonly<Record<Memory['evidence'], number>> = {
  'user-stated': 1.04,
  'test-verified': 1.02,
  'tool-observed': 1,
  'model-inferred': 0.96,
};
/** What was decided, and rules, are asked for more often than what was met on the way: among memories of equal words they come first. */
const DECIDED: Readonly<Record<string, number>> = { decisions: 1.05, patterns: 1.05 };
/** For each mark, up to so many. */
const USEFUL_STEP = 0.04;
/** For each doubling of the sessions that met it, up to so many. */
const MET_STEP = 0.01;
const MAX_DOUBLINGS = 4;

function importanceOf(memory: Memory): number {
  const { evidence, seenIn, ns } = memory;
  const met = Math.min(MAX_DOUBLINGS, Math.log2(1 + seenIn.length));
  return EVIDENCE[evidence] * (DECIDED[ns] ?? 1) * (1 + USEFUL_STEP * marksOf(memory)) * (1 + MET_STEP * met);
}

/** What the score of a memory is multiplied by at `nowMs`. Each factor lies in .7…1.35. */
export function factorsOf(memory: Memory, { ancestry, freshness, trust }: Standing, nowMs: number): Factors {
  const young = ageFactor(memory.lastSeenAt, nowMs, halfLifeDays(memory.ns, memory.kind));
  return {
    age: OLDEST + (1 - OLDEST) * young,
    importance: importanceOf(memory),
    ancestry: ANCESTRY[ancestry],
    freshness: FRESHNESS[freshness],
    trust: TRUST[trust],
  };
}

export const productOf = (factors: Factors): number =>
  Object.values(factors).reduce((product, factor) => product * factor, 1);

const MAX_MARKS = 4;

/** What its marks come to, -4…4: sessions mark by themselves what they used, and what is told often would rise without end. */
export function marksOf({ usefulCount, uselessCount }: Memory): number {
  return Math.max(-MAX_MARKS, Math.min(MAX_MARKS, usefulCount - uselessCount));
}

/** Whether a memory is a page for the next session, or something to do: it comes after all others, where it comes at all. */
export const isPage = ({ ns, kind }: Pick<Memory, 'ns' | 'kind'>): boolean =>
  ns === HANDOFFS || kind === 'goal';

/** Whether a memory only says that nothing was learned. Pure. */
export const isMarkerMemory = ({ ns, body = '' }: Pick<Memory, 'ns' | 'body'>): boolean =>
  ns === HANDOFFS && isMarker(body);
