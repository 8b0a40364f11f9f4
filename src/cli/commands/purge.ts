import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import type { Memory } from '../../domain/memory.ts';
import { isPending } from '../../services/memories/pending.ts';
import { countingProgress } from '../counted-progress.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface PurgeOptions {
  readonly yes?: true;
  readonly json?: true;
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const describe = (found: Memory | string): string =>
  typeof found === 'string'
    ? `  ${found} (whatever is left of it)`
    : `  ${found.id}  ${oneLine(found.summary, 100)}${isPending(found) ? ' (queued)' : ''}`;

/** `cs-memory purge`: erase for good. */
export function addPurge(program: Command): void {
  program
    .command('purge <id...>')
    .summary('permanently erase memories from the notes and their history')
    .description(
      'Rewrites the notes refs and their history without these memories, empties the reflogs of those refs, removes the git objects that held the text, and clears queues and index. Nothing else in the repository changes. This cannot be undone. Copies that were pushed remain on the remote; the command explains what to do there.',
    )
    .option('-y, --yes', 'do not ask for confirmation')
    .option('--json', 'print {"ids", "refs", "objects", "queued", "leftIn"}')
    .addHelpText('after', '\nExample:\n  cs-memory purge 3f2a')
    .action(async (prefixes: string[], options: PurgeOptions) => {
      await withWired(async ({ purge, notes }) => {
        const found = await purge.find(prefixes);
        const question = `Permanently erase:\n${found.map(describe).join('\n')}\nThis cannot be undone. Continue?`;
        if (!(await confirm(question, options.yes === true)))
          throw new CsError('USAGE', 'nothing was erased: you answered no');
        const result = await purge.purge(found, countingProgress());
        if (options.json) return printJson(result);
        const onlyWaited = found.every(isPending) && result.refs.length === 0;
        print(
          onlyWaited
            ? `${result.ids.join(', ')}: removed from the queue; no note held it`
            : `${result.ids.join(', ')}: removed from ${count(result.refs.length, 'notes ref')}; ${count(result.objects, 'git object')} removed`,
        );
        if (result.queued > 0 && !onlyWaited)
          print(`${result.queued} queued learnings with the same text were removed too`);
        for (const place of result.leftIn) print(`still in ${place}, which cs-memory does not change`);
        const refs = (await notes.refs()).map(({ namespace }) => namespace);
        if (result.refs.some((ref) => !ref.startsWith('user:')) && refs.length > 0) print(REMOTES);
      });
    });
}

const REMOTES =
  'If these notes were ever pushed, or fetched by somebody, copies remain there with their history. `cs-memory sync` explains how to replace them on the remote without losing what others pushed (a push with a lease), and what other clones have to do. Hosts keep unreachable objects for a while: ask them to run gc.';
