import type { Command } from 'commander';
import { askGit } from '../../wire/asked-git.ts';
import { logTold, SESSION_VARIABLES, variablesHelp, warnOfMissing } from '../hook-variables.ts';
import { setting, withWired } from '../setting.ts';
import {
  type Brief,
  type BriefOptions,
  type BriefRequest,
  briefOutput,
  makeBrief,
  readBriefRequest,
} from '../text/brief.ts';

/** `cs-memory inject-brief`: a few lines before a step. What launch.ts can answer by itself does not come here. */
export function addInjectBrief(program: Command): void {
  program
    .command('inject-brief')
    .summary('print in a few lines what was settled about the files or the command at hand')
    .description(
      'Prints, in at most 200 tokens, what was stated, proven, decided or mended about some files or a command: those that are named, else those of the tool call in the environment, else the files that git status names. Markdown in the fence that marks recalled data; nothing where there is nothing. What the session was shown before is left out, and what is printed is noted as shown. It is quick where a session is given that was started.',
    )
    .option(
      '--file <path>',
      'a file that is about to be changed; may be repeated',
      (path, before: readonly string[] = []) => [...before, path],
    )
    .option('--command <text>', 'a command that is about to be run')
    .option('--session-id <id>', 'the session that is told')
    .option('--json', 'print {"text", "memories": [id]}; `text` is left out where there is nothing')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'TOOL_NAME', 'TOOL_INPUT')}\n\nExample:\n  cs-memory inject-brief --file src/time.ts\n  cs-memory inject-brief --command "npm test"`,
    )
    .action(async (options: BriefOptions) => {
      const { request, missing } = readBriefRequest(options, process.env);
      warnOfMissing('inject-brief', missing, process.env);
      const brief = (await makeBrief(request, setting())) ?? (await afterGit(request));
      process.stdout.write(briefOutput(brief, options.json));
      logTold({ briefed: brief.ids.length }, 'inject-brief', process.env);
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
