import { flushQueues } from '../../../capture/flush.ts';
import type { GarbageKind } from '../../../core/background.ts';
import { CsError, errorMessage } from '../../../core/errors.ts';
import { count, sizeText } from '../../../core/text.ts';
import { failureRecord, writeLog } from '../../../files/log.ts';
import { collectOld } from '../../wire/doctor.ts';
import { autoFlush, autoReindex, autoTidy } from '../../wire/jobs.ts';
import type { ReindexReport, Wired } from '../../wire/services.ts';
import { command, wholeNumber } from '../command.ts';
import { colors, warn } from '../io.ts';
import { countingProgress, progressLine, showingProgress } from '../progress.ts';
import { runQuietly, spooling, withWired } from '../setting.ts';

const NAMES: Readonly<Record<GarbageKind, string>> = {
  sessions: 'session states',
  stories: 'session stories',
  handoffs: 'handoff files',
  goals: 'session goals',
  turns: 'hook turns',
  log: 'log files',
  compiled: 'compiled code',
  index: 'stale indexes',
};

export const addGc = command('gc', {
  summary: 'remove old files that are no longer needed',
  about:
    'Removes old files that are kept beside the notes of this repository and of your own store: states, stories, handoffs and goals of sessions, turns of hooks, old log files, compiled code of other versions, and indexes that nothing reads. It never removes a memory, or anything waiting to become one. Sessions do most of this when they start.',
  options: {
    '--older-than <days>': [
      'remove session files that have not changed for this many days',
      wholeNumber(1, 3_650),
      30,
    ],
    '--dry-run': 'only show what would be removed',
    '--auto': 'run as a background job: have git tidy up if that is due, print nothing',
    '--json': 'print {"dry_run", "removed": [{"what", "count", "bytes", "failed"}], "bytes"}',
  },
  example: 'cs-memory maintain gc --dry-run',
  run: async ({ dryRun = false, olderThan, auto }) => {
    if (auto) return runQuietly('gc', (wired) => autoTidy(wired));
    const line = progressLine();
    const tell = (count: number): void => line.show(`${count} files`);
    const removed = collectOld(await spooling(), olderThan, dryRun, tell);
    line.clear();
    const bytes = removed.reduce((sum, it) => sum + it.bytes, 0);
    const what = removed.every(({ count }) => count === 0) ? 'nothing' : sizeText(bytes);
    return {
      json: { dry_run: dryRun, removed: removed.map(({ kind, ...it }) => ({ what: kind, ...it })), bytes },
      text: [
        ...removed.filter((it) => it.count + it.failed > 0).map(removedLine),
        dryRun ? `${what} would be removed` : `${what} removed`,
      ],
    };
  },
});

function removedLine({ kind, count, bytes, failed }: ReturnType<typeof collectOld>[number]): string {
  const kept = failed === 0 ? '' : colors.red(`, ${failed} could not be removed`);
  return `${NAMES[kind].padEnd(20)} ${String(count).padStart(5)}  ${sizeText(bytes)}${kept}`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function reportLine({ scope, memories, wordsMs, vectors }: ReindexReport): string {
  const words = `${count(memories, 'memory')} indexed in ${seconds(wordsMs)}`;
  const whose = scope === 'user' ? 'your own: ' : '';
  if (vectors === undefined) return `${whose}${words}`;
  if (vectors.isBusy) return `${whose}${words}; another process is creating the vectors`;
  const waiting = vectors.waiting > 0 ? `, ${vectors.waiting} left for next time` : '';
  const made = `${vectors.embedded} embedded in ${seconds(vectors.ms)}${waiting}`;
  return `${whose}${words}; ${made}${vectors.removed > 0 ? `, ${vectors.removed} replaced or removed` : ''}`;
}

/** After the first vectors of an embedder: what they are worth beside words here. A reindex does not fail for it. */
async function weighVectors(
  wired: Wired,
  reports: readonly ReindexReport[],
  failed: (error: unknown) => void,
): Promise<void> {
  if (!reports.some(({ vectors }) => vectors !== undefined && vectors.embedded > 0)) return;
  const { calibrateHere } = await import('../../wire/evaluate.ts');
  await calibrateHere(wired, { isAnew: false }).catch(failed);
}

export const addReindex = command('reindex', {
  summary: 'rebuild the search index from the notes',
  about:
    'Rebuilds the word index and, if an embedder is set up, creates missing vectors. The index holds nothing that is not in the notes, so this is never required and always safe. If it is interrupted, the work done so far is kept.',
  options: {
    '--anew': 'recreate all vectors, in a shared index (index.uri) for everybody who uses it',
    '--update': 'only update the existing index',
    '--auto': 'run as a background job: --update, print nothing, log failures',
    '--json': 'print {"stores": [{"scope", "memories", "wordsMs", "vectors"}]}',
  },
  example: 'cs-memory maintain reindex',
  run: async (options) => {
    if (options.auto)
      return runQuietly('reindex', (wired) =>
        autoReindex(wired, (reports) =>
          weighVectors(wired, reports, (error) =>
            writeLog(process.env, { event: 'calibrate', ...failureRecord(error) }),
          ),
        ),
      );
    const tell = countingProgress();
    const stop = new AbortController();
    const interrupted = (): void => stop.abort(new Error('stopped'));
    process.once('SIGINT', interrupted);
    const work = async (wired: Wired): Promise<readonly ReindexReport[]> => {
      const { reindex, config } = wired;
      const reports = await reindex({
        isUpdate: options.update === true,
        isAnew: options.anew === true,
        signal: stop.signal,
        onProgress: (done, total) => tell('embedding memories', done, total),
      });
      process.off('SIGINT', interrupted); // what is done is kept: from here on Ctrl-C just ends it
      await weighVectors(wired, reports, (error) =>
        warn(`vectors keep their usual weight: ${errorMessage(error)}`),
      );
      if (config.embedder.kind !== 'none' && reports.some(({ vectors }) => vectors === undefined))
        throw new CsError('INDEX_UNAVAILABLE', 'recall by meaning is set up, but LanceDB is not installed', {
          hint: 'the word index is complete; cs-memory setup --semantic installs LanceDB, cs-memory setup --semantic --off goes back to words alone',
        });
      return reports;
    };
    const isSeen = process.stderr.isTTY === true; // counting takes git a moment
    const stores = await withWired(work, isSeen ? { tellReading: tell } : {});
    return { json: { stores }, text: stores.map(reportLine) };
  },
});

export const addFlush = command('flush', {
  summary: 'write what is waiting into the notes now',
  about:
    'Writes the learnings that sessions have queued in this repository into the notes of HEAD without waiting for a session to stop.',
  options: {
    '--session <id>': 'only this session',
    '--auto': 'run as a background job: write what crashed sessions left, print nothing',
    '--json': 'print {"written", "seen", "unborn", "broken", "stopped", "retries", "failed", "why"}',
  },
  example: 'cs-memory session flush',
  run: async ({ auto, session }) => {
    if (auto) return runQuietly('flush', (wired) => autoFlush(wired));
    const total = await showingProgress('writing', () =>
      withWired((wired) => flushQueues(wired, session === undefined ? undefined : [session])),
    );
    const { written, seen, unborn, failed, why } = total;
    const waits = 'the learnings are waiting for the first commit in this repository';
    return {
      json: total,
      text: [
        unborn > 0 ? waits : `${written} written, ${seen} seen again`,
        failed > 0 && `${count(failed, 'queue')} could not be written yet: ${why}`,
      ],
    };
  },
});
