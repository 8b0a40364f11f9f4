import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface ForgetOptions {
  readonly yes?: true;
  readonly json?: true;
}

/** `cs-memory forget`: never recall this one again. */
export function addForget(program: Command): void {
  program
    .command('forget <id>')
    .summary('never recall this one again')
    .description(
      'Marks a memory as forgotten: it is not recalled any more. The note keeps its text, so `restore` brings it back.',
    )
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print {"id", "forgotten", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory forget 3f2a --yes')
    .action(async (id: string, options: ForgetOptions) => {
      await withWired(async ({ forget, recall }) => {
        const { memory } = await recall.byId(id);
        const question = `Forget "${oneLine(memory.summary, 100)}"?`;
        if (!(await confirm(question, options.yes === true))) {
          throw new CsError('USAGE', 'not forgotten: the question was answered with no');
        }
        const { changed } = await forget(memory.id, 'forgotten');
        if (options.json) printJson({ id: memory.id, forgotten: true, changed });
        else print(changed ? `${memory.id} is forgotten` : `${memory.id} was already forgotten`);
      });
    });
}
