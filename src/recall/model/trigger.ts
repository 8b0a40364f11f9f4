import { HEAD_CHARS, TAIL_CHARS } from '../../core/prompt-hints.ts';
import { cutAtWord, headOf, oneLine, tailOf } from '../../core/text.ts';
import { isAboutNow, sentencesAboutThePast } from './wordings/grammar.ts';
import { WORDINGS } from './wordings/memory.ts';
import type { Wording } from './wordings/parts.ts';

const FILLER = new Set(
  (
    'a about again all already also am an and any are as at be been but by can could did do does done exactly for from ' +
    'go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please ' +
    'previously quick question remember so some still tell thanks that the their them then there these they this to up us ' +
    'was we were what whats when where which who why will with work would yeah yes you your'
  ).split(' '),
);

/** How people ask, and no word of what they ask for: "what did we settle on", "didn't we figure out why". */
const FRAME = new Set(
  'actually agree agreed conclude concluded conclusion decide decided end ended ever figure figured find found look looked once really said say settle settled thing think thought told trick turn turned want wanted'.split(
    ' ',
  ),
);

/** Words that ask about the past as such: "what happened last time", "where did we leave off yesterday". */
const GENERAL = new Set(
  'back before changed changes day decide decided decision decisions discuss discussed doing earlier everything far found get give got happened happening last learn learned learnt leave left leftovers list ago off on open outstanding past pending points previous progress seen session sessions speed start started stop stopped stuff stand status things time today track up week where working yesterday'.split(
    ' ',
  ),
);

/** With one of these before it a time is meant: "in May", "on Friday", "this month", "a week ago". */
const BEFORE_TIME = new Set(['in', 'on', 'of', 'from', 'for', 'this', 'the', 'a', 'an']);
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const UNIT = '(?:day|week|month|year)s?';
const COUNT =
  '(?:\\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|other)';
const TIME = new RegExp(
  `^(?:${MONTH}|${UNIT}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:19|20)\\d\\d(?:-\\d\\d){0,2}|morning|afternoon|night|last|past)$`,
);
/** "two" of two weeks, "14" of 14 May. */
const COUNTED = new RegExp(`\\b${COUNT} (?=(?:${UNIT}|${MONTH})\\b)`, 'gi');

/** The words of which every such time has one, but for years: the patterns take V8 a millisecond each to compile, and most prompts need none. */
const IN_TIMES = new Set(
  (
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december ' +
    'day days week weeks month months year years sunday monday tuesday wednesday thursday friday saturday morning afternoon night last past ' +
    'today yesterday'
  ).split(' '),
);

/** Whether a text has a word of those without which it says nothing of time. Pure. */
export const mayTellTime = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => IN_TIMES.has(word) || word.startsWith('19') || word.startsWith('20'));

const isTime = (bare: string): boolean => mayTellTime(bare) && TIME.test(bare);
const withoutCount = (text: string): string => (mayTellTime(text) ? text.replace(COUNTED, '') : text);

/** The words of a text that may tell what it is about, without filler; what says when it was stays whole. Pure. */
export function tellingWords(text: string): string {
  const words = text.split(' ');
  return words
    .filter((word, place) => isTelling(word) || isBeforeTime(word, words.slice(place + 1).join(' ')))
    .join(' ');
}

/** Whether no word says what a text is about: all of them are filler, ask about the past as such, or say when. Pure. */
export function isAboutNothing(text: string): boolean {
  const words = withoutCount(text.replace(/\s+/g, ' ')).split(' ');
  return words.every((word) => {
    const bare = bareWord(word);
    return bare === '' || FILLER.has(bare) || GENERAL.has(bare) || isTime(bare);
  });
}

const isTelling = (word: string): boolean => !FILLER.has(bareWord(word) || 'a');
function isBeforeTime(word: string, rest: string): boolean {
  if (!BEFORE_TIME.has(word.toLowerCase())) return false;
  const [next = ''] = withoutCount(rest.slice(0, 40)).split(' ');
  return isTime(bareWord(next));
}

function bareWord(word: string): string {
  const lower = word.toLowerCase().replaceAll("'", '');
  // Sets of Unicode take V8 a millisecond to compile.
  const edges = ASCII.test(lower) ? /^[^a-z\d@./]+|[^a-z\d]+$/g : /^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu;
  return lower.replace(edges, '');
}

const ASCII = /^[ -~]*$/;

const QUERY_CHARS = 1_000;
/** Of what stands before the question, so that a long paste does not push it out of the query. */
const BEFORE_CHARS = 400;
/** A question mark further off belongs to something else. */
const QUESTION_CHARS = 300;

/** The wording found in a prompt. */
interface Asking {
  readonly phrase: string;
  readonly spans: boolean;
  /** What the phrase is about, in a language whose filler is not known here. */
  readonly about?: string;
}

const compiled = new Map<Wording, RegExp>();

/**
 * Commands, shell lines, and what the client writes by itself: notifications, what a command printed, a plan that was agreed to,
 * the summary that a compacted session goes on from.
 */
const NOT_TYPED =
  /^(?:<[a-z-]+>|!|\/[\w:-]+(?:\s|$)|implement the following plan|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;

/**
 * What to search the memories for when the user asks about the past; undefined for every other prompt, for
 * slash commands, shell lines, notifications and empty prompts. `own` are phrases from the configuration,
 * matched as they stand, whatever the case, at word boundaries. Looks at the first 2,000 and the last 1,000
 * characters, outside code fences. `subject` is the prompt without the wording that asked and without filler, but with what
 * says when it was, at most 1,000 characters; the whole prompt where nothing else is left. `isGeneral`: no word says what
 * about.
 */
export function recallTrigger(prompt: string, own: readonly string[]): Question | undefined {
  const text = asked(prompt);
  if (text === '' || NOT_TYPED.test(text)) return undefined;
  const found = ownPhrase(text, own) ?? wording(text) ?? sentence(text);
  return found && questionOf(text, found);
}

/** The looked-at part without pasted code. */
function asked(prompt: string): string {
  const long = prompt.length > HEAD_CHARS + TAIL_CHARS;
  const text = long ? `${headOf(prompt, HEAD_CHARS)}\n${tailOf(prompt, TAIL_CHARS)}` : prompt;
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replaceAll('’', "'")
    .replace(/\b(what|where|who|how)s\b/gi, "$1's")
    .replace(/\b(did|was|were|has|have|had|is|are|do|does)nt\b/gi, "$1n't")
    .trim();
}

function wording(text: string): Asking | undefined {
  const lower = text.toLowerCase();
  for (const candidate of WORDINGS) {
    if (!candidate.needs.some((word) => lower.includes(word))) continue;
    const found = [...text.matchAll(patternOf(candidate))].find(
      ({ 0: phrase, index }) =>
        (candidate.asked !== true || isQuestion(text, index + phrase.length)) && !isAboutNow(text, index),
    );
    if (found !== undefined) return { phrase: found[0], spans: candidate.spans === true };
  }
  return undefined;
}

/** A sentence that asks by the words that it has, in whatever order. */
function sentence(text: string): Asking | undefined {
  for (const { index, ...found } of sentencesAboutThePast(text))
    if (!isAboutNow(text, index)) return { ...found, spans: true };
  return undefined;
}

/** The next sentence asks, or a clause after this one does, as people do who leave the question mark out. */
const ASKS_ON =
  /^[^.?!\n]*(?:[.!\n]+[^.?!\n]*)?\?|^[^.?!\n]*[,;:] ?(?:and |but |so )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/i;

function isQuestion(text: string, from: number): boolean {
  return ASKS_ON.test(text.slice(from, from + QUESTION_CHARS));
}

function patternOf(candidate: Wording): RegExp {
  const known = compiled.get(candidate);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])(?:${candidate.pattern})(?![\\w-])`, 'gi');
  compiled.set(candidate, pattern);
  return pattern;
}

function ownPhrase(text: string, own: readonly string[]): Asking | undefined {
  const lower = text.toLowerCase();
  const phrases = own.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  const phrase = phrases.find((candidate) => hasPhrase(lower, candidate.toLowerCase()));
  return phrase === undefined ? undefined : { phrase, spans: false };
}

function hasPhrase(lower: string, phrase: string): boolean {
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
    if (!isWordAt(lower, at - 1) && !isWordAt(lower, at + phrase.length)) return true;
  }
  return false;
}

const isWordAt = (text: string, index: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(index));

/** A file that is at hand, by its path from the root; `lines` as git's `-L` takes them. */
export interface FileAtHand {
  readonly path: string;
  readonly lines?: string;
}

/** What somebody asks the memories. */
export interface Question {
  /** As it was put, by which what fits is ordered. */
  readonly text: string;
  /** Of its words those that say what it is about: a memory holds one of them. All where absent. */
  readonly subject?: string;
  /** It is about nothing in particular ("where did we leave off?"): what a session should know answers it, where nothing fits its words. */
  readonly isGeneral?: boolean;
  /** Files at hand, whose memories fit too. */
  readonly files?: readonly FileAtHand[];
  /** Ids that are left out: the session was shown them. */
  readonly without?: ReadonlySet<string>;
  /** The session that asks: it knows what it said itself. */
  readonly notFrom?: string;
  /** Nobody asked: only what the user or somebody trusted said. */
  readonly isUnasked?: boolean;
  /** Only what fits by itself, and not what merely stands beside such in a session: what is read without having been looked for. */
  readonly fitsItself?: boolean;
  /** What is not ready after this is left out. 10 s where absent. */
  readonly deadlineMs?: number;
  /** A prompt waits: links are looked for only among what words found. */
  readonly isQuick?: boolean;
}

/** What asks, and is no word of what is asked for: memories that hold it were told to be remembered. */
const TO_REMEMBER = /\b(?:remember|remind|recall)(?:s|ed|ing)?\b/gi;

/** A question without how it is put: "what did we decide" finds what says "the AI decides". As it is where no other word tells. Pure. */
export function withoutFrame(text: string): string {
  const words = text.split(' ').filter((word) => !FRAME.has(bareWord(word)));
  return isAboutNothing(words.join(' ')) ? text : words.join(' ');
}

/** The telling words around the wording, with those in it where it spans some; else the whole prompt. */
function questionOf(text: string, asking: Asking): Question {
  const whole = oneLine(text);
  const phrase = oneLine(asking.phrase);
  const at = Math.max(0, whole.toLowerCase().indexOf(phrase.toLowerCase()));
  const before = tailOf(whole.slice(0, at), BEFORE_CHARS);
  const after = headOf(whole.slice(at + phrase.length), HEAD_CHARS);
  const words = tellingWords(`${before} ${asking.about ?? (asking.spans ? phrase : '')} ${after}`);
  const subject = withoutFrame(words);
  return {
    text: cutAtWord(`${before} ${asking.about ?? asking.phrase} ${after}`.trim(), QUERY_CHARS),
    subject: cutAtWord(subject === '' ? whole.replace(TO_REMEMBER, ' ').trim() : subject, QUERY_CHARS),
    isGeneral: isAboutNothing(words),
  };
}
