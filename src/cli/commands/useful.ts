import type { Command } from 'commander';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import type { Mark } from '../../services/memories/mark-useful.ts';
import { filterOrThrow } from '../../services/secrets/filter-text.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface MarkCommandOptions {
  readonly session?: string;
  readonly json?: true;
}

const WORDS = {
  useful: {
    summary: 'this one helped',
    description: 'Says that a memory helped when it was recalled: from now on it comes sooner.',
  },
  useless: {
    summary: 'this one did not help',
    description: 'Says that a memory did not help when it was recalled: from now on it comes later.',
  },
} as const;

function addMark(program: Command, mark: Mark): void {
  const { summary, description } = WORDS[mark];
  program
    .command(`${mark} <id>`)
    .summary(summary)
    .description(`${description} It counts once for you, and once for each session that says so.`)
    .option('--session <id>', 'a session says so, not you')
    .option('--json', 'print {"id", "useful", "useless", "changed"}')
    .addHelpText('after', `\nExample:\n  cs-memory ${mark} 3f2a`)
    .action(async (id: string, { session, json }: MarkCommandOptions) => {
      await withWired(async (wired) => {
        const by = session === undefined ? {} : { session: filterOrThrow(wired.filters, session) };
        const { memory, changed } = await wired.mark(id, mark, by);
        const { usefulCount: useful, uselessCount: useless } = memory;
        if (json) return printJson({ id: memory.id, useful, useless, changed });
        const told = changed ? `is marked as ${mark}` : `was marked as ${mark} already`;
        print(`${memory.id} ${told}: ${oneLine(printable(memory.summary), 100)}`);
      });
    });
}

/** `cs-memory useful`: this one helped. */
export function addUseful(program: Command): void {
  addMark(program, 'useful');
}

/** `cs-memory useless`: this one did not help. */
export function addUseless(program: Command): void {
  addMark(program, 'useless');
}
