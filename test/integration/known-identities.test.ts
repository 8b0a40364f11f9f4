import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKnownIdentities } from '../../src/git/known-identities.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const DAY_MS = 24 * 60 * 60_000;

function scene(env: NodeJS.ProcessEnv = {}) {
  const repository = makeRepository(folder());
  const gitDir = join(repository, '.git');
  let nowMs = 1_000;
  const at = (over: NodeJS.ProcessEnv) =>
    createKnownIdentities(
      join(gitDir, 'cs-memory/self.json'),
      { gitDir, commonDir: gitDir },
      { HOME: folder(), ...over },
      () => nowMs,
    );
  return {
    repository,
    known: at(env),
    at,
    later: () => {
      nowMs += DAY_MS + 1;
    },
  };
}

it('knows what was kept, for a day, and nothing before', () => {
  const { known, later } = scene();
  expect(known.read()).toBeUndefined();
  known.keep(['Ann <ann@example.com>']);
  expect(known.read()).toEqual(['Ann <ann@example.com>']);
  later();
  expect(known.read()).toBeUndefined();
});

it('knows it no longer when the settings of the clone change', () => {
  const { known, repository } = scene();
  known.keep(['Ann <ann@example.com>']);
  git(repository, ['config', 'user.email', 'ann@elsewhere.example']);
  expect(known.read()).toBeUndefined();
});

it('is for nobody whom the environment names, and keeps nobody whom git does not know', () => {
  const { known, at } = scene();
  known.keep([]);
  expect(known.read()).toBeUndefined();
  known.keep(['Ann <ann@example.com>']);
  expect(at({ GIT_AUTHOR_EMAIL: 'bob@example.com' }).read()).toBeUndefined();
  const { known: named } = scene({ EMAIL: 'bob@example.com' });
  named.keep(['Bob <bob@example.com>']);
  expect(named.read()).toBeUndefined();
});

it('takes a file of another form for none', () => {
  const { known, repository } = scene();
  known.keep(['Ann <ann@example.com>']);
  const file = join(repository, '.git/cs-memory/self.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const self of ['Ann <ann@example.com>', [1], null]) {
    writeFileSync(file, JSON.stringify({ ...kept, self }));
    expect(known.read()).toBeUndefined();
  }
});
