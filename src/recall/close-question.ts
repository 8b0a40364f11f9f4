// How short questions are put, on how things are done or stand here, and what they ask about.
import { isGrammar } from '../core/languages.ts';
import { isAboutNothing, subjectOf } from './subject.ts';

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
