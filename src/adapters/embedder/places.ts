import { join } from 'node:path';
import { type Environment, xdgFolder } from '../../domain/environment.ts';

/**
 * Where setup may have put packages (`node_modules`) and models (`models`), the likelier first: the folder that the
 * settings name, the client's folder for this plugin's data (a terminal outside the client does not know it), and the
 * user's own data folder.
 */
export function semanticFolders(env: Environment, named: string | undefined): readonly string[] {
  const pluginData = env['CLAUDE_PLUGIN_DATA'];
  return [
    ...(named === undefined ? [] : [named]),
    ...(pluginData ? [join(pluginData, 'semantic')] : []),
    join(xdgFolder(env, 'XDG_DATA_HOME'), 'cs-memory', 'semantic'),
  ];
}

/** Models inside of one of those folders. */
export const modelsIn = (folder: string): string => join(folder, 'models');

/** Where a model is put that can be made again without a network. */
export function modelCache(env: Environment): string {
  return join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'models');
}
