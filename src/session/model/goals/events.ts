import type { TranscriptEvent } from '../../../capture/model/narrative/transcript.ts';
import { defined, type Fields, fieldsOf, hasShape, type Shape, textOf } from '../../../core/json-text.ts';
import { fnv1a } from '../../../core/learning.ts';
import { type AgentStatus, MAX_TITLE_CHARS, type TaskState } from './folded.ts';
import { type AskedKind, readPrompt } from './request.ts';

export interface ListedTask {
  readonly subject: string;
  readonly state: TaskState;
}

interface Happened {
  /** The client's own id of the call, or a hash of what was said: the same event told twice is one. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Something that happened to goals. Every text is filtered, on one line and bounded. */
export type GoalEvent = Happened &
  (
    | { readonly type: 'asked'; readonly kind: AskedKind; readonly title: string }
    | { readonly type: 'answered'; readonly finished: boolean }
    /** A list that is always written whole. `agent`: whose. */
    | { readonly type: 'planned'; readonly tasks: readonly ListedTask[]; readonly agent?: string }
    /** One entry of the numbered list, which a session and its subagents share. */
    | {
        readonly type: 'task';
        readonly task: string;
        readonly made?: true;
        readonly subject?: string;
        readonly state?: TaskState | 'deleted';
        /** The state it had before, where the client says so. */
        readonly from?: string;
      }
    /** A subagent is over, and its own list with it. `kind`: the client's name for what it is. */
    | {
        readonly type: 'agent-ended';
        readonly agent: string;
        readonly kind?: string;
        readonly status?: AgentStatus;
      }
  );

/** A state as the client's tools name it; undefined for any other. */
const taskState = (value: unknown): TaskState | undefined =>
  value === 'pending' || value === 'in_progress' || value === 'completed' ? value : undefined;

const isListed = (value: unknown): boolean =>
  hasShape(value, { subject: 'text' }) && taskState(fieldsOf(value)['state']) !== undefined;

/** Whether a record of a file is an event; another version of the product may have written it. */
export function isGoalEvent(value: unknown): value is GoalEvent {
  const event = fieldsOf(value);
  const shape = SHAPES.get(textOf(event['type']));
  if (shape === undefined || !hasShape(event, { id: 'text', at: 'text', ...shape })) return false;
  const { at, state, tasks = [] } = event;
  const isState = state === undefined || state === 'deleted' || taskState(state) !== undefined;
  return !Number.isNaN(Date.parse(textOf(at))) && isState && Array.isArray(tasks) && tasks.every(isListed);
}

const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['asked', { kind: 'text', title: 'text' }],
  ['answered', { finished: 'flag' }],
  ['planned', { tasks: 'list', agent: '?text' }],
  ['task', { task: 'text', subject: '?text', from: '?text' }],
  ['agent-ended', { agent: 'text', kind: '?text', status: '?text' }],
]);

/** How short answers say that something is done; long ones are assessed. */
const SAYS_DONE =
  /^(?:(?:ok|okay|yes|great|perfect|good)[\s,.!]+)*(?:done|fixed|finished|complete[d]?|all (?:set|done|good)|committed|pushed|merged|renamed|removed|added|updated|it (?:works|passes|builds|compiles)|(?:all )?(?:the )?tests? (?:now )?pass\w*|(?:that|this|it)(?:'s| is| has been) (?:done|fixed|in place|committed|merged))\b/i;

/**
 * Whether an answer tells that what was asked for is done: its assessment found a change that was made, or it begins by saying so; and it asks
 * nothing at its end. Pure.
 */
export function tellsOfDone(answer: string, tellsOfChange: boolean): boolean {
  if (/\?\W*$/.test(answer.slice(-500))) return false;
  return tellsOfChange || SAYS_DONE.test(answer.trimStart().slice(0, 200));
}

/** A call of one of the client's task tools, as a hook or the transcript tells it. Raw. */
export interface TaskCall {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly tool: string;
  readonly input: Fields;
  /** What the tool answered; {} where that is not known. */
  readonly response: Fields;
  readonly agent?: string;
}

/** The tools that change a list of things to do (client 2.1.330: TodoWrite only where the others are switched off). */
export const TASK_TOOLS = /^(?:TodoWrite|TaskCreate|TaskUpdate)$/;

/** As many entries of a list are looked at. */
const MAX_LISTED = 60;
/** What is longer is no title, and filters take time. */
const MAX_RAW_CHARS = 2_000;

/** Ids of calls and agents, as the client makes them. */
const isName = (value: string): boolean => /^[\w-]{1,80}$/.test(value);

/** Makes a filtered line of at most 120 characters of a raw text. Throws where it cannot be filtered. */
export type Line = (raw: string, maxChars: number) => string;

/**
 * What a call says of the list; undefined where it says nothing, was refused, or is malformed. `line` is asked for texts
 * only: a call without any needs no filter.
 */
export function taskEvent(call: TaskCall, line: Line): GoalEvent | undefined {
  const { tool, input, response, agent } = call;
  if (!isName(call.id) || response['success'] === false) return undefined;
  const own = agent !== undefined && isName(agent) ? { agent } : {};
  const happened = { id: call.id, at: call.at };
  const words = (raw: unknown): string => line(textOf(raw).slice(0, MAX_RAW_CHARS), MAX_TITLE_CHARS);
  if (tool === 'TodoWrite') {
    const { todos } = input;
    return Array.isArray(todos)
      ? { ...happened, type: 'planned', tasks: listed(todos, words), ...own }
      : undefined;
  }
  if (tool === 'TaskCreate') {
    const task = numberOf(fieldsOf(response['task'])['id']);
    const subject = words(input['subject']);
    return task === undefined || subject === ''
      ? undefined
      : { ...happened, type: 'task', task, made: true, subject };
  }
  return tool === 'TaskUpdate' ? updated(happened, call, words) : undefined;
}

/** The client counts its tasks. What is no number may be anything, and is not kept. */
function numberOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value);
  return /^\d{1,9}$/.test(text) ? text : undefined;
}

function updated(
  happened: { readonly id: string; readonly at: string },
  { input, response }: TaskCall,
  words: (raw: unknown) => string,
): GoalEvent | undefined {
  const task = numberOf(input['taskId']);
  if (task === undefined) return undefined;
  const { status } = input;
  const state = status === 'deleted' ? ('deleted' as const) : taskState(status);
  const from = taskState(fieldsOf(response['statusChange'])['from']);
  const subject = input['subject'] === undefined ? '' : words(input['subject']);
  if (state === undefined && subject === '') return undefined; // who does it, and what it waits for
  return {
    ...happened,
    type: 'task',
    task,
    ...defined({ subject: subject || undefined, state, from }),
  };
}

function listed(todos: readonly unknown[], words: (raw: unknown) => string): readonly ListedTask[] {
  return todos.slice(0, MAX_LISTED).flatMap((todo) => {
    const { content, status } = fieldsOf(todo);
    const state = taskState(status);
    const subject = state === undefined ? '' : words(content);
    return state === undefined || subject === '' ? [] : [{ subject, state }];
  });
}

/** Whether a call of a task tool has a text in it. One that has none is noted without a filter, for half the price. */
export const hasText = ({ tool, input }: Pick<TaskCall, 'tool' | 'input'>): boolean =>
  tool !== 'TaskUpdate' || input['subject'] !== undefined;

/**
 * What a stretch of a transcript says of goals. Its prompts are to be filtered already; texts of calls are given to `line`.
 * What has no time is taken to have happened at `now` (ISO 8601). Pure but for `line`.
 */
export function goalEvents(events: readonly TranscriptEvent[], line: Line, now: string) {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  return events.flatMap((event): readonly GoalEvent[] => {
    if (event.type === 'prompt') return asked(event.text, event.at, event.at ?? now, line);
    if (event.type !== 'call') return [];
    const at = event.at ?? now;
    if (!TASK_TOOLS.test(event.tool)) return [];
    const result = results.get(event.id);
    if (result?.failed === true) return [];
    const response = result?.task === undefined ? {} : { task: { id: result.task } };
    const { id, tool, input } = event;
    const task = taskEvent({ id, at, tool, input, response }, line);
    return task === undefined ? [] : [task];
  });
}

function asked(text: string, saidAt: string | undefined, at: string, line: Line): readonly GoalEvent[] {
  const { kind, title: raw } = readPrompt(text);
  const title = raw === '' ? '' : line(raw, raw.length);
  const event = { type: 'asked' as const, id: promptId(text, saidAt), at };
  if (title !== '' || kind === 'done' || kind === 'calls-off') return [{ ...event, kind, title }];
  // What is asked for must not be known: but that something else is, that is.
  return kind === 'request' ? [{ ...event, kind: 'done', title }] : [];
}

/** The same line read twice is one prompt; the same words said twice are two. */
const promptId = (text: string, at = ''): string => fnv1a(`${at}\0${text}`);
