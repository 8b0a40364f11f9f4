import { LEAST, lastingOf, ownSentences } from './said.ts';
import {
  contentOf,
  isElsewhere,
  isInOrder,
  isSaidBy,
  outside,
  statementSummary,
  USES,
  withoutEmpty,
} from './statement-rules.ts';
import {
  comesBack,
  DID,
  endsSomething,
  givesUp,
  LET_GO,
  NAMED,
  SUBORDINATE,
  subjectIn,
  takenBackIn,
  WHEN,
  WHY,
  withoutTakenBack,
} from './taken-back.ts';

/** Whether a text begins with what a topic names: "Staging runs on port 9000" is about staging, "restart the server on Mondays" not about the server. */
export function isAbout(topic: string, text: string): boolean {
  const names = contentOf(topic);
  const first = [...contentOf(text)].slice(0, names.size);
  return names.size > 0 && first.length === names.size && first.every((word) => names.has(word));
}

const TURNS =
  /\b(?:not|never|no|cannot|without|instead|rather|avoid|stop|banned|forbidden|gone|history|verboten|interdit\w*|prohibid\w|vietat\w|nicht|nie(?:mals)?|kein\w*|ne|pas|jamais|nunca|jamás|não|sem|non(?!-)|mai|nessun\w*|senza|sin)\b|n['’]t\b/i;
/** Up to where something else is said. */
const REASON = new RegExp(`${WHY}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`, 'i');
/** A reason, and what is so no more, are no part of what a text says is so. */
const claimIn = (text: string): string => withoutTakenBack(text).replace(REASON, '').replace(WHEN, '');

/** What a value was put to: "we raised the coverage bar to 90%"; what it measures, and on which side, is said otherwise there. */
const PUT = /\b(?:raised|lowered|increased|decreased|reduced|bumped|changed|moved|set)\b[^,;:.]{0,80} to\b/i;
const MEASURES =
  /\b(?:raised|lowered|increased|decreased|reduced|bumped|set|bar|limit|threshold|must|should|stays?|above|below|least|most|minimum|maximum)\b/gi;
/** On which side of a value a text keeps; undefined where it does not say. */
const SIDES = [/\b(?:above|least|minimum)\b/i, /\b(?:below|most|maximum)\b/i];
const sideOf = (text: string): RegExp | undefined => SIDES.find((side) => side.test(text));
const passesIn = (statement: string) => (PUT.test(statement) ? MEASURES : '');
export const NOW = new RegExp(
  `\\b(?:now|jetzt|ahora|désormais|maintenant|agora|adesso)\\b|\\b(?:may|can|allowed to)\\b.{0,200}\\bagain\\b|^\\W*(?:no|nope|wrong|actually)\\b|\\bsince (?!(?:the|we|it|i|they|there)\\b)|${PUT.source}`,
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
  const named = TURNS.test(claim) ? null : NAMED.exec(claim);
  const subject = contentOf(claim.slice(0, named?.index ?? 0));
  const name = claim.slice((named?.index ?? claim.length) + (named?.[0].length ?? 0));
  if (subject.size > 0 && contentOf(name).size > 0) {
    const scopes = contentOf([...name.matchAll(SCOPE)].join(' '));
    return {
      words: ['named', ...[...subject, ...scopes].sort()].join(' '),
      value: [...contentOf(name)].join(' '),
    };
  }
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
  const frame =
    ADDS.test(statement) || DID.test(statement) ? undefined : frameOf(statement, passesIn(statement));
  const isOne = /\bthatn/.test(frame?.words ?? '') && !MAY_ADD.test(statement);
  return corrects || isOne || NOW.test(statement) ? frame : undefined;
}

/** What is only run again, or shown, is a task. */
const usesAgain = (said: string): boolean => USES.test(said.replace(/\brun\b/gi, '')) && comesBack(said);

/** The sentences of a prompt that are worth keeping only if a memory says what was before: "the api port is 8080 now". Pure. */
export const changesIn = (prompt: string): readonly string[] =>
  ownSentences(prompt)
    .filter((said) => NOW.test(said) || endsSomething(said) || usesAgain(said))
    .filter((said) => !SUBORDINATE.test(said) && lastingOf(said) < LEAST)
    .map((text) => statementSummary([text]))
    .filter((said) => frameOf(said, passesIn(said)) ?? takenBackIn(said));

/** Of some decisions those for what is chosen no more; what one is against, or has instead, it is not for. Pure. */
export const decisionsFor = <M extends Says>(dropped: readonly string[], decisions: readonly M[]) =>
  decisions.filter(({ summary }) =>
    dropped.some((name) => isSaidBy(name, claimIn(summary)) && !TURNS.test(claimIn(summary))),
  );

/** Where, or for what, something holds: "in CI", "for the docs", "on my machine". */
const SCOPE =
  /(?<!\p{L})(on(?= (?:my|his|her|their|this|that|windows|linux|mac(?:os)?)(?!\p{L}))|in|for|inside|within|during|when|while|only|except|unless|bei|für|im|beim|nur|pour|dans|per|nei|nel|nella|nelle|para|en|em|n[oa]s?)(?!\p{L})[^,;:.]*/giu;
/** One that leads ends before who acts, or how. */
const LEADING_SCOPE = new RegExp(
  `^\\W*(?:in|for|on|inside|within|during|bei[m]?|für|i[mn]|auf|pour|dans|sur|per|ne[il]|nell[ae]|para|en|em|n[oa]s?) .{1,60}?(?= (?:we|i|wir|ich|nous|on|${USES.source})(?!\\p{L}))`,
  'iu',
);
/** Around it, and not another case of it. */
const AROUND =
  /(?<!\p{L})(?:before|after|when(?:ever)?|vor|nach|bevor|avant|après|antes|después|prima|dopo|depois)(?!\p{L})[^,;:.]*/giu;
const LISTS = /(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L})/iu;

const isValue = (word: string): boolean => KINDS.some(([kind]) => word.replace(kind, '') === '');

/** Something at hand, which no memory knows. */
const THIS_ONE =
  /(?<!\p{L})(?:this|that|these|those|dies\w*|quest[aeio]|cet(?:te)?|ces|este|esta) (?!(?:repo|project|team|codebase|projekt|projet|proyecto|projeto|progetto)\b)\w/iu;

/** Whether a statement holds for less than a memory says: in, or for, what that does not name, but what takes the place of a value behind the same word; or of one thing. */
function isNarrow(statement: string, gone: string, summary: string): boolean {
  const claim = claimIn(statement).replace(`${gone} for `, '').replace(LEADING_SCOPE, '$&,');
  const [first = ''] = gone.trim().split(' ');
  const before = (text: string): string => text.slice(0, text.indexOf(first)).trim().split(' ').at(-1) ?? '';
  const places = `${gone} ${before(statement)} ${before(summary)}`.toLowerCase().split(' ');
  const scopes = [...claim.matchAll(SCOPE)].flatMap(([part, by = '']) => {
    const isNegation = /^n[oa]$/i.test(by) && isElsewhere(statement) !== true;
    return isNegation || places.includes(by.toLowerCase()) ? [] : part;
  });
  const subject = subjectIn(statement).replace(WHEN, '');
  if (THIS_ONE.test(`${subject} ${gone}`)) return true;
  const about = givesUp(statement) ? '' : `${subject} ${claim.slice(0, VERB.exec(claim)?.index ?? 0)}`;
  const isOther = (word: string): boolean => !(isValue(word) && isValue(first));
  return outside(contentOf(`${about} ${scopes.join(' ')}`), contentOf(claimIn(summary))).some(isOther);
}

/** Whether what a statement takes back is all that a memory says, or makes all that it says hold no more. */
function isOverBy(statement: string, gone: string, summary: string): boolean {
  const said = contentOf(claimIn(summary));
  const rest = outside(contentOf(claimIn(statement)), contentOf(gone));
  const isShared = rest.some((word) => said.has(word));
  if ([...contentOf(gone)].every(isValue) && !isShared) return false;
  const isOtherTongue = isElsewhere(statement) === !(isElsewhere(summary) ?? isElsewhere(statement));
  const isUnlike = isOtherTongue && summary.search(SCOPE) >= 0; // "for amounts", "per gli importi"
  if (isNarrow(statement, gone, summary) && !isUnlike) return false;
  const more = outside(contentOf(claimIn(summary).replace(AROUND, '')), contentOf(statement));
  if (more.length === 0) return true;
  const isOnlyNamed = !/\w\s+\w/.test(withoutEmpty(claimIn(statement))) && USES.test(summary); // "date-fns instead of moment"
  const isWhole = isShared || contentOf(gone).size > 1 || USES.test(statement) || isOnlyNamed;
  return (
    endsSomething(statement) &&
    ((givesUp(statement) && !LET_GO.test(statement)) || isWhole) &&
    !LISTS.test(claimIn(summary))
  );
}

/** Whether a claim says something of what is gone, and does not only name it as the time of something else: "run the tests before a commit" is not about commits. */
function isSpokenOf(gone: string, claim: string): boolean {
  const [all, main] = [contentOf(claim), contentOf(claim.replace(AROUND, ''))];
  const names = [...contentOf(gone)];
  return names.every((word) => all.has(word)) && (main.size === 0 || names.some((word) => main.has(word)));
}

type Says = { readonly summary: string };

/** Which memories say what a statement takes back, and nothing that is so still (`clear`); `unsure`: they say more, or other things of it. Pure. */
function takenBackOf<M extends Says>(gone: string, statement: string, memories: readonly M[]) {
  const meant = memories.filter(
    ({ summary }) =>
      isSaidBy(gone, withoutTakenBack(summary)) && TURNS.test(claimIn(summary)) === TURNS.test(gone),
  );
  const clear = meant.filter(
    ({ summary }) => isSpokenOf(gone, claimIn(summary)) && isOverBy(statement, gone, summary),
  );
  const rest = outside(contentOf(claimIn(statement)), contentOf(gone));
  const isAbout = ({ summary }: M): boolean =>
    rest.length === 0 ||
    rest.some((word) => contentOf(summary).has(word)) ||
    (USES.test(statement) && USES.test(summary));
  return { clear, unsure: meant.filter((one) => !clear.includes(one) && isAbout(one)) };
}

/** The memory that has most of the words of a clause, and more than half of them. Pure. */
export function nearestTo<M extends Says>(clause: string, memories: readonly M[]) {
  const wanted = [...contentOf(clause)];
  const shareOf = ({ summary }: M): number => {
    const words = contentOf(withoutTakenBack(summary));
    return wanted.filter((word) => words.has(word)).length / wanted.length;
  };
  const shares = memories.map(shareOf);
  const best = Math.max(0, ...shares);
  return best > 0.5 ? memories[shares.indexOf(best)] : undefined;
}

/** What a clause is the whole of, beside others that only give something up: "we dropped the prefixes, titles no longer begin with a number". */
const clausesOf = (summary: string): readonly string[] => {
  const all = summary.split(/[,;] (?=\S+ \S)/);
  return all.length > 1 && all.every((one) => endsSomething(one)) ? all : [];
};

/** Which memories say what is to be forgotten: that alone, but for a reason, in its words and their order (`clear`), or that and more. Pure. */
export function memoriesToForget<M extends Says>(clause: string, memories: readonly M[], isVerbLast = false) {
  const gone = claimIn(clause);
  const isSame = (summary: string): boolean =>
    isSaidBy(clause, summary) &&
    isInOrder(summary, clause, isVerbLast) &&
    TURNS.test(summary) === TURNS.test(clause);
  const saysSame = ({ summary }: M): boolean => isSame(summary) || clausesOf(summary).some(isSame);
  const meant = memories.filter(
    (one) =>
      saysSame(one) ||
      (isSaidBy(gone, withoutTakenBack(one.summary)) &&
        TURNS.test(claimIn(one.summary)) === TURNS.test(gone)),
  );
  const same = meant.filter(saysSame);
  const isClear = ({ summary }: M): boolean =>
    isSaidBy(gone, claimIn(summary)) && isInOrder(claimIn(summary), gone, isVerbLast);
  const clear = same.length > 0 ? same : meant.filter(isClear);
  return { clear, unsure: meant.filter((one) => !clear.includes(one)) };
}

/** Which memories say what a statement changes: what it takes back; or where it takes nothing back the same of another number, day, language or name, or the opposite of what one may. Pure. */
export function memoriesSaying<M extends Says>(
  former: string,
  statement: string,
  memories: readonly M[],
  corrects = false,
) {
  if (former !== '') return takenBackOf(former.replace(REASON, ''), statement, memories);
  const said = changedIn(statement, corrects);
  const frames = memories.map(({ summary }) => frameOf(summary, passesIn(statement)));
  const side = sideOf(statement);
  const isOtherwise = ({ summary }: M, at: number): boolean =>
    frames[at]?.words === said?.words &&
    frames[at]?.value !== said?.value &&
    (side ?? sideOf(summary)) === (sideOf(summary) ?? side);
  return { clear: memories.filter(isOtherwise), unsure: [] };
}
