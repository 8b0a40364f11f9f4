import { onceAsked } from '../core/basics.ts';
import { mayBeKeptAtOnce } from './prompt-hints.ts';
import { TELLING, WORK } from './statement-rules.ts';
import { AND_FORGET, FORGETS, forgetIn, type ToForget } from './taken-back.ts';

/** What a sentence asks to be remembered, cut out of it. */
export interface Asked {
  /** The clause that says it, without what asks for it and without the work around it; '' where it stands elsewhere. */
  readonly fact: string;
  /** It goes on behind a colon: in the sentences of the same line, or, where `fact` is '', in the lines below. */
  readonly leads: boolean;
  /** What the colon's facts are about, where the request says it: "the billing service". */
  readonly about?: string;
  readonly before: string;
  /** A thing and no clause: the sentence may ask about it. */
  readonly isThing?: true;
  /** What is to be forgotten, behind it in the same sentence. */
  readonly takesBack?: ToForget;
}

/** How English asks for it. "Note that" begins an aside; behind something it is a request. */
const VERB =
  "(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b";
const POLITE =
  "(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*";
/** It stands where a clause begins: in the middle of one somebody else remembers. */
const REQUEST = new RegExp(
  `(?:^#?|[,;:(] | [–—-] | (?=(?:and|but|so|then|please|while) ))${POLITE}${VERB}`,
  'i',
);

const LATER =
  '(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*';
const LISTED =
  '(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?';
const COLON = new RegExp(
  `^${LATER}${LISTED}${LATER}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [–—-] | ?[–—])`,
  'i',
);
const THAT = new RegExp(
  `^${LATER},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,
  'i',
);
/** What is to be done once is a task; what is to be done always, or in a certain way, a rule. */
const TO =
  /^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i;
/** A clause without "that" has a verb of its own; what has none is a thing ("remember the host"). */
const CLAUSE =
  /^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i;
/** "Ana reviews payments": a name and what it does. */
const nameDoes = (): RegExp => /^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u;
/** Nothing behind it: it points at what stands before, or in another sentence. */
const POINTS = new RegExp(
  `^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${LATER}(?=\\W*$|, )`,
  'i',
);
const NAMED =
  /^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i;
/** What a program is to remember for those who use it. */
const OF_PRODUCT =
  /^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i;
const ASKS_BACK = /,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i;
const ON_CONDITION = /^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i;
const PRODUCT_DOES = /\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i;

/** Behind it an order to work may stand, or the clause goes on: "deploys now run on Wednesdays", "the next release". */
const BEHIND =
  /(?:([,;]| [–—-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [–—-]) (?:and|but)) (?=(\w.*))/gi;
/** What is done in a case or one after another, and what no clause ends before: "in tests, please use vitest". */
const STEPS =
  /^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i;
/** An order's verb cannot go on behind such a one: "CI has no docker and now run the tests", but "we dropped npm and now use bun". */
const ENDS_CLAUSE =
  /^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i;
const AT_HAND = /^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;

/** A fact with too much in it is less harm than one of which the half is gone: cut is what surely is an order. */
function withoutWorkBehind(fact: string): string {
  for (const found of fact.matchAll(BEHIND)) {
    const [, comma, and, then = '', stop = comma, work = ''] = found;
    const verb = (WORK.exec(work) ?? TELLING.exec(work))?.[0];
    const head = fact.slice(0, found.index);
    const isStep = STEPS.test(head) || WORK.test(head);
    if (verb === undefined || (isStep && !(stop && /now/i.test(then)))) continue;
    const isAtHand = stop !== undefined && verb !== 'use' && AT_HAND.test(work.slice(verb.length));
    if (/please|you/i.test(then) || ((stop ?? and) && (isAtHand || ENDS_CLAUSE.test(head)))) return head;
  }
  return fact;
}

const TAKES_BACK = /^\W*(?:please,? )?forget(?: about it)?,? that /i;
const TAKES_BACK_BEHIND = new RegExp(AND_FORGET, 'i');
/** What is to be remembered, and what is to be forgotten behind it: where that is not understood, it is one sentence. */
function inTwo(said: string): readonly [remember: string, takesBack?: Pick<Asked, 'takesBack'>] {
  const at = said.search(TAKES_BACK_BEHIND);
  const takesBack = at < 0 ? undefined : forgetIn(said.slice(at).replace(/^[\s,;.!]+/, ''));
  return takesBack === undefined ? [said] : [said.slice(0, at), { takesBack }];
}
/** "Remember nothing of this", but "remember none of these tables is indexed". */
const NOTHING =
  /^,? (?:nothing|none|neither|no (?:part|word|bit))(?: (?:of|about|from|in) (?:(?!\b(?:is|are|was|were|has|have|must|may|should|can|will|does|do)\b)[^,;.:]){1,40})?(?=\W*$|[,;:.])/i;

function askedInEnglish(sentence: string): Asked | undefined {
  const found = REQUEST.exec(sentence);
  if (found === null) return undefined;
  // What is taken back in the same breath is no work around it.
  const head = TAKES_BACK.test(sentence) ? '' : sentence.slice(0, found.index).replace(/[\s,;:(–—-]+$/, '');
  const rest = sentence.slice(found.index + found[0].length);
  const isAsked = /\?\W*$/.test(rest) && !/\b(?:can|could|will|would) you\b/i.test(found[0]);
  if (isAsked || ASKS_BACK.test(rest) || NOTHING.test(rest)) return undefined;
  const isPlain = head === '' || /please|by the way|btw|at it|sure/i.test(found[0]);
  if (!isPlain && ON_CONDITION.test(head)) return undefined;
  const colon = COLON.exec(rest);
  const isRecord = /for (?:future reference|the record)$/i.test(found[0]);
  const lead =
    colon ??
    THAT.exec(rest) ??
    TO.exec(rest) ??
    (isRecord ? /^,? /.exec(rest) : (CLAUSE.exec(rest) ?? nameDoes().exec(rest)));
  if (lead !== null) {
    const [said, behind] = inTwo(rest.slice(lead[0].length));
    const fact = withoutWorkBehind(said).replace(/^\s+|[?\s]+$/g, '');
    const isOfProduct = !isPlain && (PRODUCT_DOES.test(head) || OF_PRODUCT.test(fact));
    if (colon === null && isOfProduct) return undefined;
    const about = colon?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i, '');
    return { fact, leads: colon !== null, before: head, ...(about ? { about } : {}), ...behind };
  }
  if (POINTS.test(rest)) return { fact: /\S+ \S+ \S/.test(head) ? head : '', leads: false, before: '' };
  if (!isPlain || !NAMED.test(rest) || OF_PRODUCT.test(rest.trim()) || /\?\W*$/.test(rest)) return undefined;
  const fact = sentence.slice(found.index).replace(/^#|^\W+(?:and )?(?:also )?/, '');
  return { fact, leads: false, before: '', isThing: true };
}

/** How people ask for it elsewhere, by language, and what leads to what it is: a clause, or a colon. Without either it is a task ("vergiss nicht, die Tests laufen zu lassen"). */
export const ASKS_ELSEWHERE: Readonly<Record<string, readonly [asks: string, leads: string]>> = {
  de: [
    '(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf',
    ',? (?=dass )',
  ],
  fr: [
    "n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|mémorise[sz]?|gardez? (?:bien )?(?:à l'esprit|en tête)",
    "(?: bien)? qu(?:e |')",
  ],
  es: [
    'recuerda|recuerde|recordad|acuérdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?',
    ' que ',
  ],
  pt: [
    'lembre(?:-se)?(?: de)?|lembra-te(?: de)?|não (?:se )?esqueça(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na memória',
    ' que ',
  ],
  it: ['ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza', ' che '],
  ru: [
    'запомни(?:те)?|помни(?:те)?|не забудь(?:те)?|не забывай(?:те)?|имей(?:те)? в виду|учти(?:те)?',
    ',? что ',
  ],
  zh: ['(?:请|請)?(?:记住|記住|牢记)(?!了|吗|嗎|要|去|先|把|跑|运行|提交)', '[，：,: ]*'],
  ja: [
    '(?:これを|次を|以下を)?(?:覚えておいて|覚えといて|メモしておいて|メモして)(?:ください|下さい|ね)?',
    ' ?[：:、] ?(?=\\S)',
  ],
  ko: ['기억해 ?(?:줘|주세요|둬|두세요)?', ' ?[：:] ?(?=\\S)'],
};
const POLITE_ELSEWHERE =
  "(?:(?:please|bitte|und|außerdem|übrigens|s'il te plaît|s'il vous plaît|stp|et|aussi|por favor|y|además|e|também|per favore|inoltre|пожалуйста|и|请|請|それと|あと|ちなみに)[,、， ] ?)*";
const POLITE_INSIDE = "(?:,? (?:bitte|s'il te plaît|s'il vous plaît|stp|por favor|per favore|пожалуйста),?)?";
const requestElsewhere = onceAsked(
  () =>
    new RegExp(
      `(?:^|[,;:、，] ?|[.。] | (?=(?:und|et) )|(?<=^${FORGETS} .{0,200}) (?=[ye] ))${POLITE_ELSEWHERE}(?:${Object.values(
        ASKS_ELSEWHERE,
      )
        .map(([asks, leads]) => `(?:${asks})${POLITE_INSIDE}(?:(?:${leads})|( ?[:：] ?))`)
        .join('|')})`,
      'i',
    ),
);
/** At the end of what is to be remembered, which names its subject; a task has none. */
const BEHIND_ELSEWHERE =
  /(?:(?<=[はが].{0,200})(?:という)?ことを|(?:なので|ので|から|ため)、? ?(?:これを|それを)?)(?:覚えておいて|覚えといて|忘れないで)(?:ください|下さい|ね)?(?=[。.!！]*$)|(?<=다|라)는 (?:것을?|걸|점을?) (?:꼭 )?(?:기억해|잊지 ?마)[가-힣 ]*(?=[。.!！]*$)/;

/** A name has no article: it ends where something is said of it. */
const SUBJECT =
  '(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*|[^\\s,;]+(?: [^\\s,;]+)?(?= (?:a[mn]|auf|aus|bei|bis|erst|für|hinter|immer|im|in|jede[nrs]?|mit|nach|nachts|nicht|nie|nur|ohne|pro|\\p{Ll}+tags|täglich|seit|über|um|unter|vo[nmr]|zu[mr]?) )';
const FINITE =
  'ist|sind|wird|werden|hat|haben|darf|dürfen|muss|müssen|soll|sollen|kann|können|will|wollen|braucht|brauchen|läuft|laufen|liegt|liegen|heißt|heißen|gilt|gelten|geht|gehen|steht|stehen|bleibt|bleiben|kommt|kommen|gehört|gehören';
/** "dass die Datenbank geleert wird": the verb goes where a sentence has it; where it is not known, the clause stays. */
const GERMAN_CLAUSE = new RegExp(
  `^dass (${SUBJECT}) ([^,;]{1,200}) (${FINITE}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|über))\\p{Ll}+en)([.!]*)$`,
  'u',
);

function askedElsewhere(sentence: string): Asked | undefined {
  const found = requestElsewhere().exec(sentence);
  if (found !== null) {
    const [said, behind] = inTwo(sentence.slice(found.index + found[0].length));
    const fact = said.trim().replace(GERMAN_CLAUSE, '$1 $3 $2$4');
    const before = sentence.slice(0, found.index).trim();
    return { fact, leads: /[:：]\s*$/.test(found[0]), before, ...behind };
  }
  const fact = sentence.replace(BEHIND_ELSEWHERE, '');
  return fact === sentence ? undefined : { fact, leads: false, before: '' };
}

const CONFIRM = /(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;

/** What a sentence without quotations and typographic apostrophes asks to be remembered: the one place where that is cut out. A question asks for it only as "can you remember that …?". Pure, linear. */
export function askedIn(sentence: string): Asked | undefined {
  if (!mayBeKeptAtOnce(sentence)) return undefined; // V8 takes milliseconds to compile these patterns
  const said = sentence.replace(CONFIRM, '');
  return askedInEnglish(said) ?? askedElsewhere(said);
}
