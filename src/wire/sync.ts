// What syncs is wired apart: only `cs-memory sync` and a background sync load it, so that no flush pays for it.
import { processStart } from '../adapters/accumulator/session-state.ts';
import { createJobStates } from '../adapters/background/job-states.ts';
import { currentBranch } from '../adapters/git/locate.ts';
import { lookAside } from '../adapters/git/look-aside.ts';
import { networkGit } from '../adapters/git/network.ts';
import { createNotesHistory } from '../adapters/git/notes-history.ts';
import { createNotesRemote } from '../adapters/git/notes-remote.ts';
import { createObjectReader } from '../adapters/git/object-reader.ts';
import { failureRecord, writeLog } from '../adapters/log/log.ts';
import { createSyncLock } from '../adapters/sync/sync-lock.ts';
import { createSyncStates } from '../adapters/sync/sync-states.ts';
import { CsError } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { createAutoSync } from '../services/background/auto-sync.ts';
import { createFoldTwins } from '../services/sync/fold-twins.ts';
import { createSync, type Sync } from '../services/sync/sync.ts';
import type { Wired } from '../wire.ts';
import { gitFolder } from './home.ts';

export interface WireSyncOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock?: Clock;
  /** Whether a person sits at a terminal, who may be asked for a password. */
  readonly mayAsk?: boolean;
  /** Nothing may be written, not even an object that a partial clone lacks. */
  readonly dryRun?: boolean;
  /** Namespaces that stay here, besides `handoffs`. */
  readonly privateNamespaces?: readonly string[];
  /** How long other clones may win before a sync gives up. */
  readonly maxWaitMs?: number;
}

export interface WiredSync {
  readonly sync: Sync;
  readonly autoSync: ReturnType<typeof createAutoSync>;
  /** Ends the git process that reads objects. */
  close(): void;
}

/** The sync of what `wire` has wired. Throws USAGE outside of a repository: the per-user store is nobody else's. */
export function wireSync(wired: Wired, options: WireSyncOptions): WiredSync {
  const { home, filters, index, notes, trusting } = wired;
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here, and your own store is never synced', {
      hint: 'change to a folder inside the repository',
    });
  const { gitDir } = home.place;
  const { env, mayAsk = false, dryRun = false } = options;
  const git = { cwd: gitFolder(options, home), env };
  // In a partial clone git may fetch a note that is missing here, as it would for the user.
  const reading = dryRun ? git : networkGit(git, { mayAsk });
  const reader = createObjectReader(reading);
  const clock = options.clock ?? Date.now;
  const lock = createSyncLock({ directory: home.directory, processStart, clock });
  const sync = createSync({
    remote: createNotesRemote({ git, branch: currentBranch(gitDir), mayAsk }),
    history: createNotesHistory({ git: reading, reader, originOf: wired.own.provenance.originOf }),
    states: createSyncStates(home.directory),
    aside: (look) =>
      lookAside(git, async (aside) => {
        const reading = networkGit(aside, { mayAsk });
        const reader = createObjectReader(reading);
        try {
          return await look({
            remote: createNotesRemote({ git: aside, branch: undefined, mayAsk, looksOnly: true }),
            history: createNotesHistory({ git: reading, reader, originOf: wired.own.provenance.originOf }),
          });
        } finally {
          reader.close();
        }
      }),
    lock,
    index,
    notes,
    provenance: wired.own.provenance,
    signs: wired.config.sync.sign,
    filters,
    clock,
    refs: notes.refs,
    foldTwins: createFoldTwins({ notes, index, trust: trusting.settings, clock }),
    privateNamespaces: options.privateNamespaces ?? [],
    ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
  });
  const autoSync = createAutoSync({
    sync,
    lock,
    jobs: createJobStates(home.directory),
    clock,
    log: (record) => writeLog(env, { event: 'sync', ...record }),
    logFailure: (error) => writeLog(env, { event: 'sync', ...failureRecord(error) }),
  });
  return { sync, autoSync, close: reader.close };
}
