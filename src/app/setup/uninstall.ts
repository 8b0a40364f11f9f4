import { count } from '../../core/text.ts';
import type { GitOptions } from '../../git/process.ts';
import type { HookPlace, UndoPlan } from './change-file.ts';
import type { createInstallHooks } from './install-hooks.ts';
import { type OwnFolder, ownNotesRefs, removeOwnNotes } from './store/installed.ts';

export interface UninstallStep {
  readonly name: 'hooks' | 'post-rewrite' | 'rewrite-ref' | 'repository' | 'user' | 'memories';
  readonly about: string;
  readonly undo?: UndoPlan;
  run(): Promise<void> | void;
}

/** What is in a repository; absent outside of any. */
export interface RepositoryParts {
  readonly data: OwnFolder;
  readonly waiting: number;
  readonly git: GitOptions;
  readonly postRewrite: { readonly file: string; readonly remove: () => void } | undefined;
  readonly rewriteRef: { readonly remove: () => Promise<void> } | undefined;
}

export interface UninstallPorts {
  readonly install: ReturnType<typeof createInstallHooks>;
  readonly places: readonly HookPlace[];
  readonly repository: RepositoryParts | undefined;
  readonly userFolders: readonly OwnFolder[];
  readonly others: readonly string[];
  readonly agents: readonly string[];
  readonly kept: readonly OwnFolder[];
}

export type UninstallOptions = Readonly<{ purgeMemories: boolean; discardWaiting: boolean }>;

/** Queues, and what waits for a review: what is in no note yet is nowhere else. */
export const WAITING_PARTS = ['sessions', 'review'];
/** Which memories are the user's own; git's log of the notes, which says it too, is emptied by a purge. */
const OWN_WORD = 'provenance.txt';

/** Plans to take all of ours out of this repository and, where no other needs it, of this machine: what goes and what stays. Throws CONFIG_INVALID, GIT_FAILED. */
export async function uninstallPlan(ports: UninstallPorts, options: UninstallOptions) {
  const refs = ports.repository === undefined ? [] : await ownNotesRefs(ports.repository.git);
  const steps: readonly UninstallStep[] = [
    ...ports.places.flatMap((place) => hookStep(ports, place)),
    ...(ports.repository === undefined ? [] : repositorySteps(ports.repository, options, refs)),
    ...(ports.others.length > 0 ? [] : userStep(ports.userFolders)),
  ];
  return { steps, left: left(ports, options, refs) };
}

function hookStep({ install }: UninstallPorts, place: HookPlace): readonly UninstallStep[] {
  const undo = install.planUndo(place);
  const run = (): void => install.undo(undo); // of what is there by then: scripts that two settings files share go with the second
  const about = `hooks in ${place.settings.name}, and the scripts they run`;
  return undo.isDone ? [] : [{ name: 'hooks', about, undo, run }];
}

function repositorySteps(
  { postRewrite, rewriteRef, data, waiting, git }: RepositoryParts,
  { purgeMemories, discardWaiting }: UninstallOptions,
  refs: readonly string[],
): readonly UninstallStep[] {
  const waits = waiting > 0 && !discardWaiting ? WAITING_PARTS : [];
  // Whose the memories are stays until they go: that is asked for apart, and may be answered with no.
  const but = [...waits, ...(refs.length > 0 ? [OWN_WORD] : [])];
  const steps: readonly (UninstallStep | false | undefined)[] = [
    postRewrite && {
      name: 'post-rewrite',
      about: `git's hook ${postRewrite.file}; one that was there before comes back`,
      run: postRewrite.remove,
    },
    rewriteRef && { name: 'rewrite-ref', about: 'notes.rewriteRef in .git/config', run: rewriteRef.remove },
    data.hasMore(but) && {
      name: 'repository',
      about: `index, queues, states and your settings of this repository: ${data.path}${waits.length > 0 ? ', but for what waits' : ''}`,
      run: () => data.remove(but),
    },
    purgeMemories &&
      refs.length > 0 && {
        name: 'memories',
        about: `ALL MEMORIES of this repository: ${refs.join(', ')}`,
        run: async () => {
          await removeOwnNotes(git, refs);
          data.removePart(OWN_WORD);
        },
      },
  ];
  return steps.flatMap((step) => step || []);
}

function userStep(folders: readonly OwnFolder[]): readonly UninstallStep[] {
  const there = folders.filter(({ exists }) => exists);
  const about = `log, compiled code, packages, models and the link to the command, of all repositories: ${there.map(({ path }) => path).join(', ')}`;
  const run = (): void => {
    for (const folder of there) folder.remove();
  };
  return there.length === 0 ? [] : [{ name: 'user', about, run }];
}

function left(
  { repository, agents, kept, userFolders, others }: UninstallPorts,
  { purgeMemories, discardWaiting }: UninstallOptions,
  refs: readonly string[],
): readonly string[] {
  const waiting = repository?.waiting ?? 0;
  const folders = userFolders.filter(({ exists }) => exists).map(({ path }) => path);
  const memories = purgeMemories
    ? 'the objects of the memories, until `git gc --prune=now`, and what was pushed to a remote'
    : `memories: ${refs.join(', ')}, and ${OWN_WORD}, which says that they are yours (\`--purge-memories\` erases them, too)`;
  const queued = `what waits in ${count(waiting, 'file')} (\`cs-memory session flush\` writes it into notes, \`--discard-waiting\` discards it)`;
  return [
    ...(refs.length === 0 ? [] : [memories]),
    ...(waiting > 0 && !discardWaiting ? [queued] : []),
    ...agents.map((agent) => `the setup of ${agent} (\`cs-memory setup --agent ${agent} --off\` removes it)`),
    ...kept.filter(({ exists }) => exists).map(({ path }) => `your own ${path} (\`rm -r\` removes it)`),
    ...(others.length > 0
      ? [`hooks of other projects: ${others.join(', ')} (\`cs-memory uninstall\` there)`, ...folders]
      : []),
  ];
}
