import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { filterOrThrow } from '../../services/filter-text.ts';
import { printJson, readAllStdin, readJsonLines } from '../io.ts';
import { spooling } from '../setting.ts';

async function filterLines(): Promise<void> {
  const { filters } = await spooling();
  let stopped = 0;
  for await (const { number, value } of readJsonLines()) {
    const { id, text } = value;
    if (typeof text !== 'string')
      throw new CsError('USAGE', `line ${number}: expected {"id", "text"}, and text is no text`);
    const result = filters.filter(text);
    if (result.ok) {
      const findings = result.findings.map(({ stage, kind, start, end }) => ({ stage, kind, start, end }));
      printJson({ id, text: result.text, findings });
    } else {
      stopped += 1;
      printJson({ id, text: null, stopped: { stage: result.stage, reason: result.reason } });
    }
  }
  if (stopped > 0)
    throw new CsError(
      'FILTER_BROKEN',
      `${stopped} texts were stopped, because a filter stage failed on them`,
    );
}

/** `cs-memory filter`: what the secret filter makes of a text. */
export function addFilter(program: Command): void {
  program
    .command('filter')
    .summary('what the secret filter makes of a text')
    .description(
      'Reads text from stdin and prints it as it would be kept. A stage that fails stops the text (exit code 1); it is never let by.',
    )
    .option(
      '--jsonl',
      'read {id, text} lines, print {id, text, findings: [{stage, kind, start, end}]} (offsets in UTF-16 code units of the input)',
    )
    .addHelpText('after', '\nExample:\n  some-command 2>&1 | cs-memory filter')
    .action(async (options: { jsonl?: true }) => {
      if (options.jsonl) return filterLines();
      process.stdout.write(filterOrThrow((await spooling()).filters, await readAllStdin()));
    });
}
