import { dirname, join } from 'node:path';
import { xdgFolder } from '../../core/environment.ts';
import { errorCode } from '../../core/errors.ts';
import { userConfigFile } from '../config/config.ts';
import { createOwnFolder, createOwnNotes, filesThatWait } from '../setup/store/installed.ts';
import {
  createUninstall,
  type RepositoryParts,
  type UninstallOptions,
  type UninstallPlan,
} from '../setup/uninstall.ts';
import { userHome } from './home.ts';
import { hasRepository, wireCliLink, wireInstall, wireRepositorySetup } from './install.ts';
import { wireRewriteHook } from './share.ts';

/** Plans to take all of ours out of the repository around a folder, and out of this machine. See the service. */
export async function planUninstall(
  cwd: string,
  env: NodeJS.ProcessEnv,
  options: UninstallOptions,
): Promise<UninstallPlan> {
  const { install, records, place } = wireInstall(cwd, env);
  const { link } = wireCliLink(env);
  const places = (['project', 'local', 'user'] as const).map(place);
  const ours = places.map(({ settings }) => settings.path);
  const own = (...name: readonly string[]) => createOwnFolder(join(...name));
  return createUninstall({
    install,
    places,
    repository: hasRepository(cwd, env) ? await repositoryParts(cwd, env) : undefined,
    userFolders: [
      ...(link.state === 'ours' ? [{ ...own(link.path), exists: true }] : []),
      own(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory'),
      own(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory'),
      own(xdgFolder(env, 'XDG_DATA_HOME'), 'cs-memory', 'semantic'),
    ],
    others: () => records.paths().filter((path) => !ours.includes(path)),
    kept: [own(dirname(userConfigFile(env))), own(userHome(env).place.gitDir)],
  })(options);
}

async function repositoryParts(cwd: string, env: NodeJS.ProcessEnv): Promise<RepositoryParts> {
  const { home, extras, rewriteRef } = wireRepositorySetup(cwd, env);
  const ref = await rewriteRef();
  return {
    data: createOwnFolder(home.directory),
    waiting: filesThatWait(['sessions', 'review', 'assess'].map((name) => join(home.directory, name))),
    notes: createOwnNotes({ cwd: home.place.root ?? home.place.gitDir, env }),
    postRewrite: await installedHook(cwd, env),
    rewriteRef: ref.isOurs && extras.read().includes('rewrite-ref') ? ref : undefined,
  };
}

/** Where hooks are files of the work tree, none of them is ours. */
async function installedHook(cwd: string, env: NodeJS.ProcessEnv): Promise<RepositoryParts['postRewrite']> {
  try {
    const hook = await wireRewriteHook(cwd, env);
    return hook.isInstalled ? hook : undefined;
  } catch (error) {
    if (errorCode(error) === 'USAGE') return undefined;
    throw error;
  }
}
