import type { Command } from 'commander';
import type { GarbageKind } from '../../ports/gc.ts';
import type { Removed } from '../../services/health/gc.ts';
import { wireAutoTidy } from '../../wire/background.ts';
import { wireGc } from '../../wire/gc.ts';
import { print, printJson } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { progressLine } from '../progress.ts';
import { quietSetting, runQuietly } from '../run-quietly.ts';
import { setting, spooling } from '../setting.ts';
import { colors } from '../text/colors.ts';

interface GcOptions {
  readonly dryRun?: true;
  readonly olderThan: number;
  readonly json?: true;
  readonly auto?: true;
}

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

/** `cs-memory maintain gc`: removes what nobody needs any more. */
export function addGc(group: Command): void {
  group
    .command('gc')
    .summary('remove old files that are no longer needed')
    .description(
      'Removes old files that are kept beside the notes of this repository and of your own store: states, stories, handoffs and goals of sessions, turns of hooks, old log files, compiled code of other versions, and indexes that nothing reads. It never removes a memory, or anything waiting to become one. Sessions do most of this when they start.',
    )
    .option(
      '--older-than <days>',
      'remove session files that have not changed for this many days',
      wholeNumber(1, 3_650),
      30,
    )
    .option('--dry-run', 'only show what would be removed')
    .option('--auto', 'run as a background job: have git tidy up if that is due, print nothing')
    .option('--json', 'print {"dry_run", "removed": [{"what", "count", "bytes", "failed"}], "bytes"}')
    .addHelpText('after', '\nExample:\n  cs-memory maintain gc --dry-run')
    .action(async ({ dryRun: isDry, olderThan, json, auto }: GcOptions) => {
      if (auto) return runQuietly('gc', (wired) => wireAutoTidy(quietSetting(), wired)());
      const dryRun = isDry === true;
      const collect = wireGc(setting(), await spooling(), { maxAgeDays: olderThan });
      const line = progressLine();
      const removed = collect({ dryRun }, (count) => line.show(`${count} files`));
      line.clear();
      const bytes = removed.reduce((sum, it) => sum + it.bytes, 0);
      if (json)
        return printJson({
          dry_run: dryRun,
          removed: removed.map(({ kind, ...counts }) => ({ what: kind, ...counts })),
          bytes,
        });
      for (const one of removed) if (one.count + one.failed > 0) print(removedLine(one));
      const what = removed.every(({ count }) => count === 0) ? 'nothing' : sizeText(bytes);
      print(dryRun ? `${what} would be removed: --dry-run` : `${what} removed`);
    });
}

function removedLine({ kind, count, bytes, failed }: Removed): string {
  const kept = failed === 0 ? '' : colors.red(`, ${failed} could not be removed`);
  return `${NAMES[kind].padEnd(20)} ${String(count).padStart(5)}  ${sizeText(bytes)}${kept}`;
}

function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
