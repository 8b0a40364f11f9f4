import { askedIn } from '../capture/asked.ts';
import { mayBeKeptAtOnce } from '../capture/prompt-hints.ts';
import { ownSentences } from '../capture/said.ts';
import { statementsIn } from '../capture/statement.ts';
import { TELLING, WORK } from '../capture/statement-rules.ts';
import { forgetIn } from '../capture/taken-back.ts';
import type { TranscriptEvent } from '../capture/transcript.ts';
import { shortLine } from '../core/text.ts';
import { type AskedKind, type GoalEvent, type Line, TASK_TOOLS, taskEvent } from './goal-events.ts';
import { fnv1a, MAX_TITLE_CHARS } from './goals-folded.ts';

export interface ReadPrompt {
  readonly kind: AskedKind;
  /** What is to be done; for `other` what a task made next would be about; '' where that is nothing. */
  readonly title: string;
  /** It only tells what is to be remembered, or holds: its answer brings no goal on. */
  readonly isAside?: true;
}

/** "Never mind", "forget it": what was under way is off. Only where the prompt begins so. */
const CALLS_OFF =
  /^(?:(?:ok|okay|hm+|no|actually|wait|oh|well)[\s,.]+)*(?:never ?mind|forget (?:it|that|this|about)|scrap (?:it|that|this)|drop (?:it|that|this)|cancel (?:it|that|this)|abandon (?:it|that|this)|leave (?:it|that) (?:alone|for (?:now|later))|don'?t bother|skip (?:it|that|this)|let'?s (?:not|stop here|drop (?:it|that|this))|we(?:'ll| will) (?:look at|do|fix) (?:it|that|this) (?:later|another))\b/i;
const LEAD =
  "^(?:(?:ok|okay|yes|yep|yeah|cool|and|now|please|then|great|perfect|nice|lgtm|looks good|thanks|thank you|can you|let'?s|you can)[\\s,.!]+)*";
const PRAISE = new RegExp(
  `${LEAD}(?:great|perfect|nice|awesome|excellent|lgtm|looks? good|(?:it |that |this )?works?\\b(?! with)|thanks|thank you)`,
  'i',
);
const CHORE = new RegExp(
  `${LEAD}(?:(?:commit|push|merge)(?: (?:it|this|that|these|everything|all|and|to|both|the|changes|on|from|a|with)\\b|[\\s.,!]|$)|(?:create|open|make|draft) (?:a |the )?(?:draft )?(?:pr|pull request)\\b|(?:(?:go|get|switch|come|check ?out)\\b ?)?(?:back )?(?:to )?(?:main|master|trunk)\\b|pull\\b)`,
  'i',
);
/** A turn of what is under way, not a thing of its own. */
const ADJUSTS =
  /^(?:(?:hm+|ok|okay|yes|yeah|and|oh|sorry)[\s,.]+)*(?:no\b[\s,.]|nope\b|actually\b|instead\b|rather\b|wait\b|but\b|not (?:quite|like)\b|one more thing\b|make (?:it|that|this|them)\b|change (?:it|that|this) to\b|use (?:\S+ ){1,3}instead\b|don'?t\b|do not\b|(?:let'?s |i'?d )?rather\b|only\b|also\b|i meant\b|i mean\b|keep (?:it|that|this|the)\b)/i;
/** A word of agreement, a number that was chosen, a wish to go on: nothing by itself. */
const NOD =
  /^(?:(?:ok|okay|yes|yep|yeah|y|sure|no|nope|go|go ahead|go on|do it|do that|continue|proceed|please|keep going|carry on|hi|hello|hey|lets?|let's|continue|it|then|resume)[\s,.!]*)+$|^\W*\d*\W*$/i;

/** A plan that is handed over has its name in its first heading. */
const PLAN = /^\s*implement the following plan:?\s*(?:\n|$)/i;
const HEADING = /^#{1,3}\s+(?:plan:\s*)?(.{4,200})$/im;

const WRAPPING =
  /^(?:(?:ok|okay|so|now|hm+|hey|hi|yes|yep|yeah|well|alright|right|great|and|then|next|also|quick thing|please|first|question|cool|perfect|nice|thanks|i (?:think|guess|believe)(?: that)?|maybe|could you please)\b[\s,.:;!-]*)+/i;
/** What makes a sentence a request; what follows it is what is to be done. */
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|we)(?: (?:please|also|maybe|just|now|quickly|help me(?: to)?))*|let(?:'?s| us)(?: (?:please|also|now|just))*|please(?: also)?|i(?:'d| would)?(?: (?:also|really|just))? (?:want|like|need)(?: (?:you|us))? to|(?:we|you)(?: (?:also|really|just|now))? (?:need|have|want|ought) to|(?:we|you) should(?: (?:also|now|just))?|i(?:'d| would)?(?: (?:also|really|just))? (?:want|like|need))\b[\s,]*/i;
const BROKEN =
  /\b(?:fails|is failing|are failing|failing|is broken|are broken|doesn'?t work|does not work|don'?t work|not working|crash(?:es|ed|ing)?|hangs|throws|regression)\b/i;

/** A correction that speaks of no more than the work at hand changes that. */
const OF_ALL = /\b(?:we|our|here|(?:this|the) (?:repo(?:sitory)?|project|code ?base))\b/i;

/** So much of what people asked for stands in its first sentences. */
const MAX_SENTENCES = 6;
const MIN_TITLE_WORDS = 2;

/** The first sentences of a prompt that are its writer's own, without rules and what is to be remembered; undefined where it says nothing else. Pure. */
export function workIn(prompt: string): readonly string[] | undefined {
  const stated = statementsIn(prompt).filter(({ type, text }) => type !== 'correction' || OF_ALL.test(text));
  const rules = new Set(stated.map(({ text }) => text));
  // Without a pasted command line and what it printed, up to the next empty line.
  const typed = prompt.replace(/^[ \t]*[❯$] \S.*(?:\n.*\S.*)*/gmu, '');
  const own = ownSentences(typed).slice(0, MAX_SENTENCES);
  const sentences = own
    .filter((sentence) => !rules.has(sentence))
    .flatMap((sentence) => {
      const asked = askedIn(sentence);
      return asked === undefined || asked.isThing ? sentence : asked.before || []; // what is to be remembered is no work
    });
  return sentences.length === 0 && own.length > 0 ? undefined : sentences;
}

/** What a prompt is to the goals: a task, a change, a call-off, a reached one, or something else; by its first sentences. Pure, total, linear. */
export function readPrompt(prompt: string): ReadPrompt {
  if (PLAN.test(prompt)) {
    const title = planTitle(prompt);
    return title === undefined ? OTHER : { kind: 'request', title };
  }
  const sentences = workIn(prompt);
  if (sentences === undefined) return { ...OTHER, isAside: true };
  const first = sentences.find((sentence) => !NOD.test(sentence.trim()));
  if (first === undefined) return OTHER;
  const forgets = mayBeKeptAtOnce(first) ? forgetIn(first) : undefined;
  if (forgets !== undefined && !forgets.isMaybe) return OTHER;
  if (CALLS_OFF.test(first)) return { kind: 'calls-off', title: '' };
  const asked = sentences.map(requestIn).find((title) => title !== undefined);
  if (CHORE.test(first) || (PRAISE.test(first) && asked === undefined)) return { kind: 'done', title: '' };
  if (ADJUSTS.test(first)) return { kind: 'adjusts', title: asked ?? titleOf(first) };
  if (asked !== undefined) return { kind: 'request', title: asked };
  const broken = sentences.find((sentence) => BROKEN.test(sentence) && !isQuestion(sentence));
  if (broken !== undefined) return { kind: 'request', title: titleOf(broken) };
  return { kind: 'other', title: titleOf(first) };
}

const TURN_WORDS = 6;
const HOLDS_BACK =
  /^\W*(?:(?:ok|okay|and|but|please|bitte)[\s,]+)*(?:don['’]?t|do not|not (?:yet|now)|no|nope|wait(?! for)|hold on|stop(?=\W*$)|(?:noch )?nicht|warte|pas encore|attends|ne \S+ (?:pas|rien)|espera|(?:todavía|aún) no|aspetta|non|não|ainda não)(?!\w)/i;
/** "Don't commit yet": a few words on how to go on with what is under way, which name no work. Pure. */
export const isTurn = (prompt: string): boolean =>
  prompt.trim().split(/\s+/).length < TURN_WORDS && HOLDS_BACK.test(prompt);

/** The name of a plan that a prompt hands over, by its first heading; undefined for any other prompt. Pure. */
export function planTitle(prompt: string): string | undefined {
  const heading = PLAN.test(prompt) ? HEADING.exec(prompt)?.[1] : undefined;
  return heading === undefined ? undefined : titleOf(heading);
}

const OTHER: ReadPrompt = { kind: 'other', title: '' };

const isQuestion = (sentence: string): boolean => /\?\W*$/.test(sentence);

/** What a sentence asks to have done, without what is polite; undefined where it asks for nothing, or to be told. */
function requestIn(sentence: string): string | undefined {
  const bare = sentence.trim().replace(WRAPPING, '');
  const asking = ASKING.exec(bare)?.[0] ?? '';
  const wish = bare.slice(asking.length).replace(/^(?:please|also|now|just|then)\s+/i, '');
  if (TELLING.test(wish)) return undefined;
  const isWork = WORK.test(wish);
  // "Can you …" may ask for anything; what is wanted, or should be, is to be done.
  const isAsked = /^(?:can|could|would|will)\b/i.test(asking);
  if (asking === '' ? !isWork || isQuestion(sentence) : isAsked && !isWork) return undefined;
  const title = titleOf(wish);
  return title.split(' ').length < MIN_TITLE_WORDS ? undefined : title;
}

function titleOf(words: string): string {
  const line = shortLine(words.replace(/\s+please\W*$/i, '').replace(/[\s.!?:;,]+$/, ''), MAX_TITLE_CHARS);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** How short answers say that something is done; long ones are assessed. */
const DEED =
  '(?:done|fixed|finished|complete[d]?|committed|pushed|merged|renamed|removed|added|updated|(?:re)?built|deployed|released|published|installed|shipped|(?:re)?written|created|documented|migrated|moved|deleted|replaced|upgraded|implemented|configured|enabled|disabled|reverted|restored|generated|converted|set up|in place)';
const SAYS_DONE = new RegExp(
  `^(?:(?:ok|okay|yes|great|perfect|good)[\\s,.!]+)*(?:${DEED}|all (?:set|done|good)|it (?:works|passes|builds|compiles)|(?:all )?(?:the )?tests? (?:now )?pass\\w*|(?:that|this|it|both|all|everything|they)(?:'s| is| are| has been| have been)(?: all| both| now)? ${DEED})\\b`,
  'i',
);

/** Whether an answer tells that the task is done: of a change, or by its beginning; and it asks nothing at its end. Pure. */
export function tellsOfDone(answer: string, tellsOfChange: boolean): boolean {
  if (/\?\W*$/.test(answer.slice(-500))) return false;
  return tellsOfChange || SAYS_DONE.test(answer.trimStart().slice(0, 200));
}

/** What a stretch of a transcript says of goals; prompts are filtered, texts of calls go to `line`. `now`: ISO 8601, for what has no time. Pure. */
export function goalEvents(events: readonly TranscriptEvent[], line: Line, now: string) {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  return events.flatMap((event): readonly GoalEvent[] => {
    if (event.type === 'prompt') return asked(event.text, event.at, event.at ?? now, line);
    if (event.type !== 'call' || !TASK_TOOLS.test(event.tool)) return [];
    const result = results.get(event.id);
    if (result?.failed === true) return [];
    const response = result?.task === undefined ? {} : { task: { id: result.task } };
    const { id, tool, input, at = now } = event;
    const task = taskEvent({ id, at, tool, input, response }, line);
    return task === undefined ? [] : [task];
  });
}

function asked(text: string, saidAt: string | undefined, at: string, line: Line): readonly GoalEvent[] {
  const { kind, title: raw, isAside } = readPrompt(text);
  const title = raw === '' ? '' : line(raw, raw.length);
  // The same line read twice is one prompt; the same words said twice are two.
  const event = { type: 'asked' as const, id: fnv1a(`${saidAt ?? ''}\0${text}`), at };
  if (title !== '' || kind === 'done' || kind === 'calls-off' || isAside) return [{ ...event, kind, title }];
  // What is asked for must not be known: but that something else is, that is.
  return kind === 'request' ? [{ ...event, kind: 'done', title }] : [];
}
