import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { print, printJson, readJsonLines } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { withWired } from '../setting.ts';
import { memoryJson, memoryLine } from '../show-memory.ts';

interface RecallOptions {
  readonly limit: number;
  readonly batch?: true;
  readonly json?: true;
}

async function recallBatch(limit: number): Promise<void> {
  await withWired(async ({ recall }) => {
    for await (const { number, value } of readJsonLines()) {
      const { id, query } = value;
      if (typeof query !== 'string')
        throw new CsError('USAGE', `line ${number}: expected {"id", "query"}, and query is no text`);
      const found = await recall.byWords(query, limit);
      const results = found.map(({ memory, score }) => ({ memory: memory.id, key: memory.key, score }));
      printJson({ id, results });
    }
  });
}

/** `cs-memory recall`: what fits these words. */
export function addRecall(program: Command): void {
  program
    .command('recall [words...]')
    .summary('find memories by words')
    .description(
      'Finds the memories that fit some words, best first. Nothing found is no error: it prints nothing.',
    )
    .option('--limit <n>', 'at most so many', wholeNumber(1, 1_000), 10)
    .option(
      '--batch',
      'read {id, query} lines from stdin, print {id, results: [{memory, key, score}]} lines; `memory` is the id',
    )
    .option('--json', 'print {"memories": [{"id", "ns", "kind", "summary", …}]}')
    .addHelpText('after', '\nExample:\n  cs-memory recall --limit 3 why do the tests need UTC')
    .action(async (words: string[], options: RecallOptions) => {
      if (options.batch) return recallBatch(options.limit);
      if (words.length === 0) throw new CsError('USAGE', 'recall needs some words to look for, or --batch');
      await withWired(async ({ recall, stores }) => {
        const found = await recall.byWords(words.join(' '), options.limit);
        await stores.save();
        const memories = found.map(({ memory, freshness, score, scope }) =>
          memoryJson(memory, { freshness, score, scope }),
        );
        if (options.json) printJson({ memories });
        else for (const { memory, scope } of found) print(memoryLine(memory, Date.now(), scope));
      });
    });
}
