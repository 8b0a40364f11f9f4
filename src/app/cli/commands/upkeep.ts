import { defined } from '../../../core/basics.ts';
import { CsError, errorMessage } from '../../../core/errors.ts';
import type { Memory } from '../../../core/memory.ts';
import { count, printable, shortLine, sizeText } from '../../../core/text.ts';
import type { Cluster } from '../../../memories/clusters.ts';
import { consolidate, planConsolidation, undoConsolidation } from '../../../memories/consolidate.ts';
import type { RewriteEvidence } from '../../../share/reanchor/plan.ts';
import { type ReanchorReport, reanchor } from '../../../share/reanchor/reanchor.ts';
import { parsePairs } from '../../../share/reanchor/trail.ts';
import { collectOld } from '../../wire/doctor.ts';
import { autoReanchor, autoReindex, autoTidy } from '../../wire/jobs.ts';
import type { ReindexReport, Wired } from '../../wire/services.ts';
import { command, group, wholeNumber } from '../command.ts';
import {
  colors,
  idLine,
  needRepository,
  pick,
  readAllStdin,
  refuseIf,
  runQuietly,
  spooling,
  warn,
  withWired,
} from '../io.ts';
import { countingProgress } from '../progress.ts';

const addGc = command('gc', {
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
    const tell = countingProgress();
    const removed = collectOld(await spooling(), olderThan, dryRun, (count) => tell('files', count));
    tell('files');
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
  return `${kind.padEnd(12)} ${String(count).padStart(5)}  ${sizeText(bytes)}${kept}`;
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

/** After the first vectors of an embedder: what they are worth beside words here. */
async function weighVectors(wired: Wired, reports: readonly ReindexReport[]): Promise<void> {
  if (!reports.some(({ vectors }) => vectors !== undefined && vectors.embedded > 0)) return;
  const { calibrateHere } = await import('../../wire/evaluate.ts');
  await calibrateHere(wired, { isAnew: false });
}

const addReindex = command('reindex', {
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
      return runQuietly('reindex', (wired) => autoReindex(wired, (reports) => weighVectors(wired, reports)));
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
      await weighVectors(wired, reports).catch((error) =>
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

const REASONS: Readonly<Record<RewriteEvidence, string>> = {
  told: 'reported by git',
  reflog: 'from the reflog',
  message: 'from its message',
  author: 'same author and date',
  content: 'same changes',
  committed: 'it contains the work',
  known: 'it was already there',
};

const addReanchor = command('reanchor', {
  summary: 'move memories to rewritten commits',
  about:
    'Finds what became of commits that were amended, rebased, squashed or cherry-picked, and attaches their memories to the new commits as well. It is safe to run at any time, as often as you like.',
  options: {
    '--dry-run': 'show what would move without writing anything',
    '--stdin-pairs': 'read "<old> <new>" lines, as the post-rewrite hook receives them, and follow these too',
    '--auto': 'run as a background job: one at a time, print nothing, log failures',
    '--json': 'print {"moved", "copied", "unresolved", "looked", "complete", "followed"}',
  },
  example: 'cs-memory maintain reanchor --dry-run',
  run: async ({ auto, stdinPairs, dryRun = false }) => {
    if (auto) return runQuietly('reanchor', autoReanchor, { deadlineMs: DEADLINE_MS });
    const pairs = stdinPairs ? parsePairs(await readAllStdin()) : undefined;
    return withWired(async (wired) => {
      needRepository(wired);
      const how = defined({ dryRun, pairs });
      const report = await reanchor(wired.own, how);
      const known = await wired.index.known(report.followed.map(({ id }) => id));
      return { json: report, text: reportLines(report, known, dryRun) };
    });
  },
});

const DEADLINE_MS = 300_000;

function reportLines(report: ReanchorReport, known: ReadonlyMap<string, Memory>, isDryRun: boolean) {
  const { moved, copied, unresolved, followed } = report;
  const would = isDryRun ? 'would be ' : '';
  return [
    ...followed.map(({ id, from, to, why, moved: isMoved }) => {
      const way = `${from.slice(0, 10)} ${isMoved ? '->' : '=>'} ${to.slice(0, 10)}`;
      return idLine(id, `${way}  ${shortLine(known.get(id)?.summary ?? '', 80)}`, 200, REASONS[why]);
    }),
    `${moved} ${would}moved to a new commit, ${copied} ${would}on one more commit`,
    unresolved > 0 &&
      `${unresolved} ${unresolved === 1 ? 'stays' : 'stay'}: the commit is gone and has no successor`,
  ];
}

const WHY = { same: 'the same lesson', weak: 'minor notes' } as const;

function clusterText({ why, ns, path, members }: Cluster, id: string | undefined): string {
  const about = path === undefined ? ns : `${ns}, ${path}`;
  const head = `${members.length} × ${WHY[why]} (${printable(about)})${id === undefined ? '' : ` → ${colors.yellow(id)}`}`;
  return [head, ...members.map((member) => `  ${idLine(member.id, member.summary, 120)}`)].join('\n');
}

const clusterJson = ({ why, ns, path, members }: Cluster, id?: string): object => ({
  ...{ id, why, ns, path },
  members: members.map((member) => pick(member, 'id', 'summary')),
});

const addConsolidate = command('consolidate', {
  summary: 'merge memories that say the same',
  about:
    'Merges memories that state the same lesson, and old notes on one file that nobody has needed, into one memory that names them all. This can be undone. Memories by people you do not trust are left alone.',
  options: {
    '--dry-run': 'show what would be merged without writing anything',
    '--ns <namespace>': 'only in this namespace',
    '--user': 'merge your own memories, which apply to every project',
    '--undo [id]': 'undo one merge, or all of them',
    '--json': 'print {"clusters": [{"id", "why", "ns", "path", "members": [{"id", "summary"}]}]}',
  },
  example: 'cs-memory maintain consolidate --dry-run',
  run: async ({ dryRun, ns, user, undo }) => {
    // Who asks for a dry run wants nothing to be written, and an undo has no dry run.
    const isBoth = undo !== undefined && (dryRun || ns !== undefined);
    const one = '`cs-memory maintain consolidate --undo <id>` undoes one';
    refuseIf(isBoth, '--undo cannot be combined with --dry-run or --ns', one);
    return withWired(async (wired) => {
      const store = user ? wired.user : wired.own;
      const tell = countingProgress();
      if (undo !== undefined) {
        const ids = undo === true ? undefined : undo;
        const undone = await undoConsolidation(store, ids, (done, of) => tell('undoing', done, of));
        const lines = undone.map((it) => `${it.id} is undone: ${shortLine(printable(it.summary), 100)}`);
        return { json: { undone: undone.map(({ id }) => id) }, text: [...lines, `${undone.length} undone`] };
      }
      const clusters = await planConsolidation(store, await wired.trusting.settings(true), { ns });
      const done: readonly { readonly id?: string; readonly cluster: Cluster }[] = dryRun
        ? clusters.map((cluster) => ({ cluster }))
        : await consolidate(store, clusters, (count) => tell('merging', count, clusters.length));
      const members = clusters.reduce((sum, cluster) => sum + cluster.members.length, 0);
      const told = `${members} memories ${dryRun ? 'would be' : 'were'} merged into ${clusters.length}`;
      return {
        json: { clusters: done.map(({ id, cluster }) => clusterJson(cluster, id)) },
        text: [
          ...done.map(({ id, cluster }) => clusterText(cluster, id)),
          clusters.length === 0 ? 'nothing to merge' : told,
          !dryRun && done.length > 0 && '`cs-memory maintain consolidate --undo` reverses this',
        ],
      };
    });
  },
});

export const addMaintain = group(
  'maintain',
  {
    summary: 'upkeep that normally happens automatically',
    about:
      'Does by hand what sessions do in the background: rebuild the index, follow rewritten commits, merge duplicate memories, remove old files.',
    example: 'cs-memory maintain reindex\n  cs-memory maintain gc --dry-run',
  },
  [addReindex, addReanchor, addConsolidate, addGc],
);
