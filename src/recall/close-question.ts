// How short questions are put, on how things are done or stand here, and what they ask about.
import { isGrammar } from '../core/languages.ts';
import { isEpisode, type Memory } from '../core/memory.ts';
import type { QueryTerm } from '../core/ports.ts';
import { mentionFinder, queryTerms } from './index/query.ts';
import { foldAccents, tokenize } from './index/terms.ts';
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
    'where do (?=(?!(?:i|you|we|they|these|those)$)\\S+$)|why (?:no|not) |when (?:is|are) (?:the )?(?=\\S+$)|is there (?:a|any) reason (?:for|why|that|behind) ',
    'what (?:do|should|must) (?:i|we) (?:have to |need to )?(?:know|do|run|check) (?:before|when|after) (?:(?:i|we)|running|starting|using) ',
    '(?:is|are) there (?:a|an|any) (?:rules?|conventions?|polic(?:y|ies)|agreements?|decisions?|standards?) (?:for|on|about|against) ',
    'what (?:was|is|has been) (?:decided|agreed|settled|our|the (?:rule|policy|convention|decision|agreement)) (?:about|on|for|with) ',
  ].join('|')})`,
  'i',
);
const WHY_NAME = /^[Ww]hy (?=[A-Z][\w.+-]+$)/;
/** One thing that has its place here: "what's the linter in this repo". */
const OF_HERE =
  /^(?:what|which)(?:'s| is| are) (?:the|our) ([\w-]+) (?:(?:that )?we (?:use|have)|here|in (?:this|our) (?:project|repo(?:sitory)?|code ?base))(?: again)?\s*\??$/i;
/** How something is, or which of two to take. */
const HOW_IT_IS = new RegExp(
  `^(?:${[
    'who (?:must|should|may|can) |who (?=\\S+s )|whom? (?:do|must|should|can) (?:we|i) (?:(?:have|need) to )?|how (?:is|are) ',
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
/** What any answer is one of: "which tool do we use for migrations" is told by what names the tool, and not that it is one. */
const ANY_KIND =
  /^(?:options?|choices?|alternatives?|variants?|approach|solutions?|ways?|methods?|strateg(?:y|ies)|tools?|librar(?:y|ies)|framework|packages?|product|types?|kinds?|sorts?|formats?|style|days?|weekday|möglichkeit(?:en)?|variante[ns]?|weg|lösung|ansatz|werkzeuge?|bibliothek|art|typ(?:en)?|stil|wochentag|tag(?:en|e)?|choix|façons?|manière|méthode|outils?|bibliothèque|sortes?|jours?|opci(?:ón|ones)|forma|manera|método|herramientas?|librería|biblioteca|tipos?|formatos?|estilo|días?|opç(?:ão|ões)|alternativas?|jeito|ferramentas?|dias?|opzion[ei]|alternativ[ae]|mod[oi]|metodo|strument[oi]|libreria|tip[oi]|formato|stile|giorn[oi])$/i;
/** What people call any work on a thing, after those who ask how it is done: what is told of it has another such word, or none. */
const anyWork = (): RegExp =>
  /^(?:(?:chang|touch|edit|modif|updat|alter|handl|mak)\p{L}*|use|using|before|after|when|while|if|ändern?|ändere|anfassen|anfasse|bearbeite[nt]?|bevor|(?:modifi|chang|touch|cambi|modific|tocc?|mud|alter|mex)(?:er|ez|ons|ier|iez|ar|are|ando|iamo|amos|arlo|er|o)|avant|antes|prima)$/iu;
const TAIL =
  /(?: (?:again|here|hier|at all|(?:(?:have|has|need|supposed) to )?(?:live|go|stay|be)|aquí|aqui|ici|to (?:run|work|pass|start)|in (?:this|our) (?:project|repo(?:sitory)?|code ?base)))*[?\s]+$/i;

// The same in German, French, Spanish, Portuguese and Italian, by words, for there is more than one order of them. Most are made where they are
// asked for: V8 gathers the letters of all scripts as it makes a pattern that names them.

const asksElsewhere = (): RegExp =>
  /^¿?(?:(?:à|de|en|em|a|por|per|para|pour|da|für|mit|con|com|an|am|auf|in|gegen|über|unter|nach|bei|von|zu|sur|avec|dans|sobre|su|al|tra) )?(?:warum|wieso|weshalb|wann|wer|wen|wem|wo|womit|wofür|woraus|wohin|welche[rsnm]?|was (?:für ein\w*|gilt)|wie(?: oft| viele)?|was wissen wir (?:über|von)|gibt es (?:einen grund|eine regel|regeln) (?:für|zu)|pourquoi|quand|où|comment|qui|quel(?:le)?s?|combien|(?:que sait-on|que savons-nous|qu'est-ce qu'on sait) (?:d[eu]s?|sur)|que(?= (?:tipo|sabemos|formato|dias?|vers[aã]o|ferramenta))|che(?: cosa)?|cosa|por ?qu[eé]|cu[aá]ndo|d[oó]nde|c[oó]mo|qui[eé]n(?:es)?|cu[aá]l(?:es)?|qué|quando|onde|quem|qual|quais|perché|dove|chi|quale|quali|come(?= si)|o que)(?![\p{L}])/iu;
const WHY_ELSEWHERE = /^¿?(?:warum|wieso|weshalb|pourquoi|por ?qu[eé]|perché) \S+$/i;
const oursElsewhere = (): RegExp =>
  /(?<!\p{L})(?:wir|uns|unsere?\w*|man|nous|on|notre|nos|nosotros|nuestr\w+|[\p{L}]+(?:[aei]mos|iamo)|nós|nosso?s?|nossas?|nostr\w|si|se)(?!\p{L})/giu;
/** Where all of a kind have their place. */
const PLACE_ELSEWHERE =
  /^(?:wo(?:hin)?|dove|où|onde|d[oó]nde) (?:kommen|gehören|vanno|stanno|vont|van|vão|liegen|stehen|están|estão) /i;
const atHandElsewhere = (): RegExp =>
  /(?<!\p{L})(?:dies\w*|hier|mein\w*|du|di[rc]h?|dein\w*|cet(?:te)?|ces?|ça|cela|mon|ma|mes|tu|ton|ta|tes|est[aeo]s?|es[aeo]s?|mis?|tus?|iss?t?o|meus?|minhas?|quest[aeo]|mi[ao]|você)(?!\p{L})/giu;
/** What says nothing beside grammar. */
const idleElsewhere = (): RegExp =>
  /(?<!\p{L})(?:die|im|am|an|zu|est-ce(?: qu[e'])?|liegen|liegt|stehen|steht|trouve|trouvent|está|están|estão|habt?|haben|sind|benutzen|benutzt|verwende[nt]|nutzen|nutzt|machen|eigentlich|denn|überhaupt|wissen|weiß|sappiamo|sabemos|kommen|kommt|gehören|gehört|hin|vanno|va|vont|van|prendre|avons|a|utilis\p{L}+|fait|faire|faut|fa\p{L}sons|doit|doivent|devons|usa\p{L}*|utiliz\p{L}+|hace\p{L}*|debe\p{L}*|hemos|han|hay que|tenemos|puede[ns]?|temos|deve\p{L}*|fazemos|faz|sono|si|il|lo|gli|le|i|un[ao]?|del\p{L}*|al\p{L}*|nel\p{L}*|da|di|con|per|abbiamo|viene|vengono|facciamo|usiamo|no|me|tan|sobre|dev[oi]|dobbiamo|posso|puedo|debo|dois|peux)(?!\p{L})/giu;

const CLOSELY = { isClose: true, isUnasked: true };

/** A short question on how things are done or stand here, which one memory may answer by all of its words; undefined for every other prompt. Pure. */
export function closeQuestion(prompt: string) {
  const typed = prompt.trim().replaceAll('’', "'").replace(LEAD, '');
  const [, kind = ''] = OF_HERE.exec(typed) ?? [];
  if (kind !== '' && !isAboutNothing(kind)) return { text: typed, subject: kind, kind, ...CLOSELY };
  const asked = typed.replace(TAIL, '').replace(WONDERS, (_, why) => why ?? 'why do');
  if (asksElsewhere().test(asked)) return closelyElsewhere(asked);
  const isOurs = OURS.test(asked) || WHY_NAME.test(asked);
  if (!(isOurs || HOW_IT_IS.test(asked)) || /[\n.:;`]/.test(asked)) return undefined;
  // Of what kind it is counts as a word; "which day" does not.
  const kindOf = (kind = ''): string =>
    isAboutNothing(kind)
      ? ''
      : kind
          .split(' ')
          .filter((word) => !ANY_KIND.test(word))
          .join(' ');
  const rest = isOurs
    ? asked.replace(OURS, (_, kind) => `${kindOf(kind)} we `)
    : asked.replace(HOW_IT_IS, (_, kind) => `${kindOf(kind)} `);
  if (AT_HAND.test(rest)) return undefined;
  const words = subjectOf(rest.replace(/\s+/g, ' ').trim())
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < (isOurs ? 1 : 2)) return undefined;
  const [one] = isOurs
    ? kindOf(OURS.exec(asked)?.[1])
        .split(/ of .*/)
        .map(lastWord)
    : [];
  // A word that many ask with, and that no other takes the place of.
  const subject = [...(one === 'version' ? [one] : []), ...words.filter((word) => word !== 'version')];
  return { text: asked, subject: withoutAnyWork(subject), ...CLOSELY, ...(one ? { kind: one } : {}) };
}

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** The words but those for any work, where two others are left. */
function withoutAnyWork(words: readonly string[]): string {
  const others = words.filter((word) => !anyWork().test(word));
  return (others.length > 1 ? others : words).join(' ');
}

/** The same in another language, of which the words that are no grammar are asked for, also by what they are called in English. */
function closelyElsewhere(asked: string) {
  const rest = asked
    .replace(asksElsewhere(), ' ')
    .replace(idleElsewhere(), ' ')
    .replace(/-t?-?(?:on|nous|ils?|elles?)(?![\p{L}])|(?<![\p{L}])(?:qu|[cdjlmnst])'/giu, ' ');
  if (rest.search(atHandElsewhere()) >= 0 || /[\n.:;`]/.test(asked)) return undefined;
  const words = (rest.match(/[\p{L}\d][\p{L}\d_./-]*/gu) ?? []).filter(
    (word, at) => !isGrammar(word) && !(at === 0 && ANY_KIND.test(word)),
  );
  const isEnough =
    asked.search(oursElsewhere()) >= 0 || [WHY_ELSEWHERE, PLACE_ELSEWHERE].some((of) => of.test(asked));
  if (words.length < (isEnough ? 1 : 2)) return undefined;
  return { text: asked, subject: withoutAnyWork(words), ...CLOSELY, isElsewhere: true };
}

/** What counts less for a word was met beside it, and need not be one of its kind; what has more such words has more than one sense. */
const LEAST_OF_KIND = 0.3;
const MOST_OF_KIND = 10;

/** What may be told where something of a kind is asked for: `prettier` for a formatter. */
export function onesOf(kind: string, likely: readonly QueryTerm[]): readonly QueryTerm[] {
  const terms = tokenize(kind);
  const ones = likely.filter(
    ({ insteadOf = '', weight }) => terms.includes(insteadOf) && weight > LEAST_OF_KIND,
  );
  return ones.length > MOST_OF_KIND ? [] : ones;
}

/** A name of several words, of which none says it. */
const JOINED = /[a-z\d][A-Z]|\w[_./-]\w/;

/** Of which any number tells: "which port", "con quale versione". */
const NUMBERED = /^(?:versi[oó]n(?:e|en|es)?|versão|ports?|porta|puerto)$/i;

/** A word of a language that is not stemmed here, without the ending that tells case or number. */
const uninflected = (word: string): string => /^.{4,}?(?=(?:e[nrms]?|n|s|[aio]s?)$)/.exec(word)?.[0] ?? word;

/** What else says a word of a short question: what is `near` to some, what is one of the `kind` that is asked for ("which formatter": prettier), and, `isElsewhere`, its other cases. */
interface OtherWords {
  readonly near?: readonly QueryTerm[];
  readonly kinds?: readonly QueryTerm[];
  readonly isElsewhere?: boolean;
}

/** Whether a memory says in its sentence all that a short question is about; of a single word only what somebody stated or decided. Pure. */
export function holdsAllOf(subject: string, others: OtherWords = {}): (memory: Memory) => boolean {
  const { near = [], kinds = [], isElsewhere = false } = others;
  const words = subject.split(' ').filter((word) => tokenize(word).length > 0);
  const names = words.filter((word) => JOINED.test(word)).map((word) => foldAccents(word).toLowerCase());
  const finders = words
    .filter((word) => !JOINED.test(word))
    .map((word) => {
      const small = foldAccents(word).toLowerCase();
      const isCalled = ({ insteadOf = '' }: QueryTerm) => insteadOf !== '' && small.startsWith(insteadOf);
      const called = near.filter(isCalled);
      const find = mentionFinder([...queryTerms(word), ...called].map(({ term }) => term));
      const ofKind = kinds.filter(isCalled).map(({ term }) => term);
      const findKind = ofKind.length === 0 ? undefined : mentionFinder(ofKind);
      const bare = uninflected(small);
      return (told: string, isFirm: boolean): boolean =>
        find(told).length > 0 ||
        (isFirm && findKind !== undefined && findKind(told).length > 0) ||
        (isFirm && NUMBERED.test(word) && /\d/.test(told)) ||
        (isElsewhere && wordsIn(told).some((other) => uninflected(other) === bare));
    });
  return (memory) => {
    const { ns, evidence, summary } = memory;
    const isFirm = evidence === 'user-stated' || ns === 'decisions' || ns === 'patterns';
    if (words.length === 0 || isEpisode(memory) || (words.length === 1 && !isFirm)) return false;
    const told = foldAccents(summary);
    const small = told.toLowerCase();
    return names.every((name) => small.includes(name)) && finders.every((holds) => holds(told, isFirm));
  };
}

const wordsIn = (told: string): readonly string[] => told.toLowerCase().match(/[a-z]+/g) ?? [];
