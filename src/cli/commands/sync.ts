import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import type { Remote } from '../../ports-sync.ts';
import type { Sync } from '../../services/sync.ts';
import { wireSync } from '../../wire-sync.ts';
import { confirm, print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { problemError, reportText, visibleText } from '../sync-text.ts';

interface SyncCommandOptions {
  readonly yes?: true;
  readonly dryRun?: true;
  readonly adoptRemote?: true;
  readonly auto?: true;
  readonly json?: true;
}

/** For the person who waits; what is asked for goes to stdout. */
const tell = (text: string): boolean => process.stderr.write(`${text}\n`);

/**
 * Asks, once for each remote and its addresses, whether its readers may read the memories. Throws USAGE for a no, and
 * where nobody can be asked.
 */
async function askFirst(sync: Sync, remote: Remote, { yes, json }: SyncCommandOptions): Promise<void> {
  const visible = await sync.look(remote);
  if (visible === undefined) return;
  if (json && !yes)
    throw new CsError('USAGE', `nobody has agreed yet to share memories with '${remote.name}'`, {
      hint: '`cs-memory sync` without --json shows what would be visible to whom; --yes agrees',
    });
  if (!json) tell(visibleText(visible));
  if (!(await confirm('Share them there, now and with every sync?', yes === true)))
    throw new CsError('USAGE', 'not synced: the question was answered with no');
  sync.agree(remote);
}

/** `cs-memory sync`: the same memories here and on a remote. */
export function addSync(program: Command): void {
  program
    .command('sync [remote]')
    .summary('have the same memories here and on a remote')
    .description(
      "Fetches the notes of a remote (by default the branch's upstream, else origin, else the only one), merges them line by line, looks for secrets in what is new, and pushes. Never by force; `handoffs` stay here. The first push asks, and shows what will be visible to whom. Your refspecs and settings stay as they are, and no pre-push hook runs.",
    )
    .option('-n, --dry-run', 'tell what would be fetched, merged and pushed; write nothing anywhere')
    .option('-y, --yes', 'answer the question of the first push beforehand')
    .option(
      '--adopt-remote',
      'where the remote was rewritten (by a purge): take what is there, and put on top what only this clone has',
    )
    .option(
      '--auto',
      'as in the background: only where you agreed before, one at a time; failures go to the log',
    )
    .option('--json', 'print {"remote", "urls", "dry_run", "agreed", "namespaces", "kept", "retries"}')
    .addHelpText('after', '\nExample:\n  cs-memory sync --dry-run')
    .action(async (name: string | undefined, options: SyncCommandOptions) => {
      const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;
      const dryRun = options.dryRun === true;
      const mayAsk = isTerminal && !options.auto;
      await withWired(async (wired) => {
        const { sync, autoSync, close } = wireSync(wired, {
          cwd: process.cwd(),
          env: process.env,
          mayAsk,
          dryRun,
          privateNamespaces: wired.config.sync.private,
        });
        try {
          if (options.auto) return void (await autoSync());
          await syncOnce(sync, name, { ...options, isTerminal });
        } finally {
          close();
        }
      });
    });
}

async function syncOnce(
  sync: Sync,
  name: string | undefined,
  options: SyncCommandOptions & { readonly isTerminal: boolean },
): Promise<void> {
  const remote = await sync.find(name);
  if (!options.dryRun) await askFirst(sync, remote, options);
  const progress = (doing: string): void => {
    if (options.isTerminal && !options.json) tell(`${doing} …`);
  };
  const how = { adopt: options.adoptRemote === true, progress };
  const report = options.dryRun ? await sync.preview(remote, how) : await sync.run(remote, how);
  const { dryRun: dry_run, ...rest } = report;
  if (options.json) printJson({ ...rest, dry_run });
  else print(reportText(report));
  const problem = problemError(report);
  if (problem !== undefined) throw problem;
}
