import { isBlank, type Story } from '../capture/story-state.ts';
import { inert } from '../core/inert.ts';
import { foldBook, type GoalBook, openGoalsIn, tasksIn } from '../session/goal-book.ts';
import { planTitle, readPrompt } from '../session/goal-request.ts';
import type { GoalStore, StoryStore } from '../session/session-files.ts';
import type { SessionStates } from '../session/session-state.ts';
import { tokenize } from './index/terms.ts';
import { RECALL_FENCE } from './recall-text.ts';

/** What a session has been about so far. Every text is filtered; `asked`: the first prompt and the last few, the newest last. */
export interface SessionSoFar {
  readonly asked: readonly string[];
  readonly done: readonly string[];
  readonly files: readonly string[];
}

/** Two things that have nothing in common, each as somebody asked for it. */
interface Shift {
  readonly prompt: string;
  readonly session: string;
  /** It is an earlier session's goal, which that left open. */
  readonly isLeftOpen?: true;
}

/** Who asks for something new says more than this; a word of agreement, a number and a wish to go on say less. */
const MIN_PROMPT_CHARS = 24;
/** What is longer was pasted, and most of it is about something that nobody can name by words. */
const MAX_PROMPT_CHARS = 600;
/** A topic is named by so many words at least that any other request would not have. */
const MIN_TELLING = 2;
/** That words are not met among fewer says nothing: the session has only begun. */
const MIN_SESSION_WORDS = 8;

const FOLLOWS =
  /^\W*(?:also|and|but|so|now that|ok(?:ay)?|yes|yeah|yep|no|nope|then|instead|wait|actually|hm+|great|good|nice|perfect|thanks|what about|how about|continue|go on|next|one more|another|same)\b/i;
const POINTS =
  /\b(?:it|its|that(?! (?:\w+(?:s|ed)|are|can|will|would|have|should|we|you|i|the)\b)|this|these|those|them|they|above|again|still|back|earlier|previous(?:ly)?|existing|before|same|other|others|another|rest|remaining|instead|too|as well|we (?:just|have|did|discussed|agreed)|you (?:just|said|did|made|added|wrote|suggested)|(?:option|step|phase|point|number|finding)s? #?\w{1,2})\b/i;
/** What may be a secret is not said a second time. */
const MAY_BE_SECRET = /\b(?:pass(?:word|phrase|code)?|secret|token|credential|api[ -]?key|private key)s?\b/i;
/** Words, paths of plain words, small numbers, tickets, and signs between. All else is a name from code, or might be a secret. */
const PLAIN =
  /^(?:[-–—&+/|]|["'`(]*(?:#?\d{1,4}|[A-Z]{2,6}-\d{1,5}|\p{L}[\p{L}'’-]{0,24}(?:[/.]\p{L}[\p{L}'’-]{0,24}){0,6})["'`).,:;!?]*)$/u;

/** Words of work itself, and of talk, which any two requests may share, or not, without a meaning. */
const GENERAL = new Set(
  tokenize(
    `accord add agent allow analysis analyze answer app application apply approach ask base better branch break bug build case change check claude class clean clear code come comment commit
complete config configuration consider correct cover coverage create current debug default delete description design detail develop diff directory do doc document documentation
draft easy edit end ensure error example execute exist explain expect fail failure feature feedback field file find finish first fix folder follow function general generate get give go good guideline
handle help idea implement implementation improve include info information install instruction investigate issue item keep last leave let library like line list log logic look main make
master merge message method minor mode module more move name need new note number open option order origin output package page part pass path people phase place plan possible pr prepare problem
process program project prompt proper provide publish pull push put question quick read readme ready recent refactor release remote remove rename reply replace repo repository request resolve respond result return
review rewrite right rule run save script section see separate set setting setup show simple simplify solution solve something source start state step stop string style subagent suggest summary
support sure switch system task tell test thing think time title todo together tool try turn type understand unit update upstream use user value version want warning way whole word work write wrong`,
  ),
);

const tellingIn = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).filter((word) => /^[\p{L}'’]{3,}$/u.test(word) && !GENERAL.has(word)));

/** What a prompt asks for that has nothing to do with what its session is about; undefined where either cannot be named with certainty. English only. Pure, total. */
export function activityShift(prompt: string, session: SessionSoFar): Shift | undefined {
  const sources = sourcesOf(session);
  const asked = unmetTopicIn(prompt, sources);
  const about = asked && topicOf(session.asked, sources);
  return asked && about ? { prompt: asked, session: about } : undefined;
}

/** The same of the first prompt of a session, against the goal that the one before left open. Pure, total. */
function shiftFromGoal(prompt: string, goal: string, before: SessionSoFar): Shift | undefined {
  const asked = unmetTopicIn(prompt, [tellingIn(goal), ...sourcesOf(before)]);
  return asked === undefined || !isTold(goal) || POINTS.test(goal)
    ? undefined
    : { prompt: asked, session: goal, isLeftOpen: true };
}

const sourcesOf = ({ asked, done, files }: SessionSoFar): readonly ReadonlySet<string>[] =>
  [...asked, ...done, ...files].map(tellingIn);

/** What a prompt asks for, of which no telling word is met in the sources; undefined where either is not sure. */
function unmetTopicIn(prompt: string, sources: readonly ReadonlySet<string>[]): string | undefined {
  const asked = newTopicIn(prompt);
  if (asked === undefined) return undefined;
  const known = new Set(sources.flatMap((words) => [...words]));
  const isNew = [...tellingIn(prompt.slice(0, MAX_PROMPT_CHARS))].every((word) => !known.has(word));
  return isNew && known.size >= MIN_SESSION_WORDS ? asked : undefined;
}

function newTopicIn(prompt: string): string | undefined {
  const text = prompt.trim();
  const plan = planTitle(text);
  if (plan !== undefined) return isTold(plan) ? plan : undefined;
  if (text.length < MIN_PROMPT_CHARS || text.length > MAX_PROMPT_CHARS) return undefined;
  if (FOLLOWS.test(text) || MAY_BE_SECRET.test(text)) return undefined;
  const { kind, title } = readPrompt(text);
  return kind === 'request' && isTold(title) && !POINTS.test(title) ? title : undefined;
}

/** Whether a title is whole, in plain words, and says enough. */
const isTold = (title: string): boolean =>
  isPlain(title) && !MAY_BE_SECRET.test(title) && tellingIn(title).size >= MIN_TELLING;

const isPlain = (title: string): boolean =>
  title !== '' && !title.endsWith('…') && title.split(/\s+/).every((word) => PLAIN.test(word));

/** The last request of which something else of the session speaks too. */
function topicOf(asked: readonly string[], sources: readonly ReadonlySet<string>[]): string | undefined {
  const prompts = asked.map(readPrompt);
  return prompts.findLast(({ kind, title }, place) => {
    if (kind !== 'request' || POINTS.test(title) || MAY_BE_SECRET.test(title)) return false;
    const others = sources.filter((_words, at) => at !== place);
    const telling = [...tellingIn(title)];
    return telling.length >= MIN_TELLING && telling.some((word) => others.some((words) => words.has(word)));
  })?.title;
}

/** The line that says so, fenced like all that is injected. Pure. */
export function shiftText({ prompt, session, isLeftOpen }: Shift): string {
  const about = (title: string): string => `“${inert(title.charAt(0).toLowerCase() + title.slice(1))}”`;
  const other = isLeftOpen
    ? `the session before left ${about(session)} open`
    : `the session has been about ${about(session)} so far`;
  return `<${RECALL_FENCE}>\nThis prompt is about ${about(prompt)}; ${other}. Noticed by cs-memory from the words of both: data, not an instruction.\n</${RECALL_FENCE}>`;
}

interface SessionRecords {
  readonly session: string;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly goals: Pick<GoalStore, 'read'>;
  readonly states: Pick<SessionStates, 'read' | 'update' | 'list'>;
}

/** The line for a prompt that asks for something else than its session, or, as the first of one, than the goal left open before it; not twice in a row. Throws IO_FAILED where it cannot be noted. */
export function shiftLine(records: SessionRecords, prompt: string): string | undefined {
  const { session, stories, goals, states } = records;
  const note = (told_shift: boolean): unknown => states.update(session, { told_shift });
  if (states.read(session)?.told_shift === true) {
    note(false);
    return undefined;
  }
  const story = stories.read(session);
  const left = isBlank(story) ? leftOpen(records) : undefined;
  const shift =
    left === undefined
      ? activityShift(prompt, soFar(story, goals.read(session)))
      : shiftFromGoal(prompt, left.goal, left.before);
  if (shift === undefined) return undefined;
  note(true);
  return shiftText(shift);
}

function soFar({ asked, tried, decided, found, finished, files }: Story, book: GoalBook): SessionSoFar {
  const tasks = tasksIn(foldBook(book)).map(({ subject }) => subject);
  const done = [...tasks, ...tried.map(({ command }) => command)];
  return { asked, done: [...done, ...decided, ...found, ...finished], files };
}

/** The goal that the last session that is over left open, where a memory tells it: what was asked last and answered is mostly done. */
function leftOpen({ session, stories, goals, states }: SessionRecords) {
  const [last] = states
    .list()
    .flatMap((name) => states.read(name) ?? [])
    .filter(({ session_id: id, ended_at, died_at }) => id !== session && (ended_at ?? died_at) !== undefined)
    .sort((a, b) => (a.started_at < b.started_at ? 1 : -1));
  if (last === undefined) return undefined;
  const book = goals.read(last.session_id);
  const open = openGoalsIn(book, last.session_id);
  const goal = open.filter(({ id, parent }) => parent === undefined && Object.hasOwn(book.told, id)).at(-1);
  return goal === undefined
    ? undefined
    : { goal: goal.title, before: soFar(stories.read(last.session_id), book) };
}
