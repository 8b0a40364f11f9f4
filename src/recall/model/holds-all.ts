import { isEpisode, type Memory } from '../../core/memory.ts';
import { mentionFinder, queryTerms } from '../../core/words/query.ts';
import { foldAccents, tokenize } from '../../core/words/terms.ts';

/** Whether a memory says in its sentence all that a short question is about (close.ts); of a single word only what somebody stated or decided. Pure. */
export function holdsAllOf(subject: string): (memory: Memory) => boolean {
  const words = subject.split(' ').filter((word) => tokenize(word).length > 0);
  const finders = words.map((word) => mentionFinder(queryTerms(word).map(({ term }) => term)));
  return (memory) => {
    const { ns, evidence, summary } = memory;
    const isFirm = evidence === 'user-stated' || ns === 'decisions' || ns === 'patterns';
    if (words.length === 0 || isEpisode(memory) || (words.length === 1 && !isFirm)) return false;
    const told = foldAccents(summary);
    return finders.every((find) => find(told).length > 0);
  };
}
