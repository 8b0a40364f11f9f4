import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeOwn } from '../../src/app/setup/installed.ts';
import { planUninstall } from '../../src/app/wire/uninstall.ts';
import { makeRepository, wired } from '../helpers/repo.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-own-folder-');

function make(): { readonly path: string; readonly link: string } {
  const path = join(folder(), 'cs-memory');
  const link = join(folder(), 'link');
  mkdirSync(join(path, 'sessions'), { recursive: true });
  writeFileSync(join(path, 'index'), '');
  symlinkSync(path, link);
  return { path, link };
}

it('goes with all that is in it, but for what is named', () => {
  const { path } = make();
  removeOwn(path, ['sessions']);
  expect(readdirSync(path)).toEqual(['sessions']);
  removeOwn(path);
  expect(existsSync(path)).toBe(false);
  removeOwn(path); // twice is once
});

it('is let go of where it is a link: what that leads to stays', () => {
  const { path, link } = make();
  removeOwn(link, ['sessions']);
  expect(readdirSync(folder())).toEqual(['cs-memory', 'link']);
  removeOwn(link);
  expect(readdirSync(folder())).toEqual(['cs-memory']);
  expect(readdirSync(path)).toEqual(['index', 'sessions']);
});

it('says whose memories are until they are gone, whatever else was agreed to', async () => {
  const repository = makeRepository(folder());
  const { remember, close } = await wired(repository);
  await remember([{ summary: 'Deploys run on Tuesdays' }]);
  close();
  const data = join(repository, '.git/cs-memory');
  const plan = await planUninstall(
    { cwd: repository, env: process.env },
    { purgeMemories: true, discardWaiting: true },
  );
  const run = async (wanted: string) => plan.steps.find(({ name }) => name === wanted)?.run();
  await run('repository');
  expect(readdirSync(data)).toEqual(['provenance.txt']);
  await run('memories');
  expect(existsSync(data)).toBe(false);
});
