import { SENDS } from '../../capture/tool-call.ts';
import type { TranscriptEvent } from '../../capture/transcript.ts';
import { fieldsOf, textOf } from '../../core/basics.ts';

/** A subagent or a shell that a session started, and of whose end its transcript does not tell. */
export interface RunningTask {
  readonly kind: 'agent' | 'shell';
  /** '' where the client has not said it yet, and for what a shell line left behind by itself. */
  readonly id: string;
  /** Raw: of an agent its kind and what it was sent for in a few words, of a shell nothing and its command. */
  readonly type: string;
  readonly task: string;
}

/** `isInBackground`: the client gave the session the word back while it goes on. */
type Started = RunningTask & Readonly<{ isInBackground: boolean }>;

const STOPS = /^(?:TaskStop|KillShell|KillBash|KillTask)$/;
/** A shell line that leaves a process behind though it ends itself, and one that ends such a process. */
const LEAVES = /[^&>|]&\s*(?:$|\n)|\bdocker[ -]compose\b.{0,200} up\b.{0,200} (?:-d|--detach)\b/;
const ENDS = /\b(?:p?kill|killall)\b|\bdocker[ -]compose\b.{0,200} (?:down|stop)\b/;
const NOTICE = '<task-notification>';

/** The subagents and shells that go on, the first started first, without those `ended` (ids) otherwise. Raw texts. Pure, total. */
export function runningTasks(events: readonly TalkEvent[], ended: ReadonlySet<string> = new Set()) {
  const started = new Map<string, Started>();
  for (const event of events) hear(event, started);
  // A shell line under way at the very end is no server: only what was left in the background counts.
  return [...started.values()]
    .filter(({ kind, isInBackground, id }) => (kind === 'agent' || isInBackground) && !ended.has(id))
    .map(({ isInBackground: _isInBackground, ...task }) => task);
}

type Running = Map<string, Started>;

function hear(event: TalkEvent, started: Running): void {
  if (event.type === 'call') called(started, event);
  if (event.type === 'result') answered(started, event);
  if (event.type === 'refused') started.delete(event.id);
  if (event.type === 'report')
    for (const id of event.over) {
      started.delete(id);
      endById(started, id);
    }
  // Who can be asked for something waits for no call: those without a result were cut off.
  if (event.type === 'prompt')
    for (const [call, { isInBackground }] of started) if (!isInBackground) started.delete(call);
}

function endById(started: Running, id: string): void {
  for (const [call, task] of started) if (id !== '' && task.id === id) started.delete(call);
}

function called(started: Running, { id: call, tool: name, input }: Call): void {
  const begin = (kind: RunningTask['kind'], type: string, task: string) =>
    started.set(call, { kind, id: '', type, task, isInBackground: false });
  if (STOPS.test(name)) endById(started, textOf(input['task_id'] ?? input['shell_id']));
  const command = name === 'Bash' ? textOf(input['command']) : '';
  if (ENDS.test(command))
    for (const [former, { kind, id }] of started) if (kind === 'shell' && id === '') started.delete(former);
  if (name === 'Bash') begin('shell', '', command);
  if (SENDS.test(name)) begin('agent', textOf(input['subagent_type']), textOf(input['description']));
}

type Result = Extract<TalkEvent, { type: 'result' }>;

function answered(started: Running, { id: call, detail: result = {}, failed }: Result): void {
  const asked = { ...result, ...fieldsOf(result['task']) }; // one that was asked for its output says how it is
  const isOver = !/^(?:running|pending|)$/.test(textOf(asked['status']));
  if (isOver) endById(started, textOf(asked['task_id'] ?? asked['shellId']));
  const task = started.get(call);
  if (task === undefined) return;
  const isAgent = task.kind === 'agent';
  const id = textOf(result[isAgent ? 'agentId' : 'backgroundTaskId']);
  const isLeft = id !== '' || (!failed && LEAVES.test(task.task) && !ENDS.test(task.task));
  if (isAgent ? result['status'] === 'async_launched' : isLeft)
    started.set(call, { ...task, id, isInBackground: true });
  else started.delete(call);
}

/** Whether a line of a transcript may tell that something in the background is over. */
export const tellsOfTaskEnd = (line: string): boolean => line.includes(NOTICE);

/** What another agent, or a shell in the background, let the session know. Raw. `over`: the ids of calls and tasks that are, whatever became of them. */
type Report = Readonly<{ type: 'report'; from: string; text: string; over: readonly string[] }>;
export type TalkEvent = TranscriptEvent | Report;

const NOTIFICATION = /<task-notification>([\s\S]*?)(?:<\/task-notification>|$)/g;
const MESSAGE = /<teammate-message teammate_id="([^"]*)"([^>]*)>([\s\S]*?)(?:<\/teammate-message>|$)/g;

/** Whether a line of a transcript may hold one. */
export const MAY_REPORT = /<(?:task-notification|teammate-message)\b/;

/** Whoever only speaks of them begins with other words. */
const BEGINS = /^\s*<(?:task-notification|teammate-message)\b/;

/** The reports in what stands in a user's place, in their order; [] where it is no report. Pure. */
export function reportsIn(text: string): readonly Report[] {
  if (!BEGINS.test(text)) return [];
  const notices = [...text.matchAll(NOTIFICATION)].map(([, notice = '']): Report => {
    const from = partOf(notice, 'summary') || `background task ${partOf(notice, 'status')}`;
    const over = ['tool-use-id', 'task-id'].map((name) => partOf(notice, name)).filter(Boolean);
    return { type: 'report', from, text: partOf(notice, 'result'), over };
  });
  const messages = [...text.matchAll(MESSAGE)].flatMap(
    ([, from = '', attributes = '', body = '']): Report[] => {
      if (/^\s*\{/.test(body)) return []; // the client's own: idle, asked to end
      const [, summary = ''] = /\bsummary="([^"]*)"/.exec(attributes) ?? [];
      return [
        { type: 'report', from: `${from} reports`, text: `${summary}\n${body.trim()}`.trim(), over: [] },
      ];
    },
  );
  return [...notices, ...messages];
}

const partOf = (notice: string, name: string): string =>
  new RegExp(`<${name}>([\\s\\S]*?)(?:</${name}>|$)`).exec(notice)?.[1]?.trim() ?? '';

export type Call = Extract<TalkEvent, { type: 'call' }>;
export type End = Extract<TalkEvent, { type: 'result' | 'refused' }>;

/** How each call ended, by its id; those without a result are not in it. Pure. */
export const endsIn = (events: readonly TalkEvent[]): ReadonlyMap<string, End> =>
  new Map(events.filter(isEnd).map((event) => [event.id, event]));
const isEnd = (event: TalkEvent): event is End => event.type === 'result' || event.type === 'refused';
