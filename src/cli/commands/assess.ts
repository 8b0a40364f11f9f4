import type { Command } from 'commander';
import { wireAutoAssess } from '../../wire/assess.ts';
import { pendingAnswers } from '../../wire/pending.ts';
import { print, printJson } from '../io.ts';
import { quietSetting, runQuietly } from '../run-quietly.ts';
import { setting, withWired } from '../setting.ts';

const WORDS: Readonly<Record<string, string>> = {
  assessed: 'what waited is assessed',
  nothing: 'no answer waits',
  busy: 'another process is at it',
  failed: 'it failed: `cs-memory doctor` (log) tells why',
};

/** `cs-memory assess`: has a model assess the answers that wait, where the settings want that. */
export function addAssess(program: Command): void {
  program
    .command('assess')
    .summary('have the answers that wait assessed by a model')
    .description(
      'With answers.evaluator "anthropic", the last messages of turns wait for a model to say what they are worth; hooks start this by themselves after each turn. Where the model cannot be reached, or a limit is reached, fixed signals say it.',
    )
    .option('--auto', 'as in the background: says nothing; failures go to the log')
    .option('--json', 'print {"result": "assessed", "nothing", "busy" or "failed"}')
    .addHelpText('after', '\nExample:\n  cs-memory assess')
    .action(async ({ auto, json }: { readonly auto?: true; readonly json?: true }) => {
      if (auto) return runQuietly('assess', (wired) => wireAutoAssess(quietSetting(), wired)());
      const result = await withWired(async (wired) =>
        pendingAnswers(wired.home).isEmpty() ? 'nothing' : wireAutoAssess(setting(), wired)(),
      );
      if (result === 'failed') process.exitCode = 1;
      if (json) printJson({ result });
      else print(WORDS[result] ?? result);
    });
}
