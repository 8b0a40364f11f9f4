import { type Command, Option } from 'commander';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { commitLinks } from '../text/links.ts';
import { contentsPage, memoryJson, memoryLine, memoryPage } from '../text/show-memory.ts';
import { HYDRATIONS, type Hydration } from './recall.ts';

/** `cs-memory show`: all of one memory. */
export function addShow(program: Command): void {
  program
    .command('show <id>')
    .summary('all of one memory')
    .description(
      'Shows everything that is known of one memory. The beginning of an id is enough where it is unique.',
    )
    .addOption(
      new Option('--hydrate <what>', 'how much of it: `files` adds its files as they were at its commit')
        .choices(HYDRATIONS)
        .default('full'),
    )
    .option('--json', 'print {"memory": {"id", "ns", "kind", "summary", …}}')
    .addHelpText('after', '\nExample:\n  cs-memory show 3f2a')
    .action(async (id: string, { hydrate, json }: { hydrate: Hydration; json?: true }) => {
      await withWired(async (wired) => {
        const found = await wired.recall.byId(id);
        const contents = hydrate === 'files' ? await wired.hydrate(found.memory) : undefined;
        const { memory, ...known } = found;
        const { body: _body, ...brief } = memory;
        const shown = hydrate === 'summary' ? brief : memory;
        if (json)
          return printJson({ memory: memoryJson(shown, { ...known, ...(contents ? { contents } : {}) }) });
        print(
          hydrate === 'summary'
            ? memoryLine(memory, Date.now(), found.scope)
            : memoryPage(found, Date.now(), await commitLinks(wired, { isPaged: false })),
        );
        if (contents !== undefined && contents.length > 0) print(contentsPage(contents));
      });
    });
}
