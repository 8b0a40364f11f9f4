import { MAX_SUMMARY_CHARS } from '../core/learning.ts';
import { shortLine, spelling } from '../core/text.ts';

/** How a subagent ended: `partial`: it was killed, or says that something is left; `skipped`: nothing was to be merged. */
export type AgentStatus = 'success' | 'partial' | 'failed' | 'skipped';

/** What an agent says first, or last, when it could not do what it was sent for. */
const FAILED =
  /\b(?:I (?:was|am|'m) (?:un(?:able)|not able) to|I (?:could|can)(?: ?not|n['’]t)\b|unable to (?:complete|finish|proceed|continue)|fail(?:ed|s) to (?:complete|finish)|(?:task|attempt|run) (?:has )?failed|gave up|giving up|not possible to (?:complete|finish|proceed)|API Error|Request (?:was )?(?:interrupted|aborted|cancelled))/i;
const LEFT =
  /\b(?:partially|partly (?:done|complete)|incomplete|not (?:yet )?(?:finished|completed|done)|remains? (?:to be|open|undone|unsolved)|still (?:fails?|failing|broken|open|to do)|left undone|did not (?:get to|finish)|ran out of)\b/i;

/** So much of an answer's beginning and end is looked at: in between an agent tells what it tried. */
const LOOKED_CHARS = 400;

/** How a subagent ended, by its last message; one that says nothing was cut off. Pure; English only. */
export function agentStatusOf(message: string): Exclude<AgentStatus, 'skipped'> {
  const text = message.trim();
  if (text === '') return 'partial';
  const ends = `${text.slice(0, LOOKED_CHARS)}\n${text.slice(LOOKED_CHARS).slice(-LOOKED_CHARS)}`;
  const says = ends.replace(/`[^`\n]*`|^>.*$/gm, ''); // what it quotes is not what it says
  if (FAILED.test(says)) return 'failed';
  return LEFT.test(says) ? 'partial' : 'success';
}

/** How much one subagent has brought a goal on, 0…1 of what was left to do. `type`: the client's name for its kind, filtered. */
export type GoalAdvance = Readonly<{ type: string; delta: number }>;

/** Who only reads and reports brings a goal less far than who works on it. */
const READS = /explor|research|search|review|analy|audit|plan|guide|investigat/i;
const SHARES: Readonly<Record<AgentStatus, number>> = { success: 1, partial: 0.5, failed: 0, skipped: 0 };

/** How far a subagent's end brings the goal that it was sent for, by its kind and how it ended. Pure. */
export const advanceOf = (type: string, status: AgentStatus): GoalAdvance => ({
  type,
  delta: (READS.test(type) ? 0.25 : 0.5) * (SHARES[status] ?? 0),
});

/** How far all of them have brought it, 0…1; it never is reached by them alone. Pure. */
export const advanced = (advances: readonly GoalAdvance[]): number =>
  1 - advances.reduce((left, { delta }) => left * (1 - delta), 1);

/** `active`: asked for, no more known; `progress`: worked on; `refined`: put in other words since; `abandoned`: called off. The first three are open. */
export type GoalState = 'active' | 'progress' | 'refined' | 'completed' | 'abandoned';

/** Where a goal was found: in what the user asked for, or in the session's own list of tasks. */
type GoalSource = 'prompt' | 'task';

/** Something a session is to bring about. Every text is filtered, on one line and bounded. */
export interface Goal {
  /** Of its source and its first wording: the same after each replay, one of its kind within its session. */
  readonly id: string;
  /** What is to be done, at most 120 characters. */
  readonly title: string;
  readonly state: GoalState;
  /** ISO 8601, UTC: when it came into this state. */
  readonly since: string;
  /** ISO 8601, UTC: when it was met first. */
  readonly asked: string;
  readonly session: string;
  readonly source: GoalSource;
  /** The goal that it is a step of: tasks made while a request was open are steps of that. */
  readonly parent?: string;
  /** The subagent that keeps it on a list of its own. */
  readonly agent?: string;
  readonly details?: readonly string[];
  readonly formerly?: readonly string[];
  /** What subagents did for it, the newest last, at most ten. */
  readonly advances?: readonly GoalAdvance[];
}

/** One entry of a session's list of things to do, as the client's task tools left it. Deleted ones are gone. */
export interface SessionTask {
  /** The client's number for it; `todo-<n>` for the n-th entry of a list that is always written whole. */
  readonly id: string;
  /** Filtered, one line, at most 120 characters. */
  readonly subject: string;
  readonly state: TaskState;
  /** The subagent whose own list it is on. The numbered list is shared by a session and all its subagents. */
  readonly agent?: string;
}

export type TaskState = 'pending' | 'in_progress' | 'completed';

export const isOpen = ({ state }: Pick<Goal, 'state'>): boolean =>
  state !== 'completed' && state !== 'abandoned';

/** What is longer is a text, not a title; a memory's summary has room for so much behind its first words. */
export const MAX_TITLE_CHARS = 120;

/** A goal that a prompt asked for, while it is followed. */
export interface FoldedGoal extends Omit<Goal, 'session' | 'parent' | 'agent'> {
  readonly details: readonly string[];
  readonly formerly: readonly string[];
  readonly turns: number;
}

/** A task while it is followed; one that was deleted is kept until there is no room. */
export interface FoldedTask {
  /** `#<n>` of the numbered list; of a list that is written whole, its agent and the first wording. */
  readonly key: string;
  readonly agent?: string;
  readonly subject: string;
  readonly state: TaskState | 'deleted';
  readonly since: string;
  readonly asked: string;
  readonly goal?: string;
  readonly formerly: readonly string[];
  readonly place?: number;
}

/** All that is known of one session's goals at some time. */
export interface Folded {
  readonly goals: readonly FoldedGoal[];
  readonly tasks: readonly FoldedTask[];
  readonly current?: string;
  /** What was said since that is no request: what a task made next would be about. */
  readonly said?: { readonly title: string; readonly at: string };
}

export const NOTHING_FOLDED: Folded = { goals: [], tasks: [] };

/** FNV-1a, 64 bits, in hex, for texts that nobody chooses against us: loading node:crypto costs a capture a tenth of a node start. */
export function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** The id of a goal: by its first wording. 64 bits, as ids of memories; within one session. */
export const goalId = (source: GoalSource, wording: string): string =>
  fnv1a(`${source}\0${spelling(wording)}`);

/** So much of the words of the shorter are in the other, and it may be one thing in other words. */
const SHARED_WORDS = 0.4;

/** Whether two wordings may mean one thing. */
export function isLike(a: string, b: string): boolean {
  const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu));
  const [one, two] = [words(a), words(b)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared > 0 && shared / Math.min(one.size, two.size) >= SHARED_WORDS;
}

/** The goal with some fields changed; `since` moves with its state. */
export function withGoal(folded: Folded, id: string, at: string, change: Partial<FoldedGoal>): Folded {
  return {
    ...folded,
    goals: folded.goals.map((goal) => {
      if (goal.id !== id) return goal;
      const since = change.state !== undefined && change.state !== goal.state ? at : goal.since;
      return { ...goal, ...change, since };
    }),
  };
}

export const stepsOf = ({ tasks }: Folded, goal: string): readonly FoldedTask[] =>
  tasks.filter((task) => task.goal === goal && task.agent === undefined);

export const isOpenStep = ({ state }: Pick<FoldedTask, 'state'>): boolean =>
  state === 'pending' || state === 'in_progress';

/** How a goal stands that a task is. */
export const STEP_STATES: Readonly<Record<FoldedTask['state'], GoalState>> = {
  pending: 'active',
  in_progress: 'progress',
  completed: 'completed',
  deleted: 'abandoned',
};

export const stepId = ({ key, formerly, subject }: FoldedTask): string =>
  goalId('task', `${key} ${formerly[0] ?? subject}`);

/** States as people read them, and as a memory begins, by which its state is read again. */
export const GOAL_WORDS: Readonly<Record<GoalState, string>> = {
  active: 'open',
  progress: 'in work',
  refined: 'refined',
  completed: 'reached',
  abandoned: 'given up',
};

export const summaryOf = (state: GoalState, title: string): string =>
  shortLine(`Goal, ${GOAL_WORDS[state]}: ${title}`, MAX_SUMMARY_CHARS);

/** The state and title that a memory of a goal tells; undefined where it is none. */
export function goalOfSummary(summary: string): Pick<Goal, 'state' | 'title'> | undefined {
  const [state, words = ''] =
    Object.entries(GOAL_WORDS).find(([, word]) => summary.startsWith(`Goal, ${word}: `)) ?? [];
  if (state === undefined) return undefined;
  return { state: state as GoalState, title: summary.slice(`Goal, ${words}: `.length) };
}

/** "… a select instead of a toggle": what is to be, and what it takes the place of. */
const SWAP =
  /^(.{1,80}?),?\s+(?:instead of|rather than|in place of)\s+(.{1,80})$|^(.{1,80}?),\s+not\s+(.{1,80})$/i;
/** What stands before the thing itself. */
const BEFORE =
  /^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|yes|sorry|please|but|and|rather|instead|oh)\b[\s,.:]*)*(?:(?:let'?s |we (?:should |want to )?|you (?:should |can )?|i(?:'d)? (?:want|prefer|like|meant?)(?: to)? |(?:make|change|turn) (?:it|that|this) (?:in)?to |(?:make|it should be|should be|with|use|take|have)\s+(?:it )?))*(?:an? |the )?/i;
const ARTICLE = /^(?:an?|the|that|this) /i;
/** The thing ends where something is said of it. */
const AFTER = /\s(?:for|in|on|at|to|with|from|by|as|since|because|there|here|please)\b|[,.;:(]/i;
const MAX_WORDS = 3;

/** A title with what the user puts in the place of something in it, else behind it. Undefined: no such thing, or no room. Pure, linear. */
export function refinedTitle(title: string, said: string): string | undefined {
  const swapped = swappedTitle(title, said);
  if (swapped !== undefined || SWAP.exec(said) === null) return swapped;
  const wish = said.replace(/^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|sorry|please|but)\b[\s,.:]*)+/i, '');
  const told = `${title} (${wish})`;
  return told.length <= MAX_TITLE_CHARS ? told : undefined;
}

/** Only where what is to go stands in the title: then it is the same goal, however it was said. Pure. */
export function swappedTitle(title: string, said: string): string | undefined {
  const [, one, two, three, four] = SWAP.exec(said) ?? [];
  const wanted = (one ?? three ?? '').replace(BEFORE, '').trim();
  const left = (two ?? four ?? '').replace(ARTICLE, '').split(AFTER)[0] ?? '';
  if (wanted === '') return undefined;
  const words = left.split(/\s+/).slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const gone = words.slice(0, count).join(' ');
    const at = gone.length < 3 ? -1 : placeOf(gone, title);
    if (at < 0) continue;
    // With the article that the new word takes.
    const before = title.slice(0, at).replace(/\ban? $/i, (article) => {
      const fits = /^[aeiou]/i.test(wanted) ? 'an ' : 'a ';
      return /^A/.test(article) ? fits.replace('a', 'A') : fits;
    });
    const first = at === 0 ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
    const told = `${before}${first}${title.slice(at + gone.length)}`;
    return told.length <= MAX_TITLE_CHARS ? told : undefined;
  }
  return undefined;
}

/** Where the words stand in a text as whole ones; -1 where they do not. */
const placeOf = (words: string, text: string): number =>
  text.search(new RegExp(`(?<![\\w-])${words.replace(/\W/g, '\\$&')}(?![\\w-])`, 'i'));
