import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { ReindexReport, ReindexStep } from '../../services/health/reindex.ts';
import { wireAutoReindex } from '../../wire/background.ts';
import { countingProgress } from '../counted-progress.ts';
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
  if (vectors.isBusy) return `${whose}${words}; another process is creating the vectors`;
  const waiting = vectors.waiting > 0 ? `, ${vectors.waiting} left for next time` : '';
  const made = `${vectors.embedded} embedded in ${seconds(vectors.ms)}${waiting}`;
  return `${whose}${words}; ${made}${vectors.removed > 0 ? `, ${vectors.removed} replaced or removed` : ''}`;
}

const noLance = (): CsError =>
  new CsError('INDEX_UNAVAILABLE', 'recall by meaning is set up, but LanceDB is not installed', {
    hint: 'the word index is complete; cs-memory setup --semantic installs LanceDB, cs-memory setup --semantic --off goes back to words alone',
  });

/** `cs-memory maintain reindex`: builds the search index again. */
export function addReindex(group: Command): void {
  group
    .command('reindex')
    .summary('rebuild the search index from the notes')
    .description(
      'Rebuilds the word index and, if an embedder is set up, creates missing vectors. The index holds nothing that is not in the notes, so this is never required and always safe. If it is interrupted, the work done so far is kept.',
    )
    .option('--anew', 'recreate all vectors, in a shared index (index.uri) for everybody who uses it')
    .option('--update', 'only update the existing index')
    .option('--auto', 'run as a background job: --update, print nothing, log failures')
    .option('--json', 'print {"stores": [{"scope", "memories", "wordsMs", "vectors"}]}')
    .addHelpText('after', '\nExample:\n  cs-memory maintain reindex')
    .action(async (options: CommandOptions) => {
      if (options.auto) return runQuietly('reindex', (wired) => wireAutoReindex(quietSetting(), wired)());
      const progress = progressLine();
      const tell = countingProgress(progress);
      const show = ({ doing, done, total }: ReindexStep): void => {
        if (doing === 'words') progress.show('reading the notes');
        else tell('embedding memories', done, total);
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
