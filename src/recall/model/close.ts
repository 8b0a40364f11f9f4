import { subjectOf } from './subject.ts';

/** A whole prompt that asks for what somebody told to be remembered, about nothing in particular. */
const ASKS_STATED = new RegExp(
  [
    'what (?:all |else )?(?:have|did|do|had) (?:i|we) (?:ever |already )?(?:ask|asked|tell|told|want|wanted) you to (?:remember|keep in mind)',
    'what (?:all |else )?(?:do|can|did) you (?:still )?remember',
    "(?:list|show|tell)(?: me)? (?:(?:all|everything)(?: that)? |what )(?:you(?:'ve| have)? (?:still )?remember(?:ed)?|i(?:'ve| have)? (?:asked|told) you to remember)",
    'what (?:are|were) (?:our|my) (?:rules|conventions|guidelines|preferences)',
    '(?:what|which) (?:rules|conventions|guidelines) (?:do|did) (?:we|i) have',
    'was (?:sind|waren) unsere regeln',
    'was (?:hast|solltest|sollst) du dir (?:alles )?(?:gemerkt|merken)',
    'was habe? ich dir (?:alles )?gesagt,? (?:dass|was) du dir merken sollst',
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^/, '^(?:(?:please|so|hey|hi|ok|okay|and|bitte)[, ]+|(?:can|could) you (?:please )?)*(?:')
    .concat(
      ')(?: so far| again| (?:about|of|from|for|in|here in) (?:this|the|our|my) (?:project|repo(?:sitory)?|code ?base)| here| hier| in diesem projekt)*[?.! ]*$',
    ),
  'i',
);

/** Whether a prompt asks for what was told to be remembered, and for nothing else. Pure. */
export const asksForStated = (text: string): boolean => ASKS_STATED.test(text);

const LEAD = /^(?:(?:so|and|but|hey|hi|ok|okay|btw|also|und|sag mal)[,: ]+)+/i;
/** How it is done here: one word is enough to ask for it. */
const OURS =
  /^(?:(?:why|when|where|how often|which \S+|what \S+) )?(?:do|don't|are|aren't|must|may) we (?:(?:still|even|only|always|never|not|really|have to|need to|allowed to) )*|^why (?:no|not) |^(?:warum|wieso|weshalb|wann|womit|wie oft) (?=.*\bwir\b)/i;
/** How something is, or which of two to take. */
const HOW_IT_IS =
  /^(?:why|when|where) (?:is|are|isn't|aren't|does|doesn't|do|don't|must) |^should (?:we|i) (?:use |take |run )?(?=.* or )|^(?:warum|wieso|weshalb|wann) (?:ist|sind|muss|müssen|darf|dürfen) /i;
/** What is at hand, and not in the notes. */
const AT_HAND = /\b(?:this|that|these|those|it|here|there|my|your|you|es|dies\w*|hier|mein\w*)\b/i;
const TAIL = /(?: (?:here|hier|at all|in (?:this|our) (?:project|repo(?:sitory)?|code ?base)))*[?\s]+$/i;
const GERMAN =
  /(?<![\p{L}])(?:wir|haben?|ist|sind|das|der|die|den|dem|ein\w*|keine?n?|nicht|denn|eigentlich|nutzen|verwenden|benutzen|muss|müssen)(?![\p{L}])/giu;

/** A short question on how things are done or stand here, which one memory may answer by all of its words; undefined for every other prompt. Pure. */
export function closeQuestion(prompt: string) {
  const asked = prompt.trim().replaceAll('’', "'").replace(LEAD, '').replace(TAIL, '');
  const isOurs = OURS.test(asked);
  if (!(isOurs || HOW_IT_IS.test(asked)) || /[\n.:;`]/.test(asked) || AT_HAND.test(asked)) return undefined;
  const rest = isOurs ? asked.replace(OURS, 'we ') : asked.replace(HOW_IT_IS, '');
  const subject = subjectOf(rest.replace(GERMAN, ' ').replace(/\s+/g, ' ').trim());
  const words = subject.split(' ').filter((word) => word !== '').length;
  if (words < (isOurs ? 1 : 2)) return undefined;
  return { text: asked, subject, isClose: true, isUnasked: true } as const;
}
