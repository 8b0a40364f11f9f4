import type { TellProgress } from '../../../core/ports.ts';
import { printable } from '../../../core/text.ts';
import type { Remote } from '../../../share/remote.ts';
import { findRemote, hasAgreed, type Syncing } from '../../../share/sync/stations.ts';
import * as syncs from '../../../share/sync/sync.ts';
import { autoLook, autoSync, syncing } from '../../wire/jobs.ts';
import { leaveUntrusted, untrusted } from '../../wire/look.ts';
import type { Wired } from '../../wire/services.ts';
import { command } from '../command.ts';
import {
  confirm,
  type Flags,
  isInteractive,
  mustAgree,
  print,
  printJson,
  refuseIf,
  runQuietly,
  usage,
  withWired,
} from '../io.ts';
import { countingProgress, hideProgress, withoutProgress } from '../progress.ts';
import { droppedText, problemError, reportText, visibleText } from './sync-text.ts';

type SyncCommandOptions = Flags<'yes' | 'dryRun' | 'adoptRemote' | 'auto' | 'json'>;

/** For the person who waits; what is asked for goes to stdout. */
const tell = (text: string): boolean => process.stderr.write(`${text}\n`);

/** Asks, once for each remote and its addresses, whether its readers may read the memories. Gives whether it was agreed to now, or why not. */
async function askFirst(at: Syncing, remote: Remote, { yes, json }: SyncCommandOptions) {
  const visible = await syncs.lookBeforePush(at, remote);
  if (visible === undefined) {
    // Nothing to show yet; a word given beforehand holds for what comes.
    if (yes && !hasAgreed(at, remote)) syncs.agree(at, remote);
    return false;
  }
  const mayAsk = !json && isInteractive();
  if (!yes && mayAsk) await syncs.reach(at, remote); // nobody is asked about a place that is not there
  if (!json) tell(visibleText(visible));
  const isAgreed =
    yes === true || (mayAsk && (await confirm('Share them there, now and with every sync?', false)));
  if (isAgreed) syncs.agree(at, remote);
  if (isAgreed || mayAsk) return isAgreed || usage('nothing was pushed: you answered no');
  const how = json ? '`cs-memory sync` without --json shows what would be visible to whom' : 'ask the user';
  return usage(
    `nothing was pushed: nobody has agreed to share with '${remote.name}' yet`,
    `${how}; --yes agrees`,
  );
}

/** Asks, once for each remote and its addresses, whom to believe of those who push there. Where nobody can be asked it is left open. */
async function askWhomToBelieve(at: Syncing, remote: Remote, { json, yes, auto }: SyncCommandOptions) {
  if (json || yes || auto || !isInteractive() || syncs.wasAsked(at, remote)) return;
  tell(
    `Each note names its own author, and everybody who can push to '${printable(remote.name)}' can write any name.\n${WHOM}`,
  );
  await syncs.trustPushers(at, remote, await confirm('Trust everybody who can push there?', false));
}

const WHOM =
  'If only people you trust can push there, your sessions can be given their memories proactively. Otherwise only notes signed by\na key that git trusts (gpg.ssh.allowedSignersFile, GPG) are used so; all others are found when you ask, and labelled.';

/** Asks before memories go that the remote has no more; --yes agrees. Throws USAGE for a no, and where nobody can be asked. */
async function askToDrop(at: Syncing, remote: Remote, { yes, json }: SyncCommandOptions): Promise<void> {
  if (yes) return;
  const { namespaces } = await syncs.previewSync(at, remote, { adopt: true });
  const going = namespaces.filter(({ dropped = 0 }) => dropped > 0);
  if (going.length === 0) return;
  const what = droppedText(going);
  const drops = `--adopt-remote would drop memories here: ${what}`;
  refuseIf(json, drops, '--dry-run shows what it would do; --yes drops them');
  tell(`'${printable(remote.name)}' no longer has these, and they would be dropped here too: ${what}`);
  await mustAgree('Drop them here?', undefined, 'not synced');
}

/** A sync in the background that has not ended by then hangs, and nobody sees it. */
const DEADLINE_MS = 300_000;

export const addSync = command('sync [remote]', {
  summary: 'exchange memories with a remote',
  about:
    "Fetches the notes of a remote (by default the branch's upstream, otherwise origin, otherwise the only remote), merges them line by line, scans what is new for secrets, and pushes. It never forces a push, and `handoffs` stay local. Before the first push it shows what will be visible to whom and asks. Your refspecs and git settings are left alone, and no pre-push hook runs.",
  options: {
    '-n, --dry-run': 'show what would be fetched, merged and pushed without writing anything',
    '-y, --yes': 'confirm in advance: share with this remote; with --adopt-remote, drop what is gone there',
    '--adopt-remote':
      'if the remote was rewritten (by a purge): take its state and add what only this clone has; asks before memories are dropped here',
    '--auto':
      'run as a background job: only if you agreed before, one at a time, log failures; with --dry-run, only record what the remote has',
    '--json':
      'print {"remote", "urls", "dry_run", "agreed", "namespaces", "kept", "retries", "twins", "returned", "without_force"}',
  },
  example: 'cs-memory sync --dry-run',
  run: async (name, options) => {
    const { auto, dryRun = false } = options;
    const run = async (wired: Wired): Promise<void> => {
      const at = syncing(wired, { mayAsk: isTerminal() && !auto, dryRun });
      await (auto ? autoJob(wired, at, dryRun) : syncOnce(wired, at, name, options)).finally(at.close);
    };
    // One in the background speaks to its remote all the same, and a partial clone's notes may be fetched from it.
    if (auto) return runQuietly(dryRun ? 'look' : 'sync', run, { mayFetch: true, deadlineMs: DEADLINE_MS });
    await withoutProgress(() => withWired(run)); // it tells its steps itself, and git may ask for a password
  },
});

async function autoJob(wired: Wired, at: Syncing, dryRun: boolean): Promise<unknown> {
  if (dryRun) return autoLook(wired, at);
  await autoSync(wired, at);
  return leaveUntrusted(wired);
}

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Git brings no notes along with a clone, and nothing of ours asks a remote by itself. */
const NEW_CLONES =
  'To have new clones say that these memories exist, commit a .cs-memory.json (`{}` is enough).';

async function syncOnce(wired: Wired, at: Syncing, name: string | undefined, options: SyncCommandOptions) {
  const { dryRun, adoptRemote, json } = options;
  const remote = await findRemote(at, name);
  const asked = !dryRun && (await askFirst(at, remote, options));
  if (!dryRun) await askWhomToBelieve(at, remote, options);
  if (adoptRemote && !dryRun) await askToDrop(at, remote, options);
  const count = countingProgress();
  const progress: TellProgress = (doing, done, total) => {
    if (!isTerminal() || json) return;
    if (total !== undefined) return count(doing, done, total);
    hideProgress();
    tell(`${doing} …`);
  };
  const how = { adopt: adoptRemote === true, progress };
  const report = dryRun ? await syncs.previewSync(at, remote, how) : await syncs.runSync(at, remote, how);
  const { dryRun: dry_run, withoutForce: without_force, ...rest } = report;
  if (json) printJson({ ...rest, dry_run, without_force });
  else print(reportText(report));
  const waiting = await (dryRun ? untrusted : leaveUntrusted)(wired);
  if (waiting !== undefined && !json) tell(waiting);
  if (asked === true && !json && !syncs.isKnownUsed(at)) tell(NEW_CLONES);
  const problem = problemError(report) ?? (typeof asked === 'object' ? asked : undefined);
  if (problem !== undefined) throw problem;
}
