import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { DAY_MS } from '../../domain/age.ts';
import type { AnswerType } from '../../domain/distil/answer-type.ts';
import { type AnswerAssessment, assessAnswer } from '../../domain/distil/assess-answer.ts';
import { daysToLive } from '../../domain/distil/place.ts';
import type { AgentName, Learning } from '../../domain/learning.ts';
import { namesIn } from '../../domain/prose/names.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { namesIgnored } from './gather-stretch.ts';
import { toldHere } from './note-answer.ts';

export interface NoteAgentAnswerPorts {
  readonly session: string;
  readonly filters: FilterPipeline;
  readonly accumulator: Pick<CaptureAccumulator, 'add'>;
  /** From this significance on a report is kept. */
  readonly threshold: number;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
  readonly clock: Clock;
  readonly branch: string | undefined;
}

/**
 * The last message of a subagent → filters → assessment → accumulator, as the subagent's: its session decides whether to take it
 * over. Gives whether something was queued. The same message twice adds nothing. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createNoteAgentAnswer(
  ports: NoteAgentAnswerPorts,
): (message: string, agent: AgentName) => boolean {
  return (message, agent) => {
    const answer = filterOrThrow(ports.filters, toldHere(message, ports.filters));
    if (answer.trim() === '' || LAUNCH_NOTICE.test(answer)) return false;
    const learning = agentLearningOf(assessAnswer(answer, '', 'best'), ports);
    if (learning === undefined) return false;
    const clean = (text: string) => filterOrThrow(ports.filters, text);
    return ports.accumulator.add({ ...learning, agent: clean(agent.type), agentId: clean(agent.id) }).added;
  };
}

const PLACES: Readonly<Record<AnswerType, { readonly ns: string; readonly kind: string }>> = {
  decision: { ns: 'decisions', kind: 'decision' },
  correction: { ns: 'learnings', kind: 'correction' },
  insight: { ns: 'learnings', kind: 'insight' },
  error: { ns: 'learnings', kind: 'cause' },
  iteration: { ns: 'learnings', kind: 'change' },
  routine: { ns: 'learnings', kind: 'note' },
};

/** What the client tells the model when an agent begins in the background: nobody's report. */
const LAUNCH_NOTICE = /^\s*async agent launched\b/i;

/** As many files as a lesson speaks of; a longer list is a report. */
const MAX_FILES = 5;

/** What is kept of a report: undefined where it is not worth it, and where it speaks of a file that nothing is learned about. Throws FILTER_BROKEN. */
export function agentLearningOf(
  { significance, worthStoring, type, summary, body }: AnswerAssessment,
  { session, filters, threshold, isFile, clock, branch }: Omit<NoteAgentAnswerPorts, 'accumulator'>,
): Learning<Filtered> | undefined {
  if (!worthStoring || significance < threshold || summary.trim() === '') return undefined;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const told = `${summary}\n${body}`;
  const named = namesIn(told).files;
  if (namesIgnored(told, filters) || named.some((file) => filters.ignoresPath(file))) return undefined;
  const isRepeated = body.trim() === '' || body.trim() === summary.trim();
  const nowMs = clock();
  return {
    ...PLACES[type],
    summary: clean(summary),
    ...(isRepeated ? {} : { body: clean(body) }),
    evidence: 'model-inferred',
    tags: [],
    files: named.filter(isFile).slice(0, MAX_FILES).map(clean),
    at: new Date(nowMs).toISOString(),
    session: clean(session),
    score: significance,
    expires: new Date(nowMs + daysToLive(significance) * DAY_MS).toISOString(),
    ...(branch === undefined ? {} : { branch: clean(branch) }),
  };
}
