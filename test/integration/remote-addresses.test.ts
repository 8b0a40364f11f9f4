import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRemote } from '../../src/share/sync/stations.ts';
import { countingGit, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** What git itself says of a remote named `origin`. */
const byGit = (repository: string, ...args: readonly string[]): string[] =>
  git(repository, ['remote', 'get-url', ...args, 'origin'])
    .trim()
    .split('\n');

const CASES: readonly [what: string, settings: readonly (readonly [key: string, value: string])[]][] = [
  ['one address', [['remote.origin.url', '/there']]],
  [
    'several',
    [
      ['remote.origin.url', '/there'],
      ['remote.origin.url', '/elsewhere'],
    ],
  ],
  [
    'others to push to',
    [
      ['remote.origin.url', '/there'],
      ['remote.origin.pushurl', '/one'],
      ['remote.origin.pushurl', '/two'],
    ],
  ],
  [
    'one that is written anew',
    [
      ['remote.origin.url', 'short:there'],
      ['url./long/.insteadOf', 'short:'],
    ],
  ],
  [
    'one that is written anew for pushes',
    [
      ['remote.origin.url', 'short:there'],
      ['url./long/.pushInsteadOf', 'short:'],
    ],
  ],
];

it.each(CASES)('the addresses of a remote are those that git takes: %s', async (_what, settings) => {
  const repository = makeRepository(folder());
  for (const [key, value] of settings) git(repository, ['config', '--add', key, value]);
  const { urls, fetchUrls } = await findRemote((await wired(repository)).own);
  expect(urls).toEqual(byGit(repository, '--push', '--all'));
  const [fetched] = byGit(repository);
  expect(fetchUrls).toEqual(fetched === urls[0] ? undefined : [fetched]);
});

it('a sync that has nothing to do starts six gits, two of them for the addresses', async () => {
  const shared = makeShared(folder());
  const { path } = await placeIn(shared.clone('one'));
  const counting = countingGit(folder());
  const place = await placeIn(path, { env: { ...process.env, PATH: counting.path } });
  await place.remember('We pin tool to 2.0.3');
  await place.share();
  const again = await placeIn(path, { env: { ...process.env, PATH: counting.path } });
  const before = readFileSync(counting.log, 'utf8').length;
  await again.share();
  const calls = readFileSync(counting.log, 'utf8').slice(before).trim().split('\n');
  const commands = calls.map((call) => call.replace(/-c \S+ /g, '').split(' ')[0]);
  expect(commands.sort()).toEqual(['cat-file', 'config', 'for-each-ref', 'ls-remote', 'remote', 'remote']);
});
