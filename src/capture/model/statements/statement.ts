import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import {
  namesSomething,
  plainLine,
  splitSentences,
  wholeSentence,
  withoutCode,
} from '../../../core/prose.ts';
import { headOf, tailOf } from '../../../core/text.ts';
import { RULES, type StatementType, statementSummary, withoutOpening } from './rules.ts';

/** The words of a request itself, and those that only point at what was said elsewhere. */
const EMPTY = new Set(
  "a about again all also always and asap can claude.md could do don't down everything for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(
    ' ',
  ),
);

/**
 * Whether a request to remember says nothing by itself ("remember this", "put that into CLAUDE.md"): what it points at is in
 * another message, and kept as it stands it would tell the next session nothing. Pure.
 */
export function isBareRequest(text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}.']+/u);
  return words.every((word) => EMPTY.has(word.replace(/^[.']+|[.']+$/g, '')) || !/[\p{L}\p{N}]/u.test(word));
}

/** People state things at the start, or behind what they pasted. */
const HEAD_CHARS = 3_000;
const TAIL_CHARS = 1_000;

/** What is no prompt of a person, or a whole document handed over to be worked through. */
const NOT_SAID =
  /^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;
/** Lines that machines wrote: logs, stacks, diffs, quotations, tables, JSON. */
export const PASTED =
  /^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |❯|%|#{1,6} |[├└│─━])/;

/** A block of one line that a sentence leads to is what the sentence says. */
const LED_TO = /(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g;

/**
 * The sentences of a prompt that its writer said: without code, quotations, logs and pasted documents; none of a slash
 * command, a shell line, a notice of the client or a plan handed over. Looks at the first 3,000 and the last 1,000
 * characters. Pure, linear.
 */
export function ownSentences(prompt: string): readonly string[] {
  if (NOT_SAID.test(prompt)) return [];
  const text = windowOf(withoutCode(prompt.replaceAll('’', "'").replace(LED_TO, '$1 `$2`')));
  return unwrapped(text.split('\n'))
    .filter((line) => !PASTED.test(line))
    .flatMap((line) => splitSentences(plainLine(line)));
}

/** What is wrapped by hand is wrapped at no less. */
const WRAPPED_CHARS = 56;
const GOES_ON = /^[ \t]{0,8}[\p{Ll}`(]/u;

/** Lines in which a sentence goes on behind the end of one are that line's. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? '';
    const isCut = before.length >= WRAPPED_CHARS && !/[.!?:;]\W*$/.test(before.slice(-8));
    if (isCut && GOES_ON.test(line) && ![before, line].some((one) => PASTED.test(one)))
      whole[whole.length - 1] = `${before} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

function windowOf(text: string): string {
  if (text.length <= HEAD_CHARS + TAIL_CHARS) return text;
  return `${headOf(text, HEAD_CHARS)}\n${tailOf(text, TAIL_CHARS)}`;
}

/** What somebody stated in a prompt, as said: raw text, nothing of it may touch a disk unfiltered. */
export interface Statement {
  readonly type: StatementType;
  /** The whole sentences that state it, at most 1,000 characters of them. */
  readonly text: string;
  /** One whole sentence of at most 160 characters, or two of at most 300 that are understood together. */
  readonly summary: string;
  /** `user`: said of oneself, or of every project. */
  readonly scope: 'repository' | 'user';
}

const MAX_TEXT_CHARS = 1_000;
const MAX_PAIR_CHARS = 300;
/** Whoever speaks states a thing or two; what states more is a document that was handed over. */
const MOST_STATED = 4;

/**
 * What a prompt states that will hold next week, and so is kept by itself, or undefined: precision before recall. A sentence that asks to remember
 * something, else the first that stands, gives type and summary; others that state something join the text. What does not is a candidate like anything
 * else that was said, and weighed when the session is distilled. Reads only the writer's own words. Pure, total, linear.
 */
export function statementIn(prompt: string): Statement | undefined {
  const sentences = ownSentences(prompt);
  const isReport = soundsLikeReport(sentences);
  const types = sentences.map((sentence) => typeOf(sentence, isReport));
  const stating = [...types.keys()].filter((index) => types[index] !== undefined);
  const asked = stating.filter((index) => types[index] === 'remember');
  for (const index of asked.length > 0 ? asked : stating.length > MOST_STATED ? [] : stating) {
    const type = types[index] ?? 'remember';
    const about = pointedAt(sentences, index);
    const beside = besideOf(sentences, about);
    const others = stating.filter((other) => other !== index && !isBareRequest(sentences[other] ?? ''));
    const told = [about, ...(beside ?? []), ...others];
    const both = [about, ...(beside ?? [])].sort((a, b) => a - b);
    const said = (indexes: readonly number[]): readonly string[] =>
      indexes.flatMap((at) => sentences[at] ?? []);
    const summary =
      (both.length > 1 ? wholeSentence(withoutOpening(said(both).join(' ')), MAX_PAIR_CHARS) : undefined) ??
      statementSummary(said(told));
    const isWhole = beside !== undefined && !summary.endsWith('…');
    if (type !== 'remember' && !(isWhole && isStanding(summary.trim()))) continue;
    const isUsers = [about, index].some((at) => isOfUser(sentences[at] ?? ''));
    return { type, text: textOf(sentences, told), summary, scope: isUsers ? 'user' : 'repository' };
  }
  return undefined;
}

/**
 * "The tests need TZ=UTC. Remember this." says in the sentence before what is to be remembered, or in the one behind; the place
 * of that, and the sentence's own where it says something by itself or stands alone.
 */
function pointedAt(sentences: readonly string[], index: number): number {
  const says = (at: number): boolean => {
    const sentence = sentences[at];
    return sentence !== undefined && !isBareRequest(sentence) && !/\?\W*$/.test(sentence);
  };
  if (!isBareRequest(sentences[index] ?? '')) return index;
  return [index - 1, index + 1].find(says) ?? index;
}

/** Says "this", "that" or "it" of what it does not name itself. */
const POINTS =
  /\b(?:this|that|it|these|those|them)\b(?=\W*$|[.,;!]|\s+(?:again|any ?more|on|here|either|later|in mind|but|and|except|unless|when|until|yourself|(?:is|are|was) (?:the|how|what|why|where))\b)|\b(?:any|all|none|some) of (?:this|that|it|these|those|them)\b/i;
const LEADS = /:\W*$/;

/**
 * The places of the sentences without which one cannot be understood: the one that it leads to, or the one before it where it points back and names
 * nothing; undefined where there is no such sentence.
 */
function besideOf(sentences: readonly string[], index: number): readonly number[] | undefined {
  const sentence = sentences[index] ?? '';
  const leads = LEADS.test(sentence);
  const names = namesSomething(sentence.replace(/\bmake (?:sure|certain)\b/i, ''));
  if (!leads && (names || !POINTS.test(sentence))) return [];
  const beside = leads ? index + 1 : index - 1;
  return sentences[beside] === undefined ? undefined : [beside];
}

/** Three words or more between quotation marks: what somebody else says, or is to be written somewhere. */
const QUOTED =
  /"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;

/** What a sentence states, by the first rule that knows it; of a report only what it asks to remember. */
function typeOf(sentence: string, isReport: boolean): StatementType | undefined {
  const lower = sentence.toLowerCase().replace(QUOTED, '""');
  const asks = /\?\W*$/.test(lower);
  const rule = RULES.find((one) => (!asks || one.asked === true) && one.pattern.test(lower));
  return isReport && rule?.name !== 'remember' ? undefined : rule?.type;
}

/** The surest sentence with the one it points back to, then the others, in their order, as far as they fit. */
function textOf(sentences: readonly string[], told: readonly number[]): string {
  const [best = 0] = told;
  const before = /^(?:this|that|it|these|those|but|so|because|then)\b/i.test(sentences[best] ?? '')
    ? [best - 1]
    : [];
  const chosen: number[] = [];
  let chars = 0;
  for (const index of [best, ...before, ...told.slice(1)]) {
    const length = (sentences[index]?.length ?? 0) + 1;
    if (index < 0 || chosen.includes(index) || (chars > 0 && chars + length > MAX_TEXT_CHARS)) continue;
    chosen.push(index);
    chars += length;
  }
  return chosen
    .sort((a, b) => a - b)
    .flatMap((index) => sentences[index] ?? [])
    .join(' ');
}

const OF_USER =
  /\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\beverywhere\b|\bglobally\b|\bin general\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i;
const OF_REPOSITORY = /\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i;

const isOfUser = (sentence: string): boolean => OF_USER.test(sentence) && !OF_REPOSITORY.test(sentence);

/** Words by which people say that something is to hold beyond the task at hand, in the languages that they type. */
const LASTING: readonly RegExp[] = [
  LASTING_ELSEWHERE,
  // What somebody orders or is used to; of what a program always does, or never did, it tells nothing.
  /(?:^\W*(?:(?:please|and|but|also|so|ok(?:ay)?|no|as)\W+)*|[.!,;:] (?:please |so |and )?|\b(?:we|i|you|please|must|(?<!\bit )should|will|claude|to) )(?:always|never)\b/i,
  /\b(?:from now on|going forward|in (?:the )?future(?=\W*$|[,;.])|next time(?! i\b)|every time|whenever|no longer|at all times|under no circumstances)\b/i,
  /\b(?:convention|policy|rule|standard|guideline|house style|source of truth|deprecated|frozen|generated|vendored|read[- ]only|off[- ]limits|legacy|on purpose|by design|intentional(?:ly)?|deliberate(?:ly)?)\b/i,
  /\bi (?:\w+ )?(?:prefer|hate|dislike)\b/i,
  /\b(?:i|we|they)(?:'ve| have)? (?:chose|chosen|decided|agreed|settled|opted|picked|went with|dropped|ruled out)\b/i,
  /(?:^|[,;:.] ?)(?:please )?(?:don't|do not|stop|avoid) (?:\w+ing|use|run|touch|edit|change|commit|push|add|import|call|mock|format|bump|merge|rebase|force|delete|install|hard-?code)\b/i,
  /\b(?:not|instead of|rather than)\b.{0,160}\b(?:because|otherwise)\b/i,
];

/** What a product is to do: a task, though it says "always". */
const TASK =
  /^\W*(?:(?:so|ok(?:ay)?|and|now)\W+)*i want you to (?!always|never)|^(?:\W*(?:please|and|also|ok|okay|can you|could you|make it|it should|the \w+ should)\W+)*(?:always|never)? ?(?:show|display|render|hide|highlight|redirect|open|close|expand|collapse|scroll|sort|animate|center|align|add|create|implement|build|write|make|fix|move|rename|remove|update|change)\b(?!.{0,160}\b(?:from now on|going forward|in future|every time|whenever|in this (?:repo|project|codebase))\b)/i;
/** A question asks, whatever words it has; "do not" is none, nor what says when to do something. */
const QUESTION =
  /[?？]\W*$|^(?:could|can|should|would|do(?! not\b)|does|did|is|are|was|were|have|has|why|what|how|(?:where|when)(?!.{3,160}, (?:please )?(?:(?:always|never|only) (?!an?\b|the\b|it\b)|(?:use|avoid|don't|do not) ))|which|who|shall|may)\b/i;
/** Only for the moment, or only an opinion. */
const PASSING =
  /\b(?:you(?:'ve| have)? already|this is (?:just|only) an?|i (?:\w+ )?(?:prefer|want|like) (?:these|those|this)|for now|for the moment|right now|this time|today|just this once|(?:for|in|during) this (?:task|session|change|commit|pr|pull request|run|round|one)|yet|now(?=[.!]*$)|let me|let's see|i (?:think|guess|feel|wonder|love|like)|maybe|perhaps|might|nice|great|looks (?:good|great)|well done|thanks?)\b/i;

/** The answer to one of several questions, or what a program does, as a review tells it: a part of what stands elsewhere. */
const PART =
  /^[a-z]?\d{1,2}[).:]|^\/\/|^\(|^to (?:\w+ )this\b|^(?:(?:the|it|this|that) )?(?:\w+ )?(?:always|never) [a-z]+s\b|(?<!\b(?:i|we|you|to) )\b(?:always|never) [a-z]+[^s\W]s [^\s,.;]/i;

function isStanding(said: string): boolean {
  if (PART.test(said) || QUESTION.test(said)) return false;
  return !(TASK.test(said) || PASSING.test(said)) && LASTING.some((words) => words.test(said));
}

const REPORT_CHARS = 200;
const SPEAKS =
  /\b(?:i|i'm|i'd|i've|i'll|we|we're|we've|we'll|you|you're|my|our|us|me|let's|lets|please|don't|ok|yes|no)\b/i;

/** Whether a prompt of some length has nobody speaking in it. */
function soundsLikeReport(sentences: readonly string[]): boolean {
  const chars = sentences.reduce((sum, { length }) => sum + length, 0);
  return chars >= REPORT_CHARS && !sentences.some((sentence) => SPEAKS.test(sentence));
}
