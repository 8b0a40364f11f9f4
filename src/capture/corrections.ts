import { wordSet } from '../core/basics.ts';
import { isStopWord, stem } from '../core/stem.ts';
import { LEAST, lastingOf, ownSentences } from './said.ts';
import { statementSummary } from './statement-rules.ts';

/** The stem of "use". */
const USES = 'us';

/** Whether a text begins with what a topic names: "Staging runs on port 9000" is about staging, "restart the server on Mondays" not about the server. */
export function isAbout(topic: string, text: string): boolean {
  const names = contentOf(topic);
  const first = [...contentOf(text)].filter((word) => word !== USES).slice(0, names.size);
  return names.size > 0 && first.length === names.size && first.every((word) => names.has(word));
}

/** What a statement says is so no more: behind such a word, up to the next comma. */
const TAKES_BACK =
  /(?:[,;] (?:and |but |und |et |y |e )?(?:not|never|no longer|no|nicht mehr|nicht|pas|non|não)|\b(?:instead of|rather than|no longer|nicht mehr|ya no|não mais|statt|au lieu de|en lugar de|em vez de)|(?:\b(?:not|never)|n['’]t)(?=[^,;:.()]{1,60} any ?(?:more|longer)\b))\s+((?:(?! any ?(?:more|longer)\b)[^,;:.()]|\.(?=\d)){1,60})(?: any ?(?:more|longer))?/iu;
/** The same, of what was changed: "we switched from yarn to pnpm", "squash merges are out", "replace black by ruff in our conventions". */
const GIVES_UP =
  /\b(?:switched|moved|migrated|changed|upgraded|went|gone) (?:\w+ )?from ((?:[^,;:.()]|\.(?=\d)){1,40}?) (?:over )?to\b|\bvon (\S+) (?:auf|zu) \S+ (?:umgestiegen|gewechselt)|\b(?:(?:we|i)(?:'ve| have)? (?:replaced|dropped)|replace(?=.* in (?:our|the) (?:conventions|rules|guidelines)\b)) ([^,;:.()]{1,40}?) (?:by|with|for)\b|^([^,;:.()]{3,40}?) (?:is|are) out(?=\W*$|[,;])/i;
/** What is so from such a time on is so now. */
const WHEN =
  /\b(?:(?:last|this) (?:week|month|year|sprint)|yesterday|today|from (?:now|today) on|ab (?:jetzt|sofort|heute)|désormais|dorénavant)\b/gi;
const TURNS =
  /\b(?:not|never|no|cannot|without|instead|rather|nicht|nie|kein\w*|ne|pas|jamais|nunca|jamás|não|sem)\b|n['’]t\b/i;
/** It says when, or of what, and not what. */
const PASSING = wordSet([
  'now actually here repo project anymore always never again allowed only run runs go goes jetzt hier immer ve over need conventions switched moved migrated changed upgraded went gone replaced replace dropped out wir sind von auf umgestiegen gewechselt',
]);

/** A word, a number or a version, with the signs that make a name of it: "3.9", "c++". One letter is the end of another word: "it's". */
const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu;
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(WORD) ?? [])
      .filter((word) => !/^\p{L}$/u.test(word) && !isStopWord(word) && !PASSING.has(word))
      .map((word) => stem(word.replace(/^add(?:ing|ed)$/, 'add'))), // else it stems to "ad"
  );

/** What says why; of what follows a comma, some say so only there. */
export const WHY =
  '(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b';
/** Up to where something else is said. */
const REASON = new RegExp(`${WHY}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`, 'i');
/** A reason, and what is so no more, are no part of what a text says is so. */
export const claimIn = (text: string): string =>
  text.replace(TAKES_BACK, '').replace(REASON, '').replace(WHEN, '');

/** Whether a text says what another says, and more. */
export function isSaidBy(some: string, other: string): boolean {
  const words = contentOf(other);
  return contentOf(some).size > 0 && [...contentOf(some)].every((word) => words.has(word));
}

/** What a statement says is so no more: "on Tuesdays" in "deploys run on Wednesdays now, not on Tuesdays"; '' where it takes nothing back. Pure. */
export const takenBackIn = (statement: string): string => {
  const gone = TAKES_BACK.exec(statement) ?? (SUBORDINATE.test(statement) ? null : GIVES_UP.exec(statement));
  return gone?.slice(1).find((part) => part !== undefined) ?? '';
};

/** What a value was put to: "we raised the coverage bar to 90%"; what it measures, and on which side, is said otherwise there. */
const PUT = /\b(?:raised|lowered|increased|decreased|reduced|bumped|changed|moved|set)\b[^,;:.]* to\b/i;
const MEASURES =
  /\b(?:raised|lowered|increased|decreased|reduced|bumped|set|bar|limit|threshold|must|should|stays?|above|below|least|most|minimum|maximum)\b/gi;
/** On which side of a value a text keeps; undefined where it does not say. */
const sideOf = (text: string): 'least' | 'most' | undefined =>
  /\b(?:above|least|minimum)\b/i.test(text)
    ? 'least'
    : /\b(?:below|most|maximum)\b/i.test(text)
      ? 'most'
      : undefined;
const passesIn = (statement: string) => (PUT.test(statement) ? MEASURES : '');
/** It was otherwise before. */
export const NOW = new RegExp(
  `\\b(?:now|jetzt|ahora|désormais|maintenant|agora)\\b|\\b(?:may|can|allowed to)\\b.*\\bagain\\b|^\\W*(?:no|nope|wrong|actually)\\b|\\bsince (?!(?:the|we|it|i|they|there)\\b)|${PUT.source}|${GIVES_UP.source}`,
  'i',
);
/** Behind such a word stands what is said of a thing, before it which: "step 3 is manual". */
const VERB =
  /\b(?:is|are|was|were|needs?|has|have|takes?|runs?|uses?|go(?:es)?|happens?|must|should|requires?|targets?|supports?|allows?|(?:we|wir) \w+|ist|sind|hat|läuft|laufen|braucht|muss)\b/i;
const BEHIND_TWO_WORDS = /(?<=^\W*\S+ \S+) /;
/** What only another of its kind takes the place of: a number, a day, a language, a name. */
const KINDS: readonly (readonly [kind: RegExp, blank: string])[] = [
  [/\b(?:\d(?:[\w.:]*\w)?|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, 'thatnumber'],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, 'thatday'],
  [/\b(?:englisc?h|german|french|spanisc?h|deutsch|anglais|français|französisch|inglés)\b/gi, 'thatlanguage'],
  [/(?<=\b(?:is|ist) )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=(?: now| jetzt)?\W*$)/gu, 'thatname'],
];
/** One more of a kind takes no place; behind the latter it may be one more. */
const ADDS = /\b(?:also|too|as well|another|additionally|auch|aussi)\b/i;
const MAY_ADD = /\b(?:supports?|targets?|allows?|tests?|covers?|needs?|requires?)\b/i;

/** What a text says, with a blank for what may change: whether one may, else its one value; undefined where it has none, or several. */
function frameOf(text: string, passes: RegExp | '') {
  const claim = claimIn(text);
  const mode = /\bagain\b/i.test(claim) ? 'may' : TURNS.test(claim) ? 'not' : undefined;
  const start = mode === undefined ? (VERB.exec(claim) ?? BEHIND_TWO_WORDS.exec(claim))?.index : undefined;
  const said = claim.slice(start ?? claim.length);
  const values = mode === undefined ? KINDS.flatMap(([kind]) => said.match(kind) ?? []) : [mode];
  const blank = KINDS.reduce((left, [kind, name]) => left.replace(kind, name), said);
  const words = contentOf(`${claim.slice(0, claim.length - said.length)} ${blank}`.replace(passes, ''));
  if (values.length !== 1 || words.size < 2) return undefined;
  return { words: [...words].sort().join(' '), value: values[0]?.toLowerCase() };
}

/** What a statement says has changed, where it does not say what it was; a number, or who somebody is, takes the place of what it was whatever is said with it. Pure. */
export function changedIn(statement: string, corrects = false) {
  const frame = ADDS.test(statement) ? undefined : frameOf(statement, passesIn(statement));
  const isOne = /\bthatn/.test(frame?.words ?? '') && !MAY_ADD.test(statement);
  return corrects || isOne || NOW.test(statement) ? frame : undefined;
}

/** It asks, or tells of something else: many a question has no mark. */
const SUBORDINATE =
  /[?？]\W*$|^\W*(?:\w+,? ){0,2}?(?:can|could|may|will|would|should|shall|did|do|have) (?:you|we|i)\b|^\W*(?:when|if|after|before|once|since|because|while|as|why|how|what|where|who|is|are|did|does|has)\b/i;
/** The sentences of a prompt that are worth keeping only if a memory says what was before: "the api port is 8080 now". Pure. */
export const changesIn = (prompt: string): readonly string[] =>
  ownSentences(prompt)
    .filter((said) => NOW.test(said) && !SUBORDINATE.test(said) && lastingOf(said) < LEAST)
    .map((text) => statementSummary([text]))
    .filter((said) => frameOf(said, passesIn(said)) ?? takenBackIn(said));

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
 * goes before; where it takes nothing back they say the same of another number, day, language or name, or the opposite of what one may; `unsure`: they say more, or other things of it, and share a word with the rest of the statement where it has one. Pure.
 */
export function memoriesSaying<M extends { readonly summary: string }>(
  former: string,
  statement: string,
  memories: readonly M[],
  corrects = false,
) {
  if (former === '') {
    const said = changedIn(statement, corrects);
    const frames = memories.map(({ summary }) => frameOf(summary, passesIn(statement)));
    const side = sideOf(statement);
    const isOtherwise = ({ summary }: M, at: number): boolean =>
      frames[at]?.words === said?.words &&
      frames[at]?.value !== said?.value &&
      (side ?? sideOf(summary)) === (sideOf(summary) ?? side);
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
    (former === statement ? isInOrder(claim, gone) : isSaidBy(claim, `use nutzen ${statement}`)) &&
    without(rest, contentOf(claim)).length <= contentOf(gone).size;
  const same = meant.filter(isSame);
  const clear = same.length > 0 ? same : meant.filter((one) => isClear(claimIn(one.summary)));
  const isAbout = (one: M): boolean =>
    rest.length === 0 || rest.some((word) => contentOf(one.summary).has(word));
  return { clear, unsure: meant.filter((one) => !clear.includes(one) && isAbout(one)) };
}
