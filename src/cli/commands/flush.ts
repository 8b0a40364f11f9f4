import type { Command } from 'commander';
import { wireAutoFlush } from '../../wire/background.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { quietSetting, runQuietly } from '../run-quietly.ts';
import { withWired } from '../setting.ts';

/** `cs-memory session flush`: what waits goes into the notes now. */
export function addFlush(group: Command): void {
  group
    .command('flush')
    .summary('write what is waiting into the notes now')
    .description(
      'Writes the learnings that sessions have queued in this repository into the notes of HEAD without waiting for a session to stop.',
    )
    .option('--session <id>', 'only this session')
    .option('--auto', 'run as a background job: write what crashed sessions left, print nothing')
    .option('--json', 'print {"written", "seen", "unborn", "broken", "stopped", "retries", "failed", "why"}')
    .addHelpText('after', '\nExample:\n  cs-memory session flush')
    .action(async (options: { session?: string; auto?: true; json?: true }) => {
      if (options.auto) return runQuietly('flush', (wired) => wireAutoFlush(quietSetting(), wired)());
      const total = await showingProgress('writing', () =>
        withWired(({ flushQueues }) =>
          flushQueues(options.session === undefined ? undefined : [options.session]),
        ),
      );
      if (options.json) return printJson(total);
      if (total.unborn > 0) print('the learnings are waiting for the first commit in this repository');
      else print(`${total.written} written, ${total.seen} seen again`);
      if (total.failed > 0)
        print(
          `${total.failed} ${total.failed === 1 ? 'queue' : 'queues'} could not be written yet: ${total.why}`,
        );
    });
}
