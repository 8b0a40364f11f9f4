import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface ForgetOptions {
  readonly undo?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** `cs-memory forget`: never recall this one again. */
export function addForget(program: Command): void {
  program
    .command('forget <id>')
    .summary('never recall this one again')
    .description(
      'Marks a memory as forgotten: it is not recalled any more. The note keeps its text, so --undo brings it back.',
    )
    .option('--undo', 'bring a forgotten memory back')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print {"id", "forgotten", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory forget 3f2a --yes')
    .action(async (id: string, options: ForgetOptions) => {
      await withWired(async ({ forget, recall }) => {
        const { memory } = await recall.byId(id);
        const question = `Forget "${oneLine(memory.summary, 100)}"?`;
        if (!options.undo && !(await confirm(question, options.yes === true))) {
          throw new CsError('USAGE', 'not forgotten: the question was answered with no');
        }
        const { changed } = await forget(memory.id, options.undo ? 'restored' : 'forgotten');
        const state = options.undo ? 'restored' : 'forgotten';
        if (options.json) printJson({ id: memory.id, forgotten: !options.undo, changed });
        else
          print(
            changed
              ? `${memory.id} is ${state}`
              : `${memory.id} was ${options.undo ? 'not' : 'already'} forgotten`,
          );
      });
    });
}
