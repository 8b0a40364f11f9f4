import { basename, dirname } from 'node:path/posix';
import { namesSomething } from '../capture/prose.ts';
import { wordSet } from '../core/basics.ts';
import { isEpisode, isLive, isUnsure, type Memory, OPEN } from '../core/memory.ts';
import { ageFactor, halfLifeDays } from '../core/time.ts';
import { marksOf } from './standing.ts';

/** What is known of a session before its first prompt. */
export interface SessionSituation {
  readonly branch?: string;
  /** Paths with uncommitted changes, relative to the root of the work tree. */
  readonly changedFiles: readonly string[];
  /** What the newest commits changed, likewise. */
  readonly recentFiles?: readonly string[];
  /** In how many sessions memories were told in vain since they were last of use, by their ids: they sink. */
  readonly idle?: ReadonlyMap<string, number>;
  /** The sessions whose open failures somebody may stand on still: this one, and the last before it. */
  readonly standOn?: readonly string[];
  readonly nowMs: number;
}

/**
 * What speaks for a memory unasked, strongest first. `proven`: past a failure, and not in the code since; `confirmed`: met or used again;
 * `open`: what a session ended on; `noted`: on purpose.
 */
const STANDINGS = ['stated', 'proven', 'confirmed', 'open', 'noted'] as const;
export type StartStanding = (typeof STANDINGS)[number];
/** More than anything else of a score comes to. */
const STANDING_STEP = 100;

/** Chosen so that a memory about a file in work beats any that only has its age to show; not learned from data. */
const WEIGHTS = {
  file: 2,
  recentFile: 1,
  folder: 0.5,
  named: 1,
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

/** In the names of many files and branches. */
const COMMON = wordSet([
  'index main master develop test tests spec util utils helper helpers common types readme config feat feature fixes hotfix bugfix chore docs release update changes work',
]);
function namesIn(text: string): readonly string[] {
  const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return (words.match(/\p{L}{4,}/gu) ?? []).filter((name) => !COMMON.has(name));
}

type Work = ReturnType<typeof workOf>;

/** Files by what work there is on them; a path counts once, for the most that it has. */
function workOf({ changedFiles, recentFiles = [], branch = '' }: SessionSituation) {
  const folders = changedFiles.map((path) => dirname(path)).filter((folder) => folder !== '.');
  const called = [...changedFiles.map((path) => basename(path).replace(/\.\w+$/, '')), branch];
  return {
    changed: new Set(changedFiles),
    recent: new Set(recentFiles),
    folders: new Set(folders),
    /** What files with changes and the branch are called. */
    names: new Set(called.flatMap(namesIn)),
  };
}

/** What somebody stated is mostly tied to no file, but may speak of what there is work on. */
const namedWeight = ({ summary }: Memory, { names }: Work): number =>
  names.size > 0 && namesIn(summary).some((name) => names.has(name)) ? WEIGHTS.named : 0;

function fileWeight(memory: Memory, work: Work): number {
  const { files } = memory;
  const { changed, recent, folders } = work;
  if (files.some(({ path }) => changed.has(path))) return WEIGHTS.file;
  if (files.some(({ path }) => recent.has(path))) return WEIGHTS.recentFile;
  const near = files.some(({ path }) => folders.has(dirname(path))) ? WEIGHTS.folder : 0;
  return Math.max(near, namedWeight(memory, work));
}

const BLOCKERS = 'blockers';

/** A lesson (capture/lesson.ts) that says in a few words what helped. A change of a file, or of its mode, is in it by now, and who was in another folder is there. */
const SAYS_HOW = /; it works (?!after (?:a change of |`cd |`chmod ))/;
const LESSONS = new Set(['fix', 'workaround']);

/** What was not as somebody took it: which of many things, only a name tells who was not there. */
const CORRECTION = 'correction';

/** Who says so means every session to come. */
const FOR_GOOD = /\b(?:always|never|from now on|going forward|every time)\b/i;
/** A wish of one piece of work, but for one that leaves no other or has its reason, what speaks of that, and what only who was there understands. */
const OF_ONE_SESSION =
  /^\W*(?:(?:please|and|also|ok|so|now|then)\W+)*(?:I want you to|let['’]?s\b(?! only\b| stick to\b|.* (?:because|everywhere|nothing else)\b))|\bthis is just\b|\b(?:this|the current) (?:session|task|pr|pull request)\b|\byou (?:(?:already|just|have) )?(?:did|made|wrote|added|removed|changed)\b|\bthese (?:files|changes|comments|tests)\b/i;
/** A question, half a sentence in parentheses, and a choice of how one piece of work is handed over. */
const NO_RULE =
  /^(?:can|could) (?:we|you)\b|^\(.*\)\W*$|^Asked “[^”]*\b(?:pr|pull request|commit|push|merge|branch|stash|working tree)\b(?!\/)/i;

/** Without its value it tells nobody anything who did not ask for it. */
const HID = /\[REDACTED:/;

/** Whether what the user said was for the session that it was said in: a strict reader called none of nine such lines worth it. */
const isOfOneSession = (summary: string): boolean =>
  NO_RULE.test(summary) || (OF_ONE_SESSION.test(summary) && !FOR_GOOD.test(summary));

function isProven(memory: Memory): boolean {
  const { kind, evidence, summary } = memory;
  if (evidence !== 'test-verified' && evidence !== 'tool-observed') return false;
  return LESSONS.has(kind) ? SAYS_HOW.test(summary) && !saysItself(memory) : evidence === 'test-verified';
}

const HELPED = /; it works (?:after|with) `([^`]+)`/;
/** What was printed, in a lesson's body. */
const PRINTED = /^(?:> |Seen: )/;

/** Whether the failure's own words name what helped (`Trust them with mise trust`): whoever meets it reads that. */
function saysItself({ summary, body = '' }: Memory): boolean {
  const helped = HELPED.exec(summary)?.[1];
  return helped !== undefined && body.split('\n').some((line) => PRINTED.test(line) && line.includes(helped));
}

/**
 * Why a memory is worth a line unasked; undefined for work done or wanted, what was only concluded, and what git refused: a strict reader
 * called half of those worth keeping, and fewer worth telling.
 */
export function startStandingOf(memory: Memory): StartStanding | undefined {
  const { kind, evidence, summary, tags, signature, expires } = memory;
  const marks = memory.usefulCount - memory.uselessCount;
  if (isEpisode(memory) || marks < 0 || (kind === OPEN && tags.includes('git'))) return undefined;
  if (HID.test(summary)) return undefined;
  const isStated = evidence === 'user-stated';
  if (isStated && !isOfOneSession(summary) && (kind !== CORRECTION || namesSomething(summary)))
    return 'stated';
  if (isProven(memory)) return 'proven';
  // A lesson is marked by who was told it when its failure came again, where it is told anyway.
  // What was only concluded is concluded again from the same words, and one session may name its file by chance: that does not confirm it.
  const isConcluded = evidence === 'model-inferred' && expires !== undefined;
  const isMet = memory.seenIn.length > 0 && !isConcluded;
  if (isMet || (marks > (isConcluded ? 1 : 0) && !LESSONS.has(kind))) return 'confirmed';
  if (kind === OPEN) return 'open';
  const isGathered =
    isStated || kind === CORRECTION || LESSONS.has(kind) || expires !== undefined || signature !== undefined;
  return isGathered ? undefined : 'noted';
}

const standingScore = (standing: StartStanding): number =>
  STANDING_STEP * (STANDINGS.length - STANDINGS.indexOf(standing));

const isBlocker = ({ ns, kind }: Memory): boolean => ns === BLOCKERS || kind === OPEN;

/** What is known of a memory's bearing on any session: whether it blocks, how often it was met, and what it was marked. */
const restingBearing = (memory: Memory): number =>
  (isBlocker(memory) ? WEIGHTS.blocker : 0) +
  WEIGHTS.met * Math.log2(1 + memory.seenIn.length) +
  WEIGHTS.useful * marksOf(memory);

/** Below the 22 bits that an index sorts by. */
const MAX_RESTING_WEIGHT = 2 ** 21;

/** What speaks for a memory at any start, in hundredths of `choosePortfolio`; 0: no use. The index keeps it, to read the heaviest alone. */
export function restingWeight(memory: Memory): number {
  const standing = startStandingOf(memory);
  if (standing === undefined || isUnsure(memory)) return 0;
  const worth = EVIDENCE_WEIGHT[memory.evidence] * (1 + Math.max(0, restingBearing(memory)));
  return Math.min(MAX_RESTING_WEIGHT, Math.round(100 * (standingScore(standing) + worth)));
}

/** Live memories, best first: on files in work, of this branch, blockers, met often and lately. `isStart`: only those worth a line (STANDINGS). */
export function choosePortfolio(
  memories: readonly Memory[],
  situation: SessionSituation,
  limit: number,
  isStart = false,
): { readonly memory: Memory; readonly score: number }[] {
  const { nowMs, branch, idle } = situation;
  const work = workOf(situation);
  const score = (memory: Memory): number => {
    const bearing =
      fileWeight(memory, work) +
      restingBearing(memory) +
      (branch !== undefined && memory.branch === branch ? WEIGHTS.branch : 0);
    const age = ageFactor(memory.lastSeenAt, nowMs, halfLifeDays(memory.ns, memory.kind));
    const worth = EVIDENCE_WEIGHT[memory.evidence] * (age + Math.max(0, bearing));
    if (!isStart) return worth;
    const standing = startStandingOf(memory);
    return standing === undefined ? 0 : standingScore(standing) + worth / (1 + (idle?.get(memory.id) ?? 0));
  };
  return memories
    .filter((memory) => isLive(memory, nowMs) && !isUnsure(memory))
    .map((memory) => ({ memory, score: score(memory) }))
    .filter(({ score: worth }) => worth > 0)
    .sort((a, b) => b.score - a.score || (a.memory.id < b.memory.id ? -1 : 1))
    .slice(0, limit);
}
