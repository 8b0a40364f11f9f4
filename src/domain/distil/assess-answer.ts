import { sentencesOf } from '../prose/sentences.ts';
import { type AnswerType, answerType } from './answer-type.ts';
import { assessText } from './assess.ts';

/** What an answer is worth to the next session. */
export interface AnswerAssessment {
  /** 0…1. */
  readonly significance: number;
  readonly worthStoring: boolean;
  readonly type: AnswerType;
  /** One or two whole sentences, at most 300 characters. */
  readonly summary: string;
  /** The sentences of the answer that bear it, whole; may be empty. */
  readonly body: string;
}

/** From this worth on an answer is worth storing. */
export const WORTH_STORING = 0.5;

/** Assesses an answer by itself with the trained weights: the whole of it, or a report by what is `best` in it. Pure. */
export function assessAnswer(answer: string, prompt = '', by: 'worth' | 'best' = 'worth'): AnswerAssessment {
  const { summary, body, [by]: significance } = assessText(answer);
  const worthStoring = significance >= WORTH_STORING;
  return {
    significance,
    worthStoring,
    type: answerType(sentencesOf(answer), prompt, worthStoring),
    summary,
    body,
  };
}
