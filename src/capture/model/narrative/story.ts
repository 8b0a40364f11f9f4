import type { GatheredSession } from '../distil/gather.ts';
import { simpleCommands } from '../shell.ts';
import { type TaskStatus, taskStatus } from './transcript.ts';

/** A command that failed at least once, and how it went the last time. */
export interface TriedCommand {
  readonly command: string;
  readonly failures: number;
  readonly passed: boolean;
  /** Of a line of several commands those that have not passed one by one since it failed; absent: all. */
  readonly left?: readonly string[];
}

const MAX_TRIED = 24;
/** They fail where there is a conflict, and are not run again: what is committed or gone on with afterwards ends them. */
const LEAVES_CONFLICT = /^git (?:merge|rebase|cherry-pick|pull|revert|am)\b/;
const ENDS_CONFLICT = /^git (?:commit|merge|rebase|cherry-pick|pull|revert|am|push)\b/;

/**
 * What was tried, with one more run. A command that never failed is no story: most are looks at files. A run that passes also ends the failures
 * of what it runs among other things (`npm test` in `npm run build && npm test`), and of a line all of whose commands have passed one by one since. Pure.
 */
function withRun(tried: readonly TriedCommand[], command: string, failed: boolean): readonly TriedCommand[] {
  const known = tried.find((it) => it.command === command);
  const others = tried.filter((it) => it !== known);
  if (failed) {
    const again = { command, failures: (known?.failures ?? 0) + 1, passed: false };
    return command === '' ? tried : [...others, again].slice(-MAX_TRIED);
  }
  const ran = partsOf(command);
  const settled = others.map((it) => (it.passed ? it : afterPass(it, ran)));
  return known === undefined ? settled : [...settled, { command, failures: known.failures, passed: true }];
}

const partsOf = (line: string): readonly string[] => simpleCommands(line).map(({ words }) => words.join(' '));

function afterPass({ left: before, ...tried }: TriedCommand, ran: readonly string[]): TriedCommand {
  const all = partsOf(tried.command);
  const left = (before ?? all).filter((part) => !ran.includes(part) && !endsConflict(part, ran));
  if (left.length === 0 && all.length > 0) return { ...tried, passed: true };
  return { ...tried, ...(left.length === all.length ? {} : { left }) };
}

const endsConflict = (part: string, ran: readonly string[]): boolean =>
  LEAVES_CONFLICT.test(part) && ran.some((other) => ENDS_CONFLICT.test(other));

/** How far a transcript was read. */
export interface TranscriptMark {
  readonly file: string;
  /** Bytes. */
  readonly offset: number;
}

/** One entry of the session's own list of things to do. */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly status: TaskStatus;
}

/** The course of one session in short sentences, each on one line and bounded. Every text is filtered. */
export interface Story {
  readonly mark?: TranscriptMark;
  /** What the user asked for: the first, and the last few. */
  readonly asked: readonly string[];
  readonly tried: readonly TriedCommand[];
  readonly decided: readonly string[];
  readonly found: readonly string[];
  readonly finished: readonly string[];
  readonly tasks: readonly Task[];
  /** Files that were changed, relative to the root of the work tree. */
  readonly files: readonly string[];
  /** Hashes of answers that were looked at. */
  readonly answered: readonly string[];
  /** Whether the last prompt has an answer. */
  readonly isAnswered: boolean;
  /** What was said that may be worth remembering: beside the mark, so that nothing is read twice and nothing is passed over. */
  readonly gathered?: GatheredSession;
  /** The memory that tells this story so far, and what it says. */
  readonly told?: { readonly id: string; readonly text: string };
}

export const NEW_STORY: Story = {
  asked: [],
  tried: [],
  decided: [],
  found: [],
  finished: [],
  tasks: [],
  files: [],
  answered: [],
  isAnswered: true,
};

/** Whether a story holds nothing: no line of a transcript was read for it. Pure. */
export const isBlank = ({ mark, told, gathered, isAnswered: _isAnswered, ...lists }: Story): boolean =>
  (mark?.offset ?? 0) === 0 &&
  told === undefined &&
  (gathered?.candidates.length ?? 0) === 0 &&
  Object.values(lists).every(({ length }) => length === 0);

/** Something that happened, with its texts filtered, each on one line. */
export type StoryEvent =
  | { readonly type: 'asked'; readonly text: string }
  | { readonly type: 'answered' }
  | { readonly type: 'ran'; readonly command: string; readonly failed: boolean }
  | { readonly type: 'changed'; readonly file: string }
  | { readonly type: 'planned'; readonly tasks: readonly Task[] }
  | { readonly type: 'task'; readonly id: string; readonly text?: string; readonly status?: string }
  | { readonly type: 'decided' | 'found' | 'finished'; readonly text: string };

/** Bounds of a story's lists: it is read and written at every turn, and told in a few lines. */
const MAX_ASKED = 6;
const MAX_SAID = 12;
const MAX_TASKS = 60;
const MAX_FILES = 40;

/** The story with one more event in it. Pure. */
export function withEvent(story: Story, event: StoryEvent): Story {
  switch (event.type) {
    case 'asked':
      return { ...story, asked: withAsked(story.asked, event.text), isAnswered: false };
    case 'answered':
      return { ...story, isAnswered: true };
    case 'ran':
      return { ...story, tried: withRun(story.tried, event.command, event.failed) };
    case 'changed':
      return {
        ...story,
        files: newest([...story.files.filter((file) => file !== event.file), event.file], MAX_FILES),
      };
    case 'planned':
      return { ...story, tasks: event.tasks.slice(0, MAX_TASKS) };
    case 'task':
      return { ...story, tasks: withTask(story.tasks, event) };
    default:
      return { ...story, [event.type]: withSaid(story[event.type], event.text) };
  }
}

const newest = <T>(list: readonly T[], max: number): readonly T[] => list.slice(-max);

/** What a session is about is said first; what it is about now, last. */
function withAsked(asked: readonly string[], text: string): readonly string[] {
  if (text === '' || asked.includes(text) || (asked.length > 0 && isNod(text))) return asked;
  // Who says hello first asks for something then.
  const [first, ...later] = asked.length === 1 && asked.every(isGreeting) ? [text] : [...asked, text];
  return first === undefined ? [] : [first, ...newest(later, MAX_ASKED - 1)];
}

const isGreeting = (text: string): boolean =>
  /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening))\b\W*(?:there|again|all|claude)?\W*$/i.test(text);

/** "Yes, go on" asks for nothing by itself. */
const isNod = (text: string): boolean => text.split(/\s+/).length < 4;

function withSaid(said: readonly string[], text: string): readonly string[] {
  return text === '' || said.includes(text) ? said : newest([...said, text], MAX_SAID);
}

function withTask(
  tasks: readonly Task[],
  { id, text, status }: { readonly id: string; readonly text?: string; readonly status?: string },
): readonly Task[] {
  if (status === 'deleted') return tasks.filter((task) => task.id !== id);
  const known = tasks.find((task) => task.id === id);
  const task: Task = {
    id,
    text: text ?? known?.text ?? '',
    status: taskStatus(status) ?? known?.status ?? 'pending',
  };
  if (task.text === '') return tasks;
  return known === undefined
    ? newest([...tasks, task], MAX_TASKS)
    : tasks.map((it) => (it === known ? task : it));
}

/** The story without what it tells, when some of it must be gone: how far the transcript was read stays. */
export function withoutTexts({ mark, answered, gathered }: Story): Story {
  return {
    ...NEW_STORY,
    ...(mark === undefined ? {} : { mark }),
    ...(gathered === undefined
      ? {}
      : { gathered: { ...gathered, candidates: [], written: [], upTo: gathered.message } }),
    answered,
  };
}
