import { defined, type Fields, fieldsOf, textOf } from '../core/basics.ts';
import { type AgentStatus, MAX_TITLE_CHARS, type TaskState } from './goals-folded.ts';

export type ListedTask = Readonly<{ subject: string; state: TaskState }>;

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
    | Readonly<{ type: 'task'; task: string; made?: true; subject?: string; state?: TaskState | 'deleted' }>
    /** A subagent is over, and its own list with it. `kind`: the client's name for what it is. */
    | Readonly<{ type: 'agent-ended'; agent: string; kind?: string; status?: AgentStatus }>
  );
export type EventOf<Type extends GoalEvent['type']> = Extract<GoalEvent, { type: Type }>;

/** A state as the client's tools name it; undefined for any other. */
export const taskState = (value: unknown): TaskState | undefined =>
  value === 'pending' || value === 'in_progress' || value === 'completed' ? value : undefined;

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

const MAX_LISTED = 60;
/** What is longer is no title, and filters take time. */
const MAX_RAW_CHARS = 2_000;

/** Ids of calls and agents, as the client makes them. */
const isName = (value: string): boolean => /^[\w-]{1,80}$/.test(value);

/** Makes a filtered line of at most 120 characters of a raw text. Throws where it cannot be filtered. */
export type Line = (raw: string, maxChars: number) => string;

/** What a call says of the list; undefined: nothing, refused or malformed. `line` is asked for texts only: without any no filter is needed. */
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
  return tool === 'TaskUpdate' ? updated(happened, input, words) : undefined;
}

/** The client counts its tasks. What is no number may be anything, and is not kept. */
function numberOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value);
  return /^\d{1,9}$/.test(text) ? text : undefined;
}

function updated(happened: Happened, input: Fields, words: (raw: unknown) => string): GoalEvent | undefined {
  const task = numberOf(input['taskId']);
  if (task === undefined) return undefined;
  const { status } = input;
  const state = status === 'deleted' ? ('deleted' as const) : taskState(status);
  const subject = input['subject'] === undefined ? '' : words(input['subject']);
  if (state === undefined && subject === '') return undefined; // who does it, and what it waits for
  return { ...happened, type: 'task', task, ...defined({ subject: subject || undefined, state }) };
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

/** What a prompt is to the goals of its session (goal-request.ts). */
export type AskedKind = 'request' | 'adjusts' | 'calls-off' | 'done' | 'other';
