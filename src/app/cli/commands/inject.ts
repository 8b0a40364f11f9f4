import type { Command } from 'commander';
import { createInjectContext } from '../../../recall/unasked/inject-context.ts';
import { askGit } from '../../wire/exact.ts';
import { collect, command, wholeNumber } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, withWired } from '../setting.ts';
import {
  type ContextOptions,
  MAX_CONTEXT_TOKENS,
  MIN_CONTEXT_TOKENS,
  SESSION_VARIABLES,
  variablesHelp,
} from '../variables.ts';
import { BRIEF_BUDGET, type BriefOptions, type InjectServices, injectBrief, injectContext } from './brief.ts';

const SERVICES: InjectServices = {
  injectContext: (request) => withWired((wired) => createInjectContext(wired)(request)),
  askGit: (session) =>
    withWired(async (wired) => {
      const told = await askGit(wired, session);
      await wired.stores.save();
      return told;
    }),
};

/** `cs-memory inject brief`: a few lines before a step. What launch.ts can answer by itself does not come here. */
export function addInjectBrief(group: Command): void {
  command(group, 'brief', {
    summary: 'print what is known about the files or the command at hand',
    about:
      'Prints, in at most 200 tokens, what was stated, proven, decided or fixed about files or a command: the ones named, otherwise those of the tool call in the environment (or its description), otherwise the files that git status lists. With --query, prints what fits a description. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Memories that the session has already been shown are left out, and what is printed is recorded as shown. It is fastest for a session that was started.',
    options: {
      '--file <path>': ['a file that is about to be changed; may be repeated', collect],
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
    process.stdout.write(await injectBrief(options, setting(), SERVICES));
  });
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
    const print = () => injectContext(options, setting(), SERVICES);
    process.stdout.write(await showingProgress('recalling', print));
  });
}
