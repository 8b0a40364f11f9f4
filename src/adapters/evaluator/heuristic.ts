import { answerType } from '../../domain/distil/answer-type.ts';
import { assessText } from '../../domain/distil/assess.ts';
import { sentencesOf } from '../../domain/prose/sentences.ts';
import type { Evaluator } from '../../ports/evaluator.ts';

/** From this worth on an answer is worth storing. */
export const WORTH_STORING = 0.5;

/** Assesses with the trained weights, here and at once: the whole answer, or a report by what is `best` in it. Asks nobody. */
export function createHeuristicEvaluator(by: 'worth' | 'best' = 'worth'): Evaluator {
  return {
    name: 'heuristic',
    assess: async ({ answer, prompt = '' }) => {
      const { summary, body, [by]: significance } = assessText(answer);
      const worthStoring = significance >= WORTH_STORING;
      const type = answerType(sentencesOf(answer), prompt, worthStoring);
      return { significance, worthStoring, type, tags: [], summary, body };
    },
  };
}
