import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import type { Pending, PendingMemory } from '../../services/memories/pending.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface ForgetOptions {
  readonly yes?: true;
  readonly json?: true;
}

/** `cs-memory forget`: never recall this one again. */
export function addForget(program: Command): void {
  program
    .command('forget <id>')
    .summary('never recall this one again')
    .description(
      'Marks a memory as forgotten: it is not recalled any more. The note keeps its text, so `restore` brings it back. What waits in a queue (`list --pending`) is taken out of it, and is gone.',
    )
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print {"id", "forgotten", "changed"}')
    .addHelpText('after', '\nExample:\n  cs-memory forget 3f2a --yes')
    .action(async (id: string, options: ForgetOptions) => {
      await withWired(async ({ forget, recall, pending, stores }) => {
        const [waiting, ...others] = await pending.find(id);
        const isWaiting =
          waiting !== undefined && others.length === 0 && (await stores.find(id)).length === 0;
        if (isWaiting && (await dropPending(waiting, pending, options))) return;
        const { memory } = await recall.byId(isWaiting ? waiting.id : id);
        const question = `Forget "${oneLine(memory.summary, 100)}"?`;
        if (!isWaiting && !(await confirm(question, options.yes === true))) {
          throw new CsError('USAGE', 'not forgotten: the question was answered with no');
        }
        const { changed } = await forget(memory.id, 'forgotten');
        if (options.json) printJson({ id: memory.id, forgotten: true, changed });
        else print(changed ? `${memory.id} is forgotten` : `${memory.id} was already forgotten`);
      });
    });
}

/** What is in no note yet. False where a flush was faster: then it is a memory like others. */
async function dropPending(
  { id, summary }: PendingMemory,
  pending: Pending,
  { yes, json }: ForgetOptions,
): Promise<boolean> {
  const question = `Take "${oneLine(summary, 100)}" out of the queue? It cannot be restored.`;
  if (!(await confirm(question, yes === true)))
    throw new CsError('USAGE', 'not forgotten: the question was answered with no');
  if (!(await pending.drop(id))) return false;
  if (json) printJson({ id, forgotten: true, changed: true });
  else print(`${id} is gone from the queue; it was in no note`);
  return true;
}
