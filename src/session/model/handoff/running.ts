import type { TranscriptEvent } from '../../../capture/model/narrative/transcript.ts';
import { SENDS } from '../../../capture/model/tool-call.ts';
import { attempt, type Fields, fieldsOf, textOf } from '../../../core/basics.ts';

/** A subagent or a shell that a session started, and of whose end its transcript does not tell. */
export interface RunningTask {
  readonly kind: 'agent' | 'shell';
  /** '' where the client has not said it yet, and for what a shell line left behind by itself. */
  readonly id: string;
  /** Raw: of an agent its kind and what it was sent for in a few words, of a shell nothing and its command. */
  readonly type: string;
  readonly task: string;
}

interface Started extends RunningTask {
  /** The client gave the session the word back while it goes on. */
  readonly isInBackground: boolean;
}

/** Most sessions start none, and nothing of theirs is parsed for it. */
const STARTING = /"name":\s*"(?:Agent|Task|Bash)"/;
const TELLING = /"type":\s*"(?:user|assistant)"/;
const STOPS = /^(?:TaskStop|KillShell|KillBash|KillTask)$/;
const NOTICE = '<task-notification>';
/** A shell line that leaves a process behind though it ends itself, and one that ends such a process. */
const LEAVES = /[^&>|]&\s*(?:$|\n)|\bdocker[ -]compose\b.{0,200} up\b.{0,200} (?:-d|--detach)\b/;
const ENDS = /\b(?:p?kill|killall)\b|\bdocker[ -]compose\b.{0,200} (?:down|stop)\b/;

/** The subagents and shells that some lines of a transcript tell of, in the order they were started. */
function createTasks() {
  const started = new Map<string, Started>();
  const endById = (id: string): void => {
    for (const [call, task] of started) if (id !== '' && task.id === id) started.delete(call);
  };
  const ranShell = (call: string, command: string): void => {
    if (ENDS.test(command))
      for (const [former, { kind, id }] of started) if (kind === 'shell' && id === '') started.delete(former);
    started.set(call, { kind: 'shell', id: '', type: '', task: command, isInBackground: false });
  };
  return {
    called: (call: string, name: string, input: Fields): void => {
      if (STOPS.test(name)) endById(textOf(input['task_id'] ?? input['shell_id']));
      if (name === 'Bash') ranShell(call, textOf(input['command']));
      if (!SENDS.test(name)) return;
      const type = textOf(input['subagent_type']);
      const task = textOf(input['description']);
      started.set(call, { kind: 'agent', id: '', type, task, isInBackground: false });
    },
    answered: (call: string, result: Fields, failed: boolean): void => {
      const asked = { ...result, ...fieldsOf(result['task']) }; // one that was asked for its output says how it is
      const isOver = !/^(?:running|pending|)$/.test(textOf(asked['status']));
      if (isOver) endById(textOf(asked['task_id'] ?? asked['shellId']));
      const task = started.get(call);
      if (task === undefined) return;
      const id = textOf(task.kind === 'agent' ? result['agentId'] : result['backgroundTaskId']);
      const goesOn =
        task.kind === 'agent'
          ? result['status'] === 'async_launched'
          : id !== '' || (!failed && LEAVES.test(task.task) && !ENDS.test(task.task));
      if (goesOn) started.set(call, { ...task, id, isInBackground: true });
      else started.delete(call);
    },
    /** The client says that one in the background is over, whatever became of it. */
    noticed: (text: string): void => {
      for (const [, call = ''] of text.matchAll(/<tool-use-id>([^<]*)/g)) started.delete(call);
      for (const [, id = ''] of text.matchAll(/<task-id>([^<]*)/g)) endById(id);
    },
    /** Who can be asked for something waits for no call: those without a result were cut off. */
    prompted: (): void => {
      for (const [call, { isInBackground }] of started) if (!isInBackground) started.delete(call);
    },
    /** A shell line under way at the very end is no server: only what was left in the background counts. */
    left: (): readonly RunningTask[] =>
      [...started.values()]
        .filter(({ kind, isInBackground }) => kind === 'agent' || isInBackground)
        .map(({ isInBackground: _isInBackground, ...task }) => task),
  };
}

/** The subagents and shells that go on, the first started first, without those `ended` (ids) otherwise. Raw texts. Pure, total. */
export function runningTasks(
  lines: readonly string[],
  ended: ReadonlySet<string> = new Set(),
): readonly RunningTask[] {
  const tasks = createTasks();
  const from = lines.findIndex((line) => STARTING.test(line));
  if (from < 0) return [];
  for (const line of lines.slice(from)) if (TELLING.test(line)) hear(line, tasks);
  return tasks.left().filter(({ id }) => !ended.has(id));
}

function hear(line: string, tasks: ReturnType<typeof createTasks>): void {
  const entry = fieldsOf(attempt(() => JSON.parse(line))); // it may be cut off in the middle
  if (entry['isSidechain'] === true) return;
  const { content } = fieldsOf(entry['message']);
  const blocks = Array.isArray(content) ? content.map(fieldsOf) : [{ type: 'text', text: content }];
  for (const block of blocks) {
    const { type, id, tool_use_id, name, input, is_error } = block;
    if (type === 'tool_use') tasks.called(textOf(id), textOf(name), fieldsOf(input));
    if (type === 'tool_result')
      tasks.answered(textOf(tool_use_id), fieldsOf(entry['toolUseResult']), is_error === true);
    if (type !== 'text' || entry['type'] !== 'user') continue;
    const said = textOf(block['text']).trimStart();
    if (said.startsWith(NOTICE)) tasks.noticed(said);
    else if (entry['isMeta'] !== true) tasks.prompted();
  }
}

/** Whether a line of a transcript may tell that something in the background is over. */
export const tellsOfTaskEnd = (line: string): boolean => line.includes(NOTICE);

/** What another agent, or a shell in the background, let the session know. Raw. */
type Report = Readonly<{ type: 'report'; from: string; text: string }>;
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
    return { type: 'report', from, text: partOf(notice, 'result') };
  });
  const messages = [...text.matchAll(MESSAGE)].flatMap(
    ([, from = '', attributes = '', body = '']): Report[] => {
      if (/^\s*\{/.test(body)) return []; // the client's own: idle, asked to end
      const [, summary = ''] = /\bsummary="([^"]*)"/.exec(attributes) ?? [];
      return [{ type: 'report', from: `${from} reports`, text: `${summary}\n${body.trim()}`.trim() }];
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
  new Map(
    events.flatMap((event) =>
      event.type === 'result' || event.type === 'refused' ? [[event.id, event]] : [],
    ),
  );
