/** A subagent that a session started, and of whose end its transcript does not tell. */
export interface RunningAgent {
  /** '' where the client has not said it yet. */
  readonly id: string;
  /** What kind of agent it is, and what it was sent for in a few words, raw. */
  readonly type: string;
  readonly task: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Started extends RunningAgent {
  /** The client gave the session the word back while it goes on. */
  readonly isInBackground: boolean;
}

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Most sessions start none, and nothing of theirs is parsed for it. */
const STARTING = /"name":\s*"(?:Agent|Task)"/;
const TELLING = /"type":\s*"(?:user|assistant)"/;
/** What the client calls the tool that starts one, now and in earlier versions. */
const STARTS = /^(?:Agent|Task)$/;
/** What ends one by its id. */
const STOPS = /^(?:TaskStop|KillShell|KillTask)$/;
const NOTICE = '<task-notification>';

/** The subagents that some lines of a transcript tell of, in the order they were started. */
function createAgents() {
  const started = new Map<string, Started>();
  const endById = (id: string): void => {
    for (const [call, agent] of started) if (id !== '' && agent.id === id) started.delete(call);
  };
  return {
    called: (call: string, name: string, input: Fields): void => {
      if (STOPS.test(name)) endById(textOf(input['task_id'] ?? input['shell_id']));
      if (!STARTS.test(name)) return;
      const type = textOf(input['subagent_type']);
      started.set(call, { id: '', type, task: textOf(input['description']), isInBackground: false });
    },
    answered: (call: string, result: Fields): void => {
      const agent = started.get(call);
      if (agent === undefined) return;
      if (result['status'] !== 'async_launched') started.delete(call);
      else started.set(call, { ...agent, id: textOf(result['agentId']), isInBackground: true });
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
    left: (): readonly RunningAgent[] =>
      [...started.values()].map(({ id, type, task }) => ({ id, type, task })),
  };
}

type Agents = ReturnType<typeof createAgents>;

/**
 * The subagents that go on at the end of some lines of a transcript, as far as these tell, the first started first; without those whose end was
 * told otherwise (`ended`: their ids). Raw texts. Pure, total.
 */
export function runningAgents(
  lines: readonly string[],
  ended: ReadonlySet<string> = new Set(),
): readonly RunningAgent[] {
  const agents = createAgents();
  const from = lines.findIndex((line) => STARTING.test(line));
  if (from < 0) return [];
  for (const line of lines.slice(from)) if (TELLING.test(line)) hear(line, agents);
  return agents.left().filter(({ id }) => !ended.has(id));
}

function hear(line: string, agents: Agents): void {
  let entry: Fields;
  try {
    entry = fieldsOf(JSON.parse(line));
  } catch {
    return; // cut off in the middle
  }
  if (entry['isSidechain'] === true) return;
  const { content } = fieldsOf(entry['message']);
  const blocks = Array.isArray(content) ? content.map(fieldsOf) : [{ type: 'text', text: content }];
  for (const block of blocks) {
    const { type, id, tool_use_id, name, input } = block;
    if (type === 'tool_use') agents.called(textOf(id), textOf(name), fieldsOf(input));
    if (type === 'tool_result') agents.answered(textOf(tool_use_id), fieldsOf(entry['toolUseResult']));
    if (type !== 'text' || entry['type'] !== 'user') continue;
    const said = textOf(block['text']).trimStart();
    if (said.startsWith(NOTICE)) agents.noticed(said);
    else if (entry['isMeta'] !== true) agents.prompted();
  }
}

/** Whether a line of a transcript may tell that a subagent is over. */
export const tellsOfAgentEnd = (line: string): boolean => line.includes(NOTICE);
