import { isStopWord, stem } from '../../../core/words/stem.ts';
import { plain } from './rules.ts';

/** What a statement says is so no more: behind such a word, up to the next comma. */
const TAKES_BACK =
  /(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|não)|\b(?:instead of|rather than|no longer|statt|au lieu de|en lugar de|em vez de))\s+([^,;:.()]{2,60})/iu;
const TURNS =
  /\b(?:not|never|no|cannot|without|instead|rather|nicht|nie|kein\w*|ne|pas|jamais|nunca|jamás|não|sem)\b|n['’]t\b/i;
/** It says when, or of what, and not what. */
const PASSING = new Set([
  'now',
  'here',
  'repo',
  'project',
  'anymore',
  'always',
  'only',
  'jetzt',
  'hier',
  'immer',
]);

const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .split(' ')
      .filter((word) => word.length > 1 && !isStopWord(word) && !PASSING.has(word))
      .map(stem),
  );
const claimOf = ({ summary }: { readonly summary: string }): string => summary.replace(TAKES_BACK, '');

/** Whether a text says what another says, and more. */
export function isSaidBy(some: string, other: string): boolean {
  const words = contentOf(other);
  return contentOf(some).size > 0 && [...contentOf(some)].every((word) => words.has(word));
}

/** What a statement says is so no more: "on Tuesdays" in "deploys run on Wednesdays now, not on Tuesdays"; '' where it takes nothing back. Pure. */
export const takenBackIn = (statement: string): string => TAKES_BACK.exec(statement)?.[1] ?? '';

/**
 * Which memories say what is to be so no more. `clear`: they have no word that the statement has not; `unsure`: they say more, or other things of it, and
 * share a word with the rest of the statement where it has one. Pure.
 */
export function memoriesSaying<M extends { readonly summary: string }>(
  former: string,
  statement: string,
  memories: readonly M[],
) {
  const rest = [...contentOf(statement)].filter((word) => !contentOf(former).has(word));
  const meant = memories.filter(
    (one) => isSaidBy(former, claimOf(one)) && TURNS.test(claimOf(one)) === TURNS.test(former),
  );
  const clear = meant.filter((one) => isSaidBy(claimOf(one), statement));
  const isAbout = (one: M): boolean =>
    rest.length === 0 || rest.some((word) => contentOf(one.summary).has(word));
  return { clear, unsure: meant.filter((one) => !clear.includes(one) && isAbout(one)) };
}
