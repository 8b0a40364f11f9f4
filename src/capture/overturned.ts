import { groupBy } from '../core/basics.ts';
import { allNames, type Candidate, isAnswer } from './blocks.ts';

/** How the assistant says that what it said was wrong, and the user: at the beginning of a message, since in the middle such words speak of code. */
const TAKES_BACK =
  /^(?:you(?:'|’)?re (?:absolutely |completely )?right|good (?:catch|point)|i was wrong|my (?:mistake|bad)|sorry|apologies|i misread|i misunderstood|actually,? (?:no|that|i)|wait\b|hmm)/i;
const SAYS_NO =
  /^(?:no\b|nope|nein\b|non\b|nee\b|não\b|不是?|不对|いいえ|違|that(?:'|’)?s (?:not|wrong)|this is (?:not|wrong)|not (?:really|quite)|wrong\b|revert|undo|don(?:'|’)?t\b|stop\b|why (?:did|do|are|would) you)/i;
/** A no that names nothing is about all that was said just before only where it says that it is wrong: else it answers a question. */
const SAYS_WRONG =
  /\b(?:wrong|incorrect|not (?:right|true|correct|it|so|what happens|how it (?:is|works)|the (?:cause|problem|case)))\b|^(?:revert|undo)\b|falsch|incorrecto|faux|errado|不对|違/i;
/** So much of a claim's names in what takes it back shows that it is meant. */
const SHARED = 0.34;

/** The candidates, by their indexes, that a later one overturns: of the same names, said in the turn before the user said no, or before the assistant took it back. What is said again afterwards stands. Pure. */
export function overturnedAmong(candidates: readonly Candidate[]): ReadonlySet<number> {
  const overturned = new Set<number>();
  const messages = groupBy(candidates.keys(), (index) => candidates[index]?.message ?? 0);
  for (const [message, indexes] of messages) {
    const first = candidates[indexes[0] ?? 0];
    if (first === undefined) continue;
    const isUser = first.source === 'prompt' || first.source === 'refused';
    const takesBack = isUser ? SAYS_NO.test(first.text) : TAKES_BACK.test(first.text);
    if (!takesBack) continue;
    const names = new Set(indexes.flatMap((index) => allNames(candidates[index]?.text ?? '')));
    for (const [index, candidate] of candidates.entries()) {
      if (candidate.message >= message || candidate.turn < first.turn - 1) continue;
      if (!isAnswer(candidate.source)) continue;
      const own = allNames(candidate.text);
      const shared = own.filter((name) => names.has(name)).length;
      const isMeant = own.length > 0 && shared / own.length >= SHARED;
      const isAnswered =
        isUser &&
        names.size === 0 &&
        SAYS_WRONG.test(first.text) &&
        candidate.source === 'last' &&
        candidate.turn === first.turn - 1;
      if (isMeant || isAnswered) overturned.add(index);
    }
  }
  return overturned;
}
