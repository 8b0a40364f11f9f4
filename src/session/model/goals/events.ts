import type { AgentStatus, TaskState } from './folded.ts';

/** What a prompt is to the goals of its session (request.ts). */
export type AskedKind = 'request' | 'adjusts' | 'calls-off' | 'done' | 'other';

/** What an entry of a list says of itself. */
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

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptional = (value: unknown): boolean => value === undefined || isText(value);

/** A state as the client's tools name it; undefined for any other. */
export function taskState(value: unknown): TaskState | undefined {
  return value === 'pending' || value === 'in_progress' || value === 'completed' ? value : undefined;
}

const isListed = (value: unknown): boolean => {
  const task = value as ListedTask | null;
  return isText(task?.subject) && taskState(task?.state) !== undefined;
};

/** Whether a record of a file is an event; another version of the product may have written it. */
export function isGoalEvent(value: unknown): value is GoalEvent {
  if (value === null || typeof value !== 'object') return false;
  const event = value as Readonly<Record<string, unknown>>;
  if (!isText(event['id']) || !isText(event['at']) || Number.isNaN(Date.parse(event['at']))) return false;
  switch (event['type']) {
    case 'asked':
      return isText(event['kind']) && isText(event['title']);
    case 'answered':
      return typeof event['finished'] === 'boolean';
    case 'planned':
      return Array.isArray(event['tasks']) && event['tasks'].every(isListed) && isOptional(event['agent']);
    case 'task': {
      const { state } = event;
      const isState = state === undefined || state === 'deleted' || taskState(state) !== undefined;
      return isText(event['task']) && isOptional(event['subject']) && isOptional(event['from']) && isState;
    }
    default:
      return (
        event['type'] === 'agent-ended' &&
        isText(event['agent']) &&
        isOptional(event['kind']) &&
        isOptional(event['status'])
      );
  }
}

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
