import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { ReindexReport, ReindexStep } from '../../services/health/reindex.ts';
import { wireAutoReindex } from '../../wire/background.ts';
import { print, printJson } from '../io.ts';
import { progressLine } from '../progress.ts';
import { quietSetting, runQuietly } from '../run-quietly.ts';
import { withWired } from '../setting.ts';

interface CommandOptions {
  readonly anew?: true;
  readonly update?: true;
  readonly auto?: true;
  readonly json?: true;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function reportLine({ scope, memories, wordsMs, vectors }: ReindexReport): string {
  const words = `${memories} ${memories === 1 ? 'memory' : 'memories'} indexed in ${seconds(wordsMs)}`;
  const whose = scope === 'user' ? 'your own: ' : '';
  if (vectors === undefined) return `${whose}${words}`;
  if (vectors.isBusy) return `${whose}${words}; another process is making the vectors`;
  const waiting = vectors.waiting > 0 ? `, ${vectors.waiting} wait for the next time` : '';
  const made = `${vectors.embedded} embedded in ${seconds(vectors.ms)}${waiting}`;
  return `${whose}${words}; ${made}${vectors.removed > 0 ? `, ${vectors.removed} replaced or removed` : ''}`;
}

const noLance = (): CsError =>
  new CsError('INDEX_UNAVAILABLE', 'recall by meaning is set up, and LanceDB is not installed', {
    hint: 'the words are indexed; cs-memory setup --semantic installs it, cs-memory setup --semantic --off goes by words alone',
  });

/** `cs-memory maintain reindex`: builds the search index again. */
export function addReindex(group: Command): void {
  group
    .command('reindex')
    .summary('build the search index again from the notes')
    .description(
      'Builds the index of words again, and makes the vectors that are missing where an embedder is set up. The index holds nothing that the notes do not have: this is never needed, and always safe. What was done when it is stopped is kept.',
    )
    .option('--anew', 'make all vectors again, on a shared place (index.uri) for all who use it')
    .option('--update', 'only bring up to date what is there')
    .option('--auto', 'as in the background: --update, and says nothing; failures go to the log')
    .option('--json', 'print {"stores": [{"scope", "memories", "wordsMs", "vectors"}]}')
    .addHelpText('after', '\nExample:\n  cs-memory maintain reindex')
    .action(async (options: CommandOptions) => {
      if (options.auto) return runQuietly('reindex', (wired) => wireAutoReindex(quietSetting(), wired)());
      const progress = progressLine();
      const show = ({ doing, done, total }: ReindexStep): void => {
        if (doing === 'words') progress.show('reading the notes');
        else progress.show(`embedding ${done} of ${total}`, total === 0 ? 1 : done / total);
      };
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort(new Error('stopped')));
      const stores = await withWired(async ({ reindex, config }) => {
        const reports = await reindex({
          isUpdate: options.update === true,
          isAnew: options.anew === true,
          signal: stop.signal,
          onProgress: show,
        });
        if (config.embedder.kind !== 'none' && reports.some(({ vectors }) => vectors === undefined))
          throw noLance();
        return reports;
      }).finally(progress.clear);
      if (options.json) printJson({ stores });
      else for (const report of stores) print(reportLine(report));
    });
}
