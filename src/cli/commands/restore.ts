import type { Command } from 'commander';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

/** `cs-memory restore`: bring back what was forgotten. */
export function addRestore(program: Command): void {
  program
    .command('restore <id>')
    .summary('recall this one again, after it was forgotten')
    .description(
      'Brings a forgotten memory back: it is recalled as before. One that was purged is gone, and cannot be restored.',
    )
    .option('--json', 'print {"id", "forgotten", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory restore 3f2a')
    .action(async (id: string, options: { json?: true }) => {
      await withWired(async ({ forget }) => {
        const { memory, changed } = await forget(id, 'restored');
        if (options.json) return printJson({ id: memory.id, forgotten: false, changed });
        const summary = oneLine(printable(memory.summary), 100);
        print(changed ? `${memory.id} is back: ${summary}` : `${memory.id} was not forgotten`);
      });
    });
}
