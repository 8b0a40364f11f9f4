import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { autoSync, type SyncSetting, syncing } from '../../src/app/wire/jobs.ts';
import type { Wired } from '../../src/app/wire/services.ts';
import type { SyncReport } from '../../src/share/sync/report.ts';
import { findRemote, hasAgreed } from '../../src/share/sync/stations.ts';
import { agree, lookBeforePush, previewSync, runSync, trustPushers } from '../../src/share/sync/sync.ts';
import { commitFiles, copyFolder, git, IDENTITY, patternOf, refreshed, wired } from './repo.ts';

/** A bare remote, and clones of it that have an identity. */
export interface Shared {
  readonly remote: string;
  clone(name: string): string;
}

/** Makes a remote with one commit in `folder`. */
export function makeShared(folder: string, ...initArgs: readonly string[]): Shared {
  const pattern = patternOf('shared', initArgs, (fresh) => {
    makeSharedAnew(fresh, ...initArgs).clone('clone');
  });
  if (pattern === undefined) return makeSharedAnew(folder, ...initArgs);
  const remote = join(folder, 'remote.git');
  copyFolder(join(pattern, 'remote.git'), remote);
  return copies(folder, initArgs, pattern, remote);
}

/** What `makeShared` made in a folder, or a copy of it. */
export const sharedIn = (folder: string, ...initArgs: readonly string[]): Shared => {
  const remote = join(folder, 'remote.git');
  return { remote, clone: (name) => cloneAnew(remote, join(folder, name), name, initArgs) };
};

function copies(folder: string, initArgs: readonly string[], pattern: string, remote: string): Shared {
  const isAsMade = (): boolean => {
    const branches = readdirSync(join(remote, 'refs/heads'));
    const tip = (where: string): string => readFileSync(join(where, 'refs/heads/main'), 'utf8');
    return (
      !existsSync(join(remote, 'packed-refs')) &&
      branches.join() === 'main' &&
      tip(remote) === tip(join(pattern, 'remote.git')) &&
      readdirSync(join(remote, 'refs/tags')).length === 0
    );
  };
  const copyClone = (name: string): string => {
    const path = join(folder, name);
    copyFolder(join(pattern, name === 'first' ? name : 'clone'), path);
    const config = join(path, '.git/config');
    const text = readFileSync(config, 'utf8').replaceAll(join(pattern, 'remote.git'), remote);
    writeFileSync(config, text.replace(' of clone', ` of ${name}`).replace('clone@', `${name}@`));
    return refreshed(path);
  };
  copyClone('first');
  return {
    remote,
    clone: (name) => (isAsMade() ? copyClone(name) : sharedIn(folder, ...initArgs).clone(name)),
  };
}

function makeSharedAnew(folder: string, ...initArgs: readonly string[]): Shared {
  const remote = join(folder, 'remote.git');
  mkdirSync(remote);
  git(remote, ['init', '--quiet', '--bare', '--initial-branch=main', ...initArgs, '.']);
  git(remote, ['config', 'receive.autogc', 'false']); // which is one process more for each push
  const { clone } = sharedIn(folder, ...initArgs);
  const first = clone('first');
  commitFiles(first, { 'README.md': 'shared\n' });
  git(first, ['push', '--quiet', '--set-upstream', 'origin', 'main']);
  return { remote, clone };
}

function cloneAnew(remote: string, path: string, name: string, initArgs: readonly string[]): string {
  mkdirSync(path);
  // not `git clone`: of an empty SHA-256 repository, git 2.39 makes a SHA-1 one
  git(path, ['init', '--quiet', '--initial-branch=main', ...initArgs, '.']);
  git(path, ['remote', 'add', 'origin', remote]);
  git(path, ['fetch', '--quiet', 'origin']);
  if (git(path, ['for-each-ref', 'refs/remotes/origin/main']) !== '')
    git(path, ['checkout', '--quiet', '-b', 'main', '--track', 'origin/main']);
  git(path, ['config', 'user.name', `${IDENTITY.name} of ${name}`]);
  git(path, ['config', 'user.email', `${name}@example.org`]);
  return path;
}

/** One clone with what the product makes of it. */
export interface Place {
  readonly path: string;
  readonly wired: Wired;
  readonly sync: ReturnType<typeof verbsOf>;
  autoSync(): ReturnType<typeof autoSync>;
  remember(summary: string, namespace?: string): Promise<string>;
  /** What `share` would do. */
  preview(options?: { readonly adopt?: boolean; readonly remote?: string }): Promise<SyncReport>;
  /** Agrees, and syncs with the remote of that name. */
  share(options?: { readonly adopt?: boolean; readonly remote?: string }): Promise<SyncReport>;
  summaries(namespace?: string): Promise<string[]>;
}

interface PlaceOptions extends SyncSetting {
  readonly env?: NodeJS.ProcessEnv;
  readonly privateNamespaces?: string[];
}

export async function placeIn(
  path: string,
  { env = process.env, privateNamespaces = [], ...options }: PlaceOptions = {},
): Promise<Place> {
  const everything = await wired(path);
  const { config } = everything;
  const sync = { ...config.sync, private: privateNamespaces };
  const home = { ...everything, env, config: { ...config, sync } };
  const own = { ...everything.own, git: { ...everything.own.git, env } };
  return placeOf(path, home, syncing({ ...home, own }, options));
}

/** What a sync does at a place. */
const verbsOf = (at: ReturnType<typeof syncing>) => ({
  find: (name?: string) => findRemote(at, name),
  hasAgreed: hasAgreed.bind(undefined, at),
  agree: agree.bind(undefined, at),
  look: lookBeforePush.bind(undefined, at),
  trust: trustPushers.bind(undefined, at),
  preview: previewSync.bind(undefined, at),
  run: runSync.bind(undefined, at),
});

function placeOf(path: string, everything: Wired, at: ReturnType<typeof syncing>): Place {
  onTestFinished(at.close);
  const sync = verbsOf(at);
  return {
    path,
    wired: everything,
    sync,
    autoSync: () => autoSync(everything, at),
    remember: async (summary, namespace = 'learnings') => {
      const [entry] = await everything.remember([{ summary, namespace }]);
      return entry?.id ?? '';
    },
    preview: async ({ adopt = false, remote: name } = {}) => sync.preview(await sync.find(name), { adopt }),
    share: async ({ adopt = false, remote: name } = {}) => {
      const remote = await sync.find(name);
      sync.agree(remote);
      return sync.run(remote, { adopt });
    },
    summaries: async (namespace = 'learnings') =>
      (await everything.index.all())
        .filter(({ ns }) => ns === namespace)
        .map(({ summary }) => summary)
        .sort(),
  };
}

/** What a report says of one namespace. */
export function namespaceOfReport(report: SyncReport, ns = 'learnings') {
  const found = report.namespaces.find((it) => it.ns === ns);
  if (found === undefined) throw new Error(`the report has no ${ns}`);
  return found;
}

/** All refs of a repository, with their commits. */
export const refsOf = (where: string, prefix = 'refs'): string => git(where, ['for-each-ref', prefix]);

/** The commit that a namespace's ref points to; '' where there is none. */
export const notesOid = (where: string, namespace = 'learnings'): string =>
  git(where, ['for-each-ref', '--format=%(objectname)', `refs/notes/cs/${namespace}`]).trim();

/** Gives a bare repository a hook: lines of a shell script. */
export function addHook(repository: string, name: string, script: string): void {
  const file = join(repository, 'hooks', name);
  mkdirSync(join(repository, 'hooks'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}
