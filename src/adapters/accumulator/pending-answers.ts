import type { PendingAnswer, PendingAnswers } from '../../ports/evaluator.ts';
import { createSpool } from './spool.ts';

const NAME = 'pending';

/** Whether a record is a whole answer; another version of the product may have written it. */
function isPending(value: unknown): value is PendingAnswer {
  if (value === null || typeof value !== 'object') return false;
  const { session, answer, at, prompt, branch } = value as Record<string, unknown>;
  const isText = (it: unknown): boolean => typeof it === 'string';
  const isOptional = (it: unknown): boolean => it === undefined || isText(it);
  return isText(session) && isText(answer) && isText(at) && isOptional(prompt) && isOptional(branch);
}

/** The answers that wait for a model, in a spool of `directory`. See the port for the promises. */
export function createPendingAnswers(directory: string): PendingAnswers {
  const spool = createSpool(directory, NAME);
  return {
    add: (answer) => spool.append(answer),
    isEmpty: () => spool.read().every(({ records }) => records.length === 0),
    claim: () => {
      const taken = spool.take();
      return {
        answers: taken.flatMap(({ records }) => records.filter(isPending)),
        release: (kept = []) => {
          for (const answer of kept) spool.append(answer);
          spool.remove(taken);
        },
      };
    },
  };
}
