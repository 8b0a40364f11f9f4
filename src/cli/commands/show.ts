import type { Command } from 'commander';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { memoryJson, memoryPage } from '../show-memory.ts';

/** `cs-memory show`: all of one memory. */
export function addShow(program: Command): void {
  program
    .command('show <id>')
    .summary('all of one memory')
    .description(
      'Shows everything that is known of one memory. The beginning of an id is enough where it is unique.',
    )
    .option('--json', 'print {"memory": {"id", "ns", "kind", "summary", …}}')
    .addHelpText('after', '\nExample:\n  cs-memory show 3f2a')
    .action(async (id: string, options: { json?: true }) => {
      const found = await withWired(({ recall }) => recall.byId(id));
      const { memory, freshness, scope } = found;
      if (options.json) printJson({ memory: memoryJson(memory, { freshness, scope }) });
      else print(memoryPage(found, Date.now()));
    });
}
