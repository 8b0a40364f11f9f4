import type { Command } from 'commander';
import { createInjectContext } from '../../services/unasked/inject-context.ts';
import { askGit } from '../../wire/asked-git.ts';
import { contextOutput } from '../context.ts';
import { logTold, SESSION_VARIABLES, variablesHelp, warnOfMissing } from '../hook-variables.ts';
import { wholeNumber } from '../options.ts';
import { setting, withWired } from '../setting.ts';
import {
  BRIEF_BUDGET,
  BRIEF_TOKENS,
  type Brief,
  type BriefOptions,
  type BriefRequest,
  briefOutput,
  makeBrief,
  readBriefRequest,
} from '../text/brief.ts';

/** `cs-memory inject brief`: a few lines before a step. What launch.ts can answer by itself does not come here. */
export function addInjectBrief(group: Command): void {
  group
    .command('brief')
    .summary('print what is known about the files or the command at hand')
    .description(
      'Prints, in at most 200 tokens, what was stated, proven, decided or fixed about files or a command: the ones named, otherwise those of the tool call in the environment (or its description), otherwise the files that git status lists. With --query, prints what fits a description. The output is markdown, fenced and marked as recalled data, and empty if there is nothing to say. Memories that the session has already been shown are left out, and what is printed is recorded as shown. It is fastest for a session that was started.',
    )
    .option(
      '--file <path>',
      'a file that is about to be changed; may be repeated',
      (path, before: readonly string[] = []) => [...before, path],
    )
    .option('--command <text>', 'a command that is about to be run')
    .option('--query <text>', 'what is about to be done, in words')
    .option(
      '--budget <tokens>',
      'maximum number of tokens, approximately (default: 200)',
      wholeNumber(...BRIEF_BUDGET),
    )
    .option('--session-id <id>', 'the session that receives it (default: the newest open one here)')
    .option('--json', 'print {"text", "memories": [id]}; `text` is omitted if there is nothing')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'TOOL_NAME', 'TOOL_INPUT', 'TOOL_DESCRIPTION')}\n\nExample:\n  cs-memory inject brief --file src/time.ts\n  cs-memory inject brief --command "npm test"\n  cs-memory inject brief --query "change how the importer splits records" --budget 300`,
    )
    .action(async (options: BriefOptions) => {
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
