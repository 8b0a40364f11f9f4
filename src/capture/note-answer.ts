import { createHash } from 'node:crypto';
import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { type AgentName, type Learning, summaryLine } from '../core/learning.ts';
import type { Clock } from '../core/ports.ts';
import { namesIn } from '../core/prose.ts';
import { headOf } from '../core/text.ts';
import { DAY_MS } from '../core/time.ts';
import { tellsOfDone } from '../session/model/goals/events.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';
import { gatherStretch, namesIgnored } from './gather-stretch.ts';
import { type AnswerAssessment, type AnswerType, assessAnswer } from './model/distil/assess.ts';
import { daysToLive } from './model/distil/gathered.ts';
import type { StoryEvent } from './model/narrative/story.ts';
import { withoutOwnLines } from './model/narrative/transcript.ts';
import { catchUp, noteEvents, type StoryPorts } from './story.ts';

export interface NoteAnswerPorts extends StoryPorts {
  readonly filters: FilterPipeline;
  /** From this significance on an answer is told in the story. */
  readonly threshold: number;
  /** Is told of each new answer, by its hash; `finished`: it tells of a change that was made, and asks nothing. */
  readonly onAnswer?: ((answer: { readonly hash: string; readonly finished: boolean }) => void) | undefined;
}

/** `gathered`: its words wait for the session to be distilled; `nothing`: it was looked at before. */
export type NotedAnswer = 'gathered' | 'nothing';

/** The longest answers seen have 12,000 characters; filters take time. */
const MAX_ANSWER_CHARS = 64 * 1024;
/** As many answers are known by their hashes: the client tells the last one again when a turn ends without a new one. */
const MAX_HASHES = 50;
/**
 * The last message of a turn → filters → candidates, and what it tells into the session's story. The same
 * answer twice adds nothing. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createNoteAnswer(
  ports: NoteAnswerPorts,
): (answer: string, transcript: string) => NotedAnswer {
  return (raw, transcript) => {
    const { story, prompt } = catchUp(ports, transcript);
    const answer = filterOrThrow(ports.filters, toldHere(raw, ports.filters));
    const hash = createHash('sha256').update(answer).digest('hex').slice(0, 16);
    if (answer.trim() === '' || story.answered.includes(hash)) {
      noteEvents(ports, story, []);
      return 'nothing';
    }
    const assessment = assessAnswer(answer, prompt);
    // The client writes its transcript beside us: what is not in it yet is gathered all the same, and known when it comes.
    const gathered = ports.gathers
      ? gatherStretch([{ type: 'said', text: answer }], story.gathered, ports)
      : story.gathered;
    ports.onAnswer?.({ hash, finished: tellsOfDone(answer, assessment.type === 'iteration') });
    const answered = [...story.answered, hash].slice(-MAX_HASHES);
    noteEvents(ports, { ...story, answered, ...(gathered === undefined ? {} : { gathered }) }, [
      { type: 'answered' },
      ...saidBy(assessment, ports),
    ]);
    return 'gathered';
  };
}

/** The answer without what it repeats of memories; filtered before that too, since a secret may be known by the line above. */
const toldHere = (raw: string, filters: FilterPipeline): string =>
  withoutOwnLines(filterOrThrow(filters, headOf(raw, MAX_ANSWER_CHARS)));

/** What an answer adds to the story: what was settled, what was found out, what was done; nothing that names an ignored file. */
function saidBy(
  { type, significance, worthStoring, summary }: AnswerAssessment,
  { threshold, filters }: Pick<NoteAnswerPorts, 'threshold' | 'filters'>,
): readonly StoryEvent[] {
  const text = summaryLine(summary);
  if (namesIgnored(text, filters)) return [];
  if (type === 'iteration') return [{ type: 'finished', text }];
  if (!worthStoring || significance < threshold) return [];
  return [{ type: type === 'decision' || type === 'correction' ? 'decided' : 'found', text }];
}

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
