import { shortLine } from '../core/text.ts';
import { paragraphsOf, sentencesOf, splitSentences } from './prose.ts';
import { statementIn } from './statement.ts';
import { PLANS } from './tool-call.ts';
import type { TranscriptEvent } from './transcript.ts';

type Call = Extract<TranscriptEvent, { type: 'call' }>;

const MAX_LINE_CHARS = 300;
const MAX_NEXT = 5;

const NOW = /\b(?:i(?:'ll| will| am going to|'m going to)|let me|let's|now (?:for|to))\b/i;
/** What is promised for good, or pointed at, is no step of the work. */
const COURTESY =
  /\bi(?:['’]ll| will) (?:also )?(?:remember|note)\b|\b(?:keep|bear) (?:\w+ ){1,3}in mind\b|\bfrom now on\b|\bin (?:the )?future\b|\bgoing forward\b|^see (?:above|below)\b/i;
export const isCourtesy = (sentence: string): boolean => COURTESY.test(sentence);
/** How people and models say what is still to be done. */
export const TO_DO =
  /^\W*left\W{0,3}:|(?<!\b(?:the|an?|its|each|every|your|our|their|this|that) )\bnext\b(?! to (?:an?|the|its?)\b)|\bnext (?:steps?|tasks?|things?|points?|jobs?|parts?|pieces?)\b|\b(?:then i(?:'ll| will)|remains? (?:to|open|undone|unfixed|unsolved)|remaining (?:steps?|work|tasks?|items?|tests?)|(?:what(?:'s| is) )?left to do|still (?:need|have|has|to|missing|open|fail\w*)|to[ -]do|(?<!^\W*)todo(?!s? (?:el|l[oa]s?|[oa]s?|está|queda|fica)\b)|not (?:yet|done)|not (?:yet |been )?pushed|(?:is|are|was|were|been) deferred|deferred (?:to|until|from)|open (?:decision|question)s?|left undone|(?<!\b(?:deliberately|intentionally|purposely) )left (?:out|open)(?![^.;]*(?:\b(?:because|since|on purpose|by design|deliberately|intentionally|so that)\b|: |, (?:as|the|it|they|we|that)\b))|pending|follow-?ups?)\b/i;
/** What is left, lacks or comes next, as the last paragraph of an answer says it in the present: by its verb, whatever is named. Of a text in lower case: \p{L} and `i` take V8 50 ms to compile. */
export const LEFT_OVER =
  /(?<![a-z\u00c0-\u04ff])(?:(?:is|are|all|what's) (?:still |now |all )*left(?=[,;:.!]|$| (?:to|for|is|are) )|remains?(?=[,;:.!]*$)|yet to (?:be|do|come)|what(?: is|'s| remains| are) (?:still )?(?:missing|lacking|open|remaining)|(?:one|two|three|\d+) (?:[a-z]+ )?left(?=[:.,;]|$)|(?:is|are) (?:now )?the (?:last|remaining|only) (?:one|two|thing|file|step|part|piece|task|point|item)s?(?: left| to go| to do| remaining)?(?=[,;:.!]*$)|to go(?=[.!]*$)|als nächste[rs]?|nächste[rn]? schritte?|es fehl(?:t|en)|fehl(?:t|en) (?:noch|nur)|(?:bleib(?:t|en)|sind|ist|steh(?:t|en)) (?:noch |nur |jetzt )*(?:übrig|offen(?![^.;]*(?<![a-z])(?:weil|damit|denn|absichtlich|bewusst))|aus)|bleib(?:t|en) (?:noch|nur)|noch (?:offen|übrig|zu tun)|faltan?|(?<=^\W*(?:(?:ya|aún|todavía|solo|sólo|me|nos) )*)quedan?(?! (?:list|bien|así|en |como|\S+[ai]d[oa]))|quedan? (?:por|pendiente)|lo que queda|lo siguiente|(?:el|los) (?:siguiente|próximo)s? pasos?|il (?:ne )?(?:me |nous |vous )?(?:reste|manque)(?! (?:\d+[.,]\d|en |dans |sur |comme |tel|compatible|identique|valide|inchang|possible|ouvert|actif|disponible))|reste(?:nt)? (?:encore|à(?! l[ae] | l'| son | sa | jour)|plus que)|prochaines? étapes?|(?<=^)ensuite|faltam|restam|próximos? passos?|a seguir|manca(?:no)?|(?<=^\W*(?:(?:ora|adesso|poi|quindi|ancora|ainda|só|mi|ci|me|nos|e|ma) )*)(?:resta(?:no)?|riman(?:e|gono))(?! (?:\W*\d+[.,]\d|com[e'’]|così|tal|ugual|igual|valid|válid|compat|possibil|apert|in |su |a |sul|nel|\S+[aeiu][td][aoei] ?(?!d[aei]l? )))|(?:resta(?:no)?|riman(?:e|gono)) (?:ancora |solo |soltanto )*(?:da \S+re|in sospeso|ancora|solo|soltanto)|prossim[oi] pass[oi]|остал(?:о|а|и)сь|осталс[яь]|следующ(?:ий|ая|ее|им)|дальше)(?![a-z\u00c0-\u04ff])|次は|次に|残りは|残って|あとは|接下来|接下來|下一步|还剩|還剩|剩下|还差|尚未|还没|남았|남은|다음은/;
const NONE_LEFT =
  /(?<![a-z\u00c0-\u04ff])(?:nothing|none|no|nichts|keine?|nada|ning[uú]n[oa]?|rien|aucune?|nenhuma?|niente|nulla|nessun[oa]?|ничего|никаких)(?![a-z\u00c0-\u04ff])|何も|ありません|残って(?:いない|ません|いません)|不剩|没有(?:什么|任何|其他|剩)|없/;
function isLeftOver(clause: string): boolean {
  const lower = clause.toLowerCase().replaceAll('’', "'");
  return LEFT_OVER.test(lower) && !NONE_LEFT.test(lower);
}

const DONE =
  /\b(?:already|(?:is|are|was|were|been|all|now) (?:now )?(?:done|live|completed?|fixed|merged|pushed|committed|resolved)|nothing (?:is )?(?:left|pending|remains)|no (?:remaining|pending|open|follow-?ups?)|ready for (?:the|your|a) next)\b|^(?:committed|pushed|merged|done|fixed)\b/i;
/** What stands below such words is still to be done: "Next steps:", "Still open", "Open decisions". */
export const HEADS =
  /^\W*(?:(?:(?:the |suggested |recommended )?next|remaining|still|to[ -]?dos?|pending|left|follow-?ups?|loose ends|deferred|unresolved|outstanding)\b|open(?:\W*$| (?:questions?|decisions?|points?|items?|issues?|ends?)\b)|not (?:yet |been )?(?:done|covered|tested|run|verified)\b)/i;
const EXTRAS = /\b(?:also|other|alternativ\w*|optional\w*|instead|if you(?:'d)? (?:like|want|wish))\b/i;
/** "Not pushed", "Deferred: …" as a point of any list. */
const OPEN_POINT =
  /^\W*(?:not (?:yet )?(?:pushed|committed|merged|deployed|run|tested|verified|done)\b|(?:deferred|still open|to ?do|next)\b\W{0,3}:)/i;
/** What is asked of the user, or offered, is no step of the work. */
const OFFER =
  /\b(?:let me know|let's discuss|say (?:the word|so)|happy to|want me to|your (?:go|call))\b|\b(?:would|do) you (?:like|want)\b|\bif you(?:'d)? (?:like|want)\b/i;

/** Words that only announce what is open, wherever they stand in a sentence: "…; still open: the exporter". */
const LABEL =
  /(?:^\W*|[;,.—–]\s+|\s-\s+)(?:(?:and|but|what(?:'s| is)?|the) )*(?:(?:still |left )?(?:open|missing|to[ -]?do|pending|outstanding)|still left|next(?: steps?| up)?|remain(?:s|ing)|follow-?ups?|deferred|not (?:yet )?done)(?: (?:open|undone|yet|work|tasks?|items?|to do|is|are))*\s*:\s+(?=\S)|^\W*left\W{0,3}:\s+(?=\S)/i;
/** Where a sentence may turn from what is done to what is not. */
const TURN = /;\s+|\s[—–-]\s+|,\s+(?:but|yet|though|although|while|only|and)\s+|(?<=\.)\s+|(?<=。)/;
/** Of Chinese and Japanese, which has no blank there. */
const BEHIND_FULL_STOP = /(?<=[。！？])(?=.)/;
/** So much says that something is open, and not what. */
const NAMES_NOTHING =
  /^(?:[^a-z\d\u00c0-\u04ff\u3040-\u9fff\uac00-\ud7af]|(?<![a-z\u00c0-\u04ff])(?:this|that|it|these|those|they|both|all|some|few|a|the|things?|work|is|are|has|be|will|comes?|follows?|goes|still|yet|not|open|next|then|later|after|left|to|do|done|remains?|pending|steps?|das|dies|es|kommt|folgt|ist|bleibt|fehlt|als|nächstes|danach|noch|offen|ça|cela|ce|vient|viendra|suit|est|reste|ensuite|après|eso|esto|sigue|viene|queda|falta|después|isso|isto|vem|depois|questo|quello|segue|resta|manca|dopo|poi)(?![a-z\u00c0-\u04ff]))*$/;
const namesNothing = (text: string): boolean => NAMES_NOTHING.test(text.toLowerCase());
const POINTS_BACK =
  /^\W*(?:this|that|it|these|those|they|both|das|dies|es|ça|cela|eso|esto|isso|isto|questo|quello)\b/i;
const CLAUSES = 3;

/** Of what an answer says to be ahead the part that names it: the clause that says so, with what it points at; undefined where none does. Pure. */
export function openPart(text: string): string | undefined {
  const clauses = text.split(TURN);
  const at = clauses.findIndex((clause) => TO_DO.test(clause) || isLeftOver(clause));
  if (at < 0) return namesNothing(text) ? undefined : text;
  const end = text.indexOf(clauses[at] ?? '') + (clauses[at] ?? '').length;
  const before = clauses.slice(Math.max(0, at + 1 - CLAUSES), at + 1).reverse();
  return before.map((clause) => text.slice(text.indexOf(clause), end)).find((part) => !namesNothing(part));
}

export interface Answer {
  readonly text: string;
  /** A call or a prompt: what was to be done right then is done, or given up. */
  readonly isRunSince: boolean;
  /** A file: what was announced is carried out, as far as can be known. */
  readonly isChangedSince: boolean;
  /** Nothing was done, only asked, said and looked at: the step that it states still stands. */
  readonly isIdleSince?: boolean;
  /** Put before the user: all of it is still to be done, and stands in it. */
  readonly isPlan?: boolean;
}

/** What the newest answer leaves to be done, in its order, else what one before it lists as open, or says where nothing was done since; nothing where a file was changed. Pure. */
export function aheadIn(answers: readonly Answer[]): readonly string[] {
  const open = answers.filter(({ isChangedSince, isPlan = false }) => !isChangedSince && !isPlan);
  const left = open
    .map((answer, at) => [...new Set(announced(answer, at === 0 || answer.isIdleSince === true))])
    .find(({ length }) => length > 0);
  return left?.slice(0, MAX_NEXT) ?? [];
}

/** A heading speaks for the points below it, or a first paragraph, a line that ends in a colon for the list that follows; "Now let me run the tests:" does neither. */
function announced({ text: answer, isRunSince }: Answer, isNewest: boolean): readonly string[] {
  let [isPartAhead, isListAhead, isFirst] = [false, false, false];
  const paragraphs = paragraphsOf(answer);
  const end = isNewest ? paragraphs.findLastIndex(({ place }) => place === 'text') : Number.POSITIVE_INFINITY;
  return paragraphs.flatMap(({ text, place }, at): readonly string[] => {
    const isLed = isListAhead && place === 'text';
    const isLead = place === 'heading' || (/[:：]$/.test(text) && !NOW.test(text));
    const isHead = isLead && (HEADS.test(text) || isLeftOver(text)) && !EXTRAS.test(text);
    if (place === 'heading') [isPartAhead, isFirst] = [isHead, true];
    if (place === 'text') isListAhead = isHead;
    if (place === 'text' && isLead && EXTRAS.test(text)) isPartAhead = false;
    if (isLead) return [];
    const isPoint = place === 'item';
    const isListed =
      isLed ||
      (isPartAhead && (isPoint || isFirst)) ||
      (isPoint && (isListAhead || (isNewest && (OPEN_POINT.test(text) || (at > end && isLeftOver(text))))));
    isFirst = false;
    const said = isPoint || !isNewest ? [] : splitSentences(text).flatMap((it) => it.split(BEHIND_FULL_STOP));
    const isOpen = said.map((it) => isAhead(it, isRunSince, at >= end));
    // "The totals are not rounded. That comes next."
    const others = said.flatMap((it, nth) => {
      const isBack = nth > 0 && POINTS_BACK.test(it) && namesNothing(it);
      if (!isOpen[nth] || (isBack && isOpen[nth - 1])) return [];
      return [isBack ? `${said[nth - 1]} ${it}` : it];
    });
    return (isListed ? [text] : others)
      .filter((it) => isPartAhead || !(/[?？]$/.test(it) || OFFER.test(it)))
      .map((it) => shortLine(afterLabel(it) ?? it, MAX_LINE_CHARS));
  });
}

function afterLabel(sentence: string): string | undefined {
  const label = LABEL.exec(sentence);
  return label === null ? undefined : sentence.slice(label.index + label[0].length);
}

/** A folder or a state in code may have any name (`todos/pending`). */
const isAhead = (sentence: string, isRunSince: boolean, isEnd: boolean): boolean => {
  const plain = sentence.replace(/`[^`]*`/g, '``');
  if (afterLabel(plain) !== undefined || (isEnd && plain.split(TURN).some(isLeftOver))) return true;
  return (TO_DO.test(plain) && !DONE.test(plain)) || (!isRunSince && NOW.test(plain) && !isCourtesy(plain));
};

/** The question, or the offer, with which an answer ends; undefined where it ends otherwise. Pure. */
export function questionIn(answer: string): string | undefined {
  const ends = sentencesOf(answer).slice(-2);
  const last = ends.findLast(({ text }) => /\?["')]*$/.test(text) || OFFER.test(text));
  return last === undefined ? undefined : shortLine(last.text, MAX_LINE_CHARS);
}

/** Something that the user typed, or chose when asked. Raw, or filtered, as what it is part of. */
export interface UserWord {
  readonly text: string;
  /** It turns down or corrects what was done: whoever goes on must know it, however old it is. */
  readonly isCorrection: boolean;
}

/** "Yes", "the second", "1 and 3": nothing without what was asked. */
const SHORT_PROMPT_CHARS = 25;
/** What is longer is a plan or a report, which states much. */
const MAX_CORRECTION_CHARS = 1_000;
export const SAYS_NO =
  /^(?:no\b(?! problem)|nope\b|nein\b|non\b(?!-)|nee\b|não\b|不是?|不对|いいえ|違|that(?:'|’)?s (?:not|wrong)|this is (?:not|wrong)|not (?:really|quite)|wrong\b|revert\b|undo\b|don(?:'|’)?t\b|stop\b|why (?:did|do|are|would) you)/i;
/** What the client writes where the user would rather talk than choose. */
const CLIENT_WORDS = /^The user wants to clarify/;

/** All that the user typed or chose, oldest first; short answers with their question. Raw but for parts, which `clean` filters whole before. */
export function userWords(events: readonly TranscriptEvent[], clean: (text: string) => string) {
  const calls = new Map<string, Call>();
  let said = '';
  const words = events.flatMap((event): readonly UserWord[] => {
    if (event.type === 'call') calls.set(event.id, event);
    if (event.type === 'said') said = event.text;
    if (event.type === 'prompt') {
      const text = event.text.trim();
      const question =
        chosenFrom(said, text, clean) ??
        (text.length > SHORT_PROMPT_CHARS ? undefined : questionIn(clean(said)));
      const lead = question?.startsWith(CHOICE) ? '' : 'to the question: ';
      const told = question === undefined ? text : `${text} (${lead}${question})`;
      const isCorrection =
        text.length <= MAX_CORRECTION_CHARS &&
        (SAYS_NO.test(text) || statementIn(text)?.type === 'correction');
      return [{ text: told, isCorrection }];
    }
    if (event.type === 'refused' && (event.byHookOf !== undefined || event.isMisused)) return [];
    if (event.type === 'refused') {
      // Without words only a plan that was turned down tells anything: of others nobody knows why.
      const text = event.text.trim();
      const call = calls.get(event.id);
      const isPlan = call?.tool === PLANS;
      if ((text === '' && !isPlan) || CLIENT_WORDS.test(text) || (isPlan && isHandedOver(call, events)))
        return [];
      const what = call === undefined ? 'a call' : calledName(call, clean);
      return [{ text: `Turned down ${what}${text === '' ? '' : `: ${text}`}`, isCorrection: true }];
    }
    if (event.type !== 'result' || event.answers === undefined) return [];
    return Object.entries(event.answers).map(([question, answer]) => ({
      text: `${String(answer)} (chosen, to the question: ${question})`,
      isCorrection: false,
    }));
  });
  return words.filter(({ text }, at) => text !== words[at - 1]?.text);
}

const CHOICE = 'of the choices: ';

/** What a number or a letter stands for that was chosen, as the answer before has it; undefined where it is none. */
function chosenFrom(said: string, chosen: string, clean: (text: string) => string): string | undefined {
  const [, mark] =
    /^\W*(?:option |number |todo )?(\d{1,2}|[a-e])\W*$/i.exec(chosen) ??
    /^.{0,60}(?:#|\boption )(\d{1,2})\b.{0,60}$/i.exec(chosen) ??
    [];
  if (mark === undefined) return undefined;
  const lines = clean(said)
    .split('\n')
    .map((it) => it.replace(/\*\*/g, '').replace(LEADING_MARKS, '').trim());
  const begin = mark.toLowerCase();
  const line = lines.find((it) => it.toLowerCase().startsWith(begin) && /^\w{1,2}[.):\s|]/.test(it));
  return line === undefined ? undefined : `${CHOICE}${shortLine(line, MAX_CHOICE_CHARS)}`;
}

const LEADING_MARKS = /^[\s\-|*(]+(?:option )?/i;
const MAX_CHOICE_CHARS = 160;

const PLAN_CHARS = 80;

/** The client answers with a refusal, too, where the user takes a plan over into a new context: there it is the prompt. */
export const isHandedOver = ({ input: { plan } }: Call, events: readonly TranscriptEvent[]): boolean =>
  typeof plan === 'string' &&
  events.some((event) => event.type === 'prompt' && event.text.includes(plan.trim().slice(0, PLAN_CHARS)));

function calledName({ tool, input }: Call, clean: (text: string) => string): string {
  if (tool === PLANS) return 'the plan';
  const given = input['command'] ?? input['file_path'] ?? input['description'] ?? input['pattern'];
  return typeof given === 'string' ? `${tool} \`${clean(given).slice(0, 120)}\`` : tool;
}
