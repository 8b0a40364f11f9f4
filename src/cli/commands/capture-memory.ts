import { type Command, Option } from 'commander';
import { toolCallsOf } from '../../domain/tool-call.ts';
import { NO_SESSION } from '../../services/memories/keep.ts';
import { wireSpool } from '../../wire.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting } from '../setting.ts';
import { type ToolTexts, toolPayload } from '../tool-variables.ts';
import { countQueue, noteAnswer, waitingIn } from '../turn-end.ts';

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
}

/** `cs-memory capture-memory`: what a tool call or an answer teaches is queued. */
export function addCaptureMemory(program: Command): void {
  program
    .command('capture-memory')
    .summary('queue what a tool call or an answer teaches')
    .description(
      'Looks at a tool call (--source hook: what a tool printed, with the call in the environment) or at an answer (--source response), and queues what is to be learned from it, filtered; mostly that is nothing. An output that begins with "Exit code N", or is JSON with an "error", is a failure. The queue is written by `session end`, `capture-response` or `flush`.',
    )
    .option('--content <text>', "the tool's output, or the answer")
    .addOption(new Option('--source <source>', 'what the content is').choices(SOURCES).default('hook'))
    .option('--session-id <id>', 'the session that it belongs to')
    .option('--json', 'print {"captured", "waiting"}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'TOOL_NAME', 'TOOL_DESCRIPTION', 'TOOL_INPUT', 'TOOL_OUTPUT', 'RESPONSE_SUMMARY')}\n\nExample:\n  TOOL_NAME=Bash TOOL_INPUT='{"command":"make lint"}' cs-memory capture-memory --content "$output"`,
    )
    .action(async (options: CaptureMemoryOptions) => {
      const { captured, waiting } = await showingProgress('looking', () => capture(options));
      if (options.json) return printJson({ captured, waiting });
      print(captured === 0 ? 'nothing to learn' : `${captured} queued, ${waiting} waiting`);
    });
}

async function capture({ content, source, sessionId }: CaptureMemoryOptions): Promise<Captured> {
  if (source === 'response') {
    const given = readGiven('capture-memory', {
      session: [sessionId, ...SESSION_VARIABLES],
      answer: [content, 'RESPONSE_SUMMARY'],
    });
    const session = given.session || NO_SESSION;
    const noted = await noteAnswer(session, given.answer);
    return { captured: noted === 'queued' ? 1 : 0, waiting: await waitingIn(session) };
  }
  const { session, ...texts } = readGiven('capture-memory', {
    session: [sessionId, ...SESSION_VARIABLES],
    name: [undefined, 'TOOL_NAME'],
    description: [undefined, 'TOOL_DESCRIPTION'],
    input: [undefined, 'TOOL_INPUT'],
    output: [content, 'TOOL_OUTPUT'],
  });
  return captureCall(session || NO_SESSION, texts);
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
