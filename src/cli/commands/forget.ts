import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import type { Pending, PendingMemory } from '../../services/memories/pending.ts';
import type { Wired } from '../../wire.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface ForgetOptions {
  readonly undo?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** `cs-memory forget`: never recall this one again, or `--undo`: recall it again. */
export function addForget(program: Command): void {
  program
    .command('forget <id>')
    .summary('stop recalling a memory')
    .description(
      'Marks a memory as forgotten, so that it is no longer recalled. The note keeps its text, and `--undo` brings it back. A memory that is still in a queue (`list --pending`) is removed from it for good.',
    )
    .option('--undo', 'recall the memory again')
    .option('-y, --yes', 'do not ask for confirmation')
    .option('--json', 'print {"id", "forgotten", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory forget 3f2a\n  cs-memory forget --undo 3f2a')
    .action((id: string, options: ForgetOptions) =>
      withWired((wired) => (options.undo ? restore(id, wired, options) : forget(id, wired, options))),
    );
}

async function forget(id: string, wired: Wired, options: ForgetOptions): Promise<void> {
  const { recall, pending, stores } = wired;
  const [waiting, ...others] = await pending.find(id);
  const isWaiting = waiting !== undefined && others.length === 0 && (await stores.find(id)).length === 0;
  if (isWaiting && (await dropPending(waiting, pending, options))) return;
  const { memory } = await recall.byId(isWaiting ? waiting.id : id);
  if (!isWaiting) await agree(`Forget "${oneLine(memory.summary, 100)}"?`, options);
  const { changed } = await wired.forget(memory.id, 'forgotten');
  if (options.json) printJson({ id: memory.id, forgotten: true, changed });
  else print(changed ? `${memory.id} is forgotten` : `${memory.id} was already forgotten`);
}

async function restore(id: string, { forget: mark }: Wired, { json }: ForgetOptions): Promise<void> {
  const { memory, changed } = await mark(id, 'restored');
  if (json) return printJson({ id: memory.id, forgotten: false, changed });
  const summary = oneLine(printable(memory.summary), 100);
  print(changed ? `${memory.id} is back: ${summary}` : `${memory.id} was not forgotten`);
}

/** Asks. Throws USAGE for a no. */
async function agree(question: string, { yes }: ForgetOptions): Promise<void> {
  if (!(await confirm(question, yes === true))) throw new CsError('USAGE', 'not forgotten: you answered no');
}

/** What is in no note yet. False where a flush was faster: then it is a memory like others. */
async function dropPending(
  { id, summary }: PendingMemory,
  pending: Pending,
  options: ForgetOptions,
): Promise<boolean> {
  await agree(`Remove "${oneLine(summary, 100)}" from the queue? This cannot be undone.`, options);
  if (!(await pending.drop(id))) return false;
  if (options.json) printJson({ id, forgotten: true, changed: true });
  else print(`${id} was removed from the queue; no note holds it`);
  return true;
}
