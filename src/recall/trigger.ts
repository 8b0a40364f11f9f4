import { askedIn } from '../capture/asked.ts';
import {
  HANDED_OVER,
  HEAD_CHARS,
  LASTING_ELSEWHERE,
  mayBeKeptAtOnce,
  NOT_TYPED,
  TAIL_CHARS,
} from '../capture/prompt-hints.ts';
import { splitSentences } from '../capture/prose.ts';
import { cutAtWord, headOf, oneLine, tailOf, windowOf } from '../core/text.ts';
import { askedOf, asksForLatest, asksForStated, isAboutNothing, subjectOf, tellingWords } from './subject.ts';
import { isAboutNow, sentencesAboutThePast } from './wordings/grammar.ts';
import { WORDINGS } from './wordings/memory.ts';
import type { Wording } from './wordings/parts.ts';

export { closeQuestion } from './close-question.ts';

const QUERY_CHARS = 1_000;
/** Of what stands before the question, so that a long paste does not push it out of the query. */
const BEFORE_CHARS = 400;
/** A question mark further off belongs to something else. */
const QUESTION_CHARS = 300;

interface Asking {
  readonly phrase: string;
  readonly spans: boolean;
  /** What the phrase is about, in a language whose filler is not known here. */
  readonly about?: string;
}

const compiled = new Map<Wording, RegExp>();

const isNoPrompt = (text: string): boolean => NOT_TYPED.test(text) || HANDED_OVER.test(text);

/**
 * What to search the memories for when the user asks about the past; undefined for any other prompt, slash commands, shell lines, notices.
 * `own`: phrases of the configuration, as whole words. Looks at the first 2,000 and the last 1,000 characters, outside code fences. `subject`:
 * without what asked and filler, but with what says when; all of it where nothing else is left. `isGeneral`: no word says what about.
 */
export function recallTrigger(prompt: string, own: readonly string[]): Question | undefined {
  const text = withoutRequests(asked(prompt));
  if (text === '' || isNoPrompt(text)) return undefined;
  if (asksForStated(text)) return { text, isStated: true };
  const found = ownPhrase(text, own) ?? wording(text) ?? sentence(text);
  return found && questionOf(text, found);
}

/** What a prompt asks for by the words that it has, though no wording says so: what is found must answer it. `odds`: how sure it is that it asks (asking.ts). Pure. */
export function guessedQuestion(prompt: string, odds: number): Question | undefined {
  const text = asked(prompt);
  if (isNoPrompt(text) || odds < LIKELY) return undefined;
  const question = questionOf(text, { phrase: '', spans: false });
  if (odds >= SURELY) return { ...question, odds };
  return question.isGeneral ? undefined : { ...question, odds, isUnasked: true }; // "who?": what a session should know is no answer to that
}

/** What a wording takes for a question, but whose words speak clearly against it by their odds, is one only where what is found answers it; what asks for nothing in particular, or was too long to be weighed, is left. Pure. */
export function doubted(question: Question, odds: number): Question {
  const isDoubtful = odds < UNLIKELY && Number.isFinite(odds) && !question.isGeneral && !question.isStated;
  return isDoubtful ? { ...question, odds: LIKELY } : question;
}

/** From these odds on (natural logarithm) a prompt asks, and may ask: with less, what fits it by its words answers too seldom. */
export const SURELY = 0;
const LIKELY = -1;
/** With less a wording is doubted: "Why did the build fail?" has -2.7. */
const UNLIKELY = -3;

/** What a prompt says beside its question: sentences that neither ask nor tell what was decided, and the clause that is to hold. Pure. */
export function besideQuestion(prompt: string, own: readonly string[]): string {
  const asks = (text: string): boolean => recallTrigger(text, own) !== undefined;
  if (!asks(prompt)) return prompt;
  const beside = (sentence: string): string => {
    if (asks(sentence)) return lastingClause(sentence, asks);
    return DECIDED.test(sentence) && requestIn(sentence) === undefined ? '' : sentence;
  };
  return prompt
    .split('\n')
    .map((line) => splitSentences(line).map(beside).join(' '))
    .join('\n');
}

/** Beside a question it tells what is asked about: "we chose redis back then. I forgot why." */
const DECIDED =
  /\b(?:we|i|they|you)(?:['’](?:ve|d)| have| had)? (?:decided|agreed|concluded|settled|chose|opted)\b/i;
const LASTS =
  /^(?:(?:please|also) )?(?:remember that|keep in mind|don['’]t forget that|from now on|going forward|in (?:the )?future|always|never)\b/i;

/** "Continue where we left off, and from now on always run the tests first": what is behind the comma. '' where nothing is. */
function lastingClause(sentence: string, asks: (text: string) => boolean): string {
  if (/\?\W*$/.test(sentence)) return ''; // first: of most questions, and the words for what lasts take V8 longer than all else here
  const clauses = sentence.split(/(?<=[,;:]) (?:(?:and|but|also|und|aber|y|pero|et|mais|e|mas) )?/);
  const from = clauses.findIndex((clause) => LASTS.test(clause) || clause.search(LASTING_ELSEWHERE) === 0);
  if (from < 0) return '';
  const kept = clauses.slice(from);
  const end = kept.findIndex(asks);
  return kept
    .slice(0, end < 0 ? kept.length : end)
    .join(' ')
    .replace(/[,;:]$/, '.');
}

/** What a sentence asks to be remembered; undefined where it does not ask, or does not say what. */
function requestIn(sentence: string): ReturnType<typeof askedIn> {
  const request = askedIn(sentence.replaceAll('’', "'"));
  return request?.isThing === true || request?.fact === '' ? undefined : request;
}

/** Who asks to remember something asks nothing about it: of such a sentence what stands before. */
function withoutRequests(text: string): string {
  if (!mayBeKeptAtOnce(text)) return text;
  const rest = (sentence: string): string => {
    const request = requestIn(sentence);
    return request === undefined ? sentence : request.before;
  };
  return text
    .split('\n')
    .map((line) => splitSentences(line).map(rest).join(' '))
    .join('\n')
    .trim();
}

/** The looked-at part without pasted code. */
function asked(prompt: string): string {
  const text = windowOf(prompt, HEAD_CHARS, TAIL_CHARS);
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
  const pattern =
    compiled.get(candidate) ?? new RegExp(`(?<![\\w-])(?:${candidate.pattern})(?![\\w-])`, 'gi');
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
export type FileAtHand = Readonly<{ path: string; lines?: string }>;

/** What somebody asks the memories. */
export interface Question {
  /** As it was put, by which what fits is ordered. */
  readonly text: string;
  /** Of its words those that say what it is about: a memory holds one of them. All where absent. */
  readonly subject?: string;
  /** Of what by its name it asks something: where that stands in no memory, none answers it. */
  readonly of?: string;
  /** It is about nothing in particular ("where did we leave off?"): what a session should know answers it, where nothing fits its words. */
  readonly isGeneral?: boolean;
  /** What was done lately answers it, and what was left open, where it is about nothing in particular. */
  readonly isOfWork?: boolean;
  /** What was told to be remembered is asked for, whatever it is about. */
  readonly isStated?: boolean;
  /** No wording says that it asks, but its words by these odds: only what by them and by how well it fits likely answers it is told (asking.ts). */
  readonly odds?: number;
  /** Only what says in its sentence all that is asked about answers it (close-question.ts). */
  readonly isClose?: boolean;
  /** Of what kind the one thing is that a close question asks for: "formatter" of "which formatter do we use". */
  readonly kind?: string;
  /** It is in another language than English, and asked for by what it is called in English, too. */
  readonly isElsewhere?: boolean;
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

/** The telling words around the wording, with those in it where it spans some; else the whole prompt. */
function questionOf(text: string, asking: Asking): Question {
  const whole = oneLine(text);
  const phrase = oneLine(asking.phrase);
  const at = Math.max(0, whole.toLowerCase().indexOf(phrase.toLowerCase()));
  const before = tailOf(whole.slice(0, at), BEFORE_CHARS);
  const after = headOf(whole.slice(at + phrase.length), HEAD_CHARS);
  const about = oneLine(`${before} ${asking.about ?? (asking.spans ? phrase : '')} ${after}`);
  const words = tellingWords(about);
  const subject = subjectOf(about);
  const of = askedOf(oneLine(`${before.split(/[.?!] /).at(-1)}${phrase} ${after}`));
  return {
    text: cutAtWord(`${before} ${asking.about ?? asking.phrase} ${after}`.trim(), QUERY_CHARS),
    subject: cutAtWord(subject === '' ? whole.replace(TO_REMEMBER, ' ').trim() : subject, QUERY_CHARS),
    ...(of === undefined ? {} : { of }),
    isGeneral: isAboutNothing(words),
    ...(isAboutNothing(words) && asksForLatest(whole) ? { isOfWork: true } : {}),
  };
}
