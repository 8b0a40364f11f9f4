import { dirname } from 'node:path/posix';
import { isEpisode, isLive, isUnsure, type Memory, OPEN } from '../../core/memory.ts';
import { ageFactor, halfLifeDays } from '../../core/time.ts';
import { marksOf } from './standing.ts';

/** What is known of a session before its first prompt. */
export interface SessionSituation {
  readonly branch?: string;
  /** Paths with uncommitted changes, relative to the root of the work tree. */
  readonly changedFiles: readonly string[];
  /** What the newest commits changed, likewise. */
  readonly recentFiles?: readonly string[];
  readonly nowMs: number;
}

/** What a memory is to a session that has not begun: the user's word comes before what is proven, that before open work, and last what was concluded. */
export const STANDINGS = ['stated', 'proven', 'open', 'concluded'] as const;
export type StartStanding = (typeof STANDINGS)[number];
/** More than anything else of a score comes to. */
const STANDING_STEP = 100;

/** Chosen so that a memory about a file in work beats any that only has its age to show; not learned from data. */
const WEIGHTS = {
  file: 2,
  recentFile: 1,
  folder: 0.5,
  branch: 0.75,
  met: 0.25,
  useful: 0.5,
  blocker: 1,
} as const;
const EVIDENCE_WEIGHT = {
  'user-stated': 1.5,
  'test-verified': 1.25,
  'tool-observed': 1,
  'model-inferred': 0.75,
};

/** Files by what work there is on them; a path counts once, for the most that it has. */
interface Work {
  readonly changed: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

function workOf({ changedFiles, recentFiles = [] }: SessionSituation): Work {
  const folders = changedFiles.map((path) => dirname(path)).filter((folder) => folder !== '.');
  return { changed: new Set(changedFiles), recent: new Set(recentFiles), folders: new Set(folders) };
}

function fileWeight({ files }: Memory, { changed, recent, folders }: Work): number {
  if (files.some(({ path }) => changed.has(path))) return WEIGHTS.file;
  if (files.some(({ path }) => recent.has(path))) return WEIGHTS.recentFile;
  return files.some(({ path }) => folders.has(dirname(path))) ? WEIGHTS.folder : 0;
}

const BLOCKERS = 'blockers';

/** Where a memory stands when a session begins. */
export function startStandingOf({ ns, kind, evidence }: Memory): StartStanding {
  if (ns === BLOCKERS || kind === OPEN) return evidence === 'user-stated' ? 'stated' : 'open';
  if (evidence === 'user-stated') return 'stated';
  return evidence === 'test-verified' ? 'proven' : 'concluded';
}

/**
 * Whether a memory is worth a line before anybody has asked: not what was done, or wanted, in another session (where that stopped, its handoff says), and of what a
 * session was only concluded to have taught (it expires) what was met or marked useful since. A strict reader called one in three of those worth keeping.
 */
export const isOfUseAtStart = (memory: Memory): boolean => {
  if (isEpisode(memory)) return false;
  const isConfirmed = memory.usefulCount > memory.uselessCount || memory.seenIn.length > 0;
  return startStandingOf(memory) !== 'concluded' || memory.expires === undefined || isConfirmed;
};

const standingScore = (memory: Memory): number =>
  STANDING_STEP * (STANDINGS.length - 1 - STANDINGS.indexOf(startStandingOf(memory)));

const isBlocker = ({ ns, kind }: Memory): boolean => ns === BLOCKERS || kind === OPEN;

/** What is known of a memory's bearing on any session: whether it blocks, how often it was met, and what it was marked. */
const restingBearing = (memory: Memory): number =>
  (isBlocker(memory) ? WEIGHTS.blocker : 0) +
  WEIGHTS.met * Math.log2(1 + memory.seenIn.length) +
  WEIGHTS.useful * marksOf(memory);

/** Below the 22 bits that an index sorts by. */
const MAX_RESTING_WEIGHT = 2 ** 21;

/**
 * What speaks for a memory at the start of any session, whenever and wherever that begins, in hundredths of a score of `choosePortfolio`; 0 for one that
 * is of no use then. An index keeps it, so that a start reads the records of the heaviest alone.
 */
export function restingWeight(memory: Memory): number {
  if (!isOfUseAtStart(memory) || isUnsure(memory)) return 0;
  const worth = EVIDENCE_WEIGHT[memory.evidence] * (1 + Math.max(0, restingBearing(memory)));
  return Math.min(MAX_RESTING_WEIGHT, Math.round(100 * (standingScore(memory) + worth)));
}

/**
 * The live memories that a session should know before its first prompt, best first: those about files in work
 * or in the newest commits, from this branch, open blockers, met often and lately. `isStart`: by what they stand for first (STANDINGS).
 */
export function choosePortfolio(
  memories: readonly Memory[],
  situation: SessionSituation,
  limit: number,
  isStart = false,
): { readonly memory: Memory; readonly score: number }[] {
  const { nowMs, branch } = situation;
  const work = workOf(situation);
  const score = (memory: Memory): number => {
    const bearing =
      fileWeight(memory, work) +
      restingBearing(memory) +
      (branch !== undefined && memory.branch === branch ? WEIGHTS.branch : 0);
    const age = ageFactor(memory.lastSeenAt, nowMs, halfLifeDays(memory.ns, memory.kind));
    const worth = EVIDENCE_WEIGHT[memory.evidence] * (age + Math.max(0, bearing));
    return isStart ? worth + standingScore(memory) : worth;
  };
  return memories
    .filter((memory) => isLive(memory, nowMs) && !isUnsure(memory))
    .map((memory) => ({ memory, score: score(memory) }))
    .sort((a, b) => b.score - a.score || (a.memory.id < b.memory.id ? -1 : 1))
    .slice(0, limit);
}
