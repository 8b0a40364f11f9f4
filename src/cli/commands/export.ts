import type { Command } from 'commander';
import { wireInterchange } from '../../wire/interchange.ts';
import { writeOut } from '../output.ts';
import { setting, withWired } from '../setting.ts';
import { markdownOf } from '../text/export-markdown.ts';

interface ExportOptions {
  readonly markdown?: true;
  readonly namespace: readonly string[];
  readonly all?: true;
  readonly user?: true;
  readonly output?: string;
}

const collect = (value: string, all: readonly string[]): readonly string[] => [...all, value];

function tell(ids: readonly string[], what: string): void {
  if (ids.length === 0) return;
  const few = `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`;
  process.stderr.write(`${ids.length} ${ids.length === 1 ? 'memory' : 'memories'} ${what}: ${few}\n`);
}

/** `cs-memory export`: memories as JSON lines, which import reads, or as a document. */
export function addExport(program: Command): void {
  program
    .command('export')
    .summary('write memories as JSON lines or as a document')
    .description(
      'Prints the memories of this repository, one JSON object per line: text, evidence, files, commits and history, so that `import --jsonl` recreates them elsewhere. --markdown writes a document for people instead. Every text passes the filters again on its way out; changes are reported on stderr.',
    )
    .option('--jsonl', 'JSON lines, as import reads them (the default)')
    .option('--markdown', 'one document, by namespace and month')
    .option('--ns, --namespace <namespace>', 'only this namespace; may be repeated', collect, [])
    .option('--all', 'include forgotten, superseded and expired memories')
    .option('--user', 'export your own memories instead of those of the repository')
    .option('-o, --output <file>', 'write to a file (default: stdout)')
    .addHelpText(
      'after',
      '\nExample:\n  cs-memory export --all -o memories.jsonl\n  cs-memory export --markdown --ns decisions',
    )
    .action(async (options: ExportOptions) => {
      await withWired(async (wired) => {
        const { exportOf, commits, close } = wireInterchange(setting(), wired);
        try {
          const query = { namespaces: options.namespace, all: options.all === true };
          const { records, redacted, stopped } = await exportOf(options.user ? 'user' : 'repository')(query);
          const titles = options.markdown
            ? await commits.titles(records.map(({ anchor }) => anchor))
            : new Map();
          const text = options.markdown
            ? markdownOf(records, titles)
            : records.map((record) => `${JSON.stringify(record)}\n`).join('');
          writeOut(text, options.output);
          tell(redacted, 'contained text that the filters now remove; the export leaves it out');
          tell(stopped, 'left out because a filter failed on them');
          if (stopped.length > 0) process.exitCode = 1;
        } finally {
          close();
        }
      });
    });
}
