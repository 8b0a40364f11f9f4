import { wordSet } from '../../../core/basics.ts';
import { isStopWord, stem } from '../../../core/words/stem.ts';
import { LEAST, lastingOf } from './lasting.ts';
import { statementSummary } from './rules.ts';
import { ownSentences } from './said.ts';

/** What a statement says is so no more: behind such a word, up to the next comma. */
const TAKES_BACK =
  /(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|não)|\b(?:instead of|rather than|no longer|nicht mehr|ya no|não mais|statt|au lieu de|en lugar de|em vez de)|(?:\b(?:not|never)|n['’]t)(?=[^,;:.()]{1,60} any ?(?:more|longer)\b))\s+((?:(?! any ?(?:more|longer)\b)[^,;:.()]|\.(?=\d)){1,60})(?: any ?(?:more|longer))?/iu;
const TURNS =
  /\b(?:not|never|no|cannot|without|instead|rather|nicht|nie|kein\w*|ne|pas|jamais|nunca|jamás|não|sem)\b|n['’]t\b/i;
/** It says when, or of what, and not what. */
const PASSING = wordSet([
  'now actually here repo project anymore always never again allowed only run runs go goes jetzt hier immer',
]);

/** A word, a number or a version, with the signs that make a name of it: "3.9", "c++". One letter is the end of another word: "it's". */
const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu;
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(WORD) ?? [])
      .filter((word) => !/^\p{L}$/u.test(word) && !isStopWord(word) && !PASSING.has(word))
      .map(stem),
  );

/** What says why; of what follows a comma, some say so only there. */
export const WHY =
  '(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b';
/** Up to where something else is said. */
const REASON = new RegExp(`${WHY}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`, 'i');
/** A reason, and what is so no more, are no part of what a text says is so. */
export const claimIn = (text: string): string => text.replace(TAKES_BACK, '').replace(REASON, '');

/** Whether a text says what another says, and more. */
export function isSaidBy(some: string, other: string): boolean {
  const words = contentOf(other);
  return contentOf(some).size > 0 && [...contentOf(some)].every((word) => words.has(word));
}

/** What a statement says is so no more: "on Tuesdays" in "deploys run on Wednesdays now, not on Tuesdays"; '' where it takes nothing back. Pure. */
export const takenBackIn = (statement: string): string => TAKES_BACK.exec(statement)?.[1] ?? '';

/** It was otherwise before. */
export const NOW =
  /\b(?:now|jetzt|ahora|désormais|maintenant|agora)\b|\b(?:may|can|allowed to)\b.*\bagain\b/i;
/** Behind such a word stands what is said of a thing, before it which: "step 3 is manual". */
const VERB =
  /\b(?:is|are|needs?|has|have|takes?|runs?|uses?|go(?:es)?|happens?|must|should|requires?|targets?|supports?|allows?|we \w+)\b/i;
/** What only another of its kind takes the place of. */
const NUMBER = /\b(?:\d(?:[\w.:]*\w)?|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** What a text says, with a blank for what may change: whether one may, else its one value; undefined where it has none, or several. */
function frameOf(text: string) {
  const claim = claimIn(text);
  const mode = /\bagain\b/i.test(claim) ? 'may' : TURNS.test(claim) ? 'not' : undefined;
  const said = mode === undefined ? claim.slice(VERB.exec(claim)?.index ?? claim.length) : '';
  const [value = mode, ...others] = [...(said.match(NUMBER) ?? []), ...(said.match(DAY) ?? [])];
  const blank = said.replace(NUMBER, 'thatnumber').replace(DAY, 'thatday');
  const words = [...contentOf(claim.slice(0, claim.length - said.length) + blank)];
  if (value === undefined || others.length > 0 || words.length < 2) return undefined;
  return { words: words.join(' '), value: value.toLowerCase() };
}

/** What a statement says has changed, where it does not say what it was; a number that a thing is takes the place of what it was. Pure. */
export const changedIn = (statement: string) =>
  NOW.test(statement) || /\bis \d/i.test(statement) ? frameOf(statement) : undefined;

/** Many a question has no mark. */
const ASKS = /[?？]\W*$|^\W*(?:\w+,? ){0,2}?(?:can|could|may|will|would|should|shall) (?:you|we|i)\b/i;
/** The sentences of a prompt that are worth keeping only if a memory says what was before: "the api port is 8080 now". Pure. */
export const changesIn = (prompt: string): readonly string[] =>
  ownSentences(prompt)
    .map((text) => statementSummary([text]))
    .filter((said) => NOW.test(said) && frameOf(said) && lastingOf(said) < LEAST && !ASKS.test(said));

/** What is chosen no more: "we will not use Redis after all", "forget Redis.", "NATS instead of Postgres". */
const DROPS =
  /\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi;

/** What a prompt that decides says is chosen no more, by name. Pure. */
export const droppedIn = (prompt: string): readonly string[] =>
  [...prompt.replaceAll('’', "'").matchAll(DROPS)].map(
    ([, used, forgotten, other]) => used ?? forgotten ?? other ?? '',
  );

/** Of some decisions those for what is chosen no more; what one is against, or has instead, it is not for. Pure. */
export const decisionsFor = <M extends { readonly summary: string }>(
  dropped: readonly string[],
  decisions: readonly M[],
): readonly M[] =>
  decisions.filter(({ summary }) =>
    dropped.some((name) => isSaidBy(name, claimIn(summary)) && !TURNS.test(claimIn(summary))),
  );

/** Whether the words of a text stand in another in their order. */
function isInOrder(some: string, other: string): boolean {
  const words = contentOf(some)[Symbol.iterator]();
  let wanted = words.next();
  for (const word of contentOf(other)) if (word === wanted.value) wanted = words.next();
  return wanted.done === true;
}

/**
 * Which memories say what is to be so no more. `clear`: they have no word that the statement has not, but for a reason, and it says no more words anew than it takes
 * back, else it may hold for less ("use pnpm in CI, not npm"); of what is only taken back they have the words in their order, and what says it in as many words
 * goes before; where it takes nothing back they say the same of another number or day; `unsure`: they say more, or other things of it, and share a word with the rest of the statement where it has one. Pure.
 */
export function memoriesSaying<M extends { readonly summary: string }>(
  former: string,
  statement: string,
  memories: readonly M[],
) {
  if (former === '') {
    const said = changedIn(statement);
    const frames = memories.map(({ summary }) => frameOf(summary));
    const isOtherwise = (_: M, at: number): boolean =>
      frames[at]?.words === said?.words && frames[at]?.value !== said?.value;
    return { clear: memories.filter(isOtherwise), unsure: [] };
  }
  const without = (some: Iterable<string>, others: ReadonlySet<string>): readonly string[] =>
    [...some].filter((word) => !others.has(word));
  const gone = former === statement ? claimIn(former) : former.replace(REASON, '');
  const rest = former === statement ? [] : without(contentOf(claimIn(statement)), contentOf(gone));
  const isSame = ({ summary }: M): boolean =>
    former === statement &&
    isSaidBy(former, summary) &&
    isInOrder(summary, former) &&
    TURNS.test(summary) === TURNS.test(former);
  const meant = memories.filter(
    (one) =>
      isSame(one) ||
      (isSaidBy(gone, one.summary.replace(TAKES_BACK, '')) &&
        TURNS.test(claimIn(one.summary)) === TURNS.test(gone)),
  );
  const isClear = (claim: string): boolean =>
    isSaidBy(gone, claim) &&
    (former === statement ? isInOrder(claim, gone) : isSaidBy(claim, statement)) &&
    without(rest, contentOf(claim)).length <= contentOf(gone).size;
  const same = meant.filter(isSame);
  const clear = same.length > 0 ? same : meant.filter((one) => isClear(claimIn(one.summary)));
  const isAbout = (one: M): boolean =>
    rest.length === 0 || rest.some((word) => contentOf(one.summary).has(word));
  return { clear, unsure: meant.filter((one) => !clear.includes(one) && isAbout(one)) };
}
