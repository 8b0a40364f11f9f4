import { Argument, type Command } from 'commander';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import type { Mark } from '../../services/memories/mark-useful.ts';
import { filterOrThrow } from '../../services/secrets/filter-text.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface RateOptions {
  readonly session?: string;
  readonly json?: true;
}

/** `cs-memory rate`: whether a memory helped. */
export function addRate(program: Command): void {
  program
    .command('rate <id>')
    .summary('say whether a memory helped')
    .description(
      'Records whether a memory helped when it was recalled: a useful one is ranked higher from then on, a useless one lower. Your rating counts once, and so does that of each session.',
    )
    .addArgument(new Argument('<rating>', 'whether it helped').choices(['useful', 'useless']))
    .option('--session <id>', 'rate on behalf of a session')
    .option('--json', 'print {"id", "useful", "useless", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory rate 3f2a useful')
    .action(rate);
}

async function rate(id: string, mark: Mark, { session, json }: RateOptions): Promise<void> {
  await withWired(async (wired) => {
    const by = session === undefined ? {} : { session: filterOrThrow(wired.filters, session) };
    const { memory, changed } = await wired.mark(id, mark, by);
    const { usefulCount: useful, uselessCount: useless } = memory;
    if (json) return printJson({ id: memory.id, useful, useless, changed });
    const told = changed ? `rated ${mark}` : `was already rated ${mark}`;
    print(`${memory.id} ${told}: ${oneLine(printable(memory.summary), 100)}`);
  });
}
