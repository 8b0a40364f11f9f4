import type { Command } from 'commander';
import { createInjectContext } from '../../services/unasked/inject-context.ts';
import {
  type ContextOptions,
  contextOutput,
  MAX_CONTEXT_TOKENS,
  MIN_CONTEXT_TOKENS,
  readContextRequest,
} from '../context.ts';
import { logTold, SESSION_VARIABLES, variablesHelp, warnOfMissing } from '../hook-variables.ts';
import { wholeNumber } from '../options.ts';
import { showingProgress } from '../progress.ts';
import { setting, withWired } from '../setting.ts';

/** `cs-memory inject context`: what a session should know, as the model is told it. What launch.ts can do by itself does not come here. */
export function addInjectContext(group: Command): void {
  group
    .command('context')
    .summary('print what a session should know, as hooks give it to the model')
    .description(
      'Prints the memories that fit a prompt or, without one, what a session should know when it starts. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Only memories by you and by people you trust are included. Memories that the session has already been shown are left out, and what is printed is recorded as shown.',
    )
    .option('--query <text>', 'the prompt, or what to look for')
    .option('--session-id <id>', 'the session that receives it (default: the newest open one here)')
    .option(
      '--budget <tokens>',
      'maximum number of tokens, approximately (default: promptRecall.tokens; without a prompt, sessionMemory.tokens)',
      wholeNumber(MIN_CONTEXT_TOKENS, MAX_CONTEXT_TOKENS),
    )
    .option('--json', 'print {"text", "memories": [id]}; `text` is omitted if there is nothing')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'USER_PROMPT', 'CLAUDE_CONTEXT')}\nCLAUDE_CONTEXT is used if there is no prompt.\n\nExample:\n  cs-memory inject context --query "why do the tests need UTC" --budget 500`,
    )
    .action(async (options: ContextOptions) => {
      const { request, missing } = readContextRequest(options, setting());
      warnOfMissing('inject context', missing, process.env);
      const told = await showingProgress('recalling', () =>
        withWired((wired) => createInjectContext(wired)(request)),
      );
      process.stdout.write(contextOutput(told, options.json));
      logTold({ recalled: told?.shown.length ?? 0 }, 'inject context', process.env);
    });
}
