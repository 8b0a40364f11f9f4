import { createHash } from 'node:crypto';
import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { type AnswerAssessment, assessAnswer } from '../../domain/distil/assess-answer.ts';
import { tellsOfDone } from '../../domain/goals/finished.ts';
import { summaryLine } from '../../domain/learning-draft.ts';
import type { StoryEvent } from '../../domain/narrative/story.ts';
import { withoutOwnLines } from '../../domain/own-lines.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { gatherStretch, namesIgnored } from './gather-stretch.ts';
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
export const toldHere = (raw: string, filters: FilterPipeline): string =>
  withoutOwnLines(filterOrThrow(filters, raw.slice(0, MAX_ANSWER_CHARS)));

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
