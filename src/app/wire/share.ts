// What syncs is wired apart: only `cs-memory sync` and a background sync load it, so that no flush pays for it.
import { defined } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import type { Scope } from '../../core/memory.ts';
import { createSyncLock } from '../../files/lock.ts';
import { networkGit } from '../../git/fetch.ts';
import { currentBranch } from '../../git/locate.ts';
import { createForeignNotes } from '../../git/note-archive.ts';
import { createObjectReader } from '../../git/objects.ts';
import { runGit } from '../../git/process.ts';
import { type ExportQuery, exportMemories } from '../../share/export-memories.ts';
import { createImport, createStreamedImport } from '../../share/import-memories.ts';
import { planNotesImport } from '../../share/import-notes.ts';
import { createNotesHistory } from '../../share/store/notes-history.ts';
import { createNotesRemote, lookAside } from '../../share/store/notes-remote.ts';
import { openRewriteHook } from '../../share/store/rewrite-hook.ts';
import { createSyncStates } from '../../share/store/sync-states.ts';
import { saysItIsUsed } from '../../share/store/unfetched.ts';
import { privateNamespaces } from '../../share/sync/stations.ts';
import { createSync } from '../../share/sync/sync.ts';
import { branchOf, findHome, gitFolder } from './home.ts';
import { autoLook, autoSync } from './jobs.ts';
import { wireCommits } from './look.ts';
import type { Wired } from './services.ts';
import { gitOf } from './store.ts';

export interface SyncOptions {
  readonly mayAsk?: boolean;
  /** Nothing may be written, not even an object that a partial clone lacks. */
  readonly dryRun?: boolean;
  readonly maxWaitMs?: number;
}

/** The sync of what `wire` has wired. Throws USAGE outside of a repository: the per-user store is nobody else's. */
export function wireSync(wired: Wired, options: SyncOptions = {}) {
  const { home, filters, index, notes, trusting, env, clock, config } = wired;
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here, and your own store is never synced', {
      hint: 'change to a folder inside the repository',
    });
  const { gitDir } = home.place;
  const { mayAsk = false, dryRun = false } = options;
  const git = { cwd: gitFolder(wired, home), env };
  // In a partial clone git may fetch a note that is missing here, as it would for the user.
  const reading = dryRun ? git : networkGit(git, { mayAsk });
  const reader = createObjectReader(reading);
  const lock = createSyncLock({ directory: home.directory });
  const { provenance } = wired.own;
  const { originOf } = provenance;
  const sync = createSync({
    ...{ lock, index, notes, provenance, filters, clock },
    remote: createNotesRemote({ git, branch: currentBranch(gitDir), mayAsk }),
    history: createNotesHistory({ git: reading, reader, originOf }),
    states: createSyncStates(home.directory),
    aside: (look) =>
      lookAside(git, (aside) => {
        const reading = networkGit(aside, { mayAsk });
        const reader = createObjectReader(reading);
        const remote = createNotesRemote({ git: aside, branch: undefined, mayAsk, looksOnly: true });
        const history = createNotesHistory({ git: reading, reader, originOf });
        return look({ remote, history }).finally(reader.close);
      }),
    signs: config.sync.sign,
    trust: trusting.settings,
    isPrivate: privateNamespaces(config.sync.private),
    ...defined({ maxWaitMs: options.maxWaitMs }),
  });
  return {
    sync,
    /** In the background; neither throws. */
    autoSync: () => autoSync(wired, sync, lock),
    autoLook: () => autoLook(wired, sync),
    saysItIsUsed: saysItIsUsed(home.place.root),
    close: reader.close,
  };
}

/** The remotes of a repository by name; asks none of them. None outside of a repository. */
export async function trustedRemotesOf(
  wired: Wired,
): Promise<readonly { readonly name: string; readonly trusted: boolean }[]> {
  if (wired.home.isUserStore) return [];
  const { stdout, exitCode } = await runGit(['remote'], gitOf(wired));
  if (exitCode !== 0) return [];
  const states = createSyncStates(wired.home.directory);
  const { sync, close } = wireSync(wired);
  const names = stdout.split('\n').filter(Boolean);
  const told = names.map(async (name) => ({ name, trusted: states.isTrusted(await sync.find(name)) }));
  return Promise.all(told).finally(close);
}

/** Whether to believe whoever may push to a remote. Throws USAGE for one that is not there. */
export async function trustRemote(wired: Wired, name: string, trusted: boolean): Promise<boolean> {
  const { sync, close } = wireSync(wired);
  const change = async () => sync.trust(await sync.find(name), trusted);
  return change().finally(close);
}

/** What takes memories out and in, on top of what `wire` gave. */
export function wireInterchange(wired: Wired) {
  const { home, own, user, filters, clock } = wired;
  const storeOf = (scope: Scope) => (scope === 'user' ? user : own);
  const { commits, close } = wireCommits(wired);
  const git = gitOf(wired);
  const reader = createObjectReader(git);
  const records = { filters, clock, branch: branchOf(home) };
  const planImport = createImport({ ...records, storeOf, commits });
  return {
    exportOf: (asked: Scope, query: ExportQuery) => {
      const { notes, scope } = storeOf(asked);
      return exportMemories({ notes, scope, filters, clock }, query);
    },
    importAll: createStreamedImport(planImport),
    /** Throws USAGE outside of a repository. */
    planNotes: (parseYaml: (text: string) => unknown, how: Parameters<typeof planNotesImport>[1]) => {
      if (home.isUserStore)
        throw new CsError('USAGE', 'there is no repository here, and therefore no notes to import');
      const foreign = createForeignNotes(git, reader);
      const { repository } = own;
      return planNotesImport({ ...records, foreign, commits, repository, planImport, parseYaml }, how);
    },
    commits,
    close: () => {
      close();
      reader.close();
    },
  };
}

/** The post-rewrite hook of the repository of a folder. Throws USAGE outside of any, and where hooks are tracked files. */
export async function wireRewriteHook(cwd: string, env: NodeJS.ProcessEnv) {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const { root, commonDir } = home.place;
  const git = { cwd: gitFolder({ cwd, env }, home), env };
  return openRewriteHook({ git, commonDir, ...defined({ root }) });
}
