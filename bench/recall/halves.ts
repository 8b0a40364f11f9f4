import { createHash } from 'node:crypto';
import type { Dataset, Question } from '../../src/extras/eval/dataset.ts';

export type Half = 'tuned' | 'held';

/**
 * Which questions settings may be learned on. Where a dataset has scopes, those in the first half of its scopes, as they come
 * (LoCoMo: five conversations); else every question whose id hashes to an even number.
 */
export function halvesOf({ documents, questions }: Dataset): ReadonlyMap<Question, Half> {
  const scopes = [...new Set(documents.map(({ scope }) => scope))];
  const tuned = new Set(scopes.slice(0, Math.ceil(scopes.length / 2)));
  const isTuned = ({ id, scope }: Question): boolean =>
    scopes.length > 1
      ? tuned.has(scope)
      : Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 2), 16) % 2 === 0;
  return new Map(questions.map((question) => [question, isTuned(question) ? 'tuned' : 'held']));
}
