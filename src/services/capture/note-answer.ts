import { createHash } from 'node:crypto';
import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { DAY_MS } from '../../domain/age.ts';
import type { AnswerType } from '../../domain/distil/answer-type.ts';
import { daysToLive } from '../../domain/distil/place.ts';
import { tellsOfDone } from '../../domain/goals/finished.ts';
import type { Learning } from '../../domain/learning.ts';
import { summaryLine } from '../../domain/learning-draft.ts';
import type { StoryEvent } from '../../domain/narrative/story.ts';
import { withoutOwnLines } from '../../domain/own-lines.ts';
import { namesIn } from '../../domain/prose/names.ts';
import type { Assessment, Evaluator, PendingAnswer, PendingAnswers } from '../../ports/evaluator.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { gatherStretch, namesIgnored } from './gather-stretch.ts';
import { catchUp, noteEvents, type StoryPorts } from './story.ts';

export interface NoteAnswerPorts extends StoryPorts, ToLearningPorts {
  readonly evaluator: Evaluator;
  /** Where a model is to assess: what it is to be asked about, and by whom. */
  readonly pending?: Pick<PendingAnswers, 'add'> | undefined;
  /** Is told of each new answer, by its hash; `finished`: it tells of a change that was made, and asks nothing. */
  readonly onAnswer?: ((answer: { readonly hash: string; readonly finished: boolean }) => void) | undefined;
}

/** What makes a learning of an assessment. */
export interface ToLearningPorts {
  readonly filters: FilterPipeline;
  /** From this significance on an answer is kept. */
  readonly threshold: number;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
}

/** `gathered`: its words wait for the session to be distilled; `pending`: a model will be asked; `nothing`: it was looked at before. */
export type NotedAnswer = 'gathered' | 'pending' | 'nothing';

/** The longest answers seen have 12,000 characters; filters take time. */
const MAX_ANSWER_CHARS = 64 * 1024;
/** As many answers are known by their hashes: the client tells the last one again when a turn ends without a new one. */
const MAX_HASHES = 50;
/** What the signals call less than this no model is asked about: of 130 labelled answers 1 of the 23 below was worth storing. */
const MIN_TO_ASK = 0.2;

/**
 * The last message of a turn → filters → candidates, and what it tells into the session's story. The same
 * answer twice adds nothing. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createNoteAnswer(
  ports: NoteAnswerPorts,
): (answer: string, transcript: string) => Promise<NotedAnswer> {
  return async (raw, transcript) => {
    const { story, prompt } = catchUp(ports, transcript);
    const answer = filterOrThrow(ports.filters, toldHere(raw, ports.filters));
    const hash = createHash('sha256').update(answer).digest('hex').slice(0, 16);
    if (answer.trim() === '' || story.answered.includes(hash)) {
      noteEvents(ports, story, []);
      return 'nothing';
    }
    const asked = prompt === undefined ? {} : { prompt };
    const request = { answer, session: ports.session, ...asked };
    const assessment = await ports.evaluator.assess(request);
    const noted = ask(ports, request, assessment);
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
    return noted;
  };
}

/** The answer without what it repeats of memories; filtered before that too, since a secret may be known by the line above. */
export const toldHere = (raw: string, filters: FilterPipeline): string =>
  withoutOwnLines(filterOrThrow(filters, raw.slice(0, MAX_ANSWER_CHARS)));

function ask(
  ports: NoteAnswerPorts,
  { answer, prompt }: { readonly answer: Filtered; readonly prompt?: Filtered },
  { significance }: Assessment,
): NotedAnswer {
  if (ports.pending === undefined) return 'gathered';
  if (significance < MIN_TO_ASK) return 'gathered';
  ports.pending.add({
    session: ports.session,
    answer,
    at: new Date(ports.clock()).toISOString(),
    ...(prompt === undefined ? {} : { prompt }),
    ...(ports.branch === undefined ? {} : { branch: ports.branch }),
  });
  return 'pending';
}

const PLACES: Readonly<Record<AnswerType, { readonly ns: string; readonly kind: string }>> = {
  decision: { ns: 'decisions', kind: 'decision' },
  correction: { ns: 'learnings', kind: 'correction' },
  insight: { ns: 'learnings', kind: 'insight' },
  error: { ns: 'learnings', kind: 'cause' },
  iteration: { ns: 'learnings', kind: 'change' },
  routine: { ns: 'learnings', kind: 'note' },
};

/** As many files as a lesson speaks of; a longer list is a report. */
const MAX_FILES = 5;

/**
 * What is kept of an answer: undefined where it is not worth it, and where it speaks of a file that nothing is learned
 * about. Throws FILTER_BROKEN.
 */
export function learningOf(
  { session, at, branch }: PendingAnswer,
  { significance, worthStoring, type, tags, summary, body }: Assessment,
  { filters, threshold, isFile }: ToLearningPorts,
): Learning<Filtered> | undefined {
  if (!worthStoring || significance < threshold || summary.trim() === '') return undefined;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const told = `${summary}\n${body}`;
  const named = namesIn(told).files;
  if (namesIgnored(told, filters) || named.some((file) => filters.ignoresPath(file))) return undefined;
  const isRepeated = body.trim() === '' || body.trim() === summary.trim();
  return {
    ...PLACES[type],
    summary: clean(summary),
    ...(isRepeated ? {} : { body: clean(body) }),
    evidence: 'model-inferred',
    tags: tags.map(clean),
    files: named.filter(isFile).slice(0, MAX_FILES).map(clean),
    at,
    session: clean(session),
    score: significance,
    expires: new Date(Date.parse(at) + daysToLive(significance) * DAY_MS).toISOString(),
    ...(branch === undefined ? {} : { branch: clean(branch) }),
  };
}

/** What an answer adds to the story: what was settled, what was found out, what was done; nothing that names an ignored file. */
function saidBy(
  { type, significance, worthStoring, summary }: Assessment,
  { threshold, filters }: ToLearningPorts,
): readonly StoryEvent[] {
  const text = summaryLine(summary);
  if (namesIgnored(text, filters)) return [];
  if (type === 'iteration') return [{ type: 'finished', text }];
  if (!worthStoring || significance < threshold) return [];
  return [{ type: type === 'decision' || type === 'correction' ? 'decided' : 'found', text }];
}
