import { isGrammar } from '../../core/languages.ts';
import type { Family } from '../../core/prompt-hints.ts';
import { isAboutNothing, subjectOf } from '../subject.ts';

/** `needs`: the prompt must hold one of these (lower case), or the pattern is not even compiled. */
export interface Wording {
  readonly needs: readonly string[];
  readonly pattern: string;
  /** It spans the very thing that is asked about (`how was … handled`), so the query keeps it. */
  readonly spans?: boolean;
  /** As a statement it tells, as a question it asks: counts only where its sentence or the next is a question. */
  readonly asked?: boolean;
}

/** Whoever works here. */
export const US = '(?:we|you|i)';
export const WITHIN = '[^.?!\\n]';
export const WH = '(?:what|how|which|when|where|why|who)';
export const NOT = "(?:n't| not)";
export const SO_DONE =
  '(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed|dealt with|addressed|tested|designed)';
export const FOR_A_REASON =
  '(?:added|changed|chosen|removed|dropped|introduced|written|implemented|designed|set|made|done|decided|pinned|moved|renamed|disabled|picked|kept|left|reverted|rejected|replaced|built|deferred|skipped|split|raised|lowered|increased|reduced|limited|switched|merged|closed|deleted|hard-?coded|duplicated|bumped|upgraded|downgraded|enabled|named)';
const ONCE =
  '(?:earlier|before|previously|yesterday|in the past|last (?:time|week|month|session|night)|the other day|a while (?:ago|back)|(?:days?|weeks?|months?) (?:ago|back)|back then)';
export const SAID =
  '(?:said|mentioned|told|found|saw|agreed|decided|discussed|talked|settled|concluded|noted|suggested|proposed|recommended|wrote|tried|used|made|built|had|fixed|solved|did)';
export const RECORD = '(?:notes?|learnings?|records?|memory|memories|write-?ups?|history)';

/** Where a clause begins: what stands here is a question's first word, not a relative clause's. */
export const START = '(?<=^|[.,;:!?\\n(] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|hm+|also|btw|then) )';

/**
 * What words are about, so far as it tells a question about the past: grammar.ts says which of them such a question has.
 *
 * - `asksAlone`: asks whatever is around it: "te acuerdas", "wer hat vorgeschlagen". `anyoneDid`: somebody, not only who is here: "has anyone run into".
 * - `weDid`: somebody here did something, surely in the past; `weHave`: the same words may speak of now ("haben wir"); `youDid`: it may have been a moment ago;
 *   `weAgreed`, `weTold`: no question by its form.
 * - `wasDone`: the passive of it. `why`, `what`: question words.
 * - `ago`: some time ago; `past`: before now, maybe only just ("already"); `ever`: at any time. `again`: it was known once ("nochmal").
 * - `trouble` and `settled`: what may be over by now, and that it is or is not. `leftOver`: what is still to do.
 * - `goOn`, `work`: to continue, and some former work.
 */
export type Kind =
  | 'asksAlone'
  | 'anyoneDid'
  | 'weDid'
  | 'weHave'
  | 'weAgreed'
  | 'weTold'
  | 'youDid'
  | 'wasDone'
  | 'why'
  | 'what'
  | 'ago'
  | 'past'
  | 'ever'
  | 'again'
  | 'trouble'
  | 'settled'
  | 'leftOver'
  | 'goOn'
  | 'work';

/** For each kind the alternatives of a pattern. The first kind that matches at a place is taken. */
export type Words = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** The words of one language. */
export interface Language {
  readonly name: string;
  /** By whose words the first look knows it. */
  readonly family: Family;
  readonly words: Words;
  /** Words are whole: with something else than a letter on both sides. */
  readonly isSpaced: boolean;
  /** What makes a question without a question mark. */
  readonly asks: RegExp;
  /** Words that tell nothing, for the query; English has those of trigger.ts. */
  readonly filler?: string;
  /** What every sentence in it has, where it is no Latin one. */
  readonly script?: RegExp;
}

const ACT =
  '(?:fix|solve|resolve|correct|repair|review|add|change|remove|update|make|help|run|re-?run|retry|finish|implement|try|rename|revert|clean|rewrite)';
const RUN =
  '(?:errors?|failures?|warnings?|conflicts?|exceptions?|output|crash(?:es)?|results?|exit code|stack ?trace)';
const PLACE =
  '(?:build|branch|deploy\\w*|pipeline|ci|job|container|server|service|pod|cluster|pr|pull request|process|tests?|migration|release)';
/** Nothing says that it was long ago. */
const NOT_ONCE = `(?!${WITHIN}{0,80}?\\b(?:${ONCE}|last (?:sprint|release|chat)|again)\\b)`;
const NOW = `(?= ?(?:[?.!,]|$| (?:of|in|from|when) (?:the|this|that|it|you|i)\\b))`;

/** What sounds like the past and is about this turn; a wording within one does not count. From made-up prompts, none of the measuring data. */
export const ABOUT_NOW: readonly string[] = [
  `(?:what|why|how|where|which|when)(?: \\w+){0,2} did (?:you|i|we) just\\b`,
  `did (?:you|we|i) just\\b`,
  `what did you mean\\b`,
  `what did i (?:miss|break|do wrong|forget)\\b`,
  `what have (?:i|we|you) (?:done wrong|missed|got (?:in|here|there))\\b`,
  `what did (?:it|that|this|(?:the|this|that|your|my) [\\w-]+(?: [\\w-]+)?) (?:say|print|output|return|show|report|log|give)\\b${NOT_ONCE}`,
  `did you not (?:read|see|understand|listen|notice|hear|get|check|look)\\b`,
  `did (?:we|i|you) (?:just )?break\\b${NOT_ONCE}`,
  `(?:why|how|where|when)(?: exactly)? did you (?:\\w+ )?\\w+ (?:that|this|it|them|these|those)(?= ?(?:[?.!,]|$))`,
  `what (?:did you (?:do|change|add|remove|fix|edit)|have you (?:done|changed|got)|you (?:did|changed))(?: (?:here|there|now))?(?= ?(?:[?.!,]|$))`,
  `where did you (?:find|put|get|see|read|save|store|write) (?:it|that|this|them|the)\\b${NOT_ONCE}`,
  `(?:which|how many|what) (?:files?|tests?|lines?|commands?|changes?) did you\\b${NOT_ONCE}`,
  `what (?:was|were) (?:the|that|its|your) (?:(?:exact|full|last|final|actual) )?(?:${RUN}|error message|message|response)${NOW}`,
  `what was wrong(?= ?(?:[?.!]|$))`,
  `(?:was|were) there (?:any |an? |some )?(?:\\w+ )?${RUN}\\b${NOT_ONCE}`,
  `what (?:was|were|is)(?: in)? the (?:last|latest|previous) (?:commit|release|version|tag|line)\\b`,
  `what(?: i|')s the (?:current |latest )?(?:state|status) of (?:the |this |our |my |your )?(?:\\w+ )?${PLACE}\\b`,
  `what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since v?\\d`,
  `(?:what|which) (?:phase|step) are you\\b`,
  `how far are you\\b`,
  `are you sure (?:that )?you\\b`,
  `explain (?:it |this |that )?(?:to me )?again(?= ?(?:[.?!,;]|$))`,
  `there (?:was|were)\\b${WITHIN}{1,80}?[,;.] ?(?:so |and )?(?:can|could|would|will) you (?:please )?${ACT}\\b`,
  `(?:write|add|put|include|post|append|insert|give|create|generate) (?:me )?(?:an? |the )?(?:\\w+ )?summary of (?:what|all|everything)\\b${WITHIN}{0,30}\\b(?:in|to|into|for|as) (?:the |a |this )?(?:pr|pull request|commit|readme|changelog|ticket|issue|file|docs?|description)\\b`,
  `(?:should|must|can|could|will|would|to|may|lets? (?:the )?users?) (?:\\w+ )?(?:resume|continue|carry on|start|pick up|go on) (?:again )?(?:from )?where (?:it|they|he|she)\\b(?: \\w+)?`,
  `(?:users?|they|customers?|visitors?|players?) ${WITHIN}{1,50}?\\blast time`,
  `what happened to (?:the|this|that|my|our) [\\w-]+(?: [\\w-]+)?[?.!,]? ${WITHIN}{0,20}?\\b(?:is|are|has|have) (?:gone|missing|broken|not|disappeared|vanished)\\b`,
  `what happened to my\\b`,
  `what(?: i|')s ${WITHIN}{0,30}\\b(?:in|on) th(?:is|at) (?:file|function|class|module|method|test|line)\\b`,
  // In quotation marks it is talked about, not asked.
  `"[^"\\n]{1,120}"`,
];

// How short questions are put, on how things are done or stand here.

const LEAD =
  /^(?:(?:so|and|but|hey|hi|ok|okay|btw|also|und|sag mal|(?:(?:can|could) you |please )?(?:tell|remind) me(?= (?:what|why|who|when|where|which|how))|et|mais|alors|y|pero|e|mas|ma)[,: ]+)+/i;
/** "Why on earth", "how come". */
const WONDERS = /^(?:(why) (?:on earth|the (?:hell|heck))|how come(?: that)?)(?= )/i;
/** How it is done here, or what was agreed: one word is enough to ask for it. */
const OURS = new RegExp(
  `^(?:${[
    "(?:(?:why|when|where|how often|(?:on |at |in )?(?:which|what) ((?:\\S+ ){0,2}\\S+)) )?(?:do|don't|are|aren't|must|may|can) we (?:(?:still|even|only|always|never|not|really|have to|need to|allowed to|using|on) )*",
    '(?:when|where|how often) (?:can|may|must|should) i (?=\\S+$)',
    'why (?:no|not) |when (?:is|are) (?:the )?(?=\\S+$)|is there (?:a|any) reason (?:for|why|that|behind) ',
    'what (?:do|should|must) (?:i|we) (?:have to |need to )?(?:know|do|run|check) (?:before|when|after) (?:(?:i|we)|running|starting|using) ',
    '(?:is|are) there (?:a|an|any) (?:rules?|conventions?|polic(?:y|ies)|agreements?|decisions?|standards?) (?:for|on|about|against) ',
    'what (?:was|is|has been) (?:decided|agreed|settled|our|the (?:rule|policy|convention|decision|agreement)) (?:about|on|for|with) ',
  ].join('|')})`,
  'i',
);
const WHY_NAME = /^[Ww]hy (?=[A-Z][\w.+-]+$)/;
/** How something is, or which of two to take. */
const HOW_IT_IS = new RegExp(
  `^(?:${[
    'who (?=\\S+s )|how (?:is|are) ',
    'how (?:do|can|should) (?:we|i) \\S+ (?=(?:the|our) \\S+ \\S)|how do we ',
    'what (?:do )?(?:you|we) (?:do )?(?:already )?know (?:about|of) ',
    "(?:why|when|where) (?:is|are|isn't|aren't|does|doesn't|do|don't|must) ",
    '(?:on |at |in )?(?:what|which)(?: ((?!(?:do|does|is|are)\\b)\\S+))? (?:do|does|is|are) (?=(?:the|our|all)? ?\\S+ \\S)',
    'why (?:only|just|so) |why (?=\\S+ (?:and not|but not|over|instead of|rather than) \\S+$)',
    'should (?:we|i) (?:use |take |run )?(?=.* or )',
  ].join('|')})`,
  'i',
);
/** What is at hand, and not in the notes. */
const AT_HAND = /\b(?:this|that|these|those|it|here|there|my|your|you|es|dies\w*|hier|mein\w*)\b/i;
const TAIL =
  /(?: (?:here|hier|at all|(?:(?:have|has|need|supposed) to )?(?:live|go|stay|be)|aquí|aqui|ici|to (?:run|work|pass|start)|in (?:this|our) (?:project|repo(?:sitory)?|code ?base)))*[?\s]+$/i;

// The same in German, French, Spanish, Portuguese and Italian, by words, for there is more than one order of them.

const ELSEWHERE =
  /^¿?(?:(?:à|de|en|em|a|por|per|para|pour|da|für|mit|con|com) )?(?:warum|wieso|weshalb|wann|wer|wo|womit|wofür|welche[rsnm]?|wie(?: oft| viele)?|was wissen wir (?:über|von)|gibt es (?:einen grund|eine regel|regeln) (?:für|zu)|pourquoi|quand|où|comment|qui|quel(?:le)?s?|combien|que sait-on (?:de|sur)|por ?qu[eé]|cu[aá]ndo|d[oó]nde|c[oó]mo|qui[eé]n(?:es)?|cu[aá]l(?:es)?|qué|quando|onde|quem|qual|quais|perché|dove|chi|quale|quali|come(?= si)|o que)(?![\p{L}])/iu;
const WHY_ELSEWHERE = /^¿?(?:warum|wieso|weshalb|pourquoi|por ?qu[eé]|perché) \S+$/i;
const OURS_ELSEWHERE =
  /(?<!\p{L})(?:wir|uns|unsere?\w*|man|nous|on|notre|nos|nosotros|nuestr\w+|[\p{L}]+(?:[aei]mos|iamo)|nós|nosso?s?|nossas?|nostr\w|si|se)(?!\p{L})/giu;
const AT_HAND_ELSEWHERE =
  /(?<!\p{L})(?:dies\w*|hier|mein\w*|du|di[rc]h?|dein\w*|cet(?:te)?|ces?|ça|cela|mon|ma|mes|tu|ton|ta|tes|est[aeo]s?|es[aeo]s?|mis?|tus?|iss?t?o|meus?|minhas?|quest[aeo]|mi[ao]|você)(?!\p{L})/giu;
/** What says nothing beside grammar. */
const IDLE_ELSEWHERE =
  /(?<!\p{L})(?:die|im|am|an|zu|est-ce(?: qu[e'])?|liegen|liegt|stehen|steht|trouve|trouvent|está|están|estão|habt?|haben|sind|benutzen|benutzt|verwende[nt]|nutzen|nutzt|machen|eigentlich|denn|überhaupt|wissen|weiß|prendre|avons|a|utilis\p{L}+|fait|faire|faut|fa\p{L}sons|doit|doivent|devons|usa\p{L}*|utiliz\p{L}+|hace\p{L}*|debe\p{L}*|hemos|han|hay que|tenemos|puede[ns]?|temos|deve\p{L}*|fazemos|faz|sono|si|il|lo|gli|le|i|un[ao]?|del\p{L}*|al\p{L}*|nel\p{L}*|da|di|con|per|abbiamo|viene|vengono|facciamo|usiamo|no|me|tan)(?!\p{L})/giu;

const CLOSELY = { isClose: true, isUnasked: true };

/** A short question on how things are done or stand here, which one memory may answer by all of its words; undefined for every other prompt. Pure. */
export function closeQuestion(prompt: string) {
  const asked = prompt
    .trim()
    .replaceAll('’', "'")
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(WONDERS, (_, why) => why ?? 'why do');
  if (ELSEWHERE.test(asked)) return closelyElsewhere(asked);
  const isOurs = OURS.test(asked) || WHY_NAME.test(asked);
  if (!(isOurs || HOW_IT_IS.test(asked)) || /[\n.:;`]/.test(asked)) return undefined;
  // Of what kind it is counts as a word; "which day" does not.
  const kindOf = (kind = ''): string => (isAboutNothing(kind) ? '' : kind);
  const rest = isOurs
    ? asked.replace(OURS, (_, kind) => `${kindOf(kind)} we `)
    : asked.replace(HOW_IT_IS, (_, kind) => `${kindOf(kind)} `);
  if (AT_HAND.test(rest)) return undefined;
  const subject = subjectOf(rest.replace(/\s+/g, ' ').trim());
  const words = subject.split(' ').filter((word) => word !== '').length;
  if (words < (isOurs ? 1 : 2)) return undefined;
  return { text: asked, subject, ...CLOSELY };
}

/** The same in another language, of which the words that are no grammar are asked for, also by what they are called in English. */
function closelyElsewhere(asked: string) {
  const rest = asked
    .replace(ELSEWHERE, ' ')
    .replace(IDLE_ELSEWHERE, ' ')
    .replace(/-t?-?(?:on|nous|ils?|elles?)(?![\p{L}])|(?<![\p{L}])(?:qu|[cdjlmnst])'/giu, ' ');
  if (rest.search(AT_HAND_ELSEWHERE) >= 0 || /[\n.:;`]/.test(asked)) return undefined;
  const words = (rest.match(/[\p{L}\d][\p{L}\d_./-]*/gu) ?? []).filter((word) => !isGrammar(word));
  const isEnough = asked.search(OURS_ELSEWHERE) >= 0 || WHY_ELSEWHERE.test(asked);
  if (words.length < (isEnough ? 1 : 2)) return undefined;
  return { text: asked, subject: words.join(' '), ...CLOSELY, isElsewhere: true };
}
