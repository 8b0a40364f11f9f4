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
import { cutAtWord, headOf, oneLine, standsIn, tailOf, windowOf } from '../core/text.ts';
import { asksBy, MAX_WEIGHED_CHARS } from './asking.ts';
import { asksForLatest, asksForStated, isAboutNothing, tellingWords } from './subject.ts';

const QUERY_CHARS = 1_000;
/** Of what stands before the question, so that a long paste does not push it out of the query. */
const BEFORE_CHARS = 400;
/** From these odds on (natural logarithm) a prompt asks, and may ask. Of 2,500 prompts of sessions 2 and 10 in a hundred do; with less, of 180 questions none more is answered. */
const SURELY = -0.5;
const LIKELY = -2.3;
/** A sentence says less than a prompt: by itself it asks from these on. Of 200 prompts that ask for nothing none has as much. */
const SURELY_ALONE = 0.5;

const isNoPrompt = (text: string): boolean => NOT_TYPED.test(text) || HANDED_OVER.test(text);

/** What to search for when the user asks for what the notes may know; undefined for any other prompt. `own`: phrases of the configuration, as whole words. Looks at the first 2,000 and the last 1,000 characters, outside code fences. Pure. */
export function recallTrigger(prompt: string, own: readonly string[]): Question | undefined {
  const question = likelyQuestion(prompt, own);
  return question?.isUnasked === true ? undefined : question;
}

/** The same, and what only likely asks, `isUnasked`: what is found must answer it the more surely (asking.ts). Pure. */
export function likelyQuestion(prompt: string, own: readonly string[]): Question | undefined {
  const text = withoutRequests(asked(prompt));
  if (text === '' || isNoPrompt(text)) return undefined;
  if (asksForStated(text)) return { text, isStated: true };
  const phrase = ownPhrase(text, own);
  if (phrase !== undefined) return questionOf(text, phrase, '');
  if (text.length > MAX_WEIGHED_CHARS) return askedAtEnd(text);
  const odds = asksBy(text);
  if (odds < LIKELY) return undefined;
  const question = { ...questionOf(text, text), odds };
  if (odds >= SURELY) return question;
  return question.isGeneral ? undefined : { ...question, isUnasked: true }; // "who?": what a session should know is no answer to that
}

/** Whether a text asks for what was before so surely that it is no task: less surely, as many tasks would be taken for questions. Pure. */
export function isSurelyAsked(text: string, own: readonly string[] = []): boolean {
  const question = recallTrigger(text, own);
  return question !== undefined && (question.odds ?? SURELY_ALONE) >= SURELY_ALONE;
}

/** People ask before or after what they paste. */
function askedAtEnd(text: string): Question | undefined {
  const sentences = text.split('\n').flatMap(splitSentences);
  const ends = [sentences.at(-1) ?? '', sentences[0] ?? ''];
  for (const end of ends.filter((it) => it.endsWith('?'))) {
    const odds = asksBy(end);
    if (odds >= SURELY_ALONE) return { ...questionOf(text, end), odds };
  }
  return undefined;
}

/** What a prompt says beside its question: sentences that neither ask nor tell what was decided, and the clause that is to hold. Pure. */
export function besideQuestion(prompt: string, own: readonly string[]): string {
  const asks = (text: string): boolean => isSurelyAsked(text, own) || FORGOTTEN.test(text);
  const isQuestion = recallTrigger(prompt, own) !== undefined || FORGOTTEN.test(prompt);
  const beside = (sentence: string): string => {
    if (isQuestion && asks(sentence)) return lastingClause(sentence, asks);
    const [clause = sentence] = sentence.split(CLAUSES);
    if (clause !== sentence && asks(clause.slice(0, -1))) return lastingClause(sentence, asks) || sentence;
    return isQuestion && DECIDED.test(sentence) && requestIn(sentence) === undefined ? '' : sentence;
  };
  return eachSentence(prompt, beside);
}

/** A text with something else in the place of each of its sentences. */
const eachSentence = (text: string, change: (sentence: string) => string): string =>
  text
    .split('\n')
    .map((line) => splitSentences(line).map(change).join(' '))
    .join('\n');

/** "I forgot why we decided to always use redis." */
const FORGOTTEN =
  /(?:^forgot\b|\b(?:I|we|you|anyone)\b.{0,20}\b(?:forgot|forget|remember|recall|wonder)\b).{0,12}\b(?:why|how|what|when|which|who|where)\b/i;
/** Beside a question it tells what is asked about: "we chose redis back then. I forgot why." */
const DECIDED =
  /\b(?:we|i|they|you)(?:['’](?:ve|d)| have| had)? (?:decided|agreed|concluded|settled|chose|opted)\b/i;
const LASTS =
  /^(?:(?:please|also) )?(?:remember that|keep in mind|don['’]t forget that|from now on|going forward|in (?:the )?future|always|never)\b/i;

const CLAUSES = /(?<=[,;:]) (?:(?:and|but|also|und|aber|y|pero|et|mais|e|mas) )?/;

/** "Continue where we left off, and from now on always run the tests first": what is behind the comma. '' where nothing is. */
function lastingClause(sentence: string, asks: (text: string) => boolean): string {
  if (/\?\W*$/.test(sentence)) return ''; // first: of most questions, and the words for what lasts take V8 longer than all else here
  const clauses = sentence.split(CLAUSES);
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
  return eachSentence(text, (sentence) => requestIn(sentence)?.before ?? sentence).trim();
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

function ownPhrase(text: string, own: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const phrases = own.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  return phrases.find((candidate) => standsIn(lower, candidate.toLowerCase()));
}

/** A file that is at hand, by its path from the root; `lines` as git's `-L` takes them. */
export type FileAtHand = Readonly<{ path: string; lines?: string }>;

/** What somebody asks the memories. */
export interface Question {
  /** As it was put, by which what fits is ordered. */
  readonly text: string;
  /** It is about nothing in particular ("where did we leave off?"): what a session should know answers it, where nothing fits its words. */
  readonly isGeneral?: boolean;
  /** What was done lately answers it, and what was left open, where it is about nothing in particular. */
  readonly isOfWork?: boolean;
  /** What was told to be remembered is asked for, whatever it is about. */
  readonly isStated?: boolean;
  /** Its words say by these odds that it asks: only what by them and by how well it fits likely answers it is told (asking.ts). */
  readonly odds?: number;
  /** Files at hand, whose memories fit too. */
  readonly files?: readonly FileAtHand[];
  /** Ids that are left out: the session was shown them. */
  readonly without?: ReadonlySet<string>;
  /** Ids that the session was shown, and may be again: what else fits is not measured by them. */
  readonly told?: ReadonlySet<string>;
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

/** What asks and what stands around it; what it is about is told by these, and what is left of it (`rest`). */
function questionOf(text: string, asks: string, rest = asks): Question {
  const whole = oneLine(text);
  const phrase = oneLine(asks);
  const at = Math.max(0, whole.toLowerCase().indexOf(phrase.toLowerCase()));
  const before = tailOf(whole.slice(0, at), BEFORE_CHARS);
  const after = headOf(whole.slice(at + phrase.length), HEAD_CHARS);
  const about = oneLine(`${before} ${rest} ${after}`);
  const isGeneral = isAboutNothing(tellingWords(about));
  return {
    text: cutAtWord(`${before} ${phrase} ${after}`.trim(), QUERY_CHARS),
    isGeneral,
    ...(isGeneral && asksForLatest(whole) ? { isOfWork: true } : {}),
  };
}
