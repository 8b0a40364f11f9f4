import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeMark } from '../../../src/app/wire/home.ts';
import { git, makeRepository, useFolders } from '../../helpers/repo.ts';

const folder = useFolders();

it('changes with the repository, the branch, and every file that tells settings', () => {
  const [cwd, home] = [folder(), folder()];
  const marks = [placeMark(cwd, { HOME: home })];
  const change = (make: () => void): void => {
    make();
    marks.push(placeMark(cwd, { HOME: home }));
  };
  const config = join(home, '.config/cs-memory');
  change(() => makeRepository(cwd));
  change(() => git(cwd, ['switch', '--quiet', '--create', 'another']));
  change(() => git(cwd, ['config', 'user.name', 'Grace']));
  change(() => writeFileSync(join(home, '.gitconfig'), '[user]\n\tname = Ada\n'));
  change(() => mkdirSync(config, { recursive: true }) && writeFileSync(join(config, 'config.json'), '{}'));
  change(() => writeFileSync(join(config, 'config.json'), '{ }'));
  change(() => writeFileSync(join(config, 'trusted-authors'), 'grace@example.org\n'));
  change(() => writeFileSync(join(cwd, '.cs-memory.json'), '{}'));
  change(() => mkdirSync(join(cwd, '.git/cs-memory')));
  expect(new Set(marks).size).toBe(marks.length - 1); // a folder of ours alone is no change
  change(() => writeFileSync(join(cwd, '.git/cs-memory/config.json'), '{}'));
  expect(marks.at(-1)).not.toBe(marks.at(-2));
  expect(placeMark(cwd, { HOME: home })).toBe(marks.at(-1));
  change(() => rmSync(join(cwd, '.cs-memory.json')));
  expect(marks.at(-1)).not.toBe(marks.at(-2));
});
