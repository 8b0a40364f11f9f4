import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createOwnFolder } from '../../src/app/setup/store/installed.ts';
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
  createOwnFolder(path).remove(['sessions']);
  expect(readdirSync(path)).toEqual(['sessions']);
  createOwnFolder(path).remove();
  expect(existsSync(path)).toBe(false);
  createOwnFolder(path).remove(); // twice is once
});

it('is let go of where it is a link: what that leads to stays', () => {
  const { path, link } = make();
  createOwnFolder(link).remove(['sessions']);
  expect(readdirSync(folder())).toEqual(['cs-memory', 'link']);
  createOwnFolder(link).remove();
  expect(readdirSync(folder())).toEqual(['cs-memory']);
  expect(readdirSync(path)).toEqual(['index', 'sessions']);
});
