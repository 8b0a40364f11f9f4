import type { Command } from 'commander';
import { wireAutoAssess } from '../../wire/assess.ts';
import { print } from '../io.ts';
import { quietSetting, runQuietly } from '../run-quietly.ts';
import { setting, withWired } from '../setting.ts';

/** `cs-memory assess`: has a model assess the answers that wait, where the settings want that. */
export function addAssess(program: Command): void {
  program
    .command('assess')
    .summary('have the answers that wait assessed by a model')
    .description(
      'With answers.evaluator "anthropic", the last messages of turns wait for a model to say what they are worth; hooks start this by themselves after each turn. Where the model cannot be reached, or a limit is reached, fixed signals say it.',
    )
    .option('--auto', 'as in the background: says nothing; failures go to the log')
    .addHelpText('after', '\nExample:\n  cs-memory assess')
    .action(async ({ auto }: { readonly auto?: true }) => {
      if (auto) return runQuietly('assess', (wired) => wireAutoAssess(quietSetting(), wired)());
      const result = await withWired((wired) => wireAutoAssess(setting(), wired)());
      if (result === 'failed') process.exitCode = 1;
      print(result === 'busy' ? 'another process is at it' : result);
    });
}
