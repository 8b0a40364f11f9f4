import { capture } from '../../../capture/capture.ts';
import { toolCallsOf } from '../../../capture/tool-call.ts';
import { NO_SESSION } from '../../../memories/remember.ts';
import { currentSession } from '../../wire/home.ts';
import { noteWorkplace } from '../../wire/spool.ts';
import { BUDGETS, inject } from '../at-once.ts';
import { collect, command, group, wholeNumber } from '../command.ts';
import { setting, spooling } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { readGiven, type ToolTexts, toolPayload, variablesHelp } from '../variables.ts';
import { flushSession, keepGiven, NOTHING, tellDropped, WHY_NOT } from './session-start.ts';

const SOURCES = ['hook', 'response'] as const;

const addCaptureMemory = command('memory', {
  summary: 'queue what can be learned from a tool call or a text',
  about:
    'Filters and queues what can be learned from a tool call (--source hook: the output of the tool, with the call in the environment), which is usually nothing, or a text, which is kept (--source response, or no TOOL_NAME). Output that begins with "Exit code N", or JSON with an "error", counts as a failure. The queue is written by `session end`, `capture response` or `session flush`.',
  options: {
    '--content <text>': "the tool's output, or the answer",
    '--source <source>': ['what the content is', SOURCES, 'hook'],
    '--session-id <id>': 'the session it belongs to',
    '--json': 'print {"captured", "waiting"}',
  },
  help: `${variablesHelp('TOOL_NAME', 'TOOL_DESCRIPTION', 'TOOL_INPUT', 'TOOL_OUTPUT', 'RESPONSE_SUMMARY')}\n\nExample:\n  TOOL_NAME=Bash TOOL_INPUT='{"command":"make lint"}' cs-memory capture memory --content "$output"`,
  run: async ({ content, source, sessionId }) => {
    const isAnswer = source === 'response';
    const { session, ...texts } = readGiven('capture memory', sessionId, {
      name: [isAnswer ? '' : undefined, 'TOOL_NAME'],
      description: [isAnswer ? '' : undefined, 'TOOL_DESCRIPTION'],
      input: [isAnswer ? '' : undefined, 'TOOL_INPUT'],
      output: [content, isAnswer ? 'RESPONSE_SUMMARY' : 'TOOL_OUTPUT'],
    });
    // Without a tool's name nobody says that it is a tool's output: then it is a text that is handed over.
    const isText = isAnswer || (texts.name === '' && texts.output !== '');
    const id = session || newestOpen();
    const { captured, waiting, why } = await showingProgress('looking', async () => {
      if (!isText) return { ...(await captureCall(id, texts)), why: 'nothing to learn' };
      const { given, waiting } = await keepGiven(id, texts.output);
      if (given === 'queued') return { captured: 1, waiting, why: '' };
      return { captured: 0, waiting, why: `not kept: ${WHY_NOT[given]}` };
    });
    const text = captured === 0 ? why : `${captured} queued, ${waiting} waiting`;
    return { json: { captured, waiting }, text };
  },
});

const newestOpen = (): string => currentSession(setting()) || NO_SESSION;

/** How many learnings a call gave, and how many of the session wait then; 0 where capture is switched off. */
async function captureCall(session: string, texts: ToolTexts) {
  const spool = await spooling();
  if (!spool.config.enabled || !spool.config.postToolCapture.enabled) return { captured: 0, waiting: 0 };
  const calls = toolCallsOf(toolPayload(texts));
  const { added, noted, dropped } = await capture(spool, session, calls);
  tellDropped(dropped);
  if (added + noted > 0) noteWorkplace(spool, session);
  return { captured: added, waiting: spool.accumulator(session).count() };
}

const addCaptureResponse = command('response', {
  summary: 'keep the answer of a finished turn and write the queue',
  about:
    'Filters and keeps the answer of a finished turn, then writes everything that the session has queued into the notes. If the answer is not kept, the reason is printed. Passing the same answer twice adds nothing.',
  options: {
    '--content <text>': 'the answer',
    '--session-id <id>': 'the session it belongs to',
    '--no-flush': 'do not write the queue',
    '--json': 'print {"answer", "written", "seen", "unborn"}',
  },
  help: `${variablesHelp('RESPONSE_SUMMARY')}\n\nExample:\n  cs-memory capture response --content "The build failed because the lock file was stale; npm ci fixes it."`,
  run: async ({ content, sessionId, flush }) => {
    const given = readGiven('capture response', sessionId, { answer: [content, 'RESPONSE_SUMMARY'] });
    const session = given.session || newestOpen();
    const { given: answer } = await keepGiven(session, given.answer);
    const total = flush ? await showingProgress('writing', () => flushSession(session)) : NOTHING;
    const said = answer === 'queued' ? 'the answer is kept' : `the answer is not kept: ${WHY_NOT[answer]}`;
    return {
      json: { answer, ...total },
      text: `${said}; ${total.written} written, ${total.seen} seen again`,
    };
  },
});

type Inject = Parameters<typeof inject>;

async function print(name: Inject[0], options: Inject[1]): Promise<undefined> {
  await spooling(); // wrong settings are told as by every command
  process.stdout.write(await inject(name, options, setting()));
}

const addInjectBrief = command('brief', {
  summary: 'print what is known about the files or the command at hand',
  about:
    'Prints, in at most 200 tokens, what was stated, proven, decided or fixed about files or a command: the ones named, otherwise those of the tool call in the environment (or its description), otherwise the files that git status lists. With --query, prints what fits a description. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Memories that the session has already been shown are left out, and what is printed is recorded as shown. It is fastest for a session that was started.',
  options: {
    '--file <path>': ['a file that is about to be changed; may be repeated', collect],
    '--command <text>': 'a command that is about to be run',
    '--query <text>': 'what is about to be done, in words',
    '--budget <tokens>': [
      'maximum number of tokens, approximately (default: 200)',
      wholeNumber(...BUDGETS.brief),
    ],
    '--session-id <id>': 'the session that receives it (default: the newest open one here)',
    '--json': 'print {"text", "memories": [id]}; `text` is omitted if there is nothing',
  },
  help: `${variablesHelp('TOOL_NAME', 'TOOL_INPUT', 'TOOL_DESCRIPTION')}\n\nExample:\n  cs-memory inject brief --file src/time.ts\n  cs-memory inject brief --command "npm test"\n  cs-memory inject brief --query "change how the importer splits records" --budget 300`,
  run: (options) => print('brief', options),
});

const addInjectContext = command('context', {
  summary: 'print what a session should know, as hooks give it to the model',
  about:
    'Prints what the hook tells the model about a prompt, or, without a prompt, what a session should know when it starts. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say; most prompts are told nothing. What is printed is recorded as shown, and what the prompt states is not kept.',
  options: {
    '--query <text>': 'the prompt',
    '--session-id <id>': 'the session that receives it (default: the newest open one here)',
    '--budget <tokens>': [
      'maximum number of tokens, approximately; where the last session stopped is told whole (default: promptRecall.tokens; without a prompt, sessionMemory.tokens)',
      wholeNumber(...BUDGETS.context),
    ],
    '--json': 'print {"text", "memories": [id]}; `text` is omitted if there is nothing',
  },
  help: `${variablesHelp('USER_PROMPT', 'CLAUDE_CONTEXT')}\nCLAUDE_CONTEXT is used if there is no prompt.\n\nExample:\n  cs-memory inject context --query "why do the tests need UTC?" --budget 500`,
  run: (options) => print('context', options),
});

export const addInject = group(
  'inject',
  {
    summary: 'print what the model should know, for scripts',
    about:
      'Prints memories as the hooks give them to the model, for scripts and clients without hooks: `context` for a prompt or the start of a session, `brief` before an edit or a command.',
    example: 'cs-memory inject context --query "why UTC?"\n  cs-memory inject brief --file src/time.ts',
  },
  [addInjectContext, addInjectBrief],
);

export const addCapture = group(
  'capture',
  {
    summary: 'hand over tool calls and answers, for scripts',
    about:
      'Hands over what happened in a session, for scripts and clients without hooks: `memory` after a tool call, `response` at the end of a turn.',
    example: 'cs-memory capture response --content "The lock file was stale; npm ci fixes it."',
  },
  [addCaptureMemory, addCaptureResponse],
);
