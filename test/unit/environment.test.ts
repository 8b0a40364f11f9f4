import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userConfigFile } from '../../src/app/config/config.ts';
import { modelCache, semanticFolders } from '../../src/extras/vectors/open-model.ts';
import { logDirectory } from '../../src/files/log.ts';
import { userHome } from '../../src/git/locate.ts';

const NAMES = ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'XDG_CACHE_HOME'];

const foldersOf = (value: string, home = '/home/ada'): readonly string[] => {
  const env = { HOME: home, ...Object.fromEntries(NAMES.map((name) => [name, value])) };
  return [
    userConfigFile(env),
    userHome(env).directory,
    logDirectory(env),
    modelCache(env),
    ...semanticFolders(env, undefined),
  ];
};

describe('folders of the user', () => {
  it.each(['data', './data', '../data', '.', ''])('are in the home where a variable says %j', (value) => {
    for (const folder of foldersOf(value)) expect(folder).toMatch(/^\/home\/ada\/\./);
    expect(foldersOf(value)).toEqual(foldersOf(''));
  });

  it('are where nobody can make anything, and found all the same, where there is no home', () => {
    for (const folder of foldersOf('', '')) expect(folder).toMatch(/^\/dev\/null\/\./);
  });

  it('are where an absolute path says', () => {
    for (const folder of foldersOf('/srv/ada')) {
      expect(isAbsolute(folder)).toBe(true);
      expect(folder.startsWith('/srv/ada/')).toBe(true);
    }
  });
});
