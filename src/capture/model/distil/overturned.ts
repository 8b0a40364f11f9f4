import { groupBy } from '../../../core/basics.ts';
import { allNames, type Candidate } from './blocks.ts';

/**
 * How somebody says that what was said before is wrong: the assistant of itself, the user of the assistant. At the beginning of a message, since in the
 * middle of one such words speak of code.
 */
const TAKES_BACK =
  /^(?:you(?:'|’)?re (?:absolutely |completely )?right|good (?:catch|point)|i was wrong|my (?:mistake|bad)|sorry|apologies|i misread|i misunderstood|actually,? (?:no|that|i)|wait\b|hmm)/i;
const SAYS_NO =
  /^(?:no\b|nope|nein\b|non\b|nee\b|não\b|不是?|不对|いいえ|違|that(?:'|’)?s (?:not|wrong)|this is (?:not|wrong)|not (?:really|quite)|wrong\b|revert|undo|don(?:'|’)?t\b|stop\b|why (?:did|do|are|would) you)/i;
/** A no that names nothing is about all that was said just before only where it says that it is wrong: else it answers a question. */
const SAYS_WRONG =
  /\b(?:wrong|incorrect|not (?:right|true|correct|it|so|what happens|how it (?:is|works)|the (?:cause|problem|case)))\b|^(?:revert|undo)\b|falsch|incorrecto|faux|errado|不对|違/i;
/** So much of a claim's names in what takes it back shows that it is meant. */
const SHARED = 0.34;

/**
 * The candidates, by their indexes, that a later one of the session overturns: what the assistant had said in the turn before the user said no, or before
 * the assistant took it back, where they name the same. What is said again afterwards stands. Pure.
 */
export function overturnedAmong(candidates: readonly Candidate[]): ReadonlySet<number> {
  const overturned = revisedAmong(candidates);
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
      if (candidate.source !== 'answer' && candidate.source !== 'last') continue;
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

/** What a commit says that it makes otherwise: what stands behind such a word, up to what it becomes. */
const REVISES =
  /\b(?:(?:renam|replac|mov|lower|rais|gat|scop|dropp?|remov|revert|default|switch|restrict)(?:e|es|ed|s|ing)?|instead of)\b ([^.,;:]{1,80}?)(?= (?:to|on|onto|by|with|into|from|in|for)\b|[.,;:]|$)/gim;
const WORDS = /[\p{L}\d_-]{3,}/gu;

/**
 * The blocks of commits that a later commit of the session makes otherwise: it renames, moves, lowers or replaces what they speak of. A commit of which the subject
 * or a paragraph is meant is revised in all its paragraphs; of a list only the point.
 */
function revisedAmong(candidates: readonly Candidate[]): Set<number> {
  const commits = [...candidates.entries()].filter(([, { source }]) => source === 'commit');
  const revised = commits.flatMap(([, { message, about, isRequest }]) => {
    if (isRequest) return [];
    const objects = [...about.matchAll(REVISES)].map(([, object = '']) => object);
    const isMeant = (said: string): boolean => objects.some((object) => speaksOf(said, object));
    const before = commits.filter(([, one]) => one.message < message);
    const whole = before.flatMap(([, one]) =>
      isMeant(one.about) || (one.place === 'text' && isMeant(one.text)) ? [one.message] : [],
    );
    return before.flatMap(([index, one]) =>
      (one.place === 'text' ? whole.includes(one.message) : isMeant(`${one.about}\n${one.text}`))
        ? [index]
        : [],
    );
  });
  return new Set(revised);
}

/** Whether a text has all words of an object, or half of them and one that is a name. */
function speaksOf(text: string, object: string): boolean {
  const said = text.toLowerCase();
  const words = object.match(WORDS) ?? [];
  const known = words.filter((word) =>
    said.includes(word.toLowerCase().slice(0, Math.max(4, word.length - 3))),
  );
  const isNamed = known.some((word) => /[_-]|\d|[a-z][A-Z]/.test(word));
  return isNamed ? known.length >= words.length / 2 : words.length > 1 && known.length === words.length;
}
