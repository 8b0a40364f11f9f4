import { assessAnswer } from '../../domain/answers/assess.ts';
import type { Evaluator } from '../../ports/evaluator.ts';

/** Assesses by fixed signals, here and at once. Asks nobody. */
export function createHeuristicEvaluator(): Evaluator {
  return {
    name: 'heuristic',
    assess: async ({ answer, prompt, onlyLooked }) => {
      const { signals: _signals, ...assessment } = assessAnswer(answer, prompt, onlyLooked);
      return assessment;
    },
  };
}
