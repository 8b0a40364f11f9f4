import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { assessText, WORTH_STORING } from '../../src/capture/assess.ts';
import { learningTags } from '../../src/capture/detector.ts';
import { lessonOf } from '../../src/capture/lesson.ts';
import { reportLearningOf } from '../../src/capture/merge-agents.ts';
import { inOrder, pairingOf } from '../../src/capture/pair.ts';
import {
  type FailedStep,
  type Learning,
  learningBody,
  MAX_SUMMARY_CHARS,
  type ToolLearning,
} from '../../src/core/learning.ts';
import { shortLine } from '../../src/core/text.ts';
import { type Candidate, candidateOf } from '../../src/session/complexity.ts';
import {
  callOf,
  failedStep,
  inputOf,
  judged,
  type LabelledResult,
  laterStep,
} from '../capture/tool-results.ts';

/** A memory as capture makes it, with what capture thought it worth, and whether capture would keep it. */
export interface MadeMemory {
  readonly memory: Candidate;
  readonly significance: number;
  readonly captured: boolean;
}

/** Measuring data stays in this process: nothing is filtered, and nothing written. */
const OPEN = {
  filter: (text: string) => ({ ok: true, text: text as Filtered, findings: [] }),
  ignoresPath: () => false,
} satisfies FilterPipeline;
const PLACE = { filters: OPEN, isFile: (path: string) => path.includes('/') };

/** The memory of an answer; undefined where there is no sentence to keep. */
export function answerMemory(answer: string, session: string, atMs: number): MadeMemory | undefined {
  const told = assessText(answer);
  const place = { ...PLACE, clock: () => atMs, branch: undefined };
  const learning = reportLearningOf(told, session, place);
  if (learning === undefined) return undefined;
  return {
    memory: candidateOf(learning),
    significance: told.worth,
    captured: told.worth >= WORTH_STORING,
  };
}

/** The memory of a tool result, with what came after it; undefined where the detector has nothing to say. */
export function toolMemory(one: LabelledResult, atMs: number): MadeMemory | undefined {
  const call = callOf(one, inputOf(one.input));
  if (call === undefined) return undefined;
  const { found, failure } = judged(call);
  const failed = failedStep(call, 0);
  const told = found ?? failure?.learning;
  if (told === undefined) return undefined;
  const learning = draftOf(told, one.session, atMs);
  const later = one.following.flatMap((next, index) => laterStep(next, index + 1) ?? []);
  const pairing = failed?.type === 'failed' ? pairingOf(failed, inOrder([failed, ...later])) : undefined;
  const solved = pairing?.solved;
  const isLesson = solved !== undefined && solved.help !== undefined && solved.help !== 'edit';
  const lesson = isLesson
    ? { ...lessonOf({ ...pairing?.failed, learning } as FailedStep, solved), at: learning.at }
    : learning;
  return { memory: candidateOf(lesson), significance: told.score, captured: found !== undefined || isLesson };
}

function draftOf(found: ToolLearning, session: string, atMs: number): Learning {
  const { category, signature, severity, score, files } = found;
  return {
    ns: 'learnings',
    kind: category === 'workaround' && signature !== undefined ? 'error' : category,
    summary: shortLine(found.summary, MAX_SUMMARY_CHARS),
    body: learningBody(found),
    evidence: 'tool-observed',
    severity,
    tags: learningTags(found),
    files,
    at: new Date(atMs).toISOString(),
    session,
    score,
    ...(signature === undefined ? {} : { signature }),
  };
}
