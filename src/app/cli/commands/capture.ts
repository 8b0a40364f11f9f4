import { type Command, Option } from 'commander';
import { toolCallsOf } from '../../../capture/model/tool-call.ts';
import { NO_SESSION } from '../../../memories/remember.ts';
import { currentSession } from '../../wire/session.ts';
import { wireSpool } from '../../wire/spool.ts';
import { command, print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting } from '../setting.ts';
import { readGiven, SESSION_VARIABLES, type ToolTexts, toolPayload, variablesHelp } from '../variables.ts';
import { countQueue, flushSession, type Given, keepGiven, WHY_NOT, waitingIn } from './session-start.ts';

const SOURCES = ['hook', 'response'] as const;

interface CaptureMemoryOptions {
  readonly content?: string;
  readonly source: (typeof SOURCES)[number];
  readonly sessionId?: string;
  readonly json?: true;
}

interface Captured {
  readonly captured: number;
  readonly waiting: number;
  /** What became of a text that was handed over; absent for a tool's output. */
  readonly given?: Given;
}

/** `cs-memory capture memory`: what a tool call or an answer teaches is queued. */
export function addCaptureMemory(group: Command): void {
  command(group, 'memory', {
    summary: 'queue what can be learned from a tool call or a text',
    about:
      'Filters and queues what can be learned from a tool call (--source hook: the output of the tool, with the call in the environment), which is usually nothing, or a text, which is kept (--source response, or no TOOL_NAME). Output that begins with "Exit code N", or JSON with an "error", counts as a failure. The queue is written by `session end`, `capture response` or `session flush`.',
    options: {
      '--content <text>': "the tool's output, or the answer",
      '--source <source>': new Option('--source <source>', 'what the content is')
        .choices(SOURCES)
        .default('hook'),
      '--session-id <id>': 'the session it belongs to',
      '--json': 'print {"captured", "waiting"}',
    },
    help: `${variablesHelp(...SESSION_VARIABLES, 'TOOL_NAME', 'TOOL_DESCRIPTION', 'TOOL_INPUT', 'TOOL_OUTPUT', 'RESPONSE_SUMMARY')}\n\nExample:\n  TOOL_NAME=Bash TOOL_INPUT='{"command":"make lint"}' cs-memory capture memory --content "$output"`,
  }).action(async (options: CaptureMemoryOptions) => {
    const { captured, waiting, given } = await showingProgress('looking', () => capture(options));
    if (options.json) return printJson({ captured, waiting });
    const why = given === undefined || given === 'queued' ? '' : `: ${WHY_NOT[given]}`;
    const none = given === undefined ? 'nothing to learn' : `not kept${why}`;
    print(captured === 0 ? none : `${captured} queued, ${waiting} waiting`);
  });
}

async function capture({ content, source, sessionId }: CaptureMemoryOptions): Promise<Captured> {
  if (source === 'response') {
    const given = readGiven('capture memory', {
      session: [sessionId, ...SESSION_VARIABLES],
      answer: [content, 'RESPONSE_SUMMARY'],
    });
    const session = given.session || currentSession(setting()) || NO_SESSION;
    return captureGiven(session, given.answer);
  }
  const { session, ...texts } = readGiven('capture memory', {
    session: [sessionId, ...SESSION_VARIABLES],
    name: [undefined, 'TOOL_NAME'],
    description: [undefined, 'TOOL_DESCRIPTION'],
    input: [undefined, 'TOOL_INPUT'],
    output: [content, 'TOOL_OUTPUT'],
  });
  // Without a tool's name nobody says that it is a tool's output: then it is a text that is handed over.
  if (texts.name === '' && texts.output !== '')
    return captureGiven(session || currentSession(setting()) || NO_SESSION, texts.output);
  return captureCall(session || currentSession(setting()) || NO_SESSION, texts);
}

async function captureGiven(session: string, text: string): Promise<Captured> {
  const given = await keepGiven(session, text);
  return { captured: given === 'queued' ? 1 : 0, waiting: await waitingIn(session), given };
}

async function captureCall(session: string, texts: ToolTexts): Promise<Captured> {
  const spooling = await wireSpool(setting());
  if (!spooling.config.enabled || !spooling.config.postToolCapture.enabled)
    return { captured: 0, waiting: 0 };
  const calls = toolCallsOf(toolPayload(texts));
  const { added, noted, waiting, lastCommand } = await spooling.capture(session)(calls);
  if (added + noted === 0) return { captured: 0, waiting: spooling.accumulator(session).count() };
  if (waiting > 0) countQueue(session, spooling);
  if (lastCommand !== undefined)
    spooling.states.update(session, (state) => ({ ...state, last_command: lastCommand }));
  spooling.noteWorkplace(session);
  return { captured: added, waiting: spooling.accumulator(session).count() };
}

interface CaptureResponseOptions {
  readonly content?: string;
  readonly sessionId?: string;
  readonly flush: boolean;
  readonly json?: true;
}

/** `cs-memory capture response`: a turn is over. */
export function addCaptureResponse(group: Command): void {
  command(group, 'response', {
    summary: 'keep the answer of a finished turn and write the queue',
    about:
      'Filters and keeps the answer of a finished turn, then writes everything that the session has queued into the notes. If the answer is not kept, the reason is printed. Passing the same answer twice adds nothing.',
    options: {
      '--content <text>': 'the answer',
      '--session-id <id>': 'the session it belongs to',
      '--no-flush': 'do not write the queue',
      '--json': 'print {"answer", "written", "seen", "unborn"}',
    },
    help: `${variablesHelp(...SESSION_VARIABLES, 'RESPONSE_SUMMARY')}\n\nExample:\n  cs-memory capture response --content "The build failed because the lock file was stale; npm ci fixes it."`,
  }).action(async ({ content, sessionId, flush, json }: CaptureResponseOptions) => {
    const given = readGiven('capture response', {
      session: [sessionId, ...SESSION_VARIABLES],
      answer: [content, 'RESPONSE_SUMMARY'],
    });
    const session = given.session || currentSession(setting()) || NO_SESSION;
    const answer = await keepGiven(session, given.answer);
    const total = flush
      ? await showingProgress('writing', () => flushSession(session))
      : { written: 0, seen: 0, unborn: 0 };
    if (json) return printJson({ answer, ...total });
    const said = answer === 'queued' ? 'the answer is kept' : `the answer is not kept: ${WHY_NOT[answer]}`;
    print(`${said}; ${total.written} written, ${total.seen} seen again`);
  });
}
