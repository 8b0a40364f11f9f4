import type { Command } from 'commander';
import { isLive } from '../../domain/memory.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import { print, printJson } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { withWired } from '../setting.ts';
import { memoryJson, memoryLine } from '../show-memory.ts';

interface ListOptions {
  readonly ns?: string;
  readonly limit?: number;
  readonly all?: true;
  readonly json?: true;
}

const newestFirst = ({ memory: a }: ScopedMemory, { memory: b }: ScopedMemory): number =>
  a.lastSeenAt === b.lastSeenAt ? (a.id < b.id ? -1 : 1) : a.lastSeenAt < b.lastSeenAt ? 1 : -1;

/** `cs-memory list`: all memories, the newest first. */
export function addList(program: Command): void {
  program
    .command('list')
    .summary('all memories, the newest first')
    .description('Lists the memories of this repository and your own, the one met last first.')
    .option('--ns <namespace>', 'only this namespace')
    .option('--limit <n>', 'at most so many', wholeNumber(1, 1_000_000))
    .option('--all', 'the forgotten, superseded and expired ones too')
    .option('--json', 'print {"memories": [{"id", "ns", "kind", "summary", …}]}')
    .addHelpText('after', '\nExample:\n  cs-memory list --ns decisions --limit 5')
    .action(async (options: ListOptions) => {
      const nowMs = Date.now();
      const all = await withWired(({ stores }) => stores.all());
      const memories = all
        .filter(({ memory }) => options.all || isLive(memory, nowMs))
        .filter(({ memory: { ns } }) => options.ns === undefined || ns === options.ns)
        .sort(newestFirst)
        .slice(0, options.limit);
      if (options.json)
        printJson({ memories: memories.map(({ memory, scope }) => memoryJson(memory, { scope })) });
      else for (const { memory, scope } of memories) print(memoryLine(memory, nowMs, scope));
    });
}
