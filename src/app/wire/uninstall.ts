import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { xdgFolder } from '../../core/basics.ts';
import { unlessFails } from '../../core/errors.ts';
import { count } from '../../core/text.ts';
import { entryNames } from '../../files/write.ts';
import { userHome } from '../../git/locate.ts';
import { queuesThatWait } from '../../memories/pending.ts';
import { openRewriteRef } from '../../share/rewrite-hook.ts';
import { defaultConfig, userConfigFile } from '../config/config.ts';
import { planUndo, type UndoPlan, undoHooks } from '../setup/install-hooks.ts';
import { hasMore, ownNotesRefs, recordedPaths, removeOwn, removeOwnNotes } from '../setup/installed.ts';
import { machineFolder, type Place } from './home.ts';
import { agentsSetUp, hasRepository, hookPlaces, repositorySetup, wireCliLink } from './install.ts';
import { wireRewriteHook } from './jobs.ts';
import { heldQueue, spoolAt } from './spool.ts';

export interface UninstallStep {
  readonly name: 'hooks' | 'post-rewrite' | 'rewrite-ref' | 'repository' | 'user' | 'memories';
  readonly about: string;
  readonly undo?: UndoPlan;
  run(): Promise<void> | void;
}

type Options = Readonly<{ purgeMemories: boolean; discardWaiting: boolean }>;

/** Queues, and what waits for a review: what is in no note yet is nowhere else. */
const WAITING_PARTS = ['sessions', 'review'];
/** Which memories are the user's own; git's log of the notes, which says it too, is emptied by a purge. */
const OWN_WORD = 'provenance.txt';

/** Plans to take all of ours out of the repository around a folder and, where no other needs it, out of this machine: what goes and what stays. Throws CONFIG_INVALID, GIT_FAILED. */
export async function planUninstall(place: Place, options: Options) {
  const { env } = place;
  const places = hookPlaces(place);
  const settings = Object.values(places).map(({ settings: { path } }) => path);
  const others = recordedPaths(places.user.records).filter((path) => !settings.includes(path));
  const here = hasRepository(place) ? await repositoryParts(place, options) : undefined;
  const { link } = wireCliLink(env);
  const folders = [
    machineFolder(env),
    join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory'),
    join(xdgFolder(env, 'XDG_DATA_HOME'), 'cs-memory', 'semantic'),
  ].filter((folder) => existsSync(folder));
  if (link.state === 'ours') folders.unshift(link.path);
  const hooks = Object.values(places).flatMap((of): readonly UninstallStep[] => {
    const undo = planUndo(of);
    const run = (): void => undoHooks(undo); // of what is there by then: scripts that two settings files share go with the second
    const about = `hooks in ${of.settings.name}, and the scripts they run`;
    return undo.isDone ? [] : [{ name: 'hooks', about, undo, run }];
  });
  const user: UninstallStep = {
    name: 'user',
    about: `log, compiled code, packages, models and the link to the command, of all repositories: ${folders.join(', ')}`,
    run: () => {
      for (const path of folders) removeOwn(path);
    },
  };
  const isOursAlone = others.length === 0 && folders.length > 0;
  const steps = [...hooks, ...(here?.steps ?? []), ...(isOursAlone ? [user] : [])];
  const kept = [dirname(userConfigFile(env)), userHome(env).place.gitDir].filter((path) => existsSync(path));
  const left = [
    ...(here?.left ?? []),
    ...agentsSetUp(place).map(
      (agent) => `the setup of ${agent} (\`cs-memory setup --agent ${agent} --off\` removes it)`,
    ),
    ...kept.map((path) => `your own ${path} (\`rm -r\` removes it)`),
    ...(others.length > 0
      ? [`hooks of other projects: ${others.join(', ')} (\`cs-memory uninstall\` there)`, ...folders]
      : []),
  ];
  return { steps, left };
}

async function repositoryParts(place: Place, { purgeMemories, discardWaiting }: Options) {
  const { home, git, extras } = repositorySetup(place);
  const data = home.directory;
  const refs = await ownNotesRefs(git);
  const ref = await openRewriteRef(git);
  const hook = await installedHook(place);
  // By the usual settings: those that are there may be wrong.
  const queues = {
    ...spoolAt(home, { config: defaultConfig(), env: place.env, clock: Date.now }),
    held: heldQueue(home),
  };
  const waiting = discardWaiting ? 0 : queuesThatWait(queues).length;
  // Whose the memories are stays until they go: that is asked for apart, and may be answered with no.
  const but = [...(waiting > 0 ? WAITING_PARTS : []), ...(refs.length > 0 ? [OWN_WORD] : [])];
  const steps: readonly (UninstallStep | false | undefined)[] = [
    hook && {
      name: 'post-rewrite',
      about: `git's hook ${hook.file}; one that was there before comes back`,
      run: hook.remove,
    },
    ref.isOurs &&
      extras.includes('rewrite-ref') && {
        name: 'rewrite-ref',
        about: 'notes.rewriteRef in .git/config',
        run: ref.remove,
      },
    hasMore(data, but) && {
      name: 'repository',
      about: `index, queues, states and your settings of this repository: ${data}${waiting > 0 ? ', but for what waits' : ''}`,
      run: () => removeOwn(data, but),
    },
    purgeMemories &&
      refs.length > 0 && {
        name: 'memories',
        about: `ALL MEMORIES of this repository: ${refs.join(', ')}`,
        run: async () => {
          await removeOwnNotes(git, refs);
          removeOwn(
            data,
            entryNames(data).filter((name) => name !== OWN_WORD),
          );
        },
      },
  ];
  const memories = purgeMemories
    ? 'the objects of the memories, until `git gc --prune=now`, and what was pushed to a remote'
    : `memories: ${refs.join(', ')}, and ${OWN_WORD}, which says that they are yours (\`--purge-memories\` erases them, too)`;
  const queued = `what waits in ${count(waiting, 'queue')} (\`cs-memory list --pending\` shows it, \`cs-memory session flush\` writes it into notes, \`--discard-waiting\` discards it)`;
  const left = [...(refs.length === 0 ? [] : [memories]), ...(waiting > 0 ? [queued] : [])];
  return { steps: steps.flatMap((step) => step || []), left };
}

/** Where hooks are files of the work tree, none of them is ours. */
async function installedHook({ cwd, env }: Place) {
  const hook = await unlessFails('USAGE', wireRewriteHook(cwd, env), undefined);
  return hook?.isInstalled ? hook : undefined;
}
