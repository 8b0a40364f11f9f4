import type { Command } from 'commander';
import { createInjectContext } from '../../../recall/unasked/inject-context.ts';
import { askGit } from '../../wire/exact.ts';
import { command, wholeNumber } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, withWired } from '../setting.ts';
import {
  type ContextOptions,
  contextOutput,
  logTold,
  MAX_CONTEXT_TOKENS,
  MIN_CONTEXT_TOKENS,
  readContextRequest,
  SESSION_VARIABLES,
  variablesHelp,
  warnOfMissing,
} from '../variables.ts';
import {
  BRIEF_BUDGET,
  BRIEF_TOKENS,
  type Brief,
  type BriefOptions,
  type BriefRequest,
  briefOutput,
  makeBrief,
  readBriefRequest,
} from './brief.ts';

/** `cs-memory inject brief`: a few lines before a step. What launch.ts can answer by itself does not come here. */
export function addInjectBrief(group: Command): void {
  command(group, 'brief', {
    summary: 'print what is known about the files or the command at hand',
    about:
      'Prints, in at most 200 tokens, what was stated, proven, decided or fixed about files or a command: the ones named, otherwise those of the tool call in the environment (or its description), otherwise the files that git status lists. With --query, prints what fits a description. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Memories that the session has already been shown are left out, and what is printed is recorded as shown. It is fastest for a session that was started.',
    options: {
      '--file <path>': [
        'a file that is about to be changed; may be repeated',
        (path, before: readonly string[] = []) => [...before, path],
      ],
      '--command <text>': 'a command that is about to be run',
      '--query <text>': 'what is about to be done, in words',
      '--budget <tokens>': [
        'maximum number of tokens, approximately (default: 200)',
        wholeNumber(...BRIEF_BUDGET),
      ],
      '--session-id <id>': 'the session that receives it (default: the newest open one here)',
      '--json': 'print {"text", "memories": [id]}; `text` is omitted if there is nothing',
    },
    help: `${variablesHelp(...SESSION_VARIABLES, 'TOOL_NAME', 'TOOL_INPUT', 'TOOL_DESCRIPTION')}\n\nExample:\n  cs-memory inject brief --file src/time.ts\n  cs-memory inject brief --command "npm test"\n  cs-memory inject brief --query "change how the importer splits records" --budget 300`,
  }).action(async (options: BriefOptions) => {
    const { request, missing } = readBriefRequest(options, setting());
    warnOfMissing('inject brief', missing, process.env);
    const { query, session, budget = BRIEF_TOKENS } = request;
    if (query !== undefined) {
      const told = await withWired((wired) => createInjectContext(wired)({ session, query, budget }));
      process.stdout.write(contextOutput(told, options.json));
      return logTold({ briefed: told?.shown.length ?? 0 }, 'inject brief', process.env);
    }
    const brief = (await makeBrief(request, setting())) ?? (await afterGit(request));
    process.stdout.write(briefOutput(brief, options.json));
    logTold({ briefed: brief.ids.length }, 'inject brief', process.env);
  });
}

/** Where the index's files alone do not do: git tells who the user is, and the index is brought up to date. */
async function afterGit(request: BriefRequest): Promise<Brief> {
  const asked = await withWired(async (wired) => {
    const told = await askGit(wired, request.session);
    await wired.stores.save();
    return told;
  });
  return (await makeBrief(request, setting(), asked)) ?? { ids: [] };
}

/** `cs-memory inject context`: what a session should know, as the model is told it. What launch.ts can do by itself does not come here. */
export function addInjectContext(group: Command): void {
  command(group, 'context', {
    summary: 'print what a session should know, as hooks give it to the model',
    about:
      'Prints the memories that fit a prompt or, without one, what a session should know when it starts. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Only memories by you and by people you trust are included. Memories that the session has already been shown are left out, and what is printed is recorded as shown.',
    options: {
      '--query <text>': 'the prompt, or what to look for',
      '--session-id <id>': 'the session that receives it (default: the newest open one here)',
      '--budget <tokens>': [
        'maximum number of tokens, approximately (default: promptRecall.tokens; without a prompt, sessionMemory.tokens)',
        wholeNumber(MIN_CONTEXT_TOKENS, MAX_CONTEXT_TOKENS),
      ],
      '--json': 'print {"text", "memories": [id]}; `text` is omitted if there is nothing',
    },
    help: `${variablesHelp(...SESSION_VARIABLES, 'USER_PROMPT', 'CLAUDE_CONTEXT')}\nCLAUDE_CONTEXT is used if there is no prompt.\n\nExample:\n  cs-memory inject context --query "why do the tests need UTC" --budget 500`,
  }).action(async (options: ContextOptions) => {
    const { request, missing } = readContextRequest(options, setting());
    warnOfMissing('inject context', missing, process.env);
    const told = await showingProgress('recalling', () =>
      withWired((wired) => createInjectContext(wired)(request)),
    );
    process.stdout.write(contextOutput(told, options.json));
    logTold({ recalled: told?.shown.length ?? 0 }, 'inject context', process.env);
  });
}
