import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasManyLooseObjects, tidyWhenDue } from '../../src/git/store-check.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
/** Git guesses by one folder of 256: of so many some are in it. */
const FILES = 1_500;
/** As few as git's guess can tell. */
const LOW = '256';

function untidyRepository(): { readonly path: string; readonly loose: () => number; tidy(): Promise<void> } {
  const path = makeRepository(folder());
  for (let at = 0; at < FILES; at += 1) writeFileSync(join(path, `${at}.txt`), `file ${at}\n`);
  git(path, ['add', '--all']);
  git(path, ['-c', 'gc.auto=0', 'commit', '--quiet', '--message', 'many files']);
  git(path, ['config', 'gc.auto', LOW]);
  return {
    path,
    loose: () => Number(git(path, ['count-objects']).split(' ')[0]),
    tidy: () => tidyWhenDue({ cwd: path, env: process.env }),
  };
}

it('git tidies up where its own settings find it due', async () => {
  const { loose, tidy, path } = untidyRepository();
  expect(loose()).toBeGreaterThan(FILES);
  expect(hasManyLooseObjects(join(path, '.git'))).toBe(false);
  await tidy();
  expect(loose()).toBeLessThan(FILES / 10);
});

it.each([
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
])('git does not where the user has set %s to %s', async (key, value) => {
  const { loose, tidy, path } = untidyRepository();
  git(path, ['config', key, value]);
  await tidy();
  expect(loose()).toBeGreaterThan(FILES);
});

it('git does not where a hook of the user’s may have a word', async () => {
  const { loose, tidy, path } = untidyRepository();
  mkdirSync(join(path, '.git/hooks'), { recursive: true });
  writeFileSync(join(path, '.git/hooks/pre-auto-gc'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await tidy();
  expect(loose()).toBeGreaterThan(FILES);
});

it('many loose objects are seen by the folder that git looks at', () => {
  const gitDir = folder();
  mkdirSync(join(gitDir, 'objects/17'), { recursive: true });
  for (let at = 0; at < 28; at += 1) writeFileSync(join(gitDir, 'objects/17', `${at}`), '');
  expect(hasManyLooseObjects(gitDir)).toBe(true);
  expect(hasManyLooseObjects(join(gitDir, 'none'))).toBe(false);
});
